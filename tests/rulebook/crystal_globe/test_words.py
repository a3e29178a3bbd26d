"""What the box and the table form say in words: English, concrete, and true to the settings."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from loipe.core import log
from loipe.core.game import Defects
from loipe.core.rulebook import introduction
from loipe.core.text import Text
from loipe.games import crystal_globe
from loipe.games.crystal_globe.config import CHOICES, Config
from tests.clauses import clause
from tests.rulebook.crystal_globe.positions import place, race_on, say, squares, turn_of, where

TEXT = Text("en", (), "crystal-globe")
RULEBOOK = (files("loipe.games.crystal_globe") / "rulebook" / "en.md").read_text("utf-8")
CATALOGUE = (files("loipe.locale") / "en" / "crystal-globe.ftl").read_text("utf-8")


def test_the_introduction_tells_aim_players_time_and_pieces() -> None:
    opening = [paragraph.partition(":")[0] for paragraph in introduction("crystal-globe").split("\n\n")[1:]]
    assert opening == ["Aim", "Players", "Time", "On the table"]


def test_no_sentence_holds_french_or_code() -> None:
    """The box's names of the levels stand in brackets, for those who have the box."""
    said = [line.partition("=")[2] for line in CATALOGUE.splitlines()]
    for sentence in [*said, *RULEBOOK.splitlines()]:
        assert not re.search(r"\b(?<!\()(ludique|tactique|strat[ée]gique)\b", sentence, re.I)
    words = {str(value) for choice in CHOICES for value in (choice.name, *choice.values)}
    assert not {word for word in words if "_" in word and word in RULEBOOK}


def test_the_rulebook_names_settings_as_the_form_does() -> None:
    labels = {TEXT.say(f"crystal-globe-option-{choice.name}") for choice in CHOICES}
    labels |= {
        TEXT.say(f"crystal-globe-option-{choice.name}-{value}")
        for choice in CHOICES if choice.kind == "choice" for value in choice.values
    }  # fmt: skip
    named = re.findall("“([^”]+)”", RULEBOOK)
    assert len(named) > 12
    assert set(named) <= labels


@clause("CG-13", "CG-32")
@pytest.mark.parametrize("name", ["most_squares", "fall_squares"])
def test_a_move_longer_than_the_ring_is_refused_also_in_an_old_log(name: str) -> None:
    text = f"{log.MAGIC}\ngame crystal-globe\nrules 1\nseats A, B\nset holders [0,1]\nset {name} 12\n{log.BODY}\n"
    with pytest.raises(Defects) as found:
        log.replay(log.read(text))
    [sentence] = TEXT.defects(found.value)
    assert TEXT.label(f"option-{name}") in sentence and "9" in sentence and "12" in sentence
    crystal_globe.start(Config(holders=(0, 1), **{name: 9}))  # type: ignore[arg-type]


@clause("CG-27", "CG-13")
def test_in_the_ring_every_square_is_one_move_away_in_one_way() -> None:
    race = race_on(most_squares=9, level="tactique")
    place(race, 0, "p7", black=3)
    turn_of(race, 0)
    say(race, "5 +3 +2")
    assert squares(race) == {"p3", "p4", "p5", "p6", "p7"}
    say(race, "p7")
    assert (where(race), race.black[0]) == ("p7", 2)

"""What is chosen unseen stays unseen: wax rows at set-up, places of 6s. Nothing a seat sees or does depends on it."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.resources import files

import msgspec
import pytest

from loipe.core.contract import NOBODY
from loipe.core.rng import Rng
from loipe.games import ski_tour
from loipe.games.ski_tour import codes as c
from loipe.games.ski_tour import skiers
from loipe.games.ski_tour.config import PRESETS, Config
from loipe.games.ski_tour.state import Race
from tests.clauses import clause

views = import_module("loipe.games.ski_tour.view")  # its name in the package is that of the function
CONFIG = Config(nations=("norway", "italy", "germany", "usa", "finland"))


def payload(race: Race, seats: frozenset[int]) -> bytes:
    return msgspec.json.encode(ski_tour.show(ski_tour.view(race, seats)))


def unseen(seed: int) -> list[Race]:
    """Positions of a random race in which some seats have chosen and others have not."""
    race = ski_tour.start(CONFIG)
    rng = Rng(seed)
    found: list[Race] = []
    while race.to_act() != NOBODY and len(found) < 60:
        if race.phase in (c.WAXING, c.SIXES):
            found.append(race.clone())
            owing = list(race.owing())
            race.turn_to(owing[rng.below(len(owing))])
        race.apply(race.pick(rng))
    return found


@clause("ST-4", "ST-18")
@pytest.mark.parametrize("seat", [0, 3, NOBODY])
def test_other_worlds_look_the_same_to_the_byte(seat: int) -> None:
    seats = frozenset({seat})
    differ = 0
    for number, race in enumerate(unseen(4)):
        view = ski_tour.view(race, seats)
        for world in range(3):
            other = ski_tour.sample(view, Rng(number, world))
            differ += other.key() != race.key()
            assert payload(other, seats) == payload(race, seats)
            assert list(other.owing()) == list(race.owing())
            if seat in list(race.owing()):
                truth = race.clone()
                truth.turn_to(seat)
                other.turn_to(seat)
                assert list(other.options()) == list(truth.options())
    assert differ > 50  # the worlds are not the truth over and over


@clause("ST-4", "ST-18")
def test_the_thumb_chooses_the_same_in_every_world() -> None:
    asked = 0
    for number, race in enumerate(unseen(9)):
        for seat in list(race.owing()):
            race.turn_to(seat)
            choice = ski_tour.thumb().choose(race, Rng(1))
            for world in range(3):
                other = ski_tour.sample(ski_tour.view(race, frozenset({seat})), Rng(number, world))
                other.turn_to(seat)
                assert ski_tour.thumb().choose(other, Rng(1)) == choice
                asked += 1
    assert asked > 100


@clause("ST-4", "ST-18")
def test_words_said_unseen_are_redacted_for_others_and_shown_to_their_holder() -> None:
    race = ski_tour.start(CONFIG)
    race.apply(0)
    race.journal = []
    race.turn_to(2)
    race.apply(race.options()[0])
    (event,) = ski_tour.events(race, race.journal)
    assert event.kind == "laid"
    assert event.seen_by(frozenset({2})).facts["card"] == "push"
    assert event.seen_by(frozenset({0, 1})).facts["card"] is None


@clause("ST-18")
def test_the_journal_of_a_hidden_choice_is_the_same_for_every_choice() -> None:
    told = set()
    race = next(
        race for race in unseen(4) if race.phase == c.SIXES and len(race.owing()) > 1 and len(race.options()) > 1
    )
    for code in race.options():
        after = race.clone()
        after.journal = []
        after.apply(code)
        told.add(str([event.seen_by(frozenset()) for event in ski_tour.events(after, after.journal)]))
    assert len(told) == 1


def test_after_the_reveal_nothing_is_hidden() -> None:
    race = ski_tour.start(PRESETS["starter"])
    rng = Rng(2)
    while race.to_act() != NOBODY:
        if race.phase not in (c.WAXING, c.SIXES):
            assert ski_tour.sample(ski_tour.view(race, frozenset()), Rng(0)).key() == race.key()
        race.apply(race.pick(rng))


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = ski_tour.view

    def leaky(race: Race, seats: frozenset[int]) -> object:
        seen = honest(race, seats)
        told = [msgspec.structs.replace(one, wax=skiers.row(race, at)) for at, one in enumerate(seen.scene.skiers)]
        return msgspec.structs.replace(seen, scene=msgspec.structs.replace(seen.scene, skiers=tuple(told)))

    monkeypatch.setattr(ski_tour, "view", leaky)
    with pytest.raises(AssertionError):
        test_other_worlds_look_the_same_to_the_byte(0)


def test_every_field_of_a_race_is_public_or_named_as_hidden() -> None:
    known = set(views.NUMBERS) | set(views.LISTS) | views.HIDDEN | views.DERIVED | {"terms", "journal"}
    source = (files("loipe.games.ski_tour") / "state.py").read_text("utf-8")
    assert set(re.findall(r"^        self\.(\w+): ", source, re.MULTILINE)) == known

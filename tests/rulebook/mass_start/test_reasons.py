"""The second judges themselves: they find what was wrong before, and look at chance's questions too."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from loipe.core.contract import CHANCE, NOBODY
from loipe.core.game import Illegal, Malformed
from loipe.core.rng import Rng
from loipe.games import mass_start
from loipe.games.mass_start import codes as c
from loipe.games.mass_start import rules_move, rules_range
from loipe.games.mass_start.config import FULL
from loipe.games.mass_start.state import Race
from tests.clauses import clause
from tests.rulebook.mass_start.positions import place, race_on, say, standing, turn_of
from tests.rulebook.mass_start.reasons import is_true, vocabulary
from tests.rulebook.mass_start.shown import check_prompt
from tests.rulebook.mass_start.test_crowds import BOARDS, crowd


def blocked() -> Race:
    race = race_on(seats=4)
    place(race, 0, "b13")
    for seat, square in enumerate(("a14", "b14", "c14"), 1):
        place(race, seat, square)
    turn_of(race, 0)
    say(race, "3")
    return race


def beside_free_stands() -> Race:
    race = race_on()
    place(race, 0, "b21", has_shot=1)
    turn_of(race, 0)
    say(race, "2")
    return race


@clause("MS-5", "MS-25")
@pytest.mark.parametrize(
    ("race", "word", "message", "rule", "facts"),
    [
        (blocked(), "go", "mass-start-must-move", "MS-3", {}),
        (blocked(), "b16", "mass-start-out-of-reach", "MS-3", {"points": 3}),
        (blocked(), "b16", "mass-start-blocked", "MS-3", {}),
        (beside_free_stands(), "S3", "mass-start-must-stop", "MS-7", {}),
        (beside_free_stands(), "b26", "mass-start-out-of-reach", "MS-3", {"points": 5}),
    ],
)
def test_a_false_reason_is_found(race: Race, word: str, message: str, rule: str, facts: dict[str, Any]) -> None:
    assert not is_true(race, word, Illegal(message, rule, word=word, **facts))


def test_a_reason_nobody_judges_is_no_reason() -> None:
    with pytest.raises(KeyError):
        is_true(standing("b5"), "go", Illegal("mass-start-because", "MS-3"))


@clause("MS-4", "MS-5", "MS-7", "MS-12", "MS-22", "MS-23", "MS-25", "MS-26")
@pytest.mark.parametrize("edition", ["ru", "fr"])
@pytest.mark.parametrize("text", BOARDS)
def test_in_a_crowd_every_reason_is_true(text: str, edition: str) -> None:
    judged = [is_true(race, word, refusal) for race in crowds(text, edition, 2) for word, refusal in refusals(race)]
    assert all(judged) and len(judged) > 500


def refusals(race: Race) -> Iterator[tuple[str, Illegal]]:
    """Every word that is not open, and why."""
    for word in vocabulary(race):
        try:
            mass_start.read(race, word)
        except Illegal as refusal:
            yield word, refusal
        except Malformed:
            pass


def crowds(text: str, edition: str, games: int) -> Iterator[Race]:
    """Six skiers around range, loop and line; each in turn has rolled, or is moved by a card."""
    for game in range(games):
        rng = Rng(9, game)
        race = race_on(text, seats=6, laps=2, ending="full_lap" if game else "straight_to_finish", edition=edition)
        crowd(race, rng)
        for race.active in range(6):
            if rules_range.is_at_stand(race, race.active) or rules_range.has_free_stand(race, race.active):
                continue  # these do not roll
            race.phase = c.MOVE if rng.below(4) else c.CARRIED
            race.points = 1 + rng.below(9)
            rules_move.find_ways(race, race.points)
            yield race


@clause("MS-9", "MS-S3", "MS-S4", "MS-S7")
def test_the_chances_told_to_whoever_throws_the_dice_are_true() -> None:
    compared = 0
    for game in range(3):
        race, rng = mass_start.start(FULL), Rng(5, game)
        while race.to_act() != NOBODY:
            if race.to_act() == CHANCE:
                compared += check_prompt(race, mass_start.prompt(race, CHANCE))
            race.apply(race.pick(rng))
    assert compared > 100

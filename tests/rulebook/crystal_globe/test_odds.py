"""Exact odds of a series, against plain walks over all that chance may do."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from loipe.core.text import Text
from loipe.games import crystal_globe
from loipe.games.crystal_globe import codes as c
from loipe.games.crystal_globe import odds as exact
from loipe.games.crystal_globe.components import components
from loipe.games.crystal_globe.state import Race
from tests.clauses import clause
from tests.rulebook.crystal_globe.positions import odds, on_stand, phase, race_on, say, turn_of

HITS = {"green": 11, "blue": 10, "yellow": 9, "orange": 8, "red": 7, "purple": 6}
TEXT = Text("en", ("Anna", "Brandt", "Carla", "Dahl", "Eder", "Fink"), "crystal-globe")


@clause("CG-22", "CG-25")
@pytest.mark.parametrize(("standing_shot", "wind", "base"), list(product((0, 1), (0, 1), (0, 1, 2))))
@pytest.mark.parametrize("split", [(5,), (3, 2), (2, 2, 1), (1, 1, 1, 1, 1)])
def test_odds_of_a_series_equal_a_walk_over_all_outcomes(
    standing_shot: int, wind: int, base: int, split: tuple[int, ...]
) -> None:
    terms = race_on(seats=2).terms
    clean, misses = exact.series(terms, standing_shot, wind, base, 0, split)
    assert (clean, misses) == walked(standing_shot == 1, wind == 1, c.BASES[base], split)


def walked(standing_shot: bool, wind: bool, base: str, split: tuple[int, ...]) -> tuple[Fraction, Fraction]:
    """The same by plain recursion over miss, hit, windsock and what the event die says."""
    shots = [at for turn in split for at in range(turn)]

    def walk(number: int, air: bool) -> tuple[Fraction, Fraction]:
        if number == len(shots):
            return Fraction(1), Fraction(0)
        die = components().sequence(base, standing_shot, air)[shots[number]]
        hit = Fraction(HITS[die], 12)
        turns = Fraction(1, 36) if die == "blue" else Fraction(0)
        same, other = walk(number + 1, air), walk(number + 1, not air)
        clean = (hit - turns) * same[0] + turns * other[0]
        misses = (1 - hit) * (1 + same[1]) + (hit - turns) * same[1] + turns * other[1]
        return clean, misses

    return walk(0, wind)


@clause("CG-60")
@pytest.mark.parametrize("words", ["x", "o", "o go x go o", "o go o go o go o go o", "x go o go x go x go x"])
def test_spare_rounds_count_in_the_odds_as_in_a_walk_through_the_race(words: str) -> None:
    race = race_on(seats=6, relay=True, spare_shots=3)
    on_stand(race, 0, 1)
    turn_of(race, 0)
    say(race, words)
    if phase(race) != "aim":
        turn_of(race, 0)
        say(race, "o")
    shown = [part.facts for option in crystal_globe.prompt(race, 0).options for part in option.odds[1:]]
    ways = exact.splits(8 - race.shots[0], race.turn_shots, 2)
    assert [facts["split"] for facts in shown] == ["+".join(str(shots) for shots in way if shots) for way in ways]
    for facts, way in zip(shown[::3], ways[::3], strict=True):
        clean, laps = shot_as(race, way, race.turn_shots)
        assert (facts["percent"], facts["clean"]) == (round(100 * clean), clean > 0)
        assert facts["laps"] == round(10 * laps) / 10
        assert (clean, laps) == exact.series(
            race.terms, 0, race.wind, race.terms.base[0], race.turn_shots, way, race.shots[0], race.black[0]
        )


def shot_as(race: Race, way: tuple[int, ...], before: int = 0) -> tuple[Fraction, Fraction]:
    """All that chance may do while the shooter keeps to a way: nothing black at the end, and what is black."""
    if not race.aiming[0]:
        return Fraction(race.black[0] == 0), Fraction(race.black[0])
    if race.phase in (c.SHOT, c.GUST):
        clean, laps = Fraction(0), Fraction(0)
        for code, chance in zip(race.options(), odds(race).values(), strict=True):
            after = race.clone()
            after.apply(code)
            found = shot_as(after, way, before)
            clean, laps = clean + chance * found[0], laps + chance * found[1]
        return clean, laps
    after = race.clone()
    if race.phase == c.AIM and race.turn_shots < before + way[0]:
        after.apply(c.GO)
        return shot_as(after, way, before)
    turn_of(after, 0)
    return shot_as(after, way[1:])


@clause("CG-60")
def test_spare_rounds_are_named_in_the_question() -> None:
    race = race_on(seats=6, relay=True, spare_shots=3)
    on_stand(race, 0, 1)
    turn_of(race, 0)
    say(race, "x")
    assert "4 shots left (spare shots: 3)" in TEXT.question(crystal_globe.prompt(race, 0))
    say(race, "go x go x go x go o")
    turn_of(race, 0)
    say(race, "o")
    assert "2 spare shots left" in TEXT.question(crystal_globe.prompt(race, 0))


@clause("CG-22")
def test_splits_list_every_way_to_share_the_shots() -> None:
    assert exact.splits(2, 3) == [(2,), (1, 1), (0, 2), (0, 1, 1)]
    assert len(exact.splits(4, 1)) == 12

"""Ice: which moves are checked, where, and what a fall costs."""

from __future__ import annotations

from fractions import Fraction

import pytest

from loipe.games.crystal_globe import codes as c
from tests.clauses import clause
from tests.rulebook.crystal_globe.positions import (
    fact,
    kinds,
    odds,
    phase,
    pile_up,
    say,
    settle,
    standing,
    turn_of,
    venue,
    where,
)

CLOSED = {1: "a22", 2: "b22", 3: "c22"}
"""Three abreast."""
ICY = venue({21: "flat . ~ .", 24: "flat . ~ ."})
ROW_OF_ICE = venue({21: "flat ~ ~ .", 22: "flat ~ ~ ."})


@clause("CG-32", "CG-41")
@pytest.mark.parametrize("level", ["ludique", "tactique", "strategique"])
def test_seven_squares_onto_ice_roll_the_event_die(level: str) -> None:
    race = standing("b20", venue({27: "flat . ~ ."}), level=level)
    if level == "ludique":
        say(race, "5 card +2 b27")
    elif level == "tactique":
        say(race, "4 +3 b27")
    else:
        say(race, "+3 b27")
    assert phase(race) == "ice"
    assert odds(race)["ice"] == Fraction(1, 3)
    events = say(race, "ice")
    assert fact(events, "fell", "square") == "b27"
    assert race.fallen[0] == 1


@clause("CG-32")
def test_six_squares_cross_ice_unharmed() -> None:
    race = standing("b19", ICY, level="tactique")
    settle(race, "4 +2 b25")
    assert where(race) == "b25"


@clause("CG-32")
def test_the_fallen_skier_stands_up_and_skis_the_turn_after() -> None:
    race = standing("b20", venue({27: "flat . ~ ."}), level="tactique")
    settle(race, "4 +3 b27 ice")
    assert where(race) == "b27"
    turn_of(race, 1)
    settle(race, "3 stay")
    assert race.fallen[0] == 0
    assert race.active == 1
    settle(race, "3 stay")
    assert (race.active, phase(race)) == (0, "roll")


@clause("CG-32")
def test_the_way_with_the_fewest_checks_is_taken() -> None:
    race = standing("b20", ICY, level="tactique")
    settle(race, "4 +3 b27")
    assert where(race) == "b27"


@clause("CG-32")
def test_each_ice_square_is_checked_in_order_until_one_fells() -> None:
    walls = {1: "c21", 2: "c22"}
    race = standing("a20", ROW_OF_ICE, others=walls, level="tactique")
    events = say(race, "4 +3 a27 windsock")
    assert phase(race) == "ice"
    assert "fell" not in kinds(events)
    events = settle(race, "ice")
    assert fact(events, "fell", "square")[1:] == "22"  # type: ignore[index]
    assert race.pile_size[0] == 1


@clause("CG-32")
def test_neither_the_square_of_departure_nor_one_passed_through_is_checked() -> None:
    race = standing("b20", venue({20: "flat . ~ .", 22: "flat . ~ ~"}), others=CLOSED, level="tactique")
    settle(race, "4 +3 b27")
    assert where(race) == "b27"


@clause("CG-32")
def test_a_fall_earns_no_slipstream_and_no_recovery() -> None:
    race = standing("b20", venue({27: "flat . ~ ."}), others={1: "b28"}, level="tactique")
    pile_up(race, 0, 1)
    events = settle(race, "4 +3 b27 ice")
    assert not {"drafted", "recovered"} & set(kinds(events))


@clause("CG-16", "CG-32")
def test_the_fallen_skier_fills_the_square() -> None:
    race = standing("b20", venue({27: "flat . ~ ."}), level="tactique")
    settle(race, "4 +3 b27 ice")
    assert race.at[race.terms.course.numbers["b27"]] == 1


@clause("CG-32", "CG-53")
def test_a_move_takes_one_way_for_its_points_and_its_ice() -> None:
    icy = venue({21: "flat . . ~"})
    race = standing(
        "b20", icy, others={1: "a22", 2: "b22", 3: "b21"}, level="strategique", strategic_move=6, fall_squares=4
    )
    pile_up(race, 0, 1)
    turn_of(race, 0)
    events = settle(race, "a24")
    assert (fact(events, "passed", "points"), race.phase != c.ICE) == (1, True)
    assert "recovered" in kinds(events)
    exact = standing(
        "b20", icy, others={1: "a22", 2: "b22", 3: "b21"}, level="strategique", strategic_move=5, fall_squares=4
    )
    pile_up(exact, 0, 1)
    turn_of(exact, 0)
    assert "recovered" not in kinds(settle(exact, "a24"))

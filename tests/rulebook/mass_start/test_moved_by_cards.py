"""Moved by a card: forward and back, and what never happens on the way."""

from __future__ import annotations

from typing import Any

import pytest

from loipe.games.mass_start.state import Race
from tests.clauses import clause
from tests.rulebook.mass_start.positions import (
    course,
    kinds,
    options,
    phase,
    place,
    race_on,
    say,
    shooting,
    squares,
    standing,
    turn_of,
    where,
)


def landed(square: str = "a9", origin: str = "b5", die: int = 4, text: str = "", **settings: Any) -> Race:
    """The first skier has landed on an E square and is about to draw."""
    fields = {"events": True, **settings}
    race = standing(origin, text, **fields) if text else standing(origin, **fields)
    say(race, f"{die} {square}")
    return race


@clause("MS-S22")
def test_forward_obeys_taken_squares_and_blocking() -> None:
    race = landed(seats=4)
    for seat, square in enumerate(("a11", "b11"), 1):
        place(race, seat, square)
    say(race, "E4")
    assert squares(race) == {"c11"}
    place(race, 3, "c11")
    other = landed(seats=4)
    for seat, square in enumerate(("a11", "b11", "c11"), 1):
        place(other, seat, square)
    say(other, "E6")
    assert {int(square[1:]) for square in squares(other)} == {10}


@clause("MS-S22", "MS-5")
def test_forward_with_no_square_free_stays() -> None:
    race = landed(seats=4)
    for seat, square in enumerate(("a10", "b10"), 1):
        place(race, seat, square)
    say(race, "E4")
    assert options(race) == ["stay"]
    assert "blocked" in kinds(say(race, "stay"))


@clause("MS-S22", "MS-7")
@pytest.mark.parametrize("edition", ["ru", "fr"])
def test_forward_stops_at_the_range(edition: str) -> None:
    race = landed("a19", "a17", 2, course({19: "E . ."}), edition=edition)
    say(race, "E6")
    assert options(race) == (["S1", "S2", "S3"] if edition == "ru" else ["S3"])
    say(race, "S3")
    assert where(race) == "S3" and race.risk[0] == 3 and race.active == 1


@clause("MS-S22")
def test_forward_may_cross_the_line() -> None:
    race = race_on(laps=2, events=True)
    place(race, 0, "b28", has_shot=1)
    turn_of(race, 0)
    say(race, "1 c29 E5")
    assert "crossed" in kinds(say(race, "c1")) and race.lap[0] == 1
    last = race_on(events=True)
    place(last, 0, "b28", has_shot=1)
    turn_of(last, 0)
    say(last, "1 c29 E6 finish")
    assert last.beyond[0] == 2


@clause("MS-S22", "MS-20")
def test_moved_by_a_card_one_has_not_landed() -> None:
    race = landed(coaches=True)
    say(race, "E5")  # three squares on: c12 is an event
    say(race, "c12")
    assert race.active == 1 and phase(race) == "roll"


@clause("MS-S22")
def test_back_goes_to_the_nearest_free_square_of_the_row_or_behind() -> None:
    race = landed(seats=4)
    place(race, 1, "a6")
    say(race, "E1")
    assert where(race) == "b6"
    full = landed(seats=4)
    for seat, square in enumerate(("a6", "b6", "c6"), 1):
        place(full, seat, square)
    say(full, "E1")
    assert where(full) == "a5"


@clause("MS-S22")
def test_back_never_crosses_the_line() -> None:
    race = landed("a2", "a1", 1, course({2: "E . ."}), laps=2)
    say(race, "E3")
    assert where(race) == "a1" and race.lap[0] == 0


@clause("MS-S22")
def test_back_never_crosses_the_range() -> None:
    race = race_on(course({27: ". . E"}), events=True)
    place(race, 0, "b25", has_shot=1)
    turn_of(race, 0)
    say(race, "2 c27 E1")
    assert where(race) == "c27"


@clause("MS-S22", "MS-24")
def test_who_waits_beside_the_stands_has_not_passed_the_range_and_is_put_back_within_it() -> None:
    race = race_on(course({24: "E ."}), seats=6, events=True)
    place(race, 0, "a21")
    for seat in range(1, 6):
        shooting(race, seat, seat)
    turn_of(race, 0)
    say(race, "3 a24 E2")
    assert where(race) == "a22"


@clause("MS-S22")
def test_back_never_crosses_the_exit_of_the_loop() -> None:
    race = race_on(course({30: ". . E"}), laps=2, events=True)
    place(race, 0, "i8", has_shot=1, loops_left=1)
    turn_of(race, 0)
    say(race, "2 c30 E1")
    assert where(race) == "c29" and race.loops_left[0] == 0


@clause("MS-S22", "MS-20")
def test_thrown_back_the_colour_counts_for_the_next_roll() -> None:
    race = landed(climbs=True, descents=True)
    say(race, "E1 1 b1 3")  # back on a6, a descent
    assert race.points == 5

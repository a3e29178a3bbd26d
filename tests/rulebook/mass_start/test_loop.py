"""The penalty loop: into it, round it, and out towards the line."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from loipe.games.mass_start import courses
from loipe.games.mass_start.state import Race
from tests.clauses import clause
from tests.rulebook.mass_start.positions import (
    course,
    give,
    kinds,
    options,
    place,
    race_on,
    say,
    shooting,
    squares,
    turn_of,
    where,
)


def owing(square: str, loops: int, **settings: Any) -> Race:
    """The first skier begins a turn here with loops to ski; a second lap keeps the finish out of it."""
    race = race_on(laps=2, **settings)
    place(race, 0, square, has_shot=1, loops_left=loops)
    turn_of(race, 0)
    return race


@clause("MS-12")
@pytest.mark.parametrize("left", [1, 2, 3, 4, 5])
def test_targets_left_are_as_many_loops(left: int) -> None:
    race = race_on()
    shooting(race, 0, 1, targets_left=left, shots=7)
    turn_of(race, 0)
    say(race, "o b21")
    assert race.loops_left[0] == left and race.series[0] == left + 1


@clause("MS-12")
def test_who_owes_a_loop_turns_into_it_at_the_junction() -> None:
    race = owing("b27", 1)
    say(race, "6")
    assert squares(race) == {"i5", "o5"}


@clause("MS-12")
def test_after_each_loop_the_counter_goes_down() -> None:
    race = owing("i7", 3)
    told = say(race, "3 i2")
    assert race.loops_left[0] == 2
    assert "loop-done" in kinds(told)


@clause("MS-12")
def test_after_the_last_loop_the_figure_leaves_towards_the_line() -> None:
    race = owing("i7", 1)
    say(race, "4")
    assert squares(race) == {"a31", "b31", "c31"}
    say(race, "b31")
    assert race.loops_left[0] == 0


@clause("MS-12")
@pytest.mark.parametrize("name", courses.names())
def test_the_loop_is_drawn_and_skied_counter_clockwise(name: str) -> None:
    drawing = courses.drawing(name)
    assert drawing.loop is not None
    centre_x, centre_y = drawing.loop.centre
    for lane in ("i", "o"):
        spots = [square.centre for square in drawing.squares if square.name[0] == lane]
        turns = [
            (ax - centre_x) * (by - centre_y) - (ay - centre_y) * (bx - centre_x)
            for (ax, ay), (bx, by) in pairwise([*spots, spots[0]])
        ]
        assert all(turn < 0 for turn in turns)  # y grows downwards on a canvas


@clause("MS-26")
def test_one_figure_per_square_and_blocking_hold_in_the_loop() -> None:
    race = race_on(seats=3, laps=2)
    place(race, 0, "i2", has_shot=1, loops_left=1)
    place(race, 1, "i4")
    turn_of(race, 0)
    say(race, "2")
    assert squares(race) == {"o4"}
    place(race, 2, "o4")
    turn_of(race, 0)
    say(race, "5")
    assert squares(race) == {"i3", "o3"}


@clause("MS-26")
def test_lanes_are_changed_by_diagonal_steps() -> None:
    inside = owing("i2", 1)
    say(inside, "1")
    assert squares(inside) == {"i3", "o3"}
    outside = owing("o2", 1)
    say(outside, "1")
    assert squares(outside) == {"i3", "o3"}


@clause("MS-26")
def test_points_left_over_go_on_into_the_next_loop() -> None:
    race = owing("i6", 2)
    say(race, "5")
    assert {"i3", "o3"} <= squares(race)
    say(race, "i3")
    assert race.loops_left[0] == 1


@clause("MS-26")
def test_a_loop_is_done_on_passing_the_exit_not_on_reaching_it() -> None:
    race = owing("i6", 1)
    say(race, "2 i8")
    assert race.loops_left[0] == 1
    turn_of(race, 0)
    say(race, "1")
    assert squares(race) == {"a29", "b29", "c29"}
    say(race, "a29")
    assert race.loops_left[0] == 0


@clause("MS-26")
def test_nobody_who_owes_no_loop_enters_it() -> None:
    race = owing("b27", 0)
    say(race, "3")
    assert squares(race) == {"a30", "b30", "c30"}


@clause("MS-4", "MS-26")
@pytest.mark.parametrize(("square", "round_trip"), [("i3", 8), ("o3", 9)])
@pytest.mark.parametrize("steps", ["", "cut i3 o4"])
def test_once_round_the_square_one_stands_on_is_free(square: str, round_trip: int, steps: str) -> None:
    race = owing(square, 3, text=course(steps=steps), events=True)
    give(race, 0, 18)  # three squares more
    say(race, f"{round_trip - 3} E18")
    assert square in squares(race)
    told = say(race, square)
    assert where(race) == square and race.loops_left[0] == 2 and "loop-done" in kinds(told)


@clause("MS-26", "MS-17")
def test_the_closing_loop_is_skied_like_a_loop_owed() -> None:
    race = race_on(ending="through_penalty_loop")
    shooting(race, 0, 6, targets_left=1, shots=4)
    turn_of(race, 0)
    say(race, "x b26")
    turn_of(race, 0)
    say(race, "3")
    assert squares(race) == {"i1", "o1"}


@clause("MS-26")
def test_a_loop_and_the_line_passed_in_one_move_are_both_counted() -> None:
    race = owing("i8", 1, sprint_cards=True)
    told = say(race, "2 sprint c1")
    assert kinds(told)[-5:-1] == ["sprinted", "moved", "loop-done", "crossed"]
    assert (race.loops_left[0], race.lap[0], race.has_shot[0]) == (0, 1, 0)


def steps_in_lane(lane: str, loops: int) -> int:
    """Single steps from the junction through so many loops in one lane, up to the square behind the exit."""
    race = owing("b28", loops)
    steps = 0
    while race.loops_left[0] > 0:
        turn_of(race, 0)
        say(race, "1")
        ahead = options(race)
        say(race, next((square for square in ahead if square.startswith(lane)), ahead[0]))
        steps += 1
    assert where(race).endswith("29")
    return steps


@clause("MS-27")
def test_with_a_single_loop_the_lane_makes_no_difference() -> None:
    assert steps_in_lane("i", 1) == steps_in_lane("o", 1) == 9


@clause("MS-27")
@pytest.mark.parametrize(("loops", "more"), [(2, 1), (3, 2), (5, 4)])
def test_the_outer_lane_costs_one_square_for_each_further_loop(loops: int, more: int) -> None:
    assert steps_in_lane("o", loops) - steps_in_lane("i", loops) == more


@clause("MS-27")
def test_once_round_is_8_squares_inside_and_9_outside() -> None:
    assert steps_in_lane("i", 2) - steps_in_lane("i", 1) == 8
    assert steps_in_lane("o", 2) - steps_in_lane("o", 1) == 9

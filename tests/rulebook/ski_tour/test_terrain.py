"""ST-50 to ST-54: downhill, uphill, the start."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.rulebook.ski_tour.positions import (
    LANE,
    begin,
    board,
    hearts,
    kinds,
    levels,
    phase,
    put,
    race,
    say,
    wax,
    where,
    words,
)


@clause("ST-50", "ST-53")
def test_ending_on_green_straight_behind_a_skier_glides_up_to_three() -> None:
    tour = race()
    put(tour, "6a", "8a")
    board(tour, 0, 2)
    begin(tour)
    say(tour, "c1", "go", "7a")
    assert phase(tour) == "glide"
    assert words(tour) == {"stop", "7b", "8a"}
    said = say(tour, "8a", "9a", "10a")
    assert kinds(said)[:3] == ["glided"] * 3
    assert levels(tour, 0) == [2] * 5
    assert where(tour)[0] == "10a"
    assert tour.active == 1


@clause("ST-50")
def test_a_glide_may_stop_at_once_or_on_the_way() -> None:
    tour = race()
    put(tour, "6a", "8a")
    board(tour, 0, 2)
    begin(tour)
    say(tour, "c1", "go", "7a", "8a", "stop")
    assert where(tour)[0] == "8a"
    assert levels(tour, 0) == [2] * 5


@clause("ST-53")
@pytest.mark.parametrize("other", ["8b", "9a", "7a"])
def test_not_straight_behind_is_no_glide(other: str) -> None:
    tour = race()
    put(tour, "6a", other)
    board(tour, 0, 2)
    begin(tour)
    say(tour, "c1", "go", "7a")
    assert phase(tour) == "take"


@clause("ST-53")
def test_only_the_first_shared_space_of_a_glide_is_free() -> None:
    tour = race()
    put(tour, "6a", "8a", "9a")
    board(tour, 0, 2)
    begin(tour)
    say(tour, "c1", "go", "7a", "8a", "9a")
    assert levels(tour, 0) == [1, 2, 2, 2, 2]
    hearts(tour, 0, 0, 0, 0, 0, 0)
    put(tour, "6a")
    board(tour, 0, 2)
    begin(tour)
    say(tour, "c1", "go", "7a", "8a")
    assert words(tour) == {"stop", "8b"}


@clause("ST-53")
def test_a_sideways_step_already_made_counts_in_the_glide() -> None:
    tour = race()
    put(tour, "7b", "8a")
    board(tour, 0, 1)
    begin(tour)
    say(tour, "c1", "go", "7a")
    assert words(tour) == {"stop", "8a"}


@clause("ST-53")
def test_one_glide_per_move() -> None:
    tour = race("course greens\ntiles 1a 18a 19a 3a 2a\n")
    put(tour, "2a", "4a", "6a")
    board(tour, 0, 1)
    begin(tour)
    say(tour, "c1", "go", "3a", "4a", "5a", "stop")
    assert phase(tour) == "take"
    assert tour.active == 1


@clause("ST-53")
def test_the_range_ends_a_glide() -> None:
    down = race("course down\ntiles 1a 18a 3a 2a\n")
    put(down, "3a", "r1", "5a")
    board(down, 0, 1)
    begin(down)
    say(down, "c1", "go", "4a", "5a")
    said = say(down, "r1")
    assert "arrived" in kinds(said)
    assert down.shots_owed[0] == 5
    assert phase(down) == "take"


@clause("ST-53", "ST-61")
def test_a_glide_across_the_goal_is_a_finish() -> None:
    tour = race("course home\ntiles 1a 3a 18a 2a\n")
    put(tour, "6a", "7a", "1a")
    board(tour, 0, 0, 1)
    tour.terms.glide = 5
    begin(tour)
    say(tour, "c2", "go", "6b")
    assert phase(tour) == "take"
    put(tour, "5a", "7a")
    board(tour, 0, 0, 1)
    begin(tour)
    say(tour, "c2", "go", "6a", "7a", "8a", "9a", "goal")
    assert tour.place[0] == 1


@clause("ST-50", "ST-53")
def test_the_glide_comes_before_followers_who_do_not_follow_it_but_glide_themselves() -> None:
    tour = race()
    put(tour, "7a", "6a", "9a")
    board(tour, 0, 1)
    begin(tour)
    say(tour, "c1", "go", "8a")
    assert (phase(tour), tour.to_act()) == ("glide", 0)
    say(tour, "stop")
    assert (phase(tour), tour.to_act()) == ("follow", 1)
    say(tour, "follow")
    assert where(tour)[1] == "7a"
    assert (phase(tour), tour.to_act()) == ("glide", 1)
    say(tour, "8a", "9a", "10a")
    assert where(tour)[1] == "10a"
    assert levels(tour, 1) == [1, 2, 2, 2, 2]  # the second skier on the way


@clause("ST-51", "ST-54")
@pytest.mark.parametrize(("dice", "steps"), [(1, 1), (2, 1), (3, 2), (4, 3)])
def test_a_start_on_red_takes_one_step_off_at_least_one_stays(dice: int, steps: int) -> None:
    tour = race()
    put(tour, "5a")
    board(tour, 0, dice)
    begin(tour)
    say(tour, "c1", "go")
    assert tour.steps_left == steps


@clause("ST-54")
def test_wax_is_added_before_the_hill_and_nothing_stays_nothing() -> None:
    tour = race()
    put(tour, "5a")
    board(tour, 0, 1)
    wax(tour, 0, "push")
    begin(tour)
    say(tour, "left", "c1", "go")
    assert tour.steps_left == 1
    put(tour, "5a")
    begin(tour)
    said = say(tour, "go")
    assert "stood" in kinds(said)


@clause("ST-54")
def test_entering_red_on_the_way_costs_nothing() -> None:
    tour = race()
    put(tour, "4a")
    board(tour, 0, 3)
    begin(tour)
    say(tour, "c1", "go", "5a", "6a", "7a")
    assert where(tour)[0] == "7a"


@clause("ST-45", "ST-54")
def test_a_red_space_in_the_penalty_lane_slows_too() -> None:
    tour = race(LANE)
    put(tour, "p1-2")
    tour.misses[0] = 2
    board(tour, 0, 3)
    begin(tour)
    say(tour, "c1", "go")
    assert tour.steps_left == 2


@clause("ST-52")
def test_sharing_the_first_spaces_is_free_the_second_row_not() -> None:
    tour = race()
    put(tour, "start", "1a", "2a")
    board(tour, 0, 2)
    begin(tour)
    say(tour, "c1", "go", "1a")
    assert levels(tour, 0) == [2] * 5
    say(tour, "2a")
    assert levels(tour, 0) == [1, 2, 2, 2, 2]


@clause("ST-50")
def test_where_a_table_sets_the_glide_to_nothing_nobody_glides() -> None:
    for glide in (0, 1):
        tour = race(glide=glide)
        put(tour, "6a", "8a")
        board(tour, 0, 1)
        wax(tour, 0)
        begin(tour)
        say(tour, "c1", "go", "7a")
        assert (phase(tour) == "glide") == (glide == 1)

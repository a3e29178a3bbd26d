"""ST-40 to ST-47 and ST-22 at the range: shooting, paying there, penalty laps."""

from __future__ import annotations

import pytest

from loipe.core.game import Illegal
from loipe.games.ski_tour import rules_range
from loipe.games.ski_tour.state import Race
from tests.clauses import clause
from tests.rulebook.ski_tour.positions import (
    at_range,
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


def shooting(*columns: int, seats: int = 3) -> Race:
    """Seat 1 at the range, with these dice and no wax."""
    tour = race(seats=seats)
    at_range(tour, 0)
    board(tour, 0, *columns)
    wax(tour, 0)
    begin(tour)
    return tour


@clause("ST-40")
def test_entering_the_shooting_space_ends_the_move_and_shooting_begins_next_turn() -> None:
    tour = race()
    put(tour, "11a")
    board(tour, 0, 3, 1)
    begin(tour)
    said = say(tour, "c1", "go", "r1")
    assert "arrived" in kinds(said)
    assert tour.shots_owed[0] == 5
    assert tour.active == 1


@clause("ST-40")
@pytest.mark.parametrize(("level", "hits"), [(3, 5), (2, 4), (1, 3), (0, 2)])
def test_the_die_has_the_colour_of_the_markers_level(level: int, hits: int) -> None:
    tour = shooting(1)
    hearts(tour, 0, *[level] * 5)
    say(tour, "c1", "go", ("aim-spent", "aim-tired", "aim-steady", "aim-fresh")[level])
    assert phase(tour) == "shot"
    assert list(tour.weights()) == [6 - hits, hits]


@clause("ST-43")
def test_each_target_is_shot_at_once_and_named_before_its_die_is_rolled() -> None:
    tour = shooting(4)
    hearts(tour, 0, 3, 2, 2, 1, 1)
    say(tour, "c1", "go")
    assert words(tour) == {"aim-fresh", "aim-steady", "aim-tired"}
    say(tour, "aim-fresh", "x")
    assert words(tour) == {"aim-steady", "aim-tired"}
    assert list(tour.targets[:5]) == [1, 0, 0, 0, 0]
    say(tour, "aim-steady", "o")
    assert list(tour.targets[:5]) == [1, 2, 0, 0, 0]


@clause("ST-43", "ST-44")
def test_the_fifth_shot_ends_the_turn_and_clears_the_hits() -> None:
    tour = shooting(4, 4)
    say(tour, "c1", "c2", "go")
    assert tour.shots_left == 5
    for result in "xxoxo":
        assert phase(tour) == "aim"
        say(tour, sorted(words(tour))[0], result)
    assert list(tour.targets[:5]) == [0] * 5
    assert tour.misses[0] == 2
    assert tour.shots_owed[0] == 0
    assert tour.active == 1


@clause("ST-25", "ST-43")
def test_targets_stay_as_they_are_until_the_next_turn() -> None:
    tour = shooting(2)
    say(tour, "c1", "go", "aim-steady", "x", "aim-steady", "o")
    assert tour.shots_owed[0] == 3
    assert sorted(tour.targets[:5]) == [0, 0, 0, 1, 2]


@clause("ST-41")
@pytest.mark.parametrize(("misses", "laps"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_penalty_laps_for_misses(misses: int, laps: int) -> None:
    assert rules_range.laps_for(misses) == laps


@clause("ST-41", "ST-44")
def test_each_lap_clears_two_misses_and_steps_go_on_into_the_next() -> None:
    tour = race()
    put(tour, "r1")
    tour.misses[0] = 3
    board(tour, 0, 4, 4)
    begin(tour)
    say(tour, "c1", "c2", "go")
    assert words(tour) == {"p1-1"}
    said = say(tour, "p1-1", "p1-2", "p1-3", "p1-4", "r1")
    assert [event.facts for event in said if event.kind == "lap-done"] == [{"laps": 1}]
    assert tour.misses[0] == 1
    assert words(tour) == {"p1-1"}
    say(tour, "p1-1", "p1-2", "p1-3")
    assert where(tour)[0] == "p1-3"


@clause("ST-44")
def test_a_lap_done_the_rest_of_the_steps_leads_along_the_course() -> None:
    tour = race()
    put(tour, "p1-4")
    tour.misses[0] = 2
    board(tour, 0, 3)
    begin(tour)
    say(tour, "c1", "go", "r1")
    assert tour.misses[0] == 0
    assert tour.shots_owed[0] == 0
    assert words(tour) == {"13a", "13b"}
    say(tour, "13b", "14b")
    assert where(tour)[0] == "14b"


@clause("ST-44")
def test_without_misses_the_course_with_misses_the_lane() -> None:
    tour = race()
    put(tour, "r1")
    board(tour, 0, 1)
    begin(tour)
    say(tour, "c1", "go")
    assert words(tour) == {"13a", "13b"}
    tour.misses[0] = 1
    assert words(tour) == {"p1-1"}
    with pytest.raises(Illegal) as refused:
        say(tour, "13a")
    assert refused.value.clause == "ST-44"


@clause("ST-42")
def test_sharing_the_shooting_space_is_free() -> None:
    tour = race()
    put(tour, "11a", "r1", "r1")
    board(tour, 0, 1)
    begin(tour)
    say(tour, "c1", "go", "r1")
    assert levels(tour, 0) == [2] * 5


@clause("ST-45")
def test_sharing_in_the_penalty_lane_costs() -> None:
    tour = race()
    put(tour, "r1", "p1-1")
    tour.misses[0] = 1
    board(tour, 0, 1)
    begin(tour)
    say(tour, "c1", "go", "p1-1")
    assert levels(tour, 0) == [1, 2, 2, 2, 2]


@clause("ST-45", "ST-36")
def test_a_lap_that_cannot_be_paid_is_a_collapse() -> None:
    tour = race()
    put(tour, "r1", "p1-2")
    tour.misses[0] = 1
    hearts(tour, 0, 0, 0, 0, 0, 0)
    board(tour, 0, 0, 3)
    wax(tour, 0)
    begin(tour)
    assert tour.collapsed[0] == 1


@clause("ST-22", "ST-47")
def test_at_the_range_any_marker_of_an_unshot_target_pays() -> None:
    tour = shooting(1, 1)
    hearts(tour, 0, 3, 2, 2, 1, 0)
    say(tour, "c1", "c2")
    assert phase(tour) == "pay"
    assert words(tour) == {"pay-fresh", "pay-steady", "pay-tired"}
    say(tour, "pay-tired")
    assert levels(tour, 0) == [3, 2, 2, 0, 0]
    assert tour.taken == 2


@clause("ST-22")
def test_a_shot_marker_does_not_pay_any_more() -> None:
    tour = shooting(1)
    hearts(tour, 0, 3, 1, 0, 0, 0)
    say(tour, "c1", "go", "aim-fresh", "x")
    board(tour, 0, 1, 1)
    begin(tour)
    say(tour, "c1", "c2")
    assert levels(tour, 0) == [3, 0, 0, 0, 0]


@clause("ST-47")
def test_at_the_range_nothing_forces_a_payment_so_nobody_collapses() -> None:
    tour = shooting(2, 2)
    hearts(tour, 0, 0, 0, 0, 0, 0)
    begin(tour)
    say(tour, "c1")
    assert words(tour) == {"go"}
    assert tour.collapsed[0] == 0


@clause("ST-25")
def test_no_dice_no_shot() -> None:
    tour = shooting()
    assert words(tour) == {"go"}
    say(tour, "go")
    assert tour.shots_owed[0] == 5
    assert tour.active == 1

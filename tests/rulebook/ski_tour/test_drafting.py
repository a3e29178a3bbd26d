"""ST-28, ST-29, ST-37 to ST-39, ST-46: following, chains, prices, who is asked when."""

from __future__ import annotations

import pytest

from loipe.core.game import Illegal
from loipe.games import ski_tour
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
    where,
    words,
)


def off(tour: Race, steps: int, *path: str) -> None:
    """Seat 1 takes so many dice and skis."""
    board(tour, 0, min(steps, 4), max(steps - 4, 0))
    begin(tour)
    say(tour, "c1", "go", *path)


@clause("ST-28", "ST-38")
def test_who_stands_straight_behind_follows_to_the_last_space_but_one() -> None:
    tour = race()
    put(tour, "2a", "1a", "1b")
    off(tour, 3, "3a", "3b", "4b")
    assert phase(tour) == "follow"
    assert tour.to_act() == 1
    assert words(tour) == {"follow", "stay"}
    say(tour, "follow")
    assert where(tour) == ["4b", "3b", "1b"]
    assert levels(tour, 1) == [2] * 5


@clause("ST-37")
@pytest.mark.parametrize("behind", ["1b", "2b", "start"])
def test_level_diagonal_and_behind_the_line_do_not_draft(behind: str) -> None:
    tour = race()
    put(tour, "2a", behind, "17a")
    off(tour, 1, "3a")
    assert phase(tour) == "take"


@clause("ST-37")
def test_drafting_is_a_choice_of_all_or_none() -> None:
    tour = race()
    put(tour, "2a", "1a", "17a")
    off(tour, 2, "3a", "4a")
    with pytest.raises(Illegal) as refused:
        say(tour, "3a")
    assert refused.value.clause == "ST-37"
    said = say(tour, "stay")
    assert kinds(said)[0] == "declined"
    assert where(tour)[1] == "1a"


@clause("ST-37")
def test_any_number_of_times_a_round_and_after_ones_turn_too() -> None:
    tour = race(seats=3)
    put(tour, "2a", "17b", "1a")
    off(tour, 1, "3a")
    assert tour.to_act() == 2
    say(tour, "follow")
    assert where(tour)[2] == "2a"
    put(tour, "16b", "3a")
    board(tour, 1, 1)
    begin(tour, 1)
    say(tour, "c1", "go", "4a")
    assert tour.to_act() == 2
    say(tour, "follow")
    assert where(tour)[2] == "3a"


@clause("ST-28", "ST-39")
def test_a_chain_follows_its_own_leader_first_then_the_next_in_turn_order() -> None:
    tour = race(seats=4)
    put(tour, "3a", "2a", "2a", "1a")
    off(tour, 2, "4a", "5a")
    assert tour.to_act() == 1
    say(tour, "follow")
    assert tour.to_act() == 3  # behind seat 2 as it started
    say(tour, "follow")
    assert where(tour)[3] == "3a"
    assert tour.to_act() == 2
    say(tour, "follow")
    assert where(tour)[1:3] == ["4a", "4a"]


@clause("ST-39")
def test_turn_order_counts_from_the_marker() -> None:
    tour = race(seats=4)
    tour.marker = 2
    put(tour, "3a", "2a", "2a", "17a")
    off(tour, 2, "4a", "5a")
    assert tour.to_act() == 2


@clause("ST-39")
def test_a_follower_who_declined_one_leader_may_follow_the_next() -> None:
    tour = race(seats=4)
    put(tour, "3a", "2a", "2a", "1a")
    off(tour, 2, "4a", "5a")
    say(tour, "follow", "stay", "follow")
    assert tour.to_act() == 3
    say(tour, "follow")
    assert where(tour)[3] == "3a"


@clause("ST-37", "ST-39")
def test_one_step_moves_a_chain_up_and_asks_nobody_twice_for_the_same_leader() -> None:
    tour = race(seats=3)
    put(tour, "3a", "2a", "1a")
    off(tour, 1, "4a")
    say(tour, "follow", "follow")
    assert where(tour) == ["4a", "3a", "2a"]
    assert phase(tour) == "take"


@clause("ST-27", "ST-39")
def test_a_follower_pays_for_each_space_that_holds_a_skier() -> None:
    tour = race(seats=4)
    put(tour, "3a", "2a", "2a", "4a")
    off(tour, 3, "4a", "5a", "6a")
    say(tour, "follow")
    assert levels(tour, 1) == [1, 2, 2, 2, 2]  # seat 4 on the way
    say(tour, "follow")
    assert levels(tour, 2) == [1, 1, 2, 2, 2]  # and seat 2 at the end


@clause("ST-39")
def test_who_cannot_pay_the_whole_path_is_not_asked() -> None:
    tour = race(seats=4)
    put(tour, "3a", "2a", "17a", "4a")
    hearts(tour, 1, 0, 0, 0, 0, 0)
    off(tour, 3, "4a", "5a", "6a")
    assert phase(tour) == "take"
    assert tour.collapsed[1] == 0


@clause("ST-29")
def test_nobody_follows_a_sprinter() -> None:
    tour = race()
    put(tour, "2a", "1a")
    board(tour, 0, 1, 0, 0, 0, 1)
    begin(tour)
    say(tour, "c1", "sprint", "go", "3a", "4a")
    assert where(tour)[:2] == ["4a", "1a"]
    assert phase(tour) == "take"


@clause("ST-38")
def test_a_follower_loses_no_step_for_red_and_uses_no_wax() -> None:
    tour = race()
    put(tour, "7a", "6a")
    off(tour, 3, "8a", "9a", "10a")
    assert words(tour) == {"follow", "stay"}
    say(tour, "follow")
    assert where(tour)[1] == "9a"


@clause("ST-38", "ST-46")
def test_a_follower_stops_before_the_range_and_before_the_goal() -> None:
    tour = race()
    put(tour, "10a", "9a")
    off(tour, 4, "11a", "r1")
    say(tour, "follow")
    assert where(tour)[:2] == ["r1", "11a"]
    assert tour.shots_owed[1] == 0
    put(tour, "17a", "16a", "1a")
    tour.shots_owed[0] = 0
    off(tour, 3, "goal")
    say(tour, "follow")
    assert where(tour)[:2] == ["goal", "17a"]
    assert tour.place[1] == 0


@clause("ST-42", "ST-46")
def test_nobody_drafts_from_or_behind_the_range_or_the_lane() -> None:
    tour = race()
    put(tour, "r1", "11a", "r1")
    off(tour, 2, "13a", "14a")
    assert phase(tour) == "take"
    put(tour, "13a", "r1", "1a")
    off(tour, 1, "14a")
    assert phase(tour) == "take"
    put(tour, "p1-2", "p1-1", "1a")
    tour.misses[0] = tour.misses[1] = 2
    off(tour, 1, "p1-3")
    assert phase(tour) == "take"


@clause("ST-37")
def test_a_skier_who_owes_shots_does_not_draft() -> None:
    tour = race()
    put(tour, "13a", "1a", "1b")
    at_range(tour, 1)
    off(tour, 1, "14a")
    assert phase(tour) == "take"
    assert where(tour)[1] == "r1"


@clause("ST-37")
def test_a_standing_order_answers_for_its_seat_only_when_it_is_asked() -> None:
    tour = race()
    put(tour, "2a", "1a", "17a")
    board(tour, 0, 1)
    begin(tour)
    assert ski_tour.obey(tour, 1, "always") is None
    say(tour, "c1", "go", "3a")
    assert ski_tour.obey(tour, 2, "always") is None
    codes = {order: ski_tour.obey(tour, 1, order) for order in ski_tour.ORDERS}
    words = {order: ski_tour.write(tour, code) for order, code in codes.items() if code is not None}
    assert words == {"always": "follow", "never": "stay"}

"""ST-24, ST-26, ST-27, ST-34, ST-35: steps forward and sideways, white zones, sharing."""

from __future__ import annotations

import pytest

from loipe.core.game import Illegal
from tests.clauses import clause
from tests.rulebook.ski_tour.positions import WIDE, begin, board, hearts, levels, phase, put, race, say, where, words


@clause("ST-24", "ST-26")
def test_exactly_as_many_steps_as_dice_forward_or_sideways() -> None:
    tour = race()
    put(tour, "1a")
    board(tour, 0, 2)
    begin(tour)
    say(tour, "c1", "go")
    assert words(tour) == {"1b", "2a"}
    say(tour, "2a")
    assert phase(tour) == "move"
    say(tour, "3a")
    assert where(tour)[0] == "3a"
    assert phase(tour) == "take"


@clause("ST-26")
@pytest.mark.parametrize(
    ("word", "message"),
    [("3a", "ski-tour-never-back"), ("5b", "ski-tour-diagonal"), ("9a", "ski-tour-step-by-step")],
)
def test_never_back_never_diagonal_off_the_white(word: str, message: str) -> None:
    tour = race()
    put(tour, "4a")
    board(tour, 0, 2)
    begin(tour)
    say(tour, "c1", "go")
    with pytest.raises(Illegal) as refused:
        say(tour, word)
    assert refused.value.message == message


@clause("ST-26", "ST-34")
def test_after_a_sideways_step_another_needs_passing_a_skier() -> None:
    tour = race()
    put(tour, "1a", "2b", "16a")
    board(tour, 0, 4)
    begin(tour)
    say(tour, "c1", "go", "1b")
    assert words(tour) == {"2b"}
    say(tour, "2b")
    assert words(tour) == {"3b"}  # level with the skier, not yet ahead
    with pytest.raises(Illegal) as refused:
        say(tour, "2a")
    assert refused.value.message == "ski-tour-sideways-twice"
    say(tour, "3b")
    assert words(tour) == {"3a", "4b"}


@clause("ST-34")
def test_passing_in_another_lane_counts() -> None:
    tour = race()
    put(tour, "1a", "1b", "16a")
    hearts(tour, 0, 2, 2, 2, 2, 2)
    board(tour, 0, 3)
    begin(tour)
    say(tour, "c1", "go", "1b")
    say(tour, "2b")
    assert words(tour) == {"2a", "3b"}


@clause("ST-34")
def test_passing_before_the_sideways_step_does_not_count() -> None:
    tour = race()
    put(tour, "1a", "1b", "16a")
    board(tour, 0, 4)
    begin(tour)
    say(tour, "c1", "go", "2a", "2b", "3b")
    assert words(tour) == {"4b"}


@clause("ST-34")
def test_a_sideways_step_counts_as_one_and_may_be_the_last() -> None:
    tour = race()
    put(tour, "3a")
    board(tour, 0, 2)
    begin(tour)
    say(tour, "c1", "go", "4a", "4b")
    assert where(tour)[0] == "4b"
    assert tour.active == 1


@clause("ST-26", "ST-34")
def test_diagonal_from_white_to_white_and_not_sideways() -> None:
    tour = race()
    put(tour, "9a")
    board(tour, 0, 3)
    begin(tour)
    say(tour, "c1", "go")
    assert words(tour) == {"9b", "10a", "10b"}
    say(tour, "10b")
    assert words(tour) == {"10a", "11b"}  # into plain only straight on, and sideways is still open
    wide = race(WIDE)
    put(wide, "3b")
    board(wide, 0, 2)
    begin(wide)
    say(wide, "c1", "go")
    assert words(wide) == {"3a", "3c", "4a", "4b", "4c"}


@clause("ST-27", "ST-35")
def test_entering_a_shared_space_costs_one_however_many_stand_there() -> None:
    tour = race()
    put(tour, "3a", "4a", "4a")
    board(tour, 0, 1)
    begin(tour)
    say(tour, "c1", "go", "4a")
    assert levels(tour, 0) == [1, 2, 2, 2, 2]
    assert where(tour) == ["4a", "4a", "4a"]


@clause("ST-35")
def test_each_shared_space_costs_and_leaving_is_free() -> None:
    tour = race()
    put(tour, "3a", "3b", "4b")
    board(tour, 0, 3)
    begin(tour)
    say(tour, "c1", "go", "3b")
    assert levels(tour, 0) == [1, 2, 2, 2, 2]
    say(tour, "4b")
    assert levels(tour, 0) == [1, 1, 2, 2, 2]
    say(tour, "5b")
    assert levels(tour, 0) == [1, 1, 2, 2, 2]


@clause("ST-35")
def test_a_diagonal_step_pays_alike() -> None:
    tour = race()
    put(tour, "9a", "10b")
    board(tour, 0, 1)
    begin(tour)
    say(tour, "c1", "go", "10b")
    assert levels(tour, 0) == [1, 2, 2, 2, 2]


@clause("ST-34", "ST-40")
def test_steps_are_lost_on_entering_the_range_and_on_crossing_the_goal() -> None:
    tour = race()
    put(tour, "11a", "17a")
    board(tour, 0, 4)
    begin(tour)
    say(tour, "c1", "go", "r1")
    assert where(tour)[0] == "r1"
    assert tour.shots_owed[0] == 5
    assert tour.active == 1
    board(tour, 1, 4)
    begin(tour, 1)
    say(tour, "c1", "go", "goal")
    assert tour.place[1] == 1


@clause("ST-36")
def test_a_step_is_offered_only_if_the_rest_can_be_paid() -> None:
    tour = race()
    put(tour, "1a", "4a", "5a")
    hearts(tour, 0, 1, 0, 0, 0, 0)
    board(tour, 0, 4)
    begin(tour)
    say(tour, "c1", "go", "2a", "3a")
    assert words(tour) == {"3b", "4a"}
    hearts(tour, 0, 0, 0, 0, 0, 0)
    assert words(tour) == {"3b"}

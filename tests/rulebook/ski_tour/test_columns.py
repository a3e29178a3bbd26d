"""ST-20 to ST-25, ST-31 to ST-36: taking dice, paying, collapse, the marker."""

from __future__ import annotations

import pytest

from loipe.core.game import Illegal
from loipe.games.ski_tour import rules_prepare
from tests.clauses import clause
from tests.rulebook.ski_tour.positions import (
    at_range,
    begin,
    board,
    dice,
    hearts,
    kinds,
    levels,
    phase,
    put,
    race,
    say,
    skip_to_turn,
    stars,
    wax,
    where,
    words,
)


@clause("ST-20")
def test_an_empty_column_cannot_be_the_first_unless_all_are() -> None:
    tour = race()
    board(tour, 0, 0, 2, 0, 1, 3)
    wax(tour, 0)
    begin(tour)
    assert words(tour) == {"c2", "c4"}
    with pytest.raises(Illegal) as refused:
        say(tour, "go")
    assert refused.value.clause == "ST-20"
    with pytest.raises(Illegal) as refused:
        say(tour, "sprint")
    assert refused.value.message == "ski-tour-sprint-later"


@clause("ST-20")
def test_a_full_column_includes_the_six_above_it() -> None:
    tour = race()
    board(tour, 0, 4, stars=(1,))
    begin(tour)
    say(tour, "c1")
    assert tour.taken == 5
    assert stars(tour, 0) == []
    assert rules_prepare.on_board(tour, 0) == 0


@clause("ST-20", "ST-21", "ST-22")
def test_the_worked_example_of_the_race_phase() -> None:
    """Column 2 whose 6 returns uncounted, then column 4 for a stamina: 5 dice taken in all."""
    tour = race()
    board(tour, 0, 1, 2, 0, 3, stars=(2,))
    begin(tour)
    said = say(tour, "c2", "c4")
    assert tour.taken == 5
    assert "six-back" in kinds(said)
    assert levels(tour, 0) == [1, 2, 2, 2, 2]
    assert rules_prepare.on_board(tour, 0) == 1
    assert dice(tour, 0) == [1, 0, 0, 0, 0]


@clause("ST-22")
def test_the_highest_marker_pays() -> None:
    tour = race()
    hearts(tour, 0, 1, 3, 2, 3, 0)
    board(tour, 0, 1, 1, 1, 1)
    begin(tour)
    say(tour, "c1", "c2", "c3", "c4")
    assert levels(tour, 0) == [1, 1, 2, 2, 0] or levels(tour, 0) == [1, 2, 1, 2, 0]
    assert sum(levels(tour, 0)) == 6
    assert max(levels(tour, 0)) == 2


@clause("ST-23")
def test_with_all_markers_at_the_bottom_paying_is_not_offered() -> None:
    tour = race()
    hearts(tour, 0, 0, 0, 0, 0, 0)
    board(tour, 0, 1, 2, 0, 0, 2)
    wax(tour, 0)
    begin(tour)
    say(tour, "c1")
    assert words(tour) == {"go"}


@clause("ST-24", "ST-25")
def test_dice_are_steps_or_shots_never_both() -> None:
    tour = race()
    put(tour, "1a")
    board(tour, 0, 3)
    begin(tour)
    say(tour, "c1", "go", "2a", "3a", "4a")
    assert where(tour)[0] == "4a"
    at_range(tour, 0)
    board(tour, 0, 3)
    wax(tour, 0)
    begin(tour)
    say(tour, "c1", "go", "aim-steady", "x", "aim-steady", "x", "aim-steady", "o")
    assert where(tour)[0] == "r1"
    assert tour.shots_owed[0] == 2
    assert tour.active == 1


@clause("ST-25")
def test_no_more_shots_than_are_left_of_five() -> None:
    tour = race()
    at_range(tour, 0)
    board(tour, 0, 4, 4)
    wax(tour, 0)
    begin(tour)
    say(tour, "c1", "c2", "go")
    assert tour.shots_left == 5


@clause("ST-31")
def test_the_marker_moves_on_by_one_each_round() -> None:
    tour = race(seats=3)
    for marker in (0, 1, 2, 0):
        assert tour.marker == marker
        skip_to_turn(tour)
        number = tour.round
        seats = []
        while tour.round == number:
            if phase(tour) == "take" and tour.active not in seats:
                seats.append(tour.active)
            tour.apply(tour.options()[0])
        assert seats == [(marker + turn) % 3 for turn in range(3)]


@clause("ST-32")
def test_further_columns_hold_dice_and_obey_the_star_box() -> None:
    tour = race()
    board(tour, 0, 1, 0, 4, 2, stars=(3, 4))
    begin(tour)
    say(tour, "c1")
    assert "c2" not in words(tour)
    say(tour, "c3")
    assert tour.taken == 6
    say(tour, "c4")
    assert tour.taken == 8
    assert rules_prepare.on_board(tour, 0) == 0


@clause("ST-32")
def test_with_all_columns_empty_sprint_may_still_be_bought() -> None:
    tour = race()
    board(tour, 0, 0, 0, 0, 0, 2)
    wax(tour, 0)
    begin(tour)
    assert words(tour) == {"go", "sprint"}
    say(tour, "sprint")
    assert tour.taken == 2
    assert levels(tour, 0) == [1, 2, 2, 2, 2]


@clause("ST-32")
def test_all_columns_are_taken_before_the_first_step() -> None:
    tour = race()
    board(tour, 0, 2, 2)
    begin(tour)
    say(tour, "c1", "go")
    with pytest.raises(Illegal):
        say(tour, "c2")


@clause("ST-34")
def test_no_dice_are_no_move() -> None:
    tour = race()
    put(tour, "3a", "2a")
    begin(tour)
    said = say(tour, "go")
    assert kinds(said)[0] == "stood"
    assert where(tour)[:2] == ["3a", "2a"]
    assert tour.active == 1


@clause("ST-36", "ST-23")
def test_a_column_whose_way_cannot_be_paid_is_not_offered() -> None:
    tour = race()
    put(tour, "1a", "3a", "3b")
    hearts(tour, 0, 0, 0, 0, 0, 0)
    board(tour, 0, 1, 4)
    wax(tour, 0)
    begin(tour)
    assert words(tour) == {"c1"}
    with pytest.raises(Illegal) as refused:
        say(tour, "c2")
    assert refused.value.clause == "ST-36"


@clause("ST-36")
def test_with_nothing_payable_the_skier_collapses_on_the_spot() -> None:
    tour = race()
    put(tour, "1a", "3a", "3b")
    hearts(tour, 0, 0, 0, 0, 0, 0)
    board(tour, 0, 0, 4)
    wax(tour, 0)
    tour.journal = []
    begin(tour)
    tour.journal = None
    assert tour.collapsed[0] == 1
    assert tour.active == 1
    assert not tour.is_racing(0)


@clause("ST-36")
def test_a_sideways_step_that_saves_a_skier_is_found() -> None:
    tour = race()
    put(tour, "1a", "2a", "5b")
    hearts(tour, 0, 0, 0, 0, 0, 0)
    board(tour, 0, 0, 3)
    wax(tour, 0)
    begin(tour)
    say(tour, "c2", "go")
    assert words(tour) == {"1b"}
    say(tour, "1b", "2b")
    assert words(tour) == {"3b"}


@clause("ST-36")
def test_one_fewer_may_save_a_skier() -> None:
    tour = race()
    put(tour, "1a", "3a", "3b")
    hearts(tour, 0, 0, 0, 0, 0, 0)
    board(tour, 0, 0, 2)
    wax(tour, 0, "brake")
    put(tour, "2a", "4a", "4b")
    board(tour, 0, 0, 3)
    begin(tour)
    assert words(tour) == {"left"}
    say(tour, "left")
    assert words(tour) == {"c2"}


@clause("ST-36")
def test_collapsed_skiers_rank_behind_all_who_finish_the_later_the_better() -> None:
    tour = race(seats=4)
    put(tour, "1a", "3a", "3b", "17a")
    wax(tour, 0)
    wax(tour, 1)
    for seat in (0, 1):
        hearts(tour, seat, 0, 0, 0, 0, 0)
        board(tour, seat, 0, 4)
    begin(tour, 0)
    assert tour.collapsed[0] == 1
    put(tour, "1a", "2a", "3b", "3a")
    begin(tour, 1)
    assert tour.collapsed[1] == 2
    put(tour, "1a", "2a", "3b", "17a")
    board(tour, 3, 1)
    begin(tour, 3)
    say(tour, "c1", "go", "goal")
    assert list(tour.place) == [4, 3, 2, 1]

"""ST-10 to ST-18: rolling, placing, 5s, 6s, tired hearts."""

from __future__ import annotations

import pytest

from loipe.core.game import Illegal
from loipe.games.ski_tour import rules_prepare
from tests.clauses import clause
from tests.rulebook.ski_tour.positions import board, dice, hearts, phase, race, say, stars, words


@clause("ST-10")
@pytest.mark.parametrize(("on_board", "rolled"), [(0, 5), (3, 4), (4, 3), (9, 1), (1, 5)])
def test_half_of_the_available_dice_rounded_up(on_board: int, rolled: int) -> None:
    tour = race()
    board(tour, 0, min(on_board, 4), min(max(on_board - 4, 0), 4), max(on_board - 8, 0))
    assert tour.dice_to_roll() == rolled


@clause("ST-10")
def test_with_all_ten_on_the_board_nothing_is_rolled() -> None:
    tour = race(seats=2)
    board(tour, 1, 4, 4, 2)
    say(tour, "11111")
    assert phase(tour) == "take"


@clause("ST-11", "ST-15")
def test_a_die_without_room_goes_back() -> None:
    tour = race()
    board(tour, 0, 3)
    said = say(tour, "1112")
    assert dice(tour, 0) == [4, 1, 0, 0, 0]
    assert [(event.kind, event.facts) for event in said][1] == ("returned", {"dice": 2})


@clause("ST-12", "ST-14", "ST-16")
def test_the_worked_example_of_the_preparation() -> None:
    """7 available dice: 4 are rolled: 1, 1, 5, 6. The 5 must go to column 3, the 6 to sprint or above column 1."""
    tour = race()
    board(tour, 0, 0, 0, 2, stars=(3,))
    assert tour.dice_to_roll() == 4
    say(tour, "1156", "11234", "11234")
    assert dice(tour, 0) == [2, 0, 3, 0, 0]
    assert phase(tour) == "sixes"
    assert words(tour) == {"six-sprint", "six-s1"}
    say(tour, "six-sprint")
    assert dice(tour, 0) == [2, 0, 3, 0, 1]
    assert stars(tour, 0) == [3]


@clause("ST-13")
def test_tired_hearts_send_fives_back_before_sixes() -> None:
    tour = race()
    hearts(tour, 0, 0, 0, 2, 2, 2)
    said = say(tour, "11566")
    assert said[1].facts == {"fives": 1, "sixes": 1, "spent": 2}
    assert tour.sixes[0] == 1
    assert dice(tour, 0) == [2, 0, 0, 0, 0]


@clause("ST-13")
def test_more_tired_hearts_than_fives_and_sixes_send_back_only_those() -> None:
    tour = race()
    hearts(tour, 0, 0, 0, 0, 0, 0)
    say(tour, "12345")
    assert dice(tour, 0) == [1, 1, 1, 1, 0]


@clause("ST-14", "ST-18")
def test_a_star_box_takes_one_die_and_needs_a_column_with_dice() -> None:
    tour = race()
    board(tour, 0, 1, 1, stars=(1,))
    say(tour, "3366", "11234", "11234")
    assert words(tour) == {"six-sprint", "six-s2", "six-s3"}
    with pytest.raises(Illegal) as refused:
        say(tour, "six-s1")
    assert refused.value.message == "ski-tour-star-taken"
    with pytest.raises(Illegal) as refused:
        say(tour, "six-s4")
    assert refused.value.message == "ski-tour-star-empty"


@clause("ST-14")
def test_the_sprint_column_takes_four() -> None:
    tour = race()
    board(tour, 0, 1, 0, 0, 0, 3)
    say(tour, "266", "11234", "11234")
    assert tour.sixes[0] == 2
    say(tour, "six-sprint")
    assert words(tour) == {"six-s1", "six-s2"}


@clause("ST-15", "ST-18")
def test_sixes_without_any_choice_are_placed_at_once() -> None:
    tour = race()
    say(tour, "66666")
    assert dice(tour, 0) == [0, 0, 0, 0, 4]
    assert rules_prepare.on_board(tour, 0) == 4
    board(tour, 1, 1, 0, 0, 0, 3)
    say(tour, "666")
    assert dice(tour, 1) == [1, 0, 0, 0, 4]
    assert stars(tour, 1) == [1]


@clause("ST-16")
def test_a_star_box_may_stand_above_a_column_begun_by_this_very_roll() -> None:
    tour = race()
    say(tour, "22346", "11234", "11234")
    assert "six-s2" in words(tour)


@clause("ST-17")
def test_fives_fill_the_fullest_column_and_never_another() -> None:
    tour = race()
    board(tour, 0, 0, 2, 0, 4)
    say(tour, "55")
    assert dice(tour, 0) == [0, 2, 0, 4, 0]
    board(tour, 1, 0, 3)
    say(tour, "1555")
    assert dice(tour, 1) == [1, 4, 0, 0, 0]


@clause("ST-12", "ST-17")
def test_with_all_columns_empty_a_five_goes_to_column_four() -> None:
    tour = race()
    board(tour, 0, 0, 0, 0, 0, 3)
    say(tour, "5555")
    assert dice(tour, 0) == [0, 0, 0, 4, 3]


@clause("ST-17")
def test_a_six_in_the_star_box_is_no_die_of_its_column() -> None:
    tour = race()
    board(tour, 0, 0, 2, 0, 2, stars=(2,))
    say(tour, "335")
    assert dice(tour, 0) == [0, 2, 2, 3, 0]


@clause("ST-18")
def test_sixes_are_chosen_unseen_and_shown_together() -> None:
    tour = race(seats=2)
    say(tour, "11116", "22226")
    assert list(tour.owing()) == [0, 1]
    tour.turn_to(1)
    say(tour, "six-s2")
    assert stars(tour, 1) == []
    shown = say(tour, "six-sprint")
    assert [event.kind for event in shown if event.kind == "six-shown"] == ["six-shown"] * 2
    assert stars(tour, 1) == [2]
    assert dice(tour, 0) == [4, 0, 0, 0, 1]

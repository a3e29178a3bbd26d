"""ST-30, ST-33, ST-80 to ST-90: tokens, their ends, their effects."""

from __future__ import annotations

from typing import Any

import pytest

from loipe.core.game import Illegal
from loipe.games import ski_tour
from loipe.games.ski_tour import codes as c
from loipe.games.ski_tour import rules_prepare
from loipe.games.ski_tour.state import Race
from tests.clauses import clause
from tests.rulebook.ski_tour.positions import (
    at_range,
    begin,
    board,
    dice,
    hearts,
    kinds,
    levels,
    nations_text,
    phase,
    put,
    race,
    say,
    stars,
    wax,
    where,
    words,
)


def waxed(*tokens: str, columns: tuple[int, ...] = (2, 1), star_boxes: tuple[int, ...] = (), **settings: Any) -> Race:
    """Seat 1 on space 1a with these tokens and dice."""
    tour = race(**settings)
    put(tour, "1a")
    board(tour, 0, *columns, stars=star_boxes)
    wax(tour, 0, *tokens)
    begin(tour)
    return tour


def at_stand(*tokens: str, columns: tuple[int, ...] = (2, 1)) -> Race:
    tour = waxed(*tokens, columns=columns)
    at_range(tour, 0)
    begin(tour)
    return tour


@clause("ST-30", "ST-88")
def test_once_per_turn_one_of_the_two_outermost_then_it_is_flipped() -> None:
    tour = waxed("push", "brake", "pair")
    assert {"left", "right"} <= words(tour)
    say(tour, "right")
    assert tour.extra == 2
    assert tour.used[0] == 0b111100
    assert not {"left", "right"} & words(tour)
    with pytest.raises(Illegal) as refused:
        say(tour, "left")
    assert refused.value.message == "ski-tour-waxed"
    begin(tour)
    say(tour, "right")
    assert tour.extra == -1


@clause("ST-88")
def test_the_last_token_has_both_ends_and_then_there_is_none() -> None:
    tour = waxed("push")
    assert "left" in words(tour)
    with pytest.raises(Illegal) as refused:
        say(tour, "right")
    assert refused.value.message == "ski-tour-one-token"
    say(tour, "left")
    begin(tour)
    with pytest.raises(Illegal) as refused:
        say(tour, "left")
    assert refused.value.message == "ski-tour-wax-gone"


@clause("ST-80", "ST-90")
def test_the_shot_just_made_is_rolled_again_and_the_new_result_stands() -> None:
    tour = at_stand("second-look")
    hearts(tour, 0, 3, 1, 1, 1, 1)
    say(tour, "c1", "go", "aim-fresh", "o")
    assert words(tour) == {"left", "aim-tired"}
    say(tour, "left")
    assert phase(tour) == "shot"
    assert list(tour.weights()) == [1, 5]
    say(tour, "x")
    assert tour.targets[0] == c.HIT
    assert tour.shots_left == 1


@clause("ST-80", "ST-89")
def test_the_last_shot_of_a_turn_can_be_rolled_again() -> None:
    tour = at_stand("second-look", columns=(1,))
    say(tour, "c1", "go", "aim-steady", "x")
    assert words(tour) == {"enough", "left"}
    say(tour, "left", "o")
    assert tour.shots_owed[0] == 4
    assert tour.targets[0] == c.MISSED
    assert tour.active == 1


@clause("ST-81", "ST-29", "ST-90")
def test_sprint_wax_adds_the_sprint_columns_dice_which_stay() -> None:
    tour = waxed("kick", columns=(1, 0, 0, 0, 3))
    say(tour, "left", "c1")
    assert tour.extra == 3
    assert tour.sprinting == 1
    assert dice(tour, 0)[4] == 3
    say(tour, "sprint")
    assert tour.taken + tour.extra == 7


@clause("ST-90", "ST-81")
def test_sprint_wax_adds_no_shots() -> None:
    tour = at_stand("kick", columns=(1, 0, 0, 0, 3))
    assert "left" not in words(tour)


@clause("ST-82", "ST-90")
def test_one_more_column_is_free_and_it_may_be_sprint() -> None:
    tour = waxed("extra-row", columns=(1, 2, 0, 0, 3))
    say(tour, "c1", "left", "sprint")
    assert levels(tour, 0) == [2] * 5
    assert tour.taken == 4
    assert tour.sprinting == 1
    say(tour, "c2")
    assert levels(tour, 0) == [1, 2, 2, 2, 2]


@clause("ST-82")
def test_the_free_column_is_a_further_one() -> None:
    tour = waxed("extra-row", columns=(1,))
    assert "left" not in words(tour)
    tour = waxed("extra-row", columns=(1, 1))
    say(tour, "left", "c1", "c2")
    assert levels(tour, 0) == [2] * 5


@clause("ST-83", "ST-90")
def test_one_die_is_rolled_again_and_placed_as_usual() -> None:
    tour = waxed("pick", columns=(1, 2, 0, 0, 1), star_boxes=(2,))
    say(tour, "left")
    assert words(tour) == {"lift-c1", "lift-c2", "lift-sprint", "lift-s2"}
    say(tour, "lift-sprint")
    assert phase(tour) == "faces"
    assert len(tour.options()) == 6
    say(tour, "3")
    assert dice(tour, 0) == [1, 2, 1, 0, 0]
    assert phase(tour) == "take"


@clause("ST-83", "ST-90")
def test_a_rerolled_six_is_placed_by_its_owner() -> None:
    tour = waxed("pick", columns=(2, 2))
    say(tour, "left", "lift-c1", "6")
    assert words(tour) == {"six-sprint", "six-s1", "six-s2"}
    say(tour, "six-s2")
    assert stars(tour, 0) == [2]
    assert phase(tour) == "take"


@clause("ST-33")
def test_a_star_box_whose_column_a_reroll_empties_gives_its_six_back() -> None:
    tour = waxed("pick", columns=(1, 2), star_boxes=(1,))
    said = say(tour, "left", "lift-c1", "2")
    assert stars(tour, 0) == []
    assert "returned" in kinds(said)
    again = waxed("pick", columns=(1, 2), star_boxes=(1,))
    say(again, "left", "lift-c1", "1")
    assert stars(again, 0) == [1]


@clause("ST-84", "ST-90")
def test_all_dice_on_the_board_are_rolled_again_star_boxes_and_sprint_included() -> None:
    tour = waxed("shake", columns=(1, 2, 0, 0, 1), star_boxes=(2,))
    say(tour, "left")
    assert tour.rerolling == 5
    say(tour, "44445")
    assert dice(tour, 0) == [0, 0, 0, 4, 0]
    assert rules_prepare.on_board(tour, 0) == 4


@clause("ST-84", "ST-13", "ST-90")
def test_tired_hearts_are_counted_anew_for_a_reroll() -> None:
    tour = waxed("shake", columns=(1, 2))
    hearts(tour, 0, 0, 2, 2, 2, 2)
    say(tour, "left", "156")
    assert dice(tour, 0) == [1, 0, 0, 0, 0]
    assert phase(tour) == "replace"


@clause("ST-85")
def test_one_more_does_not_fill_a_column() -> None:
    tour = waxed("push", columns=(3,), star_boxes=(1,))
    say(tour, "left", "c1")
    assert tour.taken == 3
    assert tour.extra == 1
    assert stars(tour, 0) == []
    say(tour, "go")
    assert tour.steps_left == 4


@clause("ST-85", "ST-90")
def test_one_more_is_a_shot_at_the_range_also_after_a_shot() -> None:
    tour = at_stand("push", columns=(1,))
    say(tour, "c1", "go", "aim-steady", "x", "left")
    assert tour.shots_left == 1
    say(tour, "aim-steady", "x")
    assert tour.shots_owed[0] == 3


@clause("ST-86", "ST-90")
def test_one_fewer_never_below_nothing() -> None:
    tour = waxed("brake", columns=(2, 1))
    say(tour, "c2", "left")
    said = say(tour, "go")
    assert "stood" in kinds(said)
    tour = waxed("brake", columns=())
    say(tour, "left", "go")
    assert where(tour)[0] == "1a"
    tour = at_stand("brake", columns=(3,))
    say(tour, "c1", "go", "aim-steady", "x", "left")
    assert tour.shots_left == 1


@clause("ST-87")
def test_the_price_is_paid_first_and_must_be_payable() -> None:
    tour = waxed("surge")
    said = say(tour, "left")
    assert kinds(said)[:3] == ["waxed", "paid", "effect"]
    assert tour.extra == 3
    tour = waxed("surge")
    hearts(tour, 0, 0, 0, 0, 0, 0)
    begin(tour)
    assert "left" not in words(tour)


@clause("ST-87", "ST-22")
def test_at_the_range_the_price_may_be_any_unshot_markers() -> None:
    tour = at_stand("surge", columns=(1,))
    hearts(tour, 0, 3, 2, 2, 2, 2)
    say(tour, "left")
    assert words(tour) == {"pay-fresh", "pay-steady"}
    say(tour, "pay-steady")
    assert tour.extra == 3
    assert phase(tour) == "take"


@clause("ST-80")
def test_or_is_a_choice_and_several_effects_are_all_done() -> None:
    tour = waxed("feather")
    say(tour, "left")
    assert words(tour) == {"e-more", "e-fewer"}
    say(tour, "e-fewer")
    assert tour.extra == -1
    both = waxed("attack", columns=(1, 0, 0, 0, 2))
    say(both, "left")
    assert (both.sprinting, both.extra) == (1, 3)


@clause("ST-89")
def test_wax_before_between_and_after_columns_but_not_between_steps() -> None:
    for said in ((), ("c1",), ("c1", "c2")):
        tour = waxed("push")
        say(tour, *said)
        assert "left" in words(tour)
    tour = waxed("push")
    say(tour, "c1", "go", "2a")
    with pytest.raises(Illegal):
        say(tour, "left")


@clause("ST-89")
def test_a_part_that_cannot_be_done_is_left_out_but_a_token_that_can_do_nothing_stays() -> None:
    tour = waxed("big-pull", columns=(1,))
    say(tour, "left")
    assert (tour.extra, tour.free_columns) == (1, 0)
    tour = waxed("second-look")
    with pytest.raises(Illegal) as refused:
        say(tour, "left")
    assert refused.value.clause == "ST-89"


@clause("ST-89")
def test_after_the_fifth_shot_nothing_is_left_to_pay_with() -> None:
    tour = at_stand("deal", "surge", columns=(4, 1))
    say(tour, "c1", "c2")
    while tour.active == 0 and phase(tour) != "shot":
        say(tour, sorted(words(tour) - {"left", "right", "c1", "c2"})[0])
        if phase(tour) == "shot":
            say(tour, "x")
    assert tour.shots_owed[0] == 0
    assert tour.active == 1


@clause("ST-86", "ST-89")
def test_one_fewer_changes_the_dice_taken_before_the_first_column_too() -> None:
    tour = waxed("brake", columns=(3,))
    say(tour, "left", "c1", "go")
    assert tour.steps_left == 2


@clause("ST-89", "ST-82")
def test_a_free_column_is_taken_before_the_turn_goes_on() -> None:
    for said in (("left", "c1"), ("c1", "left")):
        tour = waxed("extra-row", columns=(1, 2, 0, 0, 3))
        say(tour, *said)
        assert words(tour) == {"c2", "sprint"}
        with pytest.raises(Illegal) as refused:
            say(tour, "go")
        assert (refused.value.message, refused.value.clause) == ("ski-tour-free-column", "ST-89")
        assert ski_tour.prompt(tour, 0).facts["free"]
        say(tour, "c2")
        assert words(tour) == {"go", "sprint"}
        assert levels(tour, 0) == [2] * 5


@clause("ST-89", "ST-25")
def test_at_the_range_too_a_free_column_is_taken_first() -> None:
    tour = at_stand("big-pull", columns=(1, 3))
    say(tour, "left", "c1")
    assert words(tour) == {"c2"}
    say(tour, "c2", "go")
    assert tour.shots_left == 5


@clause("ST-89", "ST-82")
def test_with_no_column_left_a_free_one_is_not_awaited() -> None:
    boards = nations_text().replace("token extra-row column", "token extra-row column column column")
    tour = waxed("extra-row", columns=(1, 1, 1), boards=boards)
    say(tour, "left", "c1")
    assert tour.free_columns == 2
    assert words(tour) == {"c2", "c3"}
    say(tour, "c2", "c3")
    assert words(tour) == {"go"}


@clause("ST-89", "ST-36")
def test_a_token_whose_free_column_would_close_the_way_stays() -> None:
    """Two steps end on 2b; a third would run into the skiers on row 3, and there is nothing to pay with."""
    tour = waxed("extra-row", "big-pull", columns=(2, 1))
    put(tour, "1a", "3a", "3b")
    hearts(tour, 0, 0, 0, 0, 0, 0)
    begin(tour)
    assert words(tour) == {"c1", "c2"}
    with pytest.raises(Illegal) as refused:
        say(tour, "left")
    assert (refused.value.message, refused.value.clause) == ("ski-tour-unpaid", "ST-36")
    board(tour, 0, 1, 1, 2)
    begin(tour)
    say(tour, "left")
    assert words(tour) == {"c1", "c2"}  # a column of two leaves no third die for the free one
    say(tour, "c1")
    assert words(tour) == {"c2"}


@clause("ST-83", "ST-84", "ST-33")
def test_a_reroll_is_told_by_the_clause_of_its_effect() -> None:
    def clauses(tour: Race, *said: str) -> list[tuple[str, str]]:
        return [(event.kind, event.clause) for event in say(tour, *said)]

    one = waxed("pick", columns=(1, 2), star_boxes=(1,))
    say(one, "left", "lift-c1")
    assert ski_tour.prompt(one, 0).clause == "ST-83"
    told = clauses(one, "2")
    assert ("rerolled", "ST-83") in told and ("returned", "ST-33") in told
    every = waxed("shake", columns=(1,))
    say(every, "left")
    assert ski_tour.prompt(every, 0).clause == "ST-84"
    assert ("rerolled", "ST-84") in clauses(every, "2")

"""Set-up, coaches, the training roll, and what the coaches do with it (SM-1 to SM-32)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from loipe.core.game import Defects, Illegal
from loipe.core.seats import read_seats, seated
from loipe.games import sport_ist_mord
from loipe.games.sport_ist_mord import codes as c
from loipe.games.sport_ist_mord.config import PRESETS, Config
from loipe.games.sport_ist_mord.shown import Die, Stock
from tests.clauses import clause
from tests.rulebook.sport_ist_mord.positions import (
    PAUL,
    RIKARDA,
    UTE,
    asked,
    effects,
    hold,
    idle,
    new_game,
    odds,
    options,
    say,
    scene,
    told,
    train,
)

LOW, MIDDLE, HIGH = "1111111112", "3333333333", "6666666666"


@clause("SM-1")
def test_each_sport_has_nine_trainings_and_three_accidents() -> None:
    meet = new_game()
    assert len(meet.piles) == len(c.SPORT_NAMES) == 8
    assert [list(pile.counts) for pile in meet.piles] == [[9, 1, 1, 1]] * 8
    assert c.SPORT_NAMES[:4] == ("bowling", "tennis", "billiards", "football")


@clause("SM-2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_ten_dice_and_a_pill_each_the_other_pills_are_the_reserve(seats: int) -> None:
    meet = new_game(seats)
    assert list(meet.free) == [10] * seats
    assert list(meet.pills) == [1] * seats
    assert meet.reserve == 12 - seats


@clause("SM-2")
def test_dice_of_a_colour_one_chooses() -> None:
    chosen = read_seats("anna:purple,thumb,ben:red", sport_ist_mord)
    assert sport_ist_mord.board(seated(PRESETS["box"], chosen)).colours == ("purple", "teal", "red")
    unchosen = read_seats("anna,thumb,ben", sport_ist_mord)
    assert sport_ist_mord.board(seated(PRESETS["box"], unchosen)).colours == ("red", "teal", "orange")


@clause("SM-2")
@pytest.mark.parametrize("seats", [2, 7])
def test_three_to_six_players(seats: int) -> None:
    with pytest.raises(Defects) as found:
        new_game(seats)
    assert [(defect.message, defect.clause) for defect in found.value.defects] == [("config-seats", "SM-2")]


@clause("SM-3")
def test_nobody_has_a_coach_and_dice_go_outside() -> None:
    meet = new_game()
    shown = sport_ist_mord.show(sport_ist_mord.view(meet, frozenset()))
    assert (shown.open.first, shown.open.best, shown.open.side) == (-1, -1, "outside")
    assert asked(meet) == "* train"


@clause("SM-4")
def test_everything_but_the_order_of_piles_is_open_to_a_stranger() -> None:
    meet = say(new_game(), f"{HIGH} {LOW} {MIDDLE}")
    hold(meet, PAUL, stock={"chess": 2})
    shown = sport_ist_mord.show(sport_ist_mord.view(meet, frozenset())).open
    assert shown.players[PAUL].stock == (Stock("chess", 2),)
    assert shown.players[RIKARDA].rolled == (3,) * 10
    assert shown.players[UTE].pills == 1
    assert shown.sports[6].pile == 10


@clause("SM-10")
def test_the_1a_coach_passes_one_seat_to_the_left_each_round() -> None:
    meet = say(new_game(), f"{LOW} {MIDDLE} {HIGH}")
    assert meet.first == RIKARDA
    for round_number, first in ((2, UTE), (3, PAUL), (4, RIKARDA), (5, UTE)):
        idle(meet)
        assert (meet.round, meet.first) == (round_number, first)
        assert asked(meet) == f"{first + 1} give-coach"


@clause("SM-10")
def test_its_holder_is_first_in_every_phase() -> None:
    meet = train(scene(first=RIKARDA, best=UTE))
    assert [meet.seat_at(turn) for turn in range(3)] == [RIKARDA, UTE, PAUL]
    say(meet, "1234561234 1234561234 1234561234")
    assert [event.seat for event in told(meet, "trained")] == [RIKARDA, UTE, PAUL]
    say(meet, "keep P2 keep")
    assert asked(meet) == "3 spend"
    say(meet, "pass pass pass")
    assert asked(meet) == "3 place"


@clause("SM-11")
def test_the_best_coach_goes_to_another_player_and_the_side_is_flipped() -> None:
    meet = scene(first=PAUL, best=PAUL)
    meet.phase, meet.active, meet.side = c.GIVE_COACH, PAUL, 0
    hold(meet, UTE, new={"tennis": 1})
    assert options(meet) == ["P1", "P3"]
    with pytest.raises(Illegal) as refused:
        say(meet, "P2")
    assert (refused.value.message, refused.value.clause) == ("sport-ist-mord-coach-to-other", "SM-11")
    say(meet, "P3")
    assert (meet.best, meet.side) == (RIKARDA, 1)
    shown = sport_ist_mord.show(sport_ist_mord.view(meet, frozenset()))
    tennis = shown.open.sports[1]
    assert (tennis.outside, tennis.inside) == ((Die(UTE, 1),), ())


@clause("SM-12")
def test_in_the_first_round_the_highest_total_takes_the_1a_coach_after_the_roll() -> None:
    meet = say(new_game(), f"{LOW} {HIGH} {MIDDLE}")
    assert meet.first == PAUL
    assert asked(meet) == "2 give-coach"
    say(meet, "P1")
    assert asked(meet) == "2 pick"


@clause("SM-12")
def test_tied_leaders_roll_all_their_dice_again_and_the_training_roll_stands() -> None:
    meet = say(new_game(), f"{HIGH} {LOW} {HIGH}")
    assert asked(meet) == "* lead"
    say(meet, f"{MIDDLE} {MIDDLE} {LOW}")
    assert asked(meet) == "* lead"
    say(meet, MIDDLE)
    assert meet.first == RIKARDA
    assert sum(meet.rolled) == 30
    assert meet.rolled[UTE * 6 + 5] == meet.rolled[RIKARDA * 6 + 5] == 10


@clause("SM-13")
def test_no_flip_in_the_first_round_then_it_alternates() -> None:
    meet = say(new_game(), f"{HIGH} {LOW} {MIDDLE} P2")
    assert (meet.round, meet.side) == (1, 0)
    say(idle(meet), "P1")
    assert (meet.round, meet.side) == (2, 1)
    say(idle(meet), "P1")
    assert (meet.round, meet.side) == (3, 0)


@clause("SM-13")
def test_the_best_coach_may_stay_with_its_holder() -> None:
    meet = scene(first=UTE, best=PAUL)
    meet.phase, meet.active = c.GIVE_COACH, UTE
    say(meet, "P2")
    assert meet.best == PAUL


@clause("SM-20")
def test_everyone_rolls_all_their_free_dice_and_whoever_has_none_rolls_none() -> None:
    meet = scene()
    hold(meet, PAUL, old={"tennis": 1, "chess": 2})
    meet.free[RIKARDA] = 0
    train(meet)
    say(meet, "1111111111 11111111")
    assert [(event.seat, event.facts["total"]) for event in told(meet, "trained")] == [(UTE, 10), (PAUL, 8)]
    assert asked(meet) == "1 pick"


@clause("SM-20")
def test_a_roll_is_one_node_over_sorted_results() -> None:
    meet = scene()
    meet.free[UTE] = 2
    chances = odds(train(meet))
    assert len(chances) == 21
    assert chances["34"] == Fraction(1, 18)
    assert chances["33"] == Fraction(1, 36)
    say(meet, "43")
    assert list(meet.rolled[:6]) == [0, 0, 1, 1, 0, 0]


@clause("SM-21")
def test_a_die_is_away_for_one_training_roll() -> None:
    meet = say(new_game(), f"{HIGH} {LOW} {MIDDLE} P2 keep P1 keep pass pass pass 1@tennis done")
    assert (asked(meet), meet.free[PAUL]) == ("* reveal", 9)
    say(meet, "T P1")
    assert (meet.round, meet.free[PAUL]) == (2, 9)
    idle(meet)
    assert meet.free[PAUL] == 10
    say(meet, f"P1 {HIGH} {HIGH} {HIGH}")
    assert sum(meet.rolled[PAUL * 6 : PAUL * 6 + 6]) == 10


@clause("SM-30")
def test_the_1a_coach_rolls_any_own_dice_again_once() -> None:
    meet = scene()
    hold(meet, UTE, rolled="1355")
    hold(meet, PAUL, rolled="2")
    effects(meet)
    assert options(meet) == ["keep", "1", "3", "5"]
    say(meet, "5 5")
    assert options(meet) == ["roll", "1", "3"]
    say(meet, "roll")
    assert odds(meet)["66"] == Fraction(1, 36)
    say(meet, "26")
    assert list(meet.rolled[:6]) == [1, 1, 1, 0, 0, 1]
    assert asked(meet) == "2 give-pill"


@clause("SM-30")
def test_without_rolled_dice_the_1a_coach_is_not_asked() -> None:
    meet = scene()
    hold(meet, PAUL, rolled="2")
    assert asked(effects(meet)) == "2 give-pill"


@clause("SM-31")
def test_the_best_coach_brings_two_pills_one_for_another_player() -> None:
    meet = effects(scene(4))
    assert (meet.reserve, options(meet)) == (8, ["leave", "P1", "P3", "P4"])
    with pytest.raises(Illegal) as refused:
        say(meet, "P2")
    assert (refused.value.message, refused.value.clause) == ("sport-ist-mord-pill-to-other", "SM-31")
    say(meet, "P4")
    assert list(meet.pills) == [1, 2, 1, 2]
    assert meet.reserve == 6


@clause("SM-31")
def test_who_does_not_want_the_pills_leaves_them_in_the_reserve() -> None:
    meet = scene()
    hold(meet, RIKARDA, rolled="4")
    say(effects(meet), "leave")
    assert (list(meet.pills), meet.reserve, asked(meet)) == ([1, 1, 1], 9, "2 pick-one")
    assert told(meet, "pills-left")[0].facts == {"pills": 9}


@clause("SM-31")
def test_the_last_pill_may_be_taken_and_with_none_nothing_happens() -> None:
    one = scene()
    hold(one, RIKARDA, pills=9, rolled="4")
    assert options(effects(one)) == ["leave", "take"]
    left = say(one.clone(), "leave")
    assert (list(left.pills), left.reserve, asked(left)) == ([1, 1, 9], 1, "2 pick-one")
    say(one, "take")
    assert (list(one.pills), one.reserve, asked(one)) == ([1, 2, 9], 0, "2 pick-one")
    none = scene()
    hold(none, RIKARDA, pills=10, rolled="4")
    effects(none)
    assert (list(none.pills), none.reserve, asked(none)) == ([1, 1, 10], 0, "2 pick-one")


@clause("SM-32")
def test_the_best_coach_rolls_one_die_of_anybody_again_after_the_pills() -> None:
    meet = scene()
    hold(meet, UTE, rolled="66")
    hold(meet, PAUL, rolled="1")
    effects(meet)
    say(meet, "keep P1")
    assert options(meet) == ["keep", "P1.6", "P2.1"]
    say(meet, "P1.6")
    assert odds(meet) == {str(face): Fraction(1, 6) for face in range(1, 7)}
    say(meet, "2")
    assert list(meet.rolled[:6]) == [0, 1, 0, 0, 0, 1]
    assert told(meet, "nudged")[0].clause == "SM-32"


@clause("SM-32")
def test_without_any_rolled_dice_there_is_nothing_to_ask() -> None:
    meet = say(effects(scene()), "P1")
    assert meet.phase not in (c.PICK_ONE, c.SPEND, c.PLACE)


@clause("SM-99")
@pytest.mark.parametrize("last_round", [0, 201])
def test_a_table_sets_a_last_round_from_1_to_200(last_round: int) -> None:
    with pytest.raises(Defects) as found:
        sport_ist_mord.start(Config(holders=(0, 1), last_round=last_round))
    assert [defect.clause for defect in found.value.defects] == ["SM-2", "SM-99"]
    assert [new_game(last_round=fine).terms.last_round for fine in (1, 200)] == [1, 200]

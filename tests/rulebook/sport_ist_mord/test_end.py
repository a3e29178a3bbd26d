"""The end, the score, ties, and what holds at every ply (SM-97 to SM-99, SM-101)."""

from __future__ import annotations

import pytest

from loipe.core.contract import NOBODY
from loipe.core.game import Result
from loipe.core.rng import Rng
from loipe.games import sport_ist_mord
from loipe.games.sport_ist_mord import codes as c
from loipe.games.sport_ist_mord import rules_settle
from loipe.games.sport_ist_mord.config import Config
from loipe.games.sport_ist_mord.state import Meet
from tests.clauses import clause
from tests.rulebook.sport_ist_mord.census import census
from tests.rulebook.sport_ist_mord.positions import (
    PAUL,
    RIKARDA,
    UTE,
    asked,
    close,
    hold,
    idle,
    new_game,
    pile,
    put,
    say,
    scene,
    settle,
    sport_of,
    told,
)


def ended(meet: Meet) -> Result:
    """All sports closed by now."""
    for sport in c.SPORT_NAMES:
        if meet.fatal[sport_of(sport)] == 0:
            close(meet, sport, RIKARDA)
    rules_settle.end_round(meet)
    return sport_ist_mord.result(meet)


@clause("SM-97")
def test_the_game_ends_after_the_round_that_closes_the_last_sport() -> None:
    meet = scene()
    for sport in c.SPORT_NAMES[1:]:
        close(meet, sport, RIKARDA)
    put(meet, UTE, "bowling", 6)
    put(meet, PAUL, "bowling", 1, doped=True)
    say(settle(meet), "U6 T 1:U6 2:T")
    assert asked(meet) == "over"
    result = sport_ist_mord.result(meet)
    assert (result.over, result.reason) == (True, "sport-ist-mord-over-closed")
    assert result.scores == (0, 1, 0)
    assert sum(meet.on_pill) == 0


@clause("SM-97")
def test_with_a_sport_open_another_round_begins() -> None:
    meet = scene()
    for sport in c.SPORT_NAMES[1:]:
        close(meet, sport, RIKARDA)
    rules_settle.end_round(meet)
    assert (meet.round, asked(meet)) == (3, "2 give-coach")


@clause("SM-97")
def test_the_score_is_sports_times_the_largest_of_them() -> None:
    meet = scene()
    hold(meet, UTE, stock={"chess": 6, "darts": 2, "tennis": 1, "skiing": 1})
    hold(meet, PAUL, stock={"bowling": 9})
    assert ended(meet).scores == (24, 9, 0)


@clause("SM-97")
def test_accident_cards_do_not_count_as_training() -> None:
    meet = scene()
    hold(meet, UTE, stock={"chess": 2})
    meet.hurt[2 * sport_of("darts")] = UTE + 1
    assert rules_settle.score(meet, UTE) == 2


@clause("SM-98")
def test_a_tie_goes_to_the_most_accident_cards_fatal_ones_included() -> None:
    meet = scene()
    hold(meet, UTE, stock={"chess": 2})
    hold(meet, PAUL, stock={"chess": 2})
    meet.hurt[2 * sport_of("darts")] = UTE + 1
    close(meet, "darts", PAUL)
    close(meet, "tennis", PAUL)
    assert ended(meet).places == (2, 1, 3)
    assert [(event.seat, event.facts, event.clause) for event in told(meet, "level")] == [
        (UTE, {"score": 2, "accidents": 1}, "SM-98"),
        (PAUL, {"score": 2, "accidents": 2}, "SM-98"),
    ]


@clause("SM-98")
def test_still_tied_is_a_shared_win() -> None:
    meet = scene()
    hold(meet, UTE, stock={"chess": 2})
    hold(meet, PAUL, stock={"darts": 2})
    assert ended(meet).places == (1, 1, 3)


@clause("SM-99")
def test_a_game_that_reaches_the_last_round_is_scored_as_it_stands() -> None:
    meet = new_game(last_round=2)
    say(meet, "6666666666 1111111112 3333333333")
    idle(meet)
    assert meet.round == 2
    idle(meet)
    result = sport_ist_mord.result(meet)
    assert (result.over, result.reason) == (True, "sport-ist-mord-over-last-round")
    assert Config().last_round == 40


@clause("SM-101")
def test_the_last_card_of_an_open_sport_is_its_u6() -> None:
    meet = scene()
    put(meet, UTE, "chess", 1)
    pile(meet, "chess", "U6")
    say(settle(meet), "U6")
    assert meet.fatal[sport_of("chess")] == UTE + 1


@clause("SM-101", "SM-1", "SM-2", "SM-96")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("thumbs", [False, True])
def test_no_card_die_or_pill_is_lost_at_any_ply_and_open_piles_hold_their_u6(seats: int, thumbs: bool) -> None:
    bot = sport_ist_mord.thumb()
    for number in range(6):
        options = {"doping_jump": number % 2 == 1, "coach_from_outside": number % 3 == 1}
        meet = new_game(seats, **options)
        rng = Rng(31, number)
        before = census(meet)
        assert before == (((9, 1, 1, 1),) * 8, (10,) * seats, 12)
        while meet.to_act() != NOBODY:
            meet.apply(bot.choose(meet, rng) if thumbs and meet.to_act() >= 0 else meet.pick(rng))
            assert census(meet) == before
            assert_open_piles_hold_their_u6(meet)
            assert_dice_make_sense(meet)


def assert_open_piles_hold_their_u6(meet: Meet) -> None:
    """SM-101, while no card of the sport lies face up."""
    for sport in range(c.SPORTS):
        pile = meet.piles[sport]
        if meet.fatal[sport] == 0 and sport != meet.sport:
            assert pile.counts[c.U6] == 1 or c.U6 in list(pile.under[pile.under_from :])


def assert_dice_make_sense(meet: Meet) -> None:
    """Rolled and doped dice are free ones; pills lie only under new dice; healing dice show 1 to 4."""
    for seat in range(meet.terms.seats):
        shown = sum(meet.rolled[seat * 6 : seat * 6 + 6]) + sum(meet.doped[seat * 6 : seat * 6 + 6])
        assert shown + (sum(meet.picked) if seat == meet.active else 0) <= meet.free[seat]
    assert all(value > 0 for value, pill in zip(meet.new, meet.on_pill, strict=True) if pill)
    assert all(0 <= die <= 4 for die in meet.healing)
    if meet.phase == c.GIVE_COACH:
        assert sum(meet.on_pill) == 0

"""The thumb plays the trade-off: it beats chance by far, and its single choices make sense."""

from __future__ import annotations

import pytest

from loipe.core.contract import RandomBot
from loipe.core.playout import play_bots
from loipe.core.rng import Rng
from loipe.games import sport_ist_mord
from loipe.games.sport_ist_mord.state import Meet
from tests.rulebook.sport_ist_mord.positions import (
    PAUL,
    UTE,
    close,
    dope,
    effects,
    hold,
    new_game,
    pile,
    place,
    put,
    say,
    scene,
    settle,
)


def choice(meet: Meet) -> str:
    return sport_ist_mord.write(meet, sport_ist_mord.thumb().choose(meet, Rng(1)))


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_one_thumb_among_random_players_wins_nine_games_in_ten(seats: int) -> None:
    games, wins = 20, 0
    for game in range(games):
        meet = new_game(seats)
        own = game % seats
        play_bots(meet, [sport_ist_mord.thumb() if seat == own else RandomBot() for seat in range(seats)], Rng(3, game))
        wins += sport_ist_mord.result(meet).places[own] == 1
    assert wins >= 0.9 * games


def test_it_claims_training_it_can_keep_and_else_what_does_not_hurt() -> None:
    hungry, fit = scene(), scene()
    for meet, owned, cards in ((hungry, 0, "T U6"), (fit, 5, "T U2")):
        hold(meet, UTE, stock={"chess": owned})
        put(meet, UTE, "chess", 2)
        put(meet, PAUL, "chess", 1)
        say(settle(meet), cards)
        assert choice(meet) == "T"


def test_it_leaves_an_accident_that_hurts_to_others() -> None:
    meet = scene()
    hold(meet, UTE, stock={"chess": 2})
    put(meet, UTE, "chess", 2)
    put(meet, PAUL, "chess", 1)
    say(settle(meet), "U2 U6")
    assert choice(meet) == "U6"


def test_it_keeps_a_die_where_it_owns_cards() -> None:
    meet = scene()
    hold(meet, UTE, rolled="2", old={"chess": 1, "darts": 1}, stock={"chess": 1})
    assert choice(place(meet)) == "2@chess"


def test_it_rolls_again_what_cannot_be_placed_and_keeps_what_can() -> None:
    meet = scene()
    hold(meet, UTE, rolled="1256", old={"chess": 1, "darts": 1}, stock={"chess": 1, "darts": 1})
    effects(meet)
    assert choice(meet) == "6"
    say(meet, "6")
    assert choice(meet) == "5"
    say(meet, "5")
    assert choice(meet) == "roll"


def test_two_sports_are_enough_for_dice_that_are_not_doped() -> None:
    """The others are kept for contests. Who has fewer opens one without a pill."""
    meet = scene()
    hold(meet, UTE, rolled="111", old={"chess": 1, "darts": 1}, stock={"chess": 1, "darts": 1})
    place(meet)
    say(meet, choice(meet))
    say(meet, choice(meet))
    assert choice(meet) == "done"
    meet = scene()
    hold(meet, UTE, rolled="1")
    assert choice(place(meet)).startswith("1@")
    meet = scene()
    hold(meet, UTE, rolled="111", old={"chess": 1, "darts": 1}, stock={"chess": 1, "darts": 1}, pills=1)
    assert choice(dope(meet)) == "dope1"


def test_it_dopes_an_idle_die_for_a_sport_it_owns_cards_of() -> None:
    meet = scene()
    hold(meet, UTE, rolled="6", old={"chess": 3}, stock={"chess": 3}, pills=1)
    dope(meet)
    assert choice(meet) == "dope6"
    say(meet, "dope6")
    assert choice(meet) == "=4"


def test_it_repeats_a_roll_of_which_nothing_is_worth_placing_or_can_be_doped() -> None:
    meet = scene()
    hold(meet, UTE, rolled="5566", old={"tennis": 6}, pills=1)  # SM-35: an own 6 takes no doped die
    for sport in ("bowling", "billiards", "football", "darts", "jogging", "chess", "skiing"):
        close(meet, sport, PAUL)
    pile(meet, "tennis", "U6")
    assert choice(dope(meet)) == "repeat"


def test_gifts_go_to_whoever_is_behind() -> None:
    meet = scene(4)
    hold(meet, UTE, rolled="6", stock={"chess": 3})
    hold(meet, PAUL, stock={"darts": 2})
    hold(meet, 2, stock={"tennis": 5})
    say(effects(meet), "keep")
    assert choice(meet) == "P4"

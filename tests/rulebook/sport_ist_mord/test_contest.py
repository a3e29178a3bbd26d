"""Sharing revealed cards: claims, contests, coaches in them, and the order of choosing (SM-80 to SM-86)."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest

from loipe.core.contract import CHANCE
from loipe.core.game import Illegal
from loipe.core.ints import i64, vec
from loipe.games import sport_ist_mord
from loipe.games.sport_ist_mord import codes as c
from loipe.games.sport_ist_mord import odds as exact
from loipe.games.sport_ist_mord.state import Meet
from tests.clauses import clause
from tests.rulebook.sport_ist_mord.positions import (
    EDGARD,
    PAUL,
    RIKARDA,
    UTE,
    asked,
    close,
    free,
    odds,
    options,
    pile,
    put,
    say,
    scene,
    settle,
    stock,
    told,
)


def quarrel(*dice: int, first: int = 3, best: int = 3, **options: bool | str) -> Meet:
    """Seats 1 to 3 want the one training card of chess and have so many free dice; seat 4 watches with the coaches."""
    meet = scene(4, first=first, best=best, **options)
    for seat in (UTE, PAUL, RIKARDA):
        put(meet, seat, "chess", 1)
    pile(meet, "chess", "T U2 U4 U6")
    free(meet, *dice)
    return say(settle(meet), "T U2 U4 1:T 2:T 3:T")


@clause("SM-80")
def test_bowling_first_then_clockwise_passing_closed_and_empty_sports() -> None:
    meet = scene()
    for sport in ("chess", "bowling", "darts"):
        put(meet, UTE, sport, 1)
    close(meet, "darts", PAUL)
    say(settle(meet), "T T")
    assert [event.facts["sport"] for event in told(meet, "settling")] == ["bowling", "chess"]


@clause("SM-81")
def test_as_many_cards_as_dice_or_all_that_are_left() -> None:
    many = scene(4)
    for seat in range(4):
        put(many, seat, "chess", 1)
    assert settle(many).to_reveal == 4
    few = scene(4)
    for seat in range(4):
        put(few, seat, "chess", 1)
    pile(few, "chess", "T U6")
    assert settle(few).to_reveal == 2


@clause("SM-81")
def test_cards_come_up_by_what_is_left_then_in_the_order_they_went_under() -> None:
    meet = scene(4)
    for seat in (UTE, PAUL, RIKARDA):
        put(meet, seat, "chess", 1)
    pile(meet, "chess", under="U2 T", shuffled="T T U6")
    settle(meet)
    assert odds(meet) == {"T": Fraction(2, 3), "U6": Fraction(1, 3)}
    say(meet, "T U6")
    assert odds(meet) == {"T": 1}
    with pytest.raises(Illegal) as refused:
        say(meet, "U2")
    assert refused.value.clause == "SM-81"
    say(meet, "T")
    assert asked(meet) == "1 claim"


@clause("SM-82")
def test_nothing_is_asked_where_all_cards_are_alike_and_enough() -> None:
    meet = scene()
    put(meet, UTE, "chess", 1)
    put(meet, PAUL, "chess", 1)
    say(settle(meet), "T T")
    assert told(meet, "claimed") == told(meet, "contested") == []
    assert (stock(meet, UTE, "chess"), stock(meet, PAUL, "chess")) == (1, 1)


@clause("SM-82")
def test_claims_that_fit_together_stand() -> None:
    meet = scene()
    put(meet, UTE, "chess", 1)
    put(meet, PAUL, "chess", 1)
    say(settle(meet), "T U4")
    assert list(meet.owing()) == [UTE, PAUL]
    say(meet, "2:T 1:U4")
    assert told(meet, "contested") == []
    assert (stock(meet, UTE, "chess"), stock(meet, PAUL, "chess")) == (0, 1)


@clause("SM-82")
def test_claims_that_do_not_fit_lead_to_a_contest() -> None:
    meet = scene()
    put(meet, UTE, "chess", 1)
    put(meet, PAUL, "chess", 1)
    say(settle(meet), "T U4 1:T 2:T")
    assert asked(meet) == "* contest"
    assert len(told(meet, "quarrelled")) == 1


@clause("SM-82")
def test_a_card_nobody_claims_is_a_quarrel_too_for_none_may_stay() -> None:
    meet = scene()
    for seat in (UTE, PAUL, RIKARDA):
        put(meet, seat, "chess", 1)
    pile(meet, "chess", "T U6")
    say(settle(meet), "T U6 1:T 2:none 3:none")
    assert asked(meet) == "* contest"


@clause("SM-82")
def test_no_card_may_be_claimed_only_with_fewer_cards_than_players() -> None:
    meet = scene()
    for seat in (UTE, PAUL, RIKARDA):
        put(meet, seat, "chess", 1)
    pile(meet, "chess", "T U6")
    assert options(say(settle(meet), "T U6")) == ["T", "U6", "none"]
    enough = scene()
    put(enough, UTE, "chess", 1)
    put(enough, PAUL, "chess", 1)
    say(settle(enough), "T U2")
    assert options(enough) == ["T", "U2"]
    with pytest.raises(Illegal) as refused:
        say(enough, "none")
    assert (refused.value.message, refused.value.clause) == ("sport-ist-mord-card-for-each", "SM-82")


@clause("SM-82")
def test_claims_in_any_order_give_the_same_position_and_stay_hidden_until_all_are_in() -> None:
    keys = set()
    for order in permutations(("1:T", "2:U2", "3:T")):
        meet = scene()
        for seat in (UTE, PAUL, RIKARDA):
            put(meet, seat, "chess", 1)
        say(settle(meet), "T T U2")
        say(meet, " ".join(order[:2]))
        hidden = [event.seen_by(frozenset()) for event in told(meet, "claimed")]
        assert [event.facts["card"] for event in hidden] == [None, None]
        assert told(meet, "showed") == []
        say(meet, order[2])
        assert [event.facts["card"] for event in told(meet, "showed")] == ["training", "chess-u2", "training"]
        keys.add(meet.key())
    assert len(keys) == 1


@clause("SM-83")
def test_all_involved_roll_all_their_free_dice_and_the_highest_chooses_first() -> None:
    meet = quarrel(2, 4, 3)
    say(meet, "66 1111 222")
    assert [(event.seat, event.facts["total"]) for event in told(meet, "contested")] == [(0, 12), (1, 4), (2, 6)]
    assert list(meet.line) == [UTE, RIKARDA, PAUL]
    assert asked(meet) == "1 choose"


@clause("SM-83")
def test_tied_players_roll_off_and_the_others_keep_their_places() -> None:
    meet = quarrel(2, 2, 2)
    say(meet, "34 66 25")
    assert (list(meet.line), asked(meet)) == ([PAUL, UTE, RIKARDA], "* contest")
    say(meet, "11 12")
    assert list(meet.line) == [PAUL, RIKARDA, UTE]
    assert asked(meet) == "2 choose"


@clause("SM-83")
def test_a_roll_off_may_tie_again_and_several_ties_are_rolled_one_after_another() -> None:
    meet = scene(6, first=4, best=5)
    for seat in range(4):
        put(meet, seat, "chess", 1)
    pile(meet, "chess", "T T T U6")
    free(meet, 1, 1, 1, 1, 9, 9)
    say(settle(meet), "T T T U6 1:U6 2:U6 3:U6 4:U6")
    say(meet, "2 5 2 5")
    assert [meet.line[at] for at in range(meet.tie_from, meet.tie_to)] == [PAUL, EDGARD]
    say(meet, "3 3 3 4")
    assert list(meet.line[:2]) == [EDGARD, PAUL]
    say(meet, "6 1")
    assert list(meet.line) == [EDGARD, PAUL, UTE, RIKARDA]


@clause("SM-83")
def test_without_free_dice_the_total_is_0_and_such_players_stay_clockwise() -> None:
    meet = quarrel(0, 1, 0, first=RIKARDA)
    say(meet, "1")
    assert list(meet.line) == [PAUL, RIKARDA, UTE]
    nobody = quarrel(0, 0, 0, first=PAUL)
    assert list(nobody.line) == [PAUL, RIKARDA, UTE]
    assert asked(nobody) == "2 choose"


@clause("SM-83")
def test_contest_rolls_change_nothing_else() -> None:
    meet = quarrel(2, 3, 1)
    before = (list(meet.free), list(meet.new), list(meet.pills))
    say(meet, "66 125 4")
    assert (list(meet.free), list(meet.new), list(meet.pills)) == before
    assert sum(meet.rolled) == 0


@clause("SM-83")
def test_exact_odds_of_one_die_against_one() -> None:
    """Each leads in 15 of 36 throws; 6 are level."""
    meet = quarrel(1, 1, 0)
    assert leaders(meet, 2) == {(UTE,): Fraction(15, 36), (PAUL,): Fraction(15, 36), (UTE, PAUL): Fraction(6, 36)}
    assert exact.leads(1, (1,)) == Fraction(15, 36)


@clause("SM-83")
def test_exact_odds_of_two_dice_against_one() -> None:
    """The pair is higher in 36 + 35 + 33 + 30 + 26 + 21 of 216 throws."""
    meet = quarrel(2, 1, 0)
    assert leaders(meet, 2)[(UTE,)] == Fraction(181, 216)
    assert exact.leads(2, (1,)) == Fraction(181, 216)
    assert exact.leads(2, (1, 0)) == Fraction(181, 216)


@clause("SM-83")
def test_exact_odds_of_three_players_agree_with_the_table_shown() -> None:
    meet = quarrel(2, 2, 1)
    walked = leaders(meet, 3)
    assert walked[(UTE,)] == walked[(PAUL,)] == exact.leads(2, (2, 1))
    assert walked[(RIKARDA,)] == exact.leads(1, (2, 2))
    assert sum(walked.values()) == 1


def leaders(meet: Meet, rolls: int) -> dict[tuple[int, ...], Fraction]:
    """Who is on top after so many rolls, by walking every chance node."""
    found: dict[tuple[int, ...], Fraction] = {}

    def walk(state: Meet, chance: Fraction, left: int, totals: tuple[tuple[int, int], ...]) -> None:
        if left == 0:
            top = max(total for total, _ in totals)
            who = tuple(sorted(seat for total, seat in totals if total == top))
            found[who] = found.get(who, Fraction(0)) + chance
            return
        assert state.to_act() == CHANCE
        for word, odd in odds(state).items():
            after = state.clone()
            after.apply(sport_ist_mord.read(after, word))
            walk(after, chance * odd, left - 1, (*totals, (sum(map(int, word)), state.active)))

    walk(meet, Fraction(1), rolls, ())
    return found


@clause("SM-84")
def test_the_1a_coach_if_involved_rolls_own_dice_again_after_all_others() -> None:
    meet = quarrel(2, 2, 2, first=UTE)
    say(meet, "15 66 11")
    assert (asked(meet), options(meet)) == ("1 pick", ["keep", "1", "5"])
    say(meet, "1 5 roll 56")
    assert list(meet.line) == [PAUL, UTE, RIKARDA]
    again = told(meet, "rolled-again")[0]
    assert (again.clause, again.facts["dice"]) == ("SM-84", [5, 6])


@clause("SM-84")
def test_the_1a_coach_does_not_act_from_outside() -> None:
    meet = quarrel(1, 1, 1, first=EDGARD, coach_from_outside=True, best=PAUL)
    say(meet, "1 2 3")
    assert asked(meet) == "2 pick-one"


@clause("SM-85")
def test_the_best_coach_if_involved_rolls_one_die_of_anybody_in_it_again() -> None:
    meet = quarrel(1, 2, 1, best=PAUL)
    say(meet, "6 11 5")
    assert (asked(meet), options(meet)) == ("2 pick-one", ["keep", "P1.6", "P2.1", "P3.5"])
    say(meet, "P1.6 1")
    assert list(meet.line) == [RIKARDA, PAUL, UTE]
    assert told(meet, "nudged")[0].clause == "SM-85"


@clause("SM-85")
def test_from_outside_only_if_the_table_says_so() -> None:
    proper = quarrel(1, 1, 1)
    assert asked(say(proper, "1 2 3")) == "3 choose"
    meddling = quarrel(1, 1, 1, coach_from_outside=True)
    say(meddling, "1 2 3")
    assert (asked(meddling), options(meddling)) == ("4 pick-one", ["keep", "P1.1", "P2.2", "P3.3"])


@clause("SM-85")
def test_both_coaches_act_once_in_a_contest_roll_offs_included_the_1a_coach_first() -> None:
    meet = quarrel(1, 1, 0, first=UTE, best=PAUL)
    say(meet, "4 4")
    assert asked(meet) == "1 pick"
    say(meet, "4 roll 4")
    assert asked(meet) == "2 pick-one"
    say(meet, "P2.4 4")
    assert asked(meet) == "* contest"
    say(meet, "2 3")
    assert asked(meet) == "2 choose"


@clause("SM-85")
def test_where_the_table_says_so_both_coaches_act_afresh_in_a_roll_off() -> None:
    meet = quarrel(1, 1, 0, first=UTE, best=PAUL, roll_off_coaches="afresh")
    say(meet, "4 4 4 roll 4 P2.4 4 2 3")
    assert asked(meet) == "1 pick"
    say(meet, "2 roll 2")
    assert asked(meet) == "2 pick-one"
    say(meet, "P1.2 1")
    assert asked(meet) == "2 choose"


@clause("SM-85")
def test_a_roll_off_that_is_a_contest_of_its_own_involves_only_the_tied() -> None:
    meet = quarrel(1, 1, 1, best=PAUL, roll_off_coaches="afresh")
    say(meet, "3 6 3 keep 2 1")
    assert (asked(meet), list(meet.line)) == ("2 choose", [PAUL, UTE, RIKARDA])


@clause("SM-85")
def test_a_coach_who_kept_still_may_act_in_the_roll_off() -> None:
    meet = quarrel(1, 1, 0, first=UTE, best=PAUL)
    say(meet, "4 4 keep keep 2 3")
    assert asked(meet) == "1 pick"
    say(meet, "keep")
    assert asked(meet) == "2 pick-one"


@clause("SM-85")
def test_a_coach_in_the_contest_but_not_in_the_roll_off_may_touch_its_dice() -> None:
    meet = quarrel(1, 1, 1, best=PAUL)
    say(meet, "3 6 3 keep 2 2")
    assert (asked(meet), options(meet)) == ("2 pick-one", ["keep", "P1.2", "P3.2"])


@clause("SM-86")
def test_a_chooser_may_decline_while_enough_follow_to_take_the_rest() -> None:
    meet = scene(4, first=EDGARD, best=EDGARD)
    for seat in (UTE, PAUL, RIKARDA):
        put(meet, seat, "chess", 2)
    pile(meet, "chess", "T U6")
    free(meet, 1, 1, 1)
    say(settle(meet), "T U6 1:T 2:T 3:T 6 5 4")
    assert options(meet) == ["T", "U6", "none"]
    say(meet, "none")
    assert options(meet) == ["T", "U6"]
    with pytest.raises(Illegal) as refused:
        say(meet, "none")
    assert (refused.value.message, refused.value.clause) == ("sport-ist-mord-must-take", "SM-86")
    say(meet, "T")
    assert meet.fatal[6] == RIKARDA + 1


@clause("SM-86")
def test_the_last_get_none_if_all_are_gone() -> None:
    meet = scene(4, first=EDGARD, best=EDGARD)
    for seat in (UTE, PAUL, RIKARDA):
        put(meet, seat, "chess", 2)
    pile(meet, "chess", "T U6")
    free(meet, 1, 1, 1)
    say(settle(meet), "T U6 1:T 2:T 3:T 6 5 4 T U6")
    assert [event.seat for event in told(meet, "empty-handed")] == [RIKARDA]


@clause("SM-86")
def test_with_a_card_for_everyone_nobody_may_decline() -> None:
    meet = quarrel(3, 2, 1)
    say(meet, "111 13 6")
    assert "none" not in options(meet)
    say(meet, "U4")
    assert "none" not in options(meet)


@clause("SM-86")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("cards", [1, 2, 3])
def test_declining_needs_as_many_to_follow_as_cards_are_left(players: int, cards: int) -> None:
    meet = scene(6)
    meet.line = vec[i64](range(players))
    meet.revealed[c.TRAINING] = cards
    meet.sport = 0
    meet.phase = c.CHOOSE
    for turn in range(players):
        meet.turn = turn
        assert ("none" in options(meet)) == (players - turn - 1 >= cards)

"""SM, phase 8: sharing the revealed cards by claims or by contest. Phase 9 borrows the contest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loipe.core.contract import NOBODY
from loipe.core.ints import append, count_bits, i64, nth_bit, shl, vec
from loipe.games.sport_ist_mord import rules_coaches, rules_settle
from loipe.games.sport_ist_mord.codes import (
    AGREED,
    CARD,
    CHOOSE,
    CHOSE,
    CLAIM,
    CLAIMED,
    CONTEST,
    CONTESTED,
    DECLINED,
    DRAW_ORDER,
    EMPTY_HANDED,
    FOR_CARDS,
    FOR_ORDER,
    GOT,
    KINDS,
    NO_CARD,
    ORDERED,
    PICK,
    PICK_ONE,
    QUARRELLED,
    SHOWED,
    TIED,
)

if TYPE_CHECKING:
    from loipe.games.sport_ist_mord.state import Meet


def cards_left(meet: Meet) -> i64:
    """Revealed and not given out."""
    count: i64 = 0
    for cards in meet.revealed:
        count += cards
    return count


def share(meet: Meet) -> None:
    """SM-82: claims, unless there is one card of the same kind for everybody."""
    meet.line = rules_settle.at_sport(meet, meet.sport, 0)
    cards = cards_left(meet)
    if cards == len(meet.line):
        for kind in range(KINDS):
            if meet.revealed[kind] == cards:
                for seat in meet.line:
                    hand_out(meet, seat, kind, GOT)
                rules_settle.settle_cards(meet)
                return
    for seat in meet.line:
        meet.claims[seat] = 0
    meet.phase = CLAIM
    meet.active = first_owing(meet)


def first_owing(meet: Meet) -> i64:
    """The lowest seat whose claim is awaited; -1 once all are in."""
    for seat in range(meet.terms.seats):
        if meet.claims[seat] == 0:
            return i64(seat)
    return -1


def card_codes(meet: Meet) -> i64:
    """The kinds that lie there, one bit for each code."""
    codes: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if meet.revealed[kind] > 0:
            codes += shl(1, CARD + kind)
        kind += 1
    return codes


def claim_codes(meet: Meet) -> i64:
    """A kind that lies there or, with fewer cards than players, none."""
    codes = card_codes(meet)
    if cards_left(meet) < len(meet.line):
        codes += shl(1, CARD + NO_CARD)
    return codes


def claim(meet: Meet, kind: i64) -> None:
    """SM-82: hidden until all have claimed; if the claims fit together they stand, else the contest decides."""
    meet.claims[meet.active] = kind + 1
    meet.tell(CLAIMED, meet.active, meet.sport, kind)
    meet.active = first_owing(meet)
    if meet.active >= 0:
        return
    left = meet.revealed[:]
    fit = True
    for seat in meet.line:
        kind = meet.claims[seat] - 1
        meet.tell(SHOWED, seat, meet.sport, kind)
        if kind != NO_CARD:
            left[kind] -= 1
            if left[kind] < 0:
                fit = False
    for cards in left:
        if cards > 0:
            fit = False
    if not fit:
        meet.tell(QUARRELLED, NOBODY, meet.sport)
        forget_claims(meet)
        start_contest(meet, FOR_CARDS)
        return
    meet.tell(AGREED, NOBODY, meet.sport)
    for seat in meet.line:
        kind = meet.claims[seat] - 1
        if kind != NO_CARD:
            hand_out(meet, seat, kind, GOT)
    forget_claims(meet)
    rules_settle.settle_cards(meet)


def forget_claims(meet: Meet) -> None:
    for seat in range(meet.terms.seats):
        meet.claims[seat] = -1


def hand_out(meet: Meet, seat: i64, kind: i64, how: i64) -> None:
    """The card is the seat's, to be settled in this order (SM-92)."""
    meet.revealed[kind] -= 1
    meet.dealt_to = append(meet.dealt_to, seat)
    meet.dealt = append(meet.dealt, kind)
    meet.tell(how, seat, meet.sport, kind)


def start_contest(meet: Meet, purpose: i64) -> None:
    """SM-83, SM-94: all in the line roll all their free dice."""
    meet.contest = purpose
    refresh_coaches(meet)
    meet.tied = append(vec[i64](), 0)
    while len(meet.tied) < len(meet.line):
        meet.tied = append(meet.tied, 1)
    meet.tie_from = 0
    meet.tie_to = len(meet.line)
    roll_tie(meet)


def refresh_coaches(meet: Meet) -> None:
    meet.first_used = 0
    meet.best_used = 0


def roll_tie(meet: Meet) -> None:
    """A fresh roll of those who are level. No free dice: total 0."""
    clear_rolls(meet)
    meet.turn = meet.tie_from - 1
    next_contestant(meet)


def clear_rolls(meet: Meet) -> None:
    at: i64 = 0
    while at < len(meet.rolled):
        meet.rolled[at] = 0
        at += 1
    rules_coaches.clear_totals(meet)


def next_contestant(meet: Meet) -> None:
    meet.turn += 1
    while meet.turn < meet.tie_to and meet.free[meet.line[meet.turn]] == 0:
        meet.turn += 1
    if meet.turn < meet.tie_to:
        meet.active = meet.line[meet.turn]
        meet.phase = CONTEST
    else:
        ask_first_coach(meet)


def contend(meet: Meet, result: i64) -> None:
    """SM-83: a contest roll changes nothing else."""
    seat = meet.active
    meet.tell(CONTESTED, seat, meet.free[seat], result, meet.sport, 1 if meet.contest == FOR_ORDER else 0)
    rules_coaches.lay_out(meet, seat, meet.free[seat], result)
    next_contestant(meet)


def ask_first_coach(meet: Meet) -> None:
    """SM-84: the 1A coach's holder, if among those who rolled, after all others."""
    if meet.first_used == 0 and rules_coaches.dice_rolled(meet, meet.first) > 0:
        meet.active = meet.first
        meet.phase = PICK
    else:
        ask_best_coach(meet)


def ask_best_coach(meet: Meet) -> None:
    """SM-85: any die of this roll. Ruling: only if involved, unless the table lets coaches meddle from outside."""
    if meet.best_used == 0 and (meet.terms.coach_from_outside == 1 or is_involved(meet, meet.best)):
        for count in meet.rolled:
            if count > 0:
                meet.active = meet.best
                meet.phase = PICK_ONE
                return
    rank(meet)


def is_involved(meet: Meet, seat: i64) -> bool:
    """In the contest; where a roll-off is a contest of its own (SM-85), in the roll-off."""
    at: i64 = 0
    end: i64 = len(meet.line)
    if meet.terms.roll_off_coaches == 1:
        at = meet.tie_from
        end = meet.tie_to
    while at < end:
        if meet.line[at] == seat:
            return True
        at += 1
    return False


def rank(meet: Meet) -> None:
    """Equal totals roll off among themselves, the others keep their places."""
    line_up(meet)
    at = meet.tie_from + 1
    while at < meet.tie_to:
        level = meet.totals[meet.line[at]] == meet.totals[meet.line[at - 1]]
        # ruling SM-83: level without any dice, they stay in order from the first player clockwise
        meet.tied[at] = 1 if level and meet.totals[meet.line[at]] > 0 else 0
        at += 1
    next_tie(meet)


def line_up(meet: Meet) -> None:
    """SM-83: higher totals first; equal ones stay as they are."""
    at = meet.tie_from
    while at < meet.tie_to:
        meet.totals[meet.line[at]] = rules_coaches.total(meet, meet.line[at])
        at += 1
    at = meet.tie_from + 1
    while at < meet.tie_to:
        seat = meet.line[at]
        hole = at
        while hole > meet.tie_from and meet.totals[meet.line[hole - 1]] < meet.totals[seat]:
            meet.line[hole] = meet.line[hole - 1]
            hole -= 1
        meet.line[hole] = seat
        at += 1


def next_tie(meet: Meet) -> None:
    """The foremost players still level roll off; with none the order stands."""
    at: i64 = 1
    while at < len(meet.tied) and meet.tied[at] == 0:
        at += 1
    if at < len(meet.tied):
        meet.tie_from = at - 1
        while at < len(meet.tied) and meet.tied[at] == 1:
            meet.tell(TIED, meet.line[at], meet.line[at - 1], meet.totals[meet.line[at]])
            at += 1
        meet.tie_to = at
        if meet.terms.roll_off_coaches == 1:  # SM-85: else one use is for a contest and its roll-offs together
            refresh_coaches(meet)
        roll_tie(meet)
        return
    place: i64 = 0
    for seat in meet.line:
        place += 1
        meet.tell(ORDERED if meet.contest == FOR_CARDS else DRAW_ORDER, seat, place, meet.sport)
    clear_rolls(meet)
    meet.tied = vec[i64]()
    meet.tie_from = 0
    meet.tie_to = 0
    meet.turn = 0
    if meet.contest == FOR_ORDER:
        rules_settle.next_extra(meet)
    else:
        next_choice(meet)


def choose_codes(meet: Meet) -> i64:
    """SM-86: a card that is left; or none, while enough players follow to take all that remain."""
    codes = card_codes(meet)
    if len(meet.line) - meet.turn - 1 >= cards_left(meet):
        codes += shl(1, CARD + NO_CARD)
    return codes


def next_choice(meet: Meet) -> None:
    """Whoever has no choice is not asked: the last must take what is left, or get none if all are gone."""
    while meet.turn < len(meet.line):
        meet.active = meet.line[meet.turn]
        codes = choose_codes(meet)
        if count_bits(codes) > 1:
            meet.phase = CHOOSE
            return
        take(meet, nth_bit(codes, 0) - CARD, GOT)
    rules_settle.settle_cards(meet)


def take(meet: Meet, kind: i64, how: i64) -> None:
    if kind != NO_CARD:
        hand_out(meet, meet.active, kind, how)
    else:
        meet.tell(DECLINED if how == CHOSE else EMPTY_HANDED, meet.active, meet.sport)
    meet.turn += 1


def choose(meet: Meet, kind: i64) -> None:
    take(meet, kind, CHOSE)
    next_choice(meet)

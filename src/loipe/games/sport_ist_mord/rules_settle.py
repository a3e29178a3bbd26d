"""SM, phases 8 and 9: revealing cards, success and risk, accidents, the extra card of doped dice; the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loipe.core.contract import NOBODY
from loipe.core.ints import append, i64, vec
from loipe.games.sport_ist_mord import rules_coaches, rules_contest
from loipe.games.sport_ist_mord.codes import (
    ACCIDENT,
    ALL_CLOSED,
    DREW_EXTRA,
    ESCAPED,
    EXTRA,
    FATAL,
    FOR_CARDS,
    FOR_ORDER,
    KEPT,
    LAST_ROUND,
    LEVEL,
    NO_EXTRA,
    OVER,
    PILE_OUT,
    PILL_BACK,
    REVEAL,
    REVEALED,
    SCORED,
    SETTLING,
    SPORTS,
    TOO_MUCH,
    TRAINING,
    U6,
)

if TYPE_CHECKING:
    from loipe.games.sport_ist_mord.state import Meet


def at_sport(meet: Meet, sport: i64, doped: i64) -> vec[i64]:
    """The seats with a new die at the sport, from the first player clockwise; with 1 only those with a doped one."""
    seats = vec[i64]()
    for turn in range(meet.terms.seats):
        seat = meet.seat_at(turn)
        at = seat * SPORTS + sport
        if meet.new[at] > 0 and meet.on_pill[at] >= doped:
            seats = append(seats, seat)
    return seats


def dice_at(meet: Meet, sport: i64) -> i64:
    """New dice at a sport."""
    count: i64 = 0
    at = sport
    while at < len(meet.new):
        if meet.new[at] > 0:
            count += 1
        at += SPORTS
    return count


def strength(meet: Meet, seat: i64, sport: i64) -> i64:
    """Success and risk of a seat; 0 without a new die at the sport."""
    at = seat * SPORTS + sport
    if meet.new[at] == 0:
        return 0
    return strength_of(meet.new[at], meet.on_pill[at], dice_at(meet, sport))


def strength_of(value: i64, doped: i64, dice: i64) -> i64:
    """SM-87, SM-88: success and risk are one sum: own die, +1 if doped, +1 for each die of others."""
    return value + doped + dice - 1


def number(kind: i64) -> i64:
    """SM-89 to SM-91: what stands on an accident card: 2, 4 or 6."""
    return 2 * kind


def effect(kind: i64, points: i64, owned: i64, pile_out: i64) -> i64:
    """SM-87: training is kept if success exceeds the cards owned. SM-88: accidents happen at the card's number.

    SM-91: the third kind is fatal.
    """
    if kind == TRAINING:
        return KEPT if points > owned else TOO_MUCH
    if points >= number(kind) or pile_out == 1:
        return FATAL if kind == U6 else ACCIDENT
    return ESCAPED


def start_settling(meet: Meet) -> None:
    """SM-80: bowling first, then clockwise."""
    meet.contest = FOR_CARDS
    meet.sport = -1
    next_sport(meet)


def next_sport(meet: Meet) -> None:
    """Closed sports and those without dice are passed over. SM-81: as many cards as dice, or all that are left."""
    meet.sport += 1
    while meet.sport < SPORTS:
        if meet.fatal[meet.sport] == 0:
            dice = dice_at(meet, meet.sport)
            if dice > 0:
                size = meet.piles[meet.sport].size()
                meet.to_reveal = dice if dice < size else size
                meet.tell(SETTLING, NOBODY, meet.sport, dice, meet.to_reveal)
                for seat in range(meet.terms.seats):
                    meet.strengths[seat] = strength(meet, seat, meet.sport)
                meet.active = meet.first
                meet.phase = REVEAL
                return
        meet.sport += 1
    start_extras(meet)


def reveal(meet: Meet, kind: i64) -> None:
    """SM-81. SM-88: the pile is looked at once, after the reveal."""
    pile = meet.piles[meet.sport]
    pile.draw(kind)
    meet.revealed[kind] += 1
    meet.to_reveal -= 1
    meet.tell(REVEALED, NOBODY, meet.sport, kind)
    if meet.to_reveal > 0:
        return
    meet.pile_out = 1 if pile.size() == 0 else 0
    if meet.pile_out == 1:
        meet.tell(PILE_OUT, NOBODY, meet.sport)
    rules_contest.share(meet)


def settle_cards(meet: Meet) -> None:
    """SM-92: every dealt card, in the order of choosing, by the counts at the start of the settlement (SM-87)."""
    at: i64 = 0
    while at < len(meet.dealt):
        seat = meet.dealt_to[at]
        settle(meet, seat, meet.dealt[at], meet.strengths[seat])
        at += 1
    meet.dealt = vec[i64]()
    meet.dealt_to = vec[i64]()
    meet.line = vec[i64]()
    for seat in range(meet.terms.seats):
        meet.strengths[seat] = 0
    meet.turn = 0
    next_sport(meet)


def settle(meet: Meet, seat: i64, kind: i64, points: i64) -> None:
    """A card takes effect, or goes under the pile."""
    sport = meet.sport
    at = seat * SPORTS + sport
    owned = meet.stock[at]
    what = effect(kind, points, owned, meet.pile_out)
    if what == KEPT:
        meet.stock[at] += 1
        meet.tell(KEPT, seat, sport, points, owned)
    elif what == TOO_MUCH:
        meet.piles[sport].put_under(kind)
        meet.tell(TOO_MUCH, seat, sport, points, owned)
    elif what == ESCAPED:
        meet.piles[sport].put_under(kind)
        meet.tell(ESCAPED, seat, sport, kind, points)
    else:
        suffer(meet, seat, kind, points)


def suffer(meet: Meet, seat: i64, kind: i64, points: i64) -> None:
    """SM-89, SM-90: the die lies on the card, showing its number. SM-91: a fatal one closes the sport for good."""
    sport = meet.sport
    at = seat * SPORTS + sport
    meet.new[at] = 0
    if kind == U6:
        meet.fatal[sport] = seat + 1
        meet.tell(FATAL, seat, sport, kind, points, meet.pile_out)
    else:
        meet.hurt[sport * 2 + kind - 1] = seat + 1
        meet.healing[sport * 2 + kind - 1] = number(kind)
        meet.tell(ACCIDENT, seat, sport, kind, points, meet.pile_out)
    return_pill(meet, seat)  # SM-102: the die draws nothing any more


def return_pill(meet: Meet, seat: i64) -> None:
    """The pill under the seat's die at this sport goes back to the reserve."""
    at = seat * SPORTS + meet.sport
    if meet.on_pill[at] == 1:
        meet.on_pill[at] = 0
        meet.reserve += 1
        meet.tell(PILL_BACK, seat, meet.sport)


def start_extras(meet: Meet) -> None:
    """Phase 9, in the order of SM-80."""
    meet.contest = FOR_ORDER
    meet.sport = -1
    next_doped_sport(meet)


def next_doped_sport(meet: Meet) -> None:
    """SM-94: several doped dice at one sport contend for the order of drawing."""
    meet.sport += 1
    while meet.sport < SPORTS:
        meet.line = at_sport(meet, meet.sport, 1)
        if len(meet.line) > 0:
            meet.turn = 0
            if len(meet.line) > 1 and meet.fatal[meet.sport] == 0:
                rules_contest.start_contest(meet, FOR_ORDER)
            else:
                next_extra(meet)
            return
        meet.sport += 1
    end_round(meet)


def next_extra(meet: Meet) -> None:
    """SM-93: one more card for each. SM-95: none at a sport that closed this round; the pill returns."""
    while meet.turn < len(meet.line):
        seat = meet.line[meet.turn]
        if meet.fatal[meet.sport] == 0:
            meet.active = seat
            meet.phase = EXTRA
            return
        meet.tell(NO_EXTRA, seat, meet.sport)
        return_pill(meet, seat)
        meet.turn += 1
    meet.line = vec[i64]()
    meet.turn = 0
    next_doped_sport(meet)


def draw_extra(meet: Meet, kind: i64) -> None:
    """SM-100: dice at the sport now count. SM-96: the last face-down card happens whatever the risk."""
    seat = meet.active
    pile = meet.piles[meet.sport]
    pile.draw(kind)
    meet.pile_out = 1 if pile.size() == 0 else 0
    meet.tell(DREW_EXTRA, seat, meet.sport, kind)
    settle(meet, seat, kind, strength(meet, seat, meet.sport))
    return_pill(meet, seat)
    meet.turn += 1
    next_extra(meet)


def end_round(meet: Meet) -> None:
    """SM-97: the game ends when all sports are closed. SM-99: or after the last round."""
    meet.sport = -1
    meet.pile_out = 0
    closed: i64 = 0
    for owner in meet.fatal:
        if owner > 0:
            closed += 1
    if closed < SPORTS and meet.round < meet.terms.last_round:
        rules_coaches.begin_round(meet)
        return
    meet.phase = OVER
    meet.tell(ALL_CLOSED if closed == SPORTS else LAST_ROUND, NOBODY, meet.round)
    for seat in range(meet.terms.seats):
        meet.tell(SCORED, seat, score(meet, seat), sports_owned(meet, seat), largest(meet, seat))
    for seat in range(meet.terms.seats):
        if is_level(meet, seat):
            meet.tell(LEVEL, seat, score(meet, seat), accidents(meet, seat))


def sports_owned(meet: Meet, seat: i64) -> i64:
    """Different sports in a stock."""
    count: i64 = 0
    at = seat * SPORTS
    past = at + SPORTS
    while at < past:
        if meet.stock[at] > 0:
            count += 1
        at += 1
    return count


def largest(meet: Meet, seat: i64) -> i64:
    """Cards of the sport a seat has most of."""
    most: i64 = 0
    at = seat * SPORTS
    past = at + SPORTS
    while at < past:
        if meet.stock[at] > most:
            most = meet.stock[at]
        at += 1
    return most


def score(meet: Meet, seat: i64) -> i64:
    """SM-97: sports owned times the largest of them; training cards only."""
    return sports_owned(meet, seat) * largest(meet, seat)


def is_level(meet: Meet, seat: i64) -> bool:
    """SM-98: somebody else has the same score."""
    for other in range(meet.terms.seats):
        if other != seat and score(meet, other) == score(meet, seat):
            return True
    return False


def accidents(meet: Meet, seat: i64) -> i64:
    """SM-98: accident cards, the fatal ones marked by an own die included."""
    count: i64 = 0
    for owner in meet.hurt:
        if owner == seat + 1:
            count += 1
    for owner in meet.fatal:
        if owner == seat + 1:
            count += 1
    return count

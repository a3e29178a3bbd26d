"""SM, phases 4 to 7: placing, taking back, healing, losing form."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loipe.core.ints import append, count_bits, i64, nth_bit, shl, vec
from loipe.core.rng import Rng
from loipe.games.sport_ist_mord import rules_doping, rules_settle
from loipe.games.sport_ist_mord.codes import (
    DONE,
    FACES,
    HEALED,
    HEALING,
    LOST_FORM,
    PLACE,
    PLACED,
    PUT,
    SPORTS,
    TOOK_BACK,
    TRAINING,
)

if TYPE_CHECKING:
    from loipe.games.sport_ist_mord.state import Meet


def start_placing(meet: Meet) -> None:
    """SM-40: from the 1A coach's holder clockwise."""
    meet.turn = 0
    offer_places(meet)


def offer_places(meet: Meet) -> None:
    """Whoever has nothing to place is not asked."""
    meet.placed = 0
    while meet.turn < meet.terms.seats:
        meet.active = meet.seat_at(meet.turn)
        if can_place(meet):
            meet.phase = PLACE
            return
        meet.turn += 1
    take_back(meet)
    heal(meet)
    lose_form(meet)
    rules_settle.start_settling(meet)


def can_place(meet: Meet) -> bool:
    """A doped die can always be placed (SM-36)."""
    return has_doped(meet, meet.active) or puts(meet, meet.active, False) != 0


def rooms(meet: Meet, seat: i64) -> i64:
    """SM-41, SM-44: the open sports without a new own die, one bit each: 8 times the own die, and the sport."""
    found: i64 = 0
    sport: i64 = 0
    while sport < SPORTS:
        at = seat * SPORTS + sport
        if meet.fatal[sport] == 0 and meet.new[at] == 0:
            found += shl(1, 8 * meet.old[at] + sport)
        sport += 1
    return found


def puts(meet: Meet, seat: i64, waiting: bool) -> i64:
    """SM-42, SM-43: undoped dice and where they may go: up to one more than the own die. Bits as the codes after PUT.

    SM-47: placing is optional, except doped dice: while some are waiting, they must still find room afterwards.
    """
    room = rooms(meet, seat)
    if waiting:
        room &= rules_doping.spare(meet, seat, room)
    return up_to(room) & held(meet.rolled, seat)


def up_to(room: i64) -> i64:
    """Where a die may go, every lower one may too."""
    room |= room >> 8
    room |= room >> 16
    return room | room >> 32


def held(dice: vec[i64], seat: i64) -> i64:
    """The faces of a seat's dice, eight bits each: one for every sport."""
    found: i64 = 0
    sports: i64 = 255
    at = seat * FACES
    past = at + FACES
    while at < past:
        if dice[at] > 0:
            found += sports
        sports <<= 8
        at += 1
    return found


def doped_puts(meet: Meet, seat: i64) -> i64:
    """SM-35: doped dice and where they may go: one more than the own die. Bits as the codes after PUT and all faces."""
    room = rooms(meet, seat)
    if meet.terms.doping_jump == 0:
        return room & held(meet.doped, seat)
    left = rules_doping.left_over(meet, seat, room)
    found = room & held(meet.doped, seat)
    face: i64 = 2
    while face < FACES:  # anything higher than the own die, as long as the dice between do not need the room
        own = face
        while meet.doped[seat * FACES + face] > 0 and own > 1 and (left >> 4 * (own - 1)) & 15 > 0:
            own -= 1
            found |= shl((room >> 8 * own) & 255, 8 * face)
        face += 1
    return found


def has_doped(meet: Meet, seat: i64) -> bool:
    """Doped dice not placed yet."""
    at = seat * FACES
    past = at + FACES
    while at < past:
        if meet.doped[at] > 0:
            return True
        at += 1
    return False


def place_options(meet: Meet) -> vec[i64]:
    """Done, unless doped dice wait; then each die that may go to a sport."""
    seat = meet.active
    waiting = has_doped(meet, seat)
    undoped = puts(meet, seat, waiting)
    doped: i64 = 0
    if waiting:
        doped = doped_puts(meet, seat)
    options = vec[i64](capacity=1 + count_bits(undoped) + count_bits(doped))
    if not waiting:
        options = append(options, DONE)
    while undoped != 0:
        options = append(options, PUT + nth_bit(undoped, 0))
        undoped &= undoped - 1
    while doped != 0:
        options = append(options, PUT + FACES * SPORTS + nth_bit(doped, 0))
        doped &= doped - 1
    return options


def pick_place(meet: Meet, rng: Rng) -> i64:
    """One of place_options() without listing them."""
    seat = meet.active
    waiting = has_doped(meet, seat)
    undoped = puts(meet, seat, waiting)
    count = count_bits(undoped)
    if not waiting:
        drawn = rng.below(count + 1)
        if drawn == 0:
            return DONE
        return PUT + nth_bit(undoped, drawn - 1)
    doped = doped_puts(meet, seat)
    drawn = rng.below(count + count_bits(doped))
    if drawn < count:
        return PUT + nth_bit(undoped, drawn)
    return PUT + FACES * SPORTS + nth_bit(doped, drawn - count)


def place(meet: Meet, code: i64) -> None:
    """One die to one sport (SM-44), or done."""
    seat = meet.active
    if code == DONE:
        meet.turn += 1
        offer_places(meet)
        return
    sport = (code - PUT) % SPORTS
    face = (code - PUT) // SPORTS
    doped: i64 = 1 if face >= FACES else 0
    if doped == 1:
        face -= FACES
        meet.doped[seat * FACES + face] -= 1
    else:
        meet.rolled[seat * FACES + face] -= 1
    meet.free[seat] -= 1
    meet.new[seat * SPORTS + sport] = face + 1
    meet.on_pill[seat * SPORTS + sport] = doped
    meet.placed += 1
    meet.tell(PLACED, seat, sport, face + 1, doped)


def take_back(meet: Meet) -> None:
    """SM-50: last round's dice come home, also from closed sports."""
    for seat in range(meet.terms.seats):
        count: i64 = 0
        at = seat * SPORTS
        past = at + SPORTS
        while at < past:
            if meet.old[at] > 0:
                meet.old[at] = 0
                count += 1
            at += 1
        meet.free[seat] += count
        if count > 0:
            meet.tell(TOOK_BACK, seat, count)
    at = 0
    while at < len(meet.rolled):
        meet.rolled[at] = 0
        at += 1


def heal(meet: Meet) -> None:
    """SM-60: dice on U2 and U4 cards go down by one; a 1 returns, the card stays."""
    at: i64 = 0
    while at < len(meet.healing):
        if meet.healing[at] > 0:
            meet.healing[at] -= 1
            seat = meet.hurt[at] - 1
            if meet.healing[at] == 0:
                meet.free[seat] += 1
                meet.tell(HEALED, seat, at // 2, at % 2 + 1)
            else:
                meet.tell(HEALING, seat, at // 2, at % 2 + 1, meet.healing[at])
        at += 1


def lose_form(meet: Meet) -> None:
    """SM-70: of each open sport without an own die one training card goes under its pile; SM-71: not of closed ones."""
    for sport in range(SPORTS):
        if meet.fatal[sport] == 0:
            for seat in range(meet.terms.seats):
                at = seat * SPORTS + sport
                if meet.stock[at] > 0 and meet.new[at] == 0:
                    meet.stock[at] -= 1
                    meet.piles[sport].put_under(TRAINING)
                    meet.tell(LOST_FORM, seat, sport, meet.stock[at])

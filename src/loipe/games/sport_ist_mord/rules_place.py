"""SM, phases 4 to 7: placing, taking back, healing, losing form."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loipe.core.ints import append, i64, vec
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
    seat = meet.active
    for face in range(FACES):
        if meet.doped[seat * FACES + face] > 0:
            return True
        if meet.rolled[seat * FACES + face] > 0:
            for sport in range(SPORTS):
                if may_put(meet, seat, sport, face + 1, 0):
                    return True
    return False


def may_put(meet: Meet, seat: i64, sport: i64, value: i64, doped: i64) -> bool:
    """SM-41 to SM-44: an open sport without a new own die; a 1, or up to one more than the own die there.

    SM-35: a doped die must be higher than the own die.
    """
    at = seat * SPORTS + sport
    if meet.fatal[sport] != 0 or meet.new[at] != 0:
        return False
    own = meet.old[at]
    if doped == 1 and own > 0:
        return value > own and (value == own + 1 or meet.terms.doping_jump == 1)
    return value <= own + 1


def has_doped(meet: Meet, seat: i64) -> bool:
    """Doped dice not placed yet."""
    for face in range(FACES):
        if meet.doped[seat * FACES + face] > 0:
            return True
    return False


def place_options(meet: Meet) -> vec[i64]:
    """SM-47: placing is optional, except doped dice, which must still find room afterwards."""
    options = vec[i64]()
    seat = meet.active
    waiting = has_doped(meet, seat)
    if not waiting:
        options = append(options, DONE)
    for face in range(FACES):
        if meet.rolled[seat * FACES + face] > 0:
            for sport in range(SPORTS):
                if may_put(meet, seat, sport, face + 1, 0):
                    if not waiting or rules_doping.fits(meet, seat, sport):
                        options = append(options, i64(PUT + face * SPORTS + sport))
    if not waiting:
        return options
    for face in range(FACES):
        at = seat * FACES + face
        if meet.doped[at] > 0:
            meet.doped[at] -= 1
            for sport in range(SPORTS):
                if may_put(meet, seat, sport, face + 1, 1) and rules_doping.fits(meet, seat, sport):
                    options = append(options, i64(PUT + (FACES + face) * SPORTS + sport))
            meet.doped[at] += 1
    return options


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
        for sport in range(SPORTS):
            at = seat * SPORTS + sport
            if meet.old[at] > 0:
                meet.old[at] = 0
                count += 1
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

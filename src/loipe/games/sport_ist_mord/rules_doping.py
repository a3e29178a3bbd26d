"""SM, phase 3: what pills are spent on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loipe.core.ints import append, i64, shl, vec
from loipe.games.sport_ist_mord import rules_coaches, rules_place
from loipe.games.sport_ist_mord.codes import DONE, DOPE, DOPED, FACE, FACES, REPEAT, REPEATED, ROLL, SPEND, SPORTS

if TYPE_CHECKING:
    from loipe.games.sport_ist_mord.state import Meet


def start_pills(meet: Meet) -> None:
    """SM-33: in turn order, once the coaches are done."""
    meet.turn = 0
    offer_pills(meet)


def offer_pills(meet: Meet) -> None:
    """Nobody is asked without a pill, or without a die that could be rolled or doped."""
    while meet.turn < meet.terms.seats:
        seat = meet.seat_at(meet.turn)
        if meet.pills[seat] > 0 and rules_coaches.dice_rolled(meet, seat) > 0:
            meet.active = seat
            meet.phase = SPEND
            return
        meet.turn += 1
    rules_place.start_placing(meet)


def spend_options(meet: Meet) -> vec[i64]:
    """SM-34, SM-35: leave it, repeat the roll, or dope a die."""
    options = vec[i64]()
    options = append(options, DONE)
    options = append(options, ROLL)
    if len(dope_options(meet)) > 0:
        for face in range(FACES):
            if meet.rolled[meet.active * FACES + face] > 0:
                options = append(options, i64(FACE + face))
    return options


def spend(meet: Meet, code: i64) -> None:
    seat = meet.active
    if code == DONE:
        meet.turn += 1
        offer_pills(meet)
    elif code == ROLL:
        meet.pills[seat] -= 1
        meet.reserve += 1
        meet.phase = REPEAT
    else:
        meet.chosen = code - FACE
        meet.phase = DOPE


def repeat(meet: Meet, result: i64) -> None:
    """SM-34: all free undoped dice; the new roll stands, another pill may repeat it again."""
    seat = meet.active
    dice = rules_coaches.dice_rolled(meet, seat)
    for face in range(FACES):
        meet.rolled[seat * FACES + face] = 0
    meet.tell(REPEATED, seat, dice, result)
    rules_coaches.lay_out(meet, seat, dice, result)
    offer_pills(meet)


def dope_options(meet: Meet) -> vec[i64]:
    """SM-36: values with which every doped die of the seat can still be placed."""
    options = vec[i64]()
    at = meet.active * FACES
    for face in range(FACES):
        meet.doped[at + face] += 1
        if fits(meet, meet.active, -1):
            options = append(options, i64(FACE + face))
        meet.doped[at + face] -= 1
    return options


def dope(meet: Meet, face: i64) -> None:
    """SM-35: the die is turned to any value and sits on the pill."""
    seat = meet.active
    meet.tell(DOPED, seat, meet.chosen + 1, face + 1)
    meet.rolled[seat * FACES + meet.chosen] -= 1
    meet.doped[seat * FACES + face] += 1
    meet.pills[seat] -= 1
    meet.chosen = -1
    offer_pills(meet)


def fits(meet: Meet, seat: i64, taken: i64) -> bool:
    """SM-36: each doped die finds a sport of its own, without the sport just taken.

    Ruling SM-35: a 1 at a sport without an own die, else exactly one more than it; with `doping_jump` anything higher.
    """
    rooms: i64 = 0  # how many sports have each own value, four bits each
    for sport in range(SPORTS):
        at = seat * SPORTS + sport
        if sport != taken and meet.fatal[sport] == 0 and meet.new[at] == 0:
            rooms += shl(1, 4 * meet.old[at])
    spare: i64 = 0
    for face in range(FACES):
        wanted = meet.doped[seat * FACES + face]
        room = (rooms >> (4 * face)) & 15
        if meet.terms.doping_jump == 0 or face == 0:
            if wanted > room:
                return False
        else:
            spare += room - wanted
            if spare < 0:
                return False
    return True

"""SM, phase 3: what pills are spent on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loipe.core.ints import bytes_set, i64, shl
from loipe.games.sport_ist_mord import rules_coaches, rules_place
from loipe.games.sport_ist_mord.codes import DONE, DOPE, DOPED, FACE, FACES, REPEAT, REPEATED, ROLL, SPEND

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


def spend_codes(meet: Meet) -> i64:
    """SM-34, SM-35: leave it, repeat the roll, or dope a die. Of codes one bit each, as everywhere in these rules."""
    codes = shl(1, DONE) + shl(1, ROLL)
    if dope_codes(meet) != 0:
        codes += rules_coaches.face_codes(meet, meet.active)
    return codes


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


def dope_codes(meet: Meet) -> i64:
    """SM-36: values with which every doped die of the seat can still be placed."""
    values = spare(meet, meet.active, rules_place.rooms(meet, meet.active))
    codes: i64 = 0
    face: i64 = 0
    while face < FACES:
        codes += shl((values >> 8 * face) & 1, FACE + face)
        face += 1
    return codes


def dope(meet: Meet, face: i64) -> None:
    """SM-35: the die is turned to any value and sits on the pill."""
    seat = meet.active
    meet.tell(DOPED, seat, meet.chosen + 1, face + 1)
    meet.rolled[seat * FACES + meet.chosen] -= 1
    meet.doped[seat * FACES + face] += 1
    meet.pills[seat] -= 1
    meet.chosen = -1
    offer_pills(meet)


def fits(meet: Meet, seat: i64) -> bool:
    """SM-36: each doped die finds a sport of its own."""
    return left_over(meet, seat, rules_place.rooms(meet, seat)) >= 0


def left_over(meet: Meet, seat: i64, rooms: i64) -> i64:
    """By value, four bits each: rooms that doped dice up to this value leave; -1 if one finds none.

    Ruling SM-35: a 1 at a sport without an own die, else exactly one more than it; with `doping_jump` anything higher.
    """
    counts = bytes_set(rooms)
    found: i64 = 0
    left: i64 = 0
    face: i64 = 0
    while face < FACES:
        if meet.terms.doping_jump == 0 or face < 2:  # else lower own dice will do as well
            left = 0
        left += ((counts >> 8 * face) & 15) - meet.doped[seat * FACES + face]
        if left < 0:
            return -1
        found += shl(left, 4 * face)
        face += 1
    return found


def spare(meet: Meet, seat: i64, rooms: i64) -> i64:
    """SM-36: own dice, eight bits each, where a sport is left over once every doped die has one."""
    left = left_over(meet, seat, rooms)
    found = shl(255, 8 * FACES)  # above a 6 nobody is doped
    face: i64 = FACES - 1
    tight = False
    while face >= 0:
        if meet.terms.doping_jump == 0 or face == 0:
            tight = False
        if (left >> 4 * face) & 15 == 0:
            tight = True
        if not tight:
            found += shl(255, 8 * face)
        face -= 1
    return found

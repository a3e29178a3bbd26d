"""Rules of thumb for Sport ist Mord: a few sports at a time, one of them big, and pills are there to be spent."""

from __future__ import annotations

from typing import Final, cast

from loipe.core.contract import Bot, State
from loipe.core.ints import i64, nth_bit, vec
from loipe.core.rng import Rng
from loipe.games.sport_ist_mord import rules_coaches, rules_doping, rules_place, rules_settle
from loipe.games.sport_ist_mord.codes import (
    ACCIDENT,
    CARD,
    CHOOSE,
    CLAIM,
    DIE,
    DONE,
    DOPE,
    FACE,
    FACES,
    FATAL,
    FOR_TRAINING,
    KEPT,
    NO_CARD,
    PICK,
    PICK_ONE,
    PLACE,
    PUT,
    ROLL,
    SEAT,
    SPEND,
    SPORTS,
    TAKE,
    U6,
)
from loipe.games.sport_ist_mord.state import Meet
from loipe.games.sport_ist_mord.thumb_outlook import COLUMN, Outlook, fatal_worth

CODES: Final = 1024
"""More than any code."""
NO_FACES: Final = vec[i64]([-1000000 for _ in range(FACES)])


class Thumb(Bot):
    """Weighs each step by itself, in tenths of a point."""

    def __init__(self) -> None:
        self.outlook: Outlook = Outlook()

    def choose(self, state: State, rng: Rng) -> i64:
        meet = cast(Meet, state)
        outlook = self.outlook
        phase = meet.phase
        if phase == PLACE:
            return choose_place(meet, outlook, rng)
        if phase == PICK:
            return choose_own(meet, outlook) if meet.contest == FOR_TRAINING else choose_low(meet)
        if phase == PICK_ONE:
            return choose_die(meet, outlook) if meet.contest == FOR_TRAINING else choose_contest_die(meet)
        if phase == SPEND:
            return choose_pill(meet, outlook)
        if phase == DOPE:
            return FACE + best_doped(meet, doped_worths(meet, outlook))
        best: i64 = -1
        best_worth: i64 = -1000000
        for code in meet.options():
            value = worth(meet, outlook, code) * 8 + rng.eighth()
            if value > best_worth:
                best = code
                best_worth = value
        return best


def worth(meet: Meet, outlook: Outlook, code: i64) -> i64:
    """Claiming and choosing by what comes of it; gifts go to whoever is furthest behind."""
    if meet.phase == CLAIM or meet.phase == CHOOSE:
        return card_worth(meet, outlook, meet.active, code - CARD)
    if code < SEAT:
        return 0 if code == TAKE else -10000
    return -10 * rules_settle.score(meet, code - SEAT)


def choose_place(meet: Meet, outlook: Outlook, rng: Rng) -> i64:
    """A die at a sport, as long as one is worth it; doped ones must find a place."""
    seat = meet.active
    waiting = rules_place.has_doped(meet, seat)
    best: i64 = -1000000 * CODES
    if not waiting:
        best = rng.eighth() * CODES + CODES - 1 - DONE
    puts = rules_place.puts(meet, seat, waiting)
    outlook.weigh(meet, seat, puts, 0)
    best = better_put(outlook.worths, puts, PUT, rng, best)
    if waiting:
        puts = rules_place.doped_puts(meet, seat)
        outlook.weigh(meet, seat, puts, 1)
        best = better_put(outlook.worths, puts, PUT + FACES * SPORTS, rng, best)
    return CODES - 1 - best % CODES


def better_put(worths: vec[i64], puts: i64, first: i64, rng: Rng, best: i64) -> i64:
    """The best so far, or one of these: its worth times CODES, plus what is more for a lower code."""
    while puts != 0:
        put = nth_bit(puts, 0)
        found = (8 * worths[put] + rng.eighth()) * CODES + CODES - 1 - first - put
        if found > best:
            best = found
        puts &= puts - 1
    return best


def card_worth(meet: Meet, outlook: Outlook, seat: i64, kind: i64) -> i64:
    """A card by what it does to this seat."""
    if kind == NO_CARD:
        return 0
    outlook.see(meet, seat, 0)
    outlook.owned = meet.stock[seat * SPORTS + meet.sport]
    what = rules_settle.effect(kind, meet.strengths[seat], outlook.owned, meet.pile_out)
    if what == KEPT:
        return outlook.gain()
    if what == FATAL:
        return fatal_worth(meet, seat, meet.sport)
    if what == ACCIDENT:
        return -outlook.harm(kind, outlook.loss())
    return 2 if kind == U6 else 1


def highest(left: vec[i64]) -> i64:
    """The highest face among the dice left over; -1 if all find a place."""
    face: i64 = FACES - 1
    while face >= 0 and left[face] == 0:
        face -= 1
    return face


def choose_own(meet: Meet, outlook: Outlook) -> i64:
    """The 1A coach rolls again what cannot be placed."""
    outlook.plan(meet, meet.active)
    face = highest(outlook.left)
    if face >= 0:
        return FACE + face
    return ROLL if rules_coaches.dice_picked(meet) > 0 else DONE


def choose_low(meet: Meet) -> i64:
    """In a contest everything below a 4 is rolled again, unless the contest is won as it is."""
    if rules_coaches.dice_picked(meet) == 0 and is_ahead(meet, meet.active):
        return DONE
    for face in range(3):
        if meet.rolled[meet.active * FACES + face] > 0:
            return i64(FACE + face)
    return ROLL if rules_coaches.dice_picked(meet) > 0 else DONE


def is_ahead(meet: Meet, seat: i64) -> bool:
    """Above everyone else in this roll."""
    own = rules_coaches.total(meet, seat)
    for other in range(meet.terms.seats):
        if other != seat and rules_coaches.total(meet, other) >= own:
            return False
    return True


def choose_die(meet: Meet, outlook: Outlook) -> i64:
    """The best coach helps an own die without a place, or spoils the die that brings a rival most."""
    seat = meet.active
    best: i64 = 0
    code: i64 = DONE
    outlook.plan(meet, seat)
    face = highest(outlook.left)
    if face >= 0:
        best = outlook.hope(meet, seat)
        code = DIE + seat * FACES + face
    top = best_score(meet, seat)
    rival: i64 = 0
    while rival < meet.terms.seats:
        if rival != seat:
            outlook.plan(meet, rival)
            # half of it is lost, as another face may do as well; the leader's loss counts for all of it
            part: i64 = 9 if rules_settle.score(meet, rival) == top else 5
            sport: i64 = 0
            while sport < SPORTS:
                face = outlook.faces[sport]
                if face >= 0 and outlook.left[face] == 0 and outlook.planned[sport] * part // 10 > best:
                    best = outlook.planned[sport] * part // 10
                    code = DIE + rival * FACES + face
                sport += 1
        rival += 1
    return code


def best_score(meet: Meet, seat: i64) -> i64:
    """Of the others."""
    top: i64 = 0
    for other in range(meet.terms.seats):
        if other != seat and rules_settle.score(meet, other) > top:
            top = rules_settle.score(meet, other)
    return top


def choose_contest_die(meet: Meet) -> i64:
    """Behind, roll an own low die again, or a 6 of whoever leads."""
    seat = meet.active
    if rules_coaches.dice_rolled(meet, seat) == 0 or is_ahead(meet, seat):
        return DONE
    for face in range(3):
        if meet.rolled[seat * FACES + face] > 0:
            return DIE + seat * FACES + face
    top: i64 = -1
    for other in range(meet.terms.seats):
        if other != seat and meet.rolled[other * FACES + FACES - 1] > 0:
            if top < 0 or rules_coaches.total(meet, other) > rules_coaches.total(meet, top):
                top = other
    if top < 0:
        return DONE
    return DIE + top * FACES + FACES - 1


def doped_worths(meet: Meet, outlook: Outlook) -> vec[i64]:
    """By face: the best place of a doped die with this value."""
    worths = NO_FACES[:]
    outlook.see(meet, meet.active, 1)
    rooms = rules_place.rooms(meet, meet.active)
    sport: i64 = 0
    while sport < SPORTS:
        own = meet.old[meet.active * SPORTS + sport]
        if (rooms >> sport) & COLUMN != 0 and own < FACES:
            outlook.look_at(meet, sport)
            face = own
            while face == own or (face < FACES and own > 0 and meet.terms.doping_jump == 1):
                found = outlook.worth(face + 1)
                if found > worths[face]:
                    worths[face] = found
                face += 1
        sport += 1
    return worths


def best_doped(meet: Meet, worths: vec[i64]) -> i64:
    """The face a doped die is worth most at; -1 if there is none."""
    best: i64 = -1
    best_worth: i64 = -1000000
    faces = rules_doping.dope_codes(meet) >> FACE
    while faces != 0:
        face = nth_bit(faces, 0)
        if worths[face] > best_worth:
            best = face
            best_worth = worths[face]
        faces &= faces - 1
    return best


HARM: Final = 15
"""That a doped die may do: a pill kept for later brings nothing, and the card it draws may."""


def choose_pill(meet: Meet, outlook: Outlook) -> i64:
    """Dope a die that would lie idle where it wins most; repeat a roll of which nothing can be placed."""
    outlook.plan(meet, meet.active)
    face = highest(outlook.left)
    if face < 0:
        return DONE
    worths = doped_worths(meet, outlook)
    value = best_doped(meet, worths)
    if value >= 0 and worths[value] > -HARM:
        return FACE + face
    idle: i64 = 0
    for count in outlook.left:
        idle += count
    return ROLL if idle > 2 and idle == rules_coaches.dice_rolled(meet, meet.active) else DONE

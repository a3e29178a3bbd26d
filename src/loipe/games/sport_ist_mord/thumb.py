"""Rules of thumb for Sport ist Mord: several sports and one of them big, never more risk than a card is worth."""

from __future__ import annotations

from typing import Final, cast

from loipe.core.contract import Bot, State
from loipe.core.deck import Deck
from loipe.core.ints import bits_in, i64, shl, vec
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
    TRAINING,
    U2,
    U4,
    U6,
)
from loipe.games.sport_ist_mord.state import Meet

COLUMN: Final = 0x010101010101
"""A sport, of the bits by face and sport."""
NO_PUTS: Final = vec[i64]([0 for _ in range(FACES * SPORTS)])
NO_FACES: Final = vec[i64]([-1000000 for _ in range(FACES)])


class Thumb(Bot):
    """Weighs each step by itself, in tenths of a point."""

    def choose(self, state: State, rng: Rng) -> i64:
        meet = cast(Meet, state)
        phase = meet.phase
        if phase == PLACE:
            return choose_place(meet, rng)
        if phase == PICK:
            return choose_own(meet) if meet.contest == FOR_TRAINING else choose_low(meet)
        if phase == PICK_ONE:
            return choose_die(meet) if meet.contest == FOR_TRAINING else choose_contest_die(meet)
        if phase == SPEND:
            return choose_pill(meet)
        if phase == DOPE:
            return FACE + best_doped(meet, doped_worths(meet))
        best: i64 = -1
        best_worth: i64 = -1000000
        for code in meet.options():
            value = worth(meet, code) * 8 + rng.below(8)
            if value > best_worth:
                best = code
                best_worth = value
        return best


def worth(meet: Meet, code: i64) -> i64:
    """Claiming and choosing by what comes of it; gifts go to whoever is furthest behind."""
    if meet.phase == CLAIM or meet.phase == CHOOSE:
        return card_worth(meet, meet.active, code - CARD)
    if code < SEAT:
        return 0 if code == TAKE else -10000
    return -10 * rules_settle.score(meet, code - SEAT)


class Stock:
    """What a seat owns: how many sports, and how many cards of the largest."""

    def __init__(self, meet: Meet, seat: i64) -> None:
        self.sports: i64 = rules_settle.sports_owned(meet, seat)
        self.most: i64 = rules_settle.largest(meet, seat)


class Outlook:
    """What a die at a sport may bring a seat, whatever the die shows."""

    def __init__(self, meet: Meet, seat: i64, sport: i64, doped: i64, stock: Stock) -> None:
        pile = meet.piles[sport]
        draws: i64 = 1 + doped
        owned = meet.stock[seat * SPORTS + sport]
        lost = loss(owned, stock)
        self.owned: i64 = owned
        self.others: i64 = company(meet, seat, sport)
        self.bonus: i64 = doped + self.others
        """To the value of the die, for success and risk (SM-87)."""
        self.wins: i64 = likely(pile, TRAINING) * draws * gain(owned, stock) // 120
        self.harm_2: i64 = likely(pile, U2) * draws * harm(owned, lost, U2) // 120
        self.harm_4: i64 = likely(pile, U4) * draws * harm(owned, lost, U4) // 120
        self.harm_6: i64 = -likely(pile, U6) * draws * fatal_worth(meet, seat, sport) // 120
        self.pile_out: bool = self.others + 1 >= pile.size()
        self.sure: i64 = lost - die_cost(meet, seat)
        """The form it keeps, less what the die is missed for."""

    def worth(self, value: i64) -> i64:
        """The card it may win, the form it keeps, the way up it opens, the harm it risks."""
        points = value + self.bonus
        total = self.sure
        if points > self.owned:
            total += self.wins
        if points >= 2 or self.pile_out:
            total -= self.harm_2
        if points >= 4 or self.pile_out:
            total -= self.harm_4
        if points >= 6 or self.pile_out:
            total -= self.harm_6
        if value > self.owned + 3:
            return total + 3 * (self.owned + 3)
        return total + 3 * value


def weigh(meet: Meet, puts: i64, doped: i64) -> vec[i64]:
    """By face and sport, as the bits of rules_place.puts: what each is worth."""
    worths = NO_PUTS[:]
    stock = Stock(meet, meet.active)
    sport: i64 = 0
    while sport < SPORTS:
        column = puts >> sport
        if column & COLUMN != 0:
            outlook = Outlook(meet, meet.active, sport, doped, stock)
            face: i64 = 0
            while face < FACES:
                if (column >> 8 * face) & 1 == 1:
                    worths[face * SPORTS + sport] = outlook.worth(face + 1)
                face += 1
        sport += 1
    return worths


def choose_place(meet: Meet, rng: Rng) -> i64:
    """A die at a sport, as long as one is worth it."""
    waiting = rules_place.has_doped(meet, meet.active)
    undoped = weigh(meet, rules_place.puts(meet, meet.active, waiting), 0)
    doped = NO_PUTS
    if waiting:
        doped = weigh(meet, rules_place.doped_puts(meet, meet.active), 1)
    best: i64 = -1
    best_worth: i64 = -1000000
    for code in meet.options():
        value = rng.below(8)
        if code >= PUT + len(undoped):
            value += 8 * doped[code - PUT - len(undoped)]
        elif code >= PUT:
            value += 8 * undoped[code - PUT]
        if value > best_worth:
            best = code
            best_worth = value
    return best


def gain(owned: i64, stock: Stock) -> i64:
    """What one more training card is worth: of a new sport as much as the largest, of the largest as many as sports."""
    counts = stock.most
    if owned > 0:
        if owned < stock.most:
            return 12 + 3 * owned
        counts = stock.sports
    if counts < 3:
        return 30
    return 10 * counts


def loss(owned: i64, stock: Stock) -> i64:
    """What it costs to lose one: the last of a sport most of all."""
    if owned == 0:
        return 0
    if owned == 1:
        return 10 * stock.most
    if owned == stock.most:
        return 10 * stock.sports
    return 12 + 3 * owned


def company(meet: Meet, seat: i64, sport: i64) -> i64:
    """Dice of others at the sport: those placed, and those of players yet to place who have one there to follow."""
    count: i64 = 0
    for turn in range(meet.terms.seats):
        other = meet.seat_at(turn)
        if other != seat:
            at = other * SPORTS + sport
            if meet.new[at] > 0 or (turn > meet.turn and meet.old[at] > 0 and meet.stock[at] > 0):
                count += 1
    return count


def likely(pile: Deck, kind: i64) -> i64:
    """How likely a revealed card is of a kind, in 120ths; known cards under a short pile count as certain."""
    if pile.shuffled == 0:
        return 120 if pile.under[pile.under_from] == kind else 0
    return 120 * pile.counts[kind] // pile.shuffled


def harm(owned: i64, lost: i64, kind: i64) -> i64:
    """What an accident costs: a die for some rounds, and the form that goes meanwhile."""
    if kind == U2:
        return 12 + lost
    if owned > 0:
        return 26 + lost
    return 18


def fatal_worth(meet: Meet, seat: i64, sport: i64) -> i64:
    """A closed sport keeps its cards safe, for everybody; the die is gone for good."""
    value: i64 = 8 * meet.stock[seat * SPORTS + sport] - 20
    for other in range(meet.terms.seats):
        if other != seat:
            value -= 3 * meet.stock[other * SPORTS + sport]
    return value


def die_cost(meet: Meet, seat: i64) -> i64:
    """A placed die is missing in this round's contests and the next training roll."""
    free = meet.free[seat]
    return 8 if free <= 2 else (4 if free <= 4 else 1)


def card_worth(meet: Meet, seat: i64, kind: i64) -> i64:
    """A card by what it does to this seat."""
    if kind == NO_CARD:
        return 0
    stock = Stock(meet, seat)
    owned = meet.stock[seat * SPORTS + meet.sport]
    what = rules_settle.effect(kind, meet.strengths[seat], owned, meet.pile_out)
    if what == KEPT:
        return gain(owned, stock)
    if what == FATAL:
        return fatal_worth(meet, seat, meet.sport)
    if what == ACCIDENT:
        return -harm(owned, loss(owned, stock), kind)
    return 2 if kind == U6 else 1


def dice_left_over(meet: Meet, seat: i64) -> vec[i64]:
    """By face: the seat's rolled dice that a greedy placing would leave over."""
    left = meet.rolled[seat * FACES : (seat + 1) * FACES]
    puts = rules_place.up_to(rules_place.rooms(meet, seat)) & rules_place.held(meet.rolled, seat)
    worths = weigh(meet, puts, 0)
    while True:
        best: i64 = 0
        best_put: i64 = -1
        put: i64 = 0
        while puts >> put != 0:
            if (puts >> put) & 1 == 1 and worths[put] > best:
                best = worths[put]
                best_put = put
            put += 1
        if best_put < 0:
            return left
        face = best_put // SPORTS
        left[face] -= 1
        puts &= ~shl(COLUMN, best_put % SPORTS)
        if left[face] == 0:
            puts &= ~shl(255, 8 * face)


def highest(left: vec[i64]) -> i64:
    """The highest face among the dice left over; -1 if all find a place."""
    face: i64 = FACES - 1
    while face >= 0 and left[face] == 0:
        face -= 1
    return face


def choose_own(meet: Meet) -> i64:
    """The 1A coach rolls again what cannot be placed."""
    face = highest(dice_left_over(meet, meet.active))
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


def choose_die(meet: Meet) -> i64:
    """The best coach helps an own die without a place, or spoils a 1 of the leader."""
    face = highest(dice_left_over(meet, meet.active))
    if face >= 0:
        return DIE + meet.active * FACES + face
    rival = leader(meet, meet.active)
    if meet.rolled[rival * FACES] == 0:
        return DONE
    return DIE + rival * FACES


def leader(meet: Meet, seat: i64) -> i64:
    """Of the others, whoever has the highest score."""
    best: i64 = -1
    for other in range(meet.terms.seats):
        if other != seat:
            if best < 0 or rules_settle.score(meet, other) > rules_settle.score(meet, best):
                best = other
    return best


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


def doped_worths(meet: Meet) -> vec[i64]:
    """By face: the best place of a doped die with this value."""
    worths = NO_FACES[:]
    stock = Stock(meet, meet.active)
    rooms = rules_place.rooms(meet, meet.active)
    sport: i64 = 0
    while sport < SPORTS:
        own = meet.old[meet.active * SPORTS + sport]
        if (rooms >> sport) & COLUMN != 0 and own < FACES:
            outlook = Outlook(meet, meet.active, sport, 1, stock)
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
    for code in bits_in(rules_doping.dope_codes(meet)):
        if worths[code - FACE] > best_worth:
            best = code - FACE
            best_worth = worths[code - FACE]
    return best


PILL: i64 = 20
"""What a pill should bring before it is spent."""


def choose_pill(meet: Meet) -> i64:
    """Dope a die that would lie idle where it wins most; repeat a roll of which nothing can be placed."""
    left = dice_left_over(meet, meet.active)
    face = highest(left)
    if face < 0:
        return DONE
    worths = doped_worths(meet)
    value = best_doped(meet, worths)
    if value >= 0 and worths[value] > PILL:
        return FACE + face
    idle: i64 = 0
    for count in left:
        idle += count
    return ROLL if idle > 2 and idle == rules_coaches.dice_rolled(meet, meet.active) else DONE

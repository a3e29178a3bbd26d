"""Rules of thumb for Sport ist Mord: several sports and one of them big, never more risk than a card is worth."""

from __future__ import annotations

from typing import cast

from loipe.core.contract import Bot, State
from loipe.core.ints import i64, vec
from loipe.core.rng import Rng
from loipe.games.sport_ist_mord import rules_coaches, rules_doping, rules_place, rules_settle
from loipe.games.sport_ist_mord.codes import (
    CARD,
    CHOOSE,
    CLAIM,
    DIE,
    DONE,
    DOPE,
    FACE,
    FACES,
    FOR_TRAINING,
    GIVE_COACH,
    GIVE_PILL,
    KINDS,
    NO_CARD,
    PICK,
    PICK_ONE,
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


class Thumb(Bot):
    """Weighs each step by itself, in tenths of a point."""

    def choose(self, state: State, rng: Rng) -> i64:
        meet = cast(Meet, state)
        phase = meet.phase
        if phase == PICK:
            return choose_own(meet) if meet.contest == FOR_TRAINING else choose_low(meet)
        if phase == PICK_ONE:
            return choose_die(meet) if meet.contest == FOR_TRAINING else choose_contest_die(meet)
        if phase == SPEND:
            return choose_pill(meet)
        if phase == DOPE:
            return FACE + best_doped(meet) - 1
        best: i64 = -1
        best_worth: i64 = -1000000
        for code in meet.options():
            value = worth(meet, code) * 8 + rng.below(8)
            if value > best_worth:
                best = code
                best_worth = value
        return best


def worth(meet: Meet, code: i64) -> i64:
    """Placing, claiming and choosing by what comes of it; gifts go to whoever is furthest behind."""
    if code >= PUT:
        face = (code - PUT) // SPORTS
        doped: i64 = 1 if face >= FACES else 0
        return place_worth(meet, meet.active, (code - PUT) % SPORTS, face % FACES + 1, doped)
    if meet.phase == CLAIM or meet.phase == CHOOSE:
        return card_worth(meet, meet.active, code - CARD)
    if meet.phase == GIVE_PILL and code < SEAT:
        return 0 if code == TAKE else -10000
    if meet.phase == GIVE_COACH or meet.phase == GIVE_PILL:
        return -10 * rules_settle.score(meet, code - SEAT)
    return 0


def gain(meet: Meet, seat: i64, sport: i64) -> i64:
    """What one more training card is worth: of a new sport as much as the largest, of the largest as many as sports."""
    owned = meet.stock[seat * SPORTS + sport]
    sports = rules_settle.sports_owned(meet, seat)
    most = rules_settle.largest(meet, seat)
    if owned == 0:
        return 10 * (most if most > 3 else 3)
    if owned == most:
        return 10 * (sports if sports > 3 else 3)
    return 12 + 3 * owned


def loss(meet: Meet, seat: i64, sport: i64) -> i64:
    """What it costs to lose one: the last of a sport most of all."""
    owned = meet.stock[seat * SPORTS + sport]
    sports = rules_settle.sports_owned(meet, seat)
    most = rules_settle.largest(meet, seat)
    if owned == 1:
        return 10 * most
    return 10 * sports if owned == most else 12 + 3 * owned


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


def place_worth(meet: Meet, seat: i64, sport: i64, value: i64, doped: i64) -> i64:
    """A die at a sport: the card it may win, the form it keeps, the way up it opens, the harm it risks."""
    owned = meet.stock[seat * SPORTS + sport]
    others = company(meet, seat, sport)
    points = value + doped + others
    pile = meet.piles[sport]
    cards: i64 = others + 1
    draws: i64 = 1 + doped
    total: i64 = 0
    if owned > 0:
        total += loss(meet, seat, sport)
    for kind in range(KINDS):
        chance = likely(meet, sport, kind, cards)
        if kind == TRAINING:
            if points > owned:
                total += chance * draws * gain(meet, seat, sport) // 120
        elif points >= 2 * kind or cards >= pile.size():
            total -= chance * draws * harm(meet, seat, sport, kind) // 120
    total += 3 * (value if value <= owned + 3 else owned + 3)
    return total - die_cost(meet, seat)


def likely(meet: Meet, sport: i64, kind: i64, cards: i64) -> i64:
    """How likely a revealed card is of a kind, in 120ths; known cards under a short pile count as certain."""
    pile = meet.piles[sport]
    if pile.shuffled == 0:
        return 120 if pile.under[pile.under_from] == kind else 0
    return 120 * pile.counts[kind] // pile.shuffled


def harm(meet: Meet, seat: i64, sport: i64, kind: i64) -> i64:
    """What an accident costs: a die for some rounds, and the form that goes meanwhile; or the sport closes."""
    if kind == U6:
        return -fatal_worth(meet, seat, sport)
    owned = meet.stock[seat * SPORTS + sport]
    cost: i64 = 12 if kind == U2 else 18
    if owned > 0:
        cost += loss(meet, seat, sport) + (8 if kind == U4 else 0)
    return cost


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
    points = meet.strengths[seat]
    if kind == NO_CARD:
        return 0
    if kind == TRAINING:
        return gain(meet, seat, meet.sport) if points > meet.stock[seat * SPORTS + meet.sport] else 1
    if points >= 2 * kind or meet.pile_out == 1:
        return -harm(meet, seat, meet.sport, kind)
    return 2 if kind == U6 else 1


def dice_left_over(meet: Meet, seat: i64) -> vec[i64]:
    """By face: the seat's rolled dice that a greedy placing would leave over."""
    left = meet.rolled[seat * FACES : (seat + 1) * FACES]
    taken = vec[i64]([0 for _ in range(SPORTS)])
    while True:
        best: i64 = 0
        best_face: i64 = -1
        best_sport: i64 = -1
        for face in range(FACES):
            if left[face] > 0:
                for sport in range(SPORTS):
                    if taken[sport] == 0 and rules_place.may_put(meet, seat, sport, face + 1, 0):
                        value = place_worth(meet, seat, sport, face + 1, 0)
                        if value > best:
                            best = value
                            best_face = face
                            best_sport = sport
        if best_face < 0:
            return left
        left[best_face] -= 1
        taken[best_sport] = 1


def spare_die(meet: Meet, seat: i64) -> i64:
    """The highest face among the dice left over; -1 if all find a place."""
    left = dice_left_over(meet, seat)
    for face in range(FACES):
        if left[FACES - 1 - face] > 0:
            return i64(FACES - 1 - face)
    return -1


def choose_own(meet: Meet) -> i64:
    """The 1A coach rolls again what cannot be placed."""
    face = spare_die(meet, meet.active)
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
    face = spare_die(meet, meet.active)
    if face >= 0:
        return DIE + meet.active * FACES + face
    rival = leader(meet, meet.active)
    return DIE + rival * FACES if meet.rolled[rival * FACES] > 0 else DONE


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
    return DIE + top * FACES + FACES - 1 if top >= 0 else DONE


def best_doped(meet: Meet) -> i64:
    """The value a doped die is worth most at; 0 if there is none."""
    best: i64 = 0
    best_worth: i64 = -1000000
    for code in rules_doping.dope_options(meet):
        value = doped_worth(meet, code - FACE + 1)
        if value > best_worth:
            best = code - FACE + 1
            best_worth = value
    return best


def doped_worth(meet: Meet, value: i64) -> i64:
    """The best place of a doped die with this value."""
    best: i64 = -1000000
    for sport in range(SPORTS):
        if rules_place.may_put(meet, meet.active, sport, value, 1):
            found = place_worth(meet, meet.active, sport, value, 1)
            if found > best:
                best = found
    return best


PILL: i64 = 20
"""What a pill should bring before it is spent."""


def choose_pill(meet: Meet) -> i64:
    """Dope a die that would lie idle where it wins most; repeat a roll of which nothing can be placed."""
    seat = meet.active
    face = spare_die(meet, seat)
    value = best_doped(meet)
    if face >= 0 and value > 0 and doped_worth(meet, value) > PILL:
        return FACE + face
    idle: i64 = 0
    for count in dice_left_over(meet, seat):
        idle += count
    return ROLL if idle > 2 and idle == rules_coaches.dice_rolled(meet, seat) else DONE

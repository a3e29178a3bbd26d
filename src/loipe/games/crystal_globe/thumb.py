"""Rules of thumb: ski far but not onto climbs, draft, spend energy evenly and where it counts, shoot with sense.

Worth is counted in tenths of a square.
"""

from __future__ import annotations

from typing import Final, cast

from loipe.core.contract import Bot, State
from loipe.core.ints import i64
from loipe.core.rng import Rng
from loipe.games.crystal_globe import rules_energy, rules_finish, rules_range, rules_way
from loipe.games.crystal_globe.state import Race
from loipe.games.crystal_globe.words import (
    AIM,
    CARD,
    CLIMB,
    DESCENT,
    FINISH,
    FORMS,
    GO,
    KINDS,
    LUDIQUE,
    RING,
    SEQUENCE,
    STAY,
    STOP,
    STRATEGIQUE,
    TURN_UP,
)

TURN_COST: Final = 40000
"""A turn more at the range, in thousandths of a tenth: about four squares."""
STAND_BONUS: Final = 30
FINISH_BONUS: Final = 200
FALL_COST: Final = 75
RECOVERY_BONUS: Final = 6
FATIGUE_COST: Final = 6
SHAKE_BONUS: Final = 4


class Thumb(Bot):
    """Looks one move ahead."""

    def choose(self, state: State, rng: Rng) -> i64:
        race = cast(Race, state)
        if race.phase == AIM:
            return go_or_stop(race)
        best: i64 = STAY
        best_worth: i64 = -1000000
        for code in race.options():
            if code == STAY:
                value = end_worth(race, STAY)
            elif code > FINISH:
                value = end_worth(race, code)
            elif code == TURN_UP:
                value = blind_worth(race)
            else:
                value = card_worth(race, code - CARD)
            value = value * 8 + rng.below(8)
            if value > best_worth:
                best = code
                best_worth = value
        return best


def go_or_stop(race: Race) -> i64:
    """CG-22: weigh the misses of the riskier dice against a turn."""
    left = rules_range.shots_left(race)
    going = expected_cost(race, left, race.turn_shots)
    return STOP if TURN_COST + expected_cost(race, left, 0) < going else GO


def expected_cost(race: Race, left: i64, place: i64) -> i64:
    """What the shots left cost if the next is at this place of the sequence and the rest are split best."""
    terms = race.terms
    seat = race.active
    die = terms.die(terms.shootings[race.lap[seat]], race.wind, terms.base[seat], place)
    miss = terms.faces - terms.hits[die] - terms.socks[die]
    squares: i64 = RING if terms.has_ring == 1 else terms.miss_squares
    cost = 10000 * squares * miss // terms.faces
    if left <= 1:
        return cost
    after = TURN_COST + expected_cost(race, left - 1, 0)
    if place + 1 < SEQUENCE:
        going = expected_cost(race, left - 1, place + 1)
        if going < after:
            after = going
    return cost + after


def end_worth(race: Race, code: i64) -> i64:
    """A square by how far it is and what it means for the next turn."""
    seat = race.active
    if code == STAY:
        return here_worth(race, race.row[seat], race.lane[seat], race.ring[seat]) + recovery(race, 0, race.row[seat])
    cursor = rules_way.Cursor(race, seat)
    steps = rules_way.steps_to(race, code)
    step: i64 = 0
    while step < steps and cursor.step():
        step += 1
    value = 10 * steps
    if cursor.beyond > 0:
        return value + FINISH_BONUS - fall_cost(race, code, steps)
    lane = lane_of(race, code, cursor)
    if cursor.stand >= 0 and cursor.ring == 0 and cursor.row == race.terms.course.stand_row(cursor.stand):
        return value + STAND_BONUS - fall_cost(race, code, steps)
    value += here_worth(race, cursor.row, lane, cursor.ring)
    if cursor.is_white():
        value += recovery(race, steps, cursor.row)
    return value - fall_cost(race, code, steps)


def lane_of(race: Race, code: i64, cursor: rules_way.Cursor) -> i64:
    return code - cursor.code(0) if cursor.is_white() else 0


def here_worth(race: Race, row: i64, lane: i64, ring: i64) -> i64:
    """Where the next turn starts: a climb costs, a descent and a skier ahead help."""
    zone = rules_way.zone_of(race, row, ring)
    value: i64 = 0
    if zone == CLIMB:
        value = -10 * race.terms.climb_cost
    elif zone == DESCENT:
        value = 10 * race.terms.descent_bonus
    if ring == 0 and not race.terms.course.is_grey(row) and is_behind_somebody(race, row, lane):
        value += 8 * race.terms.slipstream_bonus
    return value


def is_behind_somebody(race: Race, row: i64, lane: i64) -> bool:
    """CG-31: a slipstream would be earned there."""
    course = race.terms.course
    ahead = row + 1 if row + 1 < course.rows else 0
    if course.is_grey(ahead):
        return False
    if race.terms.slip_row == 1:
        return rules_way.taken_in(race, ahead) != 0
    return race.at[course.row_first[ahead] + lane] != 0


def recovery(race: Race, steps: i64, row: i64) -> i64:
    """CG-42: a shorter move takes a +1 card back, if the pile has one."""
    seat = race.active
    if race.terms.level == LUDIQUE or race.cards > 0 or steps >= race.die or race.terms.course.is_grey(row):
        return 0
    for kind in rules_energy.pile_of(race, seat):
        if kind % FORMS == 0:
            return RECOVERY_BONUS
    return 0


def fall_cost(race: Race, code: i64, steps: i64) -> i64:
    """CG-32: two thirds of the ice squares are passed unharmed, one after another."""
    if steps < race.terms.fall_squares:
        return 0
    cursor = rules_way.Cursor(race, race.active)
    step: i64 = 0
    while step < steps and cursor.step():
        step += 1
    lane = lane_of(race, code, cursor)
    checks = len(rules_way.ice_on_way(race, steps, lane, race.die + race.energy))
    upright: i64 = FALL_COST
    for _ in range(checks):
        upright = upright * 2 // 3
    return FALL_COST - upright


def best_end(race: Race) -> i64:
    """The worth of the best square on offer."""
    best: i64 = -100000
    for code in race.ends:
        value = end_worth(race, code)
        if value > best:
            best = value
    if len(race.ends) == 0:
        best = end_worth(race, STAY)
    return best


def card_worth(race: Race, points: i64) -> i64:
    """CG-12: what the best move is worth with this card, or with a second one, less the price of the energy."""
    best = with_energy(race, points)
    if race.cards + 1 < race.terms.turn_cards:
        seat = race.active
        second: i64 = 1
        while second <= FORMS:
            held = race.hand[seat * KINDS + second - 1] + race.hand[seat * KINDS + FORMS + second - 1]
            if second == points:
                held -= 1
            if held > 0:
                value = with_energy(race, points + second)
                if value > best:
                    best = value
            second += 1
    return best


def with_energy(race: Race, points: i64) -> i64:
    """The best move with so many points more, less what they and an acceleration cost."""
    ends = race.ends
    barred = race.barred
    race.energy += points
    race.cards += 1
    rules_energy.see_ways(race)
    value = best_end(race) - points * price(race)
    if race.terms.level == STRATEGIQUE and race.energy >= race.terms.acceleration_points:
        if race.decks[race.active].size() > 0:
            value -= FATIGUE_COST
        if is_followed(race):
            value += SHAKE_BONUS
    race.energy -= points
    race.cards -= 1
    race.ends = ends
    race.barred = barred
    return value


def is_followed(race: Race) -> bool:
    """Somebody behind holds a slipstream."""
    seat: i64 = 0
    while seat < race.terms.seats:
        if (race.slip[seat] >> race.active) & 1 != 0:
            return True
        seat += 1
    return False


def blind_worth(race: Race) -> i64:
    """CG-30: the top card is unknown; its owner knows what the deck still holds."""
    deck = race.decks[race.active]
    kinds = deck.options()
    weights = deck.weights()
    total: i64 = 0
    value: i64 = 0
    at: i64 = 0
    while at < len(kinds):
        value += weights[at] * with_energy(race, kinds[at] % FORMS + 1)
        total += weights[at]
        at += 1
    return value // total


def price(race: Race) -> i64:
    """A point of energy, by whether more of it is left than of the way; late in the race it is nearly free."""
    terms = race.terms
    seat = race.active
    left = rules_finish.way_left(race, seat)
    if left <= 16:
        return 3
    whole = terms.laps * terms.course.rows
    stock = energy_left(race, seat)
    supply: i64 = 0
    value: i64 = 0
    while value < FORMS:
        supply += (value + 1) * terms.energy[terms.base[seat] * FORMS + value]
        value += 1
    behind = stock * whole - supply * left
    span = supply * whole // 20
    if behind > span:
        return 6
    return 8 if behind > -span else 12


def energy_left(race: Race, seat: i64) -> i64:
    """Points in the own hand and deck; the form card counts once it is drawn."""
    points: i64 = 0
    counts = race.decks[seat].counts
    kind: i64 = 0
    while kind < KINDS:
        points += (kind % FORMS + 1) * (race.hand[seat * KINDS + kind] + counts[kind])
        kind += 1
    return points

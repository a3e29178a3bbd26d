"""Rules of thumb: ski far but not onto climbs, draft, spend energy evenly and where it counts, shoot with sense.

Worth is counted in tenths of a square.
"""

from __future__ import annotations

from typing import Final, cast

from loipe.core.contract import Bot, State
from loipe.core.ints import i64, vec
from loipe.core.rng import Rng
from loipe.games.crystal_globe import rules_energy, rules_finish, rules_ice, rules_range, rules_way
from loipe.games.crystal_globe.codes import (
    AIM,
    CARD,
    CLIMB,
    DESCENT,
    FINISH,
    FORMS,
    GO,
    KINDS,
    LANES,
    RING,
    SEQUENCE,
    STAY,
    STOP,
    STRATEGIQUE,
    TURN_UP,
)
from loipe.games.crystal_globe.state import Race

TURN_COST: Final = 40000
"""A turn more at the range, in thousandths of a tenth: about four squares."""
CODES: Final = 4096
"""More than any code."""
NOTHING: Final = -1000000000
SPARE_POINTS: Final = 1
"""A closed row may take a point beyond the longest move (CG-53)."""
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
        best = best_end(race, rng.below(8))
        worth = best // CODES
        worths = vec[i64]([NOTHING for _ in range(2 * FORMS + 1)])
        for code in race.options():
            if code > FINISH:
                break
            if code == STAY:
                value = stay_worth(race)
            elif code == TURN_UP:
                value = blind_worth(race, worths)
            else:
                value = card_worth(race, code - CARD, worths)
            if value * 8 > worth:
                best = value * 8 * CODES + code
                worth = value * 8
        return best % CODES


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


def best_end(race: Race, salt: i64) -> i64:
    """The best square on offer: eight times its worth, times CODES, plus its code; the salt tells equals apart."""
    cursor = rules_way.Cursor(race, race.active)
    best: i64 = (stay_worth(race) * 8 - 1) * CODES + STAY if len(race.ends) == 0 else NOTHING
    left = len(race.ends)
    step: i64 = 0
    while left > 0 and cursor.step():
        step += 1
        lane: i64 = 0
        while lane < (LANES if cursor.is_white() else 1):
            code = cursor.code(lane)
            if code in race.ends:
                value = end_worth(race, cursor, step, lane) * 8 + (code * 3 + salt) % 8
                if value * CODES + code > best:
                    best = value * CODES + code
                left -= 1
            lane += 1
    return best


def end_worth(race: Race, cursor: rules_way.Cursor, steps: i64, lane: i64) -> i64:
    """A square by how far it is and what it means for the next turn."""
    value = 10 * steps - fall_cost(race, steps, lane)
    if cursor.beyond > 0:
        return value + FINISH_BONUS
    if cursor.is_at_stand():
        return value + STAND_BONUS
    value += here_worth(race, cursor.row, lane, cursor.ring)
    if cursor.is_white():
        value += recovery(race, steps)
    return value


def stay_worth(race: Race) -> i64:
    """CG-12: not to move at all."""
    seat = race.active
    value = here_worth(race, race.row[seat], race.lane[seat], race.ring[seat])
    return value if rules_way.is_on_grey(race, seat) else value + recovery(race, 0)


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


def recovery(race: Race, steps: i64) -> i64:
    """CG-42: a shorter move takes a +1 card back, if the pile has one."""
    if not rules_energy.is_short(race, steps, steps):
        return 0
    for kind in rules_energy.pile_of(race, race.active):
        if kind % FORMS == 0:
            return RECOVERY_BONUS
    return 0


def fall_cost(race: Race, steps: i64, lane: i64) -> i64:
    """CG-32: two thirds of the ice squares are passed unharmed, one after another."""
    if steps < race.terms.fall_squares:
        return 0
    upright: i64 = FALL_COST
    for _ in rules_ice.way_taken(race, steps, lane, race.die + race.energy)[1:]:
        upright = upright * 2 // 3
    return FALL_COST - upright


def card_worth(race: Race, points: i64, worths: vec[i64]) -> i64:
    """CG-12: what the best move is worth with this card, or with a second one, less the price of the energy."""
    best = total_worth(race, points, worths)
    if race.cards + 1 < race.terms.turn_cards:
        seat = race.active
        second: i64 = 1
        while second <= FORMS:
            held = race.hand[seat * KINDS + second - 1] + race.hand[seat * KINDS + FORMS + second - 1]
            if second == points:
                held -= 1
            if held > 0:
                value = total_worth(race, points + second, worths)
                if value > best:
                    best = value
            second += 1
    return best


def total_worth(race: Race, points: i64, worths: vec[i64]) -> i64:
    """The same for so many points in all, found once; points beyond the longest move only cost."""
    if worths[points] == NOTHING:
        if points > 1 and race.die + race.energy + points > race.terms.most_squares + SPARE_POINTS:
            worths[points] = total_worth(race, points - 1, worths) - price(race)
        else:
            worths[points] = with_energy(race, points)
    return worths[points]


def with_energy(race: Race, points: i64) -> i64:
    """The best move with so many points more, less what they and an acceleration cost."""
    ends = race.ends
    barred = race.barred
    race.energy += points
    race.cards += 1
    rules_energy.see_ways(race)
    value = best_end(race, 0) // CODES // 8 - points * price(race)
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


def blind_worth(race: Race, worths: vec[i64]) -> i64:
    """CG-30: the top card is unknown; its owner knows what the deck still holds."""
    deck = race.decks[race.active]
    kinds = deck.options()
    weights = deck.weights()
    total: i64 = 0
    value: i64 = 0
    at: i64 = 0
    while at < len(kinds):
        value += weights[at] * total_worth(race, kinds[at] % FORMS + 1, worths)
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

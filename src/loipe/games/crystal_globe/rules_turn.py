"""CG, rounds and turns: who plays when, the movement die and what it is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from loipe.core.ints import append, i64, vec
from loipe.core.rng import Rng
from loipe.games.crystal_globe import rules_energy, rules_finish, rules_range
from loipe.games.crystal_globe.codes import (
    CHOOSE,
    CLIMB,
    DESCENT,
    MOST_SKIERS,
    ROLL,
    ROLLED,
    ROUND,
    STARTED,
    STOOD_UP,
    STRATEGIQUE,
    SUMMED,
    TURN,
)

if TYPE_CHECKING:
    from loipe.games.crystal_globe.state import Race

LATEST: Final = 1048576
"""No skier arrives so late."""


def next_round(race: Race) -> None:
    """CG-10: the order is fixed as the round begins. Rounds in which nobody is on the course yet pass."""
    while True:
        race.round += 1
        race.turn = 0
        race.order = playing_order(race)
        if len(race.order) > 0:
            break
    race.tell(ROUND, 0, race.round)
    begin_turn(race)


def playing_order(race: Race) -> vec[i64]:
    """CG-10: whoever is ahead plays first."""
    order = vec[i64](capacity=MOST_SKIERS)
    seat: i64 = 0
    while seat < race.terms.seats:
        if is_skiing(race, seat):
            order = append(order, seat)
            ours = lead(race, seat)
            spot: i64 = len(order) - 1
            while spot > 0 and ours > lead(race, order[spot - 1]):
                order[spot] = order[spot - 1]
                spot -= 1
            order[spot] = seat
        seat += 1
    return order


def is_skiing(race: Race, seat: i64) -> bool:
    """On the course in this round: started, and not yet across the line."""
    return race.beyond[seat] == 0 and 0 < race.start_round[seat] <= race.round


def lead(race: Race, seat: i64) -> i64:
    """CG-10: by laps, then rows; the ring lies between the range and its exit; level skiers as they came."""
    row = race.lap[seat] * race.terms.course.rows + race.row[seat]
    return (row * 16 + race.ring[seat]) * LATEST - race.arrived[seat]


def begin_turn(race: Race) -> None:
    """The next in order plays; whoever lies in the snow stands up instead (CG-32)."""
    while race.turn < len(race.order):
        seat = race.order[race.turn]
        race.active = seat
        race.rolled = 0
        race.die = 0
        race.slipped = 0
        race.energy = 0
        race.cards = 0
        race.barred = 0
        race.steps = 0
        race.to_lane = 0
        race.used = 0
        race.turn_shots = 0
        race.tell(TURN, seat)
        if race.start_round[seat] == race.round and race.round > 1:
            race.tell(STARTED, seat, race.round)
        if race.fallen[seat] == 0:
            begin(race, seat)
            return
        race.fallen[seat] = 0
        race.slip[seat] = 0
        race.tell(STOOD_UP, seat)
        race.turn += 1
    if rules_finish.end_round(race):
        next_round(race)


def begin(race: Race, seat: i64) -> None:
    """On a stand a turn is for shooting (CG-20), elsewhere for skiing."""
    if race.aiming[seat] == 1:
        rules_range.begin_shooting(race)
    else:
        open_move(race)


def open_move(race: Race) -> None:
    """CG-11, CG-50: levels 1 and 2 roll, level 3 has its fixed squares."""
    if race.terms.level == STRATEGIQUE:
        set_off(race, race.terms.strategic_move)
    else:
        race.phase = ROLL


def end_turn(race: Race) -> None:
    """On to the next in order, or the next round; CG-62: unless the race is decided."""
    if rules_finish.is_decided(race):
        rules_finish.end_race(race)
        return
    race.turn += 1
    begin_turn(race)


def roll_options(race: Race) -> vec[i64]:
    options = vec[i64]()
    terms = race.terms
    number = terms.low_roll
    while number <= terms.high_roll:
        if terms.roll_weights[terms.base[race.active] * 8 + number] > 0:
            options = append(options, number)
        number += 1
    return options


def roll_weights(race: Race) -> vec[i64]:
    weights = vec[i64]()
    terms = race.terms
    number = terms.low_roll
    while number <= terms.high_roll:
        weight = terms.roll_weights[terms.base[race.active] * 8 + number]
        if weight > 0:
            weights = append(weights, weight)
        number += 1
    return weights


def pick_roll(race: Race, rng: Rng) -> i64:
    """One number by its faces: a base's die has as many as every other."""
    terms = race.terms
    face = rng.below(terms.faces)
    number = terms.low_roll
    while face >= terms.roll_weights[terms.base[race.active] * 8 + number]:
        face -= terms.roll_weights[terms.base[race.active] * 8 + number]
        number += 1
    return number


def event_options(race: Race) -> vec[i64]:
    """CG-73: windsock, ice, vortex, as far as the die has them."""
    options = vec[i64]()
    face: i64 = 0
    while face < 3:
        if race.terms.event_faces[face] > 0:
            options = append(options, face)
        face += 1
    return options


def event_weights(race: Race) -> vec[i64]:
    weights = vec[i64]()
    for faces in race.terms.event_faces:
        if faces > 0:
            weights = append(weights, faces)
    return weights


def roll(race: Race, number: i64) -> None:
    race.tell(ROLLED, race.active, number)
    set_off(race, number)


def set_off(race: Race, number: i64) -> None:
    """CG-11, CG-12: die, terrain and slipstream together are the die's movement; then cards and way are chosen."""
    seat = race.active
    race.rolled = number
    race.slipped = 1 if race.slip[seat] != 0 else 0
    race.slip[seat] = 0
    race.die = worth(race, seat, number)
    if race.die != number:
        race.tell(SUMMED, seat, number, race.die, 2 * zone(race, seat) + race.slipped)
    race.phase = CHOOSE
    rules_energy.see_ways(race)


def worth(race: Race, seat: i64, number: i64) -> i64:
    """CG-11: -2 from a climb, +1 from a descent, never below 1; CG-31: +1 in a slipstream."""
    points = number + ground(race, seat) + raised(race, seat, number)
    return points + race.slipped * race.terms.slipstream_bonus


def ground(race: Race, seat: i64) -> i64:
    """CG-11: what the zone at the start of the turn adds or takes."""
    here = zone(race, seat)
    if here == CLIMB:
        return -race.terms.climb_cost
    if here == DESCENT:
        return race.terms.descent_bonus
    return 0


def raised(race: Race, seat: i64, number: i64) -> i64:
    """CG-11: what lifts a move to the one square it always has."""
    short = 1 - number - ground(race, seat)
    if short > 0:
        return short
    return 0


def zone(race: Race, seat: i64) -> i64:
    """CG-11: only the square at the start of the turn counts; CG-1: grey squares are flat."""
    return race.terms.course.zone_of(race.row[seat])

"""Rules of thumb for Mass Start: ski far, keep off climbs, spend cards where they win squares, shoot with sense."""

from __future__ import annotations

from typing import Final, cast

from loipe.core.contract import Bot, State
from loipe.core.ints import append, i64, vec
from loipe.core.rng import Rng
from loipe.games.mass_start import rules_move, rules_range, rules_turn
from loipe.games.mass_start.codes import (
    AIM,
    BACK,
    BEFORE,
    CALM,
    CARRIED,
    FINISH,
    FROM_DECK,
    GO,
    GRID,
    GRIP,
    HIGH,
    KEPT,
    LOOP,
    LOOPS,
    LOW,
    MEDIUM,
    MOVE,
    PUSH,
    PUT_BACK,
    RIFLE,
    RISK,
    SKIS,
    SPRINT,
    SQUARE,
    SQUARES,
)
from loipe.games.mass_start.course import LETTER_E, MOST_LOOPS, STANDS
from loipe.games.mass_start.state import Race
from loipe.games.mass_start.terms import Terms

LEAST: Final = -1000000
TURN: Final = 42
"""What a skier covers in a turn, in tenths of a square."""
SHOTS_TAKEN: Final = vec[i64]([0, 0, 596, 695, 763, 793, 800])
TARGETS_LEFT: Final = vec[i64]([0, 0, 4, 37, 118, 236, 367])
"""By risk: how many shots a series takes, how many targets it leaves, in hundredths on the average."""


class Thumb(Bot):
    """Looks one move ahead, in tenths of a square."""

    def choose(self, state: State, rng: Rng) -> i64:
        race = cast(Race, state)
        phase = race.phase
        if has_ways(race):
            return rules_move.code_of(best_way(race, rng))
        if phase == RISK:
            return choose_risk(race)
        if phase == BEFORE and race.kept[race.active] == 0:
            return choose_before(race, rng)
        if phase == BACK or phase == PUT_BACK or phase == GRID:
            return choose_square(race, rng)
        best: i64 = -1
        best_worth: i64 = LEAST
        for code in race.options():
            value = worth(race, code) * 8 + rng.eighth()
            if value > best_worth:
                best = code
                best_worth = value
        return best

    def play(self, state: State, rng: Rng) -> None:
        race = cast(Race, state)
        if has_ways(race):
            rules_move.take(race, best_way(race, rng))
        else:
            race.apply(self.choose(race, rng))


def has_ways(race: Race) -> bool:
    """After a roll, squares to go to and no kept cards to play."""
    return race.phase == MOVE and race.kept[race.active] == 0 and len(race.ways) > 0


def best_way(race: Race, rng: Rng) -> i64:
    """The same for a skier who has ways, without listing them; below zero it is the code of another choice."""
    terms = race.terms
    if len(terms.worths) == 0:
        terms.worths = all_worths(race)
    best: i64 = -SPRINT
    best_worth: i64 = LEAST
    if rules_move.may_sprint(race):
        best_worth = sprint_worth(race) * 8 + rng.eighth()
    first = route_of(race) * (MOST_LOOPS + 1)
    for way in race.ways:
        at = (first + ((way >> 10) & LOOPS)) * terms.course.squares + (way & SQUARES)
        value = terms.worths[at] * 8 + rng.eighth()
        if value > best_worth:
            best = way
            best_worth = value
    return best


def all_worths(race: Race) -> vec[i64]:
    """After a roll, by (route, loops left, square): what each way is worth, which never changes in a race."""
    course = race.terms.course
    worths = vec[i64]()
    lap: i64 = 0
    while lap < len(course.routes) * (MOST_LOOPS + 1):
        owed = LOOP * (lap % (MOST_LOOPS + 1))
        square: i64 = 0
        while square < course.squares:
            worths = append(worths, way_worth(race, square + owed, lap // (MOST_LOOPS + 1)))
            square += 1
        lap += 1
    return worths


def choose_square(race: Race, rng: Rng) -> i64:
    """The same for a skier who is put on a square."""
    best: i64 = -1
    best_worth: i64 = LEAST
    route = route_of(race)
    for square in race.ways:
        value = way_worth(race, square, route) * 8 + rng.eighth()
        if value > best_worth:
            best = SQUARE + square
            best_worth = value
    return best


def choose_before(race: Race, rng: Rng) -> i64:
    """The same before a roll, without kept cards."""
    best: i64 = -1
    best_worth: i64 = LEAST
    choices = rules_turn.open_before(race)
    code: i64 = 0
    while choices > 0:
        if choices & 1 == 1:
            value = worth(race, code) * 8 + rng.eighth()
            if value > best_worth:
                best = code
                best_worth = value
        choices >>= 1
        code += 1
    return best


def choose_risk(race: Race) -> i64:
    """The one that takes the fewest turns: pauses, shots, and the loops that misses cost on the average."""
    terms = race.terms
    square = terms.course.far[race.square[race.active] - terms.first_stand]
    route = route_of(race)
    loop = terms.course.distance(route, 1, square) - terms.course.distance(route, 0, square)
    best: i64 = HIGH
    least = series_cost(race, 4, loop)
    cost = series_cost(race, 3, loop) + TURN * terms.medium_pauses
    if cost < least:
        best = MEDIUM
        least = cost
    if series_cost(race, 2, loop) + TURN * terms.low_pauses < least:
        best = LOW
    return best


def series_cost(race: Race, base: i64, loop: i64) -> i64:
    """In tenths of a square: shots take turns, targets left take loops of so many squares."""
    seat = race.active
    risk = base + race.red_wind[seat] - race.rifle_open[seat]
    if risk < 2:
        risk = 2
    return (TURN * SHOTS_TAKEN[risk] + 10 * loop * TARGETS_LEFT[risk]) // 100


def worth(race: Race, code: i64) -> i64:
    """How good a choice is, in tenths of a square."""
    if code >= SQUARE:
        return square_worth(race, code - SQUARE)
    if code >= KEPT:
        return card_worth(race, race.terms.verbs[code - KEPT], race.terms.amounts[code - KEPT])
    if code == FINISH:
        return 1000
    if code == SPRINT:
        return sprint_worth(race)
    if code == SKIS:
        return 30
    if code == RIFLE:
        return 25 if race.has_shot[race.active] == 0 else -10
    if code == FROM_DECK:
        return 10
    if code == GO:
        return 20
    return -100  # stay


def square_worth(race: Race, square: i64) -> i64:
    """The square of one of the ways, or another one to stand on."""
    for way in race.ways:
        if way & SQUARES == square:
            return way_worth(race, way, route_of(race))
    return way_worth(race, square + LOOP * race.loops_left[race.active], route_of(race))


def route_of(race: Race) -> i64:
    """The route of the lap at hand; after the last one any will do."""
    lap = race.lap[race.active]
    if lap < race.terms.all_laps:
        return race.terms.routes[lap]
    return 0


def way_worth(race: Race, way: i64, route: i64) -> i64:
    """A square by what it does to the next roll and by how far it is along the inner way."""
    terms = race.terms
    square = way & SQUARES
    value: i64 = 0
    if terms.slope[square] != 0 or terms.falls_from[square] < 7:
        value = ground_worth(terms, square)
    if terms.quiet[square] == 0:
        if 0 <= square - terms.first_stand < STANDS:
            return 100 + square - terms.first_stand
        value += letter_worth(race, square)
    return value - 10 * terms.course.distance(route, (way >> 10) & LOOPS, square) % 4000


def ground_worth(terms: Terms, square: i64) -> i64:
    """What climb, descent and ice do to the next roll."""
    course = terms.course
    value: i64 = 0
    if terms.climbs == 1:
        value -= 10 * course.climb[square] * 2 // 3
    if course.descent[square] == 1:
        value += 10 * terms.descents * terms.descent_bonus
        value -= 12 * terms.falls
    if terms.ice == 1 and course.ice[square] == 1:
        value -= 27
    return value


def letter_worth(race: Race, square: i64) -> i64:
    """A coach's second roll, an event card."""
    if (race.phase == MOVE or race.phase == CARRIED) and rules_move.is_coached(race, square, race.phase == CARRIED):
        return 35
    if race.phase == MOVE and race.terms.course.letter[square] == LETTER_E and race.terms.events == 1:
        return 3
    return 0


def sprint_worth(race: Race) -> i64:
    """At once: two squares are two squares. Only a skier who reaches a stand anyway has no use for them."""
    if race.can_finish == 0 and rules_move.must_shoot(race, race.active) and rules_range.any_stand(race):
        return -1000
    return 2000


def card_worth(race: Race, verb: i64, amount: i64) -> i64:
    """Kept cards: a grip on ice at once, calm and quick at once, the rest when it wins ground."""
    if verb == GRIP:
        return 40 if race.terms.falls_from[race.square[race.active]] == 5 else 10
    if race.phase == AIM:
        return 50 if verb == CALM or race.pauses_left[race.active] > 1 else 0
    if verb == PUSH:
        return sprint_worth(race)
    return 1500 if race.natural <= 2 and race.can_finish == 0 else -5000

"""Rules of thumb for Mass Start: ski far, keep off climbs, spend cards where they win squares, shoot with sense."""

from __future__ import annotations

from typing import cast

from loipe.core.contract import Bot, State
from loipe.core.ints import i64
from loipe.core.rng import Rng
from loipe.games.mass_start import rules_finish, rules_move
from loipe.games.mass_start.codes import (
    AIM,
    CALM,
    CARRIED,
    FINISH,
    FROM_DECK,
    GO,
    GRIP,
    HIGH,
    KEPT,
    LOOPS,
    MEDIUM,
    MOVE,
    PUSH,
    RIFLE,
    RISK,
    SKIS,
    SPRINT,
    SQUARE,
    SQUARES,
)
from loipe.games.mass_start.course import LETTER_E
from loipe.games.mass_start.state import Race


class Thumb(Bot):
    """Looks one move ahead, in tenths of a square."""

    def choose(self, state: State, rng: Rng) -> i64:
        race = cast(Race, state)
        if race.phase == RISK:
            return choose_risk(race)
        best: i64 = -1
        best_worth: i64 = -1000000
        for code in race.options():
            value = worth(race, code) * 8 + rng.below(8)
            if value > best_worth:
                best = code
                best_worth = value
        return best


def choose_risk(race: Race) -> i64:
    """Medium costs two turns and saves about a loop; behind with little left, go for it."""
    if race.rifle_open[race.active] == 1 and race.red_wind[race.active] == 0:
        return HIGH
    return MEDIUM if race.red_wind[race.active] == 1 else HIGH


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
    """A square by what it does to the next roll and by how far it is along the inner way."""
    terms = race.terms
    course = terms.course
    seat = race.active
    if course.stands[0] <= square <= course.stands[5]:
        return 100 + square - course.stands[0]
    value: i64 = 0
    if terms.climbs == 1:
        value -= 10 * course.climb[square] * 2 // 3
    if course.descent[square] == 1:
        value += 10 * terms.descents * terms.descent_bonus
        value -= 12 * terms.falls
    if terms.ice == 1 and course.ice[square] == 1:
        value -= 27
    if (race.phase == MOVE or race.phase == CARRIED) and rules_move.is_coached(race, square, race.phase == CARRIED):
        value += 35
    if race.phase == MOVE and course.letter[square] == LETTER_E and terms.events == 1:
        value += 3
    route: i64 = 0
    if race.lap[seat] < terms.all_laps:
        route = terms.routes[race.lap[seat]]
    loops = loops_on_way(race, square)
    return value - 10 * course.distance(route, loops, square) % 4000


def loops_on_way(race: Race, square: i64) -> i64:
    """Loops left on arriving at a square that the move may end on."""
    for way in race.ways:
        if way & SQUARES == square:
            return (way >> 10) & LOOPS
    return race.loops_left[race.active]


def sprint_worth(race: Race) -> i64:
    """Save it for a climb to clear, a line to cross, a square to leave behind; better late than never."""
    seat = race.active
    if race.can_finish == 1:
        return 2000
    left = rules_finish.way_left(race, seat)
    points = race.points + race.extra
    if rules_move.must_shoot(race, seat):
        return -1000
    if left <= points + race.terms.sprint_squares and race.lap[seat] == race.terms.all_laps - 1:
        return 2000
    return -1000


def card_worth(race: Race, verb: i64, amount: i64) -> i64:
    """Kept cards: a grip on ice at once, calm and quick at once, the rest when it wins ground."""
    if verb == GRIP:
        return 40 if race.terms.falls_from[race.square[race.active]] == 5 else 10
    if race.phase == AIM:
        return 50 if verb == CALM or race.pauses_left[race.active] > 1 else 0
    if verb == PUSH:
        return 2000 if race.can_finish == 1 or not rules_move.must_shoot(race, race.active) else -1000
    return 1500 if race.natural <= 2 and race.can_finish == 0 else -5000

"""CG, moving: the way declared, ice on it, the squares it leads over, slipstream where it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loipe.core.ints import i64, shl, vec
from loipe.games.crystal_globe import rules_energy, rules_finish, rules_ice, rules_range, rules_way
from loipe.games.crystal_globe.codes import (
    CHECKED,
    DRAFTED,
    FELL,
    FINISH,
    ICE,
    ICY,
    LANES,
    LAPPED,
    MOVED,
    PASSED,
    RING,
    RING_DONE,
    SQUARE,
    STAYED,
)

if TYPE_CHECKING:
    from loipe.games.crystal_globe.state import Race


def stay(race: Race) -> None:
    """CG-12: a move of 0 squares is always legal; CG-31: it may earn slipstream too."""
    race.tell(STAYED, race.active, race.die + race.energy)
    race.steps = 0
    race.used = 0
    settle(race)


def declare(race: Race, code: i64) -> None:
    """CG-32: the whole way is declared first; 7 squares or more are checked on each ice square."""
    race.steps = rules_way.steps_to_end(race, code)
    row = race.way[race.steps - 1]
    race.to_lane = code - rules_way.code_of(row)
    race.used = race.steps + rules_way.cost_at(row, race.to_lane)
    if rules_ice.can_fall(race, race.way, race.steps):
        way = rules_ice.way_taken(race, race.steps, race.to_lane, race.die + race.energy)
        race.used = race.steps + way[0]
        race.checks = way[1:]
    if race.used > race.steps:
        race.tell(PASSED, race.active, race.used - race.steps)
    race.ends = 0
    if len(race.checks) > 0:
        race.phase = ICE
    else:
        arrive(race)


def lane_of(race: Race, code: i64) -> i64:
    """0 on grey squares and beyond the line."""
    if code < SQUARE:
        return 0
    return race.terms.course.lane_of(code - SQUARE)


def check_ice(race: Race, face: i64) -> None:
    """CG-32: each ice square in order, until one fells the skier there; the rest of the move is lost."""
    step = race.checks[0] // 4
    lane = race.checks[0] % 4
    race.checks = race.checks[1:]
    race.tell(CHECKED, race.active, face)
    if face == ICY:
        race.checks = vec[i64]()
        race.steps = step
        race.to_lane = lane
        ski(race)
        race.fallen[race.active] = 1
        race.tell(FELL, race.active, square_of(race, race.active))
        rules_energy.after_move(race, False)
    elif len(race.checks) == 0:
        arrive(race)


def square_of(race: Race, seat: i64) -> i64:
    return race.terms.course.square_of(race.row[seat], race.lane[seat], race.ring[seat])


def arrive(race: Race) -> None:
    origin: i64 = 0
    if race.journal is not None:
        origin = square_of(race, race.active)
    beyond = ski(race)
    if beyond > 0:
        rules_finish.cross(race, beyond)
        rules_energy.after_move(race, False)
        return
    if race.journal is not None:
        race.tell(MOVED, race.active, origin, square_of(race, race.active), race.steps)
    rules_range.reach_range(race, race.active)
    settle(race)


def ski(race: Race) -> i64:
    """Over the squares to the end of the way: laps of the ring, a lap, the line; how far beyond it."""
    seat = race.active
    course = race.terms.course
    if not rules_way.is_on_grey(race, seat):
        race.at[square_of(race, seat)] = 0
    code = rules_way.code_ahead(race, seat, race.steps)
    ski_ring(race, seat)
    row: i64 = 0
    race.ring[seat] = 0
    if code >= SQUARE:
        row = course.row_of[code - SQUARE]
        race.ring[seat] = course.ring_of(code - SQUARE)
    if row < race.row[seat]:
        race.lap[seat] += 1
        race.has_shot[seat] = 0
        if code >= SQUARE:
            race.tell(LAPPED, seat, race.lap[seat])
    race.row[seat] = row
    race.lane[seat] = race.to_lane
    race.arrived[seat] = 16 * race.round + race.turn
    if code < SQUARE:
        return code - FINISH
    if not course.is_grey(row):
        race.at[code - SQUARE + race.to_lane] = seat + 1
    return 0


def ski_ring(race: Race, seat: i64) -> None:
    """CG-27: each lap of the ring drops a black target."""
    if race.black[seat] == 0:
        return
    left = rules_way.ring_left(race, seat) - (race.row[seat] + race.steps - race.terms.course.range_last)
    while race.black[seat] > 0 and left <= RING * (race.black[seat] - 1):
        race.black[seat] -= 1
        race.tell(RING_DONE, seat, race.black[seat])


def settle(race: Race) -> None:
    """CG-16: slipstream; then energy. CG-42, CG-52: who leaves movement unused, on white (CG-2), recovers."""
    seat = race.active
    race.ends = 0
    on_white = not rules_way.is_on_grey(race, seat)
    if on_white:
        earn_slipstream(race, seat)
    rules_energy.after_move(race, on_white and rules_energy.is_short(race, race.steps, race.used))


def earn_slipstream(race: Race, seat: i64) -> None:
    """CG-31: a skier directly ahead, both on white; option `slipstream`: any lane of the row ahead."""
    course = race.terms.course
    row = race.row[seat] + 1
    if row == course.rows:
        row = 0
    if course.is_grey(row):
        return
    lane: i64 = 0
    while lane < LANES:
        other = race.at[course.row_first[row] + lane] - 1
        if other >= 0 and (lane == race.lane[seat] or race.terms.slip_row == 1):
            race.slip[seat] += shl(1, other)
            race.tell(DRAFTED, seat, other)
        lane += 1

"""CG, the way ahead: which squares a move of so many points may end on, and closed rows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from loipe.core.ints import append, i64, shl, vec
from loipe.games.crystal_globe.codes import (
    CLIMB,
    FINISH,
    FLAT,
    INTO_CLIMB,
    LANES,
    RING,
    SQUARE,
    STAND_NEAR,
    STANDS,
    STRATEGIQUE,
)

if TYPE_CHECKING:
    from loipe.games.crystal_globe.state import Race

FAR: Final = 99
"""No way leads there."""
NO_WAY: Final = FAR * 65793
"""The same for all three lanes, eight bits each."""
THROUGH: Final = 8
"""Beside the lanes, one bit each: the next row is closed and passed through."""


class Cursor:
    """Walks along the course for one skier, square by square: track, range, ring, line."""

    def __init__(self, race: Race, seat: i64) -> None:
        self.race: Race = race
        self.row: i64 = race.row[seat]
        self.ring: i64 = race.ring[seat]
        self.lap: i64 = race.lap[seat]
        self.owed: i64 = race.black[seat]
        self.beyond: i64 = 0
        self.stand: i64 = -1
        """Where the walk ends on the range; -1 if it does not."""
        if must_shoot(race, seat):
            self.stand = race.stand[seat] if race.stand[seat] >= 0 else free_stand(race)

    def step(self) -> bool:
        """CG-20, CG-27, CG-28: one square on; False where the skier's stand is."""
        course = self.race.terms.course
        if self.beyond > 0:
            self.beyond += 1
        elif self.ring > 0:
            self.step_in_ring()
        elif self.is_at_stand():
            return False
        elif self.row == course.range_last and self.owed > 0:
            self.ring = 1
        else:
            self.step_on_track()
        return True

    def step_in_ring(self) -> None:
        """CG-27: square 9 drops a black target; then round again or out."""
        if self.ring < RING:
            self.ring += 1
            if self.ring == RING:
                self.owed -= 1
        elif self.owed > 0:
            self.ring = 1
        else:
            self.ring = 0
            self.step_on_track()

    def step_on_track(self) -> None:
        self.row += 1
        if self.row == self.race.terms.course.rows:
            self.row = 0
            self.lap += 1
            if self.lap == self.race.terms.laps:
                self.beyond = 1

    def is_at_stand(self) -> bool:
        """CG-20: on the grey square beside the stand the way ends."""
        if self.stand < 0 or self.ring > 0 or self.beyond > 0:
            return False
        return self.row == self.race.terms.course.stand_row(self.stand)

    def is_white(self) -> bool:
        return self.beyond == 0 and self.ring == 0 and not self.race.terms.course.is_grey(self.row)

    def code(self, lane: i64) -> i64:
        """The choice of this square as the end of a move."""
        if self.beyond > 0:
            return FINISH + self.beyond
        return SQUARE + self.race.terms.course.square_of(self.row, lane, self.ring)


def must_shoot(race: Race, seat: i64) -> bool:
    """CG-28, CG-30: laps with a shooting end at the range; the last has none."""
    return race.has_shot[seat] == 0 and race.lap[seat] < len(race.terms.shootings)


def free_stand(race: Race) -> i64:
    """CG-20: the lowest stand that nobody shoots from or is heading for."""
    stand: i64 = 0
    while stand < STANDS and stand in race.stand:
        stand += 1
    return stand


def zone_of(race: Race, row: i64, ring: i64) -> i64:
    """CG-1: grey squares count as flat."""
    course = race.terms.course
    if row < 0 or ring > 0 or course.is_grey(row):
        return FLAT
    return course.zone[row]


def find_ends(race: Race, points: i64, least: i64) -> None:
    """CG-12, CG-13: where a move may end that uses `least` points or more, or goes as far as it can.

    Also what bars cards: CG-14, all these points would lead from the flat into a climb; CG-12, the stand ends the move
    before the die's movement is used.
    """
    seat = race.active
    cursor = Cursor(race, seat)
    costs = origin(race, seat)
    ends = vec[i64]()
    short = vec[i64]()
    short_step: i64 = 0
    farthest: i64 = 0
    farthest_zone: i64 = FLAT
    to_stand: i64 = FAR
    from_grey = is_on_grey(race, seat)
    step: i64 = 1
    while step <= race.terms.most_squares and cursor.step():
        costs = costs_ahead(race, cursor, costs, from_grey)
        from_grey = not cursor.is_white()
        if not is_reached(costs, points - step):
            break
        if from_grey and cursor.is_at_stand():
            to_stand = step + cost_at(costs, 0)
        lane: i64 = 0
        while lane < (1 if from_grey else LANES):
            cost = cost_at(costs, lane)
            if cost <= points - step and can_end(race, cursor, lane):
                if step + cost >= least:
                    ends = insert(ends, cursor.code(lane))
                else:
                    if short_step < step:
                        short = vec[i64]()
                        short_step = step
                    short = insert(short, cursor.code(lane))
                if farthest < step:
                    farthest = step
                    farthest_zone = zone_of(race, cursor.row, cursor.ring) if cursor.beyond == 0 else FLAT
            lane += 1
        step += 1
    race.barred = 0
    if farthest_zone == CLIMB and zone_of(race, race.row[seat], race.ring[seat]) != CLIMB:
        race.barred = INTO_CLIMB
    elif to_stand < race.die:
        race.barred = STAND_NEAR
    if short_step == farthest:
        for code in short:
            ends = insert(ends, code)
    race.ends = ends


def insert(codes: vec[i64], code: i64) -> vec[i64]:
    """Keep codes ascending."""
    codes = append(codes, code)
    spot: i64 = len(codes) - 1
    while spot > 0 and codes[spot - 1] > code:
        codes[spot] = codes[spot - 1]
        spot -= 1
    codes[spot] = code
    return codes


def is_on_grey(race: Race, seat: i64) -> bool:
    return race.ring[seat] > 0 or race.terms.course.is_grey(race.row[seat])


def origin(race: Race, seat: i64) -> i64:
    """What closed rows have cost so far, by lane in one number: nothing where the skier stands."""
    return NO_WAY - FAR * shl(1, 8 * race.lane[seat])


def cost_at(costs: i64, lane: i64) -> i64:
    return (costs >> (8 * lane)) & 255


def is_reached(costs: i64, left: i64) -> bool:
    return cost_at(costs, 0) <= left or cost_at(costs, 1) <= left or cost_at(costs, 2) <= left


def can_end(race: Race, cursor: Cursor, lane: i64) -> bool:
    """CG-1: a white square holds one skier, a grey one any number."""
    if not cursor.is_white():
        return lane == 0
    return race.at[race.terms.course.row_first[cursor.row] + lane] == 0


def costs_ahead(race: Race, cursor: Cursor, costs: i64, from_grey: bool) -> i64:
    """By lane of the row the cursor has come to: the least that closed rows cost on the way there (CG-53)."""
    left = cost_at(costs, 0)
    middle = cost_at(costs, 1)
    right = cost_at(costs, 2)
    if not cursor.is_white():
        return lesser(lesser(left, middle), right) + 256 * FAR + 65536 * FAR
    taken = taken_in(race, cursor.row)
    if taken != 0:
        return costs_between(race, taken, costs, from_grey)
    if from_grey:
        return left * 65793
    left = lesser(left, middle)
    return left + 256 * lesser(left, right) + 65536 * lesser(middle, right)


def lesser(one: i64, other: i64) -> i64:
    return one if one < other else other


def costs_between(race: Race, taken: i64, costs: i64, from_grey: bool) -> i64:
    """The same where somebody stands in the row."""
    first: i64 = FAR
    second: i64 = FAR
    third: i64 = FAR
    toll: i64 = 1 if race.terms.level == STRATEGIQUE else 0
    lane: i64 = 0
    while lane < LANES:
        cost = cost_at(costs, lane)
        if cost < FAR:
            open_lanes = lanes_between(race, taken, lane, from_grey)
            if open_lanes >= THROUGH:
                cost += toll
            if open_lanes & 1 != 0:
                first = lesser(first, cost)
            if open_lanes & 2 != 0:
                second = lesser(second, cost)
            if open_lanes & 4 != 0:
                third = lesser(third, cost)
        lane += 1
    return first + 256 * second + 65536 * third


def lanes_ahead(race: Race, cursor: Cursor, lane: i64, from_grey: bool) -> i64:
    """The lanes open from here, one bit each; a grey square is one."""
    return lanes_between(race, taken_in(race, cursor.row), lane, from_grey) if cursor.is_white() else 1


def lanes_between(race: Race, taken: i64, lane: i64, from_grey: bool) -> i64:
    """CG-13: free squares straight or diagonally ahead; only if there are none, those to pass through."""
    near: i64 = 7
    if not from_grey:
        near = 3 if lane == 0 else 6 if lane == 2 else 7
    if near & ~taken != 0:
        return near & ~taken
    if race.terms.three_only == 1 and taken != 7:
        return 0
    return near | THROUGH


def taken_in(race: Race, row: i64) -> i64:
    """The lanes of a white row where somebody stands, one bit each."""
    first = race.terms.course.row_first[row]
    taken: i64 = 0
    if race.at[first] != 0:
        taken += 1
    if race.at[first + 1] != 0:
        taken += 2
    if race.at[first + 2] != 0:
        taken += 4
    return taken


def steps_to(race: Race, code: i64, most: i64) -> i64:
    """How many squares away that is on the skier's way; 0 if it does not come within so many squares."""
    cursor = Cursor(race, race.active)
    step: i64 = 0
    while step < most and cursor.step():
        step += 1
        if code < SQUARE:
            if cursor.beyond == code - FINISH and cursor.beyond > 0:
                return step
        elif cursor.beyond == 0:
            first = cursor.code(0)
            if first <= code < first + (LANES if cursor.is_white() else 1):
                return step
    return 0


def cost_to(race: Race, steps: i64, lane: i64) -> i64:
    """CG-53: what closed rows cost at least on the way there; FAR if skiers leave none."""
    cursor = Cursor(race, race.active)
    costs = origin(race, race.active)
    from_grey = is_on_grey(race, race.active)
    step: i64 = 0
    while step < steps and cursor.step():
        costs = costs_ahead(race, cursor, costs, from_grey)
        from_grey = not cursor.is_white()
        step += 1
    return cost_at(costs, lane)

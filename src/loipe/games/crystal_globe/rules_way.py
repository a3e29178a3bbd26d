"""CG, the way ahead: which squares a move of so many points may end on, and closed rows.

A row ahead (or a grey square, or one beyond the line) is one number: the code of its first square, who stands in it,
and for each lane, eight bits each, what closed rows cost on the way there and whether the move may end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from loipe.core.ints import append, i64, shl, vec
from loipe.games.crystal_globe.codes import (
    CLIMB,
    FINISH,
    FLAT,
    INTO_CLIMB,
    LANES,
    MOST_SQUARES,
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
NO_STAND: Final = 1000
"""Steps that no walk takes."""
EVERY: Final = 65793
"""One in each of the three lanes."""
END: Final = 128
"""Beside the cost of a lane: the move may end there."""
GREY: Final = 8
"""Instead of lanes taken, one bit each: a grey square, or one beyond the line, has room for all."""
THROUGH: Final = 8
"""Beside the lanes open, one bit each: the row is closed and passed through."""
NO_ROWS: Final = vec[i64]([0 for _ in range(MOST_SQUARES)])


def code_of(row: i64) -> i64:
    """The choice of its first square as the end of a move."""
    return row >> 28


def taken_in(row: i64) -> i64:
    """The lanes where somebody stands, one bit each, or GREY."""
    return (row >> 24) & 15


def cost_at(row: i64, lane: i64) -> i64:
    return (row >> (8 * lane)) & 127


def is_end(row: i64, lane: i64) -> bool:
    return (row >> (8 * lane)) & END != 0


def within(costs: i64, left: i64) -> i64:
    """END for each lane that costs at most so many points."""
    return ((END + left) * EVERY - costs) & (END * EVERY)


def count(ends: i64) -> i64:
    """How many lanes have an END."""
    return ((ends >> 7) & 1) + ((ends >> 15) & 1) + ((ends >> 23) & 1)


def code_ahead(race: Race, seat: i64, steps: i64) -> i64:
    """CG-26, CG-27, CG-62: the first square so far ahead: on the track, round the ring while laps are owed, home."""
    course = race.terms.course
    row = race.row[seat] + steps
    past_range = row - course.range_last
    if past_range > 0:
        around = ring_left(race, seat)
        if past_range <= around:
            return SQUARE + course.ring_first + (race.ring[seat] + past_range - 1) % RING
        row -= around
    if row >= course.rows:
        to_line = (race.terms.laps - race.lap[seat]) * course.rows
        if row >= to_line:
            return FINISH + 1 + row - to_line
        row %= course.rows
    return SQUARE + course.row_first[row]


def ring_left(race: Race, seat: i64) -> i64:
    """CG-27: squares of the ring still to ski; on square 9 a black target has dropped."""
    return RING * race.black[seat] - race.ring[seat] % RING


def must_shoot(race: Race, seat: i64) -> bool:
    """CG-28, CG-30: laps with a shooting end at the range; the last has none."""
    return race.has_shot[seat] == 0 and race.lap[seat] < len(race.terms.shootings)


def stand_of(race: Race, seat: i64) -> i64:
    """CG-20: the stand given, or the lowest that nobody shoots from or is heading for."""
    if race.stand[seat] >= 0:
        return race.stand[seat]
    stand: i64 = 0
    while stand < STANDS and stand in race.stand:
        stand += 1
    return stand


def steps_to_stand(race: Race, seat: i64) -> i64:
    """CG-20: on the grey square beside the stand the way ends; NO_STAND for who does not shoot now."""
    if must_shoot(race, seat):
        steps = race.terms.course.stand_row(stand_of(race, seat)) - race.row[seat]
        if steps >= 0:
            return steps
    return NO_STAND


def is_on_grey(race: Race, seat: i64) -> bool:
    """In the ring the row is the last of the range."""
    return race.terms.course.is_grey(race.row[seat])


def look_ahead(race: Race, points: i64, way: vec[i64]) -> i64:
    """CG-13: fills in the rows that so many points reach, square by square; how many they are.

    A lane where somebody stands may be passed, but is FAR as the end of a move (CG-1).
    """
    seat = race.active
    costs = FAR * EVERY - FAR * shl(1, 8 * race.lane[seat])
    from_grey = is_on_grey(race, seat)
    most = lesser(points, race.terms.most_squares)
    course = race.terms.course
    if race.row[seat] + most >= course.range_first:
        most = lesser(most, steps_to_stand(race, seat))
    row = race.row[seat]
    step: i64 = 0
    while step < most:
        row += 1
        code = SQUARE + course.row_first[row] if row <= course.range_last else code_ahead(race, seat, step + 1)
        taken = taken_at(race, code)
        costs = costs_ahead(race, taken, costs, from_grey)
        if within(costs, points - step - 1) == 0:
            break
        way[step] = (code * 16 + taken) * 16777216 + costs_to_end(taken, costs)
        from_grey = taken == GREY
        step += 1
    return step


def find_ends(race: Race, points: i64, least: i64) -> None:
    """CG-12, CG-13: where a move may end that uses `least` points or more, or goes as far as it can.

    Also what bars cards: CG-14, all these points would lead from the flat into a climb; CG-12, the stand ends the move
    before the die's movement is used.
    """
    way = race.way
    race.rows = look_ahead(race, points, way)
    farthest = farthest_end(way, race.rows, points)
    race.ends = 0
    step: i64 = 1
    while step <= farthest:
        open_lanes = ends_in(way[step - 1], step, points, least, farthest)
        way[step - 1] += open_lanes
        race.ends += count(open_lanes)
        step += 1
    race.barred = 0
    if farthest > 0:
        race.barred = what_bars(race, farthest)


def ends_in(row: i64, step: i64, points: i64, least: i64, farthest: i64) -> i64:
    """END for each lane where the move may end: as many points are used as must be, or it is the farthest row."""
    if step >= least or step == farthest:
        return within(row, points - step)
    return within(row, points - step) & ~within(row, least - step - 1)


def farthest_end(way: vec[i64], rows: i64, points: i64) -> i64:
    """Steps to the last of the rows where a move may end; 0 if there is none."""
    step = lesser(rows, points)
    while step > 0 and within(way[step - 1], points - step) == 0:
        step -= 1
    return step


def what_bars(race: Race, steps: i64) -> i64:
    """CG-14: cards are barred from the flat into a climb; CG-12: and before a stand that the die alone goes beyond."""
    row = race.way[steps - 1]
    if zone_at(race, code_of(row)) == CLIMB and race.terms.course.zone_of(race.row[race.active]) != CLIMB:
        return INTO_CLIMB
    if steps + cost_at(row, 0) < race.die and steps == steps_to_stand(race, race.active):
        return STAND_NEAR
    return 0


def zone_at(race: Race, code: i64) -> i64:
    """Beyond the line it is flat."""
    course = race.terms.course
    if code < SQUARE:
        return FLAT
    return course.zone[course.row_of[code - SQUARE]]


def ends(race: Race) -> vec[i64]:
    """The codes of the squares where the move may end."""
    codes = vec[i64]()
    while len(codes) < race.ends:
        codes = append(codes, nth_end(race, len(codes)))
    return codes


def nth_end(race: Race, number: i64) -> i64:
    """One of the ends, counted from 0 by their codes: behind the ring, a lap and the line these are lower."""
    past = race.rows
    first = rise(race.way, past)
    at = first
    here = count(race.way[at])
    while number >= here:
        number -= here
        at += 1
        if at == past:
            past = first
            first = rise(race.way, past)
            at = first
        here = count(race.way[at])
    row = race.way[at]
    lane: i64 = 0
    while number > 0 or not is_end(row, lane):
        if is_end(row, lane):
            number -= 1
        lane += 1
    return code_of(row) + lane


def rise(way: vec[i64], past: i64) -> i64:
    """The first of the rows up to there whose codes only rise."""
    at = past - 1
    while at > 0 and way[at - 1] < way[at]:
        at -= 1
    return at


def steps_to_end(race: Race, code: i64) -> i64:
    """How many squares away an end is."""
    step: i64 = 1
    while True:
        row = race.way[step - 1]
        lane = code - code_of(row)
        if 0 <= lane < LANES and is_end(row, lane):
            return step
        step += 1


def taken_at(race: Race, code: i64) -> i64:
    """The lanes of a white row where somebody stands, one bit each; else GREY."""
    square = code - SQUARE
    if square <= 0 or race.terms.course.white[square] == 0:
        return GREY
    taken: i64 = 0
    if race.at[square] != 0:
        taken += 1
    square += 1
    if race.at[square] != 0:
        taken += 2
    square += 1
    if race.at[square] != 0:
        taken += 4
    return taken


def costs_to_end(taken: i64, costs: i64) -> i64:
    """CG-1: a white square holds one skier, a grey one any number."""
    if taken == 0 or taken == GREY:
        return costs
    lane: i64 = 0
    while lane < LANES:
        if (taken >> lane) & 1 != 0:
            costs += shl(FAR - cost_at(costs, lane), 8 * lane)
        lane += 1
    return costs


def costs_ahead(race: Race, taken: i64, costs: i64, from_grey: bool) -> i64:
    """By lane of the next row: the least that closed rows cost on the way there (CG-53)."""
    left = cost_at(costs, 0)
    middle = cost_at(costs, 1)
    right = cost_at(costs, 2)
    if taken == GREY:
        return lesser(lesser(left, middle), right) + FAR * (EVERY - 1)
    if taken != 0:
        return costs_between(race, taken, costs, from_grey)
    if from_grey:
        return left * EVERY
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


def lanes_between(race: Race, taken: i64, lane: i64, from_grey: bool) -> i64:
    """CG-13: free squares straight or diagonally ahead; only if there are none, those to pass through."""
    if taken == GREY:
        return 1
    near: i64 = 7
    if not from_grey:
        near = 3 if lane == 0 else 6 if lane == 2 else 7
    if near & ~taken != 0:
        return near & ~taken
    if race.terms.three_only == 1 and taken != 7:
        return 0
    return near | THROUGH


def steps_to(race: Race, code: i64, most: i64) -> i64:
    """How many squares away that is on the skier's way; 0 if it does not come within so many squares."""
    most = lesser(most, steps_to_stand(race, race.active))
    step: i64 = 1
    while step <= most:
        first = code_ahead(race, race.active, step)
        if first == code or (first < code < first + LANES and taken_at(race, first) != GREY):
            return step
        step += 1
    return 0


def cost_to(race: Race, steps: i64, lane: i64) -> i64:
    """CG-53: what closed rows cost at least on the way there; FAR if skiers leave none."""
    way = NO_ROWS[:]
    if look_ahead(race, FAR - 1, way) < steps:
        return FAR
    return cost_at(way[steps - 1], lane)

"""CG, ice: the way that a move takes, and which ice squares of a long one are checked (CG-32).

All ways to a square are one number: for every count of points that closed rows may cost, six bits each, the fewest ice
squares on a way that costs so much; NO_WAY or more where there is none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from loipe.core.ints import append, i64, vec
from loipe.games.crystal_globe import rules_way
from loipe.games.crystal_globe.codes import LANES, MOST_SQUARES, SQUARE, STRATEGIQUE

if TYPE_CHECKING:
    from loipe.games.crystal_globe.state import Race

TOLLS: Final = 10
"""Points that closed rows may cost on one way, 0 to MOST_SQUARES."""
ONE_EACH: Final = 18300341342965825
"""1 for every toll, six bits each."""
NO_WAY: Final = 16
"""More ice squares than a way has."""
NO_WAYS: Final = NO_WAY * ONE_EACH
CHEAPER: Final = 0x3FFFFFFFFFFFFF
"""The bits of all tolls but the highest."""
SPARE: Final = 32 * ONE_EACH
"""The highest of the six bits, which no count needs."""
UNSEEN: Final = vec[i64]([NO_WAYS for _ in range((MOST_SQUARES + 1) * LANES)])
"""By step * LANES + lane."""


def can_fall(race: Race, way: vec[i64], steps: i64) -> bool:
    """CG-32: a move shorter than 7 crosses ice freely."""
    if steps < race.terms.fall_squares:
        return False
    course = race.terms.course
    while steps > 0:
        steps -= 1
        square = rules_way.code_of(way[steps]) - SQUARE
        if square > 0 and course.row_ice[course.row_of[square]] == 1:
            return True
    return False


def way_taken(race: Race, steps: i64, lane: i64, points: i64) -> vec[i64]:
    """CG-32, CG-53: what closed rows cost on the way there, then its ice squares, each 4 * step + lane.

    Of all ways it is the cheapest of those with the fewest checks.
    """
    if not can_fall(race, race.way, steps):
        return append(vec[i64](), rules_way.cost_at(race.way[steps - 1], lane))
    ways = find_ways(race, race.way, steps)
    toll = safest_toll(ways[steps * LANES + lane], points - steps)
    way = append(vec[i64](), toll)
    back = vec[i64]()
    while steps > 0:
        before = came_from(race, ways, steps, lane, toll)
        if checks_at(ways[steps * LANES + lane], toll) > checks_at(ways[before % 32], before // 32):
            back = append(back, 4 * steps + lane)
        lane = before % 32 % LANES
        toll = before // 32
        steps -= 1
    spot = len(back)
    while spot > 0:
        spot -= 1
        way = append(way, back[spot])
    return way


def checks_at(ways: i64, toll: i64) -> i64:
    return (ways >> (6 * toll)) & 31


def safest_toll(ways: i64, most: i64) -> i64:
    """Of the ways that cost at most so much, what the cheapest with the fewest ice squares costs."""
    best: i64 = 0
    toll: i64 = 1
    while toll < TOLLS and toll <= most:
        if checks_at(ways, toll) < checks_at(ways, best):
            best = toll
        toll += 1
    return best


def find_ways(race: Race, way: vec[i64], steps: i64) -> vec[i64]:
    """All ways to every square ahead, by step * LANES + lane."""
    ways = UNSEEN[:]
    ways[race.lane[race.active]] = NO_WAYS - NO_WAY
    from_grey = rules_way.is_on_grey(race, race.active)
    step: i64 = 1
    while step <= steps:
        row = way[step - 1]
        if rules_way.taken_in(row) == 0:
            cross_free_row(race, ways, step, row, from_grey)
        else:
            lane: i64 = 0
            while lane < LANES:
                cross_row(race, ways, step, lane, row, from_grey)
                lane += 1
        from_grey = rules_way.taken_in(row) == rules_way.GREY
        step += 1
    return ways


def cross_free_row(race: Race, ways: vec[i64], step: i64, row: i64, from_grey: bool) -> None:
    """CG-13: straight or diagonally ahead, from a grey square anywhere."""
    at = step * LANES
    left = ways[at - 3]
    middle = left
    right = left
    if not from_grey:
        middle = ways[at - 2]
        right = ways[at - 1]
    ice = race.terms.course.ice
    square = rules_way.code_of(row) - SQUARE
    ways[at] = fewest(left, middle) + ONE_EACH * ice[square]
    ways[at + 1] = fewest(fewest(left, middle), right) + ONE_EACH * ice[square + 1]
    ways[at + 2] = fewest(middle, right) + ONE_EACH * ice[square + 2]


def cross_row(race: Race, ways: vec[i64], step: i64, lane: i64, row: i64, from_grey: bool) -> None:
    """From one lane of the row before to those of this one, between the skiers who stand there."""
    open_lanes = rules_way.lanes_between(race, rules_way.taken_in(row), lane, from_grey)
    before = ways[(step - 1) * LANES + lane]
    to_lane: i64 = 0
    while to_lane < LANES:
        if (open_lanes >> to_lane) & 1 != 0:
            there = step * LANES + to_lane
            ways[there] = fewest(ways[there], one_on(race, before, open_lanes, rules_way.code_of(row) + to_lane))
        to_lane += 1


def one_on(race: Race, ways: i64, open_lanes: i64, code: i64) -> i64:
    """One square on; CG-53: a closed row costs a point, and a square passed through between skiers is not checked."""
    if open_lanes < rules_way.THROUGH:
        if code >= SQUARE and race.terms.course.ice[code - SQUARE] == 1:
            return ways + ONE_EACH
    elif race.terms.level == STRATEGIQUE:
        return (ways & CHEAPER) * 64 + NO_WAY
    return ways


def fewest(some: i64, others: i64) -> i64:
    """For every toll the fewer ice squares of both."""
    fewer = ((others | SPARE) - some) & SPARE
    fewer -= fewer >> 5
    return (some & fewer) | (others & ~fewer)


def came_from(race: Race, ways: vec[i64], step: i64, lane: i64, toll: i64) -> i64:
    """The first of the squares a safest way comes from: its place among the ways, plus 32 * what it has cost there."""
    row = race.way[step - 1]
    from_grey = rules_way.is_on_grey(race, race.active)
    if step > 1:
        from_grey = rules_way.taken_in(race.way[step - 2]) == rules_way.GREY
    checks = checks_at(ways[step * LANES + lane], toll)
    before = (step - 1) * LANES
    while True:
        open_lanes = rules_way.lanes_between(race, rules_way.taken_in(row), before % LANES, from_grey)
        if (open_lanes >> lane) & 1 != 0:
            reached = one_on(race, ways[before], open_lanes, rules_way.code_of(row) + lane)
            if checks_at(reached, toll) == checks:
                break
        before += 1
    if open_lanes >= rules_way.THROUGH and race.terms.level == STRATEGIQUE:
        toll -= 1
    return before + 32 * toll

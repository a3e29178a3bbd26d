"""CG, ice: the way that a move takes, and which ice squares of a long one are checked (CG-32)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from loipe.core.ints import append, i64, vec
from loipe.games.crystal_globe import rules_way
from loipe.games.crystal_globe.codes import LANES, STRATEGIQUE

if TYPE_CHECKING:
    from loipe.games.crystal_globe.state import Race

EXTRAS: Final = 10
"""Points that closed rows may cost on one way (at most MOST_SQUARES), and one more."""


def way_taken(race: Race, steps: i64, lane: i64, points: i64) -> vec[i64]:
    """CG-32, CG-53: what closed rows cost on the way there, then its ice squares, each 4 * step + lane.

    Of all ways it is the cheapest of those with the fewest checks. A move shorter than 7 crosses ice freely.
    """
    if steps < race.terms.fall_squares or not has_ice(race, steps):
        toll = rules_way.cost_to(race, steps, lane) if race.terms.level == STRATEGIQUE else 0
        return append(vec[i64](), toll)
    best = vec[i64]([rules_way.FAR for _ in range((steps + 1) * LANES * EXTRAS)])
    came = vec[i64]([0 for _ in range((steps + 1) * LANES * EXTRAS)])
    best[race.lane[race.active] * EXTRAS] = 0
    cursor = rules_way.Cursor(race, race.active)
    from_grey = rules_way.is_on_grey(race, race.active)
    step: i64 = 1
    while step <= steps and cursor.step():
        spread_ice(race, cursor, step, from_grey, best, came)
        from_grey = not cursor.is_white()
        step += 1
    node = least_icy(best, steps, lane, points)
    way = append(vec[i64](), node % EXTRAS)
    found = vec[i64]()
    step = steps
    while step > 0:
        before = came[node]
        if best[node] > best[before]:
            found = rules_way.insert(found, 4 * step + (node // EXTRAS) % LANES)
        node = before
        step -= 1
    for check in found:
        way = append(way, check)
    return way


def has_ice(race: Race, steps: i64) -> bool:
    cursor = rules_way.Cursor(race, race.active)
    step: i64 = 0
    while step < steps and cursor.step():
        if cursor.is_white() and race.terms.course.row_ice[cursor.row] == 1:
            return True
        step += 1
    return False


def spread_ice(
    race: Race, cursor: rules_way.Cursor, step: i64, from_grey: bool, best: vec[i64], came: vec[i64]
) -> None:
    """One step on from every lane and cost; a square passed through between skiers is not checked."""
    toll: i64 = 1 if race.terms.level == STRATEGIQUE else 0
    node: i64 = (step - 1) * LANES * EXTRAS
    past = step * LANES * EXTRAS
    while node < past:
        if best[node] < rules_way.FAR:
            open_lanes = rules_way.lanes_ahead(race, cursor, (node // EXTRAS) % LANES, from_grey)
            through = open_lanes >= rules_way.THROUGH
            extra = node % EXTRAS + (toll if through else 0)
            lane: i64 = 0
            while lane < LANES and extra < EXTRAS:
                if (open_lanes >> lane) & 1 != 0:
                    icy: i64 = 0
                    if cursor.is_white() and not through:
                        icy = race.terms.course.ice[race.terms.course.row_first[cursor.row] + lane]
                    there = (step * LANES + lane) * EXTRAS + extra
                    if best[node] + icy < best[there]:
                        best[there] = best[node] + icy
                        came[there] = node
                lane += 1
        node += 1


def least_icy(best: vec[i64], steps: i64, lane: i64, points: i64) -> i64:
    """Of all ways there that the points allow, the end of the one with the fewest ice squares."""
    first = (steps * LANES + lane) * EXTRAS
    node = first
    extra: i64 = 0
    while extra < EXTRAS and steps + extra <= points:
        if best[first + extra] < best[node]:
            node = first + extra
        extra += 1
    return node

"""CG, ice: the way that a move takes, and which ice squares of a long one are checked (CG-32)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from loipe.core.ints import append, i64, vec
from loipe.games.crystal_globe import rules_way
from loipe.games.crystal_globe.codes import LANES, MOST_SQUARES, SQUARE, STRATEGIQUE

if TYPE_CHECKING:
    from loipe.games.crystal_globe.state import Race

EXTRAS: Final = 10
"""Points that closed rows may cost on one way (at most MOST_SQUARES), and one more."""
NODES: Final = LANES * EXTRAS
"""Of one step: by lane * EXTRAS + what closed rows have cost."""
NOWHERE: Final = vec[i64]([rules_way.FAR for _ in range((MOST_SQUARES + 1) * NODES)])
NOTHING: Final = vec[i64]([0 for _ in range((MOST_SQUARES + 1) * NODES)])


def can_fall(race: Race, steps: i64) -> bool:
    """CG-32: a move shorter than 7 crosses ice freely."""
    if steps < race.terms.fall_squares:
        return False
    course = race.terms.course
    step: i64 = 1
    while step <= steps:
        square = rules_way.code_ahead(race, race.active, step) - SQUARE
        if square > 0 and course.row_ice[course.row_of[square]] == 1:
            return True
        step += 1
    return False


def way_taken(race: Race, steps: i64, lane: i64, points: i64) -> vec[i64]:
    """CG-32, CG-53: what closed rows cost on the way there, then its ice squares, each 4 * step + lane.

    Of all ways it is the cheapest of those with the fewest checks.
    """
    if not can_fall(race, steps):
        return append(vec[i64](), rules_way.cost_to(race, steps, lane))
    best = NOWHERE[: (steps + 1) * NODES]
    came = NOTHING[: (steps + 1) * NODES]
    spread(race, steps, best, came)
    node = least_icy(best, steps, lane, points)
    way = append(vec[i64](), node % EXTRAS)
    step: i64 = 1
    while step <= steps:
        here = node_on_way(came, node, steps - step)
        if best[here] > best[came[here]]:
            way = append(way, 4 * step + here // EXTRAS % LANES)
        step += 1
    return way


def node_on_way(came: vec[i64], node: i64, back: i64) -> i64:
    """So many steps before the end of the way."""
    while back > 0:
        node = came[node]
        back -= 1
    return node


def spread(race: Race, steps: i64, best: vec[i64], came: vec[i64]) -> None:
    """By step and node: the fewest ice squares on a way there, and the node it came from."""
    best[race.lane[race.active] * EXTRAS] = 0
    from_grey = rules_way.is_on_grey(race, race.active)
    dearest: i64 = 0
    step: i64 = 1
    while step <= steps:
        code = rules_way.code_ahead(race, race.active, step)
        taken = rules_way.taken_at(race, code)
        lane: i64 = 0
        while lane < LANES:
            open_lanes = rules_way.lanes_between(race, taken, lane, from_grey)
            node = ((step - 1) * LANES + lane) * EXTRAS
            past = node + dearest
            while node <= past:
                if best[node] < rules_way.FAR:
                    step_on(race, code, open_lanes, node, best, came)
                node += 1
            lane += 1
        if taken != 0 and taken != rules_way.GREY:
            dearest += 1
        from_grey = taken == rules_way.GREY
        step += 1


def step_on(race: Race, code: i64, open_lanes: i64, node: i64, best: vec[i64], came: vec[i64]) -> None:
    """One row on; CG-53: a closed one costs a point. A square passed through between skiers is not checked."""
    there = (node // NODES + 1) * NODES + node % EXTRAS
    through = open_lanes >= rules_way.THROUGH
    if through and race.terms.level == STRATEGIQUE:
        there += 1
    lane: i64 = 0
    while lane < LANES:
        if (open_lanes >> lane) & 1 != 0:
            checks = best[node]
            if not through and code >= SQUARE:
                checks += race.terms.course.ice[code - SQUARE + lane]
            if checks < best[there]:
                best[there] = checks
                came[there] = node
        lane += 1
        there += EXTRAS


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

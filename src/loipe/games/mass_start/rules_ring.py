"""MS, where a move may end for a skier who owes loops: row by row into the loop, round it and out (MS-12, MS-26).

The loop is walked as rows of an inner and an outer square, the outer lane's extra square being a row of its own.
A place is packed: row (loop rows follow the track's), lane bits 10 places up, loops left 16 places up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from loipe.core.ints import append, i64, vec
from loipe.games.mass_start import rules_ways
from loipe.games.mass_start.codes import LOOP

if TYPE_CHECKING:
    from loipe.games.mass_start.state import Race

ROW: Final = 1023
LANES: Final = 63
ONE_LOOP: Final = 65536
INNER: Final = 1
OUTER: Final = 2
BOTH: Final = 3


def by_ring(race: Race, seat: i64, points: i64) -> vec[i64]:
    """MS-5: the ways that use the most points."""
    terms = race.terms
    square = race.square[seat]
    place = terms.ring_row[square] + (terms.ring_lane[square] << 10) + ONE_LOOP * race.loops_left[seat]
    step: i64 = 0
    while step < points and not forks(race, place):
        on = step_on(race, seat, place)
        if on < 0:  # across the line: rare, and left to the general search
            return rules_ways.by_links(race, seat, points, False)
        if on == 0:
            points = step
        else:
            place = on
            step += 1
    if step < points:
        return by_fork(race, seat, place, step, points)
    if step == 0:
        return terms.nothing
    return ways_at(race, place)


def by_fork(race: Race, seat: i64, place: i64, step: i64, points: i64) -> vec[i64]:
    """The same from the loop's exit on, for who owes another one: the outer lane's extra square parts the lanes."""
    terms = race.terms
    reached = terms.reached
    ahead = terms.ahead
    reached[0] = place
    count: i64 = 1
    while step < points:
        found: i64 = 0
        at: i64 = 0
        while at < count:
            if forks(race, reached[at]):
                loops = (reached[at] >> 16) - 1
                found = add(ahead, found, on_ring(race, 0, INNER, loops))
                found = add(ahead, found, on_ring(race, terms.ring_rows, OUTER, loops))
            else:
                on = step_on(race, seat, reached[at])
                if on < 0:
                    return rules_ways.by_links(race, seat, points, False)
                found = add(ahead, found, on)
            at += 1
        if found == 0:
            break
        spare = reached
        reached = ahead
        ahead = spare
        count = found
        step += 1
    if step == 0:
        return terms.nothing
    return ways_of(race, reached, ahead, count)


def forks(race: Race, place: i64) -> bool:
    """The loop's exit row, with another loop to come."""
    return (place & ROW) + 1 == race.terms.course.rows + race.terms.ring_rows and place >= 2 * ONE_LOOP


def step_on(race: Race, seat: i64, place: i64) -> i64:
    """One row on from a place where nothing forks; 0 if all of it is taken, -1 if that crosses the line."""
    terms = race.terms
    row = place & ROW
    lanes = (place >> 10) & LANES
    loops = place >> 16
    ring = row - terms.course.rows
    if ring < 0:
        if loops > 0 and row == terms.junction_row:
            return on_ring(race, 0, BOTH, loops)
        first = terms.routes[race.lap[seat]] * terms.course.rows
        spot = terms.places[first + row] + 1
        if spot == terms.rows_on[terms.routes[race.lap[seat]]]:
            return -1
        return on_track(race, terms.row_at[first + spot], terms.leads[((first + row) << 6) + lanes], loops)
    if ring + 1 < terms.ring_rows:
        return on_ring(race, ring + 1, BOTH, loops)
    if ring == terms.ring_rows:
        return on_ring(race, 0, BOTH, loops)
    return on_track(race, terms.rejoin_row, terms.exit_lanes[lanes], 0)


def on_track(race: Race, row: i64, lanes: i64, loops: i64) -> i64:
    """The free ones of these lanes of a track row; 0 if there is none."""
    lanes &= ~race.taken[row]
    if lanes == 0:
        return 0
    return row + (lanes << 10) + ONE_LOOP * loops


def on_ring(race: Race, ring: i64, lanes: i64, loops: i64) -> i64:
    """Likewise of a row of the loop; the last row is the outer lane's extra square alone."""
    terms = race.terms
    if ring == terms.ring_rows or race.at[terms.first_inner + ring] != 0:
        lanes &= OUTER
    if race.at[terms.first_outer + ring] != 0:
        lanes &= INNER
    if lanes == 0:
        return 0
    return terms.course.rows + ring + (lanes << 10) + ONE_LOOP * loops


def add(places: vec[i64], count: i64, place: i64) -> i64:
    """Put a place behind the others, if there is one; how many there are now."""
    if place == 0:
        return count
    return rules_ways.add(places, count, place)


def ways_of(race: Race, places: vec[i64], room: vec[i64], count: i64) -> vec[i64]:
    """The squares of all places reached."""
    if count == 1:
        return ways_at(race, places[0])
    terms = race.terms
    found: i64 = 0
    at: i64 = 0
    while at < count:
        row = places[at] & ROW
        lanes = (places[at] >> 10) & LANES
        left = LOOP * (places[at] >> 16)
        if row >= terms.course.rows:
            ring = row - terms.course.rows
            if lanes & INNER != 0:
                found = rules_ways.add(room, found, terms.first_inner + ring + left)
            if lanes & OUTER != 0:
                found = rules_ways.add(room, found, terms.first_outer + ring + left)
        else:
            for way in terms.way_sets[(row << 7) + lanes]:
                found = rules_ways.add(room, found, way + left)
        at += 1
    return rules_ways.in_order(room, found)


def ways_at(race: Race, place: i64) -> vec[i64]:
    """The squares of one place: of the loop, or of the track before or behind it."""
    terms = race.terms
    row = place & ROW
    lanes = (place >> 10) & LANES
    loops = place >> 16
    if row >= terms.course.rows:
        return terms.ring_sets[((loops * (terms.ring_rows + 1) + row - terms.course.rows) << 2) + lanes]
    ways = terms.way_sets[(row << 7) + lanes]
    if loops == 0:
        return ways
    owing = vec[i64](capacity=6)
    for way in ways:
        owing = append(owing, way + LOOP * loops)
    return owing

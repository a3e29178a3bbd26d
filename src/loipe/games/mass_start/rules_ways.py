"""MS, where a move may end: steps ahead, blocking (MS-3 to MS-5), the line and the penalty loop on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from loipe.core.ints import append, i64, shl, vec
from loipe.games.mass_start import rules_ring
from loipe.games.mass_start.codes import CLOSED, LOOP, LOOPS, SQUARES
from loipe.games.mass_start.course import STARTS

if TYPE_CHECKING:
    from loipe.games.mass_start.state import Race

LAST_STAND: Final = 5
RANGE_ROWS: Final = 6


def farthest(race: Race, seat: i64, points: i64, to_range: bool) -> vec[i64]:
    """MS-5: of all ways forward, those that use the most points. Empty when blocked on the spot."""
    if race.terms.regular == 1:
        if race.loops_left[seat] == 0:
            return by_lanes(race, seat, points, to_range, False)
        if race.terms.ring_regular == 1:
            return rules_ring.by_ring(race, seat, points)
    return by_links(race, seat, points, to_range)


def open_place(race: Race, seat: i64, points: i64) -> i64:
    """Route * rows + place in the lap, if the move has plain track before it: no range, no line, no loop; else -1."""
    if race.loops_left[seat] > 0:
        return -1
    terms = race.terms
    lap = race.lap[seat]
    place = terms.place_at[lap * terms.course.squares + race.square[seat]]
    if place + points < terms.open_until[2 * lap + race.has_shot[seat]]:
        return place
    return -1


def along(race: Race, place: i64, lanes: i64, points: i64) -> vec[i64]:
    """MS-3 to MS-5 on plain track: row by row with a bit for each lane, straight or diagonally onto free squares."""
    terms = race.terms
    last = place + points
    while place < last:
        reached = terms.leads_on[(place << 6) + lanes] & ~race.taken[terms.row_at[place + 1]]
        if reached == 0:
            break
        lanes = reached
        place += 1
    if place + points == last:
        return terms.nothing
    return terms.way_sets[(terms.row_at[place] << 7) + lanes]


def by_lanes(race: Race, seat: i64, points: i64, to_range: bool, at_stands: bool) -> vec[i64]:
    """Row by row with a bit for each lane: steps go straight or diagonally ahead (MS-3) onto free squares (MS-4).

    With `at_stands`, the free stands whose row is reached on the way, if there are any (MS-7, `ru`).
    """
    terms = race.terms
    course = terms.course
    rows = course.rows
    leads = terms.leads
    row_at = terms.row_at
    taken = race.taken
    square = race.square[seat]
    route = terms.routes[race.lap[seat]]
    row = course.row[square]
    place: i64 = -1
    if row >= 0:
        place = terms.places[route * rows + row]
    last = terms.rows_on[route]
    if to_range:
        last = terms.range_ends[route]
    lanes = terms.lane_bit[square]
    closed: i64 = 0
    step: i64 = 0
    stands: i64 = 0
    while step < points:
        if place + 1 < last:
            place += 1
        elif to_range or closed > 0 or race.lap[seat] + 1 >= terms.all_laps:
            break
        else:  # across the line, but not past the next range (MS-7)
            route = terms.routes[race.lap[seat] + 1]
            last = terms.range_ends[route] if race.lap[seat] + 1 < terms.laps else terms.rows_on[route]
            place = 0
        reached = leads[((route * rows + row) << 6) + lanes] if row >= 0 else terms.start_lanes[route * STARTS + square]
        ahead = row_at[route * rows + place]
        reached &= ~taken[ahead]
        if reached == 0:
            break
        if place == 0 and row >= 0:
            closed = CLOSED
        lanes = reached
        row = ahead
        step += 1
        if at_stands and place + RANGE_ROWS >= last:
            stands |= stand_bit(race, place + RANGE_ROWS - last)
    if step == 0 or stands > 0:
        return terms.stand_sets[stands]
    return terms.way_sets[(row << 7) + lanes + (64 if closed > 0 else 0)]


def stand_bit(race: Race, stand: i64) -> i64:
    """The bit of the stand whose row is reached, if it is free."""
    return shl(i64(race.at[race.terms.first_stand + stand] == 0), stand)


def by_links(race: Race, seat: i64, points: i64, to_range: bool) -> vec[i64]:
    """Square by square along the course's links: the penalty loop, and boards with arrows of their own (MS-18)."""
    reached = race.terms.reached
    ahead = race.terms.ahead
    reached[0] = race.square[seat] + LOOP * race.loops_left[seat]
    count: i64 = 1
    step: i64 = 0
    while step < points:
        found: i64 = 0
        at: i64 = 0
        while at < count:
            found = add_steps(race, seat, reached[at], ahead, found, to_range)
            at += 1
        if found == 0:
            break
        spare = reached
        reached = ahead
        ahead = spare
        count = found
        step += 1
    if step == 0:
        return vec[i64]()
    return in_order(reached, count)


def add_steps(race: Race, seat: i64, way: i64, ahead: vec[i64], found: i64, to_range: bool) -> i64:
    """Put the free squares one step on behind those found; MS-19: a diagonal between two figures is open."""
    course = race.terms.course
    square = way & SQUARES
    if course.stand_beside[square] == LAST_STAND:
        closed = way >> 13
        if to_range or (closed > 0 and race.lap[seat] + closed < race.terms.laps):
            return found  # MS-7: nobody skis past, not even over the line and on to the next range in one move
    rest = way - square
    if course.leaves_loop[square] == 1 and rest >= LOOP:
        rest -= LOOP
    table: i64
    if course.closes[square] == 1:
        rest += CLOSED
        if race.lap[seat] + rest // CLOSED >= race.terms.all_laps:
            return found
    if (rest >> 10) & LOOPS > 0:
        table = course.owed_table()
    else:
        table = race.terms.routes[race.lap[seat] + (rest >> 13)]
    link = course.first(table, square)
    past = course.past(table, square)
    while link < past:
        step = course.links[link]
        if race.at[step] == 0:
            found = add(ahead, found, step + rest)
        link += 1
    return found


def add(ways: vec[i64], count: i64, way: i64) -> i64:
    """Put a way behind the others unless it is among them; how many there are now."""
    at: i64 = 0
    while at < count:
        if ways[at] == way:
            return count
        at += 1
    ways[count] = way
    return count + 1


def in_order(ways: vec[i64], count: i64) -> vec[i64]:
    """By square, each once; where two differ in loops left, the fewer (only on boards with a tiny loop)."""
    at: i64 = 1
    while at < count:
        way = ways[at]
        spot = at
        while spot > 0 and is_later(ways[spot - 1], way):
            ways[spot] = ways[spot - 1]
            spot -= 1
        ways[spot] = way
        at += 1
    single = vec[i64](capacity=8)
    at = 0
    while at < count:
        if at == 0 or ways[at - 1] & SQUARES != ways[at] & SQUARES:
            single = append(single, ways[at])
        at += 1
    return single


def is_later(one: i64, other: i64) -> bool:
    if one & SQUARES != other & SQUARES:
        return one & SQUARES > other & SQUARES
    return one > other

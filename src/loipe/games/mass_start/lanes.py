"""A course as rows of lane bits, for the fast search of rules_ways.py; made once per course from its links."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from loipe.core.ints import append, i64, vec
from loipe.games.mass_start.codes import CLOSED, LOOP
from loipe.games.mass_start.course import MOST_LOOPS, STANDS, STARTS, Course
from loipe.games.mass_start.terms import Terms

LANES: Final = 6
NOWHERE: Final = 1 << 20
"""Farther than any place."""
TABLES: Final = (
    "regular", "rows_on", "range_ends", "row_at", "places", "leads", "lane_bit", "start_lanes", "way_sets",
    "ring_regular", "ring_rows", "first_inner", "first_outer", "junction_row", "rejoin_row", "ring_row", "ring_lane",
    "exit_lanes", "leads_on", "leads_back", "row_lanes", "stand_sets", "ring_sets",
)  # fmt: skip


def add_lanes(terms: Terms) -> None:
    """Give a race the lane tables of its course; nobody changes them."""
    tables = lanes_on(terms.course)
    for name in TABLES:
        setattr(terms, name, getattr(tables, name))
    add_laps(terms)


@lru_cache(maxsize=64)
def lanes_on(course: Course) -> Terms:
    """The lane tables of a course, in terms that serve no race."""
    terms = Terms(course, 0)
    fill(terms)
    return terms


def fill(terms: Terms) -> None:
    """Fill the lane tables; `regular` stays 0 where arrows of the course skip a row (MS-18)."""
    course = terms.course
    exit_square = list(course.leaves_loop).index(1)
    terms.rejoin_row = course.row[course.links[course.first(0, exit_square)]]
    terms.lane_bit = vec[i64]([1 << lane if row >= 0 else 0 for row, lane in zip(course.row, course.lane, strict=True)])
    if max(course.lane) >= LANES:
        return
    terms.start_lanes = vec[i64](
        [lanes_of(terms, ahead(course, route, start)) for route in range(len(course.routes)) for start in range(STARTS)]
    )
    row_at = [0] * (len(course.routes) * course.rows)
    places = [-1] * len(row_at)
    leads = [0] * (len(row_at) << LANES)
    rows_on: list[int] = []
    range_ends: list[int] = []
    last_row = course.row[course.far[5]]
    for route in range(len(course.routes)):
        rows = rows_of_lap(course, route)
        rows_on.append(len(rows))
        range_ends.append(rows.index(last_row) + 1)
        for place, row in enumerate(rows):
            row_at[route * course.rows + place] = row
            places[route * course.rows + row] = place
            if not add_leads(terms, leads, route, row, rows[(place + 1) % len(rows)]):
                return
    terms.row_at, terms.places, terms.rows_on = vec[i64](row_at), vec[i64](places), vec[i64](rows_on)
    terms.range_ends = vec[i64](range_ends)
    terms.leads = vec[i64](leads)
    add_leads_on(terms)
    add_leads_back(terms)
    add_way_sets(terms)
    terms.regular = 1
    add_ring(terms)


def add_leads(terms: Terms, leads: list[int], route: int, row: int, after: int) -> bool:
    """For every set of lanes in a row the lanes one step on; False if a step leads elsewhere than to the next row."""
    course = terms.course
    for square in row_squares(course, row):
        steps = ahead(course, route, square)
        if any(course.row[step] != after for step in steps):
            return False
        for lanes in range(1 << LANES):
            if lanes & terms.lane_bit[square]:
                leads[((route * course.rows + row) << LANES) + lanes] |= lanes_of(terms, steps)
    return True


def add_leads_on(terms: Terms) -> None:
    """The leads by place in the lap."""
    leads_on: list[int] = []
    for node, row in enumerate(terms.row_at):
        first = (node - node % terms.course.rows + row) << LANES
        leads_on += terms.leads[first : first + (1 << LANES)]
    terms.leads_on = vec[i64](leads_on)


def add_leads_back(terms: Terms) -> None:
    """The steps back along the range."""
    course = terms.course
    leads_back = [0] * (STANDS << LANES)
    for stand, far in enumerate(course.far):
        for square in row_squares(course, course.row[far]):
            for lanes in range(1 << LANES):
                if lanes & terms.lane_bit[square]:
                    leads_back[(stand << LANES) + lanes] |= lanes_of(terms, ahead(course, course.back_table(), square))
    terms.leads_back = vec[i64](leads_back)


def add_laps(terms: Terms) -> None:
    """Where each lap of a race is plain track: nowhere, on a course with arrows that skip a row."""
    course = terms.course
    first_stand_row = course.row[course.far[0]]
    place_at: list[int] = []
    open_until: list[int] = []
    for lap, route in enumerate(terms.routes):
        first = route * course.rows
        if terms.regular == 0:
            place_at += [NOWHERE] * course.squares
            open_until += [0, 0]
            continue
        place_at += [first + terms.places[first + row] if row >= 0 else NOWHERE for row in course.row]
        line = first + terms.rows_on[route]
        open_until += [first + terms.places[first + first_stand_row] if lap < terms.laps else line, line]
    terms.place_at, terms.open_until = vec[i64](place_at), vec[i64](open_until)


def add_way_sets(terms: Terms) -> None:
    """The ways to every set of lanes of every row, on this lap and across the line."""
    sets = vec[vec[i64]]()
    for row in range(terms.course.rows):
        for closed in (0, CLOSED):
            for lanes in range(1 << LANES):
                squares = [square for square in row_squares(terms.course, row) if lanes & terms.lane_bit[square]]
                sets = append(sets, vec[i64]([square + closed for square in squares]))
    terms.way_sets = sets
    rows = range(terms.course.rows)
    terms.row_lanes = vec[i64]([lanes_of(terms, row_squares(terms.course, row)) for row in rows])
    for stands in range(1 << STANDS):
        chosen = [square for stand, square in enumerate(terms.course.stands) if stands >> stand & 1]
        terms.stand_sets = append(terms.stand_sets, vec[i64](chosen))


def add_ring(terms: Terms) -> None:
    """The penalty loop as rows, if its steps are those every loop has (MS-12, MS-26)."""
    course = terms.course
    inner = list(course.in_loop).index(1)
    rows = (course.squares - inner - 1) // 2
    terms.ring_rows, terms.first_inner, terms.first_outer = rows, inner, inner + rows
    terms.ring_row = vec[i64](
        [
            course.rows + (square - inner) % rows if course.in_loop[square] else course.row[square]
            for square in range(course.squares)
        ]
    )
    extra = course.squares - 1
    terms.ring_row[extra] = course.rows + rows
    terms.ring_lane = vec[i64](
        [
            (1 if square < inner + rows else 2) if course.in_loop[square] else terms.lane_bit[square]
            for square in range(course.squares)
        ]
    )
    leave = [lanes_of(terms, ahead(course, 0, square)) for square in (inner + rows - 1, extra - 1)]
    terms.exit_lanes = vec[i64]([0, leave[0], leave[1], leave[0] | leave[1]])
    owed = course.owed_table()
    entry = {inner, inner + rows}
    junctions = {course.row[square] for square in range(inner) if entry & set(ahead(course, owed, square))}
    exits = {course.row[step] for square in (inner + rows - 1, extra - 1) for step in ahead(course, 0, square)}
    terms.junction_row = max(junctions)
    whole_rows = all(set(ahead(course, owed, square)) == entry for square in row_squares(course, max(junctions)))
    steps_as_usual = all(
        set(ahead(course, owed, square)) == ring_steps(square, inner, rows) for square in range(inner, course.squares)
    )
    for loops in range(MOST_LOOPS + 1):
        for ring in range(rows + 1):
            for lanes in range(4):
                squares = [first + ring for lane, first in enumerate((inner, inner + rows)) if lanes >> lane & 1]
                terms.ring_sets = append(terms.ring_sets, vec[i64]([square + LOOP * loops for square in squares]))
    terms.ring_regular = int(len(junctions) == len(exits) == 1 and whole_rows and steps_as_usual)


def ring_steps(square: int, inner: int, rows: int) -> set[int]:
    """Straight or diagonally ahead; the outer lane's extra square lies between its last but one and its first."""
    outer, extra = inner + rows, inner + 2 * rows
    at = (square - inner) % rows if square < extra else rows
    if at < rows - 1:
        return {inner + at + 1, outer + at + 1}
    return {inner, extra} if at == rows - 1 else {inner, outer}


def row_squares(course: Course, row: int) -> range:
    return range(course.row_first[row], course.row_first[row] + course.row_count[row])


def ahead(course: Course, route: int, square: int) -> list[int]:
    """The squares a step leads to on that route."""
    return [course.links[link] for link in range(course.first(route, square), course.past(route, square))]


def lanes_of(terms: Terms, squares: list[int] | range) -> int:
    return sum(terms.lane_bit[square] for square in squares)


def rows_of_lap(course: Course, route: int) -> list[int]:
    """From the last row back to the first, then turned round."""
    last = next(square for square in range(course.squares) if course.closes[square] == 1)
    rows = [course.row[last]]
    while (before := course.row_before[route * course.rows + rows[-1]]) >= 0:
        rows.append(before)
    return rows[::-1]

"""A course as the rules read it: numbered squares and the squares each leads to (MS-18). Built by courses.py."""

from __future__ import annotations

from typing import Final

from loipe.core.ints import i64, vec

STARTS: Final = 6
STANDS: Final = 6
MOST_LOOPS: Final = 7
"""Eight shots leave at most five loops; one more by MS-17, one to spare for an event."""
LETTER_E: Final = 1
LETTER_C: Final = 2


class Course:
    """Squares are numbered: 0-5 the start squares, then the track row by row, the six stands, the loop inside, outside.

    Rows count from 0 here, from 1 in the names of squares. A table says where the steps from each square lead:
    0 .. routes-1 to whoever owes no loop, on that route; then `owed_table()` and `back_table()`.
    """

    def __init__(
        self,
        name: str,
        routes: list[str],
        names: list[str],
        marks: dict[str, list[int]],
        rows: dict[str, list[int]],
        tables: list[list[list[int]]],
    ) -> None:
        self.name: str = name
        self.routes: list[str] = routes
        self.names: list[str] = names
        self.numbers: dict[str, int] = {square: number for number, square in enumerate(names)}
        """The other way round: a square by its name."""
        self.squares: i64 = len(names)

        self.row: vec[i64] = vec[i64](marks["row"])
        self.lane: vec[i64] = vec[i64](marks["lane"])
        self.climb: vec[i64] = vec[i64](marks["climb"])
        self.descent: vec[i64] = vec[i64](marks["descent"])
        self.ice: vec[i64] = vec[i64](marks["ice"])
        self.letter: vec[i64] = vec[i64](marks["letter"])
        self.closes: vec[i64] = vec[i64](marks["closes"])
        self.stand_beside: vec[i64] = vec[i64](marks["stand_beside"])
        self.in_loop: vec[i64] = vec[i64](marks["in_loop"])
        self.leaves_loop: vec[i64] = vec[i64](marks["leaves_loop"])

        self.rows: i64 = len(rows["first"])
        self.row_first: vec[i64] = vec[i64](rows["first"])
        self.row_count: vec[i64] = vec[i64](rows["count"])
        self.row_before: vec[i64] = vec[i64](rows["before"])
        """By route * rows + row: the row behind on that route; -1 for its first row and rows of the other route."""
        self.stands: vec[i64] = vec[i64](rows["stands"])
        self.near: vec[i64] = vec[i64](rows["near"])
        self.far: vec[i64] = vec[i64](rows["far"])

        starts: list[int] = [0]
        links: list[int] = []
        for table in tables:
            for leads_to in table:
                links.extend(leads_to)
                starts.append(len(links))
        self.links: vec[i64] = vec[i64](links)
        self.starts: vec[i64] = vec[i64](starts)
        self.distances: vec[i64] = vec[i64]()
        self.distances = vec[i64](distances(self, tables))

    def first(self, table: i64, square: i64) -> i64:
        """Where in `links` the steps from a square begin."""
        return self.starts[table * self.squares + square]

    def past(self, table: i64, square: i64) -> i64:
        """Where in `links` the steps from a square have ended."""
        return self.starts[table * self.squares + square + 1]

    def owed_table(self) -> i64:
        """MS-12: the steps of whoever owes a loop: into it at the junction, round again at the exit."""
        return len(self.routes)

    def back_table(self) -> i64:
        """MS-23: the steps back, inside the range only."""
        return len(self.routes) + 1

    def distance(self, route: i64, loops: i64, square: i64) -> i64:
        """MS-28: the fewest steps that cross the line from here, other skiers ignored; -1 if no way leads there.

        A loop is done on passing the exit (MS-26). From a start square the first step only enters the lap.
        """
        return self.distances[(route * (MOST_LOOPS + 1) + loops) * self.squares + square]

    def lap_length(self, route: i64, loops: i64 = 0) -> i64:
        """The fewest steps from the lap's first row across the line at its end, with so many loops."""
        shortest: i64 = self.distance(route, loops, 0)
        for start in range(1, STARTS):
            shortest = min(shortest, self.distance(route, loops, start))
        return shortest - 1


def distances(course: Course, tables: list[list[list[int]]]) -> list[int]:
    """By (route, loops, square): steps to the line, found backwards from the line."""
    found: list[int] = []
    for route in range(len(course.routes)):
        found.extend(route_distances(course, tables[route], tables[len(course.routes)]))
    return found


def route_distances(course: Course, free: list[list[int]], owed: list[list[int]]) -> list[int]:
    """By (loops, square): a walk backwards from the line, one step further each round."""
    squares: int = len(free)
    behind: list[list[int]] = [[] for _ in range((MOST_LOOPS + 1) * squares)]
    steps: list[int] = [-1] * len(behind)
    edge: list[int] = []
    for loops in range(MOST_LOOPS + 1):
        for square in range(squares):
            here = loops * squares + square
            if course.closes[square]:
                if loops == 0 and free[square]:
                    steps[here] = 1
                    edge.append(here)
                continue
            after = loops - 1 if loops and course.leaves_loop[square] else loops
            leads_to = owed[square] if loops and keeps_to_loop(course, owed[square], loops, square) else free[square]
            for target in leads_to:
                behind[after * squares + target].append(here)
    while edge:
        further: list[int] = []
        for here in edge:
            for before in behind[here]:
                if steps[before] < 0:
                    steps[before] = steps[here] + 1
                    further.append(before)
        edge = further
    return steps


def keeps_to_loop(course: Course, owed: list[int], loops: int, square: int) -> bool:
    """Whether somebody who owes loops turns into the loop here, or stays in it for another one."""
    if course.leaves_loop[square]:
        return loops > 1
    return len(owed) > 0 and course.in_loop[owed[0]] == 1

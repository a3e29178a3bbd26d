"""From the lines of a course file to numbered squares and the steps between them (MS-3, MS-18, MS-26)."""

from __future__ import annotations

from itertools import pairwise

from loipe.courses.file import Row, Stretch
from loipe.games.mass_start.course import STANDS, STARTS, Course
from loipe.games.mass_start.course_file import Loop, Source

LANES = "abcdef"
Table = list[list[int]]


class Plan:
    """The squares of a course in the order of their numbers, and its rows in the order of each route."""

    def __init__(self, source: Source, loop: Loop) -> None:
        self.source = source
        self.routes: list[str] = source.routes or ["lap"]
        self.rows: list[Row] = [row for stretch in source.stretches for row in stretch.rows]
        self.stretch_of: list[Stretch] = [stretch for stretch in source.stretches for _ in stretch.rows]
        self.orders: list[list[int]] = [
            [at for at, stretch in enumerate(self.stretch_of) if stretch.route in ("", route)] for route in self.routes
        ]
        self.names: list[str] = [f"P{at + 1}" for at in range(STARTS)]
        self.row: list[int] = [-1] * STARTS
        self.lane: list[int] = [-1] * STARTS
        self.squares_of: list[list[int]] = []
        for at, row in enumerate(self.rows):
            self.squares_of.append([self.add(f"{LANES[lane]}{at + 1}", at, lane)
                                    for lane, cell in enumerate(row.cells) if cell is not None])  # fmt: skip
        self.stands: list[int] = [self.add(f"S{at + 1}") for at in range(STANDS)]
        self.inner: list[int] = [self.add(f"i{at + 1}") for at in range(loop.inner)]
        self.outer: list[int] = [self.add(f"o{at + 1}") for at in range(loop.outer)]
        self.exits: list[int] = [self.inner[-1], self.outer[loop.inner - 1]] if loop.outer >= loop.inner else []
        self.numbers: dict[str, int] = {name: number for number, name in enumerate(self.names)}
        self.range_rows: list[int] = [at for at, stretch in enumerate(self.stretch_of) if stretch.side]
        self.junction: int = next((at for at, row in enumerate(self.rows) if row.is_junction), -1)
        self.rejoin: int = next((at for at, row in enumerate(self.rows) if row.is_rejoin), self.junction + 1)

    def add(self, name: str, row: int = -1, lane: int = -1) -> int:
        """A further square; its number."""
        self.names.append(name)
        self.row.append(row)
        self.lane.append(lane)
        return len(self.names) - 1

    def is_beside(self, here: int, there: int) -> bool:
        """MS-3: straight or diagonal. Rows of different width lie centred on each other."""
        across = 2 * self.lane[here] - len(self.rows[self.row[here]].cells)
        across_there = 2 * self.lane[there] - len(self.rows[self.row[there]].cells)
        return abs(across - across_there) <= 2

    def ahead(self, square: int, row: int) -> list[int]:
        """The squares of another row straight or diagonally before or behind a square."""
        return [other for other in self.squares_of[row] if self.is_beside(square, other)]

    def kind(self, square: int) -> str:
        """What a square belongs to."""
        if square < STARTS:
            return "start"
        if self.row[square] >= 0:
            return "track"
        return "stand" if square in self.stands else "loop"

    def empty(self) -> Table:
        """No steps at all."""
        return [[] for _ in self.names]


def derived(plan: Plan) -> list[Table]:
    """The tables of a Course as the rows alone give them, before `link` and `cut`."""
    free = [free_table(plan, order) for order in plan.orders]
    return [*free, owed_table(plan, free), back_table(plan)]


def free_table(plan: Plan, order: list[int]) -> Table:
    """The steps on one route for whoever owes no loop."""
    table = loop_table(plan)
    for at, row in enumerate(order):
        for square in plan.squares_of[row]:
            table[square] = plan.ahead(square, order[(at + 1) % len(order)])
    for start in range(STARTS):
        targets = [plan.numbers.get(name, -1) for name in plan.source.starts.get(plan.names[start], [])]
        table[start] = sorted(square for square in targets if order and square in plan.squares_of[order[0]])
    for square in plan.exits:
        table[square] = list(plan.squares_of[plan.rejoin]) if plan.rejoin < len(plan.rows) else []
    return table


def loop_table(plan: Plan) -> Table:
    """MS-26: straight on or across to the other lane, as far as the exit; the odd outer square leads on round."""
    table = plan.empty()
    for at in range(len(plan.inner) - 1):
        for here in (plan.inner[at], *plan.outer[at : at + 1]):
            table[here] = [plan.inner[at + 1], *plan.outer[at + 1 : at + 2]]
    for here in plan.outer[len(plan.inner) :]:
        table[here] = [plan.inner[0], plan.outer[0]]
    return table


def owed_table(plan: Plan, free: list[Table]) -> Table:
    """MS-12: whoever owes a loop turns into it at the junction and at the exit goes round again."""
    table = [next((steps[square] for steps in free if steps[square]), []) for square in range(len(plan.names))]
    if plan.junction >= 0:
        for square in plan.squares_of[plan.junction]:
            table[square] = [plan.inner[0], plan.outer[0]]
    for square in plan.exits:
        table[square] = [plan.inner[0], *plan.outer[len(plan.inner) : len(plan.inner) + 1]]
    return table


def back_table(plan: Plan) -> Table:
    """MS-23: straight or diagonally back, from one range row to the one before."""
    table = plan.empty()
    for before, row in pairwise(plan.range_rows):
        for square in plan.squares_of[row]:
            table[square] = plan.ahead(square, before)
    return table


def course_of(plan: Plan, tables: list[Table]) -> Course:
    """The plan as the rules read it."""
    count = len(plan.names)
    marks = {"row": plan.row, "lane": plan.lane, **printed(plan)}
    loop = {*plan.inner, *plan.outer}
    last = {square for order in plan.orders for square in plan.squares_of[order[-1]]}
    stand_of = {row: stand for stand, row in enumerate(plan.range_rows)}
    marks["closes"] = [int(square in last) for square in range(count)]
    marks["in_loop"] = [int(square in loop) for square in range(count)]
    marks["leaves_loop"] = [int(square in plan.exits) for square in range(count)]
    marks["stand_beside"] = [stand_of.get(row, -1) for row in plan.row]
    near = -1 if plan.stretch_of[plan.range_rows[0]].side == "right" else 0
    rows = {
        "first": [squares[0] for squares in plan.squares_of],
        "count": [len(squares) for squares in plan.squares_of],
        "before": rows_before(plan),
        "stands": plan.stands,
        "near": [plan.squares_of[row][near] for row in plan.range_rows],
        "far": [plan.squares_of[row][-1 - near] for row in plan.range_rows],
    }
    return Course(plan.source.name, plan.routes, plan.names, marks, rows, tables)


def printed(plan: Plan) -> dict[str, list[int]]:
    """Climb, descent, ice and letter of every square."""
    marks: dict[str, list[int]] = {mark: [0] * len(plan.names) for mark in ("climb", "descent", "ice", "letter")}
    for at, row in enumerate(plan.rows):
        for square in plan.squares_of[at]:
            cell = row.cells[plan.lane[square]]
            for mark, values in marks.items():
                values[square] = getattr(cell, mark)
    return marks


def rows_before(plan: Plan) -> list[int]:
    """By route * rows + row: the row behind, never across the line."""
    before: list[int] = []
    for order in plan.orders:
        behind = [-1] * len(plan.rows)
        for row, ahead in pairwise(order):
            behind[ahead] = row
        before += behind
    return before

"""Where everything of a course lies, for a page: hexagons, ribbon, spaces, penalty lanes."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin, sqrt
from typing import Literal

import msgspec

from loipe.games.ski_tour import courses
from loipe.games.ski_tour.courses import STEPS, Laid, Plan
from loipe.games.ski_tour.tiles import Row

RADIUS = 80.0
"""Of a hexagon, from its middle to a corner; also the length of its sides."""
APOTHEM = RADIUS * sqrt(3) / 2
MARGIN = 0.6 * RADIUS
WIDTH = {2: 0.86 * RADIUS, 3: 0.98 * RADIUS}
"""Of the ribbon, by lanes."""
BEND = 1.5 * RADIUS
"""Radius of a bend's middle line: it turns by 60 degrees around the corner where two sides' lines meet."""
FINE = 6
"""Points along each long side of a space."""
INNER, OUTER = 0.14 * RADIUS, 0.54 * RADIUS
"""Of a penalty lane's half ring."""
Holds = Literal["plain", "climb", "descent", "white", "range", "penalty"]
COLOURS: dict[str, Holds] = {".": "plain", "^": "climb", "v": "descent", "*": "white"}

Point = tuple[float, float]


class Tile(msgspec.Struct, frozen=True):
    """A hexagon of the table."""

    id: str
    kind: str
    turn: str
    heading: int
    centre: Point
    corners: tuple[Point, ...]
    ribbon: tuple[Point, ...]


class Space(msgspec.Struct, frozen=True):
    """One space of the course or of a penalty lane."""

    name: str
    holds: Holds
    row: int
    """-1 in a penalty lane."""
    lane: int
    tile: int
    range: int
    """Of a shooting space and its penalty lane: the number of the range; else 0."""
    centre: Point
    angle: float
    """Degrees to the right of east."""
    outline: tuple[Point, ...]
    across: tuple[str, ...] = ()
    """Where a diagonal step leads (ST-26)."""


class Line(msgspec.Struct, frozen=True):
    """Start or Goal: the line over the track, and where skiers wait beside it."""

    line: tuple[Point, ...]
    centre: Point
    angle: float


class Course(msgspec.Struct, frozen=True):
    """A course on a canvas that begins at 0, 0."""

    name: str
    title: str
    canvas: Point
    radius: float
    tiles: tuple[Tile, ...]
    spaces: tuple[Space, ...]
    ranges: int
    start: Line
    goal: Line


def middle(q: int, r: int) -> Point:
    """Hexagons stand on a corner; y grows downwards."""
    return 2 * APOTHEM * (q + r / 2), 1.5 * RADIUS * r


def towards(heading: int) -> Point:
    angle = heading * pi / 3
    return cos(angle), -sin(angle)


class Ribbon:
    """The way through one tile: a point for each part of the way and distance to the left of its middle line."""

    def __init__(self, here: Laid) -> None:
        self.turn = here.tile.turn
        self.x, self.y = middle(here.q, here.r)
        self.heading = here.heading

    def at(self, part: float, offset: float) -> Point:
        forward = towards(self.heading)
        left = (forward[1], -forward[0])
        if self.turn == "straight":
            along = (2 * part - 1) * APOTHEM
            return self.x + forward[0] * along + left[0] * offset, self.y + forward[1] * along + left[1] * offset
        side = 1.0 if self.turn == "left" else -1.0
        pivot_x = self.x - forward[0] * APOTHEM + left[0] * BEND * side
        pivot_y = self.y - forward[1] * APOTHEM + left[1] * BEND * side
        angle = part * pi / 3
        reach = BEND - offset * side
        turned = [forward[axis] * sin(angle) - left[axis] * cos(angle) * side for axis in (0, 1)]
        return pivot_x + turned[0] * reach, pivot_y + turned[1] * reach

    def cell(self, parts: tuple[float, float], offsets: tuple[float, float]) -> tuple[Point, ...]:
        """The outline of a space, along one side and back along the other."""
        steps = [parts[0] + (parts[1] - parts[0]) * step / (FINE - 1) for step in range(FINE)]
        there, back = ([self.at(part, offset) for part in steps] for offset in offsets)
        return (*there, *reversed(back))

    def angle(self, part: float) -> float:
        """Degrees to the right of east, as a page turns things."""
        bend = {"straight": 0.0, "left": 60.0, "right": -60.0}[self.turn]
        return -(self.heading * 60.0 + bend * part)


class Drawing:
    """Gathers tiles and spaces, then shifts all of it onto the canvas."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.taken = {(here.q, here.r) for here in plan.tiles}
        self.tiles: list[Tile] = []
        self.spaces: list[Space] = []
        self.row = 0
        self.ranges = 0
        for here, after in zip(plan.tiles, [*plan.tiles[1:], None], strict=True):
            joins = after is not None and (after.q, after.r, after.heading) == here.ahead
            self.tile(here, after.tile.rows[:1] if after is not None and joins else ())

    def tile(self, here: Laid, joined: tuple[Row, ...]) -> None:
        """A tile with its rows; the first row of the one that joins it may be reached from the last."""
        x, y = middle(here.q, here.r)
        corners = tuple((x + RADIUS * sin(k * pi / 3), y - RADIUS * cos(k * pi / 3)) for k in range(6))
        ribbon = Ribbon(here)
        rows = here.tile.rows
        track = outline(ribbon, WIDTH[here.tile.enters] / 2, WIDTH[here.tile.leaves] / 2)
        self.tiles.append(Tile(here.tile.id, here.tile.kind, here.tile.turn, here.heading, (x, y), corners, track))
        for number, row in enumerate(rows):
            parts = (number / len(rows), (number + 1) / len(rows))
            if row.is_range:
                self.ranges += 1
                width = WIDTH[here.tile.enters]
                self.space(f"r{self.ranges}", "range", ribbon, parts, (width / 2, -width / 2), 0, ())
                self.penalty(here, ribbon, sum(parts) / 2, row.cells)
            else:
                after = (*rows[number + 1 :], *joined)
                self.lanes(row, ribbon, parts, after[0].cells if after and not after[0].is_range else ())
            self.row += 1

    def lanes(self, row: Row, ribbon: Ribbon, parts: tuple[float, float], after: tuple[str, ...]) -> None:
        """The spaces of a row side by side."""
        width = WIDTH[len(row.cells)] / len(row.cells)
        colours = [[courses.COLOURS[cell] for cell in cells] for cells in (row.cells, after)]
        for lane, cell in enumerate(row.cells):
            left = WIDTH[len(row.cells)] / 2 - lane * width
            across = tuple(name_of(self.row + 1, other) for other in courses.diagonal(lane, *colours))
            self.space(name_of(self.row, lane), COLOURS[cell], ribbon, parts, (left, left - width), lane, across)

    def space(
        self, name: str, holds: Holds, ribbon: Ribbon, parts: tuple[float, float], offsets: tuple[float, float],
        lane: int, across: tuple[str, ...],
    ) -> None:  # fmt: skip
        middle_part = sum(parts) / 2
        at_range = self.ranges if holds == "range" else 0
        centre, angle = ribbon.at(middle_part, sum(offsets) / 2), ribbon.angle(middle_part)
        drawn = ribbon.cell(parts, offsets)
        self.spaces.append(
            Space(name, holds, self.row, lane, len(self.tiles) - 1, at_range, centre, angle, drawn, across)
        )

    def penalty(self, here: Laid, ribbon: Ribbon, part: float, cells: tuple[str, ...]) -> None:
        """A half ring beside the range, on the side where no tile lies; skied away from the course and back."""
        side = -1.0 if self.is_free(here, -1) or not self.is_free(here, 1) else 1.0
        foot = ribbon.at(part, side * (WIDTH[here.tile.enters] / 2 + 2))
        forward = towards(here.heading)
        out = (forward[1] * side, -forward[0] * side)
        for number, cell in enumerate(cells):
            turns = [pi * (number + step / (FINE - 1)) / len(cells) for step in range(FINE)]
            ring = [(turn, OUTER) for turn in turns] + [(turn, INNER) for turn in reversed(turns)]
            points = tuple(around(foot, forward, out, turn, reach) for turn, reach in ring)
            centre = around(foot, forward, out, (turns[0] + turns[-1]) / 2, (INNER + OUTER) / 2)
            name, holds = f"p{self.ranges}-{number + 1}", COLOURS[cell] if cell != "." else "penalty"
            angle, tile = ribbon.angle(part), len(self.tiles) - 1
            self.spaces.append(Space(name, holds, -1, 0, tile, self.ranges, centre, angle, points))

    def is_free(self, here: Laid, side: int) -> bool:
        """Whether both hexagons on that side are empty."""
        near = [STEPS[(here.heading + side * turn) % 6] for turn in (1, 2)]
        return all((here.q + q, here.r + r) not in self.taken for q, r in near)

    def course(self) -> Course:
        """Everything on a canvas that begins at 0, 0."""
        points = [point for tile in self.tiles for point in tile.corners]
        points += [point for space in self.spaces for point in space.outline]
        left, top = min(x for x, _ in points) - MARGIN, min(y for _, y in points) - MARGIN
        right, bottom = max(x for x, _ in points) + MARGIN, max(y for _, y in points) + MARGIN
        first, last = Ribbon(self.plan.tiles[0]), Ribbon(self.plan.tiles[-1])
        start, goal = self.plan.tiles[0].tile.enters, self.plan.tiles[-1].tile.leaves

        def at(point: Point) -> Point:
            return round(point[0] - left, 1), round(point[1] - top, 1)

        def all_at(points: Iterable[Point]) -> tuple[Point, ...]:
            return tuple(at(point) for point in points)

        tiles = tuple(
            msgspec.structs.replace(
                tile, centre=at(tile.centre), corners=all_at(tile.corners), ribbon=all_at(tile.ribbon)
            )
            for tile in self.tiles
        )
        spaces = tuple(
            msgspec.structs.replace(space, centre=at(space.centre), outline=all_at(space.outline))
            for space in self.spaces
        )
        return Course(
            self.plan.name, self.plan.title, (round(right - left), round(bottom - top)), RADIUS, tiles, spaces,
            self.ranges, Line(all_at(line(first, 0.0, start)), at(first.at(-0.25, 0)), first.angle(0)),
            Line(all_at(line(last, 1.0, goal)), at(last.at(1.2, 0)), last.angle(1)),
        )  # fmt: skip


def name_of(row: int, lane: int) -> str:
    return f"{row + 1}{'abc'[lane]}"


def outline(ribbon: Ribbon, enters: float, leaves: float) -> tuple[Point, ...]:
    """Both edges of the ribbon through a tile, widening or narrowing on the way."""
    parts = [step / (2 * FINE) for step in range(2 * FINE + 1)]
    edge = [enters + (leaves - enters) * part for part in parts]
    there = [ribbon.at(part, half) for part, half in zip(parts, edge, strict=True)]
    back = [ribbon.at(part, -half) for part, half in zip(reversed(parts), reversed(edge), strict=True)]
    return (*there, *back)


def line(ribbon: Ribbon, part: float, lanes: int) -> list[Point]:
    return [ribbon.at(part, WIDTH[lanes] / 2), ribbon.at(part, -WIDTH[lanes] / 2)]


def around(foot: Point, forward: Point, out: Point, turn: float, reach: float) -> Point:
    return (
        foot[0] + (forward[0] * cos(turn) + out[0] * sin(turn)) * reach,
        foot[1] + (forward[1] * cos(turn) + out[1] * sin(turn)) * reach,
    )


def drawing(text_or_name: str) -> Course:
    """A course that comes with the game, or a whole course text."""
    return Drawing(courses.planned(text_or_name)).course()

"""Where everything of a course lies, as plain lists and numbers for a page: hexagons, ribbon, spaces, penalty lanes."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Any

from loipe.games.ski_tour import courses
from loipe.games.ski_tour.courses import STEPS, Laid, Plan

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
COLOURS = {".": "plain", "^": "climb", "v": "descent", "*": "white"}

Point = tuple[float, float]


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

    def cell(self, parts: tuple[float, float], offsets: tuple[float, float]) -> list[Point]:
        """The outline of a space, along one side and back along the other."""
        steps = [parts[0] + (parts[1] - parts[0]) * step / (FINE - 1) for step in range(FINE)]
        return [self.at(part, offsets[0]) for part in steps] + [self.at(part, offsets[1]) for part in reversed(steps)]

    def angle(self, part: float) -> float:
        """Degrees to the right of east, as a page turns things."""
        bend = {"straight": 0.0, "left": 60.0, "right": -60.0}[self.turn]
        return -(self.heading * 60.0 + bend * part)


class Drawing:
    """Gathers tiles and spaces, then shifts all of it onto the canvas."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.taken = {(here.q, here.r) for here in plan.tiles}
        self.tiles: list[dict[str, Any]] = []
        self.spaces: list[dict[str, Any]] = []
        self.row = 0
        self.ranges = 0
        for here in plan.tiles:
            self.tile(here)

    def tile(self, here: Laid) -> None:
        x, y = middle(here.q, here.r)
        corners = [(x + RADIUS * sin(k * pi / 3), y - RADIUS * cos(k * pi / 3)) for k in range(6)]
        ribbon = Ribbon(here)
        rows = here.tile.rows
        edges = [WIDTH[here.tile.enters] / 2, WIDTH[here.tile.leaves] / 2]
        self.tiles.append(
            {"id": here.tile.id, "kind": here.tile.kind, "turn": here.tile.turn, "heading": here.heading,
             "centre": (x, y), "corners": corners, "ribbon": outline(ribbon, edges[0], edges[1])}
        )  # fmt: skip
        for number, row in enumerate(rows):
            parts = (number / len(rows), (number + 1) / len(rows))
            if row.is_range:
                self.ranges += 1
                width = WIDTH[here.tile.enters]
                self.space(f"r{self.ranges}", "range", ribbon, parts, (width / 2, -width / 2), 0)
                self.penalty(here, ribbon, sum(parts) / 2, row.cells)
            else:
                width = WIDTH[len(row.cells)]
                for lane, cell in enumerate(row.cells):
                    left = width / 2 - lane * width / len(row.cells)
                    name = f"{self.row + 1}{'abc'[lane]}"
                    self.space(name, COLOURS[cell], ribbon, parts, (left, left - width / len(row.cells)), lane)
            self.row += 1

    def space(
        self, name: str, holds: str, ribbon: Ribbon, parts: tuple[float, float], offsets: tuple[float, float], lane: int
    ) -> None:
        centre = ribbon.at(sum(parts) / 2, sum(offsets) / 2)
        self.spaces.append(
            {"name": name, "holds": holds, "row": self.row, "lane": lane, "tile": len(self.tiles) - 1,
             "centre": centre, "angle": ribbon.angle(sum(parts) / 2), "outline": ribbon.cell(parts, offsets)}
        )  # fmt: skip

    def penalty(self, here: Laid, ribbon: Ribbon, part: float, cells: tuple[str, ...]) -> None:
        """A half ring beside the range, on the side where no tile lies; skied away from the course and back."""
        side = -1.0 if self.is_free(here, -1) or not self.is_free(here, 1) else 1.0
        foot = ribbon.at(part, side * (WIDTH[here.tile.enters] / 2 + 2))
        forward = towards(here.heading)
        out = (forward[1] * side, -forward[0] * side)
        for number, cell in enumerate(cells):
            turns = [pi * (number + step / (FINE - 1)) / len(cells) for step in range(FINE)]
            ring = [(turn, OUTER) for turn in turns] + [(turn, INNER) for turn in reversed(turns)]
            points = [around(foot, forward, out, turn, reach) for turn, reach in ring]
            half = (turns[0] + turns[-1]) / 2
            self.spaces.append(
                {"name": f"p{self.ranges}-{number + 1}", "holds": COLOURS[cell] if cell != "." else "penalty",
                 "row": -1, "lane": 0, "tile": len(self.tiles) - 1,
                 "centre": around(foot, forward, out, half, (INNER + OUTER) / 2),
                 "angle": ribbon.angle(part), "outline": points}
            )  # fmt: skip

    def is_free(self, here: Laid, side: int) -> bool:
        """Whether both hexagons on that side are empty."""
        near = [STEPS[(here.heading + side * turn) % 6] for turn in (1, 2)]
        return all((here.q + q, here.r + r) not in self.taken for q, r in near)

    def as_json(self) -> dict[str, Any]:
        """Everything on a canvas that begins at 0, 0."""
        points = [point for tile in self.tiles for point in tile["corners"]]
        points += [point for space in self.spaces for point in space["outline"]]
        left, top = min(x for x, _ in points) - MARGIN, min(y for _, y in points) - MARGIN
        right, bottom = max(x for x, _ in points) + MARGIN, max(y for _, y in points) + MARGIN
        first, last = Ribbon(self.plan.tiles[0]), Ribbon(self.plan.tiles[-1])
        start, goal = self.plan.tiles[0].tile.enters, self.plan.tiles[-1].tile.leaves
        found = {
            "name": self.plan.name, "title": self.plan.title, "canvas": [round(right - left), round(bottom - top)],
            "radius": RADIUS, "tiles": self.tiles, "spaces": self.spaces, "ranges": self.ranges,
            "start": {"line": line(first, 0.0, start), "centre": first.at(-0.25, 0), "angle": first.angle(0)},
            "goal": {"line": line(last, 1.0, goal), "centre": last.at(1.2, 0), "angle": last.angle(1)},
        }  # fmt: skip
        shifted: dict[str, Any] = shift(found, -left, -top)
        return shifted


def outline(ribbon: Ribbon, enters: float, leaves: float) -> list[Point]:
    """Both edges of the ribbon through a tile, widening or narrowing on the way."""
    parts = [step / (2 * FINE) for step in range(2 * FINE + 1)]
    edge = [enters + (leaves - enters) * part for part in parts]
    there = [ribbon.at(part, half) for part, half in zip(parts, edge, strict=True)]
    back = [ribbon.at(part, -half) for part, half in zip(reversed(parts), reversed(edge), strict=True)]
    return there + back


def line(ribbon: Ribbon, part: float, lanes: int) -> list[Point]:
    return [ribbon.at(part, WIDTH[lanes] / 2), ribbon.at(part, -WIDTH[lanes] / 2)]


def around(foot: Point, forward: Point, out: Point, turn: float, reach: float) -> Point:
    return (
        foot[0] + (forward[0] * cos(turn) + out[0] * sin(turn)) * reach,
        foot[1] + (forward[1] * cos(turn) + out[1] * sin(turn)) * reach,
    )


def shift(part: Any, x: float, y: float) -> Any:
    """The same with every point moved and rounded; points are tuples, everything else stays."""
    if isinstance(part, tuple):
        return [round(part[0] + x, 1), round(part[1] + y, 1)]
    if isinstance(part, list):
        return [shift(item, x, y) for item in part]
    if isinstance(part, dict):
        return {name: shift(value, x, y) for name, value in part.items()}
    return part


def drawing(text_or_name: str) -> dict[str, Any]:
    """A course that comes with the game, or a whole course text."""
    return Drawing(courses.planned(text_or_name)).as_json()

"""Where everything of a course lies on the canvas: cells as quads, range, loop and line. A page draws this, no more."""

from __future__ import annotations

from typing import Literal

import msgspec

from loipe.courses.curve import Curve, curves, heading, mean
from loipe.courses.drawing import (
    PARTS,
    STAND_DEPTH,
    STAND_GAP,
    TARGET_DEPTH,
    Edge,
    Outline,
    angle_of,
    beside,
    corners,
    edges,
    even_angles,
    finish,
    flat,
    hull,
    lane_around,
    near,
    outline,
)
from loipe.courses.file import Cell, Landmark, Point
from loipe.courses.ground import Range, Ribbon, Ring
from loipe.games.mass_start.course import LETTER_C, LETTER_E, STARTS
from loipe.games.mass_start.course_file import Loop, Source
from loipe.games.mass_start.course_links import Plan

PLACE_LENGTH, PLACE_DEPTH, PEN_GAP = 40.0, 36.0, 14.0
"""Of the start squares: along the track, across it, and from its edge."""
LOOP_LANE = 20.0


Letter = Literal["", "E", "C"]
LETTERS: dict[int, Letter] = {0: "", LETTER_E: "E", LETTER_C: "C"}


class Square(msgspec.Struct, frozen=True):
    """One square: what it is, where it lies, what is printed on it."""

    name: str
    kind: str
    row: int
    """-1 outside the lap, as the lane."""
    lane: int
    stretch: str
    cell: tuple[float, ...]
    """Four corners."""
    outline: tuple[float, ...]
    centre: Point
    heading: float
    climb: int
    descent: bool
    ice: bool
    letter: Letter


class Ground(msgspec.Struct, frozen=True):
    """All that is drawn of a course."""

    name: str
    title: str
    canvas: tuple[int, int]
    seed: int
    trees: int
    peaks: int
    landmarks: tuple[Landmark, ...]
    squares: tuple[Square, ...]
    closed: tuple[tuple[float, ...], ...]
    """MS-3: dark grey squares."""
    ribbons: tuple[Ribbon, ...]
    line: tuple[Point, Point]
    range: Range
    loop: Ring | None


class Drawing:
    """A course on its canvas."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.source: Source = plan.source
        self.curves: list[Curve] = curves(self.source)
        self.edges: list[list[Edge]] = edges(self.source, self.curves)
        self.outlines: list[Outline] = [
            *self.pen(),
            *self.track(),
            *self.beside_range(STAND_GAP, STAND_GAP + STAND_DEPTH),
            *self.loop(),
        ]

    def track(self, is_open: bool = True) -> list[Outline]:
        """The squares row by row, left to right; or the dark grey ones (MS-3)."""
        found = []
        for stretch, across in zip(self.source.stretches, self.edges, strict=True):
            for at, row in enumerate(stretch.rows):
                run, lanes = across[at * PARTS : (at + 1) * PARTS + 1], len(row.cells)
                for lane, cell in enumerate(row.cells):
                    if (cell is not None) == is_open:
                        found.append(outline(run, 0.5 - lane / lanes, 0.5 - (lane + 1) / lanes))
        return found

    def beside_range(self, near: float, far: float) -> list[Outline]:
        """One per stand, so far from the edge of the track."""
        return [
            piece
            for stretch, across in zip(self.source.stretches, self.edges, strict=True)
            if stretch.side
            for piece in beside(stretch, across[::PARTS], near, far)
        ]

    def loop(self) -> list[Outline]:
        """The inner lane from where the loop touches the track; outside, the odd square lies across that place."""
        loop = self.source.loop
        if loop is None:
            return []
        across = [edge for stretch_edges in self.edges for edge in stretch_edges[PARTS::PARTS]]
        touch = across[max(self.plan.junction, 0)].spot
        return [
            *loop_lane(loop, touch, loop.inner, LOOP_LANE, 0.0),
            *loop_lane(loop, touch, loop.outer, 0.0, 0.5),
        ]

    def pen(self) -> list[Outline]:
        """MS-2: six squares one behind the other, on the side away from the range; P1 is next to the line."""
        line = self.edges[-1][-1]
        side = 1 if any(stretch.side == "right" for stretch in self.source.stretches) else -1
        ends = sorted(side * (0.5 + far / line.width) for far in (PEN_GAP, PEN_GAP + PLACE_DEPTH))
        behind = [
            Edge((line.spot[0] - line.slope[0] * back, line.spot[1] - line.slope[1] * back), line.slope, line.width)
            for back in (PLACE_LENGTH * place for place in range(STARTS + 1))
        ]
        return [outline([behind[place + 1], behind[place]], ends[1], ends[0]) for place in range(STARTS)]

    def ground(self) -> Ground:
        """All a page needs to draw the course."""
        return Ground(
            name=self.source.name, title=self.source.title, canvas=self.source.canvas, seed=self.source.seed,
            trees=self.source.trees, peaks=self.source.peaks, landmarks=tuple(self.source.landmarks),
            squares=tuple(self.square(number) for number in range(len(self.outlines))),
            closed=tuple(tuple(flat(each)) for each in self.track(is_open=False)),
            ribbons=tuple(self.ribbon(at) for at in range(len(self.source.stretches))),
            line=finish(self.edges[-1][-1]), range=self.shooting_range(), loop=self.penalty_loop(),
        )  # fmt: skip

    def shooting_range(self) -> Range:
        """MS-8: the stands, and the targets behind them."""
        house = hull(self.beside_range(STAND_GAP / 2, STAND_GAP + STAND_DEPTH + TARGET_DEPTH + 6))
        targets = self.beside_range(STAND_GAP + STAND_DEPTH, STAND_GAP + STAND_DEPTH + TARGET_DEPTH)
        return Range(
            rows=tuple(self.plan.range_rows),
            side=next((stretch.side for stretch in self.source.stretches if stretch.side), ""),
            house=tuple(flat(house)),
            stands=tuple(self.plan.names[stand] for stand in self.plan.stands),
            targets=tuple(tuple(flat(each)) for each in targets),
        )

    def penalty_loop(self) -> Ring | None:
        loop = self.source.loop
        return Ring(loop.centre, *loop.radius, LOOP_LANE) if loop else None

    def ribbon(self, at: int) -> Ribbon:
        stretch, run = self.source.stretches[at], self.edges[at]
        points = tuple(near(edge.spot) for edge in run)
        width = stretch.width or self.source.width
        return Ribbon(stretch.name, stretch.route, points, width, tuple(flat(outline(run, 0.5, -0.5))))

    def square(self, number: int) -> Square:
        plan, cell = self.plan, corners(self.outlines[number])
        row = plan.row[number]
        mark = (plan.rows[row].cells[plan.lane[number]] if row >= 0 else None) or Cell()
        ahead, behind = mean(cell[2:]), mean(cell[:2])
        return Square(
            name=plan.names[number], kind=plan.kind(number), row=row, lane=plan.lane[number],
            stretch=plan.stretch_of[row].name if row >= 0 else "", cell=tuple(flat(cell)),
            outline=tuple(flat(self.outlines[number])), centre=near(mean(cell)),
            heading=round(heading((ahead[0] - behind[0], ahead[1] - behind[1])), 1), climb=mark.climb,
            descent=bool(mark.descent), ice=bool(mark.ice), letter=LETTERS[mark.letter],
        )  # fmt: skip


def loop_lane(loop: Loop, touch: Point, count: int, inset: float, turn: float) -> list[Outline]:
    """A lane of the loop, counter-clockwise (MS-12) in equal squares, begun `turn` squares after the touching point."""
    outside = (loop.radius[0] - inset, loop.radius[1] - inset)
    begin = angle_of(touch, loop.centre, loop.radius)
    angles = even_angles(outside[0] - LOOP_LANE / 2, outside[1] - LOOP_LANE / 2, begin, count, turn)
    return lane_around(loop.centre, outside, LOOP_LANE, angles)

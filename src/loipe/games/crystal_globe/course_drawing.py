"""Where everything of a venue lies on the canvas, and whether it fits there. A page draws this, no more."""

from __future__ import annotations

from itertools import pairwise
from math import atan2, cos, sin
from typing import Literal

import msgspec

from loipe.courses.curve import Curve, curves, distance, heading, mean
from loipe.courses.drawing import (
    LINE_OVERHANG,
    PARTS,
    STAND_DEPTH,
    STAND_GAP,
    TARGET_DEPTH,
    Edge,
    Outline,
    corners,
    even_angles,
    flat,
    outline,
    taper,
)
from loipe.courses.file import Cell, Point
from loipe.courses.fit import is_squeezed
from loipe.games.crystal_globe.codes import RING, STANDS
from loipe.games.crystal_globe.course_file import Venue

START_LENGTH, START_WIDTH = 150.0, 50.0
RING_LANE = 30.0
NARROWEST_ISLE = 14.0


Spot = tuple[float, float]
Kind = Literal["start", "range", "ring", "stand", "track"]
KINDS: dict[str, Kind] = {"s": "start", "r": "range", "p": "ring", "S": "stand"}
"""By the first letter of a name; all others are squares of the track."""


class Square(msgspec.Struct, frozen=True):
    """One square: what it is, where it lies, what is printed on it."""

    name: str
    kind: Kind
    row: int
    """-1 outside the lap, as the lane."""
    lane: int
    stretch: str
    cell: tuple[float, ...]
    """Four corners."""
    outline: tuple[float, ...]
    centre: Spot
    heading: float
    climb: bool
    descent: bool
    ice: bool


class Ribbon(msgspec.Struct, frozen=True):
    """A stretch as a whole: its middle line, and its outline for the snow beneath the squares."""

    name: str
    points: tuple[Spot, ...]
    width: float
    outline: tuple[float, ...]


class Range(msgspec.Struct, frozen=True):
    """CG-20: the stands beside the range squares, stand 1 at the far end."""

    rows: tuple[int, ...]
    side: str
    house: tuple[float, ...]
    stands: tuple[str, ...]
    targets: tuple[tuple[float, ...], ...]


class Ring(msgspec.Struct, frozen=True):
    """CG-26: the penalty ring."""

    centre: Spot
    rx: float
    ry: float
    lane: float


class Ground(msgspec.Struct, frozen=True):
    """All that is drawn of a venue."""

    name: str
    title: str
    canvas: tuple[int, int]
    seed: int
    squares: tuple[Square, ...]
    ribbons: tuple[Ribbon, ...]
    line: tuple[Spot, Spot]
    range: Range
    ring: Ring


class Drawing:
    """A venue on its canvas; squares in the order of their numbers."""

    def __init__(self, venue: Venue, names: list[str]) -> None:
        self.venue = venue
        self.names = names
        self.source = venue.source
        self.curves: list[Curve] = curves(self.source)
        self.edges: list[list[Edge]] = edges(venue, self.curves)
        self.outlines: list[Outline] = [self.start(), *self.track(), *self.ring(), *self.stands()]

    def start(self) -> Outline:
        """CG-4: the grey start, long enough for everybody, turned as the first row is."""
        first = self.edges[0][0]
        spot, slope = self.venue.start or first.spot, first.slope
        half = START_LENGTH / 2
        run = [Edge((spot[0] + slope[0] * at, spot[1] + slope[1] * at), slope, START_WIDTH) for at in (-half, half)]
        return outline(run, 0.5, -0.5)

    def track(self) -> list[Outline]:
        """Row by row, left to right; a grey row is one square."""
        found = []
        for stretch, across in zip(self.source.stretches, self.edges, strict=True):
            for at, row in enumerate(stretch.rows):
                run, lanes = across[at * PARTS : (at + 1) * PARTS + 1], len(row.cells)
                found += [outline(run, 0.5 - lane / lanes, 0.5 - (lane + 1) / lanes) for lane in range(lanes)]
        return found

    def ring(self) -> list[Outline]:
        """CG-26: nine equal squares against the clock, from where the ring is nearest to the range."""
        (x, y), outside = self.venue.centre or (0.0, 0.0), self.venue.radius or (1.0, 1.0)
        inside = (outside[0] - RING_LANE, outside[1] - RING_LANE)
        touch = self.range_end().spot
        begin = atan2((touch[1] - y) / outside[1], (touch[0] - x) / outside[0])
        angles = even_angles(outside[0] - RING_LANE / 2, outside[1] - RING_LANE / 2, begin, RING, 0.0)
        found = []
        for at in range(0, RING * PARTS, PARTS):
            run = angles[at : at + PARTS + 1]
            near = [(x + inside[0] * cos(angle), y + inside[1] * sin(angle)) for angle in run]
            far = [(x + outside[0] * cos(angle), y + outside[1] * sin(angle)) for angle in run]
            found.append([near[0], *far, *reversed(near[1:])])
        return found

    def range_end(self) -> Edge:
        at = next(number for number, stretch in enumerate(self.source.stretches) if stretch.side)
        return self.edges[at][-1]

    def stands(self) -> list[Outline]:
        """CG-75: stand 1 beside the far end of the range."""
        return self.beside_range(STAND_GAP, STAND_GAP + STAND_DEPTH)

    def beside_range(self, near: float, far: float) -> list[Outline]:
        """One per stand, from the far end, so far from the edge of the track."""
        found = []
        for stretch, across in zip(self.source.stretches, self.edges, strict=True):
            if stretch.side:
                parts = len(stretch.rows) * PARTS // STANDS
                side = -1 if stretch.side == "right" else 1
                for behind, ahead in pairwise(across[::parts]):
                    ends = sorted((side * (0.5 + near / behind.width), side * (0.5 + far / behind.width)))
                    found.append(outline([behind, ahead], ends[1], ends[0]))
        return found[::-1]

    def line(self) -> tuple[Spot, Spot]:
        """The finish line, behind the last row."""
        last = self.edges[-1][-1]
        half = last.width / 2 + LINE_OVERHANG
        return near(last.point(half)), near(last.point(-half))

    def ground(self) -> Ground:
        """All a page needs to draw the venue."""
        centre, radius = self.venue.centre or (0.0, 0.0), self.venue.radius or (0.0, 0.0)
        return Ground(
            name=self.source.name, title=self.source.title, canvas=self.source.canvas, seed=self.source.seed,
            squares=tuple(self.square(number) for number in range(len(self.outlines))),
            ribbons=tuple(self.ribbon(at) for at in range(len(self.source.stretches))),
            line=self.line(), range=self.shooting_range(), ring=Ring(centre, radius[0], radius[1], RING_LANE),
        )  # fmt: skip

    def shooting_range(self) -> Range:
        house = self.beside_range(STAND_GAP / 2, STAND_GAP + STAND_DEPTH + TARGET_DEPTH + 6)
        targets = self.beside_range(STAND_GAP + STAND_DEPTH, STAND_GAP + STAND_DEPTH + TARGET_DEPTH)
        return Range(
            rows=tuple(number for number, name in enumerate(self.row_names()) if name == self.range_name()),
            side=next(stretch.side for stretch in self.source.stretches if stretch.side),
            house=tuple(flat([*house[-1][:2], *house[0][2:]])),
            stands=tuple(self.names[-STANDS:]),
            targets=tuple(tuple(flat(each)) for each in targets),
        )

    def ribbon(self, at: int) -> Ribbon:
        stretch, run = self.source.stretches[at], self.edges[at]
        points = tuple(near(edge.spot) for edge in run)
        return Ribbon(stretch.name, points, stretch.width or self.source.width, tuple(flat(outline(run, 0.5, -0.5))))

    def square(self, number: int) -> Square:
        around = self.outlines[number]
        cell = corners(around)
        row, lane, mark = self.marks()[number]
        ahead, behind = mean(cell[2:]), mean(cell[:2])
        return Square(
            name=self.names[number], kind=KINDS.get(self.names[number][0], "track"), row=row, lane=lane,
            stretch=self.row_names()[row] if row >= 0 else "", cell=tuple(flat(cell)), outline=tuple(flat(around)),
            centre=near(mean(cell)), heading=round(heading((ahead[0] - behind[0], ahead[1] - behind[1])), 1),
            climb=bool(mark.climb), descent=bool(mark.descent), ice=bool(mark.ice),
        )  # fmt: skip

    def row_names(self) -> list[str]:
        """By row: the stretch it belongs to."""
        return [stretch.name for stretch in self.source.stretches for _ in stretch.rows]

    def range_name(self) -> str:
        return next(stretch.name for stretch in self.source.stretches if stretch.side)

    def marks(self) -> list[tuple[int, int, Cell]]:
        """By square: row, lane and what is printed; -1 outside the lap."""
        found = [(-1, -1, Cell())]
        rows = [row for stretch in self.source.stretches for row in stretch.rows]
        for number, row in enumerate(rows):
            found += [(number, lane, cell or Cell()) for lane, cell in enumerate(row.cells)]
        return found + [(-1, -1, Cell())] * (RING + STANDS)


def near(point: Point) -> Spot:
    """To a tenth."""
    return round(point[0], 1), round(point[1], 1)


def edges(venue: Venue, along: list[Curve]) -> list[list[Edge]]:
    """By stretch: edges evenly spaced along the curve, PARTS to a row and one at the end."""
    found: list[list[Edge]] = []
    for stretch, curve in zip(venue.source.stretches, along, strict=True):
        parts = len(stretch.rows) * PARTS
        across = [curve.at(curve.length * part / parts) for part in range(parts + 1)]
        found.append([Edge(spot, slope, stretch.width or venue.source.width) for spot, slope in across])
    for behind, ahead in [*pairwise(found), (found[-1], found[0])]:
        if distance(behind[-1].spot, ahead[0].spot) < 1:
            taper(behind[-PARTS - 1 :], ahead[: PARTS + 1])
    return found


def check_fit(venue: Venue, names: list[str]) -> None:
    """Everything on the canvas, no square squeezed."""
    drawing = Drawing(venue, names)
    width, height = venue.source.canvas
    rows = [row.line for stretch in venue.source.stretches for row in stretch.rows for _ in row.cells]
    where = [venue.start_line, *rows, *[venue.ring_line] * RING, *[venue.source.lines] * STANDS]
    for name, around, line in zip(names, drawing.outlines, where, strict=True):
        cell = corners(around)
        if not all(0 <= x <= width and 0 <= y <= height for x, y in around):
            venue.source.refuse("square-outside", line, square=name, width=width, height=height)
        if name[0] in "abc" and is_squeezed(cell):
            venue.source.refuse("tight", line, square=name)
    if venue.radius is not None and min(venue.radius) < RING_LANE + NARROWEST_ISLE:
        venue.refuse("ring-small", venue.ring_line, "CG-26", least=int(RING_LANE + NARROWEST_ISLE))

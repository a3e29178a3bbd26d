"""Where everything of a venue lies on the canvas, and whether it fits there. A page draws this, no more."""

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
    lane_around,
    near,
    outline,
)
from loipe.courses.file import Cell, Landmark, Point
from loipe.courses.fit import is_squeezed
from loipe.courses.ground import Range, Ribbon, Ring
from loipe.courses.landmarks import check_landmarks
from loipe.games.crystal_globe.codes import RING, STANDS
from loipe.games.crystal_globe.course_file import Venue

START_LENGTH, START_WIDTH = 456.0, 36.0
RING_LANE = 30.0
NARROWEST_ISLE = 14.0


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
    centre: Point
    heading: float
    climb: bool
    descent: bool
    ice: bool


class Ground(msgspec.Struct, frozen=True):
    """All that is drawn of a venue."""

    name: str
    title: str
    canvas: tuple[int, int]
    seed: int
    trees: int
    peaks: int
    landmarks: tuple[Landmark, ...]
    squares: tuple[Square, ...]
    ribbons: tuple[Ribbon, ...]
    line: tuple[Point, Point]
    range: Range
    ring: Ring


class Drawing:
    """A venue on its canvas; squares in the order of their numbers."""

    def __init__(self, venue: Venue, names: list[str]) -> None:
        self.venue = venue
        self.names = names
        self.curves: list[Curve] = curves(self.venue)
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
        for stretch, across in zip(self.venue.stretches, self.edges, strict=True):
            for at, row in enumerate(stretch.rows):
                run, lanes = across[at * PARTS : (at + 1) * PARTS + 1], len(row.cells)
                found += [outline(run, 0.5 - lane / lanes, 0.5 - (lane + 1) / lanes) for lane in range(lanes)]
        return found

    def ring(self) -> list[Outline]:
        """CG-26: nine equal squares against the clock, from where the ring is nearest to the range."""
        centre, outside = self.venue.centre or (0.0, 0.0), self.venue.radius or (1.0, 1.0)
        begin = angle_of(self.edges[self.range_at()][-1].spot, centre, outside)
        angles = even_angles(outside[0] - RING_LANE / 2, outside[1] - RING_LANE / 2, begin, RING, 0.0)
        return lane_around(centre, outside, RING_LANE, angles)

    def range_at(self) -> int:
        """The number of the stretch beside which the stands lie."""
        return next(number for number, stretch in enumerate(self.venue.stretches) if stretch.side)

    def stands(self) -> list[Outline]:
        """CG-75: stand 1 beside the far end of the range."""
        return self.beside_range(STAND_GAP, STAND_GAP + STAND_DEPTH)

    def beside_range(self, close: float, far: float) -> list[Outline]:
        """One per stand, from the far end, so far from the edge of the track."""
        at = self.range_at()
        stretch, across = self.venue.stretches[at], self.edges[at]
        return beside(stretch, across[:: len(stretch.rows) * PARTS // STANDS], close, far)[::-1]

    def ground(self) -> Ground:
        """All a page needs to draw the venue."""
        centre, radius = self.venue.centre or (0.0, 0.0), self.venue.radius or (0.0, 0.0)
        return Ground(
            name=self.venue.name, title=self.venue.title, canvas=self.venue.canvas, seed=self.venue.seed,
            trees=self.venue.trees, peaks=self.venue.peaks, landmarks=tuple(self.venue.landmarks),
            squares=tuple(self.square(number) for number in range(len(self.outlines))),
            ribbons=tuple(self.ribbon(at) for at in range(len(self.venue.stretches))),
            line=finish(self.edges[-1][-1]), range=self.shooting_range(),
            ring=Ring(centre, radius[0], radius[1], RING_LANE),
        )  # fmt: skip

    def shooting_range(self) -> Range:
        stretch = self.venue.stretches[self.range_at()]
        house = self.beside_range(STAND_GAP / 2, STAND_GAP + STAND_DEPTH + TARGET_DEPTH + 6)
        targets = self.beside_range(STAND_GAP + STAND_DEPTH, STAND_GAP + STAND_DEPTH + TARGET_DEPTH)
        return Range(
            rows=tuple(number for number, name in enumerate(self.row_names()) if name == stretch.name),
            side=stretch.side,
            house=tuple(flat([*house[-1][:2], *house[0][2:]])),
            stands=tuple(self.names[-STANDS:]),
            targets=tuple(tuple(flat(each)) for each in targets),
        )

    def ribbon(self, at: int) -> Ribbon:
        stretch, run = self.venue.stretches[at], self.edges[at]
        points = tuple(near(edge.spot) for edge in run)
        return Ribbon(
            stretch.name, stretch.route, points, stretch.width or self.venue.width, tuple(flat(outline(run, 0.5, -0.5)))
        )

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
        return [stretch.name for stretch in self.venue.stretches for _ in stretch.rows]

    def marks(self) -> list[tuple[int, int, Cell]]:
        """By square: row, lane and what is printed; -1 outside the lap."""
        found = [(-1, -1, Cell())]
        rows = [row for stretch in self.venue.stretches for row in stretch.rows]
        for number, row in enumerate(rows):
            found += [(number, lane, cell or Cell()) for lane, cell in enumerate(row.cells)]
        return found + [(-1, -1, Cell())] * (RING + STANDS)


def check_fit(venue: Venue, names: list[str]) -> None:
    """Everything but the long start on the canvas, no square squeezed."""
    drawing = Drawing(venue, names)
    check_landmarks(venue, drawing.edges)
    width, height = venue.canvas
    rows = [row.line for stretch in venue.stretches for row in stretch.rows for _ in row.cells]
    where = [venue.start_line, *rows, *[venue.ring_line] * RING, *[venue.lines] * STANDS]
    for name, around, line in zip(names, drawing.outlines, where, strict=True):
        cell = corners(around)
        if name != names[0] and not all(0 <= x <= width and 0 <= y <= height for x, y in around):
            venue.refuse("square-outside", line, square=name, width=width, height=height)
        if name[0] in "abc" and is_squeezed(cell):
            venue.refuse("tight", line, square=name)
    if venue.radius is not None and min(venue.radius) < RING_LANE + NARROWEST_ISLE:
        venue.deny("ring-small", venue.ring_line, "CG-26", least=int(RING_LANE + NARROWEST_ISLE))

"""Squares on a canvas: outlines along a curve, corners, arcs of equal length. Each game draws its course with them."""

from __future__ import annotations

from itertools import pairwise
from math import atan2, cos, hypot, pi, sin

from loipe.courses.curve import Curve, distance
from loipe.courses.file import Point, Source, Stretch

STAND_GAP, STAND_DEPTH, TARGET_DEPTH = 8.0, 42.0, 28.0
LINE_OVERHANG = 6.0
PARTS = 6
"""Pieces in which the outline of a square follows a bend."""

Outline = list[Point]
"""From behind left to behind right, along the right side, back along the left, as the skier sees it."""


class Edge:
    """A line across the track, where two rows meet."""

    def __init__(self, spot: Point, slope: Point, width: float) -> None:
        self.spot = spot
        self.slope = slope
        self.width = width

    def point(self, left: float) -> Point:
        """So far to the left of the middle."""
        return self.spot[0] + self.slope[1] * left, self.spot[1] - self.slope[0] * left


def outline(run: list[Edge], left: float, right: float) -> Outline:
    """A square along a run of edges; its sides in widths of the track, to the left of the middle."""
    left_side = [edge.point(left * edge.width) for edge in run]
    right_side = [edge.point(right * edge.width) for edge in run]
    return [left_side[0], *right_side, *reversed(left_side[1:])]


def edges(source: Source, along: list[Curve]) -> list[list[Edge]]:
    """By stretch: edges evenly spaced along the curve, PARTS to a row and one at the end."""
    found: list[list[Edge]] = []
    for stretch, curve in zip(source.stretches, along, strict=True):
        parts = len(stretch.rows) * PARTS
        across = [curve.at(curve.length * part / parts) for part in range(parts + 1)]
        found.append([Edge(spot, slope, stretch.width or source.width) for spot, slope in across])
    for behind, ahead in pairwise([*found, found[0]]):
        if distance(behind[-1].spot, ahead[0].spot) < 1:
            taper(behind[-PARTS - 1 :], ahead[: PARTS + 1])
    return found


def beside(stretch: Stretch, across: list[Edge], close: float, far: float) -> list[Outline]:
    """One piece between two edges, on the side of the range, so far from the edge of the track."""
    side = -1 if stretch.side == "right" else 1
    found = []
    for behind, ahead in pairwise(across):
        ends = sorted((side * (0.5 + close / behind.width), side * (0.5 + far / behind.width)))
        found.append(outline([behind, ahead], ends[1], ends[0]))
    return found


def finish(last: Edge) -> tuple[Point, Point]:
    """The line behind the last row, its left end first."""
    half = last.width / 2 + LINE_OVERHANG
    return near(last.point(half)), near(last.point(-half))


def corners(around: Outline) -> Outline:
    """Behind left, behind right, ahead right, ahead left."""
    half = len(around) // 2
    return [around[0], around[1], around[half], around[half + 1]]


def taper(behind: list[Edge], ahead: list[Edge]) -> None:
    """Where stretches of different width touch, the rows on both sides change it gradually."""
    step = (ahead[-1].width - behind[0].width) / (len(behind) + len(ahead) - 2)
    for at, edge in enumerate([*behind[1:], *ahead[1:-1]], 1):
        edge.width = behind[0].width + step * at
    ahead[0].width = behind[-1].width


def even_angles(rx: float, ry: float, begin: float, count: int, turn: float) -> list[float]:
    """The angles that divide an ellipse into arcs of equal length, against the clock."""
    samples = 720
    lengths = [0.0]
    for at in range(2 * samples):
        angle = begin - (at + 0.5) * 2 * pi / samples
        lengths.append(lengths[-1] + hypot(rx * sin(angle), ry * cos(angle)))
    found, at = [], 0
    for mark in range(count * PARTS + 1):
        wanted = lengths[samples] * (mark / PARTS + turn) / count
        while lengths[at] < wanted:
            at += 1
        found.append(begin - at * 2 * pi / samples)
    return found


def lane_around(centre: Point, outside: Point, width: float, angles: list[float]) -> list[Outline]:
    """The squares of a lane around an ellipse, PARTS angles to a square."""
    radii = ((outside[0] - width, outside[1] - width), outside)
    found = []
    for at in range(0, len(angles) - 1, PARTS):
        run = angles[at : at + PARTS + 1]
        inner, outer = ([(centre[0] + rx * cos(a), centre[1] + ry * sin(a)) for a in run] for rx, ry in radii)
        found.append([inner[0], *outer, *reversed(inner[1:])])
    return found


def angle_of(spot: Point, centre: Point, radius: Point) -> float:
    """Where an ellipse is nearest to a spot."""
    return atan2((spot[1] - centre[1]) / radius[1], (spot[0] - centre[0]) / radius[0])


def hull(quads: list[Outline]) -> Outline:
    """One quad over a straight run of them."""
    return [*quads[0][:2], *quads[-1][2:]]


def near(point: Point) -> Point:
    """To a tenth."""
    return round(point[0], 1), round(point[1], 1)


def flat(around: Outline) -> list[float]:
    """The corners one after the other."""
    return [number for corner in around for number in near(corner)]

"""Squares on a canvas: outlines along a curve, corners, arcs of equal length. Each game draws its course with them."""

from __future__ import annotations

from math import cos, hypot, pi, sin

from loipe.courses.file import Point

STAND_GAP, STAND_DEPTH, TARGET_DEPTH = 8.0, 30.0, 20.0
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


def hull(quads: list[Outline]) -> Outline:
    """One quad over a straight run of them."""
    return [*quads[0][:2], *quads[-1][2:]]


def near(point: Point) -> Point:
    """To a tenth."""
    return round(point[0], 1), round(point[1], 1)


def flat(around: Outline) -> list[float]:
    """The corners one after the other."""
    return [number for corner in around for number in near(corner)]

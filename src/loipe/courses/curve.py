"""The smooth line a course is drawn along: through the points of every stretch, without a kink where two meet."""

from __future__ import annotations

from bisect import bisect_right
from math import atan2, degrees, hypot

from loipe.courses.file import Point, Source, Stretch

SAMPLES = 24
"""Between two points of a stretch."""


class Curve:
    """A stretch's middle line, measured along its length."""

    def __init__(self, points: list[Point], tangents: list[Point]) -> None:
        self.points: list[Point] = [points[0]]
        self.slopes: list[Point] = [tangents[0]]
        self.lengths: list[float] = [0.0]
        for at in range(len(points) - 1):
            for sample in range(1, SAMPLES + 1):
                self.add(*hermite(points[at : at + 2], tangents[at : at + 2], sample / SAMPLES))

    def add(self, spot: Point, slope: Point) -> None:
        self.lengths.append(self.lengths[-1] + distance(self.points[-1], spot))
        self.points.append(spot)
        self.slopes.append(slope)

    @property
    def length(self) -> float:
        return self.lengths[-1]

    def at(self, length: float) -> tuple[Point, Point]:
        """The point so far along the curve, and the direction there, of length 1."""
        right = min(max(bisect_right(self.lengths, length), 1), len(self.points) - 1)
        share = (length - self.lengths[right - 1]) / max(self.lengths[right] - self.lengths[right - 1], 1e-9)
        spot = between(self.points[right - 1], self.points[right], share)
        return spot, unit(between(self.slopes[right - 1], self.slopes[right], share))


def hermite(points: list[Point], tangents: list[Point], t: float) -> tuple[Point, Point]:
    """Point and slope between two points with given directions."""
    (p, q), (u, v) = points, tangents
    chord = distance(p, q)
    a, b, c, d = 2 * t**3 - 3 * t**2 + 1, t**3 - 2 * t**2 + t, -2 * t**3 + 3 * t**2, t**3 - t**2
    e, f, g, h = 6 * t**2 - 6 * t, 3 * t**2 - 4 * t + 1, 6 * t - 6 * t**2, 3 * t**2 - 2 * t
    spot = [a * p[k] + b * chord * u[k] + c * q[k] + d * chord * v[k] for k in (0, 1)]
    slope = [e * p[k] + f * chord * u[k] + g * q[k] + h * chord * v[k] for k in (0, 1)]
    return (spot[0], spot[1]), (slope[0], slope[1])


def curves(source: Source) -> list[Curve]:
    """One per stretch. A stretch begins where the one before it ends, the first where the last does."""
    routes = source.routes or [""]
    orders = [[stretch for stretch in source.stretches if stretch.route in ("", route)] for route in routes]
    pairs = [(order[at - 1], order[at]) for order in orders for at in range(len(order))]
    found = []
    for stretch in source.stretches:
        before = before_it(pairs, stretch)
        points = whole_line(pairs, stretch)
        middle = [tangent(*points[at : at + 3]) for at in range(len(points) - 2)]
        found.append(Curve(points, [joint(pairs, before), *middle, joint(pairs, stretch)]))
    return found


def before_it(pairs: list[tuple[Stretch, Stretch]], stretch: Stretch) -> Stretch:
    """The stretch a stretch follows; of two that meet here, the first."""
    return next(before for before, after in pairs if after is stretch)


def whole_line(pairs: list[tuple[Stretch, Stretch]], stretch: Stretch) -> list[Point]:
    """A stretch's points and where it begins."""
    return [stretch.begin or before_it(pairs, stretch).points[-1], *stretch.points]


def joint(pairs: list[tuple[Stretch, Stretch]], stretch: Stretch) -> Point:
    """The one direction of all stretches that end or begin where this one ends."""
    follow = [after for before, after in pairs if before is stretch]
    lead = [before for before, after in pairs if any(after is other for other in follow)]
    behind = mean([whole_line(pairs, each)[-2] for each in lead])
    return tangent(behind, mean([each.points[-1] for each in lead]), mean([each.points[0] for each in follow]))


def tangent(before: Point, here: Point, after: Point) -> Point:
    """The direction through a point, nearer neighbours weighing more."""
    back, forth = distance(before, here), distance(here, after)
    if back == 0 or forth == 0:
        return unit((after[0] - before[0], after[1] - before[1]))
    into = [(here[k] - before[k]) / back * forth for k in (0, 1)]
    out = [(after[k] - here[k]) / forth * back for k in (0, 1)]
    return (into[0] + out[0]) / (back + forth), (into[1] + out[1]) / (back + forth)


def distance(p: Point, q: Point) -> float:
    return hypot(q[0] - p[0], q[1] - p[1])


def between(p: Point, q: Point, share: float) -> Point:
    return p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share


def mean(points: list[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def unit(slope: Point) -> Point:
    """A direction with length 1; east where there is none."""
    length = hypot(*slope)
    return (slope[0] / length, slope[1] / length) if length else (1.0, 0.0)


def heading(slope: Point) -> float:
    """In degrees: 0 is to the right, 90 down."""
    return degrees(atan2(slope[1], slope[0]))

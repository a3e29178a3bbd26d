"""What a page draws of every course of squares, beside the squares themselves."""

from __future__ import annotations

import msgspec

from loipe.courses.file import Point


class Ribbon(msgspec.Struct, frozen=True):
    """A stretch as a whole: its middle line, and its outline for the snow beneath the squares."""

    name: str
    route: str
    """Empty where every route passes."""
    points: tuple[Point, ...]
    width: float
    outline: tuple[float, ...]


class Range(msgspec.Struct, frozen=True):
    """MS-8, CG-20: the stands beside the rows of the range."""

    rows: tuple[int, ...]
    side: str
    house: tuple[float, ...]
    stands: tuple[str, ...]
    targets: tuple[tuple[float, ...], ...]


class Ring(msgspec.Struct, frozen=True):
    """MS-12, CG-26: where misses are paid for."""

    centre: Point
    rx: float
    ry: float
    lane: float

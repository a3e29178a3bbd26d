"""Whether a course can be drawn at all: curves that go on, squares that are not squeezed."""

from __future__ import annotations

from loipe.courses.curve import distance
from loipe.courses.drawing import Outline
from loipe.courses.file import Point, Source

SHORTEST_SIDE = 4.0


def check_curves(source: Source) -> None:
    """No point twice in a row; where two routes meet in different points, the next stretch says where it begins."""
    met: dict[str, Point] = {}
    twice: dict[int, Point] = {}
    for route in source.routes or [""]:
        order = [stretch for stretch in source.stretches if stretch.route in ("", route) and stretch.points]
        for at, stretch in enumerate(order):
            before = stretch.begin or order[at - 1].points[-1]
            if met.setdefault(stretch.name, before) != before:
                source.refuse("routes-apart", stretch.line, name=stretch.name)
            for spot, line in zip(stretch.points, stretch.point_lines, strict=True):
                if spot == before:
                    twice[line] = spot
                before = spot
    for line, (x, y) in twice.items():
        source.refuse("point-twice", line, found=f"{x:g},{y:g}")


def is_squeezed(cell: Outline) -> bool:
    """Whether a side is too short or the cell is folded over."""
    if min(distance(cell[at - 1], cell[at]) for at in range(4)) < SHORTEST_SIDE:
        return True
    turns = []
    for at in range(4):
        (ax, ay), (bx, by), (cx, cy) = cell[at - 2], cell[at - 1], cell[at]
        turns.append((bx - ax) * (cy - by) - (by - ay) * (cx - bx))
    return min(turns) < 0 < max(turns)

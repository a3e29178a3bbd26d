"""Whether a course can be drawn: everything on the canvas, no row squeezed, no bend too tight for its squares."""

from __future__ import annotations

from loipe.games.mass_start.course_curve import distance
from loipe.games.mass_start.course_drawing import LOOP_LANE, Drawing, Outline, corners
from loipe.games.mass_start.course_file import Point, Source
from loipe.games.mass_start.course_links import Plan

SHORTEST_SIDE = 4.0
NARROWEST_ISLE = 10.0


def check_fit(plan: Plan) -> None:
    """Defects of the drawing, once the curves themselves can be drawn."""
    source = plan.source
    check_curves(source)
    if source.canvas == (0, 0) or not source.stretches:
        return
    if any(not stretch.points or not stretch.rows for stretch in source.stretches):
        return
    drawing = Drawing(plan)
    width, height = source.canvas
    whole = len(drawing.outlines) == len(plan.names)  # else stands or loop are wrong in number, and said to be
    for number, outline in enumerate(drawing.outlines if whole else drawing.outlines[: plan.stands[0]]):
        line = source.lines
        if plan.row[number] >= 0:
            line = plan.rows[plan.row[number]].line
            if is_squeezed(corners(outline)):
                source.refuse("tight", line, square=plan.names[number])
        if not all(0 <= x <= width and 0 <= y <= height for x, y in outline):
            source.refuse("square-outside", line, square=plan.names[number], width=width, height=height)
    if source.loop is not None and min(source.loop.radius) < 2 * LOOP_LANE + NARROWEST_ISLE:
        source.refuse("loop-small", source.loop.line, least=int(2 * LOOP_LANE + NARROWEST_ISLE))


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

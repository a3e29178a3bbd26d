"""Whether a course can be drawn: everything on the canvas, no row squeezed, no bend too tight for its squares."""

from __future__ import annotations

from loipe.courses.drawing import corners
from loipe.courses.fit import check_curves, is_squeezed
from loipe.courses.landmarks import check_landmarks
from loipe.games.mass_start.course import STARTS
from loipe.games.mass_start.course_drawing import LOOP_LANE, Drawing
from loipe.games.mass_start.course_links import Plan

NARROWEST_ISLE = 10.0


def check_fit(plan: Plan) -> None:
    """Defects of the drawing, once the curves themselves can be drawn; the start squares may lie outside."""
    source = plan.source
    check_curves(source)
    if source.canvas == (0, 0) or not source.stretches:
        return
    if any(not stretch.points or not stretch.rows for stretch in source.stretches):
        return
    drawing = Drawing(plan)
    check_landmarks(source, drawing.edges)
    width, height = source.canvas
    whole = len(drawing.outlines) == len(plan.names)  # else stands or loop are wrong in number, and said to be
    for number, outline in enumerate(drawing.outlines if whole else drawing.outlines[: plan.stands[0]]):
        line = source.lines
        if plan.row[number] >= 0:
            line = plan.rows[plan.row[number]].line
            if is_squeezed(corners(outline)):
                source.refuse("tight", line, square=plan.names[number])
        if number >= STARTS and not all(0 <= x <= width and 0 <= y <= height for x, y in outline):
            source.refuse("square-outside", line, square=plan.names[number], width=width, height=height)
    if source.loop is not None and min(source.loop.radius) < 2 * LOOP_LANE + NARROWEST_ISLE:
        source.refuse("loop-small", source.loop.line, least=int(2 * LOOP_LANE + NARROWEST_ISLE))

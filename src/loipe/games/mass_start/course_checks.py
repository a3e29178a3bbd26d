"""What a course must have to be raced on. Every check notes its defects and lets the next one go on."""

from __future__ import annotations

from collections.abc import Iterable

from loipe.games.mass_start.course import STANDS, STARTS
from loipe.games.mass_start.course_file import Source
from loipe.games.mass_start.course_links import Plan, Table

MOST_SQUARES = 600
MOST_STRETCHES = 60
MOST_POINTS = 600
ROOM = 4
"""Squares before the range."""


def check_sections(source: Source) -> None:
    """Every section is there, every stretch has rows and a curve."""
    for keyword in ("title", "canvas", "seed", "loop"):
        if keyword not in source.seen:
            source.refuse("missing", source.lines, keyword=keyword)
    if not source.stretches:
        source.refuse("missing", source.lines, keyword="stretch")
    for start in range(1, STARTS + 1):
        if f"P{start}" not in source.starts:
            source.refuse("start-missing", source.lines, "MS-2", start=f"P{start}")
    for stretch in source.stretches:
        if not stretch.rows:
            source.refuse("stretch-empty", stretch.line, name=stretch.name)
        if not stretch.points:
            source.refuse("stretch-curve", stretch.line, name=stretch.name)
        for row in stretch.rows:
            if row.cells and not any(row.cells):
                source.refuse("row-closed", row.line, "MS-3")
    if source.routes and not any(stretch.route for stretch in source.stretches):
        source.refuse("routes-same", source.seen["routes"], "MS-1", routes=", ".join(source.routes))
    if source.loop is not None and source.loop.outer != source.loop.inner + 1:
        source.refuse("loop-sizes", source.loop.line, "MS-27", inner=source.loop.inner, outer=source.loop.outer)


def is_too_large(plan: Plan) -> bool:
    """More than any board has; nothing further is worth checking."""
    source = plan.source
    if len(plan.names) > MOST_SQUARES:
        source.refuse("too-many", source.lines, squares=len(plan.names), most=MOST_SQUARES)
    if len(source.stretches) > MOST_STRETCHES:
        source.refuse("too-many-stretches", source.lines, stretches=len(source.stretches), most=MOST_STRETCHES)
    points = sum(len(stretch.points) for stretch in source.stretches)
    if points > MOST_POINTS:
        source.refuse("too-many-points", source.lines, points=points, most=MOST_POINTS)
    return any(defect.message.startswith("course-too-many") for defect in source.defects)


def check_layout(plan: Plan) -> None:
    """Range, junction, routes and start squares are where they must be."""
    source = plan.source
    ranges = [stretch for stretch in source.stretches if stretch.side]
    if len(ranges) != 1:
        source.refuse("ranges", ranges[1].line if ranges else source.lines, "MS-7", found=len(ranges))
    for stretch in ranges[:1]:
        if len(stretch.rows) != STANDS:
            source.refuse("range-rows", stretch.line, "MS-7", found=len(stretch.rows), wanted=STANDS)
        for row in stretch.rows:
            if len(row.cells) != 2 or None in row.cells:
                source.refuse("range-row", row.line, "MS-7")
    check_room(plan)
    check_junction(plan)
    check_routes(plan)
    check_starts(plan)


def check_room(plan: Plan) -> None:
    """MS-10: whoever leaves a stand finds a free square, even with two skiers beside it and three more behind."""
    for order in plan.orders if plan.range_rows else []:
        before = order[: order.index(plan.range_rows[0])]
        found = sum(len(plan.squares_of[row]) for row in before)
        if found < ROOM:
            line = plan.rows[plan.range_rows[0]].line
            plan.source.refuse("range-early", line, "MS-10", found=found, wanted=ROOM)
            return


def check_junction(plan: Plan) -> None:
    """MS-12: the loop leaves once, after the range, and comes back before the line."""
    source = plan.source
    junctions = [row.line for row in plan.rows if row.is_junction]
    rejoins = [row.line for row in plan.rows if row.is_rejoin]
    if len(junctions) != 1:
        source.refuse("junctions", (junctions or [source.lines])[-1], "MS-12", found=len(junctions))
    elif plan.range_rows and plan.junction <= plan.range_rows[-1]:
        source.refuse("junction-early", junctions[0], "MS-12")
    elif plan.junction == len(plan.rows) - 1:
        source.refuse("junction-last", junctions[0], "MS-12")
    if len(rejoins) > 1:
        source.refuse("rejoins", rejoins[-1], "MS-12", found=len(rejoins))
    elif rejoins and plan.rejoin <= plan.junction:
        source.refuse("rejoin-early", rejoins[0], "MS-12")


def check_routes(plan: Plan) -> None:
    """Range, loop and finish are the same on both routes."""
    for stretch in plan.source.stretches:
        late = any(row.line > plan.rows[plan.range_rows[0]].line for row in stretch.rows) if plan.range_rows else False
        if stretch.route and (stretch.side or late):
            plan.source.refuse("route-late", stretch.line, "MS-1", name=stretch.name, route=stretch.route)


def check_starts(plan: Plan) -> None:
    """MS-2: every start square leads into the first row of every route, and nowhere else."""
    for start, targets in plan.source.starts.items():
        line = plan.source.start_lines[start]
        firsts = [{plan.names[square] for square in plan.squares_of[order[0]]} if order else set()
                  for order in plan.orders]  # fmt: skip
        wrong = [name for name in targets if not any(name in first for first in firsts)]
        if wrong:
            plan.source.refuse("start-target", line, "MS-2", start=start, found=wrong[0][:10])
        for route, first in zip(plan.routes, firsts, strict=True):
            if not wrong and not first & set(targets):
                plan.source.refuse("start-route", line, "MS-2", start=start, route=route)


def changed(plan: Plan, tables: list[Table]) -> list[Table]:
    """The tables with the file's `link` and `cut` lines carried out (MS-18)."""
    for step in plan.source.steps:
        start, target = plan.numbers.get(step.start, -1), plan.numbers.get(step.target, -1)
        if start < 0 or target < 0:
            name = step.start if start < 0 else step.target
            plan.source.refuse("square", step.line, found=name[:10])
            continue
        having = [table for table in tables[:-1] if target in table[start]]
        if step.adds and having:
            plan.source.refuse("link-there", step.line, start=step.start, target=step.target)
        elif not step.adds and not having:
            plan.source.refuse("cut-nothing", step.line, start=step.start, target=step.target)
        elif not step.adds:
            for table in having:
                table[start] = [square for square in table[start] if square != target]
        else:
            link(plan, tables, step.line, start, target)
    return tables


def link(plan: Plan, tables: list[Table], line: int, start: int, target: int) -> None:
    """A further step forward: on the track past no row that must not be skipped, or between loop and junction."""
    loop = {*plan.inner, *plan.outer}
    if target in loop and (start in loop or plan.row[start] == plan.junction):
        fitting = [tables[len(plan.routes)]]
        if start in loop and start not in plan.exits:
            fitting += tables[: len(plan.routes)]
    elif start in plan.exits and plan.row[target] > plan.junction:
        fitting = tables[: len(plan.routes)]
    else:
        fitting = [tables[at] for at, order in enumerate(plan.orders) if leads_ahead(plan, order, start, target)]
        if fitting and plan.row[start] != plan.junction:
            fitting.append(tables[len(plan.routes)])
    if not fitting:
        plan.source.refuse("link", line, "MS-3", start=plan.names[start], target=plan.names[target])
    for table in fitting:
        table[start] = sorted({*table[start], target})


def leads_ahead(plan: Plan, order: list[int], start: int, target: int) -> bool:
    """Whether a step goes forward on a route without skipping a stand, the junction or the line."""
    if plan.row[start] not in order or plan.row[target] not in order:
        return False
    here, there = order.index(plan.row[start]), order.index(plan.row[target])
    kept = {*plan.range_rows, plan.junction, plan.rejoin}
    if here == len(order) - 1:
        return there == 0
    return here < there and not kept & set(order[here + 1 : there])


def check_steps(plan: Plan, tables: list[Table]) -> None:
    """Every square leads on, every square can be reached, and the loop is as long as it must be."""
    free, owed = tables[: len(plan.routes)], tables[len(plan.routes)]
    for route, order, table in zip(plan.source.routes or ["none"], plan.orders, free, strict=True):
        for square in (square for row in order for square in plan.squares_of[row] if not table[square]):
            line, name = plan.rows[plan.row[square]].line, plan.names[square]
            plan.source.refuse("dead-end", line, "MS-18", square=name, route=route)
    if plan.source.loop is None or plan.junction < 0 or len(plan.outer) != len(plan.inner) + 1:
        return
    for square in (*plan.inner, *plan.outer):
        if not owed[square] or (square in plan.exits and not free[0][square]):
            plan.source.refuse("dead-end", plan.source.loop.line, "MS-18", square=plan.names[square], route="none")
    reached = spread(range(STARTS), tables[:-1])
    for square in range(STARTS, len(plan.names)):
        if square not in reached and square not in plan.stands:
            line = plan.rows[plan.row[square]].line if plan.row[square] >= 0 else plan.source.loop.line
            plan.source.refuse("unreachable", line, "MS-18", square=plan.names[square])
    check_loop(plan, free[0], owed, plan.source.loop.line)


def spread(begin: Iterable[int], tables: list[Table]) -> set[int]:
    """All squares that some steps lead to."""
    reached, edge = set(begin), list(begin)
    while edge:
        here = edge.pop()
        for target in (target for table in tables for target in table[here] if target not in reached):
            reached.add(target)
            edge.append(target)
    return reached


def check_loop(plan: Plan, free: Table, owed: Table, line: int) -> None:
    """MS-27: one loop costs the same in both lanes, each further one a square more outside."""
    single, further = [], []
    for lane, leaves in zip((plan.inner, plan.outer), plan.exits, strict=True):
        into = [square for row in plan.squares_of[plan.junction] for square in owed[row] if square in lane]
        single.append(walk(owed, lane, into, leaves) if free[leaves] else -1)
        further.append(walk(owed, lane, [square for square in owed[leaves] if square in lane], leaves))
    if single[0] != single[1] or single[0] < 0:
        plan.source.refuse("loop-single", line, "MS-27", inner=single[0], outer=single[1])
    if further[1] != further[0] + 1 or min(further) < 0:
        plan.source.refuse("loop-further", line, "MS-27", inner=further[0], outer=further[1])


def walk(table: Table, lane: list[int], begin: list[int], end: int) -> int:
    """Steps to a square within one lane, the step onto the first square included; -1 if there is no way."""
    steps, edge = 1, set(begin)
    seen = set(edge)
    while edge and end not in edge:
        edge = {target for square in edge for target in table[square] if target in lane} - seen
        seen |= edge
        steps += 1
    return steps if edge else -1

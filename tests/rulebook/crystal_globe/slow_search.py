"""Moves found the plain way: every path square by square, straight from the text of CG-12, CG-13, CG-27 and CG-53."""

from __future__ import annotations

from collections.abc import Iterator

from loipe.games.crystal_globe import codes as c
from loipe.games.crystal_globe.state import Race

Node = tuple[str, int]
"""A kind of square (`row`, `ring`, `start`, `beyond`) with its number; lanes are apart."""


def course_ahead(race: Race, most: int) -> list[Node]:
    """The squares ahead of the active skier, one after another, at most so many."""
    seat, course = race.active, race.terms.course
    node: Node = ("ring", race.ring[seat]) if race.ring[seat] else ("row", race.row[seat])
    owed, lap = race.black[seat], race.lap[seat]
    shoots = not race.has_shot[seat] and lap < len(race.terms.shootings)
    stand = race.stand[seat]
    if stand < 0:
        stand = min(set(range(c.STANDS)) - set(race.stand), default=0)
    found: list[Node] = []
    while len(found) < most:
        kind, number = node
        if kind == "beyond":
            node = ("beyond", number + 1)
        elif kind == "ring" and number < 9:
            node = ("ring", number + 1)
            owed -= number + 1 == 9
        elif (kind == "ring" or number == course.range_last) and owed > 0:
            node = ("ring", 1)
        elif kind == "row" and shoots and number == course.stand_row(stand) and lap == race.lap[seat]:
            break
        else:
            row = course.range_last if kind == "ring" else number
            if row + 1 == course.rows:
                lap += 1
                node = ("beyond", 1) if lap == race.terms.laps else ("row", 0)
            else:
                node = ("row", row + 1)
        found.append(node)
    return found


def is_white(race: Race, node: Node) -> bool:
    return node[0] == "row" and not race.terms.course.is_grey(node[1])


def paths(race: Race) -> Iterator[tuple[list[Node], list[int], int, int]]:
    """Every way ahead: its squares, its lanes, what it costs, how much ice it checks."""
    seat = race.active
    here: Node = ("ring", race.ring[seat]) if race.ring[seat] else ("row", race.row[seat])
    ahead = course_ahead(race, race.terms.most_squares)
    toll = 1 if race.terms.level == c.STRATEGIQUE else 0
    points = race.die + race.energy
    todo: list[tuple[int, list[int], int, int]] = [(0, [race.lane[seat]], 0, 0)]
    while todo:
        step, lanes, cost, ice = todo.pop()
        if step:
            yield ahead[:step], lanes[1:], cost, ice
        if step == len(ahead):
            continue
        node, before = ahead[step], here if step == 0 else ahead[step - 1]
        for lane, extra, icy in steps(race, before, lanes[-1], node, toll):
            if cost + 1 + extra <= points:
                todo.append((step + 1, [*lanes, lane], cost + 1 + extra, ice + icy))


def steps(race: Race, before: Node, lane: int, node: Node, toll: int) -> list[tuple[int, int, int]]:
    """Lanes of the next row, what it costs beyond the square itself, and whether ice is checked there."""
    if not is_white(race, node):
        return [(0, 0, 0)]
    near = [0, 1, 2] if not is_white(race, before) else [other for other in (0, 1, 2) if abs(other - lane) <= 1]
    first = race.terms.course.row_first[node[1]]
    taken = [other for other in (0, 1, 2) if race.at[first + other]]
    free = [other for other in near if other not in taken]
    if free:
        return [(other, 0, race.terms.course.ice[first + other]) for other in free]
    if race.terms.three_only and len(taken) < 3:
        return []
    return [(other, toll, 0) for other in near]


def code_of(race: Race, node: Node, lane: int) -> int:
    course = race.terms.course
    if node[0] == "beyond":
        return c.FINISH + node[1]
    if node[0] == "ring":
        return c.SQUARE + course.ring_first + node[1] - 1
    return c.SQUARE + course.row_first[node[1]] + (lane if is_white(race, node) else 0)


def can_end(race: Race, node: Node, lane: int) -> bool:
    return not is_white(race, node) or race.at[race.terms.course.row_first[node[1]] + lane] == 0


def ends(race: Race) -> set[int]:
    """CG-12: without a card every end; with one, those that use the die's movement, or the farthest."""
    cheapest: dict[int, int] = {}
    length: dict[int, int] = {}
    for way, lanes, cost, _ in paths(race):
        if can_end(race, way[-1], lanes[-1]):
            code = code_of(race, way[-1], lanes[-1])
            cheapest[code] = min(cost, cheapest.get(code, cost))
            length[code] = len(way)
    least = race.die if race.cards else 0
    farthest = max(length.values(), default=0)
    return {code for code, cost in cheapest.items() if cost >= least or length[code] == farthest}


def fewest_checks(race: Race, code: int) -> tuple[int, int]:
    """CG-32: the ice squares of the best way there, and what that same way costs; short moves check none."""
    return min(
        (ice if len(way) >= race.terms.fall_squares else 0, cost) for way, lanes, cost, ice in paths(race)
        if code_of(race, way[-1], lanes[-1]) == code and can_end(race, way[-1], lanes[-1])
    )  # fmt: skip

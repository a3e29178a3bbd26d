"""A second judge of steps: the course read anew from its tiles, and every way walked to its end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from loipe.games.ski_tour import courses
from loipe.games.ski_tour.state import Race


class Map:
    """The course read anew from its tiles: rows of cells, penalty lanes, nothing shared with the rules' own tables."""

    def __init__(self, name: str) -> None:
        self.rows: list[list[str]] = []
        self.cells: dict[str, str] = {}
        self.lanes: dict[str, list[str]] = {}
        for here in courses.planned(name).tiles:
            for row in here.tile.rows:
                number = len(self.rows) + 1
                if row.is_range:
                    label = f"r{len(self.lanes) + 1}"
                    self.rows.append([label])
                    self.lanes[label] = [f"p{label[1:]}-{at + 1}" for at in range(len(row.cells))]
                else:
                    names = [f"{number}{'abc'[lane]}" for lane in range(len(row.cells))]
                    self.rows.append(names)
                    self.cells |= dict(zip(names, row.cells, strict=True))
        self.row_of = {name: number for number, row in enumerate(self.rows) for name in row}

    def steps(self, here: str, may_side: bool, misses: int) -> Iterator[str]:
        if here == "start":
            yield from self.rows[0]
        elif here.startswith("p"):
            label = "r" + here[1:].split("-")[0]
            lane = self.lanes[label]
            at = lane.index(here)
            yield lane[at + 1] if at + 1 < len(lane) else label
        elif here.startswith("r") and misses:
            yield self.lanes[here][0]
        else:
            yield from self.along(here, may_side)

    def along(self, here: str, may_side: bool) -> Iterator[str]:
        number = self.row_of[here]
        row = self.rows[number]
        ahead = self.rows[number + 1] if number + 1 < len(self.rows) else ["goal"]
        if len(row) == 1:
            yield from ahead
            return
        lane = row.index(here)
        straight = min(lane, len(ahead) - 1)
        yield ahead[straight]
        for other in (lane - 1, lane + 1):
            if 0 <= other < len(ahead) and other != straight and self.cells.get(here) == "*":
                if self.cells.get(ahead[other]) == "*":
                    yield ahead[other]
            if may_side and 0 <= other < len(row):
                yield row[other]


class Walk:
    """The least stamina that ways of so many steps cost a seat, found by walking all of them."""

    def __init__(self, tour: Race, seat: int) -> None:
        names = tour.terms.course.names
        self.plan = plan_of(tour.terms.course.name)
        self.others = [
            names[tour.space[other]]
            for other in range(tour.terms.seats)
            if other != seat and not tour.place[other] and not tour.collapsed[other]
        ]
        self.here = names[tour.space[seat]]
        self.misses = tour.misses[seat]
        self.known: dict[tuple[str, bool, int, int], int] = {}

    def least(self, here: str, may_side: bool, misses: int, steps: int) -> int:
        if steps == 0:
            return 0
        key = (here, may_side, misses, steps)
        if key not in self.known:
            ways = self.plan.steps(here, may_side, misses)
            self.known[key] = min(self.after(here, there, may_side, misses, steps) for there in ways)
        return self.known[key]

    def after(self, here: str, there: str, may_side: bool, misses: int, steps: int) -> int:
        """Of the ways that begin with this step."""
        price, ended, may_side, misses = self.step(here, there, may_side, misses)
        return price if ended else price + self.least(there, may_side, misses, steps - 1)

    def step(self, here: str, there: str, may_side: bool, misses: int) -> tuple[int, bool, bool, int]:
        """What one step costs, whether it ends the move, and whether a sideways step and which misses are left."""
        price = int(self.costs(there))
        if there == "goal" or (there.startswith("r") and not here.startswith("p")):
            return price, True, may_side, misses
        if there.startswith("r"):
            misses = max(0, misses - 2)
        rows = self.plan.row_of
        if here in rows and rows.get(there) == rows[here]:
            may_side = False
        elif here in rows and any(rows.get(other) == rows[here] for other in self.others):
            may_side = True
        return price, False, may_side, misses

    def costs(self, there: str) -> bool:
        """ST-27, ST-42, ST-52: somebody stands there, and it is neither the range nor right after the start."""
        is_free = there in self.plan.rows[0] or there.startswith("r") or there == "goal"
        return there in self.others and not is_free


@cache
def plan_of(name: str) -> Map:
    return Map(name)

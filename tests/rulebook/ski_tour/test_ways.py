"""ST-24, ST-26, ST-27, ST-36: the steps offered, against a slow search that walks every way to its end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from loipe.core.contract import NOBODY
from loipe.core.rng import Rng
from loipe.games import ski_tour
from loipe.games.ski_tour import courses
from loipe.games.ski_tour import words as w
from loipe.games.ski_tour.config import ADVANCED, Config
from loipe.games.ski_tour.state import Race
from tests.clauses import clause


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
    """Every way of so many steps, step by step."""

    def __init__(self, tour: Race, plan: Map) -> None:
        self.plan = plan
        names = tour.terms.course.names
        self.others = [
            names[tour.space[seat]] for seat in range(tour.terms.seats) if seat != tour.active and tour.is_racing(seat)
        ]
        self.budget = sum(tour.levels[tour.active * 5 : tour.active * 5 + 5])

    def can_end(self, here: str, may_side: bool, misses: int, steps: int, paid: int) -> bool:
        if paid > self.budget:
            return False
        if steps == 0:
            return True
        return any(
            self.goes(here, there, may_side, misses, steps, paid) for there in self.plan.steps(here, may_side, misses)
        )

    def goes(self, here: str, there: str, may_side: bool, misses: int, steps: int, paid: int) -> bool:
        """Whether the way can be finished after this step."""
        is_free = there in self.plan.rows[0] or there.startswith("r") or there == "goal"
        paid += there in self.others and not is_free
        if there == "goal" or (there.startswith("r") and not here.startswith("p")):
            return paid <= self.budget
        if there.startswith("r"):
            misses = max(0, misses - 2)
        rows = self.plan.row_of
        if here in rows and rows.get(there) == rows[here]:
            may_side = False
        elif here in rows and any(rows.get(other) == rows[here] for other in self.others):
            may_side = True
        return self.can_end(there, may_side, misses, steps - 1, paid)


@clause("ST-24", "ST-26", "ST-27", "ST-34", "ST-36")
@pytest.mark.parametrize("course", ["starter", "long", "breitmoos", "kammfels"])
def test_a_step_is_offered_if_and_only_if_its_way_can_be_finished_and_paid(course: str) -> None:
    plan = Map(course)
    looked = 0
    closed = 0
    for seed in range(8):
        tour = ski_tour.start(Config(course=course, nations=ADVANCED, wax="suggested"))
        rng = Rng(seed, 17)
        while tour.to_act() != NOBODY:
            if tour.phase == w.MOVE and tour.steps_left <= 7:
                seat = tour.active
                walk = Walk(tour, plan)
                here = tour.terms.course.names[tour.space[seat]]
                side, misses = tour.may_side == 1, tour.misses[seat]
                wanted = {
                    there
                    for there in plan.steps(here, side, misses)
                    if walk.goes(here, there, side, misses, tour.steps_left, 0)
                }
                assert {ski_tour.write(tour, code) for code in tour.options()} == wanted
                closed += len(wanted) < len(set(plan.steps(here, side, misses)))
                looked += 1
            tour.apply(tour.pick(rng))
    assert looked > 500
    assert closed > 0 or course == "breitmoos"

"""ST-24, ST-26, ST-27, ST-36: the steps offered, against a slow search that walks every way to its end."""

from __future__ import annotations

import pytest

from loipe.core.contract import NOBODY
from loipe.core.rng import Rng
from loipe.games import ski_tour
from loipe.games.ski_tour import codes as c
from loipe.games.ski_tour.config import ADVANCED, Config
from tests.clauses import clause
from tests.rulebook.ski_tour.ways import Walk, plan_of


@clause("ST-24", "ST-26", "ST-27", "ST-34", "ST-36")
@pytest.mark.parametrize("course", ["starter", "long", "breitmoos", "kammfels"])
def test_a_step_is_offered_if_and_only_if_its_way_can_be_finished_and_paid(course: str) -> None:
    plan = plan_of(course)
    looked = 0
    closed = 0
    for seed in range(8):
        tour = ski_tour.start(Config(course=course, nations=ADVANCED, wax="suggested"))
        rng = Rng(seed, 17)
        while tour.to_act() != NOBODY:
            if tour.phase == c.MOVE:
                seat = tour.active
                walk = Walk(tour, seat)
                stamina = sum(tour.levels[seat * 5 : seat * 5 + 5])
                ways = set(plan.steps(walk.here, tour.may_side == 1, walk.misses))
                wanted = {
                    there
                    for there in ways
                    if walk.after(walk.here, there, tour.may_side == 1, walk.misses, tour.steps_left) <= stamina
                }
                assert {ski_tour.write(tour, code) for code in tour.options()} == wanted
                closed += len(wanted) < len(ways)
                looked += 1
            tour.apply(tour.pick(rng))
    assert looked > 500
    assert closed > 0 or course == "breitmoos"

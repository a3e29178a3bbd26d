"""Many seasons: what is counted, worked out by hand."""

from __future__ import annotations

import pytest

from loipe.lab.seasons import Share, in_order, nothing, strongest, tried, turn, winters
from loipe.season.plan import Outcome
from loipe.season.presets import planned
from loipe.season.standings import standings

PLAN = planned("short-cup", 1, "Cup", bots=("club", "rookie", "rookie"))


def test_pairs_that_stand_in_order() -> None:
    # clubs are the athletes 0 and 3, rookies the others: before them stand 4 and 3, and one shares a place
    table = standings(PLAN, [Outcome((1, 2, 4, 2, 5, 6))])
    assert in_order(PLAN, table, ("club", "rookie")) == (4 + 3 + 0.5) / 8


def test_every_level_comes_to_every_number() -> None:
    assert strongest(PLAN) == {0, 3}
    assert [sorted(strongest(turn(PLAN, by))) for by in range(3)] == [[0, 3], [2, 5], [1, 4]]
    assert [athlete.name for athlete in turn(PLAN, 1).athletes] == [athlete.name for athlete in PLAN.athletes]


def test_a_share_and_its_doubt() -> None:
    share = Share()
    for value in (1, 0, 1, 1):
        share.add(value, value * value, 1)
    assert share.mean == 0.75
    assert share.doubt == pytest.approx(2 * (0.75 * 0.25 / 4) ** 0.5)


def test_chunks_add_up_to_the_whole() -> None:
    plan = winters(planned("short-cup", 1, "Cup", bots=("club", "random")), 2)
    sums = nothing(plan)
    for seeds in (range(2), range(2, 3)):
        sums.add(tried(plan, seeds))
    whole = tried(plan, range(3))
    assert (sums.seasons, len(sums.led)) == (3, 6)
    assert [share.mean for share in sums.shares()] == pytest.approx([share.mean for share in whole.shares()])
    assert whole.ahead["club", "random"][-1].mean > 0.9

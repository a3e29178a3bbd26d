"""A sample of the walk that `make soak PART=reasons` takes at length."""

from __future__ import annotations

import pytest

from loipe.games import IDS
from tests.contract.reasons import check

COUNT = 300


@pytest.mark.parametrize("game_id", IDS)
def test_no_refusal_is_false(game_id: str) -> None:
    given = check(game_id, 1, COUNT)
    assert sum(given.values()) > COUNT
    assert len(given) > 3

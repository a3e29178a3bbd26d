"""A sample of the walk that `make soak PART=odds` takes at length."""

from __future__ import annotations

import pytest

from loipe.games import IDS
from tests.contract.shown import check

COUNT = 150


@pytest.mark.parametrize("game_id", IDS)
def test_every_chance_shown_is_true(game_id: str) -> None:
    assert check(game_id, 1, COUNT) > 0

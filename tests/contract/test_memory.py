"""Calls of the contract's functions do not grow memory; `make soak` makes a million of them."""

from __future__ import annotations

import pytest

from loipe.games import IDS
from tests.contract.memory import calls, kept, scenes

TIMES = 100
LITTLE = 12.0
"""Bytes a call: less than the smallest thing that could be forgotten each time."""


@pytest.mark.parametrize("game_id", IDS)
def test_no_call_keeps_memory(game_id: str) -> None:
    growing = {
        name: stays
        for config, state in scenes(game_id, 1, 1)
        for name, call in calls(game_id, config, state).items()
        if (stays := kept(call, TIMES)) > LITTLE
    }
    assert growing == {}


def test_what_is_kept_is_noticed() -> None:
    heap: list[bytes] = []
    assert kept(lambda: heap.append(bytes(40)), TIMES) > LITTLE

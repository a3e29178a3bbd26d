"""Some hundred thousand cases; `make soak PART=fuzz N=1000000` runs any number."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.fuzz.inside import PARTS
from tests.fuzz.outside import Messages, Outside, Requests
from tests.fuzz.part import Part
from tests.server.run import Served

SEED = 1
COUNTS = {"words": 85_000, "logs": 5_000, "courses": 1_000, "configs": 4_000, "requests": 4_000, "messages": 1_000}
WARM = 500
GROWTH = 24_000
"""Kilobytes that a server may take for the tables that were made meanwhile."""


def test_there_are_a_hundred_thousand_cases() -> None:
    assert sum(COUNTS.values()) == 100_000


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)
def test_whatever_is_typed_or_opened_is_answered_in_a_sentence(part: Part) -> None:
    *_, done = part.run_all(SEED, COUNTS[part.name])
    assert done == COUNTS[part.name]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("fuzzed")
    with Served(f"sqlite:///{folder}/tables.db", folder / "server.log") as found:
        yield found
        found.stop()
    assert "Traceback" not in found.log.read_text(), found.log.read_text()


@pytest.mark.parametrize("kind", [Requests, Messages], ids=lambda kind: kind.name)
def test_whatever_is_sent_is_answered_and_nothing_is_left_behind(server: Served, kind: type[Outside]) -> None:
    part = kind(server.url)

    async def run() -> None:
        used = 0
        async for done in part.run_all(SEED, COUNTS[part.name]):
            if done == WARM:
                used = server.memory()
        assert server.memory() - used < GROWTH

    asyncio.run(run())

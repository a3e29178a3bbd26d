"""Many cases of every kind, some at a time; and the server that is fuzzed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.fuzz.outside import Messages, Requests
from tests.fuzz.part import Part
from tests.server.run import Served

SHARES = {"words": 905, "logs": 50, "courses": 5, "configs": 20, "requests": 15, "messages": 5}
"""Of a thousand cases; what takes long comes less often."""
AT_ONCE = 500
TABLES = 200
"""In the server's memory; then those that the fuzzer made do not look like growth."""
GROWTH = 24_000
"""Kilobytes by which a server may grow after its first cases."""


def chunks(count: int) -> Iterator[range]:
    return (range(start, min(start + AT_ONCE, count)) for start in range(0, count, AT_ONCE))


def inside(part: Part, seed: int, count: int) -> Iterator[int]:
    """How many are done, after each few."""
    for numbers in chunks(count):
        part.run_all(seed, numbers)
        yield numbers.stop


@contextmanager
def besieged() -> Iterator[Served]:
    """A server that must not write a traceback."""
    with TemporaryDirectory() as folder:
        log = Path(folder) / "server.log"
        with Served(f"sqlite:///{folder}/tables.db", log, tables_kept=TABLES) as server:
            yield server
            server.stop()
        assert "Traceback" not in log.read_text(), log.read_text()


def outside(server: Served, name: str, seed: int, count: int) -> Iterator[int]:
    part = next(kind for kind in (Requests, Messages) if kind.name == name)(server.url)
    warm = 0
    for numbers in chunks(count):
        asyncio.run(part.run_all(seed, numbers))
        warm = warm or server.memory()
        yield numbers.stop
    assert server.memory() - warm < GROWTH, f"from {warm} to {server.memory()} kB"

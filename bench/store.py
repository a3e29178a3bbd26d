"""The store alone, on SQLite and PostgreSQL: appends per second of one writer and of 200, and this process's time for
each, beside bare commits of one row after the other in the same database. Run: `python bench/store.py`.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import asyncpg

sys.path.insert(0, str(Path(__file__).parent.parent))
from server import bare_commits

from loipe.server.store import Record, Row, Store
from tests import machine
from tests.server.postgres import Postgres

WRITERS = 200
SECONDS = 4.0
SAID = "1:b12 *4 2:c7 *2"


def spent(what: str, count: int, begun: float, used: float) -> dict[str, float]:
    """Per second, and microseconds of this process each, since both clocks were looked at."""
    seconds, processor = time.perf_counter() - begun, time.process_time() - used
    return {f"{what}_per_second": count / seconds, f"{what}_processor_us": 1e6 * processor / count}


async def write(store: Store, table_id: str, at: int, until: float) -> int:
    """One record after the other; how many there are then."""
    while time.perf_counter() < until:
        at += 1
        await store.append(table_id, Record(at, "words", 0, SAID, f"{at:016x}", "0123456789ab"))
    return at


async def appends(url: str) -> dict[str, float]:
    store = Store(url)
    await store.open()
    ids = [f"{number:016}" for number in range(WRITERS)]
    for table_id in ids:
        await store.create(Row(table_id, "table", "", "", "live", "", 0), {}, [])
    begun, used = time.perf_counter(), time.process_time()
    first = await write(store, ids[0], 0, begun + SECONDS)
    found = spent("alone", first, begun, used)
    begun, used = time.perf_counter(), time.process_time()
    begins = [first] + [0] * (WRITERS - 1)
    counts = await asyncio.gather(
        *(write(store, table_id, at, begun + SECONDS) for table_id, at in zip(ids, begins, strict=True))
    )
    found |= spent("appends", sum(counts) - first, begun, used)
    await store.close()
    return found


async def bare(url: str) -> float:
    """Commits per second of one row after the other in PostgreSQL."""
    line = await asyncpg.connect(url)
    await line.execute("CREATE TABLE bare (at SERIAL PRIMARY KEY, body TEXT)")
    commits = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < SECONDS / 2:
        await line.execute("INSERT INTO bare (body) VALUES ($1)", SAID)
        commits += 1
    await line.close()
    return commits / (time.perf_counter() - begun)


def measured(url: str, commits: Callable[[], float]) -> dict[str, float]:
    return {**asyncio.run(appends(url)), "bare_commits_per_second": commits()}


def measure() -> dict[str, float]:
    with tempfile.TemporaryDirectory() as name:
        sqlite = measured(f"sqlite:///{name}/tables.db", lambda: bare_commits(Path(name)))
    found = {f"sqlite_{field}": value for field, value in sqlite.items()}
    if machine.postgres("initdb") is None:
        return found
    database = Postgres(careful=True)
    try:
        database.start()
        url = database.new()
        postgres = measured(url, lambda: asyncio.run(bare(url)))
    finally:
        database.stop()
    found |= {f"postgresql_{field}": value for field, value in postgres.items()}
    found["processor_postgresql_by_sqlite"] = postgres["appends_processor_us"] / sqlite["appends_processor_us"]
    return found


if __name__ == "__main__":
    print(json.dumps(measure(), indent=2))

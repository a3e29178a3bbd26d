"""A real server under clients at full speed, measured by what it should be good at; each ratio is found in one run.

Run: `python bench/server.py`. Bare commits are those of the same database one after the other: the limit of a server
that commits each move alone. Processor time is the server's, all its threads together.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import uvloop
from clients import AGAINST_A_BOT, LONG, MASS_START, Client, OnLine, OverHttp
from hold import longest_hold

sys.path.append(str(Path(__file__).parent.parent))
from tests import machine
from tests.server.postgres import Postgres

TABLES = 200
FEW, VIEWERS = 20, 20
"""So many tables have so many viewers beside their player."""
IDLE, MOVES = 2000, 10
EARLY, LATE, SOME = 50, 2000, 150
"""Plies at which a move's cost is compared, and moves that are measured there."""
SECONDS = 8.0
BARE_SECONDS = 2.0
SERVER = """
import sys, socket, asyncio
from loipe.server.doors import protocols as doors
from loipe.server.app import Settings
from loipe.server.doors.guard import Limits
free = Limits(requests=1e9, burst=1e9, new_tables=1e9, new_burst=1e9, sockets=10**6)
bound = socket.create_server(("127.0.0.1", int(sys.argv[2])))
server = doors.server(Settings(sys.argv[1], free))
server.config.timeout_keep_alive = 60
with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
    runner.run(server.serve(sockets=[bound]))
"""
Work = Callable[[int, int], Coroutine[Any, Any, dict[str, float]]]
"""What is done with a server, by its port and process."""


def bare_commits(folder: Path) -> float:
    """One small row after the other, each committed as the server's store does it."""
    database = sqlite3.connect(folder / "bare.db")
    for pragma in ("journal_mode=WAL", "synchronous=FULL"):
        database.execute(f"PRAGMA {pragma}")
    database.execute("CREATE TABLE records (at INTEGER PRIMARY KEY, body TEXT)")
    commits = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < BARE_SECONDS:
        database.execute("INSERT INTO records (body) VALUES ('1:b12 *4 2:c7 *2')")
        database.commit()
        commits += 1
    return commits / (time.perf_counter() - begun)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def connected(port: int) -> Client:
    while True:
        try:
            return Client(*await asyncio.open_connection("127.0.0.1", port, limit=1 << 24))
        except OSError:
            await asyncio.sleep(0.1)


def processor_time(pid: int) -> float:
    """Seconds a process has used."""
    spent = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(spent[11]) + int(spent[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """kB."""
    return int(Path(f"/proc/{pid}/status").read_text().partition("VmRSS:")[2].split()[0])


def crowd(tables: int, wish: dict[str, Any], viewers: int = 0, http: bool = False) -> Work:
    """Everybody plays at full speed for a while."""

    async def work(port: int, pid: int) -> dict[str, float]:
        found: list[OnLine | OverHttp] = []
        for _ in range(tables):
            client = await connected(port)
            found.append(OverHttp(client, wish) if http else OnLine(client, port, wish, viewers))
            await found[-1].set_up()
        waits: list[float] = []
        spent, until = processor_time(pid), time.perf_counter() + SECONDS

        async def play(table: OnLine | OverHttp) -> None:
            while time.perf_counter() < until:
                waits.append(await table.move())
            table.close()
            table.client.writer.close()

        await asyncio.gather(*(play(table) for table in found))
        waits.sort()
        return {
            "moves_per_second": len(waits) / SECONDS,
            "p50_ms": 1000 * waits[len(waits) // 2],
            "p99_ms": 1000 * waits[len(waits) * 99 // 100],
            "processor_ms": 1000 * (processor_time(pid) - spent) / len(waits),
        }

    return work


async def grown(port: int, pid: int) -> dict[str, float]:
    """A move early and late in a long race; the clock of the process is coarse, so many are measured together."""
    table = OnLine(await connected(port), port, LONG)
    await table.set_up()
    found: dict[str, float] = {}
    for plies in (EARLY, LATE):
        while table.heard < plies:
            await table.move()
        spent = processor_time(pid)
        for _ in range(SOME):
            await table.move()
        found[f"at_{plies}_ms"] = 1000 * (processor_time(pid) - spent) / SOME
    table.close()
    return found


async def idle(port: int, pid: int) -> dict[str, float]:
    """What a table takes at which nobody is any more."""
    client = await connected(port)
    table = OverHttp(client, MASS_START)
    for _ in range(FEW):
        await table.set_up()
    before = memory(pid)
    for _ in range(IDLE):
        await table.set_up()
        for _ in range(MOVES):
            await table.move()
    return {"idle_table_kb": (memory(pid) - before) / IDLE}


def served(database: str, work: Work) -> dict[str, float]:
    port = free_port()
    server = subprocess.Popen([sys.executable, "-c", SERVER, database, str(port)])

    async def go() -> dict[str, float]:
        (await connected(port)).writer.close()
        return await work(port, server.pid)

    try:
        return uvloop.run(go())
    finally:
        server.terminate()
        server.wait()


def on_postgres() -> dict[str, float]:
    """The same crowd; nothing where there is no PostgreSQL."""
    if machine.postgres("initdb") is None:
        return {}
    database = Postgres(careful=True)
    try:
        database.start()
        return served(database.new(), crowd(TABLES, MASS_START))
    finally:
        database.stop()


def measure() -> dict[str, float]:
    """Moves of Mass Start by 200 tables over the line, over HTTP and on PostgreSQL; then each of the other aims."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)

        def on_sqlite(part: str, work: Work) -> dict[str, float]:
            return served(f"sqlite:///{folder}/{part}.db", work)

        bare = bare_commits(folder)
        line = on_sqlite("line", crowd(TABLES, MASS_START))
        http = on_sqlite("http", crowd(TABLES, MASS_START, http=True))
        few = on_sqlite("few", crowd(FEW, MASS_START))["processor_ms"]
        watched = on_sqlite("watched", crowd(FEW, MASS_START, VIEWERS))["processor_ms"]
        with_bot = on_sqlite("bot", crowd(FEW, AGAINST_A_BOT))["processor_ms"]
        long = on_sqlite("long", grown)
        found = {f"line_{name}": value for name, value in line.items()}
        found |= {f"http_{name}": value for name, value in http.items()}
        found |= {"bare_commits_per_second": bare, "moves_by_bare_commits": line["moves_per_second"] / bare}
        found["a_viewer_more_in_moves"] = (watched - few) / VIEWERS / few
        found["a_bots_answer_ms"] = with_bot - few
        found |= {**long, "late_by_early": long[f"at_{LATE}_ms"] / long[f"at_{EARLY}_ms"]}
        found |= on_sqlite("idle", idle) | longest_hold(folder)
    if postgres := on_postgres():
        found |= {f"postgresql_{name}": value for name, value in postgres.items()}
        found["processor_postgresql_by_sqlite"] = postgres["processor_ms"] / line["processor_ms"]
    return found


if __name__ == "__main__":
    print(json.dumps(measure(), indent=2))

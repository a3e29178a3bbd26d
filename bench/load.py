"""Many tables with people and bots on one machine: how long a word takes to its receipt and to the others' screens.

Run: `make load` or `python bench/load.py [MINUTES]`, on a quiet machine; everything stays on 127.0.0.1. At human speed
each table says a word every three seconds and has one to four people connected, in all four games with a bot; viewers
have their messages compressed as a browser has. At full speed everybody answers at once. The people are this one
process; what it costs is told, because it shares the machine with the server. Two workers are those of `loipe serve
--workers 2`.
"""

from __future__ import annotations

import asyncio
import json
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import uvloop
from clients import Client, Line, OnLine
from rich.console import Console
from rich.table import Table
from server import SERVER, bare_commits, free_port
from works import EARLY, LATE, connected, crowd, grown, memory, on_line, processor_time, rested

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests import machine
from tests.server.postgres import Postgres
from tests.server.run import workers_of

EVERY = 3.0
"""Seconds from word to word, at human speed."""
SIZES = (10, 100, 1000)
MANY, MOMENT, ROUNDS = 200, 4.0, 2
"""At full speed: tables, seconds, rounds."""
ASLEEP = 500
WARM = 60
"""Tables before memory is measured: so many that nobody is at stay in memory anyway."""
GAMES = ("mass-start", "crystal-globe", "ski-tour", "sport-ist-mord")
MINUTES = 6.0
AIMS = {
    "tables_1000_ack_p99_ms": ("1,000 tables at human speed, word to receipt, p99 in ms", "at most", 50.0),
    "tables_1000_screen_p99_ms": (
        "1,000 tables at human speed, word to the others' screens, p99 in ms",
        "at most",
        50.0,
    ),
    "full_by_bare_commits": ("full speed on SQLite, by bare commits", "at least", 0.6),
    "two_workers_by_one": ("two workers on PostgreSQL, by one", "at least", 1.6),
}


def wish(number: int) -> dict[str, Any]:
    """The four games in turn."""
    seats = [{"who": "me"}, *[{"who": "bot", "bot": "club"}] * 2]
    return {"game": GAMES[number % len(GAMES)], "seats": seats, "auto_dice": True}


class Watched(OnLine):
    """One person with a bot, and up to three who look on: when each of them sees a word is noted."""

    def __init__(self, client: Client, port: int, number: int) -> None:
        super().__init__(client, port, wish(number), number // len(GAMES) % 4, packs=True)
        self.said = 0.0
        self.seen: list[float] = []

    async def look_on(self, line: Line) -> None:
        last = 0.0
        while await line.message():
            if self.said > last:
                last = self.said
                self.seen.append(time.perf_counter() - last)

    async def say(self) -> float:
        """A word; a game that is over is followed by the next, which is not measured."""
        while not self.fresh.asks:
            await self.set_up()
        self.said = time.perf_counter()
        return await self.move()


def share(values: list[float], part: float) -> float:
    return 1000 * sorted(values)[min(len(values) - 1, int(len(values) * part))] if values else float("nan")


async def human(tables: int, port: int, pid: int, seconds: float) -> dict[str, float]:
    """Everybody says a word every three seconds, each in a rhythm of their own."""
    clients = [await connected(port) for _ in range(8)]
    asking = [asyncio.Lock() for _ in clients]
    for number in range(WARM):  # boards and rules are loaded once
        first = Watched(clients[0], port, number)
        await first.set_up()
        first.close()
    everybody = [Watched(clients[number % 8], port, number) for number in range(tables)]
    before = memory(pid)
    for number, each in enumerate(everybody):
        async with asking[number % 8]:
            await each.set_up()
    live = memory(pid) - before
    receipts: list[float] = []
    begun = time.perf_counter()
    spent, own = processor_time(pid), time.process_time()

    async def play(number: int, each: Watched) -> None:
        due = begun + EVERY * (number / tables)
        while due < begun + seconds:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if not each.fresh.asks:
                async with asking[number % 8]:
                    await each.set_up()
            receipts.append(await each.say())
            due += EVERY

    await asyncio.gather(*(play(number, each) for number, each in enumerate(everybody)))
    await asyncio.sleep(0.2)
    took = time.perf_counter() - begun
    spent, own = processor_time(pid) - spent, time.process_time() - own
    seen = [each_seen for each in everybody for each_seen in each.seen]
    for each in everybody:
        each.close()
    return {
        "moves_per_second": len(receipts) / took,
        "ack_p50_ms": share(receipts, 0.5),
        "ack_p99_ms": share(receipts, 0.99),
        "screen_p50_ms": share(seen, 0.5),
        "screen_p99_ms": share(seen, 0.99),
        "server_ms_a_move": 1000 * spent / max(1, len(receipts)),
        "server_of_a_core": spent / took,
        "generator_of_a_core": own / took,
        "kb_a_live_table": live / tables,
    }


async def asleep(port: int, pid: int) -> dict[str, float]:
    """Tables at which somebody has said a few words and nobody is any more."""
    tables = [OnLine(await connected(port), port, wish(number)) for number in range(4)]
    before = 0
    for number in range(WARM + ASLEEP):
        if number == WARM:
            before = memory(pid)
        table = tables[number % 4]
        await table.set_up()
        for _ in range(6):
            await table.move()
    for table in tables:
        table.close()
    return {"kb_a_sleeping_table": (memory(pid) - before) / ASLEEP}


async def bare_of_postgres(url: str, seconds: float = 1.0) -> float:
    """One small row after the other, each committed."""
    line = await asyncpg.connect(url)
    await line.execute("CREATE TABLE IF NOT EXISTS bare (at SERIAL PRIMARY KEY, body TEXT)")
    add = await line.prepare("INSERT INTO bare (body) VALUES ('1:b12 *4 2:c7 *2')")
    commits, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        await add.fetch()
        commits += 1
    found = commits / (time.perf_counter() - begun)
    await line.close()
    return found


CREW = """
import sys, socket, asyncio
from loipe.server.app import Settings
from loipe.server.crew import Crew
from loipe.server.doors.guard import Limits
free = Limits(requests=1e9, burst=1e9, new_tables=1e9, new_burst=1e9, sockets=10**6)
bound = socket.create_server(("127.0.0.1", int(sys.argv[2])))
asyncio.run(Crew(Settings(sys.argv[1], free), bound, int(sys.argv[3])).run(lambda: None))
"""


@contextmanager
def serving(database: str, workers: int = 1) -> Iterator[tuple[int, list[int]]]:
    """A port, and the processes that serve it."""
    port = free_port()
    program = SERVER if workers == 1 else CREW
    server = subprocess.Popen([sys.executable, "-c", program, database, str(port), str(workers)])
    try:
        while workers > 1 and len(workers_of(server.pid)) < workers:
            time.sleep(0.1)
        yield port, [server.pid] if workers == 1 else workers_of(server.pid)
    finally:
        server.terminate()
        server.wait()


@contextmanager
def on_file(within: Path) -> Iterator[tuple[int, int]]:
    """One server with a file of its own."""
    with tempfile.TemporaryDirectory(dir=within) as folder, serving(f"sqlite:///{folder}/tables.db") as (port, pids):
        yield port, pids[0]


async def full(port: int, pids: list[int]) -> dict[str, float]:
    """Everybody answers at once."""
    (await connected(port)).writer.close()
    for pid in pids:
        await rested(pid)
    own, begun = time.process_time(), time.perf_counter()
    found = await crowd(MANY, MOMENT, on_line(), *pids[1:])(port, pids[0])
    took = time.perf_counter() - begun
    found["server_ms_a_move"] = found.pop("processor_ms")
    return {**found, "generator_of_a_core": (time.process_time() - own) / took}


class Load:
    """All numbers by name; what would begin after the time is up is left out and said so."""

    def __init__(self, folder: Path, minutes: float) -> None:
        self.folder = folder
        self.until = time.monotonic() + 60 * minutes
        self.found: dict[str, float] = {}
        self.left_out: list[str] = []

    def is_time_for(self, what: str, seconds: float) -> bool:
        if time.monotonic() + seconds > self.until:
            self.left_out.append(what)
            return False
        print(f"{what} …", file=sys.stderr, flush=True)
        return True

    def note(self, name: str, measured: dict[str, float]) -> None:
        for field, value in measured.items():
            self.found[f"{name}_{field}" if name else field] = value

    def at_human_speed(self) -> None:
        for tables in SIZES:
            if self.is_time_for(f"{tables} tables at human speed", 20):
                with on_file(self.folder) as (port, pid):
                    self.note(f"tables_{tables}", uvloop.run(human(tables, port, pid, 3 * EVERY)))

    def at_full_speed(self) -> None:
        for _ in range(ROUNDS):
            if self.is_time_for(f"{MANY} tables at full speed on SQLite", 10):
                with tempfile.TemporaryDirectory(dir=self.folder) as name:
                    folder = Path(name)
                    bare = bare_commits(folder)
                    with serving(f"sqlite:///{folder}/tables.db") as served:
                        best = uvloop.run(full(*served))
                    bare = max(bare, bare_commits(folder))
                by_bare = best["moves_per_second"] / bare
                if by_bare > self.found.get("full_by_bare_commits", 0):
                    self.note("full", best)
                    self.note("", {"bare_commits_per_second": bare, "full_by_bare_commits": by_bare})

    def on_postgres(self, postgres: Postgres) -> None:
        for workers in (1, 2) * ROUNDS:
            if self.is_time_for(f"{MANY} tables at full speed on PostgreSQL, workers: {workers}", 10):
                url = postgres.new()
                bare = uvloop.run(bare_of_postgres(url))
                with serving(url, workers) as served:
                    measured = uvloop.run(full(*served))
                name = f"postgresql_{workers}"
                if measured["moves_per_second"] > self.found.get(f"{name}_moves_per_second", 0):
                    self.note(name, {**measured, "bare_commits_per_second": bare})
        found = self.found
        if "postgresql_1_moves_per_second" in found and "postgresql_2_moves_per_second" in found:
            one, two = (found[f"postgresql_{workers}_moves_per_second"] for workers in (1, 2))
            each = found["postgresql_1_server_ms_a_move"] / found["postgresql_2_server_ms_a_move"]
            self.note("", {"two_workers_by_one": two / one, "two_workers_by_one_with_a_core_each": 2 * each})

    def by_length_and_asleep(self) -> None:
        for what, work in ((f"a move at ply {EARLY} and {LATE:,}", grown), ("sleeping tables", asleep)):
            if self.is_time_for(what, 30):
                with on_file(self.folder) as (port, pid):
                    self.note("", uvloop.run(work(port, pid)))


def measure(minutes: float = MINUTES) -> Load:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory() as name:
        load = Load(Path(name), minutes)
        load.at_human_speed()
        load.at_full_speed()
        if machine.postgres("initdb") is None:
            load.left_out.append("PostgreSQL, which is not installed")
        else:
            postgres = Postgres(careful=True)
            postgres.start()
            try:
                load.on_postgres(postgres)
            finally:
                postgres.stop()
        load.by_length_and_asleep()
    return load


def show(load: Load) -> None:
    table = Table("load", "aim", "measured", "")
    for name, (what, bound, aim) in AIMS.items():
        value = load.found.get(name)
        if value is None:
            table.add_row(what, f"{bound} {aim:g}", "not measured", "")
        else:
            is_met = value <= aim if bound == "at most" else value >= aim
            table.add_row(what, f"{bound} {aim:g}", f"{value:.2f}", "" if is_met else "missed")
    Console().print(table)
    for what in load.left_out:
        print(f"Left out: {what}.")


if __name__ == "__main__":
    measured = measure(float(sys.argv[1]) if len(sys.argv) > 1 else MINUTES)
    print(json.dumps({name: round(value, 3) for name, value in measured.found.items()}, indent=2))
    show(measured)

"""A real server under clients at full speed, beside the bare database and the old way, in the same rounds.

Run: `python bench/server.py`: every aim of the server with what was measured, in about five minutes. The first time the
old server is built from the history, which takes two minutes more. Bare commits are those of the same database one
after the other: the limit of a server that commits each move alone. Processor time is the server's, all its threads
together; of several rounds the best counts, because the machine is noisy.
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
from collections.abc import Mapping
from pathlib import Path

import old
import uvloop
from clients import OverHttp
from hold import longest_hold
from rich.console import Console
from rich.table import Table
from works import (
    EARLY,
    FEW,
    LATE,
    VIEWERS,
    Work,
    among_bots,
    as_before,
    connected,
    crowd,
    grown,
    idle,
    on_line,
    over_http,
)

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests import machine
from tests.server.postgres import Postgres

TABLES = 200
ROUNDS = 3
SECONDS = 4.0
BARE_SECONDS = 1.0
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
AIMS = {
    "processor_by_old": ("a move's processor time, by the old way's", "at most", 0.25),
    "moves_by_bare_commits": ("moves a second at 200 tables, by bare commits", "at least", 0.8),
    "processor_postgresql_by_sqlite": ("a move's processor time on PostgreSQL, by SQLite's", "at most", 1.2),
    "a_viewer_more_in_moves": ("the twentieth viewer, in moves", "at most", 0.2),
    "late_by_early": (f"a move at ply {LATE:,}, by one at ply {EARLY}", "at most", 1.3),
    "bots_answer_by_old": ("a quick bot's answer, by the old way's", "at most", 0.1),
    "idle_table_kb": ("an idle table, in kB", "at most", 5.0),
    "hold_ms": ("others wait while a long table is loaded, told or replayed, in ms", "at most", 10.0),
}


def bare_commits(folder: Path) -> float:
    """One small row after the other, each committed as the server's store does it."""
    database = sqlite3.connect(folder / "bare.db")
    for pragma in ("journal_mode=WAL", "synchronous=FULL"):
        database.execute(f"PRAGMA {pragma}")
    database.execute("CREATE TABLE IF NOT EXISTS records (at INTEGER PRIMARY KEY, body TEXT)")
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


def served(database: str, work: Work, is_old: bool = False) -> dict[str, float]:
    """What is measured with a server of its own."""
    port = free_port()
    program = [old.PYTHON, "-c", old.SERVER] if is_old else [sys.executable, "-c", SERVER]
    environment = {name: value for name, value in os.environ.items() if not (is_old and name == "PYTHONPATH")}
    server = subprocess.Popen([*program, database, str(port)], env=environment)

    async def go() -> dict[str, float]:
        async with asyncio.timeout(60):
            (await connected(port)).writer.close()
        return await work(port, server.pid)

    try:
        return uvloop.run(go())
    finally:
        server.terminate()
        server.wait()


class Bench:
    """All that is measured in one folder; `rounds` has every number each time, what is told is the best of them."""

    def __init__(self, folder: Path, postgres: Postgres | None, has_old: bool) -> None:
        self.folder = folder
        self.postgres = postgres
        self.has_old = has_old
        self.rounds: dict[str, list[float]] = {}

    def note(self, name: str, measured: Mapping[str, float]) -> None:
        for field, value in measured.items():
            self.rounds.setdefault(f"{name}_{field}" if name else field, []).append(value)

    def on_sqlite(self, name: str, work: Work, is_old: bool = False) -> None:
        with tempfile.TemporaryDirectory(dir=self.folder) as folder:
            self.note(name, served(f"sqlite:///{folder}/tables.db", work, is_old))

    def play(self) -> None:
        """One round: the same race on the line, by HTTP, the old way, on PostgreSQL and watched by many."""
        bare = bare_commits(self.folder)
        self.on_sqlite("line", crowd(TABLES, SECONDS, on_line()))
        bare = max(bare, bare_commits(self.folder))
        self.note("", {"bare_commits_per_second": bare})
        if self.has_old:
            self.on_sqlite("old", crowd(TABLES, SECONDS, as_before), is_old=True)
            self.on_sqlite("old_bots", among_bots(old.OldHttp), is_old=True)
        self.on_sqlite("bots", among_bots(OverHttp))
        if self.postgres is not None:
            self.note("postgresql", served(self.postgres.new(), crowd(TABLES, SECONDS, on_line())))
        self.on_sqlite("few", crowd(FEW, SECONDS / 2, on_line()))
        self.on_sqlite("watched", crowd(FEW, SECONDS / 2, on_line(VIEWERS)))
        self.on_sqlite("packed", crowd(FEW, SECONDS / 2, on_line(VIEWERS, packs=True)))

    def once(self) -> None:
        self.on_sqlite("http", crowd(TABLES, SECONDS, over_http))
        self.on_sqlite("", grown)
        self.on_sqlite("", idle)
        held = longest_hold(self.folder)
        self.note("", {**held, "hold_ms": max(value for name, value in held.items() if name.endswith("_ms"))})

    def found(self) -> dict[str, float]:
        """The best of all rounds, and the ratios between them."""
        best = {name: (max if name.endswith("per_second") else min)(values) for name, values in self.rounds.items()}
        best["moves_by_bare_commits"] = best["line_moves_per_second"] / best["bare_commits_per_second"]
        move = best["few_processor_ms"]
        best["a_viewer_more_in_moves"] = (best["watched_processor_ms"] - move) / VIEWERS / move
        best["a_packed_viewer_more_in_moves"] = (best["packed_processor_ms"] - move) / VIEWERS / move
        best["late_by_early"] = best[f"at_{LATE}_ms"] / best[f"at_{EARLY}_ms"]
        if self.has_old:
            best["processor_by_old"] = best["line_processor_ms"] / best["old_processor_ms"]
            best["bots_answer_by_old"] = best["bots_answer_ms"] / best["old_bots_answer_ms"]
        if self.postgres is not None:
            best["processor_postgresql_by_sqlite"] = best["postgresql_processor_ms"] / best["line_processor_ms"]
        return best


def measure(rounds: int = ROUNDS) -> dict[str, float]:
    """Every number, by name; those with an aim are in AIMS."""
    missing = old.build()
    if missing:
        print(f"The old way is left out: {missing}.", file=sys.stderr)
    postgres = Postgres(careful=True) if machine.postgres("initdb") is not None else None
    with tempfile.TemporaryDirectory() as name:
        bench = Bench(Path(name), postgres, not missing)
        try:
            if postgres is not None:
                postgres.start()
            for _ in range(rounds):
                bench.play()
            bench.once()
        finally:
            if postgres is not None:
                postgres.stop()
        return bench.found()


def show(found: Mapping[str, float]) -> None:
    table = Table("the server", "aim", "measured", "")
    for name, (what, bound, aim) in AIMS.items():
        if name in found:
            is_met = found[name] <= aim if bound == "at most" else found[name] >= aim
            table.add_row(what, f"{bound} {aim:g}", f"{found[name]:.2f}", "" if is_met else "missed")
        else:
            table.add_row(what, f"{bound} {aim:g}", "not measured here", "")
    Console().print(table)


if __name__ == "__main__":
    measured = measure()
    print(json.dumps({name: round(value, 4) for name, value in measured.items()}, indent=2))
    show(measured)

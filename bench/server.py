"""Moves acknowledged per second by a real server, with 200 tables of clients on SQLite; beside it the bare commits of
the same database, which is the limit of a server that commits each move alone. Run: `python bench/server.py`.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

TABLES = 200
SECONDS = 8.0
BARE_SECONDS = 2.0
SERVER = """
import sys, uvicorn
from loipe.server.app import Settings, application
from loipe.server.limits import Limits
free = Limits(requests=1e9, burst=1e9, new_tables=1e9, new_burst=1e9)
app = application(Settings(sys.argv[1], free))
uvicorn.run(app, port=int(sys.argv[2]), log_level="error", access_log=False, timeout_keep_alive=60)
"""
NEW = {"game": "mass-start", "preset": "family", "seats": [{"who": "me"}, {"who": "me"}], "settings": {"laps": 5}}


class Client:
    """One keep-alive connection: as little HTTP as will do, so that the server is what is measured."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.token = ""

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        sent = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: {len(sent)}\r\n"
        head += f"content-type: application/json\r\nauthorization: Bearer {self.token}\r\n\r\n"
        self.writer.write(head.encode() + sent)
        answer = await self.reader.readuntil(b"\r\n\r\n")
        length = int(answer.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
        found = await self.reader.readexactly(length)
        assert answer.split(b" ", 2)[1] in (b"200", b"201"), found
        return json.loads(found)


class Table:
    """One person with both skiers of a table."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.now: dict[str, Any] = {}
        self.path = ""

    async def set_up(self) -> None:
        created = await self.client.ask("POST", "/api/tables", NEW)
        self.client.token = created["mine"]["token"]
        self.path = f"/api/tables/{created['table']}"
        self.now = (await self.client.ask("GET", self.path))["now"]

    async def play(self, until: float, waits: list[float]) -> None:
        """As fast as the answers come; a race that is over is followed by the next."""
        while time.perf_counter() < until:
            if self.now["result"]["over"]:
                await self.set_up()
            asked = self.now["questions"][0]
            word = secrets.choice(asked["options"])["word"]
            words = {"request": secrets.token_hex(8), "seat": asked["seat"], "question": asked["question"]}
            begun = time.perf_counter()
            self.now = (await self.client.ask("POST", f"{self.path}/words", {**words, "words": [word]}))["now"]
            waits.append(time.perf_counter() - begun)
        self.client.writer.close()


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


async def wait_for(port: int) -> None:
    while True:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.1)
            continue
        writer.close()
        return


async def crowd(port: int, tables: int) -> list[float]:
    await wait_for(port)
    found = [Table(Client(*await asyncio.open_connection("127.0.0.1", port, limit=1 << 22))) for _ in range(tables)]
    for table in found:
        await table.set_up()
    waits: list[float] = []
    until = time.perf_counter() + SECONDS
    await asyncio.gather(*(table.play(until, waits) for table in found))
    return sorted(waits)


def measure(tables: int = TABLES) -> dict[str, float]:
    """Moves per second, the middle and the slowest hundredth of the waits in milliseconds, bare commits per second."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        port = free_port()
        server = subprocess.Popen([sys.executable, "-c", SERVER, f"sqlite:///{folder}/tables.db", str(port)])
        try:
            waits = asyncio.run(crowd(port, tables))
        finally:
            server.terminate()
            server.wait()
        return {
            "tables": tables,
            "moves_per_second": len(waits) / SECONDS,
            "p50_ms": 1000 * waits[len(waits) // 2],
            "p99_ms": 1000 * waits[len(waits) * 99 // 100],
            "bare_commits_per_second": bare_commits(folder),
        }


if __name__ == "__main__":
    print(json.dumps(measure(), indent=2))

"""Moves acknowledged per second by a real server, with 200 tables of clients on SQLite: over the line, over HTTP, and
over the line with 20 viewers more at a table; beside it the bare commits of the same database, which is the limit of a
server that commits each move alone. Run: `python bench/server.py`.
"""

from __future__ import annotations

import asyncio
import json
import os
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
WATCHED, VIEWERS = 20, 20
"""So many tables have so many viewers beside their player."""
SECONDS = 8.0
BARE_SECONDS = 2.0
SERVER = """
import sys, uvicorn
from loipe.server.app import Settings, application
from loipe.server.guard import Limits
free = Limits(requests=1e9, burst=1e9, new_tables=1e9, new_burst=1e9, sockets=10**6)
app = application(Settings(sys.argv[1], free))
uvicorn.run(app, port=int(sys.argv[2]), log_level="error", access_log=False, timeout_keep_alive=60)
"""
NEW = {
    "game": "mass-start",
    "preset": "family",
    "seats": [{"who": "me"}, {"who": "me"}],
    "settings": {"laps": 5},
    "auto_dice": True,
}


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


class Line:
    """One socket, spoken by hand for the same reason: no masks but zeroes, no compression."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def open(self, path: str, token: str) -> Any:
        head = f"GET {path}/line HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
        head += "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        self.writer.write(head.encode())
        await self.reader.readuntil(b"\r\n\r\n")
        self.send({"type": "hello", "token": token})
        return (await self.hear("table"))["fresh"]

    def send(self, message: Any) -> None:
        body = json.dumps(message).encode()
        self.writer.write(b"\x81\xfe" + len(body).to_bytes(2, "big") + b"\0\0\0\0" + body)

    async def frame(self) -> bytes:
        head = await self.reader.readexactly(2)
        length = head[1]
        if length > 125:
            length = int.from_bytes(await self.reader.readexactly(2 if length == 126 else 8), "big")
        return await self.reader.readexactly(length)

    async def hear(self, kind: str) -> Any:
        """The next message of a kind; the others are told apart without being read."""
        while True:
            body = await self.frame()
            if body.startswith(b'{"type":"%b"' % kind.encode()):
                return json.loads(body)

    async def listen(self) -> None:
        """Takes whatever comes."""
        while await self.frame():
            pass


class OnLine:
    """One person with both skiers of a table, and others who look on."""

    def __init__(self, client: Client, port: int, viewers: int) -> None:
        self.client = client
        self.port = port
        self.viewers = viewers
        self.fresh: dict[str, Any] = {}
        self.lines: list[Line] = []
        self.listening: list[asyncio.Task[None]] = []

    async def connect(self, path: str, token: str) -> Any:
        line = Line(*await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 22))
        self.lines.append(line)
        return await line.open(path, token)

    async def set_up(self) -> None:
        self.close()
        created = await self.client.ask("POST", "/api/tables", NEW)
        path = f"/api/tables/{created['table']}"
        self.fresh = await self.connect(path, created["mine"]["token"])
        for _ in range(self.viewers):
            await self.connect(path, created["watch"]["token"])
        self.listening = [asyncio.create_task(line.listen()) for line in self.lines[1:]]

    def close(self) -> None:
        for task in self.listening:
            task.cancel()
        for line in self.lines:
            line.writer.close()
        self.lines = []

    async def play(self, until: float, waits: list[float]) -> None:
        while time.perf_counter() < until:
            if not self.fresh["asks"]:
                await self.set_up()
            asked = self.fresh["asks"][0]
            word = secrets.choice(asked["options"])["word"]
            said = {"id": secrets.token_hex(8), "seat": asked["seat"], "question": asked["question"]}
            begun = time.perf_counter()
            self.lines[0].send({"type": "say", **said, "words": [word]})
            self.fresh = await self.lines[0].hear("fresh")
            waits.append(time.perf_counter() - begun)
        self.close()
        self.client.writer.close()


class Table:
    """One person with both skiers of a table, over HTTP."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.fresh: dict[str, Any] = {}
        self.path = ""

    async def set_up(self) -> None:
        created = await self.client.ask("POST", "/api/tables", NEW)
        self.client.token = created["mine"]["token"]
        self.path = f"/api/tables/{created['table']}"
        self.fresh = (await self.client.ask("GET", self.path))["fresh"]

    async def play(self, until: float, waits: list[float]) -> None:
        """As fast as the answers come; a race that is over is followed by the next."""
        while time.perf_counter() < until:
            if not self.fresh["asks"]:
                await self.set_up()
            asked = self.fresh["asks"][0]
            word = secrets.choice(asked["options"])["word"]
            said = {"id": secrets.token_hex(8), "seat": asked["seat"], "question": asked["question"]}
            begun = time.perf_counter()
            self.fresh = await self.client.ask("POST", f"{self.path}/say", {**said, "words": [word]})
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


def processor_time(pid: int) -> float:
    """Seconds a process has used, all its threads together."""
    spent = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(spent[11]) + int(spent[12])) / os.sysconf("SC_CLK_TCK")


async def crowd(port: int, pid: int, tables: int, way: str, viewers: int) -> dict[str, float]:
    """Everybody plays at full speed for a while."""
    await wait_for(port)
    found: list[Table | OnLine] = []
    for _ in range(tables):
        client = Client(*await asyncio.open_connection("127.0.0.1", port, limit=1 << 22))
        found.append(OnLine(client, port, viewers) if way == "line" else Table(client))
        await found[-1].set_up()
    waits: list[float] = []
    spent = processor_time(pid)
    until = time.perf_counter() + SECONDS
    await asyncio.gather(*(table.play(until, waits) for table in found))
    waits.sort()
    return {
        f"{way}_moves_per_second": len(waits) / SECONDS,
        f"{way}_p50_ms": 1000 * waits[len(waits) // 2],
        f"{way}_p99_ms": 1000 * waits[len(waits) * 99 // 100],
        f"{way}_processor_ms": 1000 * (processor_time(pid) - spent) / len(waits),
    }


def served(folder: Path, tables: int, way: str, viewers: int = 0) -> dict[str, float]:
    port = free_port()
    database = f"sqlite:///{folder}/{way}-{viewers}.db"
    server = subprocess.Popen([sys.executable, "-c", SERVER, database, str(port)])
    try:
        return asyncio.run(crowd(port, server.pid, tables, way, viewers))
    finally:
        server.terminate()
        server.wait()


def measure(tables: int = TABLES) -> dict[str, float]:
    """Moves per second, the middle and the slowest hundredth of the waits, processor time a move; bare commits."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        alone = served(folder, WATCHED, "line")["line_processor_ms"]
        watched = served(folder, WATCHED, "line", VIEWERS)["line_processor_ms"]
        return {
            "tables": tables,
            "bare_commits_per_second": bare_commits(folder),
            **served(folder, tables, "line"),
            **served(folder, tables, "http"),
            "a_viewer_more_in_moves": (watched - alone) / VIEWERS / alone,
        }


if __name__ == "__main__":
    print(json.dumps(measure(), indent=2))

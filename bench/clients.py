"""Clients that speak as little HTTP and WebSocket as will do, so that the server is what is measured."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any

import msgspec

MASS_START = {
    "game": "mass-start",
    "preset": "family",
    "seats": [{"who": "me"}, {"who": "me"}],
    "settings": {"laps": 5},
    "auto_dice": True,
}
BOTS = {name: value for name, value in MASS_START.items() if name != "auto_dice"}
BOTS["seats"] = [{"who": "bot", "bot": "thumb"}] * 2
LONG = {
    "game": "crystal-globe",
    "preset": "pursuit",
    "seats": [{"who": "me"}] * 12,
    "settings": {"skiers_per_player": "any"},
    "auto_dice": True,
}
"""About 3,000 plies."""


PING, PONG = 0x89, 0x8A
"""First bytes of frames: whoever does not answer the one with the other is hung up on after a while."""


class Choice(msgspec.Struct):
    word: str


class Asked(msgspec.Struct):
    seat: int
    question: str
    options: list[Choice]


class Said(msgspec.Struct):
    seat: int


class Fresh(msgspec.Struct):
    """As much of the message as a client must read that draws nothing."""

    plies: list[msgspec.Raw] = []
    asks: list[Asked] = []


class Table(msgspec.Struct):
    fresh: Fresh


FRESH, TABLE = msgspec.json.Decoder(Fresh), msgspec.json.Decoder(Table)


def answer(asked: Asked) -> dict[str, Any]:
    """Any word."""
    said = {"id": secrets.token_hex(8), "seat": asked.seat, "question": asked.question}
    return {**said, "words": [secrets.choice(asked.options).word]}


class Client:
    """One keep-alive connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.token = ""

    async def ask(self, method: str, path: str, body: Any = None) -> bytes:
        sent = b"" if body is None else msgspec.json.encode(body)
        head = f"{method} {path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: {len(sent)}\r\n"
        head += f"content-type: application/json\r\nauthorization: Bearer {self.token}\r\n\r\n"
        self.writer.write(head.encode() + sent)
        answer = await self.reader.readuntil(b"\r\n\r\n")
        length = int(answer.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
        found = await self.reader.readexactly(length)
        assert answer.split(b" ", 2)[1] in (b"200", b"201"), found
        return found


class Line:
    """One socket: no masks but zeroes; compressed messages are not unpacked, they come to who only listens."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, packs: bool = False) -> None:
        self.reader = reader
        self.writer = writer
        self.packs = packs

    async def open(self, path: str, token: str) -> Fresh:
        head = f"GET {path}/line HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
        if self.packs:
            head += "sec-websocket-extensions: permessage-deflate; client_max_window_bits\r\n"
        head += "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        self.writer.write(head.encode())
        await self.reader.readuntil(b"\r\n\r\n")
        self.send({"type": "hello", "token": token})
        return Fresh() if self.packs else TABLE.decode(await self.hear("table")).fresh

    def send(self, message: Any) -> None:
        body = msgspec.json.encode(message)
        self.writer.write(b"\x81\xfe" + len(body).to_bytes(2, "big") + b"\0\0\0\0" + body)

    async def message(self) -> bytes:
        """All frames of one message."""
        found = b""
        while True:
            head = await self.reader.readexactly(2)
            length = head[1]
            if length > 125:
                length = int.from_bytes(await self.reader.readexactly(2 if length == 126 else 8), "big")
            piece = await self.reader.readexactly(length)
            if head[0] == PING:
                self.writer.write(bytes((PONG, 0x80 | length, 0, 0, 0, 0)) + piece)
                continue
            found += piece
            if head[0] & 0x80:
                return found

    async def hear(self, kind: str) -> bytes:
        """The next message of a kind; the others are told apart without being read."""
        while True:
            body = await self.message()
            if body.startswith(b'{"type":"%b"' % kind.encode()):
                return body

    async def listen(self) -> None:
        """Takes whatever comes."""
        while await self.message():
            pass


class OnLine:
    """One person with all skiers of a table, or all but a bot's, and others who look on."""

    def __init__(self, client: Client, port: int, wish: dict[str, Any], viewers: int = 0, packs: bool = False) -> None:
        self.client = client
        self.port = port
        self.wish = wish
        self.viewers = viewers
        self.packs = packs
        """Viewers have what they hear compressed, as browsers do."""
        self.fresh = Fresh()
        self.heard = 0
        """Plies since the table was set up."""
        self.lines: list[Line] = []
        self.listening: list[asyncio.Task[None]] = []

    async def connect(self, path: str, token: str, packs: bool = False) -> Fresh:
        line = Line(*await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 22), packs)
        self.lines.append(line)
        return await line.open(path, token)

    async def set_up(self) -> None:
        self.close()
        created = msgspec.json.decode(await self.client.ask("POST", "/api/tables", self.wish))
        path = f"/api/tables/{created['table']}"
        self.fresh = await self.connect(path, created["mine"]["token"])
        self.heard = len(self.fresh.plies)
        for _ in range(self.viewers):
            await self.connect(path, created["watch"]["token"], self.packs)
        self.listening = [asyncio.create_task(self.look_on(line)) for line in self.lines[1:]]

    async def look_on(self, line: Line) -> None:
        """A viewer."""
        await line.listen()

    def close(self) -> None:
        for task in self.listening:
            task.cancel()
        for line in self.lines:
            line.writer.close()
        self.lines = []

    async def move(self) -> float:
        """Any word; how long the receipt took. A race that is over is followed by the next."""
        while not self.fresh.asks:
            await self.set_up()
        said = {"type": "say", **answer(self.fresh.asks[0])}
        begun = time.perf_counter()
        self.lines[0].send(said)
        self.fresh = FRESH.decode(await self.lines[0].hear("fresh"))
        self.heard += len(self.fresh.plies)
        return time.perf_counter() - begun


class OverHttp:
    """One person with both skiers of a table."""

    def __init__(self, client: Client, wish: dict[str, Any]) -> None:
        self.client = client
        self.wish = wish
        self.fresh = Fresh()
        self.path = self.token = ""

    async def set_up(self) -> None:
        created = msgspec.json.decode(await self.client.ask("POST", "/api/tables", self.wish))
        self.token = created["watch" if self.wish == BOTS else "mine"]["token"]
        self.path = f"/api/tables/{created['table']}"
        await self.look()

    async def look(self) -> list[Said]:
        """How it stands: all that was said so far."""
        self.client.token = self.token
        self.fresh = TABLE.decode(await self.client.ask("GET", self.path)).fresh
        return [msgspec.json.decode(ply, type=Said) for ply in self.fresh.plies]

    def close(self) -> None:
        """The connection is the client's."""

    async def move(self) -> float:
        while not self.fresh.asks:
            await self.set_up()
        said = answer(self.fresh.asks[0])
        begun = time.perf_counter()
        self.fresh = FRESH.decode(await self.client.ask("POST", f"{self.path}/say", said))
        return time.perf_counter() - begun

"""People who play on whatever happens: cut off, they come back with what they have and say again what got no answer."""

from __future__ import annotations

import asyncio
import json
import random
import time
from contextlib import suppress
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

ME, FRIEND = {"who": "me", "name": "Anna"}, {"who": "friend", "name": "Ben"}
GAMES = ("mass-start", "crystal-globe", "ski-tour", "sport-ist-mord")
BOTS = ("random", "club", "rookie")
SEARCHES = 3
"""The number of the table whose bot searches, in a process of its own."""
PAUSE = 0.2
"""Seconds until one tries again."""
SILENCE = 3.0
"""Seconds without an answer to a ping, after which a line is given up, as the page does."""


class Heard:
    """What all people together know of their words."""

    def __init__(self) -> None:
        self.acknowledged: dict[tuple[str, str], int] = {}
        """By table and request: the `at` of the receipt, which is no earlier than the word's own."""
        self.refused: set[tuple[str, str]] = set()
        self.open: dict[tuple[str, str], None] = {}
        """Said, with no answer yet."""
        self.tables: list[str] = []

    def receipt(self, table: str, request: str, at: int) -> None:
        self.acknowledged[table, request] = at
        self.open.pop((table, request), None)


class Person:
    """One link at one table, over the line."""

    def __init__(self, port: int, table: Table, token: str, choice: random.Random, heard: Heard) -> None:
        self.address = f"ws://127.0.0.1:{port}/api/tables/{table.id}/line"
        self.table, self.token, self.choice, self.heard = table, token, choice, heard
        self.have = 0
        self.plies: list[Any] = []
        self.asks: list[Any] = []
        self.owing: list[int] = [0]
        self.pending: dict[str, Any] | None = None
        self.came = 0
        self.line: ClientConnection | None = None
        self.lacks = ""
        """What was not heard at the end, as a sentence."""

    def told(self) -> str:
        waits = "for a receipt" if self.pending else "to be asked" if self.owing and not self.asks else "for nothing"
        return f"{'on the line' if self.line else 'away'} at {self.have}, waits {waits}, owing {self.owing}"

    async def play(self) -> None:
        """Until the game is over."""
        while self.owing:
            with suppress(OSError, WebSocketException, TimeoutError, EOFError):
                async with connect(
                    self.address, open_timeout=SILENCE, ping_interval=SILENCE / 2, ping_timeout=SILENCE,
                    close_timeout=PAUSE, max_size=None,
                ) as line:  # fmt: skip
                    self.came += 1
                    self.line = line
                    await self.send(line, type="hello", token=self.token, have=self.have)
                    await self.stay(line)
            self.line = None
            await asyncio.sleep(PAUSE * self.choice.random())

    async def send(self, line: ClientConnection, **message: Any) -> None:
        await line.send(json.dumps(message))

    async def stay(self, line: ClientConnection) -> None:
        first = True
        async for message in line:
            told = json.loads(message)
            if told["type"] in ("table", "fresh"):
                self.take(told["fresh"] if told["type"] == "table" else told)
                if told["type"] == "fresh" and self.pending and told["id"] == self.pending["id"]:
                    self.heard.receipt(self.table.id, told["id"], told["at"])
                    self.pending = None
                    self.table.last = time.monotonic()
                elif first and self.pending:
                    await self.send(line, **self.pending)
                first = False
            elif told["type"] == "no" and self.pending and told["id"] == self.pending["id"]:
                await self.refuse(line, told["later"])
            if not self.owing:
                return
            if self.asks and not self.pending and not first and not self.table.resting:
                await self.answer(line)

    def take(self, fresh: Any) -> None:
        self.plies[fresh["since"] :] = [ply["word"] for ply in fresh["plies"]]
        self.have, self.asks, self.owing = fresh["at"], fresh["asks"], fresh["owing"]

    async def refuse(self, line: ClientConnection, later: bool) -> None:
        """What was refused only for now is said again; what came too late is not."""
        assert self.pending is not None
        if later:
            await asyncio.sleep(PAUSE)
            await self.send(line, **self.pending)
            return
        key = self.table.id, self.pending["id"]
        self.heard.refused.add(key)
        self.heard.open.pop(key, None)
        self.pending, self.asks = None, []
        await self.send(line, type="hello", token=self.token, have=self.have)

    async def answer(self, line: ClientConnection) -> None:
        await asyncio.sleep(self.table.pace * self.choice.random())
        if self.table.resting:
            return
        asked = self.asks[0]
        words = [] if asked["button"] else [self.choice.choice(asked["options"])["word"]]
        said = {"seat": asked["seat"], "question": asked["question"], "words": words, "press": not words}
        self.pending = {"type": "say", "id": f"{self.choice.getrandbits(64):016x}", **said}
        self.heard.open[self.table.id, self.pending["id"]] = None
        await self.send(line, **self.pending)


class Table:
    """Game after game at one place: one person or two, and a bot."""

    def __init__(self, port: int, number: int, choice: random.Random, heard: Heard, pace: float) -> None:
        self.port, self.number, self.choice, self.heard, self.pace = port, number, choice, heard, pace
        self.id = ""
        self.last = 0.0
        """When a word was last acknowledged, or a game begun."""
        self.people: list[Person] = []
        self.resting = False
        """Nobody says a new word."""

    def told(self) -> str:
        """Where it stands, for whoever looks why it does not go on."""
        return f"{self.id} (table {self.number}: {', '.join(person.told() for person in self.people)})"

    async def play(self) -> None:
        while True:
            created = await self.begin()
            self.id = created["table"]
            self.heard.tables.append(self.id)
            self.last = time.monotonic()
            links = [created["mine"], *created["friends"]]
            self.people = [Person(self.port, self, link["token"], self.choice, self.heard) for link in links]
            await asyncio.gather(*(person.play() for person in self.people))

    async def begin(self) -> Any:
        """A table asked for twice, because the first answer was lost, is another table."""
        bot = {"who": "bot", "bot": "national" if self.number == SEARCHES else BOTS[self.number % len(BOTS)]}
        seats = [ME, *([FRIEND] if self.number % 2 else []), bot]
        wish = {"game": GAMES[self.number % len(GAMES)], "seats": seats, "auto_dice": bool(self.number // 4 % 2)}
        while True:
            with suppress(httpx.TransportError):
                async with httpx.AsyncClient(timeout=10, verify=False) as http:
                    made = await http.post(f"http://127.0.0.1:{self.port}/api/tables", json=wish)
                if made.is_success:
                    return made.json()
                assert made.status_code == 503, made.text
            await asyncio.sleep(PAUSE)

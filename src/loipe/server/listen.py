"""PostgreSQL's LISTEN/NOTIFY: what one worker commits, the others hear of and read."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import asyncpg

from loipe.server.store import CHANNEL, PATIENCE, Away
from loipe.server.table import LiveTable
from loipe.server.tables import Tables

PAUSE = 1.0
REPEAT = 20.0


class Ear:
    """Keeps one connection listening; with SQLite there is nobody else to hear.

    What is said: `<table> <at>` by whoever commits, `<table> + <holder> <worker>` and `-` by whoever has the sockets.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.worker = secrets.token_hex(4)
        self.tasks: set[asyncio.Task[None]] = set()
        self.missed = False
        """Something may have been committed that was not heard of or could not be read."""

    async def open(self) -> None:
        if self.tables.store.shared:
            connection = await self.connect()
            self.begin(self.stay(connection))
            self.begin(self.repeat())
            self.tables.on_presence = self.tell

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def tell(self, live: LiveTable, holder: int, here: bool) -> None:
        """Somebody came to a socket of ours, or left the last one."""
        self.begin(self.say(f"{live.row.id} {'+' if here else '-'} {holder} {self.worker}"))

    async def say(self, text: str) -> None:
        """Who is here is said again before long, so nothing is lost with it."""
        with suppress(Away):
            await self.tables.store.notify(text)

    async def repeat(self) -> None:
        """Who stays is told again, for workers that start later or forget one that was killed."""
        while True:
            await asyncio.sleep(REPEAT)
            for live in list(self.tables.live.values()):
                self.tell_all(live)

    def tell_all(self, live: LiveTable) -> None:
        for holder in [each for each, count in live.presence.sockets.items() if count > 0]:
            self.tell(live, holder, True)

    async def connect(self) -> asyncpg.Connection[Any]:
        url = self.tables.store.url.replace("postgresql+asyncpg://", "postgresql://", 1)
        connection = await asyncpg.connect(url, timeout=PATIENCE)
        await connection.add_listener(CHANNEL, self.hear)
        return connection

    async def stay(self, connection: asyncpg.Connection[Any]) -> None:
        """Connect again whenever the line is cut, and then read whatever was missed."""
        try:
            while True:
                with suppress(Away, OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                    if connection.is_closed():
                        self.missed = True
                        connection = await self.connect()
                    if self.missed:
                        await self.read_all()
                await asyncio.sleep(PAUSE)
        finally:
            connection.terminate()

    async def read_all(self) -> None:
        self.missed = False
        try:
            for live in list(self.tables.live.values()):
                await self.tables.catch_up(live)
        except Away:
            self.missed = True

    def hear(self, *heard: Any) -> None:
        table_id, what, *rest = str(heard[-1]).split(" ")
        live = self.tables.live.get(table_id)
        if live is None:
            return
        if what in "+-":
            holder, worker = rest
            if worker != self.worker:
                self.hear_of(live, worker, int(holder), what == "+")
        elif live.at < int(what):
            self.begin(self.read(live))

    def hear_of(self, live: LiveTable, worker: str, holder: int, here: bool) -> None:
        """Whoever is new there may not know yet who is here."""
        is_new = here and (worker, holder) not in live.presence.elsewhere
        before = live.presence.holders()
        live.presence.hear(worker, holder, here)
        if is_new:
            self.tell_all(live)
        if live.presence.holders() != before:
            live.sockets.tell_who(live.presence.holders())

    async def read(self, live: LiveTable) -> None:
        try:
            await self.tables.catch_up(live)
        except Away:
            self.missed = True

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

"""What other workers commit at our tables, and who has a socket with them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from loipe.server.database import Away
from loipe.server.table import LiveTable
from loipe.server.tables import Tables

PAUSE = 1.0
REPEAT = 20.0


class Ear:
    """Hears what the store is told; with SQLite there is nobody else to hear.

    What is said: `<table> <at>` by whoever commits, `<table> + <holder> <worker>` and `-` by whoever has the sockets.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.worker = secrets.token_hex(4)
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        if self.tables.store.shared:
            self.begin(self.tables.store.listen(self.hear, self.read_all))
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

    async def read_all(self) -> None:
        """Whatever was missed; Away if it cannot be read yet."""
        for live in list(self.tables.live.values()):
            await self.tables.catch_up(live)

    def hear(self, said: str) -> None:
        table_id, what, *rest = said.split(" ")
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
            live.tell_here()

    async def read(self, live: LiveTable) -> None:
        """Again until it can be read: nobody may look at the table for a long time."""
        while True:
            with suppress(Away):
                return await self.tables.catch_up(live)
            await asyncio.sleep(PAUSE)

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

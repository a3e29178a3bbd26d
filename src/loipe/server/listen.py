"""PostgreSQL's LISTEN/NOTIFY: what one worker commits, the others hear of and read."""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg

from loipe.server.store import CHANNEL
from loipe.server.tables import Tables

PAUSE = 1.0


class Ear:
    """Keeps one connection listening; with SQLite there is nobody else to hear."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.task: asyncio.Task[None] | None = None
        self.reading: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        if self.tables.store.shared:
            connection = await self.connect()
            self.task = asyncio.create_task(self.stay(connection))

    async def connect(self) -> asyncpg.Connection[Any]:
        url = self.tables.store.url.replace("postgresql+asyncpg://", "postgresql://", 1)
        connection = await asyncpg.connect(url)
        await connection.add_listener(CHANNEL, self.hear)
        return connection

    async def stay(self, connection: asyncpg.Connection[Any]) -> None:
        """Connect again whenever the line is cut, and then read whatever was missed."""
        while True:
            try:
                while not connection.is_closed():
                    await asyncio.sleep(PAUSE)
                connection = await self.connect()
                for table_id in list(self.tables.live):
                    self.read(table_id)
            except asyncio.CancelledError:
                await connection.close()
                raise
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(PAUSE)

    def hear(self, *heard: Any) -> None:
        table_id, _, at = str(heard[-1]).partition(" ")
        live = self.tables.live.get(table_id)
        if live is not None and live.at < int(at):
            self.read(table_id)

    def read(self, table_id: str) -> None:
        live = self.tables.live[table_id]
        task = asyncio.create_task(self.tables.catch_up(live))
        self.reading.add(task)
        task.add_done_callback(self.reading.discard)

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

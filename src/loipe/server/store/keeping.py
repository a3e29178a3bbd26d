"""How many tables there may be and how long they are kept: old ones are swept while the server runs."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from loipe.server.doors.problems import Rejected
from loipe.server.store import Ask, Away, Store

if TYPE_CHECKING:
    from loipe.server.room import Room
    from loipe.server.table.served import ServedTable

HOUR, DAY = 3600, 86_400
AT_ONCE = 20
"""Tables in one transaction, so that nobody waits long for it."""
OLD = '("over" AND touched < $1 OR NOT "over" AND touched < $2)'
HOLD = f"""UPDATE tables SET touched = touched
WHERE {OLD} AND id IN (SELECT id FROM tables WHERE {OLD} LIMIT {AT_ONCE}) RETURNING id"""
"""Nobody touches them any more until they are gone."""
BELONGS = ("codes", "records", "tokens", "subscriptions", "stories")
CLAIM = "UPDATE chores SET done = $1 WHERE name = 'sweep' AND done <= $2 RETURNING name"


class Keeping(msgspec.Struct, frozen=True):
    """What a host says of it."""

    most: int = 100_000
    """Tables in the database, opened logs too."""
    untouched: float = 365
    """Days since anybody was at a table."""
    finished: float = 365
    """The same, where the game is over."""
    every: float = 3600
    """Seconds from one sweep to the next."""


class Keeper:
    """Sweeps now and then; of several workers on one database one does it, whoever is first."""

    def __init__(self, store: Store, keeping: Keeping) -> None:
        self.store = store
        self.keeping = keeping

    async def check_room(self) -> None:
        """A new table needs a place."""
        ((count,),) = await self.store.database.ask("SELECT count(*) FROM tables")
        if count >= self.keeping.most:
            raise Rejected(429, "server-no-room", tables=self.keeping.most)

    async def touch(self, room: Room, table: ServedTable) -> None:
        """Once an hour, at the end of its game and with another clock it is noted; 404 if it was swept meanwhile."""
        now, over, clock = int(time.time()), table.sitting.table.over, table.row.clock
        if now - table.touched < HOUR and (over, clock) == (table.over, table.clock):
            return
        try:
            is_there = await self.store.touch(table.row.id, now, over, clock)
        except Away:
            return  # the next visit will do
        if not is_there:
            room.forget(table.row.id)
            raise Rejected(404, "server-no-such-table", table=table.row.id)
        table.touched, table.over, table.clock = now, over, clock

    async def run(self, room: Room) -> None:
        """Until it is cancelled. Tables that somebody looks at are in use, however long nothing happens."""
        while True:
            try:
                for table in [table for table in room.tables.values() if table.sockets.open]:
                    await self.touch(room, table)
                await self.sweep(room.forget)
            except Rejected as error:
                logging.getLogger("loipe.server").warning("not swept: %s", error.refusal.message)
            await asyncio.sleep(self.keeping.every)

    async def sweep(self, forget: Callable[[str], None] = lambda table_id: None) -> list[str]:
        """What was too old and is gone now, forgotten as it goes; nothing if another worker has just swept."""
        now = int(time.time())
        due = int(now - self.keeping.every)
        if not await self.store.within(lambda ask: ask(CLAIM, now, due)):
            return []
        gone: list[str] = []
        while found := await self.store.within(lambda ask: self.remove(ask, now)):
            for table_id in found:
                forget(table_id)
            gone += found
        return gone

    async def remove(self, ask: Ask, now: int) -> list[str]:
        """A few tables with all that belongs to them."""
        finished, untouched = (int(now - days * DAY) for days in (self.keeping.finished, self.keeping.untouched))
        ids = [table_id for (table_id,) in await ask(HOLD, finished, untouched)]
        await self.delete(ask, ids)
        return ids

    async def delete(self, ask: Ask, ids: list[str]) -> None:
        for name, column in [*((each, "table_id") for each in BELONGS), ("tables", "id")]:
            for table_id in ids:
                await ask(f"DELETE FROM {name} WHERE {column} = $1", table_id)

    async def discard(self, table_id: str) -> None:
        """A table that nobody has a link to."""
        await self.store.within(lambda ask: self.delete(ask, [table_id]))

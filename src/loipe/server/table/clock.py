"""A clock for each move, where a table has one: when the time is up a bot steps in until the person is back.

It runs only while somebody else waits: the last person who plays is never replaced, so no game runs away by itself.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from loipe.core.contract import CHANCE
from loipe.server.doors.guard import SPECTATOR
from loipe.server.doors.problems import Rejected
from loipe.server.store import Away, Conflict, Record

if TYPE_CHECKING:
    from loipe.server.room import Room
    from loipe.server.table.served import ServedTable

EVERY = 1.0
"""Seconds from one look at the tables in memory to the next."""
SEARCH = 20.0
"""Seconds from one search for the others to the next."""
STANDS_IN = "thumb"
DUE = """SELECT id FROM tables WHERE clock > 0 AND NOT "over" AND clock +
(SELECT "time" FROM records WHERE table_id = id ORDER BY "at" DESC LIMIT 1) BETWEEN $1 AND $2"""


def asked_at(table: ServedTable, seat: int) -> int:
    """The record that asked a seat what it owes now. What others answered together with it does not count."""
    plies, together = table.sitting.plies, table.sitting.table.together
    count = len(plies)
    while count and together[count - 1] and plies[count - 1].seat != seat:
        count -= 1
    at, first = table.at, max(1, table.anew_at, table.seated_at.get(seat, 0))
    while at > first and table.lengths[at - 1] >= count:
        at -= 1
    return at


def deadlines(table: ServedTable) -> dict[int, int]:
    """When the time of each seat whose clock runs is up, in seconds since 1970."""
    sitting = table.sitting
    if not table.row.clock or table.is_log or len(sitting.playing()) < 2:
        return {}
    running = [seat for seat in sitting.owing() if seat != CHANCE and not sitting.bots[seat]]
    return {seat: table.times[asked_at(table, seat)] + table.row.clock for seat in running}


def overdue(table: ServedTable, now: float) -> list[int]:
    return [seat for seat, until in deadlines(table).items() if until <= now]


async def step_in(room: Room, table: ServedTable, seat: int) -> None:
    """A bot for a seat whose time is up, unless it has answered meanwhile or another worker was first."""

    def change() -> tuple[Record, None]:
        if seat not in overdue(table, room.now()):
            raise Conflict
        return Record(0, "bot", SPECTATOR, f"{seat} {STANDS_IN}"), None

    with suppress(Conflict, Rejected):
        await room.commit(table, change, room.nobody)


class Timekeeper:
    """Looks after every clock: those of the tables in memory and, now and then, of all others in the database.

    With several workers each looks; a record can be stored once, so one of them acts.
    """

    def __init__(self, room: Room) -> None:
        self.room = room
        self.searched = 0.0
        """Up to then every clock that ran out has been found."""

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            await self.look()
            if self.room.now() - self.searched >= SEARCH:
                with suppress(Away):
                    await self.search()
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        for table in [each for each in self.room.tables.values() if each.row.clock]:
            await self.look_at(table)

    async def look_at(self, table: ServedTable) -> None:
        for seat in overdue(table, self.room.now()):
            await step_in(self.room, table, seat)

    async def search(self) -> None:
        """Tables nobody is at: each is opened once when its clock may have run out, after a restart all of them."""
        now = self.room.now()
        for (table_id,) in await self.room.store.database.ask(DUE, int(self.searched), int(now)):
            with suppress(Rejected):
                await self.look_at(await self.room.find(table_id))
        self.searched = now

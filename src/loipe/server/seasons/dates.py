"""Looks after seasons that nobody looks at: a race begins when its date has passed, and one that is over is written
down. With several workers on one database one of them does it, whoever is first."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from loipe.server.logs import kind_of
from loipe.server.room import Room
from loipe.server.seasons.running import collected
from loipe.server.store import Away

EVERY = 20.0
"""Seconds from one look to the next."""
PRESENT = "INSERT INTO chores (name, done) VALUES ('seasons', 0) ON CONFLICT (name) DO NOTHING"
CLAIM = "UPDATE chores SET done = $1 WHERE name = 'seasons' AND done <= $2 RETURNING name"
LAST = 'last."at" = (SELECT max("at") FROM records WHERE table_id = season.id)'
WAITING = f"""SELECT season.id FROM tables season JOIN records last ON last.table_id = season.id
WHERE season.kind = 'season' AND NOT season."over" AND {LAST} AND last.kind IN ('came', 'ready')"""
"""Somebody may be ready."""
RACED = f"""SELECT season.id FROM tables season JOIN records last ON last.table_id = season.id
JOIN tables race ON race.id = last.request
WHERE season.kind = 'season' AND {LAST} AND last.kind = 'race' AND (race.kind = 'log'
OR EXISTS (SELECT 1 FROM records WHERE table_id = race.id AND kind = 'end'))"""
"""A race is over and not written down: nobody looked since, or the server was killed in between."""


class Dates:
    """A chore of the server's."""

    def __init__(self, room: Room, every: float = EVERY) -> None:
        self.room = room
        self.every = every

    async def run(self) -> None:
        """Until it is cancelled."""
        with suppress(Away):
            await self.room.store.within(lambda ask: ask(PRESENT))
        while True:
            with suppress(Away):
                await self.look()
            await asyncio.sleep(self.every)

    async def look(self) -> None:
        now = int(self.room.now())
        if not await self.room.store.within(lambda ask: ask(CLAIM, now, int(now - self.every))):
            return
        for statement in (RACED, WAITING):
            for (season_id,) in await self.room.store.database.ask(statement):
                try:
                    await collected(self.room, season_id)
                except Away:
                    raise
                except Exception as error:  # one season that cannot go on does not hold up the others
                    logging.getLogger("loipe.server").warning("season %s: %s", season_id, kind_of(error))

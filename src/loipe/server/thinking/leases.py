"""What takes long and is done once: of several workers on one database one does it, another if that one died."""

from __future__ import annotations

import time

from loipe.server.store import Store

HELD = 30_000
"""Milliseconds after which somebody who has not said that they are still at it counts as gone."""
TAKE = """INSERT INTO chores (name, done) VALUES ($1, $2)
ON CONFLICT (name) DO UPDATE SET done = excluded.done WHERE chores.done <= $3 RETURNING name"""
RENEW = "UPDATE chores SET done = $2 WHERE name = $1 AND done = $3 RETURNING name"
GIVE_BACK = "DELETE FROM chores WHERE name = $1 AND done = $2"


class Lease:
    """Of a chore by its name, at most 16 letters. Where nobody else writes to the database it is always one's own."""

    def __init__(self, store: Store, name: str) -> None:
        self.store = store
        self.name = name
        self.since = 0
        """When it was last said that we are at it; 0: we are not."""

    async def is_ours(self) -> bool:
        """Taken, or taken on."""
        if not self.store.shared:
            return True
        now, before = time.time_ns() // 1_000_000, self.since
        statement, limit = (RENEW, before) if before else (TAKE, now - HELD)
        found = await self.store.within(lambda ask: ask(statement, self.name, now, limit))
        self.since = now if found else 0
        return bool(found)

    async def give_back(self) -> None:
        if self.since:
            await self.store.within(lambda ask: ask(GIVE_BACK, self.name, self.since))
            self.since = 0

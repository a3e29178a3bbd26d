"""The story of a finished game: found out beside the table, a second of games at a time, then kept in the database."""

from __future__ import annotations

import asyncio
import hashlib
import time
from contextlib import suppress

import msgspec

from loipe.core import log as logs
from loipe.server.doors.problems import Rejected
from loipe.server.store import Away, Store
from loipe.server.table.served import ServedTable
from loipe.server.thinking.hints import SOON, Thinker
from loipe.server.thinking.leases import Lease
from loipe.server.thinking.workers import THOUGHT
from loipe.story.precision import SECONDS, Precision, share_done, wants
from loipe.story.story import Story
from loipe.story.telling import Game, Teller
from loipe.story.worth import Worth

SLICE = 1.2
"""Seconds at a stretch, so that hints need not wait."""
WANTED = Precision()
FORMAT = 2
"""Of `Story`: one more whenever it is told otherwise, so that what was kept before is found out again."""
AGAIN = 120.0
"""Seconds from the beginning of a search that failed to the next: one that hangs takes a quarter of them at most."""
GLANCE = 1.0
"""Seconds from one look at what another worker has found out to the next."""
FIND = "SELECT told FROM stories WHERE table_id = $1 AND game = $2"
KEEP = """INSERT INTO stories (table_id, game, told) VALUES ($1, $2, $3)
ON CONFLICT (table_id) DO UPDATE SET game = excluded.game, told = excluded.told"""


class Telling(msgspec.Struct, frozen=True):
    """A story as far as it is known: whoever asks again gets a surer one, until all of it is done."""

    done: float
    story: Story


class Known(msgspec.Struct, frozen=True):
    """What a table has of it; what was kept needs no games any more."""

    story: Story
    done: float = 1.0
    worth: Worth | None = None
    seconds: float = 0.0
    """Spent on it."""


def find_out(text: str, known: Known | None, most: float, seed: int) -> Known:
    """In a worker: some more games, joined to those before."""
    begun = time.process_time()
    game = Game(logs.read(text))
    worth, spent = (known.worth, known.seconds) if known else (None, 0.0)
    more = game.weighed(seed, WANTED, worth)
    while worth is None or (wants(worth, WANTED) and time.process_time() - begun < SLICE):
        worth = next(more)
    spent += time.process_time() - begun
    is_done = spent >= most or not wants(worth, WANTED)
    done = 1.0 if is_done else min(0.99, max(spent / most, share_done(worth, WANTED)))
    return Known(Teller(game, worth, seed).tell(is_done), done, worth, spent)


class Storyteller(Thinker):
    """A process for stories alone, so that no hint waits for one."""

    def __init__(self, limit: float = THOUGHT, most: float = SECONDS) -> None:
        super().__init__(limit)
        self.most = most
        """Seconds of games for one story."""


class Finding:
    """While the story of one table is found out: once, however many ask; each of them hears of every step."""

    def __init__(self, teller: Storyteller, store: Store, address: str, table: ServedTable) -> None:
        self.teller = teller
        self.store = store
        self.address = address
        self.table = table
        self.further = asyncio.Event()
        self.begun = time.monotonic()
        self.task = asyncio.create_task(self.find())

    async def find(self) -> None:
        """By whichever worker was asked first; the others look what it has found out so far."""
        text = logs.write(self.table.sitting.log)
        lease = Lease(self.store, f"story {self.table.row.id}")
        known = await kept(self.store, self.table, text)
        try:
            while known is None or known.done < 1:
                if await lease.is_ours():
                    known = await self.teller.thought(self.address, find_out, text, known, self.teller.most)
                    await keep(self.store, self.table, text, known)
                else:
                    await asyncio.sleep(GLANCE)
                    known = await kept(self.store, self.table, text) or known
                if known is not None:
                    self.tell(known)
            self.tell(known)
        finally:
            with suppress(Away):
                await lease.give_back()

    @property
    def is_past(self) -> bool:
        """It ended. One that failed is not begun again at once: it may hang each time, and others wait."""
        if not self.task.done():
            return False
        error = None if self.task.cancelled() else self.task.exception()
        failed = isinstance(error, Rejected) and not isinstance(error, Away)
        return not failed or time.monotonic() - self.begun > AGAIN

    def tell(self, known: Known) -> None:
        """Nobody hears less than before, though whoever takes on from another worker begins anew."""
        if self.table.story is None or self.table.story.done <= known.done:
            self.table.story = known
        self.further.set()
        self.further.clear()

    async def step(self) -> Known:
        """What is known after the next step; a server that shuts down meanwhile says so."""
        waiting = asyncio.create_task(self.further.wait())
        try:
            await asyncio.wait({self.task, waiting}, return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:
            raise Rejected(503, "server-no-thought", seconds=SOON) from None
        finally:
            waiting.cancel()
        if self.task.cancelled():
            raise Rejected(409, "story-not-over")
        if self.task.done():
            self.task.result()
        assert self.table.story is not None
        return self.table.story


def digest(text: str, is_whole: bool = True) -> str:
    """A game that went on otherwise after an undo has another story; so has one that is not found out yet."""
    return hashlib.sha256(f"{FORMAT}{'' if is_whole else '~'}\n{text}".encode()).hexdigest()


async def kept(store: Store, table: ServedTable, text: str) -> Known | None:
    """As it was encoded: nobody looks into it any more. Where it is not whole, so much of it as another has found."""
    if found := await store.database.ask(FIND, table.row.id, digest(text)):
        return Known(msgspec.json.decode(found[0][0]))
    found = await store.database.ask(FIND, table.row.id, digest(text, False)) if store.shared else []
    part = msgspec.json.decode(found[0][0]) if found else None
    return Known(part["story"], part["done"]) if part else None


async def keep(store: Store, table: ServedTable, text: str, known: Known) -> None:
    """Parts only where another worker may be asked. Where the database is away it is found out again later."""
    is_whole = known.done >= 1
    if is_whole or store.shared:
        told = msgspec.json.encode(known.story if is_whole else Telling(known.done, known.story)).decode()
        with suppress(Away):
            await store.within(lambda ask: ask(KEEP, table.row.id, digest(text, is_whole), told))


async def tell(store: Store, teller: Storyteller, address: str, table: ServedTable) -> Telling:
    """Only once the game is over: everything is open then."""
    if not table.sitting.table.over:
        raise Rejected(409, "story-not-over")
    known = table.story
    if known is None or known.done < 1:
        if table.finding is None or table.finding.is_past:
            table.finding = Finding(teller, store, address, table)
        known = await table.finding.step()
    return Telling(known.done, known.story)

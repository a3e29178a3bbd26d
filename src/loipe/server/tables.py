"""The tables in memory, each rebuilt from its records; one writer at a time, and the database first."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from weakref import WeakValueDictionary

import msgspec

from loipe.core.contract import CHANCE
from loipe.core.dealer import LiveDealer
from loipe.core.table import Table
from loipe.server import fresh, turns
from loipe.server.keeping import Keeper, Keeping
from loipe.server.presence import Socket
from loipe.server.problems import Rejected
from loipe.server.sitting import Sitting, body
from loipe.server.store import Away, Conflict, Record, Row, Store
from loipe.server.table import LiveTable, Viewer, opened
from loipe.server.tokens import SPECTATOR

FULL_SECONDS = 30
IDLE = 200
"""Tables that stay in memory though nobody is there."""
Change = Callable[[], tuple[Record, Table | None]]
"""Tries something: the record to commit (its `at` is set later) and the branch of its words, or a refusal."""


class Tables:
    """Finds tables, commits to them, wakes their bots."""

    def __init__(self, store: Store, absence: int = 90, kept: int = 2000, keeper: Keeper | None = None) -> None:
        self.store = store
        self.keeper = keeper or Keeper(store, Keeping())
        self.absence = absence
        self.kept = kept
        self.live: OrderedDict[str, LiveTable] = OrderedDict()
        """At most `kept`, the last used at the end."""
        self.known: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        """Also those that were let go while somebody still uses them: a table is never there twice."""
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.nobody = Viewer(SPECTATOR, frozenset())
        """Who asks where the table goes on by itself."""
        self.on_presence: Callable[[LiveTable, int, bool], None] = lambda live, holder, here: None
        """Called when somebody connects or has no connection left; tells the other workers."""

    def join(self, live: LiveTable, socket: Socket) -> None:
        """Somebody listens; everybody at the table learns of it."""
        live.sockets.open.add(socket)
        live.presence.join(socket.holder)
        self.on_presence(live, socket.holder, True)
        live.tell_here()

    def leave(self, live: LiveTable, socket: Socket) -> None:
        live.sockets.open.discard(socket)
        live.presence.leave(socket.holder)
        if not live.presence.sockets[socket.holder]:
            self.on_presence(live, socket.holder, False)
        live.tell_here()

    async def find(self, table_id: str) -> LiveTable:
        """The table, up to date; 404 if there is none."""
        live = self.known.get(table_id)
        if live is None:
            live = await asyncio.shield(self.loading.get(table_id) or self.load_soon(table_id))
        else:
            await self.refresh(live)
        if table_id not in self.live:
            self.make_room()
            self.live[table_id] = live
        self.live.move_to_end(table_id)
        await self.keeper.touch(self, live)
        return live

    def forget(self, table_id: str) -> None:
        """It is no longer in the database."""
        self.live.pop(table_id, None)
        self.known.pop(table_id, None)

    def load_soon(self, table_id: str) -> asyncio.Task[LiveTable]:
        self.make_room()
        task = self.loading[table_id] = asyncio.create_task(self.load(table_id))
        task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return task

    def make_room(self) -> None:
        """For one more table: those nobody is at go first, the longest unused before the others."""
        over = len(self.live) + len(self.loading) + 1 - self.kept
        idle = [table_id for table_id, live in self.live.items() if live.is_idle]
        for table_id in idle[: max(over, len(idle) - IDLE, 0)]:
            del self.live[table_id]
        if len(self.live) + len(self.loading) >= self.kept:
            raise Rejected(503, "server-full", tables=self.kept, seconds=FULL_SECONDS)

    async def load(self, table_id: str) -> LiveTable:
        """From its records. Where a rule was mended since, the game goes on from the last word that fits."""
        while True:
            found = await self.store.find(table_id)
            if found is None:
                raise Rejected(404, "server-no-such-table", table=table_id[:20])
            live = await opened(*found, self.absence, await self.store.records(table_id))
            mend = live.mend()
            if mend is None:
                break
            with suppress(Conflict):
                await self.store.append(table_id, mend)
        self.known[table_id] = live
        self.wake(live)
        return live

    async def create(self, row: Row, links: dict[str, int], said: str | None = None) -> None:
        """A new table, with the dice and forced moves before the first choice, or with the words of a log."""
        await self.keeper.check_room()
        over = False
        if said is None:
            trial = Sitting(row).answer(CHANCE, [], LiveDealer() if row.dice != "physical" else None)
            said, over = body(trial), trial.over
        row = msgspec.structs.replace(row, touched=row.created, over=over)
        await self.store.create(row, links, [Record(1, "end" if over else "words", SPECTATOR, said)])
        await self.find(row.id)

    async def refresh(self, live: LiveTable) -> None:
        """Up to date: with other workers about, and after the database was away."""
        if self.store.shared or live.unsure:
            await self.catch_up(live)

    async def catch_up(self, live: LiveTable) -> None:
        """Read what other workers committed."""
        async with live.lock:
            await self.read_on(live)

    async def read_on(self, live: LiveTable) -> bool:
        """What was committed meanwhile; whether there was anything."""
        before = live.at
        for record in await self.store.records(live.row.id, live.at):
            self.announce(live, record, live.fold(record), self.nobody)
        live.unsure = False
        if live.at > before:
            self.wake(live)
        return live.at > before

    async def commit(self, live: LiveTable, change: Change, by: Viewer, request: str = "", body: str = "") -> int:
        """Try, store, take over, announce. A request that is known already gets the `at` of its first time.

        It is finished even if whoever sent it hangs up in the middle.
        """
        return await asyncio.shield(asyncio.create_task(self.commit_now(live, change, by, request, body)))

    async def commit_now(self, live: LiveTable, change: Change, by: Viewer, request: str, body: str) -> int:
        digest = hashlib.sha256(body.encode()).hexdigest()[:12]
        async with live.lock:
            if live.unsure:
                await self.read_on(live)
            while True:
                at = await self.first_time(live, request, digest)
                if at is not None:
                    await self.acknowledge(live, by, at)
                    return at
                made, trial = change()
                kind = "end" if trial is not None and trial.over else made.kind
                record = Record(live.at + 1, kind, made.holder, made.body, request or None, digest)
                if await self.append(live, record):
                    break
            self.announce(live, record, live.fold(record, trial), by)
        self.wake(live)
        if live.sitting.table.over:
            await self.keeper.touch(self, live)
        return record.at

    def announce(self, live: LiveTable, record: Record, trial: Table, by: Viewer) -> None:
        """Everybody is told what is new, each as far as they may know it; whoever asked gets the receipt with it."""
        if hearers := live.hearers(by):
            news = fresh.news(live, record, trial)
            for socket in hearers:
                news.tell(socket, by.id if socket is by.line else "")

    async def acknowledge(self, live: LiveTable, by: Viewer, at: int) -> None:
        """The receipt of what was committed before. Whoever hears nothing else may have missed what came since."""
        if by.line is not None:
            have = live.at if by.line in live.sockets.open else at - 1
            by.line.send(await fresh.caught_up(live, by, have))

    async def first_time(self, live: LiveTable, request: str, digest: str) -> int | None:
        """Where a request stands already; 409 if it said something else then."""
        if not request:
            return None
        at, first = live.requests.get(request, (0, ""))
        if not at and live.forgot:
            stored = await self.store.request(live.row.id, request)
            at, first = (stored.at, stored.digest) if stored is not None else (0, "")
        if at and first != digest:
            raise Rejected(409, "server-request-used", request=request)
        return at or None

    async def append(self, live: LiveTable, record: Record) -> bool:
        """Stored; or another was first, and is read now. A table that is gone takes nothing any more."""
        try:
            await self.store.append(live.row.id, record)
        except Away:
            live.unsure = True
            raise
        except Conflict:
            if not await self.read_on(live):
                await self.part_with(live)
            return False
        return True

    async def part_with(self, live: LiveTable) -> None:
        """A record does not fit though nothing was committed: the table is not there any more."""
        if await self.store.find(live.row.id) is None:
            self.forget(live.row.id)
            raise Rejected(404, "server-no-such-table", table=live.row.id)
        raise RuntimeError(f"a record of {live.row.id} cannot be stored at {live.at + 1}")

    def wake(self, live: LiveTable) -> None:
        """Bots answer as soon as they owe."""
        live.nudge.set()
        if live.due() is not None and (live.bots is None or live.bots.done()):
            live.bots = asyncio.create_task(turns.play(self, live))

    async def close(self) -> None:
        """Stop the bots; what is committed is safe anyway."""
        tasks = [live.bots for live in self.known.values() if live.bots is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

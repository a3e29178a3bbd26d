"""The tables in memory, each rebuilt from its records: one writer at a time, the database first, bots by themselves."""

from __future__ import annotations

import asyncio
import hashlib
import re
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from weakref import WeakValueDictionary

import msgspec

from loipe.core.contract import CHANCE
from loipe.core.dealer import LiveDealer
from loipe.core.table import Table
from loipe.server import news, views
from loipe.server.doors.guard import SPECTATOR
from loipe.server.doors.problems import Rejected
from loipe.server.measures import MOVING
from loipe.server.messages import Say
from loipe.server.store import WORDS, Conflict, Record, Row, Store
from loipe.server.store.keeping import Keeper, Keeping
from loipe.server.table.loading import opened
from loipe.server.table.presence import Socket
from loipe.server.table.served import ServedTable, Viewer
from loipe.server.table.sitting import Sitting, body
from loipe.server.table.turns import play
from loipe.server.thinking.rivals import Rivals

FULL_SECONDS = 30
TABLES = ("table", "log")
"""Kinds of rows that are tables; a season is none."""
IDLE = 50
"""Tables that stay in memory though nobody is there."""
REQUEST = re.compile(r"[A-Za-z0-9_-]{8,64}")
MOST_WORDS, LONGEST_WORD = 100, 40
Change = Callable[[], tuple[Record, Table | None]]
"""Tries something: the record to commit (its `at` is set later) and the branch of its words, or a refusal."""


def check_request(request: str) -> None:
    if not REQUEST.fullmatch(request):
        raise Rejected(400, "server-request-shape")


def check_words(words: list[str]) -> None:
    if not words or len(words) > MOST_WORDS:
        raise Rejected(400, "server-words-count", count=len(words), most=MOST_WORDS)
    for word in words:
        if len(word) > LONGEST_WORD or not word.isprintable() or word != word.strip():
            raise Rejected(400, "server-word-shape", word=word[:LONGEST_WORD])


class Room:
    """Finds tables, commits to them, wakes their bots."""

    def __init__(
        self,
        store: Store,
        absence: int = 90,
        kept: int = 2000,
        keeper: Keeper | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.keeper = keeper or Keeper(store, Keeping())
        self.absence = absence
        self.kept = kept
        self.now = now
        self.tables: OrderedDict[str, ServedTable] = OrderedDict()
        """At most `kept`, the last used at the end."""
        self.known: WeakValueDictionary[str, ServedTable] = WeakValueDictionary()
        """Also those that were let go while somebody still uses them: a table is never there twice."""
        self.loading: dict[str, asyncio.Task[ServedTable]] = {}
        self.rivals = Rivals()
        self.nobody = Viewer(SPECTATOR, frozenset())
        """Who asks where the table goes on by itself."""
        self.tell_others: Callable[[ServedTable, str], None] = lambda table, what: None
        """What other workers shall hear of a table: who came or has no connection left there, who reacts."""
        self.heed: Callable[[ServedTable], None] = lambda table: None
        """Only people are awaited there now: those who have no page open may have to be told."""

    def join(self, table: ServedTable, socket: Socket) -> None:
        """Somebody listens; everybody at the table learns of it."""
        table.sockets.open.add(socket)
        table.presence.join(socket.holder)
        self.tell_lines(table, socket.holder)

    def leave(self, table: ServedTable, socket: Socket) -> None:
        table.sockets.open.discard(socket)
        table.presence.leave(socket.holder)
        self.tell_lines(table, socket.holder)

    def tell_lines(self, table: ServedTable, holder: int) -> None:
        self.tell_others(table, f"= {holder} {table.presence.sockets[holder]}")
        table.tell_here()

    async def find(self, table_id: str) -> ServedTable:
        """The table, up to date; 404 if there is none."""
        table = self.known.get(table_id)
        if table is None:
            table = await asyncio.shield(self.loading.get(table_id) or self.load_soon(table_id))
        else:
            await self.refresh(table)
        if table_id not in self.tables:
            self.make_room()
            self.tables[table_id] = table
        self.tables.move_to_end(table_id)
        await self.keeper.touch(self, table)
        return table

    def forget(self, table_id: str) -> None:
        """It is no longer in the database."""
        self.tables.pop(table_id, None)
        self.known.pop(table_id, None)

    def load_soon(self, table_id: str) -> asyncio.Task[ServedTable]:
        self.make_room()
        task = self.loading[table_id] = asyncio.create_task(self.load(table_id))
        task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return task

    def make_room(self) -> None:
        """For one more table: those nobody is at go first, the longest unused before the others."""
        over = len(self.tables) + len(self.loading) + 1 - self.kept
        idle = [table_id for table_id, table in self.tables.items() if table.is_idle]
        for table_id in idle[: max(over, len(idle) - IDLE, 0)]:
            del self.tables[table_id]
        if len(self.tables) + len(self.loading) >= self.kept:
            raise Rejected(503, "server-full", tables=self.kept, seconds=FULL_SECONDS)

    async def load(self, table_id: str) -> ServedTable:
        """From its records. Where a rule was mended since, the game goes on from the last word that fits."""
        while True:
            found = await self.store.find(table_id)
            if found is None or found[0].kind not in TABLES:
                raise Rejected(404, "server-no-such-table", table=table_id[:20])
            table = await opened(*found, self.absence, await self.store.records(table_id))
            mend = table.mend()
            if mend is None:
                break
            with suppress(Conflict):
                await self.store.append(table_id, msgspec.structs.replace(mend, time=int(self.now())))
        table.now = self.now
        self.known[table_id] = table
        await self.refresh(table)  # what others committed while it was read, before we could hear of it
        self.wake(table)
        return table

    async def create(self, row: Row, links: dict[str, int], first: Record | None = None, code: str = "") -> None:
        """A new table, with the dice and forced moves before the first choice; or with another first record, of a log
        or an invitation with its code. Conflict if the code is another table's."""
        await self.keeper.check_room()
        over = False
        if first is None:
            trial = Sitting(row).answer(CHANCE, [], LiveDealer() if row.dice != "physical" else None)
            over = trial.over
            first = Record(1, "end" if over else "words", SPECTATOR, body(trial))
        row = msgspec.structs.replace(row, touched=row.created, over=over)
        first = msgspec.structs.replace(first, time=int(self.now()))
        await self.store.create(row, links, [first], code)
        table = await self.find(row.id)
        table.own_at = max(table.own_at, first.at)
        self.wake(table)

    async def refresh(self, table: ServedTable) -> bool:
        """Up to date: with other workers about, and after the database was away; whether there was anything new."""
        return (self.store.shared or table.unsure) and await self.catch_up(table)

    async def catch_up(self, table: ServedTable) -> bool:
        """Read what other workers committed; whether there was anything."""
        async with table.lock:
            return await self.read_on(table)

    async def read_on(self, table: ServedTable) -> bool:
        """What was committed meanwhile; whether there was anything."""
        before = table.at
        for record in await self.store.records(table.row.id, table.at):
            await self.announce(table, record, table.fold(record), self.nobody)
        table.unsure = False
        if table.at > before:
            self.wake(table)
        return table.at > before

    async def say(self, table: ServedTable, viewer: Viewer, said: Say) -> int:
        """Checked, committed, then acknowledged; where it stands since the first time it was said."""
        check_request(said.id)
        if said.words or not said.press:
            check_words(said.words)

        def change() -> tuple[Record, Table]:
            table.check_mine(viewer, said.seat)
            table.check_asked(viewer, said.seat, said.question)
            trial = table.sitting.answer(said.seat, said.words, table.dealer(), said.press)
            return Record(0, "words", viewer.holder, body(trial)), trial

        content = f"{viewer.holder} {said.seat} {said.question} {' '.join(said.words)}{' !' if said.press else ''}"
        return await self.commit(table, change, viewer, said.id, content)

    async def commit(self, table: ServedTable, change: Change, by: Viewer, request: str = "", body: str = "") -> int:
        """Try, store, take over, announce. A request that is known already gets the `at` of its first time."""
        digest = hashlib.sha256(body.encode()).hexdigest()[:12]
        async with table.lock:
            if table.unsure:
                await self.read_on(table)
            while True:
                at = await self.first_time(table, request, digest)
                if at is not None:
                    await self.acknowledge(table, by, at)
                    return at
                table.check_link(by)
                made, trial = change()
                kind = "end" if trial is not None and trial.over else made.kind
                now = int(self.now())
                record = Record(table.at + 1, kind, made.holder, made.body, request or None, digest, now)
                if await self.append(table, record):
                    break
            table.own_at = record.at
            if kind in WORDS:
                MOVING.moved(by is self.nobody)
            await self.announce(table, record, table.fold(record, trial), by)
        self.wake(table)
        if table.sitting.table.over or table.row.clock != table.clock:
            await self.keeper.touch(self, table)
        return record.at

    async def announce(self, table: ServedTable, record: Record, trial: Table, by: Viewer) -> None:
        """Everybody is told what is new, each as far as they may know it; whoever asked gets the receipt with it."""
        hearers = table.hearers(by)
        if record.at == table.set_up_at:
            for socket in hearers:
                viewer = table.viewer_of(table.links.get(socket.key, socket.holder))
                socket.send(views.set_up(table, viewer, by.id if socket is by.line else ""))
        elif hearers:
            await news.news(table, record, trial).tell_all(hearers, by)

    async def acknowledge(self, table: ServedTable, by: Viewer, at: int) -> None:
        """The receipt of what was committed before. Whoever hears nothing else may have missed what came since."""
        if by.line is not None:
            have = table.at if by.line in table.sockets.open else at - 1
            by.line.send(await views.caught_up(table, by, have))

    async def first_time(self, table: ServedTable, request: str, digest: str) -> int | None:
        """Where a request stands already; 409 if it said something else then."""
        if not request:
            return None
        at, first = table.requests.get(request, (0, ""))
        if not at and table.forgot:
            stored = await self.store.request(table.row.id, request)
            at, first = (stored.at, stored.digest) if stored is not None else (0, "")
        if at and first != digest:
            raise Rejected(409, "server-request-used", request=request)
        return at or None

    async def append(self, table: ServedTable, record: Record) -> bool:
        """Stored; or another was first, and is read now. A table that is gone takes nothing any more."""
        try:
            await self.store.append(table.row.id, record)
        except Conflict:
            if not await self.read_on(table):
                await self.part_with(table)
            return False
        except BaseException:  # whether it is stored shows later, also when we are stopped in the middle
            table.unsure = True
            raise
        return True

    async def part_with(self, table: ServedTable) -> None:
        """A record does not fit though nothing was committed: the table is not there any more."""
        if await self.store.find(table.row.id) is None:
            self.forget(table.row.id)
            raise Rejected(404, "server-no-such-table", table=table.row.id)
        raise RuntimeError(f"a record of {table.row.id} cannot be stored at {table.at + 1}")

    def wake(self, table: ServedTable) -> None:
        """Bots answer as soon as they owe."""
        table.nudge.set()
        if table.due() is None:
            self.heed(table)
        elif table.bots is None or table.bots.done():
            table.bots = asyncio.create_task(play(self, table))

    async def close(self) -> None:
        """Stop the bots and whoever finds out a story; what is committed is safe anyway."""
        tasks = [task for table in self.known.values() for task in table.tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.rivals.close()

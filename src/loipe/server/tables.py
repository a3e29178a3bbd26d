"""The tables in memory, each rebuilt from its records; one writer at a time, and the database first."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from itertools import islice
from typing import TypeVar
from weakref import WeakValueDictionary

import msgspec

from loipe.bots.outlook import Outlook
from loipe.core.contract import CHANCE, State
from loipe.core.dealer import Dealer, LiveDealer
from loipe.core.game import Defects, Refused
from loipe.core.log import Ply, replay, take
from loipe.server import turns, worlds
from loipe.server.bots import Bots
from loipe.server.keeping import Keeper, Keeping
from loipe.server.live import Socket, Sockets
from loipe.server.presence import Presence
from loipe.server.problems import Rejected
from loipe.server.sitting import CUTS, WORDS, Sitting, stand
from loipe.server.store import Away, Record, Row, Store, Taken
from loipe.server.tokens import SPECTATOR, hash_of

STRIDE = 64
POSITIONS_KEPT = 16
REQUESTS_KEPT = 500
REQUESTS_TOLD = 20
FULL_SECONDS = 30
Key = TypeVar("Key")
Kept = TypeVar("Kept")


def remember(kept: OrderedDict[Key, Kept], key: Key, value: Kept, most: int) -> None:
    """So many at most; the longest unused goes first."""
    kept[key] = value
    kept.move_to_end(key)
    if len(kept) > most:
        kept.popitem(last=False)


class Viewer(msgspec.Struct, frozen=True):
    """Who asks: a player with their seats, or a spectator."""

    holder: int
    seats: frozenset[int]


class LiveTable:
    """One table: what is committed, who is connected, and where each request ended up."""

    def __init__(self, row: Row, links: dict[str, int], absence: int) -> None:
        self.row = row
        self.touched, self.over = row.touched, row.over
        self.links = links
        self.absence = absence
        self.sitting = Sitting(row)
        self.at = 0
        self.lengths = [0]
        """By `at`: how many plies stood then."""
        self.opened_at = 0
        """The `at` at which everything came to light, or 0."""
        self.said: list[str] = []
        self.requests: OrderedDict[str, tuple[int, int, str]] = OrderedDict()
        """Request id: `at`, holder, body's digest. Of the last ones; earlier ones are in the database."""
        self.forgot = False
        self.unsure = False
        """The database went away in the middle of a commit: read on before anything else."""
        self.misfit: Defects | None = None
        """What is wrong with the first word that fits no more."""
        self.mended: Refused | None = None
        """Since when the rules were mended under a running game, as a sentence."""
        self.trouble: Refused | None = None
        """Why nothing moves at the moment, as a sentence."""
        self.positions: OrderedDict[int, State] = OrderedDict()
        self.outlooks: OrderedDict[tuple[int, frozenset[int]], Outlook] = OrderedDict()
        """Win chances by ply and by whose secrets were known."""
        self.lock = asyncio.Lock()
        self.presence = Presence()
        self.sockets = Sockets()
        self.bots: asyncio.Task[None] | None = None
        self.nudge = asyncio.Event()
        """Something was committed: who pauses after a failure need not wait any longer."""

    def open(self, records: list[Record]) -> None:
        """From nothing: the words that stand by the records are played once, as far as they fit."""
        plies: list[Ply] = []
        for record in records:
            stand(plies, record)
            self.sitting.note(record)
            self.enter(record, len(plies))
        self.misfit = self.sitting.play(plies)
        if self.sitting.table.over:
            self.opened_at = max(record.at for record in records if record.kind in WORDS)

    def fold(self, record: Record, sitting: Sitting | None = None) -> None:
        """Take in what was committed; `sitting` is the clone on which it was tried already."""
        if sitting is None:
            sitting = self.sitting
            sitting.fold(record)
        self.sitting = sitting
        self.enter(record, len(sitting.plies))
        if record.kind in CUTS:
            self.positions.clear()
            self.outlooks.clear()
        if sitting.table.over and not self.opened_at:
            self.opened_at = record.at

    def enter(self, record: Record, plies: int) -> None:
        """A record, and how many plies stand with it."""
        self.at = record.at
        if record.kind == "mend":
            clause = record.body.partition(" ")[2]
            self.mended = Refused("server-mended", clause, ply=plies + 1)
            self.said.append(f"~{self.lengths[-1] - plies} # {self.sitting.text.refusal(self.mended)}")
        elif record.kind in (*WORDS, "undo"):
            self.said.append(record.body)
        self.lengths.append(plies)
        if record.request:
            self.requests[record.request] = (record.at, record.holder, record.digest)
            if len(self.requests) > REQUESTS_KEPT:
                self.requests.popitem(last=False)
                self.forgot = True

    @property
    def is_log(self) -> bool:
        """Only to look at: a log that was opened, or a game that ended by earlier rules and fits no more."""
        return self.row.kind == "log" or (self.misfit is not None and self.was_over)

    @property
    def was_over(self) -> bool:
        """As far as the records tell. Those of rules 1 do not say it, but a rematch does, or that only bots played."""
        return self.sitting.ended or bool(self.sitting.rematch) or not self.sitting.playing()

    def mend(self) -> Record | None:
        """The record that takes back what fits no more, so that a running game goes on."""
        if self.misfit is None or self.is_log:
            return None
        clause = self.misfit.defects[-1].clause
        return Record(self.at + 1, "mend", SPECTATOR, f"{len(self.sitting.plies)} {clause}".strip())

    def notices(self) -> list[Refused]:
        """What everybody at the table should know."""
        fits = Refused("server-fits-to", ply=len(self.sitting.plies)) if self.misfit is not None else None
        mended = self.mended if not self.sitting.table.over else None
        return [each for each in (fits, mended, self.trouble) if each is not None]

    def viewer(self, token: str) -> Viewer:
        holder = self.links.get(hash_of(token)) if token else None
        if holder is None:
            raise Rejected(401, "server-no-such-link")
        return Viewer(holder, self.sitting.seats_of(holder))

    def since(self, have: int) -> int:
        """The first ply number that a client which was at `have` lacks or must replace."""
        if not 0 < have <= self.at or have < self.opened_at <= self.at:
            return 0
        return min(self.lengths[have:]) + 1

    def last_requests(self, holder: int) -> list[str]:
        return [request for request, (_, by, _) in self.requests.items() if by == holder][-REQUESTS_TOLD:]

    def readers_of_dice(self) -> list[int]:
        """Who types in what fell: whose die or card it is; everybody where that is a bot."""
        sitting = self.sitting
        if sitting.state.to_act() != CHANCE:
            return []
        seat = worlds.thrower(sitting.game, sitting.state)
        if seat is not None and not sitting.bots[seat]:
            return [sitting.holders[seat]]
        return sitting.playing() or sitting.persons()

    def position(self, plies: int) -> State:
        """The position after so many plies, from the nearest one kept."""
        base = plies - plies % STRIDE
        found = self.positions.pop(base, None) or replay(self.sitting.table.log, base)
        remember(self.positions, base, found, POSITIONS_KEPT)
        state = found.clone()
        for number, ply in enumerate(self.sitting.plies[base:plies], base + 1):
            take(self.sitting.game, state, ply, number)
        return state

    def due(self) -> int | None:
        """What goes on without a person: the seat of a bot, or CHANCE for dice and forced moves; None if nothing."""
        if self.is_log:
            return None
        if self.sitting.is_unsettled(self.row.dice == "live"):
            return CHANCE
        return next((seat for seat in self.sitting.owing() if seat != CHANCE and self.sitting.bots[seat]), None)

    def dealer(self) -> Dealer | None:
        """Nobody throws for a table that has real dice."""
        return LiveDealer() if self.row.dice == "live" else None

    @property
    def is_idle(self) -> bool:
        busy = self.bots is not None and not self.bots.done()
        return not (busy or self.lock.locked() or self.sockets.open)


Change = Callable[[Sitting], Record]
"""Tries something on a clone; the record to commit (its `at` is set later), or Refused or Rejected."""


class Tables:
    """Finds tables, commits to them, wakes their bots."""

    def __init__(
        self, store: Store, bots: Bots, absence: int = 90, kept: int = 2000, keeper: Keeper | None = None
    ) -> None:
        self.store = store
        self.keeper = keeper or Keeper(store, Keeping())
        self.workers = bots
        self.absence = absence
        self.kept = kept
        self.live: OrderedDict[str, LiveTable] = OrderedDict()
        """At most `kept`, the last used at the end."""
        self.known: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        """Also those that were let go while somebody still uses them: a table is never there twice."""
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.on_presence: Callable[[LiveTable, int, bool], None] = lambda live, holder, here: None
        """Called when somebody connects or has no connection left; tells the other workers."""

    def join(self, live: LiveTable, socket: Socket) -> None:
        """Somebody listens; everybody at the table learns of it."""
        live.sockets.open.add(socket)
        live.presence.join(socket.holder)
        self.on_presence(live, socket.holder, True)
        live.sockets.tell_who(live.presence.holders())

    def leave(self, live: LiveTable, socket: Socket) -> None:
        live.sockets.open.discard(socket)
        live.presence.leave(socket.holder)
        if not live.presence.sockets[socket.holder]:
            self.on_presence(live, socket.holder, False)
        live.sockets.tell_who(live.presence.holders())

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
        idle = (table_id for table_id, live in self.live.items() if live.is_idle)
        for table_id in list(islice(idle, max(over, 0))):
            del self.live[table_id]
        if len(self.live) + len(self.loading) >= self.kept:
            raise Rejected(503, "server-full", tables=self.kept, seconds=FULL_SECONDS)

    async def load(self, table_id: str) -> LiveTable:
        """From its records. Where a rule was mended since, the game goes on from the last word that fits."""
        while True:
            found = await self.store.find(table_id)
            if found is None:
                raise Rejected(404, "server-no-such-table", table=table_id[:20])
            live = opened(*found, self.absence, await self.store.records(table_id))
            mend = live.mend()
            if mend is None:
                break
            with suppress(Taken):
                await self.store.append(table_id, mend)
        self.known[table_id] = live
        self.wake(live)
        return live

    async def create(self, row: Row, links: dict[str, int], said: str | None = None) -> None:
        """A new table, with the dice and forced moves before the first choice, or with the words of a log."""
        await self.keeper.check_room()
        sitting = Sitting(row)
        if said is None:
            sitting.settle(LiveDealer() if row.dice == "live" else None)
            said = " ".join(str(ply) for ply in sitting.plies)
        row = msgspec.structs.replace(row, touched=row.created, over=sitting.table.over)
        await self.store.create(row, links, [Record(1, "words", SPECTATOR, said)])
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
            live.fold(record)
        live.unsure = False
        if live.at > before:
            live.sockets.announce(live.at)
            self.wake(live)
        return live.at > before

    async def commit(self, live: LiveTable, change: Change, request: str = "", body: str = "") -> int:
        """Try, store, take over, announce. A request that is known already gets the `at` of its first time.

        It is finished even if whoever sent it hangs up in the middle.
        """
        return await asyncio.shield(asyncio.create_task(self.commit_now(live, change, request, body)))

    async def commit_now(self, live: LiveTable, change: Change, request: str, body: str) -> int:
        digest = hashlib.sha256(body.encode()).hexdigest()[:12]
        async with live.lock:
            if live.unsure:
                await self.read_on(live)
            while True:
                at = await self.first_time(live, request, digest)
                if at is not None:
                    return at
                trial = live.sitting.clone()
                made = change(trial)
                kind = "end" if made.kind == "words" and trial.table.over else made.kind
                record = Record(live.at + 1, kind, made.holder, made.body, request or None, digest)
                if await self.append(live, record):
                    break
            live.fold(record, trial)
        live.sockets.announce(live.at)
        self.wake(live)
        if live.sitting.table.over:
            await self.keeper.touch(self, live)
        return record.at

    async def first_time(self, live: LiveTable, request: str, digest: str) -> int | None:
        """Where a request stands already; 409 if it said something else then."""
        if not request:
            return None
        at, _, first = live.requests.get(request, (0, 0, ""))
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
        except Taken:
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


def opened(row: Row, links: dict[str, int], absence: int, records: list[Record]) -> LiveTable:
    """A stored table; what cannot be read at all has a sentence of its own."""
    try:
        live = LiveTable(row, links, absence)
        live.open(records)
        if live.misfit is not None and live.row.kind == "table" and not live.sitting.is_of_earlier_rules:
            raise live.misfit
    except Exception as error:
        logging.getLogger("loipe.server").error("table %s cannot be read: %r", row.id, error)
        raise Rejected(422, "server-table-unreadable", table=row.id) from error
    return live

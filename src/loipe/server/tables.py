"""The tables in memory, each rebuilt from its records; one writer at a time, and the database first."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable

import msgspec

from loipe.bots.outlook import Outlook
from loipe.core.contract import CHANCE, State
from loipe.core.dealer import LiveDealer
from loipe.core.log import replay, take
from loipe.server import worlds
from loipe.server.bots import Bots
from loipe.server.live import Socket, Sockets
from loipe.server.presence import Presence
from loipe.server.problems import Rejected
from loipe.server.sitting import Sitting
from loipe.server.store import Record, Row, Store, Taken
from loipe.server.tokens import hash_of

STRIDE = 64
REQUESTS_TOLD = 20


class Viewer(msgspec.Struct, frozen=True):
    """Who asks: a player with their seats, or a spectator."""

    holder: int
    seats: frozenset[int]


class LiveTable:
    """One table: what is committed, who is connected, and where each request ended up."""

    def __init__(self, row: Row, links: dict[str, int], absence: int) -> None:
        self.row = row
        self.links = links
        self.absence = absence
        self.sitting = Sitting(row)
        self.at = 0
        self.lengths = [0]
        """By `at`: how many plies stood then."""
        self.opened_at = 0
        """The `at` at which everything came to light, or 0."""
        self.said: list[str] = []
        self.requests: dict[str, tuple[int, int, str]] = {}
        """Request id: `at`, holder, body's digest."""
        self.positions: dict[int, State] = {}
        self.outlooks: dict[tuple[int, frozenset[int]], Outlook] = {}
        """Win chances by ply and by whose secrets were known."""
        self.lock = asyncio.Lock()
        self.presence = Presence()
        self.sockets = Sockets()
        self.bots: asyncio.Task[None] | None = None

    def fold(self, record: Record, sitting: Sitting | None = None) -> None:
        """Take in what was committed; `sitting` is the clone on which it was tried already."""
        if sitting is None:
            sitting = self.sitting
            sitting.fold(record)
        self.sitting = sitting
        self.at = record.at
        self.lengths.append(len(sitting.plies))
        if record.kind in ("words", "undo"):
            self.said.append(record.body)
            self.positions = {at: state for at, state in self.positions.items() if at <= len(sitting.plies)}
        if record.kind == "undo":
            self.positions.clear()
            self.outlooks.clear()
        if sitting.table.over and not self.opened_at:
            self.opened_at = record.at
        if record.request:
            self.requests[record.request] = (record.at, record.holder, record.digest)

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
        if base not in self.positions:
            self.positions[base] = replay(self.sitting.table.log, base)
        state = self.positions[base].clone()
        for number, ply in enumerate(self.sitting.plies[base:plies], base + 1):
            take(self.sitting.game, state, ply, number)
        return state

    def owing_bot(self) -> int | None:
        """A seat that a bot has to answer for."""
        if self.row.kind == "log" or self.sitting.owing() == [CHANCE]:
            return None
        return next((seat for seat in self.sitting.owing() if self.sitting.bots[seat]), None)

    @property
    def is_idle(self) -> bool:
        busy = self.bots is not None and not self.bots.done()
        return not (busy or self.lock.locked() or self.sockets.open)


Change = Callable[[Sitting], Record]
"""Tries something on a clone; the record to commit (its `at` is set later), or Refused or Rejected."""


class Tables:
    """Finds tables, commits to them, wakes their bots."""

    def __init__(self, store: Store, bots: Bots, absence: int = 90, kept: int = 2000) -> None:
        self.store = store
        self.workers = bots
        self.absence = absence
        self.kept = kept
        self.live: OrderedDict[str, LiveTable] = OrderedDict()
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
        live = self.live.get(table_id)
        if live is None:
            task = self.loading.get(table_id)
            if task is None:
                task = self.loading[table_id] = asyncio.create_task(self.load(table_id))
                task.add_done_callback(lambda _: self.loading.pop(table_id, None))
            live = await asyncio.shield(task)
        elif self.store.shared:
            await self.catch_up(live)
        self.live[table_id] = live
        self.live.move_to_end(table_id)
        return live

    async def load(self, table_id: str) -> LiveTable:
        found = await self.store.find(table_id)
        if found is None:
            raise Rejected(404, "server-no-such-table", table=table_id[:20])
        live = LiveTable(*found, self.absence)
        for record in await self.store.records(table_id):
            live.fold(record)
        self.live[table_id] = live
        for old in [each for each, table in self.live.items() if table.is_idle][: len(self.live) - self.kept]:
            del self.live[old]
        self.wake(live)
        return live

    async def create(self, row: Row, links: dict[str, int], said: str | None = None) -> None:
        """A new table, with the dice and forced moves before the first choice, or with the words of a log."""
        sitting = Sitting(row)
        if said is None:
            sitting.settle(LiveDealer() if row.dice == "live" else None)
            said = " ".join(str(ply) for ply in sitting.plies)
        await self.store.create(row, links, [Record(1, "words", -1, said)])
        await self.find(row.id)

    async def catch_up(self, live: LiveTable) -> None:
        """Read what other workers committed."""
        async with live.lock:
            await self.read_on(live)

    async def read_on(self, live: LiveTable) -> None:
        before = live.at
        for record in await self.store.records(live.row.id, live.at):
            live.fold(record)
        if live.at > before:
            live.sockets.announce(live.at)
            self.wake(live)

    async def commit(self, live: LiveTable, change: Change, request: str = "", body: str = "") -> int:
        """Try, store, take over, announce. A request that is known already gets the `at` of its first time.

        It is finished even if whoever sent it hangs up in the middle.
        """
        return await asyncio.shield(asyncio.create_task(self.commit_now(live, change, request, body)))

    async def commit_now(self, live: LiveTable, change: Change, request: str, body: str) -> int:
        digest = hashlib.sha256(body.encode()).hexdigest()[:12]
        async with live.lock:
            while True:
                if request in live.requests:
                    at, _, first = live.requests[request]
                    if first != digest:
                        raise Rejected(409, "server-request-used", request=request)
                    return at
                trial = live.sitting.clone()
                made = change(trial)
                record = Record(live.at + 1, made.kind, made.holder, made.body, request or None, digest)
                try:
                    await self.store.append(live.row.id, record)
                except Taken:
                    await self.read_on(live)
                    continue
                live.fold(record, trial)
                break
        live.sockets.announce(live.at)
        self.wake(live)
        return record.at

    def wake(self, live: LiveTable) -> None:
        """Bots answer as soon as they owe."""
        if live.owing_bot() is not None and (live.bots is None or live.bots.done()):
            live.bots = asyncio.create_task(self.play_bots(live))

    async def play_bots(self, live: LiveTable) -> None:
        while (seat := live.owing_bot()) is not None:
            sitting = live.sitting
            question, kind = sitting.question(seat), sitting.bots[seat]
            word = await self.workers.word(sitting.log, seat, kind)

            def answer(trial: Sitting, seat: int = seat, asked: str = question, word: str = word) -> Record:
                if trial.question(seat) != asked or seat not in trial.owing() or not trial.bots[seat]:
                    raise Taken
                dealer = LiveDealer() if live.row.dice == "live" else None
                return Record(0, "words", -1, trial.answer(seat, [word], dealer))

            try:
                await self.commit(live, answer)
            except Taken:
                continue

    async def close(self) -> None:
        """Stop the bots; what is committed is safe anyway."""
        tasks = [live.bots for live in self.live.values() if live.bots is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

"""Who is at a table, with us or another worker: since when others are away, and what waits for each reader."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from loipe.server.doors.frames import Letter
from loipe.server.doors.guard import SPECTATOR
from loipe.server.doors.limits import Limits
from loipe.server.measures import LIMITS
from loipe.server.messages import Down, Reaction
from loipe.server.store import Away

if TYPE_CHECKING:
    from loipe.server.room import Room
    from loipe.server.table.served import ServedTable

PAUSE = 1.0
REPEAT = 20.0
AT_ONCE = 200
"""Lines in one notice, which has at most 8,000 bytes."""


class Elsewhere(NamedTuple):
    """A player's connections to another worker, and when we heard of them."""

    lines: int
    at: float


class Presence:
    """By player number. Somebody who only sends requests counts as here for a while after each."""

    LINGER = 20.0
    HEARD = 60.0
    """So long another worker's word counts that somebody is connected there; it repeats it meanwhile."""

    def __init__(self) -> None:
        self.opened = time.monotonic()
        self.sockets: Counter[int] = Counter()
        self.seen: dict[int, float] = {}
        self.elsewhere: dict[tuple[str, int], Elsewhere] = {}
        """By worker and player."""

    def note(self, holder: int) -> None:
        """They were just here."""
        self.seen[holder] = time.monotonic()

    def join(self, holder: int) -> None:
        self.sockets[holder] += 1
        self.note(holder)

    def leave(self, holder: int) -> None:
        self.sockets[holder] -= 1
        self.note(holder)

    def hear(self, worker: str, holder: int, lines: int) -> None:
        """Another worker says how many connections of a player are open there."""
        self.note(holder)
        self.forget_lost()
        now = time.monotonic()
        if lines:
            self.elsewhere[worker, holder] = Elsewhere(lines, now)
        else:
            self.elsewhere.pop((worker, holder), None)

    def forget_lost(self) -> bool:
        """Those of whom nobody says any more that they are connected: their worker died. Whether there were any."""
        now, known = time.monotonic(), len(self.elsewhere)
        self.elsewhere = {each: heard for each, heard in self.elsewhere.items() if now - heard.at < self.HEARD}
        return len(self.elsewhere) < known

    def lines(self, holder: int) -> int:
        """A player's open connections, to this worker or another."""
        now = time.monotonic()
        there = [
            heard.lines
            for (_, other), heard in self.elsewhere.items()
            if other == holder and now - heard.at < self.HEARD
        ]
        return self.sockets[holder] + sum(there)

    def is_here(self, holder: int) -> bool:
        if self.sockets[holder] or self.lines(holder):
            return True
        return holder in self.seen and time.monotonic() - self.seen[holder] < self.LINGER

    def away(self, holder: int) -> int:
        """Seconds since they were seen; a server that was restarted counts from then."""
        if self.is_here(holder):
            return 0
        return int(time.monotonic() - self.seen.get(holder, self.opened))

    def holders(self) -> list[int]:
        """The players with an open connection, to this worker or another."""
        known = {*self.sockets, *(holder for _, holder in self.elsewhere)}
        return sorted(each for each in known if each >= 0 and self.lines(each))


class Socket:
    """One connection's outbox, with a limit to what may wait there."""

    def __init__(self, holder: int, limits: Limits, key: str = "") -> None:
        self.holder = holder
        self.key = key
        """The hash of the secret it was opened with."""
        self.limits = limits
        self.push: Callable[[Letter], bool] = lambda letter: False
        """Writes a message at once, or says that it has to wait here."""
        self.waiting: deque[Letter] = deque()
        self.bytes = 0
        self.filled = asyncio.Event()
        self.cut = asyncio.Event()
        """The reader was too slow, or has no seat any more, and is let go."""

    def send(self, message: Any) -> None:
        """Encoded or not. What is being sent may be large; what waits behind it may not."""
        letter = message if isinstance(message, Letter) else Letter(msgspec.json.encode(message))
        if not self.waiting and not self.cut.is_set() and self.push(letter):
            return
        size = len(letter.body)
        behind = self.bytes - len(self.waiting[0].body) + size if self.waiting else 0
        if self.cut.is_set() or len(self.waiting) >= self.limits.unread_messages or behind > self.limits.unread:
            LIMITS.labels("unread").inc(not self.cut.is_set())
            self.let_go()
        else:
            self.waiting.append(letter)
            self.bytes += size
            self.filled.set()

    def let_go(self) -> None:
        """Too slow, or of nobody any more."""
        self.waiting.clear()
        self.cut.set()

    async def messages(self) -> AsyncIterator[Letter]:
        """One by one; each waits here until the next is asked for."""
        while not self.cut.is_set():
            self.filled.clear()
            while self.waiting:
                yield self.waiting[0]
                if self.waiting:
                    self.bytes -= len(self.waiting.popleft().body)
            await self.filled.wait()


class Sockets:
    """The connections to one table."""

    def __init__(self) -> None:
        self.open: set[Socket] = set()

    def tell(self, message: Down) -> None:
        """The same to everybody, encoded once."""
        letter = Letter(msgspec.json.encode(message))
        for socket in self.open:
            socket.send(letter)


class Ear:
    """Hears what the store is told; with SQLite there is nobody else to hear.

    What is said: `<table> <at>` by whoever commits; by whoever has the sockets `<table> = <holder> <lines> <worker>`,
    how many connections of a player are open there, and `<table> ! <holder> <reaction> <worker>`.
    """

    def __init__(self, room: Room) -> None:
        self.room = room
        self.worker = secrets.token_hex(4)
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        if self.room.store.shared:
            self.begin(self.room.store.listen(self.hear, self.read_all))
            self.begin(self.repeat())
            self.room.tell_others = self.tell

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def tell(self, table: ServedTable, what: str) -> None:
        self.begin(self.say(f"{table.row.id} {what} {self.worker}"))

    async def say(self, text: str) -> None:
        """Who is here is said again before long, and a reaction is soon over: nothing is lost with it."""
        with suppress(Away):
            await self.room.store.notify(text)

    async def repeat(self) -> None:
        """Who stays is told again, for workers that start later or forget one that was killed."""
        while True:
            await asyncio.sleep(REPEAT)
            tables = list(self.room.known.values())
            for table in tables:
                if table.presence.forget_lost():
                    table.tell_here()
                    self.room.heed(table)  # whoever was connected there may have to be told of their turn
            said = [line for table in tables for line in self.here(table)]
            for first in range(0, len(said), AT_ONCE):
                await self.say("\n".join(said[first : first + AT_ONCE]))

    def here(self, table: ServedTable) -> list[str]:
        """Who is connected to us, as it is said."""
        open_lines = [each for each in table.presence.sockets.items() if each[1]]
        return [f"{table.row.id} = {holder} {lines} {self.worker}" for holder, lines in open_lines]

    def tell_all(self, table: ServedTable) -> None:
        if said := self.here(table):
            self.begin(self.say("\n".join(said)))

    async def read_all(self) -> None:
        """Whatever was missed; Away if it cannot be read yet."""
        for table in list(self.room.known.values()):
            await self.room.catch_up(table)

    def hear(self, said: str) -> None:
        table_id, *rest = said.split(" ")
        table = self.room.known.get(table_id)
        match rest:
            case _ if table is None or rest[-1] == self.worker:
                return
            case ["=", holder, lines, worker]:
                self.hear_of(table, worker, int(holder), int(lines))
            case ["!", holder, text, _]:
                table.sockets.tell(Reaction("", int(holder), text))
            case [at] if table.at < int(at):
                self.begin(self.read(table))

    def hear_of(self, table: ServedTable, worker: str, holder: int, lines: int) -> None:
        """Whoever is new there may not know yet who is here."""
        presence = table.presence
        is_new = lines and (worker, holder) not in presence.elsewhere
        before = presence.holders(), presence.lines(SPECTATOR)
        presence.hear(worker, holder, lines)
        if is_new:
            self.tell_all(table)
        if (presence.holders(), presence.lines(SPECTATOR)) != before:
            table.tell_here()

    async def read(self, table: ServedTable) -> None:
        """Again until it can be read: nobody may look at the table for a long time."""
        while True:
            with suppress(Away):
                await self.room.catch_up(table)
                return
            await asyncio.sleep(PAUSE)

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

"""Who is at a table: since when others are away, who is connected, and what waits for each reader."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from loipe.server.limits import Limits
from loipe.server.messages import Down


class Presence:
    """By player number. Somebody who only sends requests counts as here for a while after each."""

    LINGER = 20.0
    HEARD = 60.0
    """So long another worker's word counts that somebody is connected there; it repeats it meanwhile."""

    def __init__(self) -> None:
        self.opened = time.monotonic()
        self.sockets: Counter[int] = Counter()
        self.seen: dict[int, float] = {}
        self.elsewhere: dict[tuple[str, int], float] = {}
        """By worker and player: when we heard of it."""

    def note(self, holder: int) -> None:
        """They were just here."""
        self.seen[holder] = time.monotonic()

    def join(self, holder: int) -> None:
        self.sockets[holder] += 1
        self.note(holder)

    def leave(self, holder: int) -> None:
        self.sockets[holder] -= 1
        self.note(holder)

    def hear(self, worker: str, holder: int, here: bool) -> None:
        """Another worker says who came or left there."""
        self.note(holder)
        now = time.monotonic()
        self.elsewhere = {each: at for each, at in self.elsewhere.items() if now - at < self.HEARD}
        if here:
            self.elsewhere[worker, holder] = now
        else:
            self.elsewhere.pop((worker, holder), None)

    def is_elsewhere(self, holder: int) -> bool:
        now = time.monotonic()
        return any(other == holder and now - at < self.HEARD for (_, other), at in self.elsewhere.items())

    def is_here(self, holder: int) -> bool:
        if self.sockets[holder] > 0 or self.is_elsewhere(holder):
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
        return sorted(each for each in known if each >= 0 and (self.sockets[each] > 0 or self.is_elsewhere(each)))


class Socket:
    """One connection's outbox, with a limit to what may wait there."""

    def __init__(self, holder: int, limits: Limits) -> None:
        self.holder = holder
        self.limits = limits
        self.waiting: deque[bytes] = deque()
        self.bytes = 0
        self.filled = asyncio.Event()
        self.cut = asyncio.Event()
        """The reader was too slow and is let go."""

    def send(self, message: Any) -> None:
        """Queue it, encoded or not. What is being sent may be large; what waits behind it may not."""
        body = message if isinstance(message, bytes) else msgspec.json.encode(message)
        behind = self.bytes - len(self.waiting[0]) + len(body) if self.waiting else 0
        if self.cut.is_set() or len(self.waiting) >= self.limits.unread_messages or behind > self.limits.unread:
            self.waiting.clear()
            self.cut.set()
        else:
            self.waiting.append(body)
            self.bytes += len(body)
            self.filled.set()

    async def messages(self) -> AsyncIterator[bytes]:
        """One by one; each waits here until the next is asked for."""
        while not self.cut.is_set():
            self.filled.clear()
            while self.waiting:
                yield self.waiting[0]
                if self.waiting:
                    self.bytes -= len(self.waiting.popleft())
            await self.filled.wait()


class Sockets:
    """The connections to one table."""

    def __init__(self) -> None:
        self.open: set[Socket] = set()

    def tell(self, message: Down) -> None:
        """The same to everybody, encoded once."""
        body = msgspec.json.encode(message)
        for socket in self.open:
            socket.send(body)

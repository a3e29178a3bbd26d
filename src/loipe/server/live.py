"""The connections to one table, and what waits for each reader."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Iterable
from typing import Any

import msgspec

from loipe.server.limits import Limits
from loipe.server.messages import Down
from loipe.server.socket_messages import At


class Socket:
    """One connection's outbox, with a limit to what may wait there."""

    def __init__(self, holder: int, limits: Limits, is_line: bool = False) -> None:
        self.holder = holder
        self.limits = limits
        self.is_line = is_line
        """It is told everything; the older ones only that there is something to read."""
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

    @property
    def lines(self) -> Iterable[Socket]:
        return [socket for socket in self.open if socket.is_line]

    def announce(self, at: int) -> None:
        """For the older sockets."""
        for socket in self.open:
            if not socket.is_line:
                socket.send(At(at))

    def tell(self, message: Down) -> None:
        """The same to everybody, encoded once."""
        body = msgspec.json.encode(message)
        for socket in self.open:
            socket.send(body)

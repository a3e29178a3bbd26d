"""Announcements over sockets: "the table is at 42", and who is here. What is new is read, so a lost one is harmless."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from loipe.core.game import Refused
from loipe.core.text import Text
from loipe.server.limits import Limits
from loipe.server.messages import Here, Notices
from loipe.server.problems import reason
from loipe.server.socket_messages import At


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
        """Queue it. One large message may go alone; where it would wait behind others it is too much."""
        body = msgspec.json.encode(message)
        is_full = len(self.waiting) >= self.limits.unread_messages or self.bytes + len(body) > self.limits.unread
        if self.cut.is_set() or (is_full and self.waiting):
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

    def announce(self, at: int) -> None:
        for socket in self.open:
            socket.send(At(at))

    def tell_notices(self, notices: list[Refused], text: Text) -> None:
        """Why nothing moves, or that it does again."""
        for socket in self.open:
            socket.send(Notices([reason(notice, text) for notice in notices]))

    def tell_who(self, holders: list[int]) -> None:
        for socket in self.open:
            socket.send(Here(holders, []))

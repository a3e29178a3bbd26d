"""Announcements over sockets: "the table is at 42", and who is here. What is new is read, so a lost one is harmless."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from loipe.server.socket_messages import At, Here

MOST_WAITING = 100


class Socket:
    """One connection's outbox."""

    def __init__(self, holder: int) -> None:
        self.holder = holder
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)

    def send(self, message: Any) -> None:
        """Queue it; a reader too slow for its own replies is let go."""
        if self.waiting.full():
            self.waiting.get_nowait()
            self.waiting.put_nowait(None)
        else:
            self.waiting.put_nowait(msgspec.json.encode(message))


class Sockets:
    """The connections to one table."""

    def __init__(self) -> None:
        self.open: set[Socket] = set()

    def announce(self, at: int) -> None:
        for socket in self.open:
            socket.send(At(at))

    def tell_who(self, holders: list[int]) -> None:
        for socket in self.open:
            socket.send(Here(holders))

"""A small proxy between people and servers: it cuts, delays and half-opens what passes through it."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress

PIECE = 1 << 16


class Passage:
    """One connection, both ways."""

    def __init__(self, near: asyncio.StreamWriter, far: asyncio.StreamWriter) -> None:
        self.ends = near, far
        self.is_dead = False
        """Nothing passes any more, and neither side is told."""

    def cut(self) -> None:
        for end in self.ends:
            end.transport.abort()


class Proxy:
    """Listens at a port of its own; each new connection goes to the next server in turn that lets it in."""

    def __init__(self, ports: list[int], choice: random.Random) -> None:
        self.ports = ports
        self.choice = choice
        self.passages: set[Passage] = set()
        self.pause = 0.0
        """Seconds that each piece is held up."""
        self.next = 0
        self.port = 0

    async def open(self) -> None:
        self.server = await asyncio.start_server(self.pass_on, "127.0.0.1", 0, limit=PIECE)
        self.port = self.server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        self.server.close()
        while self.passages:
            for passage in [*self.passages]:
                passage.cut()
            await asyncio.sleep(0.05)

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.next += 1
        for offset in range(len(self.ports)):
            port = self.ports[(self.next + offset) % len(self.ports)]
            with suppress(OSError):
                far_reader, far_writer = await asyncio.open_connection("127.0.0.1", port, limit=PIECE)
                break
        else:
            writer.transport.abort()
            return
        passage = Passage(writer, far_writer)
        self.passages.add(passage)
        ways = (self.carry(passage, reader, far_writer), self.carry(passage, far_reader, writer))
        try:
            await asyncio.gather(*ways)
        finally:
            self.passages.discard(passage)
            passage.cut()

    async def carry(self, passage: Passage, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while piece := await reader.read(PIECE):
                if self.pause:
                    await asyncio.sleep(self.pause)
                if not passage.is_dead:
                    writer.write(piece)
                    await writer.drain()
            if not passage.is_dead and writer.can_write_eof():
                writer.write_eof()

    def some(self) -> list[Passage]:
        """About half of what is open."""
        return [passage for passage in self.passages if self.choice.random() < 0.5]

    def cut_some(self) -> None:
        for passage in self.some():
            passage.cut()

    def half_open_some(self) -> None:
        """As when a router forgets: neither side hears of it."""
        for passage in self.some():
            passage.is_dead = True

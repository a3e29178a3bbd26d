"""One connection to a server, byte by byte: what is sent is sent as it is."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

SECONDS = 60.0
"""Whoever waits longer has found a server that hangs."""


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


class Line:
    """Kept alive from request to request, opened again where the server closed it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        self.close()
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**24)
        return self.reader, self.writer

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
        self.reader = self.writer = None

    async def ask(self, request: bytes) -> Answer:
        """A request that is framed well gets an answer; over a line that was closed meanwhile, at the second try."""
        for _ in range(2):
            kept = self.reader is not None
            if self.reader is None or self.writer is None:
                await self.open()
            assert self.reader is not None
            assert self.writer is not None
            try:
                self.writer.write(request)
                return await asyncio.wait_for(self.read(self.reader, not request.startswith(b"HEAD")), SECONDS)
            except (ConnectionError, asyncio.IncompleteReadError):
                self.close()
                if not kept:
                    raise
        raise ConnectionError

    async def read(self, reader: asyncio.StreamReader, has_body: bool) -> Answer:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        status = int(head.split(" ", 2)[1])
        if status == 100:
            return await self.read(reader, has_body)
        pairs = (line.partition(":") for line in head.split("\r\n")[1:] if line)
        headers = {name.lower(): rest.strip() for name, _, rest in pairs}
        body = b""
        if not has_body or status == 304:
            pass
        elif "content-length" in headers:
            body = await reader.readexactly(int(headers["content-length"]))
        elif headers.get("transfer-encoding") == "chunked":
            while size := int((await reader.readuntil(b"\r\n")).decode(), 16):
                body += (await reader.readexactly(size + 2))[:-2]
            await reader.readexactly(2)
        if headers.get("connection") == "close":
            self.close()
        return Answer(status, headers, body)

    async def shout(self, sent: bytes) -> bytes:
        """Whatever it is, over a line of its own, and all that comes back."""
        reader, writer = await self.open()
        try:
            writer.write(sent)
            writer.write_eof()
            return await asyncio.wait_for(reader.read(), SECONDS)
        except ConnectionError:
            return b""
        finally:
            self.close()

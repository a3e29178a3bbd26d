"""Messages as frames of a WebSocket: what is told, compressed once for all, and what is said in a frame of its own."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Iterator

from websockets.frames import apply_mask  # type: ignore[attr-defined]

PIECE = 64_000
"""Letters of a message that are compressed at a stretch."""

SHORT = 500
"""Letters of a message that are not worth compressing."""

WINDOW, QUICKLY = 12, 3
"""How zlib compresses a message: none refers to another, so that all who read the same get the same."""

LAST = 0x80
TEXT, PACKED, CONTINUED = LAST | 0x01, LAST | 0x41, LAST
"""The first byte of a frame: a whole message, as it is or compressed; the last piece of one."""

MASKED, SIZE = 0x80, 0x7F
"""In its second byte."""
SMALL, LARGER = 125, 126
"""The size itself, or that two bytes follow with it."""
MASK = 4
"""Bytes behind the size, where it is masked."""


class Letter:
    """A message as JSON, on its way to one reader or many: compressed once for all."""

    __slots__ = ("body", "packed")

    def __init__(self, body: bytes) -> None:
        self.body = body
        self.packed = b""

    def frame(self, packs: bool) -> bytes:
        """A whole frame."""
        if not packs or len(self.body) < SHORT:
            return framed(TEXT, self.body)
        if not self.packed:
            self.packed = b"".join(self.pack())
        return framed(PACKED, self.packed)

    def pack(self) -> Iterator[bytes]:
        """Piece by piece."""
        packer = zlib.compressobj(QUICKLY, wbits=-WINDOW)
        for start in range(0, len(self.body), PIECE):
            yield packer.compress(self.body[start : start + PIECE])
        yield packer.flush(zlib.Z_SYNC_FLUSH)[:-4]  # each message ends with the same four bytes, which are left out

    async def pieces(self, packs: bool) -> list[bytes]:
        """The frames of a long message; others get their turn while it is compressed."""
        if packs and not self.packed:
            found = []
            for piece in self.pack():
                found.append(piece)
                await asyncio.sleep(0)
            self.packed = b"".join(found)
        whole = self.packed if packs else self.body
        parts = [whole[start : start + PIECE] for start in range(0, len(whole), PIECE)]
        firsts = [PACKED if packs else TEXT, *[CONTINUED] * (len(parts) - 1)]
        firsts[:-1] = [first & ~LAST for first in firsts[:-1]]
        return [framed(first, part) for first, part in zip(firsts, parts, strict=True)]


def framed(first: int, body: bytes) -> bytes:
    """Of at most PIECE letters."""
    size = len(body)
    return (bytes((first, size)) if size <= SMALL else bytes((first, LARGER)) + size.to_bytes(2, "big")) + body


def frame_end(data: bytes, start: int) -> int:
    """Where the frame ends that starts here; 0 if it is not all there, too large to say or not masked."""
    if len(data) < start + 2 or not data[start + 1] & MASKED:
        return 0
    size = data[start + 1] & SIZE
    if size > LARGER:
        return 0
    end = start + 2 + MASK + size
    if size == LARGER:
        end = start + 4 + MASK + int.from_bytes(data[start + 2 : start + 4], "big")
    return end if end <= len(data) else 0


def unmasked(data: bytes, start: int, end: int) -> bytes:
    """What a masked frame says."""
    at = start + (4 if data[start + 1] & SIZE == LARGER else 2) + MASK
    return apply_mask(data[at:end], data[at - MASK : at])

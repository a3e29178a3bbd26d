"""A message on its way to many readers: compressed once, in frames that any client puts together again."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from loipe.server.doors.frames import PIECE, SHORT, WINDOW, Letter
from tests.server.chores import run


def frames(sent: bytes, packs: bool) -> Iterator[Frame]:
    """As a client's library reads them."""
    reader, unpacks = StreamReader(), [PerMessageDeflate(True, True, WINDOW, WINDOW)] if packs else []
    reader.feed_data(sent)
    while reader.buffer:
        try:
            next(Frame.parse(reader.read_exact, mask=False, extensions=unpacks))
        except StopIteration as end:
            yield end.value


def noise(letters: int) -> bytes:
    """Hardly to be compressed."""
    return bytes(random.Random(1).choices(range(32, 127), k=letters))


@pytest.mark.parametrize("packs", [False, True], ids=["plain", "packed"])
@pytest.mark.parametrize("body", [b"x" * SHORT, noise(SHORT), b"y" * 5 * PIECE, noise(5 * PIECE + 1)])
def test_every_reader_gets_the_same_message_whole(body: bytes, packs: bool) -> None:
    letter = Letter(body)
    for _ in range(2):
        sent = run(letter.pieces(packs)) if len(body) > PIECE else [letter.frame(packs)]
        found = list(frames(b"".join(sent), packs))
        assert b"".join(bytes(frame.data) for frame in found) == body
        assert [frame.opcode for frame in found] == [Opcode.TEXT, *[Opcode.CONT] * (len(found) - 1)]
        assert [frame.fin for frame in found] == [False] * (len(found) - 1) + [True]
        assert len(found) == len(sent) <= 6 and all(len(frame) <= PIECE + 4 for frame in sent)

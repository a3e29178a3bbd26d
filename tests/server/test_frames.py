"""What clients send: a message is heard in whatever frames and pieces it comes, and what is none ends the talk."""

from __future__ import annotations

import json
import socket
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from tests.server.run import BOT, ME, new_table

WAYS = ("whole", "two frames", "a ping between", "a ping before", "padded")
BOUNDS = (125, 126, 127)
"""Letters of a message about which its size is written otherwise."""


class Client:
    """The end of a line that keeps what it is to send until it is told where to cut it."""

    def __init__(self, url: str, packs: bool) -> None:
        created = new_table(url, ME, BOT)
        address = url.replace("http", "ws") + f"/api/tables/{created['table']}/line"
        factories = [ClientPerMessageDeflateFactory(client_max_window_bits=True)] if packs else None
        self.talk = ClientProtocol(parse_uri(address), extensions=factories)
        host, _, port = url.partition("://")[2].partition(":")
        self.wire = socket.create_connection((host, int(port)), timeout=20)
        self.wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.events: list[Any] = []
        self.talk.send_request(self.talk.connect())
        self.send(b"".join(self.talk.data_to_send()))
        self.next_event()
        assert self.talk.handshake_exc is None and bool(self.talk.extensions) == packs
        self.talk.send_text(json.dumps({"type": "hello", "token": created["mine"]["token"]}).encode())
        self.send(b"".join(self.talk.data_to_send()))
        assert self.message()["type"] == "table"

    def send(self, *pieces: bytes) -> None:
        for piece in pieces:
            self.wire.sendall(piece)

    def next_event(self) -> Any:
        while not (found := self.talk.events_received()):
            self.talk.receive_data(self.wire.recv(1 << 16))
        self.events = found[1:]
        return found[0]

    def frames(self) -> Iterator[Any]:
        while True:
            if self.events:
                yield self.events.pop(0)
            else:
                yield self.next_event()

    def message(self) -> Any:
        """The next whole text."""
        body = b""
        for frame in self.frames():
            if frame.opcode in (Opcode.TEXT, Opcode.CONT):
                body += bytes(frame.data)
                if frame.fin:
                    break
        return json.loads(body)

    def answers(self, count: int) -> list[str]:
        """The ids of the next refusals."""
        found: list[str] = []
        while len(found) < count:
            message = self.message()
            if message["type"] == "no":
                found.append(message["id"])
        return found

    def farewell(self) -> int:
        for frame in self.frames():
            if frame.opcode is Opcode.CLOSE:
                return int.from_bytes(bytes(frame.data[:2]), "big")
        raise AssertionError("never")

    def say(self, name: str, way: str, letters: int) -> bytes:
        """A message that is answered by a refusal with its id, in one of many ways."""
        body = json.dumps({"type": "try", "id": name, "seat": 7, "words": []}).encode()
        body += b" " * (letters - len(body))
        if way == "a ping before":
            self.talk.send_ping(b"before")
        if way in ("two frames", "a ping between"):
            self.talk.send_text(body[:9], fin=False)
            if way == "a ping between":
                self.talk.send_ping(b"between")
            self.talk.send_continuation(body[9:], fin=True)
        else:
            self.talk.send_text(body)
        return b"".join(self.talk.data_to_send())


@contextmanager
def connected(url: str, packs: bool) -> Iterator[Client]:
    client = Client(url, packs)
    with client.wire:
        yield client


MESSAGES = st.lists(st.tuples(st.sampled_from(WAYS), st.sampled_from((0, *BOUNDS, 3000))), min_size=1, max_size=6)


@pytest.mark.parametrize("packs", [False, True], ids=["plain", "packed"])
@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(messages=MESSAGES, cuts=st.lists(st.integers(0, 400), max_size=4), is_whole=st.booleans())
def test_messages_are_heard_in_whatever_pieces_they_come(
    url: str, packs: bool, messages: list[tuple[str, int]], cuts: list[int], is_whole: bool
) -> None:
    names = [f"name-{number}" for number in range(len(messages) + 1)]
    with connected(url, packs) as client:
        said = [client.say(name, *how) for name, how in zip(names, messages, strict=False)]
        sent = b"".join(said)
        at = sorted({0, *[cut for cut in cuts if cut < len(sent)], len(sent)})
        pieces = said if is_whole else [sent[first:last] for first, last in pairwise(at)]
        client.send(*pieces)
        assert client.answers(len(messages)) == names[:-1]
        client.send(client.say(names[-1], "whole", 0))
        assert client.answers(1) == names[-1:]


def masked(opcode: Opcode, data: bytes, **bits: bool) -> bytes:
    """Also with bits that the library itself does not send."""
    frame = Frame(opcode, data, bits.get("fin", True)).serialize(mask=True)
    return bytes((frame[0] | bits.get("rsv1", False) << 6 | bits.get("rsv2", False) << 5,)) + frame[1:]


def deflated(data: bytes) -> bytes:
    packer = zlib.compressobj(wbits=-12)
    return (packer.compress(data) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]


@pytest.mark.parametrize(
    ("sent", "packs", "code"),
    [
        pytest.param(masked(Opcode.TEXT, b"\xff\xff"), False, 1007, id="no UTF-8"),
        pytest.param(masked(Opcode.TEXT, b"\xc3", fin=False) + masked(Opcode.CONT, b"("), False, 1007, id="in two"),
        pytest.param(masked(Opcode.TEXT, deflated(b"\xff"), rsv1=True), True, 1007, id="no UTF-8, packed"),
        pytest.param(masked(Opcode.TEXT, b" " * 20_000), False, 1009, id="too long"),
        pytest.param(masked(Opcode.TEXT, b" " * 70_000), False, 1009, id="far too long"),
        pytest.param(masked(Opcode.TEXT, deflated(b" " * 900_000), rsv1=True), True, 1009, id="too long once unpacked"),
        pytest.param(masked(Opcode.TEXT, b"\xff" * 9, rsv1=True), True, 1002, id="badly packed"),
        pytest.param(masked(Opcode.TEXT, b"{}", rsv1=True), False, 1002, id="packed though nobody agreed"),
        pytest.param(masked(Opcode.TEXT, b"{}", rsv2=True), False, 1002, id="a bit that means nothing"),
        pytest.param(masked(Opcode.CONT, b"{}"), False, 1002, id="a second piece without a first"),
        pytest.param(masked(Opcode.TEXT, b"{", fin=False) + masked(Opcode.TEXT, b"}"), False, 1002, id="two firsts"),
        pytest.param(Frame(Opcode.TEXT, b"{}").serialize(mask=False), False, 1002, id="not masked"),
        pytest.param(masked(Opcode.BINARY, b"{}"), False, 4400, id="no text"),
        pytest.param(masked(Opcode.TEXT, b"{}"), False, 4400, id="no message"),
        pytest.param(masked(Opcode.CLOSE, b"\x03\xe8"), False, 1000, id="a farewell"),
    ],
)
def test_what_is_no_message_ends_the_talk(url: str, sent: bytes, packs: bool, code: int) -> None:
    with connected(url, packs) as client:
        client.send(sent)
        assert client.farewell() == code

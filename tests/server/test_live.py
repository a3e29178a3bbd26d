"""Who comes to a table's line, who stays, and who is sent away."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.run import BOT, FRIEND, ME, Player, new_table, sit


@contextmanager
def open_socket(url: str, table: str, **options: Any) -> Iterator[ClientConnection]:
    with connect(f"{url.replace('http', 'ws')}/api/tables/{table}/line", open_timeout=20, **options) as socket:
        yield socket


@contextmanager
def hello(url: str, player: Player) -> Iterator[ClientConnection]:
    with open_socket(url, player.table) as socket:
        socket.send(json.dumps({"type": "hello", "token": player.token}))
        yield socket


def hear(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of that kind."""
    while True:
        message: dict[str, Any] = json.loads(socket.recv(timeout=20))
        if message["type"] == kind:
            return message


def farewell(socket: ClientConnection) -> int:
    try:
        while True:
            socket.recv(timeout=20)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def test_everybody_sees_who_is_here(url: str) -> None:
    created = new_table(url, ME, FRIEND)
    anna, ben = sit(url, created), sit(url, created, created["friends"][0])
    with hello(url, anna) as first:
        assert hear(first, "here")["holders"] == [0]
        with hello(url, ben) as second:
            assert hear(second, "here")["holders"] == [0, 1]
            assert hear(first, "here")["holders"] == [0, 1]
        assert hear(first, "here")["holders"] == [0]
        assert anna.now()["seats"][0]["here"]


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ('{"type": "hello", "token": "nobody"}', 4401),
        ('{"type": "try", "id": "a-word-first", "seat": 0, "words": []}', 4400),
        ("not json", 4400),
        ("[" * 5000, 4400),
        ('{"type": "hello"}', 4400),
    ],
)
def test_a_socket_must_say_who_it_is(url: str, first: str, code: int) -> None:
    created = new_table(url, ME, BOT)
    with open_socket(url, created["table"]) as socket:
        socket.send(first)
        assert farewell(socket) == code


def test_bytes_and_endless_messages_end_the_talk(url: str) -> None:
    anna = sit(url, new_table(url, ME, BOT))
    with hello(url, anna) as socket:
        socket.send(b"\x00\xff")
        assert farewell(socket) == 4400
    with hello(url, anna) as socket:
        socket.send("x" * 20_000)
        assert farewell(socket) in (1009, 4400)


def test_a_socket_to_no_table_is_closed(url: str) -> None:
    with open_socket(url, "nowhere") as socket:
        socket.send(json.dumps({"type": "hello", "token": "x"}))
        assert farewell(socket) == 4401


def test_pages_from_elsewhere_get_no_socket(url: str) -> None:
    created = new_table(url, ME, BOT)
    with open_socket(url, created["table"], origin="https://example.org") as socket:
        assert farewell(socket) == 4403
    with open_socket(url, created["table"], origin=url) as socket:
        socket.send(json.dumps({"type": "hello", "token": created["mine"]["token"]}))
        assert hear(socket, "table")["fresh"]["at"] >= 1

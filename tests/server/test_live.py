"""The socket: announcements, presence, and the same requests as over HTTP."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.run import BOT, FRIEND, ME, Player, new_table, sit, wait_for


@contextmanager
def open_socket(url: str, table: str, **options: Any) -> Iterator[ClientConnection]:
    with connect(f"{url.replace('http', 'ws')}/api/tables/{table}/live", open_timeout=20, **options) as socket:
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


def test_an_announcement_says_only_how_far_the_table_is(url: str) -> None:
    created = new_table(url, ME, FRIEND)
    anna, ben = sit(url, created), sit(url, created, created["friends"][0])
    with hello(url, ben) as socket:
        assert hear(socket, "at") == {"type": "at", "at": 1}
        anna.first_word()
        assert hear(socket, "at") == {"type": "at", "at": 2}
        assert ben.now(1)["plies"]


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


def test_words_drafts_and_reasons_over_the_socket(url: str) -> None:
    anna = sit(url, new_table(url, ME, BOT))
    asked = anna.now()["questions"][0]
    word = asked["options"][0]["word"]
    with hello(url, anna) as socket:
        said = {"request": "over-socket", "seat": 0, "question": asked["question"], "words": [word], "have": 1}
        socket.send(json.dumps({"type": "draft", "id": 1, "body": {"seat": 0, "words": [word]}}))
        assert hear(socket, "reply")["body"]["ends"] is True
        socket.send(json.dumps({"type": "why", "id": 2, "body": {"seat": 0, "word": "finish"}}))
        assert hear(socket, "reply")["body"]["clause"]
        socket.send(json.dumps({"type": "words", "id": 3, "body": said}))
        first = hear(socket, "reply")
        assert (first["id"], first["status"], first["body"]["request"]) == (3, 200, "over-socket")
        socket.send(json.dumps({"type": "words", "id": 4, "body": said}))
        assert hear(socket, "reply")["body"]["at"] == first["body"]["at"]
        wait_for(lambda: bool(anna.now()["questions"]))
        socket.send(json.dumps({"type": "words", "id": 5, "body": {**said, "request": "another-one"}}))
        stale = hear(socket, "reply")
        assert (stale["status"], stale["body"]["message"]) == (409, "server-stale")
        socket.send(json.dumps({"type": "since", "id": 6, "at": 1}))
        assert hear(socket, "reply")["body"]["plies"]


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ('{"type": "hello", "token": "nobody"}', 4401),
        ('{"type": "since", "id": 1, "at": 0}', 4400),
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
        assert hear(socket, "at")["at"] >= 1

"""Who sends half a request, or reads nothing, is hung up on; real sockets against a real server."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.client import ClientProtocol
from websockets.sync.client import ClientConnection
from websockets.uri import parse_uri

from loipe.server.doors.protocols import MOST_AHEAD
from tests.server.run import BOT, FREELY, ME, Player, Served, good, new_table, refused, sit, wait_for
from tests.server.test_live import farewell, hear, hello, open_socket

PATIENCE = 1.0
WHOLE = b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("impatient")
    limits = {**FREELY, "patience": PATIENCE}
    with Served(f"sqlite:///{folder}/tables.db", folder / "server.log", limits=limits) as server:
        yield server
        server.stop()
    assert "Traceback" not in server.log.read_text(), server.log.read_text()


def connected(server: Served, room: int = 0) -> socket.socket:
    """A plain connection; `room` bytes for what arrives."""
    found = socket.socket()
    if room:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    found.settimeout(60)
    found.connect(("127.0.0.1", server.port))
    return found


def end_of(line: socket.socket) -> bytes:
    """All that still comes until the server hangs up."""
    found = b""
    try:
        while part := line.recv(65536):
            found += part
    except ConnectionResetError:
        pass
    return found


def open_lines(server: Served) -> int:
    """Connections to the server that are still established, as the system tells."""
    port = f"{server.port:04X}"
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return sum(row[1].endswith(f":{port}") and row[3] == "01" for row in rows)


def until_cut(send: Callable[[int], None]) -> None:
    """Again and again, until the server hangs up; a server that only stops reading makes the line time out."""
    with suppress(ConnectionError):
        for number in count():
            send(number)


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /api/ga",
        b"\r\n\r\n",
        b"GET /api/games HTTP/1.1\r\nhost: x\r\nx-slow: ",
        POST + b"content-length: 400\r\n\r\n{",
        POST + b"transfer-encoding: chunked\r\n\r\n1\r\n{",
        WHOLE + b"GET /api/ga",
        WHOLE + b"\r\n",
        WHOLE + POST + b"content-length: 9\r\n\r\n{",
    ],
)
def test_a_request_that_is_never_whole_is_hung_up_on(impatient: Served, begun: bytes) -> None:
    with connected(impatient) as line:
        line.sendall(begun)
        end_of(line)


def test_drop_by_drop_is_no_way_around(impatient: Served) -> None:
    with connected(impatient) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\n")

        def is_over() -> bool:
            try:
                line.sendall(b"x: y\r\n")
                line.setblocking(False)
                return line.recv(1) == b""
            except BlockingIOError:
                return False
            except OSError:
                return True
            finally:
                line.settimeout(30)

        wait_for(is_over, 20)


def test_a_head_without_end_is_hung_up_on(impatient: Served) -> None:
    with connected(impatient) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nx: ")
        until_cut(lambda _: line.sendall(b"y" * 10_000))


def test_whoever_is_quick_stays(impatient: Served) -> None:
    """Several whole requests, longer than our patience, over one connection."""
    with httpx.Client(base_url=impatient.url) as visitor:
        until = time.monotonic() + 2 * PATIENCE
        while time.monotonic() < until:
            good(visitor.get("/api/tiles"))
    for size in (200_000, 2_000_000):
        refused(
            sit(impatient.url, new_table(impatient.url, ME, BOT)).post("say", id="x" * size),
            413,
            "server-too-large",
        )


def test_a_socket_that_says_nothing_is_closed(impatient: Served) -> None:
    created = new_table(impatient.url, ME, BOT)
    with open_socket(impatient.url, created["table"]) as quiet:
        assert farewell(quiet) == 4400


class Deaf:
    """A socket that speaks and never reads."""

    def __init__(self, server: Served, player: Player) -> None:
        self.line = connected(server, room=4096)
        uri = parse_uri(f"ws://127.0.0.1:{server.port}/api/tables/{player.table}/line")
        self.talk = ClientProtocol(uri)
        self.talk.send_request(self.talk.connect())
        self.flush()
        while self.talk.handshake_exc is None and not self.talk.events_received():
            self.talk.receive_data(self.line.recv(4096))
        self.say({"type": "hello", "token": player.token})

    def say(self, message: Any) -> None:
        self.talk.send_text(json.dumps(message).encode())
        self.flush()

    def ping(self) -> None:
        self.talk.send_ping(b"x" * 125)
        self.flush()

    def flush(self) -> None:
        for part in self.talk.data_to_send():
            self.line.sendall(part)


@pytest.fixture
def deaf(impatient: Served) -> Iterator[Deaf]:
    anna = sit(impatient.url, new_table(impatient.url, ME, BOT))
    found = Deaf(impatient, anna)
    yield found
    found.line.close()
    assert good(anna.http.get("/"))["table"] == anna.table


def test_replies_that_nobody_reads_are_not_kept(impatient: Served, deaf: Deaf) -> None:
    before = impatient.memory()
    until_cut(lambda number: deaf.say({"type": "try", "id": str(number), "seat": 0, "words": []}))
    assert impatient.memory() - before < 20_000


def test_pongs_that_nobody_reads_are_not_kept(impatient: Served, deaf: Deaf) -> None:
    before = impatient.memory()
    until_cut(lambda _: deaf.ping())
    assert impatient.memory() - before < 20_000


def has_left(looking: ClientConnection) -> bool:
    """Whoever looks on heard that no player is there any more."""
    with suppress(TimeoutError):
        while True:
            message = json.loads(looking.recv(timeout=0.05))
            if message["type"] == "here" and not message["holders"]:
                return True
    return False


def test_who_reads_late_is_told_to_start_anew(tmp_path: Path) -> None:
    """More than may wait is thrown away, and the farewell says so behind what was sent before."""
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path / "server.log", limits=FREELY) as server:
        created = new_table(server.url, ME, BOT)
        anna, watcher = sit(server.url, created), sit(server.url, created, created["watch"])
        with hello(server.url, watcher) as looking:
            late = Deaf(server, anna)
            while hear(looking, "here")["holders"] != [0]:
                pass
            while not has_left(looking):
                for number in range(100):
                    late.say({"type": "try", "id": str(number), "seat": 0, "words": []})
        while late.talk.close_rcvd is None:
            late.talk.receive_data(late.line.recv(65536))
        assert late.talk.close_rcvd.code == 4409
        late.line.close()
        server.stop()


@pytest.mark.parametrize("ahead", [8, 20])
def test_answers_that_nobody_reads_are_not_kept(impatient: Served, ahead: int) -> None:
    """A few requests at a time, or more than are allowed ahead of the answers; nothing is read."""
    before = impatient.memory()
    with connected(impatient, room=4096) as line:
        until_cut(lambda _: line.sendall(WHOLE * ahead))
    assert impatient.memory() - before < 20_000


def test_a_large_answer_that_nobody_reads_is_not_kept(impatient: Served) -> None:
    """One request, with an answer larger than what the system takes in advance."""
    with ExitStack() as lines:
        before = impatient.memory()
        for _ in range(20):
            line = lines.enter_context(connected(impatient, room=4096))
            for _ in range(MOST_AHEAD):
                line.sendall(WHOLE.replace(b"games", b"texts/en"))
        wait_for(lambda: open_lines(impatient) == 0, 60)
        assert impatient.memory() - before < 20_000

"""What a host sees: whether the server lives and is ready, and logs that give nobody away."""

from __future__ import annotations

import json
import logging
import os
import select
import signal
import socket
from pathlib import Path

import httpx
import pytest

from loipe.core.game import Refused
from loipe.server.doors.guard import address_of
from loipe.server.doors.proxies import Proxies
from loipe.server.logs import Lines
from tests.server.postgres import Postgres
from tests.server.run import BOT, FRIEND, Alone, Served, good, new_table, refused, sit, wait_for
from tests.server.test_live import farewell, hear, hello, open_socket
from tests.server.test_manners import say

SECRETIVE = {"who": "me", "name": "Wilhelmine"}


def test_a_server_lives_and_is_ready_while_its_database_answers(duo: tuple[Served, Served], cluster: Postgres) -> None:
    url = duo[0].url
    assert good(httpx.get(f"{url}/health")) == {"status": "alive"}
    assert good(httpx.get(f"{url}/health/ready")) == {"status": "ready"}
    with cluster.gone():
        assert good(httpx.get(f"{url}/health")) == {"status": "alive"}
        refused(httpx.get(f"{url}/health/ready", timeout=20), 503, "server-database-away")
    assert good(httpx.get(f"{url}/health/ready", timeout=20)) == {"status": "ready"}


@pytest.mark.parametrize("is_abstract", [False, True])
def test_a_service_manager_hears_from_a_server_whose_loop_turns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_abstract: bool
) -> None:
    """systemd's protocol: a datagram twice in the time it waits; one that hangs says nothing and is begun again."""
    address = f"@loipe-{os.getpid()}" if is_abstract else str(tmp_path / "notify")
    monkeypatch.setenv("NOTIFY_SOCKET", address)
    monkeypatch.setenv("WATCHDOG_USEC", "400000")
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(address.replace("@", "\0"))
        manager.settimeout(60)
        with Alone(f"sqlite:///{tmp_path}/tables.db", tmp_path / "server.log") as server:
            assert [manager.recv(100) for _ in range(3)] == [b"WATCHDOG=1"] * 3
            assert server.process is not None
            state = Path(f"/proc/{server.process.pid}/stat")
            server.process.send_signal(signal.SIGSTOP)
            wait_for(lambda: state.read_text().rpartition(")")[2].split()[0] == "T")
            while select.select([manager], [], [], 0)[0]:
                manager.recv(100)
            assert select.select([manager], [], [], 1)[0] == []
            server.process.send_signal(signal.SIGCONT)
            assert manager.recv(100) == b"WATCHDOG=1"
            assert server.stop() == 0


def test_logs_hold_no_secret_no_link_no_name_and_no_word(tmp_path: Path) -> None:
    """A table is opened, played at and talked at; wrong links, wrong bodies and wrong addresses are tried."""
    with Served(f"sqlite:///{tmp_path}/t.db", tmp_path / "log", log_as="json", log_level="debug") as server:
        created = new_table(server.url, SECRETIVE, {**FRIEND, "name": "Balthasar"}, BOT)
        anna = sit(server.url, created)
        with hello(server.url, anna) as line:
            hear(line, "table")
            word = anna.first_word()
            good(say(anna, "Heideldidum"))
        with open_socket(server.url, created["table"]) as line:
            line.send(json.dumps({"type": "hello", "token": "no-such-secret-token"}))
            farewell(line)
        anna.http.post("/say", content=b'{"words": ["zapperlot"]', headers={"content-type": "application/json"})
        httpx.get(f"{server.url}/api/join/QUARKS")
        httpx.get(f"{server.url}/t/{created['table']}?secret={anna.token}")
        assert server.stop() == 0
    told = (tmp_path / "log").read_text("utf-8")
    lines = [json.loads(line) for line in told.splitlines()]
    asked = [line for line in lines if line["event"] == "request"]
    assert {"method", "route", "status", "ms", "time", "level"} <= set(asked[0])
    assert {"/api/tables", "/api/tables/{table}/say", "/api/tables/{table}/do"} <= {line["route"] for line in asked}
    assert [line["code"] for line in lines if line["event"] == "line"][-1] == 4401
    tokens = [anna.token, *(link["token"] for link in (*created["friends"], created["watch"]))]
    said = ["Wilhelmine", "Balthasar", "Heideldidum", "zapperlot", "QUARKS", "no-such-secret-token", f'"{word}"']
    assert not [each for each in (*tokens, *said, created["table"]) if each in told]


@pytest.mark.parametrize("is_json", [True, False])
def test_a_failure_is_one_line_with_its_place_and_without_its_words(is_json: bool) -> None:
    try:
        raise Refused("server-stale", word="zapperlot")
    except Refused as error:
        record = logging.LogRecord("loipe.server", logging.ERROR, "", 1, "it broke", (), (type(error), error, None))
        record.exc_info = (type(error), error, error.__traceback__)
    told = Lines(is_json, 3).format(record)
    assert "zapperlot" not in told and len(told.splitlines()) == 1
    assert "test_operating.py" in told and "Refused server-stale" in told and "worker" in told


def test_what_others_log_is_their_first_line_or_the_kind_of_failure() -> None:
    def line(text: str) -> str:
        made = logging.LogRecord("asyncio", logging.ERROR, "", 1, text, (), None)
        return str(json.loads(Lines(True, 0).format(made))["event"])

    assert (
        line("Task exception was never retrieved\nfuture: <Task 'zapperlot'>") == "Task exception was never retrieved"
    )
    assert line("Traceback (most recent call last):\n  File x\nValueError: zapperlot") == "ValueError"


@pytest.mark.parametrize(
    ("peer", "header", "value", "origin"),
    [
        ("127.0.0.1", "x-forwarded-for", "203.0.113.7", "203.0.113.7"),
        ("127.0.0.1", "x-forwarded-for", "1.2.3.4, 203.0.113.7", "203.0.113.7"),
        ("127.0.0.1", "x-forwarded-for", "203.0.113.7, 10.1.2.3", "203.0.113.7"),
        ("10.9.9.9", "x-forwarded-for", "203.0.113.7:4711", "203.0.113.7"),
        ("::ffff:10.9.9.9", "x-forwarded-for", "2001:db8::7", "2001:db8::/64"),
        ("198.51.100.1", "x-forwarded-for", "203.0.113.7", "198.51.100.1"),
        ("127.0.0.1", "x-forwarded-for", "unknown", "127.0.0.1"),
        ("127.0.0.1", "x-forwarded-for", "203.0.113.7, <script>", "127.0.0.1"),
        ("127.0.0.1", "x-forwarded-for", "", "127.0.0.1"),
        ("127.0.0.1", "forwarded", "for=203.0.113.7;proto=https", "203.0.113.7"),
        ("127.0.0.1", "forwarded", 'proto=https;For="[2001:db8::7]:4711"', "2001:db8::/64"),
        ("127.0.0.1", "forwarded", "for=1.2.3.4, for=203.0.113.7;by=10.0.0.1", "203.0.113.7"),
        ("127.0.0.1", "forwarded", "for=unknown", "127.0.0.1"),
        ("127.0.0.1", "forwarded", "for=_hidden, for=203.0.113.7", "203.0.113.7"),
    ],
)
def test_only_a_trusted_proxy_says_where_somebody_comes_from(peer: str, header: str, value: str, origin: str) -> None:
    proxies = Proxies("127.0.0.1, 10.0.0.0/8", header)
    scope = {"client": (peer, 1), "headers": [(header.encode(), value.encode())]}
    assert address_of({"client": proxies.origin(scope) or scope["client"]}) == origin


def test_the_other_header_is_not_believed_and_rates_count_by_whom_it_names(tmp_path: Path) -> None:
    limits = {"requests": 0.001, "burst": 3.0}
    with Served(f"sqlite:///{tmp_path}/t.db", tmp_path / "log", limits=limits, proxies="127.0.0.1") as server:

        def status(**headers: str) -> int:
            sent = {name.replace("_", "-"): value for name, value in headers.items()}
            return httpx.get(f"{server.url}/api/push", headers=sent).status_code

        assert [status(x_forwarded_for="203.0.113.1") for _ in range(4)] == [200, 200, 200, 429]
        assert status(x_forwarded_for="203.0.113.2") == 200
        assert status(x_forwarded_for="203.0.113.1", forwarded="for=203.0.113.3") == 429

"""A table goes on by itself whatever breaks behind it: workers killed and stopped, a database locked, full or gone."""

from __future__ import annotations

import os
import resource
import signal
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.postgres import Postgres
from tests.server.run import BOT, FRIEND, ME, Player, Served, good, new_table, refused, sit, thinking, wait_for
from tests.server.test_live import farewell, hear, hello

RANDOM = {**BOT, "bot": "random"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("faults")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Served]:
    """With its own database, and hints that may take four seconds."""
    with Served(f"sqlite:///{folder}/tables.db", folder / "server.log", thought=4.0) as server:
        yield server
        assert server.stop() == 0
    assert "Traceback" not in server.log.read_text(), server.log.read_text()


def workers(server: Served) -> list[int]:
    """The processes that think for a server."""
    assert server.process is not None
    return thinking(server.process.pid)


def signalled(server: Served, what: signal.Signals) -> list[int]:
    found = workers(server)
    assert found
    for pid in found:
        os.kill(pid, what)
    return found


def wait_for_turn(player: Player, seconds: float = 60) -> Any:
    wait_for(lambda: bool(player.now()["asks"]), seconds)
    return player.now()["asks"][0]


def move(player: Player) -> Any:
    """A first word, once it is one's turn; the bots are asked then."""
    asked = wait_for_turn(player)
    return good(player.say(asked, asked["options"][0]["word"]))


def test_hints_are_refused_while_nobody_thinks_and_given_again(server: Served) -> None:
    anna = sit(server.url, new_table(server.url, ME, BOT))
    good(anna.hint(0))
    signalled(server, signal.SIGKILL)
    good(anna.hint(0))
    signalled(server, signal.SIGSTOP)
    answer = anna.hint(0)
    refused(answer, 503, "server-no-thought")
    assert int(answer.headers["retry-after"]) > 0
    good(anna.http.get("/forecast", params={"ply": 0}))
    signalled(server, signal.SIGSTOP)
    refused(anna.http.get("/forecast", params={"ply": 1}), 503, "server-no-thought")
    good(anna.hint(0))


def test_a_bot_that_is_not_known_any_more_says_any_word(server: Served, folder: Path) -> None:
    anna = sit(server.url, new_table(server.url, ME, RANDOM))
    wait_for_turn(anna)
    server.kill()
    with sqlite3.connect(folder / "tables.db") as store:
        store.execute("UPDATE tables SET bots = ',oracle'")
    server.start()
    while "no-such-bot" not in server.log.read_text():
        move(anna)
        wait_for_turn(anna)  # in vain once the game is over, and the bot was never asked
    assert anna.now()["seats"][1]["bot"] == "oracle"


def stays_away(anna: Player, asked: Any, request: str, at: int) -> None:
    """Nothing is taken, nothing is announced, and one can still look."""
    word = asked["options"][0]["word"]
    answer = anna.say(asked, word, request=request)
    refused(answer, 503, "server-database-away")
    assert int(answer.headers["retry-after"]) > 0
    now = anna.now()
    assert now["at"] == at and now["asks"][0] == asked


def taken_once(anna: Player, asked: Any, request: str, at: int) -> None:
    """The same request again, as the page sends it, counts once."""
    word = asked["options"][0]["word"]
    for _ in range(2):
        assert good(anna.say(asked, word, request=request))["at"] == at
    now = anna.now()
    assert len({ply["number"] for ply in now["plies"]}) == len(now["plies"])


def test_a_locked_file(server: Served, folder: Path) -> None:
    anna = sit(server.url, new_table(server.url, ME, FRIEND))
    asked = wait_for_turn(anna)
    with hello(server.url, anna) as socket:
        assert hear(socket, "table")["fresh"]["at"] == 1
        other = sqlite3.connect(folder / "tables.db", isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        stays_away(anna, asked, "while-locked", 1)
        refused(
            httpx.post(f"{server.url}/api/tables", json={"game": "mass-start", "seats": [ME, BOT]}, timeout=30),
            503, "server-database-away",
        )  # fmt: skip
        other.execute("ROLLBACK")
        other.close()
        taken_once(anna, asked, "while-locked", 2)
        assert hear(socket, "fresh")["at"] == 2


def test_a_bots_word_waits_for_a_locked_file(server: Served, folder: Path) -> None:
    anna = sit(server.url, new_table(server.url, ME, FRIEND))
    server.kill()
    with sqlite3.connect(folder / "tables.db") as store:
        store.execute("UPDATE tables SET bots = 'thumb,' WHERE id = ?", (anna.table,))
    server.start()
    other = sqlite3.connect(folder / "tables.db", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with hello(server.url, anna) as socket:
        notices = hear(socket, "notices")["notices"]
        assert [notice["message"] for notice in notices] == ["server-database-waits"]
        assert [notice["message"] for notice in anna.now()["notices"]] == ["server-database-waits"]
        other.execute("ROLLBACK")
        other.close()
        assert hear(socket, "notices")["notices"] == []
    assert anna.now()["owing"] == [1]


def test_a_full_disk(server: Served, folder: Path) -> None:
    anna = sit(server.url, new_table(server.url, ME, FRIEND))
    asked = wait_for_turn(anna)
    assert server.process is not None
    wal = (folder / "tables.db-wal").stat().st_size
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (wal, resource.RLIM_INFINITY))
    stays_away(anna, asked, "while-full", 1)
    told = server.log.read_text().count("the database is back")
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
    taken_once(anna, asked, "while-full", 2)
    assert server.log.read_text().count("the database is back") == told + 1


def test_a_table_that_is_gone_takes_nothing_and_waits_for_nobody(server: Served, folder: Path) -> None:
    created = new_table(server.url, ME, RANDOM)
    anna = sit(server.url, created)
    asked = wait_for_turn(anna)
    with sqlite3.connect(folder / "tables.db") as store:
        for name in ("records", "tokens"):
            store.execute(f"DELETE FROM {name} WHERE table_id = ?", (created["table"],))
        store.execute("DELETE FROM tables WHERE id = ?", (created["table"],))
    refused(anna.say(asked, asked["options"][0]["word"]), 404, "server-no-such-table")
    refused(anna.http.get("/"), 404, "server-no-such-table")
    assert sit(server.url, new_table(server.url, ME, RANDOM)).whole()["fresh"]["at"] >= 1


def test_postgresql_falls_over_and_comes_back(cluster: Postgres, postgres: str, tmp_path: Path) -> None:
    with Served(postgres, tmp_path / "one.log") as one, Served(postgres, tmp_path / "other.log") as other:
        created = new_table(one.url, ME, FRIEND, RANDOM)
        anna, ben = sit(one.url, created), sit(other.url, created, created["friends"][0])
        asked = wait_for_turn(anna)
        with hello(other.url, ben) as socket:
            at = hear(socket, "table")["fresh"]["at"]
            word = asked["options"][0]["word"]
            with cluster.gone():
                refused(anna.say(asked, word, request="while-gone"), 503, "server-database-away")
                refused(ben.http.get("/"), 503, "server-database-away")
                with hello(one.url, anna) as late:
                    assert farewell(late) == 4503
            wait_for(lambda: anna.http.get("/").is_success)
            assert good(anna.say(asked, word, request="while-gone"))["at"] == at + 1
            assert hear(socket, "fresh")["at"] > at
            while not (anna.is_over() or len(anna.now()["plies"]) > 40):
                for player in (anna, ben):
                    player.first_word()
        assert one.stop() == other.stop() == 0
        for server in (one, other):
            assert "Traceback" not in server.log.read_text(), server.log.read_text()

"""SIGTERM: what is under way is finished, sockets are told to come back, and it does not take long."""

from __future__ import annotations

import json
import secrets
import signal
import socket
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.postgres import Postgres
from tests.server.run import FRIEND, ME, Player, Served, new_table, sit, wait_for
from tests.server.test_live import farewell, hear, hello

COME_BACK = 1012


def terminate(server: Served, seconds: float) -> float:
    """How long it took; it ends by itself, without a failure."""
    assert server.process is not None
    begun = time.monotonic()
    server.process.send_signal(signal.SIGTERM)
    assert server.process.wait(seconds) == 0
    return time.monotonic() - begun


def talker(server: Served, player: Player, words: int, done: list[int], begun: threading.Event) -> None:
    """Rings a bell or says a line of chat, whatever happens to the server: the same request until it has a receipt."""
    for number in range(words):
        wish = {"id": f"{player.token[:8]}-{number}", "what": "chat", "seat": -1, "text": f"line {number}"}
        while True:
            try:
                answer = player.http.post("/do", json=wish)
                if answer.status_code == 429:
                    time.sleep(0.1)
                    continue
                assert answer.is_success, answer.text
                done.append(answer.json()["at"])
                begun.set()
                break
            except httpx.TransportError:
                time.sleep(0.05)


def test_words_said_over_a_restart_are_there_once(tmp_path: Path) -> None:
    """Ten tables are talked at while the server is told to end and is started again."""
    with Served(f"sqlite:///{tmp_path}/t.db", tmp_path / "log") as server:
        players = [sit(server.url, new_table(server.url, ME, FRIEND)) for _ in range(10)]
        receipts: list[list[int]] = [[] for _ in players]
        begun = threading.Event()
        threads = [
            threading.Thread(target=talker, args=(server, player, 5, done, begun))
            for player, done in zip(players, receipts, strict=True)
        ]
        for thread in threads:
            thread.start()
        begun.wait(20)
        terminate(server, 20)
        server.start()
        for thread in threads:
            thread.join(60)
        assert receipts == [[2, 3, 4, 5, 6]] * 10
        assert [player.now()["at"] for player in players] == [6] * 10
        assert terminate(server, 20) < 15
    assert "Traceback" not in server.log.read_text()


def test_sockets_are_told_to_come_back_and_nobody_new_is_let_in(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/t.db", tmp_path / "log") as server:
        anna = sit(server.url, new_table(server.url, ME, FRIEND))
        with hello(server.url, anna) as line:
            asked = hear(line, "table")["fresh"]["asks"][0]
            terminate(server, 20)
            assert farewell(line) == COME_BACK
        with pytest.raises(OSError, match="refused"):
            socket.create_connection(("127.0.0.1", server.port), 5)
        server.start()
        with hello(server.url, anna) as line:
            hear(line, "table")
            word = {"seat": 0, "question": asked["question"], "words": [asked["options"][0]["word"]], "press": False}
            line.send(json.dumps({"type": "say", "id": secrets.token_hex(8), **word}))
            assert hear(line, "fresh")["at"] == 2


def test_a_database_that_hangs_does_not_keep_the_server(cluster: Postgres, tmp_path: Path) -> None:
    """A word is being committed and gets no answer: the server ends all the same, and the word is there once or not."""
    with Served(cluster.new(), tmp_path / "log") as server:
        anna = sit(server.url, new_table(server.url, ME, FRIEND))
        asked = anna.now()["asks"][0]
        word = asked["options"][0]["word"]
        answers: list[Any] = []

        def say() -> None:
            try:
                answers.append(anna.say(asked, word, request="said-in-a-bad-moment"))
            except httpx.TransportError as error:
                answers.append(error)

        with cluster.hung():
            saying = threading.Thread(target=say)
            saying.start()
            wait_for(lambda: saying.is_alive())
            terminate(server, 25)
            saying.join(10)
        assert len(answers) == 1
        server.start()
        again = anna.say(asked, word, request="said-in-a-bad-moment")
        assert again.is_success and again.json()["at"] == 2 == anna.now()["at"]

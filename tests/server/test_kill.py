"""SIGKILL in mid-game: no acknowledged move is lost, none is doubled; `make chaos` kills as often as one likes."""

from __future__ import annotations

import random
import secrets
import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from loipe.core import log as logs
from loipe.core.table import Table
from tests.server.run import BOT, ME, Player, Served, fresh, new_table, sit, wait_for
from tests.server.test_line import Viewer, on_line

KILLS = 5
KILLS_ON_THE_LINE = 3
PACE = 0.04
"""Seconds between two moves, so that a race outlasts the kills."""


class Stubborn(threading.Thread):
    """Plays on whatever happens; notes each acknowledged request, and repeats those it got no answer for."""

    def __init__(self, player: Player, seed: int) -> None:
        super().__init__(daemon=True)
        self.player = player
        self.choice = random.Random(seed)
        self.acknowledged: dict[str, tuple[int, str]] = {}
        """Request: `at`, word."""
        self.stopped = threading.Event()
        self.moved = threading.Event()
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.stopped.is_set():
                self.move()
        except BaseException as error:
            self.failure = error

    def move(self) -> None:
        now = self.asked(lambda: self.player.http.get(f"/since/{self.player.have}"))
        if not now or not (now := fresh(now))["owing"]:
            self.stopped.set()
            return
        self.player.have = now["at"]
        if not now["asks"]:
            self.stopped.wait(0.005)
            return
        question = now["asks"][0]
        word = str(self.choice.choice(question["options"])["word"])
        request = secrets.token_hex(8)
        answer = self.asked(lambda: self.player.say(question, word, request=request))
        if answer:
            self.acknowledged[request] = (answer["at"], word)
            self.moved.set()
            self.stopped.wait(PACE)

    def asked(self, send: Any) -> Any:
        """Until there is an answer: the same request each time, so a repeat can do no harm."""
        while not self.stopped.is_set():
            try:
                answer = send()
            except httpx.TransportError:
                self.stopped.wait(0.02)
                continue
            assert answer.status_code == 200, answer.text
            return answer.json()
        return {}


class StubbornOnLine(Stubborn):
    """The same over the line: cut off, it comes back with what it has, and says again what it got no receipt for."""

    def __init__(self, player: Player, seed: int, url: str) -> None:
        super().__init__(player, seed)
        self.url = url
        self.have = 0
        self.plies: list[Any] = []
        self.pending: dict[str, Any] = {}

    def run(self) -> None:
        try:
            while not self.stopped.is_set():
                try:
                    with on_line(self.url, self.player, self.have) as line:
                        line.plies = self.plies
                        self.stay(line)
                except (WebSocketException, OSError):
                    self.stopped.wait(0.02)
        except BaseException as error:
            self.failure = error

    def stay(self, line: Viewer) -> None:
        line.until(lambda message: message["type"] in ("table", "fresh"))
        while not self.stopped.is_set():
            self.have = line.fresh["at"]
            if not self.pending:
                if not line.fresh["asks"]:
                    self.stopped.set()
                    return
                asked = line.fresh["asks"][0]
                word = str(self.choice.choice(asked["options"])["word"])
                said = {"seat": 0, "question": asked["question"], "words": [word]}
                self.pending = {"type": "say", "id": secrets.token_hex(8), **said}
            receipt = line.answer(**self.pending)
            assert receipt["type"] == "fresh", receipt
            self.acknowledged[self.pending["id"]] = (receipt["at"], self.pending["words"][0])
            self.pending = {}
            self.moved.set()
            self.stopped.wait(PACE)


def check(player: Player, stubborn: Stubborn, database: Path) -> None:
    """Every acknowledged request is stored once, where it was said to stand, and the log replays."""
    with sqlite3.connect(database) as store:
        query = "SELECT request, at, body FROM records WHERE table_id = ? AND request IS NOT NULL ORDER BY at"
        stored = store.execute(query, (player.table,)).fetchall()
    kept = {request: (at, body.split()[0].removeprefix("1:")) for request, at, body in stored}
    assert len(kept) == len(stored)
    assert stubborn.acknowledged.items() <= kept.items()
    assert len(kept) - len(stubborn.acknowledged) <= 1  # one may be committed whose answer was lost
    words = [f"{ply['seat'] + 1}:{ply['word']}".replace("0:", "*", 1) for ply in player.whole()["fresh"]["plies"][1:]]
    assert words == [str(ply) for ply in Table(logs.read(player.http.get("/log").text)).log.plies]


def test_sigkill_loses_no_acknowledged_move(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path / "server.log", page=str(tmp_path / "none")) as server:
        settings = {"laps": 5, "last_round": 1000}
        tables = [new_table(server.url, ME, {**BOT, "bot": "random"}, settings=settings) for _ in range(3)]
        players = [Stubborn(sit(server.url, created), seed) for seed, created in enumerate(tables)]
        for stubborn in players:
            stubborn.start()
        kill_again_and_again(server, players)
        wait_for(lambda: all(stubborn.failure or len(stubborn.acknowledged) >= 5 for stubborn in players), 60)
        for stubborn in players:
            stubborn.stopped.set()
            stubborn.join(60)
            assert stubborn.failure is None, stubborn.failure
            assert len(stubborn.acknowledged) >= 5
        for created, stubborn in zip(tables, players, strict=True):
            check(sit(server.url, created), stubborn, tmp_path / "tables.db")
        assert server.stop() == 0


def test_nor_does_it_over_the_line(tmp_path: Path) -> None:
    """Nothing is missing of what was pushed either: the plies heard are the plies of the log."""
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path / "server.log", page=str(tmp_path / "none")) as server:
        created = new_table(server.url, ME, {**BOT, "bot": "random"}, settings={"laps": 5, "last_round": 1000})
        stubborn = StubbornOnLine(sit(server.url, created), 5, server.url)
        stubborn.start()
        kill_again_and_again(server, [stubborn], KILLS_ON_THE_LINE)
        stubborn.stopped.set()
        stubborn.join(60)
        assert stubborn.failure is None, stubborn.failure
        check(stubborn.player, stubborn, tmp_path / "tables.db")
        told = stubborn.player.whole()["fresh"]["plies"]
        assert [ply["word"] for ply in stubborn.plies] == [ply["word"] for ply in told[: len(stubborn.plies)]]
        assert server.stop() == 0


def kill_again_and_again(server: Served, players: Sequence[Stubborn], kills: int = KILLS) -> None:
    """Each time a little after somebody moved, in the middle of whatever is going on."""
    moment = random.Random(7)
    for _ in range(kills):
        for stubborn in players:
            stubborn.moved.clear()
        assert any(stubborn.moved.wait(60) for stubborn in players), [stubborn.failure for stubborn in players]
        threading.Event().wait(moment.uniform(0, 0.15))
        server.kill()
        server.start()

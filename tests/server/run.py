"""A real server process for the tests, and a client that plays over HTTP."""

from __future__ import annotations

import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec

from tests import machine
from tests.server.forked import Forked

PROGRAM = """
import sys
from pathlib import Path
from tests.server import forked, loaded
forked.serve(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]))
"""
# Where httpx is told verify=False it is not to load the world's certificates, which takes longer than most answers.
FREELY = {
    "requests": 1e6, "burst": 1e6, "new_tables": 1e6, "new_burst": 1e6, "codes": 1e6, "code_burst": 1e6,
    "sockets": 10_000,
}  # fmt: skip

STORY = 3.0
"""Seconds of games for each: a whole one would take a core from the tests that follow."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Served:
    """A server in a process of its own: started, killed, started again on the same port and database."""

    def __init__(self, database: str, log: Path, **settings: Any) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = log
        self.database = database
        self.settings = msgspec.json.encode(
            {"database": database, "limits": FREELY, "story": STORY, **settings}
        ).decode()
        self.process: subprocess.Popen[bytes] | Forked | None = None

    def begin(self) -> subprocess.Popen[bytes] | Forked:
        return Forked(self.settings, self.port, self.log)

    def start(self) -> None:
        self.process = self.begin()
        wait_for(self.answers, 120)

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        """Whatever happened in the test, no server outlives it."""
        if self.process is not None and self.process.poll() is None:
            self.kill()

    def answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text()
        try:
            socket.create_connection(("127.0.0.1", self.port), 5).close()
            return httpx.get(f"{self.url}/api/games", timeout=5, verify=False).status_code == 200
        except (OSError, httpx.TransportError):
            return False

    def memory(self) -> int:
        """What the process uses, in kB."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0])

    def kill(self) -> None:
        """As the power cut does it."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(60)


class Alone(Served):
    """One that begins from nothing, with the environment of now."""

    def __init__(self, database: str, log: Path, **settings: Any) -> None:
        super().__init__(database, log, **settings)
        self.command = [sys.executable, "-c", PROGRAM, self.settings, str(self.port), str(log)]

    def begin(self) -> subprocess.Popen[bytes]:
        with self.log.open("ab") as out:
            return subprocess.Popen(self.command, stdout=out, stderr=out, env=os.environ.copy())


def thinking(server: int) -> list[int]:
    """The processes that think for a server."""
    return [pid for pid in machine.children(server) if b"thinking.workers" in machine.cmdline(pid)]


def workers_of(crew: int) -> list[int]:
    """The processes that serve for a crew; a helper of multiprocessing's is none."""
    return [pid for pid in machine.children(crew) if b"spawn_main" in machine.cmdline(pid)]


def wait_for(is_true: Callable[[], bool], seconds: float = 20) -> None:
    """Looks again and again; fails when the time is up."""
    until = time.monotonic() + seconds
    while not is_true():
        assert time.monotonic() < until, "waited in vain"
        time.sleep(0.02)


class Player:
    """Somebody with a link."""

    def __init__(self, url: str, table: str, token: str) -> None:
        self.table = table
        self.token = token
        self.have = 0
        self.http = httpx.Client(
            base_url=f"{url}/api/tables/{table}", headers={"authorization": f"Bearer {token}"}, timeout=30, verify=False
        )

    def whole(self) -> Any:
        return good(self.http.get("/"))

    def now(self, at: int = 0) -> Any:
        """How the table is, with all plies or what is new since."""
        return fresh(good(self.http.get(f"/since/{at}")))

    def news(self) -> Any:
        """How the table is now, with the plies since one last asked so: however long the game, it is little."""
        found = self.now(self.have)
        self.have = found["at"]
        return found

    def is_over(self) -> bool:
        return not self.news()["owing"]

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(f"/{path}", json=body)

    def say(self, question: dict[str, Any], *words: str, request: str = "") -> httpx.Response:
        """Without words it presses the throw."""
        said = {"seat": question["seat"], "question": question["question"], "words": words, "press": not words}
        return self.post("say", id=request or secrets.token_hex(8), **said)

    def attempt(self, seat: int, *words: str) -> httpx.Response:
        return self.post("try", id="attempt", seat=seat, words=words)

    def hint(self, seat: int, *words: str) -> httpx.Response:
        return self.post("hint", id="hint", seat=seat, words=words)

    def do(self, what: str, seat: int = -1, text: str = "") -> httpx.Response:
        return self.post("do", id="wish", what=what, seat=seat, text=text)

    def ahead(self, *asked: str, choose: Callable[[Any], str | None]) -> Any:
        """Plays on until one of these questions is asked, and tells how the table is then; None presses the throw."""
        while (question := (told := self.waited())["asks"][0])["message"] not in asked:
            word = choose(question)
            good(self.say(question, *([word] if word else [])))
        return told

    def waited(self) -> Any:
        """The news once this player is asked: bots may play on for more than one record."""
        while not (told := self.news())["asks"] and told["owing"]:
            time.sleep(0.01)
        return told

    def first_word(self) -> str | None:
        """Answers one question with its first option; the word, or None if nothing is asked."""
        asked = self.news()["asks"]
        if not asked:
            return None
        words = [str(option["word"]) for option in asked[0]["options"][:1]]
        good(self.say(asked[0], *words))
        return words[0] if words else "press"


def fresh(answer: Any) -> Any:
    """What is new, of either answer: the whole table has all of it."""
    return answer["fresh"] if answer["type"] == "table" else answer


def after(told: Any) -> Any:
    """The last ply, with the view and the standing after it."""
    return told["plies"][-1]


def bare(plies: list[Any]) -> list[Any]:
    """Without the views, which come with new plies only."""
    return [{**ply, "view": None, "result": None} for ply in plies]


def good(response: httpx.Response) -> Any:
    assert response.is_success, response.text
    return response.json()


def refused(response: httpx.Response, status: int, *messages: str) -> Any:
    """The refusal, with its one sentence."""
    assert response.status_code == status, response.text
    found = response.json()
    assert found["message"] in messages, found
    assert found["text"] and found["text"] not in messages, found
    return found


def new_table(url: str, *seats: dict[str, Any], **wish: Any) -> Any:
    """Dice fall by themselves unless the wish says that they are pressed."""
    body = {"game": "mass-start", "preset": "basic", "seats": list(seats), "auto_dice": True, **wish}
    return good(httpx.post(f"{url}/api/tables", json=body, timeout=30, verify=False))


def sit(url: str, created: dict[str, Any], link: dict[str, Any] | None = None) -> Player:
    return Player(url, created["table"], (link or created["mine"])["token"])


LATE = ("server-not-asked", "server-stale")
"""Either, as the dice fall: a forced move of the others may bring the turn back at once."""
ME = {"who": "me", "name": "Anna"}
FRIEND = {"who": "friend", "name": "Ben"}
BOT = {"who": "bot", "bot": "thumb"}

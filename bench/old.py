"""The server before it had a line: one HTTP request a move, as it was at BEFORE, built once from this repository.

What issue and docs call "the old way" is measured beside today's server, in the same rounds.
"""

from __future__ import annotations

import io
import subprocess
import sys
import tarfile
import time
from pathlib import Path
from typing import Any

import msgspec
from clients import BOTS, Asked, Client, Said, answer

BEFORE = "7cc19f5"
HERE = Path(__file__).parent
FOLDER = HERE.parent / ".before" / BEFORE
PYTHON = FOLDER / ".venv" / "bin" / "python"
READY = FOLDER / "ready"
SERVER = """
import sys, uvicorn
from loipe.server.app import Settings, application
from loipe.server.limits import Limits
free = Limits(requests=1e9, burst=1e9, new_tables=1e9, new_burst=1e9)
app = application(Settings(sys.argv[1], free))
uvicorn.run(app, port=int(sys.argv[2]), log_level="error", access_log=False, timeout_keep_alive=60)
"""


def build() -> str:
    """Makes an environment with the old server, compiled as it was; why it is not there, in a sentence, if so."""
    if READY.exists():
        return ""
    try:
        packed = subprocess.run(["git", "archive", BEFORE], cwd=HERE.parent, check=True, capture_output=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return f"the history here does not reach back to {BEFORE}"
    with tarfile.open(fileobj=io.BytesIO(packed)) as files:
        files.extractall(FOLDER, filter="data")
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", ".[server]"]
    for command in ([sys.executable, "-m", "venv", ".venv"], pip):
        if subprocess.run(command, cwd=FOLDER, stdout=subprocess.DEVNULL).returncode:
            return f"the server of {BEFORE} cannot be built here"
    READY.touch()
    return ""


class Result(msgspec.Struct):
    over: bool


class Now(msgspec.Struct):
    plies: list[Said]
    questions: list[Asked]
    result: Result


class Snapshot(msgspec.Struct):
    now: Now


SNAPSHOT = msgspec.json.Decoder(Snapshot)


class OldHttp:
    """One person with all skiers of a table."""

    def __init__(self, client: Client, wish: dict[str, Any]) -> None:
        self.client = client
        self.wish = {name: value for name, value in wish.items() if name != "auto_dice"}
        self.path = self.token = ""
        self.now = Now([], [], Result(True))

    async def set_up(self) -> None:
        created = msgspec.json.decode(await self.client.ask("POST", "/api/tables", self.wish))
        self.token = created["watch" if self.wish == BOTS else "mine"]["token"]
        self.path = f"/api/tables/{created['table']}"
        await self.look()

    async def look(self) -> list[Said]:
        """How it stands: all that was said so far."""
        self.client.token = self.token
        self.now = SNAPSHOT.decode(await self.client.ask("GET", self.path)).now
        return self.now.plies

    def close(self) -> None:
        """The connection is the client's."""

    async def move(self) -> float:
        while self.now.result.over:
            await self.set_up()
        said = answer(self.now.questions[0])
        begun = time.perf_counter()
        told = {"request": said.pop("id"), **said}
        self.now = SNAPSHOT.decode(await self.client.ask("POST", f"{self.path}/words", told)).now
        return time.perf_counter() - begun

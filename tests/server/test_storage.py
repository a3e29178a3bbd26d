"""What a host's machine does to a database: a file that may not be written, a disk that is full, a server that hangs.

Whoever says something meanwhile is told so; it counts once when they say it again, and nothing needs a restart.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.postgres import Postgres
from tests.server.run import FRIEND, ME, Alone, Served, new_table, refused, sit, wait_for
from tests.server.test_faults import stays_away, taken_once, wait_for_turn
from tests.server.test_serve import refused_to_start


@contextmanager
def read_only(*files: Path) -> Iterator[None]:
    """Even root may not write to them, nor whoever has opened them before."""
    marked = subprocess.run(["chattr", "+i", *map(str, files)], capture_output=True, text=True, check=False)
    try:
        if marked.returncode:
            pytest.skip(f"files cannot be made immutable here: {marked.stderr.strip()}")
        yield
    finally:
        subprocess.run(["chattr", "-i", *map(str, files)], capture_output=True, check=False)


def test_a_file_that_may_not_be_written(tmp_path: Path) -> None:
    if shutil.which("chattr") is None:
        pytest.skip("chattr is missing (apt install e2fsprogs)")
    file = tmp_path / "tables.db"
    with Served(f"sqlite:///{file}", tmp_path / "server.log") as server:
        anna = sit(server.url, new_table(server.url, ME, FRIEND))
        asked = wait_for_turn(anna)
        with read_only(file, Path(f"{file}-wal")):
            stays_away(anna, asked, "while-read-only", 1)
            wish = {"game": "mass-start", "seats": [ME, FRIEND]}
            refused(httpx.post(f"{server.url}/api/tables", json=wish, timeout=30), 503, "server-database-away")
        taken_once(anna, asked, "while-read-only", 2)
        assert server.stop() == 0
        with read_only(file):
            assert "cannot be opened" in refused_to_start("--database", str(file))
    assert "Traceback" not in server.log.read_text(), server.log.read_text()


class Small(Alone):
    """A server whose folder is a disk of 2 MB, in a mount namespace of its own."""

    def __init__(self, folder: Path, log: Path, **settings: Any) -> None:
        super().__init__(f"sqlite:///{folder}/tables.db", log, **settings)
        mount = f'mount -t tmpfs -o size=2m none {folder} && exec "$@"'
        self.command = ["unshare", "-Urm", "sh", "-c", mount, "sh", *self.command]
        self.folder = folder

    def fill(self) -> Path:
        """With one file, whose path from outside is returned."""
        assert self.process is not None
        ballast = Path(f"/proc/{self.process.pid}/root{self.folder}/ballast")
        with ballast.open("wb", buffering=0) as file, suppress(OSError):
            while True:
                file.write(bytes(1024))
        return ballast


def test_a_disk_that_is_full(tmp_path: Path) -> None:
    try:
        subprocess.run(["unshare", "-Urm", "true"], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("no namespace to mount a small disk in: unshare -Urm fails here")
    folder = tmp_path / "small"
    folder.mkdir()
    server = Small(folder, tmp_path / "server.log")
    with server:
        anna = sit(server.url, new_table(server.url, ME, FRIEND))
        asked = wait_for_turn(anna)
        ballast = server.fill()
        stays_away(anna, asked, "while-full", 1)
        ballast.unlink()
        taken_once(anna, asked, "while-full", 2)
        assert server.stop() == 0
    assert "Traceback" not in server.log.read_text(), server.log.read_text()


def test_postgresql_hangs_and_goes_on(cluster: Postgres, postgres: str, tmp_path: Path) -> None:
    with Served(postgres, tmp_path / "one.log") as one, Served(postgres, tmp_path / "other.log") as other:
        created = new_table(one.url, ME, FRIEND)
        anna, ben = sit(one.url, created), sit(other.url, created, created["friends"][0])
        asked = wait_for_turn(anna)
        assert ben.whole()["fresh"]["at"] == 1
        with cluster.hung():
            word = asked["options"][0]["word"]
            refused(anna.say(asked, word, request="while-hung"), 503, "server-database-away")
            refused(ben.http.get("/"), 503, "server-database-away")
        wait_for(lambda: anna.http.get("/").is_success)
        taken_once(anna, asked, "while-hung", 2)
        assert ben.whole()["fresh"]["at"] == 2
        assert one.stop() == other.stop() == 0
    for server in (one, other):
        assert "Traceback" not in server.log.read_text(), server.log.read_text()

"""A PostgreSQL of the tests' own: a fresh cluster in a temporary folder, reached by a socket file there."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests import machine

SLOWLY = "240"
"""Seconds to start or stop, on a machine that has much else to do."""


class Postgres:
    """Started once for all tests, gone afterwards. It refuses to run as root, so root lends it to the user postgres.

    One that is not careful does not wait for the disk.
    """

    def __init__(self, careful: bool = False) -> None:
        self.fsync = "on" if careful else "off"
        if machine.postgres("initdb") is None:
            pytest.skip(machine.lacks("postgresql"))
        self.made = 0
        self.folder = Path(tempfile.mkdtemp(prefix="loipe-pg-"))
        self.user = "postgres" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
        if os.geteuid() == 0:
            shutil.chown(self.folder, self.user)

    def run(self, name: str, *arguments: str) -> None:
        command = [machine.postgres(name) or name, *arguments]
        lend = {"user": self.user} if os.geteuid() == 0 else {}
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=False, **lend)  # type: ignore[call-overload]
        assert done.returncode == 0, done.stderr + done.stdout

    def start(self) -> None:
        self.run("initdb", "--pgdata", f"{self.folder}/data", "--auth", "trust", "--encoding", "UTF8", "--no-locale")
        self.go_on()

    def new(self) -> str:
        """The URL of an empty database there."""
        self.made += 1
        name = f"loipe{self.made}"
        self.run("createdb", "--host", str(self.folder), name)
        return f"postgresql://{self.user}@/{name}?host={self.folder}"

    def go_on(self) -> None:
        options = f"-c listen_addresses='' -c unix_socket_directories={self.folder} -c fsync={self.fsync}"
        data, log = f"{self.folder}/data", f"{self.folder}/log"
        self.run("pg_ctl", "start", "--wait", "--timeout", SLOWLY, "-D", data, "-l", log, "-o", options)

    def fall_over(self) -> None:
        self.run("pg_ctl", "stop", "--wait", "--timeout", SLOWLY, "-D", f"{self.folder}/data", "-m", "immediate")

    @contextmanager
    def gone(self) -> Iterator[None]:
        """It falls over, and comes back afterwards."""
        self.fall_over()
        try:
            yield
        finally:
            self.go_on()

    @contextmanager
    def hung(self) -> Iterator[None]:
        """None of its processes does anything meanwhile, new lines are not answered either."""
        server = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        os.kill(server, signal.SIGSTOP)
        stopped = [server, *machine.children(server)]
        try:
            for pid in stopped:
                os.kill(pid, signal.SIGSTOP)
            yield
        finally:
            for pid in stopped:
                os.kill(pid, signal.SIGCONT)

    def stop(self) -> None:
        self.fall_over()
        shutil.rmtree(self.folder)

"""Processes of servers that begin with everything loaded: half of what a start costs is the same each time."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import socket
import subprocess
from multiprocessing.process import BaseProcess
from pathlib import Path

import msgspec

FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["tests.server.loaded"])


def serve(settings: str, port: int, log: Path) -> None:
    """Until it is stopped."""
    with log.open("ab") as out:
        os.dup2(out.fileno(), 1)
        os.dup2(out.fileno(), 2)
    from loipe.server.app import Settings
    from loipe.server.doors import protocols as doors

    bound = socket.socket()
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    bound.bind(("127.0.0.1", port))
    server = doors.server(msgspec.json.decode(settings.encode(), type=Settings))
    loop = server.config.get_loop_factory()
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loop) as runner:
        runner.run(server.serve(sockets=[bound]))


class Forked:
    """Spoken to like one that was begun by `subprocess`."""

    def __init__(self, settings: str, port: int, log: Path) -> None:
        self.process: BaseProcess = FORKS.Process(target=serve, args=(settings, port, log))
        self.process.start()
        self.pid = int(self.process.pid or 0)

    def poll(self) -> int | None:
        return self.process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self.process.join(timeout)
        if (code := self.process.exitcode) is None:
            raise subprocess.TimeoutExpired(str(self.process), timeout or 0)
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

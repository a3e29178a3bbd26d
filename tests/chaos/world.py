"""The server, its database, and all that can happen to them. Somebody restarts what dies, as a supervisor does."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests import machine
from tests.chaos.proxy import Proxy
from tests.server.postgres import Postgres
from tests.server.run import PROGRAM, Alone, thinking, wait_for, workers_of

Fault = Callable[[], Awaitable[None]]
DISK = "96m"
SLOWLY = 240.0
"""Seconds that a start may take."""
SILENCE = 4.0
"""Seconds after which a worker that gives no sign of life is replaced."""
TRIES = 20
"""Starts of a database that was killed, as a supervisor makes them."""


CREW = """
import sys, socket, asyncio, msgspec
from loipe.server.app import Settings
from loipe.server.crew import Crew
bound = socket.socket()
bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
bound.bind(("127.0.0.1", int(sys.argv[2])))
settings = msgspec.json.decode(sys.argv[1].encode(), type=Settings)
asyncio.run(Crew(settings, bound, 2).run(lambda: None))
"""
"""As `loipe serve --workers 2` runs them, with the limits of the tests."""


class Build(Alone):
    """The same code, told to be a newer version with each new build."""

    program = PROGRAM

    def __init__(self, database: str, log: Path, **settings: Any) -> None:
        super().__init__(database, log, **settings)
        self.command[2] = self.program

    @property
    def lives(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(SLOWLY)

    def newer(self, number: int) -> None:
        self.command[2] = f"import loipe; loipe.__version__ += '.{number}'\n{self.program}"

    def thinkers(self) -> list[int]:
        """The processes in which bots and hints are thought out."""
        assert self.process is not None
        return thinking(self.process.pid)


class Workers(Build):
    """Two workers and their parent; a supervisor ends all of them together."""

    program = CREW

    def workers(self) -> list[int]:
        assert self.process is not None
        return workers_of(self.process.pid)

    def thinkers(self) -> list[int]:
        return [pid for worker in self.workers() for pid in thinking(worker)]

    def kill(self) -> None:
        workers = self.workers()
        super().kill()
        for pid in workers:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)


class World:
    """What there is to break, by name."""

    def __init__(self, folder: Path, choice: random.Random) -> None:
        self.folder = folder
        self.choice = choice
        self.servers: list[Build] = []
        self.starting: dict[Build, asyncio.Task[None]] = {}
        self.builds = 0
        self.url = ""
        self.missing = ""
        """What cannot be tried on this machine, and why."""

    async def open(self) -> None:
        await asyncio.gather(*(self.start(server) for server in self.servers))
        self.proxy = Proxy([server.port for server in self.servers], self.choice)
        await self.proxy.open()

    async def start(self, server: Build) -> None:
        """As a supervisor does it: again if it ended, for its database may be away. A busy machine takes its time."""
        until = time.monotonic() + SLOWLY
        while True:
            try:
                return await asyncio.to_thread(server.start)
            except AssertionError:
                if time.monotonic() > until:
                    raise
                if server.lives:
                    return await asyncio.to_thread(wait_for, server.answers, SLOWLY)

    async def begin(self, server: Build) -> None:
        """Started beside all that happens meanwhile; who needs it up asks for `is_up`."""
        self.starting[server] = asyncio.create_task(self.start(server))

    async def is_up(self, server: Build) -> None:
        if task := self.starting.pop(server, None):
            await task

    def add_server(self, kind: type[Build] = Build) -> None:
        log = self.folder / f"server-{len(self.servers)}.log"
        self.servers.append(kind(self.url, log, page=str(self.folder / "none"), silence=SILENCE))

    async def close(self) -> None:
        """Nothing is left behind, also where a server is not up any more or we are stopped in the middle."""
        try:
            for server in self.servers:
                await self.is_up(server)
            await self.proxy.close()
        finally:
            for server in self.servers:
                server.__exit__()

    def faults(self) -> dict[str, Fault]:
        return {
            "server killed": self.kill_server,
            "thinkers killed": self.kill_thinkers,
            "newer build": self.upgrade,
            "connections cut": self.cut,
            "connections delayed": self.delay,
            "connections half-open": self.half_open,
        }

    async def kill_server(self) -> None:
        server = self.choice.choice(self.servers)
        await self.is_up(server)
        await asyncio.to_thread(server.kill)
        await self.begin(server)

    async def upgrade(self) -> None:
        """One after the other, so that somebody is there meanwhile where there are several."""
        self.builds += 1
        for server in self.servers:
            await self.is_up(server)
        for server in self.servers:
            await asyncio.to_thread(server.stop)
            server.newer(self.builds)
            await self.start(server)

    async def kill_thinkers(self) -> None:
        for server in self.servers:
            for pid in server.thinkers():
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)

    async def cut(self) -> None:
        self.proxy.cut_some()

    async def half_open(self) -> None:
        self.proxy.half_open_some()

    async def delay(self) -> None:
        self.proxy.pause = self.choice.uniform(0.1, 0.5)
        await asyncio.sleep(1)
        self.proxy.pause = 0.0


class OnFile(World):
    """SQLite: one server. The file lies on a small disk of its own where one may be mounted."""

    def __init__(self, folder: Path, choice: random.Random) -> None:
        super().__init__(folder, choice)
        self.disk = folder / "disk"
        self.disk.mkdir()
        mounted = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={DISK}", "none", self.disk],
            capture_output=True,
            text=True,
            check=False,
        )
        self.has_disk = mounted.returncode == 0
        if not self.has_disk:
            self.missing = f"no disk was filled: {mounted.stderr.strip()}"
        self.file = self.disk / "tables.db"
        self.url = f"sqlite:///{self.file}"
        self.add_server()

    async def close(self) -> None:
        try:
            await super().close()
        finally:
            if self.has_disk:  # lazily: whoever still reads there is not waited for
                subprocess.run(["umount", "--lazy", self.disk], check=False)

    def faults(self) -> dict[str, Fault]:
        found = {**super().faults(), "file locked": self.lock}
        return {**found, "disk full": self.fill} if self.has_disk else found

    async def lock(self) -> None:
        other = sqlite3.connect(self.file, isolation_level=None, timeout=10)
        other.execute("BEGIN EXCLUSIVE")
        await asyncio.sleep(self.choice.choice((0.5, 1.0, 6.0)))
        other.execute("ROLLBACK")
        other.close()

    async def fill(self) -> None:
        ballast = self.disk / "ballast"

        def pour() -> None:
            with ballast.open("wb", buffering=0) as file, suppress(OSError):
                while True:
                    file.write(bytes(1 << 12))

        await asyncio.to_thread(pour)
        await asyncio.sleep(self.choice.uniform(0.5, 2))
        ballast.unlink()


class OnPostgres(World):
    """Two servers, and a PostgreSQL that waits for the disk with each commit."""

    def __init__(self, folder: Path, choice: random.Random) -> None:
        super().__init__(folder, choice)
        self.postgres = Postgres(careful=True)
        self.postgres.start()
        self.url = self.postgres.new()
        self.add_servers()

    def add_servers(self) -> None:
        for _ in range(2):
            self.add_server()

    async def close(self) -> None:
        try:
            await super().close()
        finally:
            self.postgres.stop()

    def faults(self) -> dict[str, Fault]:
        more = {"database killed": self.kill_database, "database restarted": self.restart, "database hung": self.hang}
        return {**super().faults(), **more}

    async def kill_database(self) -> None:
        """All its processes at once, as the power cut does it."""
        pid = int((self.postgres.folder / "data" / "postmaster.pid").read_text().split()[0])
        for each in (pid, *machine.children(pid)):
            with suppress(ProcessLookupError):
                os.kill(each, signal.SIGKILL)
        for tries in range(TRIES):
            try:
                await asyncio.to_thread(self.postgres.go_on)
                return
            except AssertionError:  # what was killed is not gone yet
                if tries == TRIES - 1:
                    raise
                await asyncio.sleep(0.5)

    async def restart(self) -> None:
        def both() -> None:
            with self.postgres.gone():
                pass

        await asyncio.to_thread(both)

    async def hang(self) -> None:
        with self.postgres.hung():
            await asyncio.sleep(self.choice.choice((0.5, 1.0, 6.0)))


class OnWorkers(OnPostgres):
    """One server with two workers."""

    def add_servers(self) -> None:
        self.add_server(Workers)

    def faults(self) -> dict[str, Fault]:
        return {**super().faults(), "worker killed": self.kill_worker, "worker hung": self.stop_worker}

    async def kill_worker(self) -> None:
        """Its parent begins another one."""
        await self.signal_worker(signal.SIGKILL)

    async def stop_worker(self) -> None:
        """It neither works nor dies, until its parent ends it."""
        await self.signal_worker(signal.SIGSTOP)

    async def signal_worker(self, number: int) -> None:
        server = self.servers[0]
        assert isinstance(server, Workers)
        await self.is_up(server)
        await asyncio.to_thread(wait_for, lambda: bool(server.workers()), SLOWLY)
        if workers := server.workers():
            with suppress(ProcessLookupError):
                os.kill(self.choice.choice(workers), number)


WORLDS: dict[str, Any] = {"sqlite": OnFile, "postgresql": OnPostgres, "workers": OnWorkers}

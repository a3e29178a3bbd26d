"""SQLite by the standard library: one connection to write and one to read, each with a thread of its own."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import cache
from itertools import chain
from pathlib import Path
from typing import IO, Any
from urllib.parse import unquote

from loipe.core.game import Refused
from loipe.server.store import COLUMNS, NEWEST, PATIENCE, VERSION, Ask, Away, Batch, Conflict, Found, Rows, named

MOST_VALUES = 999
"""In one statement, whatever SQLite it is."""


@cache
def inserting(name: str, rows: int) -> str:
    """So many rows in one statement: the thread asks for Python's lock once, not for each of them."""
    columns = COLUMNS[name]
    row = f"({', '.join('?' * len(columns))})"
    return f"INSERT INTO {name} ({named([*columns])}) VALUES {', '.join([row] * rows)}"


def alone(path: str) -> IO[str]:
    """A lock beside the file, held until it is closed or the process ends, however it ends."""
    lock = open(f"{path}.lock", "w")  # noqa: SIM115 - it stays open
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            lock.close()
            raise Refused("server-file-taken", file=path) from None
    return lock


def slices(rows: list[tuple[Any, ...]], most: int) -> Iterator[list[tuple[Any, ...]]]:
    return (rows[first : first + most] for first in range(0, len(rows), most))


class Lane:
    """A connection and its thread. After a failure it is made anew, so a file that was put back is found."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.thread = ThreadPoolExecutor(1, "sqlite")
        self.connection: sqlite3.Connection | None = None

    async def run(self, work: Callable[[sqlite3.Connection], Found]) -> Found:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.run_here, work)

    def run_here(self, work: Callable[[sqlite3.Connection], Found]) -> Found:
        try:
            self.connection = self.connection or connected(self.file)
            return work(self.connection)
        except sqlite3.IntegrityError:
            raise Conflict from None
        except (sqlite3.ProgrammingError, sqlite3.DataError):
            raise
        except sqlite3.Error as error:
            self.hang_up()
            raise Away(error) from error

    async def ask(self, statement: str, *values: Any) -> Rows:
        counted = statement.replace("$", "?")
        return await self.run(lambda connection: connection.execute(counted, values).fetchall())

    def hang_up(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.thread, self.hang_up)
        self.thread.shutdown()


def connected(file: Path) -> sqlite3.Connection:
    """Readers do not block the writer; a commit is on disk when it returns. A file that is gone is not made anew."""
    connection = sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", PATIENCE, isolation_level=None, uri=True)
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def upgrade(file: Path) -> None:
    with suppress(sqlite3.Error), closing(connected(file)) as connection:
        if connection.execute(VERSION).fetchall() == [(NEWEST,)]:
            return
    import sqlalchemy as sql

    from loipe.server.store import migrations

    engine = sql.create_engine(sql.URL.create("sqlite", database=str(file)))
    with engine.begin() as transaction:
        migrations.upgrade(transaction)
    engine.dispose()


class Sqlite:
    """One file, for one server alone."""

    shared = False

    def __init__(self, url: str) -> None:
        path = unquote(url.partition(":///")[2].partition("?")[0])
        if not path:
            raise Refused("server-no-database", "", problem=url)
        self.file = Path(path)
        self.writer = Lane(self.file)
        self.reader = Lane(self.file)
        self.writing = asyncio.Lock()
        self.lock: IO[str] | None = None

    async def open(self) -> None:
        self.lock = alone(str(self.file))
        await asyncio.get_running_loop().run_in_executor(self.writer.thread, upgrade, self.file)

    async def close(self) -> None:
        for lane in (self.writer, self.reader):
            await lane.close()
        if self.lock is not None:
            self.lock.close()

    async def ask(self, statement: str, *values: Any) -> Rows:
        return await self.reader.ask(statement, *values)

    async def within(self, work: Callable[[Ask], Awaitable[Found]]) -> Found:
        async with self.writing:
            await self.writer.ask("BEGIN IMMEDIATE")
            try:
                found = await work(self.writer.ask)
                await self.writer.ask("COMMIT")
            except BaseException:
                await self.writer.run(sqlite3.Connection.rollback)
                raise
            return found

    async def add(self, batch: Batch, said: str) -> None:
        statements = [
            (inserting(name, len(some)), [*chain.from_iterable(some)])
            for name, rows in batch.items()
            for some in slices(rows, MOST_VALUES // len(COLUMNS[name]))
        ]

        def insert(connection: sqlite3.Connection) -> None:
            if len(statements) == 1:  # a transaction by itself
                connection.execute(*statements[0])
                return
            connection.execute("BEGIN IMMEDIATE")
            with connection:  # commits, or rolls back
                for statement in statements:
                    connection.execute(*statement)

        async with self.writing:
            await self.writer.run(insert)

    async def notify(self, said: str) -> None:
        """Nobody else is there."""

    async def listen(self, hear: Callable[[str], None], catch_up: Callable[[], Awaitable[None]]) -> None:
        """Nobody tells anything."""

"""A database as the tools open it: one moment of it, whatever is written meanwhile, and whether a server uses it."""

from __future__ import annotations

import socket
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import asyncpg
import sqlalchemy as sql
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.util import greenlet_spawn

from loipe.core.game import Refused
from loipe.server.store import NEWEST, PATIENCE, VERSION, database
from loipe.server.store.postgres import IN_USE, Postgres
from loipe.server.store.sqlite import Sqlite, alone

Found = TypeVar("Found")
VERSIONS = "alembic_version"
AWAY = (ConnectionError, TimeoutError, socket.gaierror)
"""There is no server, or none that answers; other errors of the system name their file."""


async def run(work: Callable[[], Found]) -> Found:
    """Plain code with the connections of this module. What a database says of itself becomes one sentence."""
    try:
        return await greenlet_spawn(work)
    except (*AWAY, sql.exc.SQLAlchemyError, asyncpg.PostgresError, sqlite3.Error) as error:
        cause = getattr(error, "orig", None) or error
        said = (str(cause) or type(cause).__name__).splitlines()[0].rpartition(">: ")[2].rstrip(".")
        raise Refused("server-no-database", problem=said) from None


class End:
    """One end of a move, and how it is called in a sentence: a URL may hold a password, so it is not shown."""

    def __init__(self, url: str) -> None:
        kind = database(url)
        self.file = kind.file if isinstance(kind, Sqlite) else None
        self.url = kind.url if isinstance(kind, Postgres) else ""
        self.shown = str(self.file or self.url.rpartition("/")[2].partition("?")[0])

    def engine(self, file: Path | None) -> sql.Engine:
        """SQLAlchemy would let SQLite begin with the first change; what is read has to be of one moment, too."""
        if file is None:

            async def connect(*_: object) -> object:
                return await asyncpg.connect(self.url, timeout=PATIENCE)

            line = create_async_engine("postgresql+asyncpg://", async_creator=connect)
            return line.sync_engine.execution_options(isolation_level="REPEATABLE READ")

        def opened() -> sqlite3.Connection:
            return sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", PATIENCE, isolation_level=None, uri=True)

        engine = sql.create_engine("sqlite://", creator=opened, poolclass=sql.NullPool)
        sql.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
        return engine

    def check_is_there(self, file: Path | None = None) -> None:
        file = file or self.file
        if file is not None and not file.exists():
            raise Refused("store-no-file", file=str(file))

    @contextmanager
    def open(self, file: Path | None = None) -> Iterator[sql.Connection]:
        """One transaction: all of it or nothing is written."""
        self.check_is_there(file)
        file = file or self.file
        engine = self.engine(file)
        try:
            with engine.begin() as connection:
                yield connection
        finally:
            engine.dispose()

    @contextmanager
    def alone(self) -> Iterator[None]:
        """No server uses it; a file is ours until we are done. PostgreSQL's servers hold a lock while they listen."""
        if self.file is None:
            with self.open() as connection:
                in_use = connection.scalar(sql.text(IN_USE))
            if in_use:
                raise Refused("store-in-use", database=self.shown)
            yield
            return
        try:
            lock = alone(str(self.file))
        except Refused:
            raise Refused("store-in-use", database=self.shown) from None
        with lock:
            yield


def version(connection: sql.Connection) -> str:
    """Of a database; empty if it has none. One that is newer than we are is left alone."""
    if not sql.inspect(connection).has_table(VERSIONS):
        return ""
    found = str(connection.scalar(sql.text(VERSION)) or "")
    if found > NEWEST:
        raise Refused("store-newer", version=found, newest=NEWEST)
    return found


def schema(connection: sql.Connection) -> list[sql.Table]:
    """The tables as they are there, those first that others refer to; none in an empty database."""
    found = sql.MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != VERSIONS]


def count(connection: sql.Connection, table: sql.Table) -> int:
    return int(connection.scalar(sql.select(sql.func.count()).select_from(table)) or 0)

"""The database: tables, their records in order, the hashes of their links. SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import IO, Any, TypeVar

import asyncpg
import msgspec
import sqlalchemy as sql
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from loipe.server import migrations
from loipe.server.alone import alone
from loipe.server.problems import Rejected

Found = TypeVar("Found")

META = sql.MetaData()
TABLES = sql.Table(
    "tables",
    META,
    sql.Column("id", sql.String(16), primary_key=True),
    sql.Column("kind", sql.String(8), nullable=False),
    sql.Column("header", sql.Text, nullable=False),
    sql.Column("preset", sql.String(40), nullable=False),
    sql.Column("dice", sql.String(8), nullable=False),
    sql.Column("bots", sql.Text, nullable=False),
    sql.Column("created", sql.BigInteger, nullable=False),
    sql.Column("touched", sql.BigInteger, nullable=False),
    sql.Column("over", sql.Boolean, nullable=False),
)
RECORDS = sql.Table(
    "records",
    META,
    sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("at", sql.Integer, primary_key=True),
    sql.Column("kind", sql.String(12), nullable=False),
    sql.Column("holder", sql.Integer, nullable=False),
    sql.Column("body", sql.Text, nullable=False),
    sql.Column("request", sql.String(64)),
    sql.Column("digest", sql.String(12), nullable=False),
    sql.UniqueConstraint("table_id", "request"),
)
TOKENS = sql.Table(
    "tokens",
    META,
    sql.Column("table_id", sql.String(16), sql.ForeignKey("tables.id"), primary_key=True),
    sql.Column("hash", sql.String(64), primary_key=True),
    sql.Column("holder", sql.Integer, nullable=False),
)
CHORES = sql.Table(
    "chores",
    META,
    sql.Column("name", sql.String(16), primary_key=True),
    sql.Column("done", sql.BigInteger, nullable=False),
)
CHANNEL = "loipe"
MOST_AT_ONCE = 500
PATIENCE = 5
"""Seconds to wait for a lock, a connection or an answer."""


class Row(msgspec.Struct, frozen=True):
    """What a table was set up with, and when it was last used. Times are in seconds since 1970."""

    id: str
    kind: str
    header: str
    """A log without words."""
    preset: str
    dice: str
    bots: str
    """By seat, divided by commas; empty for a person."""
    created: int
    touched: int = 0
    """When somebody was last there, to the hour."""
    over: bool = False


class Record(msgspec.Struct, frozen=True):
    """One thing committed at a table; `at` counts them from 1. The body of words and undos is the log's own text."""

    at: int
    kind: str
    holder: int
    body: str
    request: str | None = None
    digest: str = ""
    """Of what the request said, to tell a repeat from another use of its id."""


class Taken(Exception):
    """Another worker was first, or the request is known already: read the table again."""


class Away(Rejected):
    """The database does not answer, is locked or full. Whether what was said is stored shows when it is back."""

    def __init__(self) -> None:
        super().__init__(503, "server-database-away", seconds=PATIENCE)


class Job(msgspec.Struct):
    """Rows that must be stored together, and who waits for it."""

    rows: list[tuple[sql.Table, list[dict[str, Any]]]]
    announced: str
    done: asyncio.Future[None]


class Store:
    """All writing goes through one queue: what waits together is committed together, so one disk sync serves many."""

    def __init__(self, url: str) -> None:
        self.url = with_driver(url)
        self.shared = self.url.startswith("postgresql")
        """Other processes may write to the same tables."""
        options: dict[str, Any] = {"connect_args": {"timeout": PATIENCE}, "pool_timeout": PATIENCE}
        if self.shared:
            options["connect_args"]["command_timeout"] = PATIENCE
        self.engine: AsyncEngine = create_async_engine(self.url, **options)
        if not self.shared:
            sql.event.listen(self.engine.sync_engine, "connect", careful)
        self.jobs: asyncio.Queue[Job] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        self.lock: IO[str] | None = None

    async def open(self) -> None:
        """Bring the database up to date and start writing. A file is for one server alone."""
        if not self.shared and self.engine.url.database:
            self.lock = alone(self.engine.url.database)
        async with self.engine.begin() as connection:
            await connection.run_sync(migrations.upgrade)
        self.writer = asyncio.create_task(self.run())

    async def close(self) -> None:
        if self.writer is not None:
            self.writer.cancel()
            await asyncio.gather(self.writer, return_exceptions=True)
        await self.engine.dispose()
        if self.lock is not None:
            self.lock.close()

    async def within(self, work: Callable[[AsyncConnection], Awaitable[Found]]) -> Found:
        """What `work` does or finds in one transaction; Taken or Away. A line that was cut is made anew, once."""
        for is_last in (False, True):
            try:
                async with self.engine.begin() as connection:
                    return await work(connection)
            except IntegrityError:
                raise Taken from None
            except (DataError, ProgrammingError):
                raise
            except (
                DBAPIError,
                NoneFree,
                OSError,
                TimeoutError,
                asyncpg.PostgresError,
                asyncpg.InterfaceError,
            ) as error:
                if is_last or not getattr(error, "connection_invalidated", False):
                    logging.getLogger("loipe.server").warning("the database: %s", str(error).partition("\n")[0])
                    raise Away from error
        raise AssertionError

    async def run(self) -> None:
        while True:
            batch = [await self.jobs.get()]
            while len(batch) < MOST_AT_ONCE and not self.jobs.empty():
                batch.append(self.jobs.get_nowait())
            await self.commit(batch)

    async def commit(self, batch: list[Job]) -> None:
        """One transaction; where one job cannot be stored, each gets its own."""
        try:
            await self.within(lambda connection: self.insert(connection, batch))
        except Exception as error:
            if len(batch) > 1 and not isinstance(error, Away):
                for job in batch:
                    await self.commit([job])
                return
            for job in batch:
                if not job.done.done():
                    job.done.set_exception(Away() if isinstance(error, Away) else error)
        for job in batch:
            if not job.done.done():
                job.done.set_result(None)

    async def insert(self, connection: AsyncConnection, batch: list[Job]) -> None:
        for table in (TABLES, TOKENS, RECORDS):
            rows = [row for job in batch for target, added in job.rows if target is table for row in added]
            if rows:
                await connection.execute(table.insert(), rows)
        if self.shared:
            for job in batch:
                await connection.execute(notice(job.announced))

    async def write(self, announced: str, rows: list[tuple[sql.Table, list[dict[str, Any]]]]) -> None:
        """Returns when it is safe on disk; Taken if it is not to be."""
        job = Job(rows, announced, asyncio.get_running_loop().create_future())
        await self.jobs.put(job)
        await asyncio.shield(job.done)

    async def notify(self, said: str) -> None:
        """Something for the other workers that is not stored."""
        await self.within(lambda connection: connection.execute(notice(said)))

    async def create(self, row: Row, hashes: dict[str, int], records: Sequence[Record]) -> None:
        await self.write(
            f"{row.id} {len(records)}",
            [
                (TABLES, [msgspec.structs.asdict(row)]),
                (TOKENS, [{"table_id": row.id, "hash": each, "holder": holder} for each, holder in hashes.items()]),
                (RECORDS, [{"table_id": row.id, **msgspec.structs.asdict(record)} for record in records]),
            ],
        )

    async def touch(self, table_id: str, now: int, over: bool) -> bool:
        """Note that a table is in use; False if it is gone."""
        change = TABLES.update().where(TABLES.c.id == table_id).values(touched=now, over=over)
        return bool((await self.within(lambda connection: connection.execute(change))).rowcount)

    async def append(self, table_id: str, record: Record) -> None:
        rows = [{"table_id": table_id, **msgspec.structs.asdict(record)}]
        await self.write(f"{table_id} {record.at}", [(RECORDS, rows)])

    async def find(self, table_id: str) -> tuple[Row, dict[str, int]] | None:
        """A table and the holders of its links, by hash."""

        async def read(connection: AsyncConnection) -> tuple[Row, dict[str, int]] | None:
            row = (await connection.execute(TABLES.select().where(TABLES.c.id == table_id))).one_or_none()
            if row is None:
                return None
            links = await connection.execute(TOKENS.select().where(TOKENS.c.table_id == table_id))
            return Row(*row), {link.hash: link.holder for link in links}

        return await self.within(read)

    async def records(self, table_id: str, after: int = 0) -> list[Record]:
        return await self.chosen(table_id, RECORDS.c.at > after)

    async def request(self, table_id: str, request: str) -> Record | None:
        """What was committed under a request id."""
        return next(iter(await self.chosen(table_id, RECORDS.c.request == request)), None)

    async def chosen(self, table_id: str, which: sql.ColumnElement[bool]) -> list[Record]:
        wanted = RECORDS.select().where((RECORDS.c.table_id == table_id) & which).order_by(RECORDS.c.at)

        async def read(connection: AsyncConnection) -> list[Record]:
            rows = await connection.execute(wanted)
            return [Record(row.at, row.kind, row.holder, row.body, row.request, row.digest) for row in rows]

        return await self.within(read)


def notice(said: str) -> sql.Select[Any]:
    """PostgreSQL tells it to every worker that listens, once the transaction is committed."""
    return sql.select(sql.func.pg_notify(CHANNEL, said))


def with_driver(url: str) -> str:
    """`postgresql://...` and `sqlite:///...` with the drivers we use."""
    for plain, driven in (("postgresql://", "postgresql+asyncpg://"), ("postgres://", "postgresql+asyncpg://")):
        if url.startswith(plain):
            return driven + url.removeprefix(plain)
    return url.replace("sqlite:///", "sqlite+aiosqlite:///", 1) if url.startswith("sqlite:///") else url


def careful(connection: Any, _: Any) -> None:
    """SQLite: readers do not block the writer, and a commit is on disk when it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()

"""The tables, their records in order, the hashes of their links, as a database keeps them: SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar

import msgspec

from loipe.core.game import Refused
from loipe.server.doors.problems import Rejected

Found = TypeVar("Found")
Rows = Sequence[tuple[Any, ...]]
Ask = Callable[..., Awaitable[Rows]]
"""A statement with its values for $1, $2, …; what it finds or returns."""
Batch = dict[str, list[tuple[Any, ...]]]
"""Rows to be stored together, by the name of their table."""
PATIENCE = 5
"""Seconds to wait for a lock, a connection or an answer."""
MIGRATIONS = Path(__file__).parent / "migrations" / "versions"
NEWEST = max(file.name for file in MIGRATIONS.glob("v[0-9]*.py"))[1:5]
VERSION = "SELECT version_num FROM alembic_version"
"""Where it is NEWEST there is nothing to migrate, and what migrates need not be loaded."""
MOST_AT_ONCE = 250
"""Jobs in one commit; a notice of so many still fits PostgreSQL's 8,000 bytes."""
BETWEEN = 0.002
"""Seconds from one commit to the next while many write."""
WORDS = ("words", "end")
"""The records that say words; `end` is said of those that ended the game."""
CUTS = ("undo", "mend")
"""The records that take words back: by agreement, or because a rule was mended since."""
TOUCH = 'UPDATE tables SET touched = $2, "over" = $3, clock = $4 WHERE id = $1 RETURNING id'


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
    watch: str = ""
    """The token to watch by, which is no secret among those at the table; tables of earlier versions have none."""
    clock: int = 0
    """Seconds for each move; 0 for as long as one likes."""


class Record(msgspec.Struct, frozen=True, gc=False):
    """One thing committed at a table; `at` counts them from 1. The body of words and undos is the log's own text."""

    at: int
    kind: str
    holder: int
    body: str
    request: str | None = None
    digest: str = ""
    """Of what the request said, to tell a repeat from another use of its id."""
    time: int = 0
    """When it was made, in seconds since 1970; 0 where that was not noted yet."""

    def kept(self, plies: int) -> int:
        """How many of so many plies stay: an undo says how many go, a mend how many fit."""
        return int(self.body.partition(" ")[0]) if self.kind == "mend" else plies - int(self.body.removeprefix("~"))


def columns(kind: type[msgspec.Struct]) -> dict[str, Any]:
    return {field.name: field.type for field in msgspec.structs.fields(kind)}


def named(names: Sequence[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)


COLUMNS: dict[str, dict[str, Any]] = {
    "tables": columns(Row),
    "tokens": {"table_id": str, "hash": str, "holder": int},
    "records": {"table_id": str, **columns(Record)},
    "codes": {"code": str, "table_id": str},
}
"""As the migrations made them; in this order rows are stored."""
RECORDS = f"SELECT {named(Record.__struct_fields__)} FROM records WHERE table_id = $1 AND"
FIND = f"""SELECT {named(Row.__struct_fields__)}, hash, holder
FROM tables LEFT JOIN tokens ON table_id = id WHERE id = $1"""


class Conflict(Exception):
    """Another worker was first, or the request is known already: read the table again."""


class Away(Rejected):
    """The database does not answer, is locked or full. Whether what was said is stored shows when it is back."""

    def __init__(self, cause: BaseException | None = None) -> None:
        super().__init__(503, "server-database-away", seconds=PATIENCE)
        if cause is not None:
            said = str(cause).partition("\n")[0] or type(cause).__name__
            logging.getLogger("loipe.server").warning("the database: %s", said)


class Database(Protocol):
    """All of it may raise Conflict or Away."""

    shared: bool
    """Other processes may write to the same tables."""

    async def open(self) -> None:
        """Bring it up to date."""

    async def close(self) -> None: ...

    async def ask(self, statement: str, *values: Any) -> Rows:
        """One statement that reads."""

    async def within(self, work: Callable[[Ask], Awaitable[Found]]) -> Found:
        """What `work` does or finds in one transaction."""

    async def add(self, batch: Batch, said: str) -> None:
        """In one transaction; `said` is told to whoever listens, once it is committed."""

    async def notify(self, said: str) -> None:
        """Tell it to whoever listens."""

    async def listen(self, hear: Callable[[str], None], catch_up: Callable[[], Awaitable[None]]) -> None:
        """Until it is cancelled: `hear` what other workers tell, and `catch_up` after the line was cut."""


class Job(msgspec.Struct):
    """Rows that must be stored together, what is told of them, and who waits for it."""

    rows: Batch
    said: str
    done: asyncio.Future[None]
    until: float
    """By the loop's clock: nobody waits for it any longer then."""


class Store:
    """All writing goes through one queue: what waits together is committed together, so one disk sync serves many."""

    def __init__(self, url: str) -> None:
        self.database = database(url)
        self.shared = self.database.shared
        self.jobs: list[Job] = []
        self.writing: list[Job] = []
        """Those that are being committed."""
        self.timer: asyncio.TimerHandle | None = None
        self.waiting = asyncio.Event()
        self.writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database up to date, see that it can be written to, and start writing."""
        await self.database.open()
        await self.within(lambda ask: ask("UPDATE chores SET done = done"))
        self.writer = asyncio.create_task(self.run())

    async def close(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        if self.writer is not None:
            self.writer.cancel()
            await asyncio.gather(self.writer, return_exceptions=True)
        await self.database.close()

    async def within(self, work: Callable[[Ask], Awaitable[Found]]) -> Found:
        return await self.database.within(work)

    async def run(self) -> None:
        """At once when nobody wrote lately, else a little later together with others."""
        loop = asyncio.get_running_loop()
        earliest = loop.time()
        while True:
            await self.waiting.wait()
            await asyncio.sleep(max(0.0, earliest - loop.time()))
            self.writing = [job for job in self.jobs[:MOST_AT_ONCE] if not job.done.done()]
            del self.jobs[:MOST_AT_ONCE]
            if not self.jobs:
                self.waiting.clear()
            earliest = loop.time() + BETWEEN
            if self.writing:
                await self.commit(self.writing)

    async def commit(self, batch: list[Job]) -> None:
        """One transaction; where one job cannot be stored, each gets its own."""
        together: Batch = {}
        for name in COLUMNS:
            if rows := [row for job in batch for row in job.rows.get(name, ())]:
                together[name] = rows
        try:
            await self.database.add(together, "\n".join(job.said for job in batch))
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

    def write(self, said: str, rows: Batch) -> asyncio.Future[None]:
        """Done when it is safe on disk; Conflict if it is not to be, Away if that takes too long."""
        loop = asyncio.get_running_loop()
        job = Job(rows, said, loop.create_future(), loop.time() + PATIENCE)
        self.jobs.append(job)
        self.waiting.set()
        if self.timer is None:
            self.timer = loop.call_at(job.until, self.look, loop)
        return job.done

    def look(self, loop: asyncio.AbstractEventLoop) -> None:
        """One clock for all who wait."""
        waiting = [job for job in (*self.writing, *self.jobs) if not job.done.done()]
        for job in waiting:
            if job.until <= loop.time():
                job.done.set_exception(Away())
        left = [job.until for job in waiting if not job.done.done()]
        self.timer = loop.call_at(min(left), self.look, loop) if left else None

    async def notify(self, said: str) -> None:
        await self.database.notify(said)

    async def listen(self, hear: Callable[[str], None], catch_up: Callable[[], Awaitable[None]]) -> None:
        """`hear` is told `<table> <at>` of what other workers commit, and what they notify."""
        await self.database.listen(hear, catch_up)

    async def create(self, row: Row, hashes: dict[str, int], records: Sequence[Record], code: str = "") -> None:
        """Conflict if the code is another table's."""
        rows = {
            "tables": [msgspec.structs.astuple(row)],
            "tokens": [(row.id, each, holder) for each, holder in hashes.items()],
            "records": [(row.id, *msgspec.structs.astuple(record)) for record in records],
            "codes": [(code, row.id)] if code else [],
        }
        await self.write(f"{row.id} {len(records)}", rows)

    def append(self, table_id: str, record: Record) -> asyncio.Future[None]:
        return self.write(f"{table_id} {record.at}", {"records": [(table_id, *msgspec.structs.astuple(record))]})

    async def lend(self, code: str, table_id: str) -> None:
        """A code that leads to a table; Conflict if it leads to another."""
        await self.within(lambda ask: ask("INSERT INTO codes (code, table_id) VALUES ($1, $2)", code, table_id))

    async def take_back(self, code: str) -> None:
        """It leads nowhere any more."""
        await self.within(lambda ask: ask("DELETE FROM codes WHERE code = $1", code))

    async def led_to(self, code: str) -> str | None:
        found = await self.database.ask("SELECT table_id FROM codes WHERE code = $1", code)
        return found[0][0] if found else None

    async def touch(self, table_id: str, now: int, over: bool, clock: int = 0) -> bool:
        """Note that a table is in use; False if it is gone."""
        return bool(await self.within(lambda ask: ask(TOUCH, table_id, now, over, clock)))

    async def find(self, table_id: str) -> tuple[Row, dict[str, int]] | None:
        """A table and the holders of its links, by hash."""
        found = await self.database.ask(FIND, table_id)
        if not found:
            return None
        row = dict(zip(Row.__struct_fields__, found[0], strict=False))
        links = {each: holder for *_, each, holder in found if each is not None}
        return msgspec.convert(row, Row, strict=False), links

    async def records(self, table_id: str, after: int = 0) -> list[Record]:
        return await self.chosen('"at" > $2 ORDER BY "at"', table_id, after)

    async def request(self, table_id: str, request: str) -> Record | None:
        """What was committed under a request id."""
        return next(iter(await self.chosen("request = $2", table_id, request)), None)

    async def chosen(self, which: str, table_id: str, value: Any) -> list[Record]:
        return [Record(*row) for row in await self.database.ask(f"{RECORDS} {which}", table_id, value)]


def database(url: str) -> Database:
    """`sqlite:///path`, `postgresql://user@host/name`, or with the name of a driver: `sqlite+aiosqlite:///path`."""
    kind = url.partition("://")[0].partition("+")[0]
    if kind in ("postgres", "postgresql"):
        from loipe.server.store.postgres import Postgres

        return Postgres(url)
    if kind == "sqlite":
        from loipe.server.store.sqlite import Sqlite

        return Sqlite(url)
    raise Refused("server-no-database", "", problem=url)

"""PostgreSQL by asyncpg, and its LISTEN/NOTIFY: what one worker commits, the others hear of."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache
from typing import Any, TypeAlias

import asyncpg

from loipe.server.store import COLUMNS, NEWEST, PATIENCE, VERSION, Ask, Away, Batch, Conflict, Found, Rows, named

CHANNEL = "loipe"
LINES = 10
"""Open at once, beside the one that listens."""
HELD = 83500002
"""The number of a lock that every server shares while it listens."""
HOLD = f"SELECT pg_advisory_lock_shared({HELD})"
IN_USE = f"""SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND objid = {HELD}
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"""
PAUSE = 1.0
"""Seconds from one look at the line that listens to the next."""
TYPES = {str: "text", str | None: "text", int: "bigint", bool: "boolean"}
Line: TypeAlias = "asyncpg.Connection[Any]"
OURS = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError, asyncpg.SyntaxOrAccessError, ValueError)
"""Said of a statement or its values; the line is as good as before."""
THEIRS = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)


@cache
def inserting(names: tuple[str, ...]) -> str:
    """All rows of a batch, a list for each column, and one notice: one statement, and so one transaction."""
    parts = []
    number = 1
    for name in names:
        lists = [f"${number + place}::{TYPES[kind]}[]" for place, kind in enumerate(COLUMNS[name].values(), 1)]
        number += len(lists)
        chosen = f"SELECT * FROM unnest({', '.join(lists)})"
        parts.append(f"new_{name} AS (INSERT INTO {name} ({named([*COLUMNS[name]])}) {chosen})")
    return f"WITH {', '.join(parts)} SELECT pg_notify('{CHANNEL}', $1)"


class Postgres:
    """A few lines, each used by one at a time."""

    shared = True

    def __init__(self, url: str) -> None:
        self.url = f"postgresql://{url.partition('://')[2]}"
        self.idle: list[Line] = []
        self.turn = asyncio.Semaphore(LINES)
        self.own: set[int] = set()
        """The server's processes at the other end of our lines: what they tell is known here."""

    async def open(self) -> None:
        version = None
        line = await self.connect()
        with suppress(asyncpg.UndefinedTableError):
            version = await line.fetchval(VERSION, timeout=PATIENCE)
        line.terminate()
        if version != NEWEST:
            await self.upgrade()

    async def upgrade(self) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine

        from loipe.server.store import migrations

        engine = create_async_engine("postgresql+asyncpg://", async_creator=self.connect)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(migrations.upgrade)
        finally:
            await engine.dispose()

    async def close(self) -> None:
        self.hang_up()

    def hang_up(self) -> None:
        while self.idle:
            self.idle.pop().terminate()

    async def connect(self, *_: Any, **__: Any) -> Line:
        return await asyncpg.connect(self.url, timeout=PATIENCE)

    async def using(self, work: Callable[[Line], Awaitable[Found]]) -> Found:
        """What `work` finds by one of the lines. If it was cut, all are made anew, once."""
        try:
            async with asyncio.timeout(PATIENCE), self.turn:
                try:
                    return await self.used(await self.line(), work)
                except OURS:
                    raise
                except THEIRS:
                    self.hang_up()
                    return await self.used(await self.line(), work)
        except asyncpg.IntegrityConstraintViolationError:
            raise Conflict from None
        except OURS:
            raise
        except THEIRS as error:
            raise Away(error) from error

    async def line(self) -> Line:
        while self.idle:
            line = self.idle.pop()
            if not line.is_closed():
                return line
        line = await self.connect()
        pid = line.get_server_pid()
        self.own.add(pid)
        line.add_termination_listener(lambda _: self.own.discard(pid))
        return line

    async def used(self, line: Line, work: Callable[[Line], Awaitable[Found]]) -> Found:
        """A line that is left in the middle of something is of no use any more."""
        try:
            found = await work(line)
        except OURS:
            self.idle.append(line)
            raise
        except BaseException:
            line.terminate()
            raise
        self.idle.append(line)
        return found

    async def ask(self, statement: str, *values: Any) -> Rows:
        return await self.using(lambda line: line.fetch(statement, *values))

    async def within(self, work: Callable[[Ask], Awaitable[Found]]) -> Found:
        async def go(line: Line) -> Found:
            async with line.transaction():
                return await work(line.fetch)

        return await self.using(go)

    async def add(self, batch: Batch, said: str) -> None:
        lists = [column for rows in batch.values() for column in zip(*rows, strict=True)]
        await self.ask(inserting(tuple(batch)), said, *lists)

    async def notify(self, said: str) -> None:
        await self.ask(f"SELECT pg_notify('{CHANNEL}', $1)", said)

    async def listen(self, hear: Callable[[str], None], catch_up: Callable[[], Awaitable[None]]) -> None:
        """A line that was cut or does not answer is made anew."""

        def told(_: object, process: int, channel: str, said: str) -> None:
            if process not in self.own:
                for each in said.split("\n"):
                    hear(each)

        while True:
            with suppress(Away, *THEIRS):
                line = await self.connect()
                try:
                    await line.execute(HOLD, timeout=PATIENCE)
                    await line.add_listener(CHANNEL, told)
                    await catch_up()
                    while True:
                        await asyncio.sleep(PAUSE)
                        await line.execute("SELECT 1", timeout=PATIENCE)
                finally:
                    line.terminate()
            await asyncio.sleep(PAUSE)

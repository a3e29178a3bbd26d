"""A database as the server uses it: its answers are timed and counted, and the host is told when it is back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Any

from loipe.server import measures
from loipe.server.logs import log
from loipe.server.store import Ask, Away, Batch, Database, Found, Rows


class Measured:
    """A database whose answers are timed; what else it can do, it does as before."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.away: dict[bool, float] = {}
        """Since when it does not answer: to who reads, and to who writes."""

    @contextmanager
    def timed(self, what: str) -> Iterator[None]:
        begun, writes = perf_counter(), what != "read"
        try:
            yield
        except Exception as error:
            measures.FAILURES.labels(type(error).__name__.lower()).inc()
            if isinstance(error, Away):
                self.away.setdefault(writes, begun)
            raise
        else:
            if writes in self.away:
                seconds = round(perf_counter() - self.away.pop(writes), 1)
                log.warning("the database is back", extra={"facts": {"for_what": what, "seconds": seconds}})
        finally:
            measures.DATABASE.labels(what).observe(perf_counter() - begun)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.database, name)

    async def ask(self, statement: str, *values: Any) -> Rows:
        with self.timed("read"):
            return await self.database.ask(statement, *values)

    async def within(self, work: Callable[[Ask], Awaitable[Found]]) -> Found:
        with self.timed("change"):
            return await self.database.within(work)

    async def add(self, batch: Batch, said: str) -> None:
        with self.timed("commit"):
            await self.database.add(batch, said)

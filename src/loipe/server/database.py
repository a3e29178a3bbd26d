"""What the store asks of a database, SQLite or PostgreSQL alike."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar

import msgspec

from loipe.server.problems import Rejected

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


def columns(kind: type[msgspec.Struct]) -> dict[str, Any]:
    return {field.name: field.type for field in msgspec.structs.fields(kind)}


COLUMNS: dict[str, dict[str, Any]] = {
    "tables": columns(Row),
    "tokens": {"table_id": str, "hash": str, "holder": int},
    "records": {"table_id": str, **columns(Record)},
}
"""As the migrations made them; in this order rows are stored."""


def named(names: Sequence[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)


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

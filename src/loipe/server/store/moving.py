"""All rows of one database into another that is empty: to move it, to back it up, to bring it back."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from hashlib import blake2b
from pathlib import Path
from typing import Any

import sqlalchemy as sql

from loipe.core.game import Refused
from loipe.server.store import migrations
from loipe.server.store.ends import VERSIONS, End, count, schema, version

MANY = 500
"""Rows that are carried at a time."""
MADE = {"chores"}
"""What migrations write into an empty database."""
Tell = Callable[[str, int, int], None]
"""A table's name, how many of its rows are through, and how many there are."""
Count = dict[str, int]


def copy(source: End, target: End, tell: Tell, alone: Iterable[End] = ()) -> Count:
    """How many rows of each table, as they were when we began. No server may use what is to be `alone` meanwhile."""
    source.check_is_there()
    with ExitStack() as held:
        for end in alone:
            held.enter_context(end.alone())
        with source.open() as read:
            if not version(read):
                raise Refused("store-not-ours", database=source.shown)
            if target.file is not None:
                return beside(read, target, target.file, tell)
            with target.open() as write:
                check_is_empty(write, target.shown)
                return carry(read, write, tell)


def beside(source: sql.Connection, target: End, file: Path, tell: Tell) -> Count:
    """A file is written beside and takes its place when all is there: half a copy is never taken for one."""
    if file.exists():
        with target.open() as before:
            check_is_empty(before, target.shown)
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)
    try:
        with target.open(part) as write:
            carried = carry(source, write, tell)
        settle(part, file)
    finally:
        part.unlink(missing_ok=True)
    return carried


def settle(part: Path, file: Path) -> None:
    """On disk, then in its place; nothing is left of the one before."""
    for end in ("-wal", "-shm"):
        Path(f"{file}{end}").unlink(missing_ok=True)
    synced(part)
    part.replace(file)
    synced(file.parent)


def synced(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    os.fsync(handle)
    os.close(handle)


def check_is_empty(connection: sql.Connection, shown: str) -> None:
    """Nobody has played there yet."""
    if not version(connection):
        if schema(connection):
            raise Refused("store-not-ours", database=shown)
    elif connection.execute(sql.text("SELECT id FROM tables LIMIT 1")).first() is not None:
        raise Refused("store-not-empty", database=shown)


def carry(source: sql.Connection, target: sql.Connection, tell: Tell) -> Count:
    """Every row; then both ends are read once more and compared. The source is left at its version."""
    sql.MetaData().drop_all(target, [*reversed(schema(target))])
    target.execute(sql.text(f"DROP TABLE IF EXISTS {VERSIONS}"))
    migrations.upgrade(target, version(source))
    into = {table.name: table for table in schema(target)}
    for name in MADE & into.keys():
        target.execute(into[name].delete())
    carried: Count = {}
    for table in schema(source):
        rows, other = count(source, table), into[table.name]
        tell(table.name, 0, rows)
        done = 0
        for some in every_row(source, table):
            target.execute(other.insert(), [row._asdict() for row in some])
            done += len(some)
            tell(table.name, done, rows)
        if digest(source, table) != digest(target, other):
            raise Refused("store-differs", table=table.name)
        carried[table.name] = done
    migrations.upgrade(target)
    return carried


def every_row(connection: sql.Connection, table: sql.Table) -> Iterator[list[Any]]:
    """In the order of their keys, a few at a time in memory."""
    key = sql.tuple_(*table.primary_key.columns)
    chosen = sql.select(table).order_by(*table.primary_key.columns).limit(MANY)
    rows = [*connection.execute(chosen)]
    while rows:
        yield rows
        last = [getattr(rows[-1], column.name) for column in table.primary_key.columns]
        rows = [*connection.execute(chosen.where(key > last))] if len(rows) == MANY else []


def digest(connection: sql.Connection, table: sql.Table) -> tuple[int, int]:
    """How many rows, and a number of all that they say, in whatever order they come."""
    rows, said = 0, 0
    for some in every_row(connection, table):
        rows += len(some)
        for row in some:
            said += int.from_bytes(blake2b(repr(tuple(row)).encode(), digest_size=12).digest(), "big")
    return rows, said

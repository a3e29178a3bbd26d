"""Every log of a database, replayed: which table does not fit, and at which word."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import sqlalchemy as sql

from loipe.core.game import Defects, Refused
from loipe.server.seasons.kept import KIND as SEASON
from loipe.server.seasons.kept import Season
from loipe.server.store import Record, Row
from loipe.server.store.ends import End, count, schema, version
from loipe.server.table import loading
from loipe.server.table.served import ServedTable

MANY = 100
"""Tables that are read at a time."""
Tell = Callable[[int, int], None]
"""How many tables are through, and how many there are."""


class Misfit(msgspec.Struct, frozen=True):
    """A table whose log does not fit, and every reason why."""

    table: str
    why: tuple[Refused, ...]


class Checked(msgspec.Struct):
    """As far as it was looked at."""

    tables: int = 0
    records: int = 0
    plies: int = 0
    misfits: list[Misfit] = []


def check(end: End, found: Checked, tell: Tell) -> None:
    """Reads one moment of it, also while a server writes. `found` is filled as it goes."""
    with end.open() as connection:
        if not version(connection):
            raise Refused("store-not-ours", database=end.shown)
        tables = {table.name: table for table in schema(connection)}
        total = count(connection, tables["tables"])
        tell(0, total)
        for row, records in every_table(connection, tables):
            try:
                found.plies += replayed(row, records)
            except (Refused, Defects) as error:
                why = error.defects if isinstance(error, Defects) else (error,)
                found.misfits.append(Misfit(row.id, tuple(why)))
            except Exception as error:  # whatever a broken row brings about
                found.misfits.append(Misfit(row.id, (Refused("store-unreadable", problem=repr(error)[:200]),)))
            found.tables += 1
            found.records += len(records)
            tell(found.tables, total)


def every_table(connection: sql.Connection, tables: dict[str, sql.Table]) -> Iterator[tuple[Row, list[Record]]]:
    """Each with its records in order, a few tables at a time in memory; also what an earlier version has stored."""
    found, records = tables["tables"], tables["records"]
    last = ""
    while rows := [*connection.execute(sql.select(found).where(found.c.id > last).order_by(found.c.id).limit(MANY))]:
        by_table: dict[str, list[Record]] = {row.id: [] for row in rows}
        chosen = sql.select(records).where(records.c.table_id.in_(by_table)).order_by(records.c.table_id, records.c.at)
        for record in connection.execute(chosen):
            by_table[record.table_id].append(converted(record, Record))
        yield from ((converted(row, Row), by_table[row.id]) for row in rows)
        last = rows[-1].id


def converted(row: sql.Row[Any], kind: type[Any]) -> Any:
    """As much of it as its version of the database has."""
    return kind(**{str(name): value for name, value in row._asdict().items() if name in kind.__struct_fields__})


def replayed(row: Row, records: list[Record]) -> int:
    """How many plies stand at the end; or what is wrong."""
    for place, record in enumerate(records, 1):
        if record.at != place:
            raise Refused("store-gap", record=place)
    if row.kind == SEASON:
        Season(row, {}, records)
        return 0
    table = ServedTable(row, {}, 0)
    for _ in loading.read(table, records):
        pass
    if table.misfit is not None:
        raise table.misfit
    return len(table.sitting.plies)

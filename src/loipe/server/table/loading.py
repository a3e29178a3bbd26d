"""A table from its records: the words that stand are played once, a few at a time, so that others need not wait."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator

from loipe.core.log import Ply, read_ply
from loipe.server.doors.problems import Rejected
from loipe.server.guests import seated
from loipe.server.logs import kind_of
from loipe.server.store import CUTS, WORDS, Record, Row
from loipe.server.table.served import ServedTable

FEW, MANY = 16, 200
"""Plies that are played, and records that are read, at a stretch."""


def stand(plies: list[Ply], record: Record) -> None:
    """The words that stand after a record, before any rule is asked."""
    if record.kind in WORDS:
        plies += [read_ply(token, record.at) for token in record.body.split()]
    elif record.kind in CUTS:
        del plies[record.kept(len(plies)) :]


def read(table: ServedTable, records: list[Record]) -> Iterator[None]:
    """From nothing: the words that stand by the records are played once, as far as they fit, a few at a time."""
    plies: list[Ply] = []
    for number, record in enumerate(records, 1):
        stand(plies, record)
        if record.kind == "invite":
            seated.take_in(table, record)
        else:
            table.sitting.note(record)
        table.enter(record, len(plies))
        if number % MANY == 0:
            yield
    for first in range(0, len(plies), FEW):
        table.misfit = table.sitting.play(plies[first : first + FEW])
        if table.misfit is not None:
            break
        yield
    if table.sitting.table.over:
        table.opened_at = max(record.at for record in records if record.kind in WORDS)


async def opened(row: Row, links: dict[str, int], absence: int, records: list[Record]) -> ServedTable:
    """A stored table; what cannot be read at all has a sentence of its own. Others need not wait for a long one."""
    try:
        table = ServedTable(row, links, absence)
        for _ in read(table, records):
            await asyncio.sleep(0)
        if table.misfit is not None and table.row.kind == "table" and not table.sitting.is_of_earlier_rules:
            raise table.misfit
    except Exception as error:
        logging.getLogger("loipe.server").error("table %s cannot be read: %s", row.id, kind_of(error))
        raise Rejected(422, "server-table-unreadable", table=row.id) from error
    return table

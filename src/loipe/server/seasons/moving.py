"""A season's file and its logs into a server's database, and out of it; the server may run meanwhile."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from datetime import UTC, datetime

import msgspec

from loipe.core.game import Refused
from loipe.core.log import Log
from loipe.season import file
from loipe.season.file import Book
from loipe.season.plan import Plan
from loipe.server.doors.guard import SPECTATOR, hash_of, new_table_id, new_token
from loipe.server.doors.problems import Rejected
from loipe.server.room import Room
from loipe.server.seasons.kept import KIND, Body, Came, Ended, Opened, find, recorded
from loipe.server.seasons.running import row_of
from loipe.server.store import Away, Record, Row, Store

Logs = Mapping[int, Log]
"""By number of the race, as far as there are any."""


class Brought(msgspec.Struct, frozen=True):
    """What leads to a season that was brought to a server. Told once; the database has only hashes."""

    season: str
    links: dict[str, str]
    """By name of a person: the path of their link."""
    watch: str
    """The path to watch it by."""


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """A server that runs on the file keeps it; what is only added or read does not disturb it."""
    store = Store(url)
    try:
        try:
            await store.open()
        except Refused as refusal:
            if refusal.message != "server-file-taken":
                raise
            store.writer = asyncio.create_task(store.run())
        yield store
    except (Away, OSError) as error:
        raise Refused("server-no-database", "", problem=str(error.__cause__ or error).splitlines()[0]) from None
    finally:
        await store.close()


async def bring(url: str, book: Book, logs: Logs) -> Brought:
    """Every person gets a link of their own; races that are over can be watched where their logs came along."""
    async with opened(url) as store:
        room = Room(store)
        season_id, watch, now = new_table_id(), new_token(), int(time.time())
        tokens = {at: new_token() for at, athlete in enumerate(book.plan.athletes) if not athlete.bot}
        bodies: list[Body] = [Came(at, book.plan.athletes[at].name, hash_of(token)) for at, token in tokens.items()]
        for number, outcome in enumerate(book.outcomes):
            race = await raced(room, book.plan, number, logs.get(number))
            bodies += [race, Ended(number, msgspec.structs.replace(outcome, log=race.table))]
        header = file.write(Book(from_today(book)))
        row = Row(season_id, KIND, header, book.plan.kind, "live", "", now, now, book.is_over, watch)
        links = {hash_of(token): SPECTATOR for token in (watch, *tokens.values())}
        await store.create(row, links, [recorded(at, body) for at, body in enumerate(bodies, 1)])
        paths = {book.plan.athletes[at].name: f"/season/{season_id}#{token}" for at, token in tokens.items()}
        return Brought(season_id, paths, f"/season/{season_id}#{watch}")


def from_today(book: Book) -> Plan:
    """A race to come whose date has passed is raced whenever all are ready (SE-8)."""
    today = datetime.now(UTC).date().isoformat()
    done, to_come = book.plan.calendar[: len(book.outcomes)], book.plan.calendar[len(book.outcomes) :]
    later = (msgspec.structs.replace(stop, date="") if stop.date < today else stop for stop in to_come)
    return msgspec.structs.replace(book.plan, calendar=(*done, *later))


async def raced(room: Room, plan: Plan, number: int, log: Log | None) -> Opened:
    """A race that is over, as a table to watch; without a log it has none."""
    if log is None:
        return Opened(number, "", "", (), ())
    names = [athlete.name for athlete in plan.athletes]
    athletes = tuple(names.index(name) for name in log.names)
    bots = tuple(plan.athletes[at].bot for at in athletes)
    table_id, watch = new_table_id(), new_token()
    words = Record(1, "words", SPECTATOR, " ".join(str(ply) for ply in log.plies))
    await room.create(row_of(table_id, "log", log, bots, watch), {hash_of(watch): SPECTATOR}, words)
    return Opened(number, table_id, watch, athletes, bots)


async def take(url: str, season_id: str) -> tuple[Book, dict[int, Log]]:
    """The season as it is, with the logs of its races."""
    async with opened(url) as store:
        try:
            season = await find(store, season_id)
        except Rejected as refusal:
            raise refusal.refusal from None
        room = Room(store)
        logs: dict[int, Log] = {}
        for number, race in enumerate(season.races[: len(season.book.outcomes)]):
            try:
                logs[number] = (await room.find(race.table)).sitting.table.log
            except Rejected:  # swept long ago, or never there: its result stays
                continue
        await room.close()
        return season.book, logs

"""Seasons that nobody looks at: a race begins on its date, one that is over is written down, and each only once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime

import pytest

from loipe.season.plan import Stop
from loipe.server import actions
from loipe.server.seasons import dates, running
from loipe.server.seasons.dates import Dates
from loipe.server.seasons.kept import Season, find
from loipe.server.seasons.running import Comer, NewSeason, SeasonLink
from loipe.server.table.served import ServedTable
from tests.clauses import clause
from tests.server.pushes import Device, Service
from tests.server.test_push import Worker, with_workers

DAY = 86_400
SHORT = {"laps": 1, "last_round": 1}


async def season(worker: Worker, friends: int = 1) -> SeasonLink:
    """Two races of Mass Start, the first one tomorrow."""
    tomorrow = datetime.fromtimestamp(worker.room.now() + DAY, UTC).date().isoformat()
    calendar = [Stop("mass-start", "lindmoos", "", date, SHORT) for date in (tomorrow, "")]
    wish = NewSeason("short-cup", ["Anna"], friends, athletes=3, bots=["random"], calendar=calendar)
    return await running.create(worker.room, wish)


async def seen(worker: Worker, link: SeasonLink) -> Season:
    """As it is in the database; looking changes nothing."""
    return await find(worker.room.store, link.season)


async def until(table: ServedTable, is_so: Callable[[], bool]) -> None:
    """Bots ski on until then."""
    while not is_so():
        await table.bots if table.bots else await asyncio.sleep(0)


async def ended(worker: Worker, table_id: str) -> None:
    """A bot takes over, and the race is skied to its end."""
    table = await worker.find(table_id)
    await actions.seat_bot(worker.room, table, table.viewer_of(0), 0, "random")
    await until(table, lambda: table.sitting.table.over)


@clause("SE-8")
def test_a_race_begins_by_itself_when_its_date_has_passed(database: str) -> None:
    async def play(worker: Worker) -> None:
        link = await season(worker)
        await running.join(worker.room, link.season, Comer("b" * 43, "Ben"))
        await running.race(worker.room, link.season, link.token)
        keeper = Dates(worker.room, 0)
        await worker.room.store.within(lambda ask: ask(dates.PRESENT))
        worker.room.now.now += DAY  # type: ignore[attr-defined]
        await keeper.look()
        assert (await seen(worker, link)).open is None, "the day itself is still there to come"
        worker.room.now.now += DAY  # type: ignore[attr-defined]
        await keeper.look()
        opened = (await seen(worker, link)).open
        assert opened is not None and opened.bots == ("", "club", "random")

    with_workers(database, play)


@clause("SE-8")
def test_no_race_begins_while_nobody_is_ready(database: str) -> None:
    async def play(worker: Worker) -> None:
        link = await season(worker)
        await worker.room.store.within(lambda ask: ask(dates.PRESENT))
        worker.room.now.now += 9 * DAY  # type: ignore[attr-defined]
        await Dates(worker.room, 0).look()
        assert (await seen(worker, link)).races == []

    with_workers(database, play)


def test_of_three_workers_one_opens_the_race(postgres: str) -> None:
    async def play(*workers: Worker) -> None:
        link = await season(workers[0])
        await running.join(workers[0].room, link.season, Comer("b" * 43, "Ben"))
        await running.race(workers[0].room, link.season, link.token)
        await workers[0].room.store.within(lambda ask: ask(dates.PRESENT))
        for worker in workers:
            worker.room.now.now += 3 * DAY  # type: ignore[attr-defined]
        await asyncio.gather(*(Dates(worker.room, 20).look() for worker in workers))
        tables = "SELECT count(*) FROM tables WHERE kind = 'table'"
        assert list(await workers[0].room.store.database.ask(tables)) == [(1,)]
        assert len((await seen(workers[0], link)).races) == 1

    with_workers(postgres, play, 3)


@clause("SE-15")
def test_a_race_that_is_over_is_written_down_though_nobody_looks(database: str) -> None:
    async def play(worker: Worker) -> None:
        link = await season(worker, friends=0)
        await worker.room.store.within(lambda ask: ask(dates.PRESENT))
        begun = await running.race(worker.room, link.season, link.token)
        assert begun.open is not None
        keeper = Dates(worker.room, 0)
        await keeper.look()
        assert (await seen(worker, link)).book.outcomes == ()
        await ended(worker, begun.open.table)
        await keeper.look()
        found = await seen(worker, link)
        assert sorted(found.book.outcomes[0].places)[0] == 1 and found.open is None
        await keeper.look()
        assert len((await seen(worker, link)).book.outcomes) == 1

    with_workers(database, play)


def test_a_race_whose_table_is_gone_is_due_again(database: str) -> None:
    async def play(worker: Worker) -> None:
        link = await season(worker, friends=0)
        begun = await running.race(worker.room, link.season, link.token)
        assert begun.open is not None
        gone = begun.open.table
        worker.room.forget(gone)
        for name, column in (("records", "table_id"), ("tokens", "table_id"), ("tables", "id")):
            await worker.room.store.within(
                lambda ask, name=name, column=column: ask(f"DELETE FROM {name} WHERE {column} = $1", gone)  # type: ignore[misc]
            )
        again = await running.race(worker.room, link.season, link.token)
        assert again.open is not None and again.open.table != gone and len(again.races) == 1

    with_workers(database, play)


@pytest.mark.parametrize("away", [True, False])
def test_who_wants_to_be_told_of_a_season_is_told_of_turns_in_its_races(
    database: str, service: Service, away: bool
) -> None:
    async def play(worker: Worker) -> None:
        link = await season(worker, friends=0)
        device = Device(service.url, "anna")
        key = next(iter((await seen(worker, link)).keys.values()))
        if away:
            await worker.bell.note(link.season, key, device.subscription, "loipe.example", 0)
        begun = await running.race(worker.room, link.season, link.token)
        assert begun.open is not None
        table = await worker.find(begun.open.table)
        await until(table, lambda: table.due() is None)
        worker.bell.heed(table)
        await worker.ring()
        told = [device.reads(posted) for posted in service.posted]
        assert told == [{"title": "Mass Start", "body": "It is your turn.", "table": begun.open.table}] * away

    with_workers(database, play)

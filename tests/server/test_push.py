"""Web Push: who is told of their turn, when and how often."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from loipe.server.bell import bell, push
from loipe.server.bell.bell import Bell
from loipe.server.bell.push import Pushing
from loipe.server.doors.limits import Limits
from loipe.server.room import Room
from loipe.server.store import Store
from loipe.server.table.presence import Socket
from loipe.server.table.served import ServedTable
from tests.server.chores import run
from tests.server.pushes import Device, Service, signed_by
from tests.server.test_clock import HOUR, Hour, answer, opened, turn

HERE = Pushing(after=0, anywhere=True)


class Worker:
    """A room and its bell. Presence is known at once: what other workers would have said has been heard."""

    def __init__(self, url: str, hour: Hour, pushing: Pushing = HERE) -> None:
        self.room = Room(Store(url), now=hour)
        self.bell = Bell(self.room, pushing)

    async def find(self, table_id: str) -> ServedTable:
        table = await self.room.find(table_id)
        table.presence.opened -= 60
        return table

    async def ring(self) -> None:
        """Whatever is due is told."""
        await self.bell.look()
        await asyncio.gather(*self.bell.sending)


def with_workers(url: str, work: Callable[..., Awaitable[None]], count: int = 1, pushing: Pushing = HERE) -> None:
    async def go() -> None:
        workers = [Worker(url, Hour(), pushing) for _ in range(count)]
        for worker in workers:
            await worker.room.store.open()
        try:
            await work(*workers)
        finally:
            for worker in workers:
                await worker.bell.close()
                await worker.room.close()
                await worker.room.store.close()

    run(go())


async def two(worker: Worker, service: Service, clock: int = 0) -> tuple[ServedTable, list[Device]]:
    """Anna and Ben at a table, each with a browser that wants to be told; both have left."""
    created = await opened(worker.room, clock=clock)
    table = await worker.find(created.table)
    devices = [Device(service.url, name) for name in ("anna", "ben")]
    for device, link in zip(devices, [created.mine, *created.friends], strict=True):
        await worker.bell.subscribe(table, table.viewer(link.token), device.subscription, "loipe.example")
    return table, devices


NAMES = ("anna", "ben")


def test_whoever_is_away_is_told_once_of_each_turn(database: str, service: Service) -> None:
    async def play(worker: Worker) -> None:
        table, devices = await two(worker, service)
        await worker.ring()
        assert service.posted == []  # both have just seen it
        for turns in range(1, 4):
            before = len(service.posted)
            seat = turn(table)
            while turn(table) == seat:
                await answer(worker.room, table, seat)
            await worker.ring()
            await worker.ring()
            worker.bell.heed(table)
            await worker.ring()
            (posted,) = service.posted[before:]
            device = devices[turn(table)]
            assert posted.path == f"/{NAMES[turn(table)]}"
            assert device.reads(posted) == {"title": "Mass Start", "body": "It is your turn.", "table": table.row.id}
            assert posted.headers["topic"] == table.row.id and int(posted.headers["ttl"]) == bell.KEPT
            claims = signed_by(posted, (await worker.bell.key()).key)
            assert claims["aud"] == service.url and claims["sub"] == "https://loipe.example"
            assert turns == len(service.posted)

    with_workers(database, play)


async def pass_on(worker: Worker, table: ServedTable) -> int:
    """The turn goes to the other; who that is."""
    seat = turn(table)
    while turn(table) == seat:
        await answer(worker.room, table, seat)
    return turn(table)


def test_of_three_workers_one_tells(postgres: str, service: Service) -> None:
    async def play(one: Worker, *others: Worker) -> None:
        table, _ = await two(one, service)
        for other in others:
            await other.find(table.row.id)
        for count in range(1, 4):
            await pass_on(one, table)
            for other in others:
                await other.room.find(table.row.id)
            assert all(worker.bell.waiting for worker in (one, *others))
            await asyncio.gather(*(worker.ring() for worker in (one, *others)))
            assert len(service.posted) == count

    with_workers(postgres, play, 3)


def test_nobody_is_told_whose_page_is_open_here_or_at_another_worker(database: str, service: Service) -> None:
    async def play(worker: Worker) -> None:
        table, _ = await two(worker, service)
        holder = 1 - turn(table)
        page = Socket(holder, Limits())
        worker.room.join(table, page)
        await pass_on(worker, table)
        await worker.ring()
        assert service.posted == []
        worker.room.leave(table, page)
        table.presence.hear("elsewhere", holder, 1)
        worker.bell.heed(table)
        await worker.ring()
        assert service.posted == []
        table.presence.hear("elsewhere", holder, 0)
        worker.bell.heed(table)
        await worker.ring()
        assert len(service.posted) == 1

    with_workers(database, play)


def test_who_comes_or_plays_in_time_is_not_told(database: str, service: Service) -> None:
    async def play(worker: Worker) -> None:
        table, _ = await two(worker, service)
        await pass_on(worker, table)
        page = Socket(turn(table), Limits())
        worker.room.join(table, page)
        await worker.ring()
        worker.room.leave(table, page)
        await pass_on(worker, table)
        worker.bell.waiting.clear()
        seat = await pass_on(worker, table)
        await answer(worker.room, table, seat)
        worker.bell.waiting = {(table.row.id, 1 - turn(table)): 0.0}
        await worker.ring()
        assert service.posted == []

    with_workers(database, play)


def test_a_new_worker_waits_until_it_knows_who_is_there(postgres: str, service: Service) -> None:
    async def play(one: Worker, other: Worker) -> None:
        table, _ = await two(one, service)
        await pass_on(one, table)
        await other.room.find(table.row.id)
        await other.ring()
        assert service.posted == [] and min(other.bell.waiting.values()) > time.monotonic() + 15

    with_workers(postgres, play, 2)


def test_a_restart_forgets_nobody_and_old_turns_are_no_news(database: str, service: Service) -> None:
    found: list[str] = []

    async def play(worker: Worker) -> None:
        table, _ = await two(worker, service)
        found.append(table.row.id)
        await pass_on(worker, table)

    async def again(worker: Worker) -> None:
        chore = asyncio.create_task(worker.bell.run())
        while not (worker.bell.waiting or service.posted):
            await asyncio.sleep(0.01)
        chore.cancel()
        await worker.find(found[0])
        worker.bell.waiting = dict.fromkeys(worker.bell.waiting, 0.0)
        await worker.ring()
        assert len(service.posted) == 1

    async def much_later(worker: Worker) -> None:
        worker.room.now = lambda: Hour().now + bell.NEWS + 1
        await worker.find(found[0])
        await worker.ring()
        assert service.posted == []

    with_workers(database, play)
    with_workers(database, much_later)
    with_workers(database, again)


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_ended_is_dropped(database: str, service: Service, status: int) -> None:
    service.statuses = {"anna": [status], "ben": [status]}

    async def play(worker: Worker) -> None:
        table, _ = await two(worker, service)
        for left in (1, 0, 0):
            await pass_on(worker, table)
            await worker.ring()
            assert len(await worker.room.store.database.ask(bell.FOUND, table.row.id)) == left
        assert len(service.posted) == 2

    with_workers(database, play)


def test_a_busy_service_is_asked_again_and_a_redirect_goes_nowhere(
    tmp_path: Path, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bell, "PAUSES", (0.0, 0.01, 0.01))
    service.statuses = {"anna": [503, 429, 201], "ben": [307]}

    async def play(worker: Worker) -> None:
        table, devices = await two(worker, service)
        for _ in range(2):
            await pass_on(worker, table)
            await worker.ring()
        assert [len(service.to(name)) for name in ("anna", "ben", "elsewhere")] == [3, 1, 0]
        assert {devices[0].reads(each)["table"] for each in service.to("anna")} == {table.row.id}

    with_workers(f"sqlite:///{tmp_path}/tables.db", play)


def test_with_a_clock_the_message_is_kept_until_the_time_is_up(database: str, service: Service) -> None:
    async def play(worker: Worker) -> None:
        table, _ = await two(worker, service, clock=HOUR)
        await pass_on(worker, table)
        await worker.ring()
        assert [each.headers["ttl"] for each in service.posted] == [str(HOUR)]

    with_workers(database, play)


def test_a_seat_has_five_browsers_and_each_may_leave(database: str, service: Service) -> None:
    async def play(worker: Worker) -> None:
        hour = worker.room.now = Hour()
        created = await opened(worker.room)
        table = await worker.find(created.table)
        viewer = table.viewer(created.mine.token)
        devices = [Device(service.url, f"n{number}") for number in range(7)]
        for number, device in enumerate(devices):
            hour.now += number
            await worker.bell.subscribe(table, viewer, device.subscription, "loipe.example")
            await worker.bell.subscribe(table, viewer, device.subscription, "loipe.example")
        rows = await worker.room.store.database.ask(bell.FOUND, table.row.id)
        assert sorted(each[0] for each in rows) == [device.endpoint for device in devices[2:]]
        await worker.bell.unsubscribe(table, bell.Unsubscription(devices[6].endpoint))
        while turn(table) != 0:
            await pass_on(worker, table)
        await pass_on(worker, table)
        await pass_on(worker, table)
        await worker.ring()
        assert sorted(each.path for each in service.posted) == ["/n2", "/n3", "/n4", "/n5"]

    with_workers(database, play)


def test_keys_are_made_once_for_all_workers_and_stay(database: str) -> None:
    found: list[str] = []

    async def ask(*workers: Worker) -> None:
        found.extend([each.key for each in await asyncio.gather(*(worker.bell.key() for worker in workers))])

    with_workers(database, ask, 3 if database.startswith("postgres") else 1)
    with_workers(database, ask)
    assert len(set(found)) == 1 and len(push.decoded(found[0])) == push.POINT

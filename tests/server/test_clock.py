"""The clock for each move: who has how long, and who plays when the time is up. The time is the test's own."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest

from loipe.server import actions
from loipe.server.guests import opening
from loipe.server.guests.opening import Created
from loipe.server.messages import Say
from loipe.server.room import Room
from loipe.server.setup import NewTable, SeatWish
from loipe.server.store import Store
from loipe.server.table.clock import Timekeeper, deadlines
from loipe.server.table.served import ServedTable
from tests.server.chores import run
from tests.server.run import BOT, FRIEND, ME, good, new_table, refused, sit

START = 1_800_000_000.0
HOUR = 3600


class Hour:
    """The time of day of a test."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> float:
        return self.now


Play = Callable[..., Awaitable[None]]


def in_rooms(url: str, hour: Hour, work: Play, count: int = 1) -> None:
    """Workers that share a database and the time; closed as a server that stops."""

    async def go() -> None:
        rooms = [Room(Store(url), now=hour) for _ in range(count)]
        for room in rooms:
            await room.store.open()
        try:
            await work(*rooms)
        finally:
            for room in rooms:
                await room.close()
                await room.store.close()

    run(go())


async def opened(room: Room, *others: SeatWish, clock: int = HOUR, game: str = "mass-start") -> Created:
    seats = [SeatWish("me", "Anna"), SeatWish("friend", "Ben"), *others]
    return await opening.create(room, NewTable(game, seats, auto_dice=True, clock=clock))


async def answer(room: Room, table: ServedTable, seat: int) -> None:
    """The first word that fits."""
    sitting = table.sitting
    word = sitting.game.prompt(sitting.state, seat).options[0].word
    viewer = table.viewer_of(sitting.holders[seat])
    await room.say(table, viewer, Say(f"answer-{table.at}", seat, sitting.question(seat), [word]))


def turn(table: ServedTable) -> int:
    return table.sitting.owing()[0]


def test_a_bot_steps_in_when_the_time_is_up_and_the_person_may_come_back(database: str) -> None:
    hour = Hour()

    async def play(room: Room) -> None:
        keeper = Timekeeper(room)
        table = await room.find((await opened(room)).table)
        seat = turn(table)
        assert deadlines(table) == {seat: START + HOUR}
        hour.now += HOUR - 1
        await keeper.look()
        assert table.sitting.bots == ["", ""]
        hour.now += 1
        await keeper.look()
        assert table.sitting.bots[seat] == "thumb" and not table.sitting.bots[1 - seat]
        await actions.seat_bot(room, table, table.viewer_of(seat), seat, "")
        assert table.sitting.bots == ["", ""]
        assert set(deadlines(table).values()) == {hour.now + HOUR}

    in_rooms(database, hour, play)


def test_each_answer_has_the_whole_time(database: str) -> None:
    hour = Hour()

    async def play(room: Room) -> None:
        table = await room.find((await opened(room)).table)
        for _ in range(6):
            hour.now += HOUR - 1
            await Timekeeper(room).look()
            await answer(room, table, turn(table))
            assert set(deadlines(table).values()) == {hour.now + HOUR}
        assert table.sitting.bots == ["", ""]

    in_rooms(database, hour, play)


def test_a_restart_stops_no_clock(database: str) -> None:
    hour = Hour()
    found: list[str] = []

    async def begin(room: Room) -> None:
        found.append((await opened(room)).table)

    async def go_on(room: Room) -> None:
        await Timekeeper(room).search()
        table = room.tables[found[0]]
        assert sum(bool(bot) for bot in table.sitting.bots) == 1

    async def too_early(room: Room) -> None:
        await Timekeeper(room).search()
        assert not room.tables

    in_rooms(database, hour, begin)
    hour.now += HOUR - 1
    in_rooms(database, hour, too_early)
    hour.now += 1
    in_rooms(database, hour, go_on)


def test_of_two_workers_one_acts(postgres: str) -> None:
    hour = Hour()

    async def play(one: Room, other: Room) -> None:
        table_id = (await opened(one)).table
        seat = turn(await one.find(table_id))
        await other.find(table_id)
        hour.now += HOUR
        await asyncio.gather(Timekeeper(one).look(), Timekeeper(other).look())
        records = await one.store.records(table_id)
        assert [(each.holder, each.body) for each in records if each.kind == "bot"] == [(-1, f"{seat} thumb")]

    in_rooms(postgres, hour, play, 2)


def test_others_who_choose_at_the_same_time_stop_no_clock(database: str) -> None:
    """Ski Tour: all choose their wax together."""
    hour = Hour()
    found: list[str] = []
    waiting: list[int] = []

    async def play(room: Room) -> None:
        while not waiting:  # wax that leaves no choice is laid by itself
            found[:] = [(await opened(room, SeatWish("friend", "Cleo"), game="ski-tour")).table]
            table = await room.find(found[0])
            first, *waiting[:] = table.sitting.owing()
        hour.now += 100
        await answer(room, table, first)
        if first in table.sitting.owing():
            assert deadlines(table).pop(first) == hour.now + HOUR
        assert {deadlines(table)[seat] for seat in waiting} == {START + HOUR}

    async def after(room: Room) -> None:
        table = await room.find(found[0])
        assert {deadlines(table)[seat] for seat in waiting} == {START + HOUR}

    in_rooms(database, hour, play)
    in_rooms(database, hour, after)


def test_nobody_who_plays_alone_is_hurried(database: str) -> None:
    hour = Hour()

    async def play(room: Room) -> None:
        table = await room.find((await opened(room)).table)
        seat = turn(table)
        for _ in range(3):
            hour.now += HOUR
            await Timekeeper(room).look()
        await asyncio.wait_for(asyncio.shield(table.bots), 60) if table.bots else None
        hour.now += 9 * HOUR
        await Timekeeper(room).look()
        assert [bool(bot) for bot in table.sitting.bots] == [number == seat for number in range(2)]
        assert deadlines(table) == {} and not table.sitting.table.over

    in_rooms(database, hour, play)


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        ({"clock": 59}, "server-clock-range"),
        ({"clock": 7 * 86_400 + 1}, "server-clock-range"),
        ({"clock": -1}, "server-clock-range"),
        ({"clock": 60, "dice": "physical"}, "server-clock-real-dice"),
    ],
)
def test_a_clock_is_between_a_minute_and_a_week(url: str, wish: dict[str, Any], message: str) -> None:
    body = {"game": "mass-start", "seats": [ME, FRIEND], **wish}
    refused(httpx.post(f"{url}/api/tables", json=body, verify=False), 422, message)


def test_the_time_left_is_told_and_a_rematch_has_the_same(url: str) -> None:
    created = new_table(url, ME, FRIEND, BOT, clock=600)
    anna, ben = sit(url, created), sit(url, created, created["friends"][0])
    assert anna.whole()["clock"] == 600
    left = [seat["left"] for seat in ben.now()["seats"]]
    assert 590 < max(left) <= 600 and sorted(left)[:2] == [-1, -1]
    assert sit(url, new_table(url, ME, FRIEND)).now()["seats"][0]["left"] == -1
    good(anna.do("bot", 0, "thumb"))
    assert {seat["left"] for seat in ben.now()["seats"]} == {-1}

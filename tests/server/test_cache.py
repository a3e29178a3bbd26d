"""Tables in memory: as many as are kept, none of them twice, and what a table remembers has an end."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path

import pytest

from loipe.core.contract import CHANCE, Bot, State
from loipe.core.log import replay
from loipe.core.rng import Rng
from loipe.core.table import Table, is_forced
from loipe.games import load
from loipe.server import room as rooms
from loipe.server.doors.limits import Limits
from loipe.server.doors.problems import Rejected
from loipe.server.guests.opening import create
from loipe.server.messages import Say
from loipe.server.room import Room
from loipe.server.setup import NewTable, SeatWish
from loipe.server.store import Store
from loipe.server.table import served as table
from loipe.server.table import sitting
from loipe.server.table.loading import FEW
from loipe.server.table.presence import Socket
from loipe.server.table.served import ServedTable, Viewer
from tests.server.chores import run

PEOPLE = [SeatWish("me", "Anna"), SeatWish("friend", "Ben")]
ANNA_AND_A_BOT = [SeatWish("me", "Anna"), SeatWish("bot")]


def with_room(folder: Path, work: Callable[[Room], Awaitable[None]], kept: int = 2000) -> None:
    """A room of tables with its own database."""

    async def go() -> None:
        store = Store(f"sqlite:///{folder}/tables.db")
        await store.open()
        room = Room(store, kept=kept)
        try:
            await work(room)
        finally:
            await room.close()
            await store.close()

    run(go())


async def set_up(room: Room, seats: list[SeatWish] = PEOPLE) -> str:
    return (await create(room, NewTable("mass-start", seats, "basic", auto_dice=True))).table


def sit_down(live: ServedTable) -> Socket:
    return Socket(0, Limits())


def test_the_longest_unused_goes_and_those_in_use_stay(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        made = [await set_up(room) for _ in range(6)]
        assert list(room.tables) == made[2:]
        await room.find(made[2])
        live = await room.find(made[3])
        room.join(live, sit_down(live))
        for table_id in (made[0], made[1], made[4], made[5]):
            await room.find(table_id)
            assert len(room.tables) <= 4
        assert list(room.tables) == [made[3], made[1], made[4], made[5]]

    with_room(tmp_path, work, kept=4)


def test_a_room_that_is_not_full_keeps_all(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        made = [await set_up(room) for _ in range(9)]
        room.tables.clear()
        for table_id in made:
            await room.find(table_id)
        assert list(room.tables) == made

    with_room(tmp_path, work, kept=10)


def test_where_all_are_in_use_one_more_is_told_to_wait(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        made = [await set_up(room) for _ in range(3)]
        found = [await room.find(table_id) for table_id in made[1:]]
        sockets = [(live, sit_down(live)) for live in found]
        for live, socket in sockets:
            room.join(live, socket)
        answers = await asyncio.gather(*(room.find(made[0]) for _ in range(3)), return_exceptions=True)
        assert [isinstance(answer, Rejected) and answer.status for answer in answers] == [503] * 3
        assert list(room.tables) == made[1:]
        room.leave(*sockets[0])
        assert (await room.find(made[0])).row.id == made[0]

    with_room(tmp_path, work, kept=2)


def test_a_table_that_was_let_go_while_in_use_is_not_there_twice(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        mine = await room.find(await set_up(room))
        await set_up(room)
        await set_up(room)
        assert mine.row.id not in room.tables
        assert await room.find(mine.row.id) is mine

    with_room(tmp_path, work, kept=2)


def test_few_stay_where_nobody_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "IDLE", 3)

    async def work(room: Room) -> None:
        made = [await set_up(room) for _ in range(4)]
        kept = await room.find(made[0])
        room.join(kept, sit_down(kept))
        for _ in range(5):
            await set_up(room)
        assert made[0] in room.tables and len(room.tables) <= 5
        assert (await room.find(made[1])).at == 1

    with_room(tmp_path, work)


async def say(room: Room, live: ServedTable, request: str) -> int:
    """Whoever is asked says the first word there is."""
    there = live.sitting
    seat = there.owing()[0]
    word = there.game.write(there.state, there.state.options()[0])
    viewer = Viewer(there.holders[seat], frozenset([seat]))
    return await room.say(live, viewer, Say(request, seat, there.question(seat), [word]))


def test_requests_are_known_beyond_what_is_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "REQUESTS_KEPT", 3)

    async def work(room: Room) -> None:
        live = await room.find(await set_up(room))
        asked = live.sitting.question(live.sitting.owing()[0])
        seat = live.sitting.owing()[0]
        word = live.sitting.game.write(live.sitting.state, live.sitting.state.options()[0])
        places = [await say(room, live, f"request-{number}") for number in range(8)]
        assert len(live.requests) == 3
        viewer = Viewer(live.sitting.holders[seat], frozenset([seat]))
        again = await room.say(live, viewer, Say("request-0", seat, asked, [word]))
        assert again == places[0] and live.at == places[-1]
        with pytest.raises(Rejected) as used:
            await room.say(live, viewer, Say("request-1", seat, asked, [word]))
        assert used.value.status == 409

    with_room(tmp_path, work)


def test_positions_kept_have_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "STRIDE", 2)
    monkeypatch.setattr(table, "POSITIONS_KEPT", 3)

    async def work(room: Room) -> None:
        live = await room.find(await set_up(room))
        for number in range(12):
            await say(room, live, f"request-{number}")
        for _ in range(2):
            for plies in range(len(live.sitting.plies) + 1):
                assert live.position(plies).key() == replay(live.sitting.log, plies).key()
                assert len(live.positions) <= 3

    with_room(tmp_path, work)


def test_others_get_their_turn_while_a_long_table_is_loaded(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        bots = [SeatWish("bot", bot="random")] * 6
        made = await set_up(room, bots)
        live = await room.find(made)
        assert live.bots is not None
        await live.bots
        room.forget(made)
        turns, plies = 0, len(live.sitting.plies)
        loading = asyncio.create_task(room.find(made))
        while not loading.done():
            await asyncio.sleep(0)
            turns += 1
        assert len((await loading).sitting.plies) == plies > 10 * FEW
        assert turns > plies // FEW

    with_room(tmp_path, work)


class Forgetful(Bot):
    """Never knows what to do."""

    def choose(self, state: State, rng: Rng) -> int:
        raise LookupError("no rule of thumb")


def test_a_bot_that_fails_is_asked_for_any_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load("mass-start"), "thumb", Forgetful)

    async def work(room: Room) -> None:
        live = await room.find(await set_up(room, ANNA_AND_A_BOT))
        while live.sitting.owing() == [0]:
            await say(room, live, f"request-{live.at}")
        assert live.sitting.owing() == [1] and live.bots is not None
        await asyncio.wait_for(live.bots, 60)
        assert live.due() is None and live.sitting.owing() in ([0], [CHANCE])

    with_room(tmp_path, work)


def test_quick_bots_answer_in_the_record_they_follow(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        live = await room.find(await set_up(room, ANNA_AND_A_BOT))
        for number in range(5):
            before = len(live.sitting.plies)
            assert await say(room, live, f"request-{number}") == live.at == number + 2
            assert live.sitting.owing() == [0]
            if any(ply.seat == 1 for ply in live.sitting.plies[before:]):
                return
        raise AssertionError("the bot never moved")

    with_room(tmp_path, work)


def chosen(found: Table) -> list[bool]:
    """Of each ply, whether somebody chose it; dice and forced moves follow by themselves."""
    again, choices = found.rewound(len(found.log.plies)), []
    for ply in found.log.plies:
        choices.append(again.state.to_act() != CHANCE and not is_forced(again.game, again.state))
        again.take(ply)
    return choices


def test_a_table_of_bots_goes_on_record_by_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody chooses any more after a record's eighth ply; what follows by itself, such as eight shots, is not cut."""
    monkeypatch.setattr(sitting, "MOST_PLIES", 8)

    async def work(room: Room) -> None:
        live = await room.find(await set_up(room, [SeatWish("bot"), SeatWish("bot", bot="random")]))
        assert live.bots is not None
        await asyncio.wait_for(live.bots, 120)
        assert live.sitting.table.over and live.at > 2
        choices = chosen(live.sitting.table)
        records = [choices[before:after] for before, after in pairwise(live.lengths)]
        assert sum(map(len, records)) == len(choices)
        assert not any(any(record[8:]) for record in records)
        assert all(len(record) >= 8 for record in records[:-1])
        assert all(record[0] for record in records[1:])

    with_room(tmp_path, work)

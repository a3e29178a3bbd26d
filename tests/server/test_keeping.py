"""How many tables there may be, how long they are kept, and that old ones are swept while the server runs."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sql

from loipe.server.doors.problems import Rejected
from loipe.server.room import Room
from loipe.server.store import Record, Row, Store, migrations
from loipe.server.store.keeping import DAY, Keeper, Keeping
from tests.server.chores import run
from tests.server.run import BOT, FRIEND, ME, Served, new_table, refused, sit, wait_for
from tests.server.test_cache import set_up, sit_down, with_room

KEEPING = {"most": 5, "untouched": 30, "finished": 10, "every": 0.2}


@pytest.fixture
def sweeping(tmp_path: Path) -> Iterator[Served]:
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path / "server.log", keeping=KEEPING) as server:
        yield server
        server.stop()
    assert "Traceback" not in server.log.read_text(), server.log.read_text()


def age(tmp_path: Path, days: float, *tables: str) -> None:
    """As if nobody had been there for so long."""
    with closing(sqlite3.connect(tmp_path / "tables.db", timeout=30)) as database, database:
        for table in tables:
            database.execute("UPDATE tables SET touched = ? WHERE id = ?", (int(time.time() - days * DAY), table))


def stored(tmp_path: Path) -> set[str]:
    with closing(sqlite3.connect(tmp_path / "tables.db", timeout=30)) as database:
        names = [
            {str(row[0]) for row in database.execute(f"SELECT DISTINCT {column} FROM {table}")}
            for table, column in (("tables", "id"), ("records", "table_id"), ("tokens", "table_id"))
        ]
    assert names[0] == names[1] == names[2]
    return names[0]


def test_what_nobody_touched_for_long_is_swept_with_all_that_belongs_to_it(sweeping: Served, tmp_path: Path) -> None:
    old, recent = (new_table(sweeping.url, ME, FRIEND) for _ in range(2))
    age(tmp_path, 29, recent["table"])
    age(tmp_path, 31, old["table"])
    wait_for(lambda: stored(tmp_path) == {recent["table"]})
    refused(sit(sweeping.url, old).http.get("/"), 404, "server-no-such-table")
    assert sit(sweeping.url, recent).whole()["table"] == recent["table"]


def test_a_finished_game_is_kept_for_its_own_time(sweeping: Served, tmp_path: Path) -> None:
    finished, running = new_table(sweeping.url, ME, FRIEND), new_table(sweeping.url, ME, FRIEND)
    players = [sit(sweeping.url, finished), sit(sweeping.url, finished, finished["friends"][0])]
    while not players[0].is_over():
        for player in players:
            player.first_word()
    age(tmp_path, 9, finished["table"])
    age(tmp_path, 11, running["table"])
    assert sit(sweeping.url, running).now()["at"] >= 1
    age(tmp_path, 11, finished["table"], running["table"])
    wait_for(lambda: stored(tmp_path) == {running["table"]})


def test_a_full_server_says_so(sweeping: Served, tmp_path: Path) -> None:
    first, *_ = [new_table(sweeping.url, ME, BOT) for _ in range(5)]
    wish = {"game": "mass-start", "seats": [ME, BOT]}
    found = refused(httpx.post(f"{sweeping.url}/api/tables", json=wish), 429, "server-no-room")
    assert "at most 5" in found["text"]
    log = sit(sweeping.url, first).http.get("/log").text
    refused(httpx.post(f"{sweeping.url}/api/logs", json={"text": log}), 429, "server-no-room")
    age(tmp_path, 400, first["table"])
    wait_for(lambda: len(stored(tmp_path)) == 4)
    new_table(sweeping.url, ME, BOT)


def test_a_table_somebody_looks_at_is_in_use(tmp_path: Path) -> None:
    """However long nothing happened there; and one that another worker swept is gone here too."""

    async def work(room: Room) -> None:
        watched, left = [await room.find(await set_up(room)) for _ in range(2)]
        long_ago = int(time.time() - 400 * DAY)
        for live in (watched, left):
            await room.store.touch(live.row.id, long_ago, False)
            live.touched = long_ago
        room.join(watched, sit_down(watched))
        sweeping = asyncio.create_task(room.keeper.run(room))
        while left.row.id in room.known:
            await asyncio.sleep(0.02)
        sweeping.cancel()
        assert (await room.find(watched.row.id)).touched > long_ago
        with pytest.raises(Rejected):
            await room.keeper.touch(room, left)

    with_room(tmp_path, work)


def test_tables_of_an_older_database_count_from_today() -> None:
    engine = sql.create_engine("sqlite://")
    with engine.begin() as connection:
        migrations.upgrade(connection, "0001")
        connection.execute(sql.text("INSERT INTO tables VALUES ('old', 'table', '', '', 'live', '', 1)"))
        migrations.upgrade(connection)
        touched = connection.scalar(sql.text("SELECT touched FROM tables"))
    assert touched is not None and abs(touched - time.time()) < DAY


def row(number: int, days: float) -> Row:
    """A table that nobody was at for so long."""
    then = int(time.time() - days * DAY)
    return Row(f"table{number}", "table", "", "", "live", "", then, then)


async def filled(store: Store, count: int, days: float) -> None:
    for number in range(count):
        await store.create(row(number, days), {f"hash{number}": 0}, [Record(1, "words", -1, "")])


async def counted(store: Store) -> list[int]:
    asked = [f"SELECT count(*) FROM {name}" for name in ("tables", "records", "tokens")]
    return [(await store.database.ask(one))[0][0] for one in asked]


def test_of_several_workers_one_sweeps(postgres: str) -> None:
    async def sweep() -> list[int]:
        stores = [Store(postgres) for _ in range(4)]
        for store in stores:
            await store.open()
        await filled(stores[0], 50, days=400)
        await stores[0].create(row(99, 300), {"hash": 0}, [Record(1, "words", -1, "")])
        swept = await asyncio.gather(*(Keeper(store, Keeping()).sweep() for store in stores))
        assert await counted(stores[0]) == [1, 1, 1]
        assert not await stores[1].touch("table0", 1, False) and await stores[1].touch("table99", 1, False)
        assert await Keeper(stores[2], Keeping()).sweep() == []  # not again within the hour
        for store in stores:
            await store.close()
        return [len(gone) for gone in swept]

    assert sorted(run(sweep())) == [0, 0, 0, 50]

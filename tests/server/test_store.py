"""The store alone, on SQLite and on PostgreSQL: what is stored, what is refused, and what others hear of it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sql

from loipe.core.game import Refused
from loipe.server.store import COLUMNS, MOST_AT_ONCE, Away, Batch, Conflict, Record, Row, Store, migrations
from loipe.server.store.sqlite import Sqlite
from tests.server.chores import run
from tests.server.postgres import Postgres

ROW = Row("T" * 16, "table", "loipe log 1", "basic", "live", ",thumb", 1_790_000_000, 1_790_000_000)
FIRST = Record(1, "words", -1, "*4 *2")
Work = Callable[..., Awaitable[None]]
Try = Callable[..., None]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    found: str = request.getfixturevalue("postgres")
    return found


async def opened(url: str) -> None:
    store = Store(url)
    await store.open()
    await store.close()


def with_stores(url: str, work: Work, count: int = 1) -> None:
    async def go() -> None:
        stores = [Store(url) for _ in range(count)]
        for store in stores:
            await store.open()
        try:
            await work(*stores)
        finally:
            for store in stores:
                await store.close()

    run(go())


def numbered(number: int) -> Row:
    return Row(f"{number:016}", "table", "", "", "live", "", 1)


def test_what_is_stored_is_found_again_word_for_word(url: str) -> None:
    async def work(store: Store) -> None:
        links = {"a" * 64: 0, "b" * 64: -1}
        await store.create(ROW, links, [FIRST])
        said = Record(2, "words", 0, "1:Ä 'x' $1 ?1 %s", "request-1", "0123456789ab")
        await store.append(ROW.id, said)
        assert await store.find(ROW.id) == (ROW, links)
        assert await store.find("nowhere") is None
        assert await store.records(ROW.id) == [FIRST, said] and await store.records(ROW.id, 1) == [said]
        assert await store.request(ROW.id, "request-1") == said
        assert await store.request(ROW.id, "request-2") is None
        assert await store.touch(ROW.id, 1_790_003_600, True) and not await store.touch("nowhere", 1, True)
        found = await store.find(ROW.id)
        assert found is not None and (found[0].touched, found[0].over) == (1_790_003_600, True)

    with_stores(url, work)


def test_the_second_at_one_place_is_told_so_and_the_others_beside_it_are_stored(url: str) -> None:
    """All of it waits together: the next place, a request said twice, a table that is gone, two links alike."""

    async def work(store: Store) -> None:
        await store.create(ROW, {}, [FIRST, Record(2, "words", 0, "", "request")])
        others = [store.create(numbered(number), {f"{number}": 0}, [FIRST]) for number in range(20)]
        answers = await asyncio.gather(
            store.append(ROW.id, Record(3, "words", 0, "first")),
            store.append(ROW.id, Record(3, "words", 1, "second")),
            store.append(ROW.id, Record(4, "words", 0, "", "request")),
            store.append("nowhere", FIRST),
            store.create(ROW, {}, []),
            *others,
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers[:5]] == [type(None), Conflict, Conflict, Conflict, Conflict]
        assert answers[5:] == [None] * len(others)
        assert [record.body for record in await store.records(ROW.id, 2)] == ["first"]
        assert await store.find(numbered(19).id) == (numbered(19), {"19": 0})

    with_stores(url, work)


def test_many_writers_share_a_commit_and_one_alone_does_not_wait(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        await asyncio.gather(*(store.create(numbered(number), {}, []) for number in range(3 * MOST_AT_ONCE)))
        commits: list[int] = []
        add = store.database.add

        async def counted(batch: Batch, said: str) -> None:
            commits.append(len(batch["records"]))
            await add(batch, said)

        monkeypatch.setattr(store.database, "add", counted)
        for at in range(1, 4):
            await asyncio.gather(*(store.append(numbered(n).id, Record(at, "words", 0, "x")) for n in range(600)))
        assert sum(commits) == 1800 and len(commits) <= 12 and max(commits) == MOST_AT_ONCE
        await store.append(numbered(0).id, Record(4, "words", 0, "x"))
        assert commits[-1] == 1

    with_stores(url, work)


def test_a_transaction_that_fails_leaves_nothing(url: str) -> None:
    async def work(store: Store) -> None:
        await store.create(ROW, {}, [FIRST])

        async def fails(ask: Callable[..., Awaitable[object]]) -> None:
            await ask("DELETE FROM records")
            raise LookupError

        with pytest.raises(LookupError):
            await store.within(fails)
        assert await store.records(ROW.id) == [FIRST]
        with pytest.raises(Conflict):
            await store.within(lambda ask: ask("DELETE FROM tables"))
        await store.append(ROW.id, Record(2, "words", 0, "x"))

    with_stores(url, work)


def test_workers_hear_of_each_other_and_not_of_themselves(postgres: str) -> None:
    async def work(one: Store, other: Store) -> None:
        heard: dict[Store, list[str]] = {one: [], other: []}
        ready = asyncio.Semaphore(0)

        async def caught_up() -> None:
            ready.release()

        ears = [asyncio.create_task(store.listen(heard[store].append, caught_up)) for store in (one, other)]
        for _ in ears:
            await ready.acquire()
        made = [numbered(number) for number in range(MOST_AT_ONCE)]
        await asyncio.gather(*(one.create(row, {}, [FIRST]) for row in made))
        await other.notify("done + 0 other")
        while "done + 0 other" not in heard[one]:
            await asyncio.sleep(0.01)
        await one.notify("done + 0 one")
        while "done + 0 one" not in heard[other]:
            await asyncio.sleep(0.01)
        assert sorted(heard[other][:-1]) == sorted(f"{row.id} 1" for row in made)
        assert heard[one] == ["done + 0 other"]
        for ear in ears:
            ear.cancel()

    with_stores(postgres, work, 2)


def test_lines_that_were_cut_are_made_anew_and_what_was_missed_is_caught_up_with(postgres: str) -> None:
    others = "datname = current_database() AND pid <> pg_backend_pid()"
    cut = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}"

    async def work(store: Store, other: Store) -> None:
        ready = asyncio.Semaphore(0)

        async def caught_up() -> None:
            ready.release()

        ear = asyncio.create_task(store.listen(lambda said: None, caught_up))
        await ready.acquire()
        await store.create(ROW, {}, [FIRST])
        for at in range(2, 4):
            await other.within(lambda ask: ask(cut))
            await store.append(ROW.id, Record(at, "words", 0, "x"))
            await ready.acquire()
        assert len(await store.records(ROW.id)) == 3
        ear.cancel()

    with_stores(postgres, work, 2)


def test_a_server_that_hangs_is_away_and_what_it_had_heard_is_stored_once(cluster: Postgres, postgres: str) -> None:
    async def work(store: Store) -> None:
        await store.create(ROW, {}, [FIRST])
        said = [Record(2, "words", 0, f"word {number}", f"request {number}") for number in range(3)]
        with cluster.hung():
            asked = [store.append(ROW.id, record) for record in said]
            answers = await asyncio.gather(
                *asked, store.records(ROW.id), store.touch(ROW.id, 1, False), return_exceptions=True
            )
            assert [type(answer) for answer in answers] == [Away] * 5
        again = await asyncio.gather(*(store.append(ROW.id, record) for record in said), return_exceptions=True)
        assert [type(answer) for answer in again].count(Conflict) >= 2
        assert len(await store.records(ROW.id)) == 2

    with_stores(postgres, work)


def test_a_file_that_is_gone_is_away_until_it_is_back(tmp_path: Path) -> None:
    """It is not made anew: an empty database would say that there never was a table."""
    file, elsewhere = tmp_path / "tables.db", tmp_path / "elsewhere.db"

    async def work(store: Store) -> None:
        await store.create(ROW, {}, [FIRST])
        file.rename(elsewhere)  # nobody has read from it yet
        for _ in range(2):
            with pytest.raises(Away):
                await store.records(ROW.id)
        assert not file.exists()
        elsewhere.rename(file)
        assert await store.records(ROW.id) == [FIRST]

    with_stores(f"sqlite:///{file}", work)


@pytest.mark.parametrize("kind", ["sqlite", "sqlite+aiosqlite", "sqlite+pysqlite"])
def test_urls_with_and_without_a_driver(tmp_path: Path, kind: str) -> None:
    async def work(store: Store) -> None:
        await store.create(ROW, {}, [FIRST])

    with_stores(f"{kind}:///{tmp_path}/a file #1?.db".replace("?", "%3F"), work)
    assert [path.suffix for path in tmp_path.iterdir() if path.name.startswith("a file #1")]


@pytest.mark.parametrize("url", ["gopher://nowhere", "sqlite://", "tables.db"])
def test_urls_of_nothing_we_know_are_refused(url: str) -> None:
    with pytest.raises(Refused, match="server-no-database"):
        Store(url)


def test_migrations_lead_to_the_columns_the_store_fills() -> None:
    engine = sql.create_engine("sqlite://")
    with engine.begin() as connection:
        migrations.upgrade(connection)
        migrations.upgrade(connection)  # a second start finds nothing to do
        found = sql.inspect(connection)
        for name, columns in COLUMNS.items():
            assert {each["name"] for each in found.get_columns(name)} == set(columns)


def test_a_database_that_is_up_to_date_opens_without_what_migrates(url: str) -> None:
    program = f"""
import asyncio, sys
from loipe.server.store import Store
asyncio.run(Store({url!r}).open())
print("alembic" in sys.modules, "sqlalchemy" in sys.modules)
"""
    run(opened(url))
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert said.stdout.split() == ["False", "False"], said.stderr


def test_sqlite_is_careful(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        assert isinstance(store.database, Sqlite)
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            for lane in (store.database.writer, store.database.reader):
                assert await lane.ask(f"PRAGMA {pragma}") == [(value,)]

    with_stores(f"sqlite:///{tmp_path}/tables.db", work)

"""A host's tools: everything copied from one database to another, checked word by word, backed up and brought back."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from loipe import cli
from loipe.server.store import MIGRATIONS, NEWEST, Store, ends, migrations, moving
from loipe.server.store.ends import End, schema, version
from tests.server.chores import run
from tests.server.run import BOT, ME, Served, new_table, sit
from tests.server.test_kill import Stubborn

EARLIER = Path(__file__).parent / "earlier" / "rules-1.sql"
VERSIONS = sorted(file.name[1:5] for file in MIGRATIONS.glob("v[0-9]*.py"))
Tool = Callable[..., tuple[int, str]]
Rows = dict[str, list[dict[str, Any]]]


@pytest.fixture
def tool(capsys: pytest.CaptureFixture[str]) -> Tool:
    """One command: its exit code, and what it said."""

    def command(*arguments: str) -> tuple[int, str]:
        with ThreadPoolExecutor() as elsewhere:  # a browser test before this one leaves a loop running here
            code = elsewhere.submit(cli.run, arguments).result()
        said = capsys.readouterr()
        return code, said.out + said.err

    return command


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A file with games of the first rules, some of which fit no more."""
    file = tmp_path / "played.db"
    with sqlite3.connect(file) as store:
        store.executescript(EARLIER.read_text())
    return file


def sample(table: sql.Table) -> dict[str, Any]:
    """A row of its own kind."""
    values: dict[type, Any] = {int: 7, bool: True, str: f"{table.name}’s"}
    row = {column.name: values[column.type.python_type] for column in table.columns}
    return {**row, **{name: "T" * 10 for name in ("id", "table_id") if name in row}}


def filled(end: End, to: str) -> Rows:
    """A database of a version, with a row of each kind."""
    rows: Rows = {}
    with end.open() as connection:
        migrations.upgrade(connection, to)
        for table in schema(connection):
            if table.name == "chores":
                connection.execute(table.delete())
            rows[table.name] = [sample(table)]
            connection.execute(table.insert(), rows[table.name])
    return rows


def all_rows(end: End) -> Rows:
    with end.open() as connection:
        assert version(connection) == NEWEST
        return {
            each.name: [row._asdict() for row in connection.execute(sql.select(each))] for each in schema(connection)
        }


def told(url: str, work: Callable[[End], Any]) -> Any:
    end = End(url)
    if end.file is not None:
        end.file.touch()
    return run(ends.run(lambda: work(end)))


@pytest.mark.parametrize("before", VERSIONS)
def test_every_earlier_version_opens_with_all_it_held(database: str, before: str) -> None:
    held = told(database, lambda end: filled(end, before))
    run(opened(database))
    found = told(database, all_rows)
    assert set(held) <= set(found)
    for name, rows in held.items():
        if name == "subscriptions" and before < "0005":
            assert found[name] == []  # they could not be used
            continue
        assert [{field: row[field] for field in rows[0]} for row in found[name]] == rows


@pytest.mark.parametrize("before", [VERSIONS[0], NEWEST])
def test_there_and_back_nothing_is_lost_nor_is_the_original_touched(
    tool: Tool, tmp_path: Path, postgres: str, before: str
) -> None:
    one, other = tmp_path / "one.db", tmp_path / "other.db"
    told(f"sqlite:///{one}", lambda end: filled(end, before))
    original = one.read_bytes()
    for source, target in ((str(one), postgres), (postgres, str(other))):
        code, said = tool("database", "copy", source, target)
        assert code == 0 and said.startswith("Copied and compared. Tables: 1,"), said
    assert one.read_bytes() == original
    run(opened(f"sqlite:///{one}"))
    found = [told(url, all_rows) for url in (f"sqlite:///{one}", postgres, f"sqlite:///{other}")]
    assert found[1] == found[2]
    if before < "0002":  # the tables count from when they were migrated
        found[0]["tables"][0]["touched"] = found[1]["tables"][0]["touched"]
    assert found[0] == found[1]


async def opened(url: str) -> None:
    store = Store(url)
    await store.open()
    await store.close()


def test_games_are_checked_word_by_word(tool: Tool, played: Path, postgres: str) -> None:
    code, said = tool("database", "check", str(played))
    assert code == 1 and "tables with problems: 14." in said
    assert "Table 73adt6uxn6: Word 122 of the log, “4:+1”, is not possible there." in said
    assert tool("database", "copy", str(played), postgres)[0] == 0
    assert tool("database", "check", postgres) == (code, said)
    with sqlite3.connect(played) as store:
        store.execute("DELETE FROM records WHERE table_id = '73adt6uxn6' AND at = 5")
        store.execute("UPDATE tables SET header = 'nonsense' WHERE id = 'bvfytq6kum'")
    code, said = tool("database", "check", str(played))
    assert code == 1 and "Table 73adt6uxn6: Record 5 is missing." in said and "Table bvfytq6kum: " in said


def test_a_check_that_is_stopped_tells_what_it_saw(tool: Tool, played: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from loipe.server.store import checking

    whole = checking.replayed
    seen: list[str] = []

    def stopped(row: Any, records: Any) -> int:
        seen.append(row.id)
        if len(seen) > 5:
            raise KeyboardInterrupt
        return whole(row, records)

    monkeypatch.setattr(checking, "replayed", stopped)
    code, said = tool("database", "check", str(played))
    assert code == 130 and "Stopped early. Tables looked at: 5." in said and "Tables: 5" in said


def test_a_backup_of_a_running_server_holds_all_that_was_acknowledged(
    tool: Tool, database: str, tmp_path: Path
) -> None:
    backup, back = tmp_path / "backup.db", tmp_path / "back.db"
    with Served(database, tmp_path / "server.log") as server:
        wish = {"settings": {"laps": 5, "last_round": 1000}}
        created = new_table(server.url, ME, {**BOT, "bot": "random"}, **wish)
        playing = Stubborn(sit(server.url, created), 3)
        playing.start()
        assert playing.moved.wait(60)
        before = dict(playing.acknowledged)
        code, said = tool("backup", "--database", database, str(backup))
        assert code == 0 and "Tables: 1," in said
        playing.stopped.set()
        playing.join(60)
        assert playing.failure is None
        with sqlite3.connect(backup) as store:
            stored = {request for (request,) in store.execute("SELECT request FROM records")}
        assert before.keys() <= stored
        for refused in (("database", "copy", database, str(back)), ("restore", str(backup), "--database", database)):
            code, said = tool(*refused)
            assert code == 2 and "A server uses" in said and "Stop it first" in said
        assert not back.exists()
        server.stop()
    assert backup.stat().st_mode & 0o077 == 0
    assert tool("restore", str(backup), "--database", str(back))[0] == 0
    assert tool("database", "check", str(back))[0] == 0
    with Served(f"sqlite:///{back}", tmp_path / "back.log") as server:
        player = sit(server.url, created)
        assert player.whole()["fresh"]["at"] >= max(at for at, _ in before.values())
        player.http.get("/log").raise_for_status()
        server.stop()


def test_what_cannot_be_is_one_sentence_and_leaves_everything(
    tool: Tool, played: Path, tmp_path: Path, postgres: str
) -> None:
    there = tmp_path / "there.db"
    there.write_text("something else entirely, and longer than a header of a database would be" * 20)
    nowhere = "postgresql://nobody:s3cret@127.0.0.1:1/nothing"
    with sqlite3.connect(tmp_path / "newer.db") as newer:
        newer.execute("CREATE TABLE alembic_version (version_num TEXT)")
        newer.execute("INSERT INTO alembic_version VALUES ('9999')")
    assert tool("database", "copy", str(played), postgres)[0] == 0
    for arguments, sentence in (
        (("database", "copy", str(played), postgres), "is not empty: it holds games."),
        (("restore", str(played), "--database", str(played)), "is not empty: it holds games."),
        (("database", "copy", str(tmp_path / "none.db"), postgres), "There is no file"),
        (("database", "check", str(there)), "file is not a database"),
        (("database", "copy", str(played), nowhere), "The database cannot be opened:"),
        (("database", "check", str(tmp_path / "newer.db")), "made by a newer Loipe"),
        (("backup", "--database", str(played), str(there)), "is there already. Choose another name."),
        (("database", "copy", "oracle://x/y", postgres), "The database cannot be opened: oracle://x/y."),
    ):
        code, said = tool(*arguments)
        assert code == 2 and sentence in said and len(said.strip().splitlines()) == 1 and "s3cret" not in said, said
    assert there.read_text().startswith("something else")
    assert not [*tmp_path.glob("*.part")]


def test_a_copy_that_breaks_off_leaves_nothing(
    played: Path, tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also PostgreSQL has the tables of before: none."""

    def stop(name: str, done: int, rows: int) -> None:
        if name == "records" and done > 600:
            raise KeyboardInterrupt

    source = End(f"sqlite:///{played}")
    for url in (postgres, f"sqlite:///{tmp_path}/new.db"):
        target = End(url)
        with pytest.raises(KeyboardInterrupt):
            run(ends.run(partial(moving.copy, source, target, stop)))
    assert not [*tmp_path.glob("new.db*")]
    assert told(postgres, found_tables) == []


def found_tables(end: End) -> list[str]:
    with end.open() as connection:
        return [table.name for table in schema(connection)]

"""What everybody at a table should know: the database is away, rules were mended, a table cannot be read."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.run import Served
from tests.server.test_earlier import ENTRIES, FOLDER
from tests.web.conftest import Visit


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Tables of earlier rules, one of them damaged."""
    made = tmp_path_factory.mktemp("notices") / "tables.db"
    with sqlite3.connect(made) as store:
        store.executescript((FOLDER / "rules-1.sql").read_text())
        store.execute("UPDATE tables SET header = 'gone' WHERE id = ?", (ENTRIES["ms basic"]["table"],))
    return made


@pytest.fixture(scope="module")
def server(file: Path) -> Iterator[Served]:
    with Served(f"sqlite:///{file}", file.parent / "server.log") as server:
        yield server
        assert server.stop() == 0


def link(name: str) -> str:
    return f"/t/{ENTRIES[name]['table']}#{ENTRIES[name]['links'][0]}"


def test_a_word_waits_for_the_database_and_is_sent_by_itself(visit: Visit, server: Served, file: Path) -> None:
    anna = visit(server.url)
    anna.sit()
    anna.is_asked()
    before = anna.fresh()["at"]
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    anna.choices.first.click()
    anna.page.get_by_text("The database is not answering").wait_for()
    other.execute("ROLLBACK")
    other.close()
    anna.page.get_by_text("The database is not answering").wait_for(state="detached")
    anna.is_asked()
    assert anna.fresh()["at"] > before


def test_mended_rules_are_told_until_the_notice_is_closed(visit: Visit, server: Served) -> None:
    anna = visit(server.url)
    anna.go(link("cg strategique"))
    told = anna.page.locator(".note", has_text="A rule has been mended since this was played")
    told.wait_for()
    assert "CG-12" in told.inner_text()
    told.get_by_role("button", name="Close").click()
    told.wait_for(state="detached")


def test_a_table_that_cannot_be_read_is_listed_beside_the_others(visit: Visit, server: Served) -> None:
    anna = visit(server.url)
    held = [
        {"table": ENTRIES[name]["table"], "token": ENTRIES[name]["links"][0], "game": "mass-start"}
        for name in ("ms basic", "ms full")
    ]
    anna.go()
    anna.page.evaluate("held => { localStorage['loipe.tables'] = JSON.stringify(held); }", held)
    anna.page.reload()
    lost = anna.page.locator(".mine li", has_text="can no longer be read")
    lost.wait_for()
    anna.page.get_by_role("link", name="Your turn").wait_for()
    lost.get_by_role("button").click()
    lost.wait_for(state="detached")
    anna.go(link("ms basic"))
    anna.page.get_by_text("can no longer be read").wait_for()

"""Reload, two tabs, a server that is killed in mid-turn: the table is there again, nothing is lost or doubled."""

from __future__ import annotations

import json
from pathlib import Path

from tests.server.run import Served
from tests.web.conftest import Visit


def plies(snapshot: str) -> list[str]:
    return [ply["word"] for ply in json.loads(snapshot)["now"]["plies"] if ply["number"]]


def test_a_reload_shows_the_table_as_it_is(visit: Visit) -> None:
    anna = visit(speed=1, autoDice=False)
    anna.set_up()
    anna.open_table()
    anna.is_asked()
    anna.page.reload()
    anna.is_asked()
    assert anna.page.locator("g.open").count() > 0


def test_two_tabs_show_the_same_table(visit: Visit) -> None:
    anna = visit()
    anna.set_up()
    anna.open_table()
    anna.is_asked()
    other = anna.context.new_page()
    other.goto(anna.page.url)
    other.locator(".bar[data-asked=true]").wait_for()
    step = other.locator(".bar").get_attribute("data-step")
    anna.take()
    other.wait_for_function("step => document.querySelector('.bar').dataset.step !== step", arg=step)
    anna.is_asked()
    other.locator(f".bar[data-asked=true][data-step='{anna.step()}']").wait_for()


def test_a_killed_server_loses_nothing(visit: Visit, tmp_path: Path) -> None:
    server = Served(f"sqlite:///{tmp_path}/tables.db", tmp_path / "server.log")
    server.start()
    anna = visit(server.url)
    anna.set_up()
    anna.open_table()
    anna.is_asked()
    anna.take()
    anna.is_asked()
    before = plies(anna.snapshot())
    server.kill()
    anna.page.get_by_text("No connection. Trying again").wait_for()
    anna.choices.first.click()
    anna.page.get_by_text("Sending").wait_for()
    server.start()
    anna.page.get_by_text("No connection. Trying again").wait_for(state="detached")
    anna.is_asked()
    after = plies(anna.snapshot())
    assert after[: len(before)] == before
    assert len(after) > len(before)
    anna.play()
    assert server.stop() == 0

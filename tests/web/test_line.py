"""Reload, two tabs, a server that is killed in mid-turn: the table is there again, nothing is lost or doubled."""

from __future__ import annotations

import json
import os
import signal
from collections import Counter
from pathlib import Path

from playwright.sync_api import WebSocketRoute

from tests.server.postgres import Postgres
from tests.server.run import Served, wait_for
from tests.server.test_crew import Crew
from tests.web.conftest import Visit
from tests.web.visitor import Heard

LISTENING = """() => {
  window.complained = [];
  const look = () => document.body.innerText.includes('No connection') && window.complained.push(Date.now());
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def plies(snapshot: str) -> list[str]:
    return [ply["word"] for ply in json.loads(snapshot)["fresh"]["plies"] if ply["number"]]


def test_a_reload_shows_the_table_as_it_is(visit: Visit) -> None:
    anna = visit(speed=1)
    anna.sit()
    anna.is_asked()
    anna.take()
    anna.is_asked()
    squares = anna.page.locator("g.open").count()
    anna.page.reload()
    anna.is_asked()
    assert anna.page.locator("g.open").count() == squares > 0


def test_two_tabs_show_the_same_table(visit: Visit) -> None:
    anna = visit()
    anna.sit()
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
    anna.sit()
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
    anna.take()
    anna.play_out()
    assert server.stop() == 0


def test_a_worker_that_ends_is_not_noticed(visit: Visit, tmp_path: Path) -> None:
    """Both are told to end, one after the other: the page comes back to the one that lives, and says nothing of it."""
    database = Postgres()
    try:
        database.start()
        crew = Crew(tmp_path, database.new())
        try:
            wait_for(lambda: crew.answering() == {1, 2}, 60)
            anna = visit(crew.url)
            anna.sit()
            anna.is_asked()
            anna.page.evaluate(LISTENING)
            for pid in crew.workers():
                os.kill(pid, signal.SIGTERM)
                wait_for(lambda gone=pid: gone not in crew.workers() and crew.answering() == {1, 2}, 60)  # type: ignore[misc]
                anna.take()
                anna.is_asked()
            assert anna.page.evaluate("window.complained") == []
            assert crew.stop() == 0
        finally:
            crew.process.kill()
    finally:
        database.stop()


def test_an_answer_is_one_message_up_and_one_down(visit: Visit) -> None:
    """A whole race: every answer has one message for it, and nothing is asked beside the line until it is over."""
    anna = visit()
    heard = Heard(anna)
    anna.set_up()
    anna.open_table()
    anna.is_asked()
    heard.requests.clear()
    answers = anna.play()
    said = [up["id"] for up in heard.up if up["type"] != "hello"]
    assert len(said) == len(set(said)) == answers
    assert Counter(down["id"] for down in heard.down if down.get("id")) == Counter(said)
    assert [url for url in heard.requests if "/api/" in url and not url.endswith("/story")] == []


class Cut:
    """A line that breaks when the receipt of the first answer is on its way."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.joined = 0

    def join(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        is_first = not self.joined
        self.joined += 1

        def up(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "say":
                self.said.append(told["id"])
            server.send(message)

        def down(message: str | bytes) -> None:
            if is_first and json.loads(message).get("id"):
                page.close(code=1001)
            else:
                page.send(message)

        page.on_message(up)
        server.on_message(down)


def test_a_line_cut_before_the_receipt_is_taken_up_again(visit: Visit) -> None:
    anna = visit()
    line = Cut()
    anna.context.pages[0].route_web_socket("**/line", line.join)
    anna.sit()
    anna.is_asked()
    before = plies(anna.snapshot())
    anna.take()
    anna.is_asked()
    assert line.joined == 2
    assert line.said[0] == line.said[1]
    after = plies(anna.snapshot())
    assert after[: len(before)] == before
    assert len(after) == len(before) + 1
    assert anna.page.locator("g.open").count() > 0

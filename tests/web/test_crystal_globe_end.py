"""Crystal Globe in the browser when it is over: who is home, who is on the course, which team won."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.golden.recording import folder
from tests.web.conftest import Visit
from tests.web.visitor import Visitor


def finished(visitor: Visitor, name: str) -> Locator:
    """A recorded race as it ended; its ranking."""
    text = (folder("crystal-globe") / f"{name}.log").read_text("utf-8")
    created = visitor.request.post(f"{visitor.url}/api/logs", data={"text": text}).json()
    visitor.go(created["mine"]["path"])
    visitor.page.locator(".podium").wait_for()
    return visitor.page.locator(".ranking .row")


def test_whoever_has_not_crossed_is_shown_on_the_course(visit: Visit) -> None:
    anna = visit()
    rows = finished(anna, "three-at-level-one").all_inner_texts()
    assert [("HOME" in row, " to go" in row) for row in rows] == [(True, False), (True, False), (False, True)]
    [last] = [skier for skier in anna.view()["open"]["skiers"] if skier["place"] == 3]
    assert anna.page.locator(f"g.figure[aria-label$=', {last['square']}']").count() == 1


def test_a_relay_is_won_by_a_team(visit: Visit) -> None:
    anna = visit()
    rows = finished(anna, "relay").all_inner_texts()
    assert len(rows) == 6
    places = [int(place.inner_text()) for place in anna.page.locator(".podium li > b:first-child").all()]
    assert places == [1, 1, 1, 2, 2, 2]
    anna.page.locator(".podium").get_by_role("heading", name="Team 1 wins!").wait_for(timeout=90_000)
    assert anna.page.locator(".marks .lead").count() > 0

"""The start page: what waits for me comes first, my tables say the truth, all that matters is on the first screen."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from tests.server.run import BOT, FRIEND, ME, Served, new_table
from tests.web.conftest import Visit
from tests.web.test_looks import serious
from tests.web.visitor import Visitor

SCREENS: dict[str, ViewportSize] = {
    "desktop": {"width": 1280, "height": 720},
    "phone": {"width": 360, "height": 740},
    "landscape": {"width": 844, "height": 390},
}


def remember(visitor: Visitor, tables: list[tuple[Any, str]]) -> None:
    """As a browser that was at these tables before."""
    held = [{"table": made["table"], "token": made[link]["token"], "game": "mass-start"} for made, link in tables]
    wanted = json.dumps(json.dumps(held))
    visitor.window.prepare(f"localStorage['loipe.tables'] ??= {wanted}")


def test_my_tables_say_the_truth_and_are_forgotten_only_when_meant(visit: Visit, served: Served) -> None:
    mine, watched = new_table(served.url, ME, FRIEND), new_table(served.url, FRIEND, BOT)
    waiting = new_table(served.url, FRIEND, ME)
    gone = {"table": "nothere", "mine": {"token": "x" * 43}}
    anna = visit()
    remember(anna, [(gone, "mine"), (watched, "watch"), (waiting, "mine"), (mine, "mine")])
    page = anna.page
    anna.go()
    page.locator("main > a", has_text="Your turn").wait_for()
    page.get_by_role("button", name="All 4 tables").wait_for(state="hidden")
    rows = [row.inner_text() for row in page.locator(".mine li").all()]
    assert ["You are watching." in row for row in rows] == [True, False, False]
    assert ["Next: Ben" in row for row in rows] == [True, True, False]
    assert "This table is gone." in rows[2] and not any("Your turn" in row for row in rows)

    page.locator(".mine .drop").first.click()
    page.get_by_role("button", name="Keep").press("Enter")
    assert page.locator(".mine li").count() == 3
    page.locator(".mine .drop").first.press("Enter")
    page.get_by_role("button", name="Remove", exact=True).press("Enter")
    page.get_by_text("Mass Start is off your list.").wait_for()
    page.locator(".mine li").nth(2).wait_for(state="detached")
    assert serious(anna) == []
    page.get_by_role("button", name="Undo").click()
    page.locator(".mine li").nth(2).wait_for()

    page.locator("main > a").click()
    anna.bar.wait_for()
    assert anna.table[0] == mine["table"]


def test_my_tables_are_asked_about_in_one_request_when_the_page_is_looked_at(visit: Visit, served: Served) -> None:
    anna = visit()
    remember(anna, [(new_table(served.url, ME, FRIEND), "mine"), (new_table(served.url, ME, FRIEND), "mine")])
    with anna.page.expect_request("**/api/tables/mine") as first:
        anna.go()
    assert len(json.loads(first.value.post_data or "")["tables"]) == 2
    anna.page.locator("main > a").wait_for()
    with anna.page.expect_request("**/api/tables/mine"):
        anna.page.evaluate("dispatchEvent(new Event('focus'))")


@pytest.mark.parametrize("screen", SCREENS)
def test_all_that_matters_is_on_the_first_screen(visit: Visit, served: Served, screen: str) -> None:
    anna = visit(phone=screen != "desktop")
    remember(anna, [(new_table(served.url, ME, FRIEND), "mine") for _ in range(4)])
    anna.page.set_viewport_size(SCREENS[screen])
    anna.go()
    turn = anna.page.locator("main > a")
    turn.wait_for()
    games = anna.page.get_by_role("button", name="Play now").all()
    forms = anna.page.get_by_role("link", name="Set up a table").all()
    code, join = anna.page.get_by_label("Join a table"), anna.page.get_by_role("button", name="Join", exact=True)
    tables, learn = anna.page.locator(".mine"), anna.page.get_by_role("link", name="Learn", exact=True)
    assert len(games) == len(forms) == 4
    seen = [turn, *games, *forms, code, join, learn, *([] if screen == "landscape" else [tables])]
    boxes = [box for each in seen if (box := each.bounding_box())]
    assert len(boxes) == len(seen)
    size = SCREENS[screen]
    assert all(box["x"] + box["width"] <= size["width"] for box in boxes)
    assert [box for box in boxes if box["y"] + box["height"] > size["height"]] == []

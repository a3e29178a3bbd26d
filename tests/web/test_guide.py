"""A first game with the guide, by keys; and what everything on the board is: by mouse, by keys, by finger."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from loipe.core.text import Text
from loipe.games import IDS, load
from tests.web.conftest import Visit
from tests.web.test_at_the_board import sit_down
from tests.web.test_looks import serious
from tests.web.visitor import Heard, Visitor

THINGS: dict[str, tuple[str, ...]] = {
    "mass-start": ("b12", "S1", "i1", "die", "seat:1"),
    "crystal-globe": ("b12", "S1", "p1", "deck", "seat:1"),
    "ski-tour": ("5a", "r1", "column", "sprint", "star", "supply", "heart", "wax:push", "seat:1"),
    "sport-ist-mord": ("tennis", "coach:1a", "coach:best", "reserve", "side", "score", "seat:1"),
}
"""Of each game some that are there from the start."""


def explained(visitor: Visitor, name: str) -> str:
    card = visitor.page.locator("#told")
    card.get_by_role("heading").first.wait_for()
    element = visitor.page.locator(f"[data-tell='{name}']").first
    assert element.get_attribute("aria-describedby") == "told"
    return card.inner_text()


def sentence(game_id: str, name: str, about: Any) -> str:
    """What the server's guide says of a thing."""
    thing = about["things"][about["places"].get(name, name)]
    return Text("en", game_id=game_id).say(thing["does"], thing["facts"])


@pytest.mark.parametrize("game_id", IDS)
def test_whatever_a_mouse_rests_on_is_explained(visit: Visit, game_id: str) -> None:
    anna = visit()
    sit_down(anna, game_id)
    about = anna.request.get(
        f"{anna.url}/api/tables/{anna.table[0]}", headers={"authorization": f"Bearer {anna.table[1]}"}
    ).json()["guide"]
    if anna.page.locator(".map").count():  # a tour is followed from near: the whole of it
        anna.page.locator(".map").click()
    for name in THINGS[game_id]:
        anna.page.locator(f"[data-tell='{name}']").first.hover(force=True)
        told = explained(anna, name)
        assert (sentence(game_id, name, about) in told) if name != "seat:1" else told.startswith("Ben")
        anna.page.mouse.move(720, 4)
        anna.page.locator("#told").wait_for(state="detached")


def test_a_mouse_that_lies_still_asks_nothing(visit: Visit) -> None:
    """The board comes up under it; only when it moves itself somebody points, and the server is asked why."""
    anna = visit()
    heard = Heard(anna)
    anna.window.own().clock.install()
    sit_down(anna, "mass-start")
    box = anna.page.locator("#square-b12").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    anna.go()
    anna.page.mouse.move(x, y)
    anna.page.locator("a[href^='/t/']").first.press("Enter")
    anna.page.locator("#square-b12:hover").wait_for(state="attached")
    anna.is_asked()
    anna.page.clock.run_for(2000)
    assert [up["type"] for up in heard.up] == ["hello"] * 2 and anna.page.locator("#told").count() == 0
    anna.page.mouse.move(x + 2, y)
    anna.page.clock.run_for(2000)
    explained(anna, "b12")
    assert [up["words"] for up in heard.up if up["type"] == "try"] == [["b12"]]


def test_a_square_is_explained_by_keys_with_its_rule(visit: Visit) -> None:
    anna = visit()
    sit_down(anna, "mass-start", preset="full")
    anna.page.locator("#square-b12").focus()
    anna.page.keyboard.press("ArrowUp")
    card = anna.page.locator("#told")
    card.get_by_text("Descent, b13").wait_for()
    card.get_by_text("Roll first, then ski.").wait_for()
    assert serious(anna) == []
    anna.page.keyboard.press("i")
    anna.page.locator("article.here[data-clause='MS-S2']").wait_for()
    anna.page.keyboard.press("Escape")
    card.wait_for(state="detached")


def test_a_finger_that_stays_asks_and_does_not_choose(visit: Visit) -> None:
    anna = visit(phone=True, theme="night")
    sit_down(anna, "mass-start", dice="physical")
    anna.is_asked()
    step = anna.step()
    anna.page.keyboard.press("4")
    anna.moved_on(step)
    anna.is_asked()
    step = anna.step()
    square = anna.page.locator("g.open").first
    box = square.bounding_box()
    assert box
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = anna.window.screen
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    card = anna.page.locator("#told")
    card.get_by_text("Plain snow").wait_for()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert anna.step() == step
    assert serious(anna) == []
    anna.page.locator(".bar h2").tap()
    card.wait_for(state="detached")
    anna.take(square)


def test_squares_have_names_when_asked_for(visit: Visit) -> None:
    anna = visit()
    sit_down(anna, "mass-start")
    name = anna.page.locator("svg text", has_text="b12")
    assert name.count() == 0
    anna.page.keyboard.press("b")
    name.wait_for()
    anna.page.keyboard.press("s")
    anna.page.get_by_role("checkbox", name="Names on the squares").uncheck()
    name.wait_for(state="detached")


@pytest.mark.parametrize("game_id", IDS)
def test_the_goals_of_a_first_game_stand_on_the_board(visit: Visit, game_id: str) -> None:
    anna = visit(newcomer=True)
    sit_down(anna, game_id)
    anna.page.get_by_role("button", name="Show me the guide").click()
    goals = load(game_id).guide(next(iter(load(game_id).META.presets.values()))).goals
    text = Text("en", game_id=game_id)
    for number, goal in enumerate(goals, 1):
        anna.page.locator(".goals li", has_text=text.say(goal.message, goal.facts)).wait_for()
        anna.page.locator(".layer b", has_text=str(number)).wait_for()
    assert serious(anna) == []
    anna.page.get_by_role("button", name="End the guide").click()
    anna.page.locator(".layer b").first.wait_for(state="detached")
    anna.page.reload()
    anna.is_asked()
    assert anna.page.get_by_role("region", name="Guide").count() == 0


def test_a_newcomer_skis_a_first_race_by_keys_with_the_guide(visit: Visit) -> None:
    """To the podium; every hint is said once, and after the race the guide is not offered again."""
    anna = visit(newcomer=True)
    sit_down(anna, "mass-start", settings={"laps": 1})
    offer = anna.page.get_by_role("region", name="Guide")
    offer.get_by_role("button", name="Show me the guide").focus()
    anna.page.keyboard.press("Enter")
    anna.page.locator(".goals").wait_for()
    hints: list[str] = []
    while anna.is_asked():
        if offer.count() and (hint := offer.locator("p").inner_text()) not in hints[-1:]:
            hints.append(hint)
        if anna.page.locator(".closeup").count():
            expect(anna.page.locator(".layer b")).to_have_count(0)
        step = anna.step()
        anna.page.locator("body").press("Space" if anna.bar.locator(".throw").count() else "1")
        anna.moved_on(step)
    assert len(hints) > 4 and len(hints) == len(set(hints))
    assert any("Your turn starts with the die." in hint for hint in hints)
    sit_down(anna, "mass-start")
    assert offer.count() == 0

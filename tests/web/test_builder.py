"""Ski Tour's course builder in the browser: tiles dragged by mouse and finger, turned, flipped, saved, skied."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Visit
from tests.web.test_looks import serious
from tests.web.visitor import Visitor

STRIDE = 12
"""Pixels of a drag from one event to the next."""
IS_ABOVE = """() => {
  const [end, tile] = ['[data-end]', '[data-tile]'].map((one) => document.querySelector(one).getBoundingClientRect());
  return end.bottom < tile.bottom;
}"""


def build(visitor: Visitor, *tiles: str) -> None:
    """The builder with these tiles laid by tapping them in the box."""
    visitor.go("/#build")
    for tile in tiles:
        visitor.touch(face(visitor, tile))
        laid(visitor, tile).wait_for()


def face(visitor: Visitor, tile: str) -> Locator:
    return visitor.page.locator(f"[data-face='{tile}']")


def laid(visitor: Visitor, tile: str) -> Locator:
    return visitor.page.locator(f"[data-tile='{tile}']")


def middle(place: Locator) -> tuple[float, float]:
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(visitor: Visitor, what: Locator, to: tuple[float, float]) -> None:
    """With the mouse, or with one finger as a touch screen reports it."""
    x, y = middle(what)
    steps = max(2, round(max(abs(to[0] - x), abs(to[1] - y)) / STRIDE))
    way = [(x + (to[0] - x) * n / steps, y + (to[1] - y) * n / steps) for n in range(1, steps + 1)]
    if not visitor.phone:
        visitor.page.mouse.move(x, y)
        visitor.page.mouse.down()
        for at in way:
            visitor.page.mouse.move(*at)
        visitor.page.mouse.up()
        return
    for kind, points in [("Start", [(x, y)]), *(("Move", [at]) for at in way), ("End", [])]:
        touched = [{"x": px, "y": py} for px, py in points]
        visitor.window.screen.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": touched})


def is_told(visitor: Visitor, sentence: str) -> None:
    expect(visitor.page.locator(".say")).to_contain_text(sentence)


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])
def test_tiles_are_dragged_to_the_open_end_and_skied(visit: Visit, phone: bool) -> None:
    anna = visit(phone=phone)
    build(anna, "1a")
    page = anna.page
    assert face(anna, "1b").count() == 0
    assert page.get_by_role("button", name="Play it now").is_disabled()
    for tile in ("3a", "2a"):
        drag(anna, face(anna, tile), middle(page.locator("[data-end]")))
        laid(anna, tile).wait_for()
    is_told(anna, "ready to ski")
    assert serious(anna) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= (360 if phone else 1440)
    page.get_by_label("Name of the course").fill("Short Way")
    anna.touch(page.get_by_role("button", name="Play it now"))
    assert anna.is_asked()
    assert page.get_by_role("group", name="The course of Short Way").count() == 1


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])
def test_a_laid_tile_is_dragged_elsewhere_and_back_into_the_box(visit: Visit, phone: bool) -> None:
    anna = visit(phone=phone)
    build(anna, "1a", "3a")
    here, width = middle(laid(anna, "3a")), (laid(anna, "3a").bounding_box() or {"width": 0})["width"]
    drag(anna, laid(anna, "3a"), (here[0] + width, here[1]))
    is_told(anna, "3a is not connected to the course.")
    drag(anna, laid(anna, "3a"), middle(anna.page.locator("[data-end]")))
    expect(anna.page.locator(".problem")).to_have_count(0)
    drag(anna, laid(anna, "3a"), middle(anna.page.locator(".box .kinds")))
    face(anna, "3a").wait_for()
    assert laid(anna, "3a").count() == 0


@pytest.mark.parametrize("phone", [False, True], ids=["keys", "touch"])
def test_a_tile_turns_all_the_way_round_and_is_flipped(visit: Visit, phone: bool) -> None:
    anna = visit(phone=phone)
    build(anna, "1a", "3a")
    for _ in range(5):
        anna.page.keyboard.press("r") if not phone else anna.touch(laid(anna, "3a"))
        is_told(anna, "3a does not connect to 1a. Turn it.")
    anna.page.keyboard.press("r") if not phone else anna.touch(anna.page.get_by_role("button", name="Turn 3a"))
    expect(anna.page.locator(".problem")).to_have_count(0)
    anna.page.keyboard.press("f") if not phone else anna.touch(anna.page.get_by_role("button", name="Flip 3a"))
    laid(anna, "3b").wait_for()
    is_told(anna, "1a ends with 2 lanes, but 3b begins with 3.")
    anna.touch(anna.page.get_by_role("button", name="Undo"))
    laid(anna, "3a").wait_for()
    expect(anna.page.locator(".problem")).to_have_count(0)
    anna.page.keyboard.press("Delete") if not phone else anna.touch(anna.page.get_by_role("button", name="Remove 3a"))
    face(anna, "3a").wait_for()


def test_a_tile_turns_in_the_hand(visit: Visit) -> None:
    anna = visit()
    build(anna, "1a")
    page = anna.page
    goal = middle(page.locator("[data-end]"))
    page.mouse.move(*middle(face(anna, "3a")))
    page.mouse.down()
    page.mouse.move(goal[0], goal[1] - 4)
    page.mouse.move(*goal)
    page.keyboard.press("r")
    page.mouse.up()
    is_told(anna, "3a does not connect to 1a. Turn it.")


def test_a_course_turned_north_is_saved_opened_and_advised(visit: Visit, tmp_path: Path) -> None:
    anna = visit()
    build(anna, "1a")
    page = anna.page
    page.keyboard.press("r")
    page.keyboard.press("r")
    page.wait_for_function(IS_ABOVE)
    for tile in ("3a", "4a", "2a"):
        face(anna, tile).click()
        laid(anna, tile).wait_for()
    is_told(anna, "Tip: 4a is a range right after range 3a; spread them out.")
    page.get_by_label("Name of the course").fill("Due North")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the course file").click()
    text = download.value.path().read_text("utf-8")
    assert download.value.suggested_filename == "due-north.course"
    assert text == "course due-north\ntitle Due North\nheading 2\ntiles 1a 3a 4a 2a\n"
    page.get_by_role("button", name="Clear").click()
    is_told(anna, "No tile yet")
    page.get_by_label("Name of the course").fill("")
    file = tmp_path / "mine.course"
    file.write_text(text, "utf-8")
    page.get_by_label("Open a course file").set_input_files(file)
    laid(anna, "2a").wait_for()
    is_told(anna, "ready to ski")
    assert page.get_by_label("Name of the course").input_value() == "Due North"
    file.write_text("course x\ntiles 1a 9b\n", "utf-8")
    page.get_by_label("Open a course file").set_input_files(file)
    is_told(anna, "Line 2: 1a ends with 2 lanes, but 9b begins with 3.")
    assert laid(anna, "2a").count() == 1


def test_what_is_built_is_still_there_after_a_reload(visit: Visit) -> None:
    anna = visit()
    build(anna, "1a", "3a")
    anna.page.reload()
    laid(anna, "3a").wait_for()

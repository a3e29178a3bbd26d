"""A race of Mass Start from the start page to the podium: by mouse, by touch, by keys alone."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit
from tests.web.visitor import Visitor

FOCUSED = """() => {
    const at = document.activeElement;
    return at.ariaLabel || at.closest('label')?.innerText || at.innerText || '';
}"""


@pytest.mark.long
def test_by_mouse_on_a_desktop(visit: Visit) -> None:
    anna = visit()
    anna.set_up()
    anna.open_table()
    assert anna.play() > 5
    anna.podium()


def test_by_touch_on_a_phone(visit: Visit) -> None:
    anna = visit(phone=True)
    anna.set_up()
    anna.open_table()
    assert anna.play() > 5
    anna.podium()
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 360


def test_by_keys_alone(visit: Visit) -> None:
    anna = visit()
    anna.go()
    tab_to(anna, "Set up a table: Mass Start")
    anna.page.keyboard.press("Enter")
    tab_to(anna, "Family")
    anna.page.keyboard.press("ArrowRight")
    tab_to(anna, "Remove seat 4")
    anna.page.keyboard.press("Enter")
    tab_to(anna, "Open the table")
    anna.page.keyboard.press("Enter")
    for _ in range(14):
        assert anna.is_asked()
        step = anna.step()
        waiting = anna.page.locator(".bar .throw").count() > 0
        anna.page.keyboard.press("Space" if waiting else "1")
        anna.moved_on(step)
    anna.play_out()
    anna.podium()


def tab_to(visitor: Visitor, name: str) -> None:
    """Presses Tab until the element of that name has the focus."""
    for _ in range(80):
        visitor.page.keyboard.press("Tab")
        if name in visitor.page.evaluate(FOCUSED):
            return
    raise AssertionError(f"Tab never reaches {name}")


def test_play_now_is_one_click(visit: Visit) -> None:
    anna = visit()
    anna.go()
    anna.page.get_by_role("button", name="Play now: Mass Start").click()
    assert anna.is_asked()
    assert anna.page.locator(".ranking li").count() == 4


def test_my_dice_wait_for_my_tap(visit: Visit) -> None:
    anna = visit()
    anna.sit()
    anna.is_asked()
    assert "roll the die" in anna.bar.inner_text()
    assert anna.page.locator("g.open").count() == 0
    anna.take(anna.page.get_by_role("button", name="Roll"))
    anna.is_asked()
    assert anna.page.locator("g.open").count() > 0
    assert anna.page.get_by_role("img", name="The die shows").count() == 1


def test_bots_move_square_by_square_and_space_skips(visit: Visit) -> None:
    """So slowly that on any machine there is something left to skip."""
    anna = visit(speed=0.1)
    anna.sit()
    anna.is_asked()
    anna.take()
    skip = anna.page.get_by_role("button", name="Skip")
    skip.wait_for()
    anna.page.keyboard.press("Space")
    assert anna.is_asked()


def test_the_replay_goes_back_and_returns(visit: Visit) -> None:
    anna = visit()
    anna.sit()
    for _ in range(3):
        anna.is_asked()
        anna.take()
    anna.is_asked()
    anna.page.keyboard.press("ArrowLeft")
    anna.bar.get_by_text("Replay: move").wait_for()
    assert anna.page.locator("g.open").count() == 0
    anna.page.keyboard.press("End")
    assert anna.is_asked()
    assert anna.choices.count() > 0


def test_a_closed_square_says_why(visit: Visit) -> None:
    anna = visit()
    anna.sit()
    anna.is_asked()
    anna.take(anna.page.get_by_role("button", name="Roll"))
    anna.page.locator("#square-a20").click()
    note = anna.page.locator(".note")
    note.wait_for()
    assert "a20 is more than" in note.inner_text()
    note.get_by_role("button", name="Open the rulebook at MS-3").click()
    anna.page.locator("article.here[data-clause='MS-3']").wait_for()

"""The story of a finished game as a page: podium, curve, turning points, laps, a picture to share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web.conftest import Visit
from tests.web.visitor import Visitor

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = {
    "mass_start/basic-two-random": ("Brandt wins!", 2),
    "crystal_globe/sprint": ("Anna wins!", 4),
    "ski_tour/starter-thumbs": ("Anna wins!", 5),
    "sport_ist_mord/three-thumbs": ("Anna wins!", 3),
}


def opened(visitor: Visitor, name: str) -> None:
    """A recorded game."""
    visitor.go()
    visitor.page.get_by_label("Open a log file").set_input_files(GOLDEN / f"{name}.log")
    visitor.page.locator(".podium").wait_for()


def told(visitor: Visitor, name: str) -> None:
    """Its story is under way."""
    opened(visitor, name)
    visitor.page.locator(".podium").get_by_role("heading", name="Luck and choices").wait_for()


CUT = """root => [...root.querySelectorAll('.finish, .names span, .hits')]
  .filter(each => each.scrollWidth > each.clientWidth).map(each => each.textContent)"""
"""What does not fit where it stands."""
OUTSIDE = """root => [...root.querySelectorAll('.number circle')].filter(each => {
  const [pin, chart] = [each, each.closest('section')].map(one => one.getBoundingClientRect());
  return pin.left < chart.left || pin.right > chart.right;
}).length"""
"""Pins beyond the edge of the chart."""


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_its_story(visit: Visit, name: str) -> None:
    title, seats = GAMES[name]
    phone = name.startswith(("mass", "sport"))
    anna = visit(phone=phone, theme="night" if phone else "day")
    told(anna, name)
    page = anna.page.locator(".podium")
    page.get_by_role("heading", name=title).wait_for()
    page.get_by_role("img", name="Win chances at the start").wait_for()
    assert page.locator("ol > li").count() == page.locator(".luck tbody tr").count() == seats
    if name.startswith("sport"):
        page.get_by_role("heading", name="Funniest accident").wait_for()
        assert page.get_by_role("list", name="Closed sports").get_by_role("listitem").count() == 8
    else:
        assert page.locator(".laps").get_by_role("listitem").count() == seats
        page.get_by_text("Shooting 1").wait_for()
    assert anna.page.evaluate("document.querySelector('.podium').scrollWidth <= innerWidth")
    assert (page.evaluate(CUT), page.evaluate(OUTSIDE)) == ([], 0)
    if name.startswith("mass"):
        turned(anna)


def turned(anna: Visitor) -> None:
    """A turning point opens the replay."""
    turn = anna.page.locator(".turns button").first
    assert turn.locator("b").last.text_content() != "0"
    turn.press("Enter")
    anna.page.locator(".podium").wait_for(state="detached")
    anna.page.get_by_role("slider").wait_for()


def test_the_log_is_saved_and_a_picture_made_here(visit: Visit) -> None:
    anna = visit()
    told(anna, "mass_start/basic-two-random")
    with anna.page.expect_download() as log:
        anna.page.get_by_role("button", name="Save log").click()
    assert Path(log.value.path()).read_text("utf-8").count("Brandt") > 0
    with anna.page.expect_download() as picture:
        anna.page.get_by_role("button", name="Share picture").click()
    assert picture.value.suggested_filename.endswith(".png")
    assert Path(picture.value.path()).read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("phone", [False, True])
def test_escape_leads_back_to_the_board(visit: Visit, phone: bool) -> None:
    """Whatever else is open behind it."""
    anna = visit(phone=phone)
    opened(anna, "mass_start/basic-two-random")
    anna.page.keyboard.press("l")
    anna.page.keyboard.press("Escape")
    anna.page.locator(".podium").wait_for(state="detached")
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("button", name="Podium").click()
    anna.page.locator(".podium").get_by_role("heading", name="Brandt wins!").wait_for()

"""Real dice at the page: entered die by die, and a digit is what the die shows."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit
from tests.web.visitor import Visitor

SEATS = [{"who": "me", "name": "Anna"}, *({"who": "bot", "name": name} for name in ("Ben", "Cleo"))]


def sit_down(visitor: Visitor, game: str) -> None:
    wish = {"game": game, "seats": SEATS, "dice": "physical"}
    created = visitor.request.post(f"{visitor.url}/api/tables", data=wish).json()
    visitor.go(created["mine"]["path"])
    visitor.bar.wait_for()


def press(visitor: Visitor, *keys: str) -> None:
    """Keys that answer the question."""
    visitor.is_asked()
    step = visitor.step()
    for key in keys:
        visitor.page.keyboard.press(key)
    visitor.moved_on(step)


@pytest.mark.parametrize("phone", [False, True], ids=["keys", "touch"])
def test_five_dice_are_entered_one_by_one(visit: Visit, phone: bool) -> None:
    anna = visit(phone=phone)
    sit_down(anna, "ski-tour")
    entry = anna.bar.locator(".entry")
    while entry.count() == 0:
        anna.is_asked()
        anna.take()
    if phone:
        for face in ("6", "1", "6", "3", "3"):
            entry.get_by_role("button", name=face, exact=True).tap()
        anna.take(entry.get_by_role("button", name="That is my roll"))
    else:
        press(anna, "6", "1", "6", "3", "4", "Backspace", "3", "Enter")
    assert "13366" in anna.snapshot()


def test_a_digit_is_what_the_die_shows(visit: Visit) -> None:
    """Crystal Globe's dice begin with 3: the third option is a 5."""
    anna = visit()
    sit_down(anna, "crystal-globe")
    for key in ("1", "1", "2", "3"):  # the weather, then a form card each
        press(anna, key)
    keys = anna.bar.locator(".option kbd")
    while keys.all_inner_texts() != ["3", "4", "5"]:
        anna.is_asked()
        anna.take()
    press(anna, "3")
    anna.page.get_by_text("Anna rolls 3.").first.wait_for()


@pytest.mark.parametrize(("game", "prefix"), [("mass-start", "MS-"), ("sport-ist-mord", "SM-")])
def test_help_shows_a_clause_of_this_game(visit: Visit, game: str, prefix: str) -> None:
    anna = visit()
    sit_down(anna, game)
    anna.is_asked()
    anna.page.keyboard.press("?")
    clause = anna.page.get_by_role("dialog").locator(".clause")
    assert clause.inner_text().startswith(prefix)
    clause.click()
    anna.page.locator(f"[data-clause^='{prefix}']").first.wait_for()

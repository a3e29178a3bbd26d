"""Hints among several people: off until all agree."""

from __future__ import annotations

from tests.web.conftest import Visit
from tests.web.test_manners import friends


def test_whoever_asks_for_a_hint_first_asks_the_others(visit: Visit) -> None:
    anna, ben = visit(), visit()
    friends(anna, ben)
    anna.is_asked()
    anna.bar.get_by_role("button", name="Hint").click()
    anna.page.get_by_text("They are off until everybody does. Waiting for: Ben").wait_for()
    ben.page.get_by_text("Anna would like hints for everybody.").wait_for()
    ben.page.get_by_role("button", name="Agree").click()
    anna.page.get_by_text("You agree to hints.").wait_for(state="detached")
    anna.bar.get_by_role("button", name="Hint").click()
    anna.page.get_by_text("test games").wait_for()
    anna.page.locator(".ring").first.wait_for()

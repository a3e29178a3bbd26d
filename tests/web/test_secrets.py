"""Kept event cards stay with their owner: between two browsers, and between two people at one device."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.web.conftest import Visit
from tests.web.test_looks import serious
from tests.web.visitor import Visitor

CARD = "Fresh Legs"


def seat(visitor: Visitor, number: int, name: str, who: str) -> None:
    visitor.page.get_by_label(f"Name of seat {number}").fill(name)
    visitor.page.get_by_label(f"Who plays seat {number}?").select_option(who)


def real_dice(visitor: Visitor) -> None:
    """Dice and cards are typed in, so that the test knows what falls."""
    visitor.page.get_by_text("All 24 settings").click()
    visitor.page.get_by_label("We use real dice and cards and tap in what we get").check()


def draws_a_card(visitor: Visitor) -> None:
    """Rolls 3 from the start, to the E on b3, and draws a card to keep."""
    for word in ("Roll", "3", "b3", CARD):
        visitor.say(word)


def row(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(".ranking li", has_text=name)


def test_two_browsers_at_one_table(visit: Visit) -> None:
    anna, ben = visit(), visit()
    anna.set_up("Full")
    seat(anna, 1, "Anna", "me")
    seat(anna, 2, "Ben", "friend")
    real_dice(anna)
    anna.open_table()
    ben.join(anna, "Ben")
    assert "Anna's turn" in ben.bar.inner_text()
    draws_a_card(anna)
    ben.is_asked()
    row(anna, "Anna").get_by_role("button").first.click()
    row(anna, "Anna").get_by_text(CARD, exact=True).wait_for()
    row(ben, "Anna").get_by_role("button").first.click()
    row(ben, "Anna").get_by_text("1 event card, face down.").wait_for()
    assert CARD not in ben.told()
    assert "fresh-legs" in str(anna.fresh())
    assert "fresh-legs" not in str(ben.fresh())
    for word in ("Roll", "1", "b1"):
        ben.say(word)
    anna.is_asked()
    assert "Ben skis from P2 to b1." in anna.told()


def test_two_people_at_one_device(visit: Visit) -> None:
    both = visit(theme="night")
    both.set_up("Full")
    seat(both, 1, "Anna", "me")
    seat(both, 2, "Ben", "me")
    both.page.get_by_label("We share this device").check()
    real_dice(both)
    both.open_table()
    draws_a_card(both)
    cover = both.page.get_by_role("dialog", name="Pass the device to Ben")
    cover.wait_for()
    assert CARD not in both.told()
    assert serious(both) == []
    cover.get_by_role("button", name="I am Ben").click()
    both.is_asked()
    row(both, "Anna").get_by_role("button").first.click()
    row(both, "Anna").get_by_text("1 event card, face down.").wait_for()
    assert CARD not in both.told()
    for word in ("Roll", "1", "b1"):
        both.say(word)
    both.page.get_by_role("button", name="I am Anna").click()
    row(both, "Anna").get_by_text(CARD, exact=True).wait_for()

"""A throw is pressed by its owner: nobody sees the die before, and the word before it can be taken back until then."""

from __future__ import annotations

from tests.web.conftest import Visit
from tests.web.test_secrets import seat
from tests.web.test_table import shared_link
from tests.web.visitor import Heard


def test_a_friend_sees_the_die_only_after_i_pressed(visit: Visit) -> None:
    anna, ben = visit(), visit()
    anna.set_up("Basic")
    seat(anna, 1, "Anna", "me")
    seat(anna, 2, "Ben", "friend")
    anna.open_table()
    heard = Heard(ben)
    ben.join(anna, "Ben")
    first, second = (anna, ben) if anna.bar.get_attribute("data-asked") == "true" else (ben, anna)
    first.is_asked()
    second.bar.wait_for()
    assert "roll the die" in first.bar.inner_text()
    assert second.page.get_by_role("img", name="The die shows").count() == 0
    rolls = heard.kinds().count("rolled")
    step = second.step()
    first.take(first.page.get_by_role("button", name="Roll"))
    second.moved_on(step)
    second.page.get_by_role("img", name="The die shows").wait_for()
    assert heard.kinds().count("rolled") == rolls + 1


def test_the_word_before_my_throw_is_mine_until_i_press(visit: Visit) -> None:
    anna, watcher = visit(), visit()
    anna.set_up("Full")
    anna.open_table()
    anna.is_asked()
    heard = Heard(watcher)
    watcher.page.goto(shared_link(anna, "Invite someone to watch"))
    watcher.bar.wait_for()
    before = heard.kinds()
    for card in ("New skis", "New rifle"):
        anna.take(anna.page.locator(".hand").get_by_role("button", name=card))
    anna.bar.locator(".throw").get_by_text("Roll").wait_for()
    anna.take(anna.bar.get_by_role("button", name="Undo"))
    assert anna.bar.locator(".throw").count() == 0
    assert heard.kinds() == before
    anna.take(anna.page.locator(".hand").get_by_role("button", name="New rifle"))
    anna.page.keyboard.press("Space")
    for told in ("Aune puts on new skis", "Aune takes a new rifle", "Aune rolls"):
        watcher.page.get_by_text(told).first.wait_for()


def test_who_chose_to_roll_is_not_asked_again(visit: Visit) -> None:
    anna = visit()
    anna.sit("full")
    anna.is_asked()
    anna.take(anna.bar.get_by_role("button", name="1 Roll"))
    anna.page.get_by_role("img", name="The die shows").wait_for()


def test_dice_that_fall_by_themselves_need_no_press(visit: Visit) -> None:
    anna = visit()
    anna.set_up()
    anna.page.get_by_text("All 24 settings").click()
    anna.page.get_by_label("Loipe rolls and deals").check()
    anna.open_table()
    anna.is_asked()
    assert anna.page.locator("g.open").count() > 0
    anna.page.get_by_role("button", name="Table", exact=True).click()
    anna.page.get_by_text("Dice and cards: Loipe rolls and deals").wait_for()


def test_the_menu_says_why_nothing_can_be_taken_back(visit: Visit) -> None:
    anna = visit()
    anna.sit()
    anna.is_asked()
    anna.take(anna.page.get_by_role("button", name="Roll"))
    anna.take(anna.page.locator("g.open").first)
    anna.is_asked()
    anna.page.get_by_role("button", name="Table", exact=True).click()
    undo = anna.page.get_by_role("dialog").get_by_role("button", name="Undo")
    assert undo.is_disabled()
    assert "dice were rolled since your last move" in undo.inner_text()

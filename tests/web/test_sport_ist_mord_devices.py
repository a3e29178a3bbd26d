"""Sport ist Mord at one device: claims under the cover, a game by keys alone, dice and cards that are tapped in."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator

from tests.web.conftest import Visit
from tests.web.test_looks import FINGER, serious
from tests.web.test_race import tab_to
from tests.web.test_secrets import seat
from tests.web.test_sport_ist_mord import CARD, SPORT, opening, presses, rolls, sealed, table
from tests.web.visitor import Visitor

NAMES = ("Anna", "Ben", "Cleo")
OPEN = "() => document.activeElement?.dataset.open === 'yes'"
LAST_ROUND = "() => document.activeElement?.id === 'choice-last_round'"
LIFTABLE = "() => !!document.activeElement?.matches('g.die.open[aria-pressed=false]')"


def at_one_device(visitor: Visitor) -> None:
    """Three people, one device, their own dice; one round."""
    visitor.go()
    visitor.touch(visitor.page.get_by_role("link", name="Set up a table: Sport ist Mord"))
    visitor.touch(visitor.page.get_by_label("Remove seat 4"))
    for number, name in enumerate(NAMES, 1):
        seat(visitor, number, name, "me")
    visitor.page.get_by_label("We share this device").check()
    visitor.touch(visitor.page.get_by_text(re.compile(r"All \d+ settings")))
    visitor.page.get_by_label("We use real dice and cards and tap in what we get").check()
    visitor.page.get_by_label("Last round").fill("1")
    visitor.open_table()


def cover(visitor: Visitor, name: str) -> Locator:
    found = visitor.page.get_by_role("dialog", name=f"Pass the device to {name}")
    found.wait_for()
    return found


def uncover(visitor: Visitor, name: str) -> None:
    cover(visitor, name).get_by_role("button", name=f"I am {name}").click()
    visitor.is_asked()


def claims(visitor: Visitor, card: str) -> None:
    visitor.is_asked()
    visitor.touch(visitor.page.locator(f"{CARD}[data-card={card}]"))


@pytest.mark.parametrize("phone", [pytest.param(False, marks=pytest.mark.long), True], ids=["desktop", "phone"])
def test_claims_at_one_device_stay_under_the_cover(visit: Visit, phone: bool) -> None:
    all_three = visit(phone=phone)
    at_one_device(all_three)
    opening(all_three, all_three, all_three)
    for _ in NAMES:
        all_three.is_asked()
        for sport in ("bowling", "tennis"):
            all_three.take(all_three.page.locator(f"{SPORT}[data-target={sport}]"))
        presses(all_three, "Done")
    for _ in ("bowling", "tennis"):
        for card in ("Training", "Training", "U2"):
            presses(all_three, card)
        claims(all_three, "U2")
        assert cover(all_three, "Ben").is_visible()
        assert "U2" not in all_three.told()
        assert serious(all_three) == []
        uncover(all_three, "Ben")
        sealed(all_three, "Anna").get_by_text("sealed").wait_for()
        assert "your claim" not in all_three.told()
        claims(all_three, "T")
        uncover(all_three, "Cleo")
        assert "your claim" not in all_three.told()
        claims(all_three, "T")
        all_three.page.locator(".podium, .bar[data-asked=true]").first.wait_for()
    assert all_three.page.get_by_role("dialog", name="Pass the device").count() == 0
    all_three.page.keyboard.press("Escape")
    all_three.page.locator(".podium").wait_for(state="detached")


def test_a_game_by_keys_alone(visit: Visit) -> None:
    """One round with real dice, from the start page to the podium."""
    anna = visit()
    page = anna.page
    anna.go()
    tab_to(anna, "Set up a table: Sport ist Mord")
    page.keyboard.press("Enter")
    tab_to(anna, "Remove seat 4")
    page.keyboard.press("Enter")
    tab_to(anna, "All 4 settings")
    page.keyboard.press("Enter")
    tab_until(anna, LAST_ROUND)
    page.keyboard.type("1")
    tab_to(anna, "Each of us rolls our own dice")
    page.keyboard.press("ArrowDown")
    tab_to(anna, "Open the table")
    page.keyboard.press("Enter")
    falls = Random(1)
    while anna.is_asked():
        step, asked = anna.step(), page.locator(".bar h2").inner_text()
        if dice := re.search(r"roll (\d+|a \d)", asked):
            count = int(dice[1]) if dice[1].isdigit() else 1
            page.keyboard.type("1" + "".join(falls.choices("123456", k=count - 1)))
            page.keyboard.press("Enter")
        else:
            options = anna.fresh()["asks"][0]["options"]
            page.keyboard.type("1".zfill(len(str(len(options)))))
        anna.moved_on(step)
    assert page.locator(".podium li").count() == 3


def test_enter_confirms_a_roll_while_a_sport_has_the_focus(visit: Visit) -> None:
    anna = visit()
    table(anna, [{"who": "me", "name": name} for name in NAMES], dice="physical", rounds=1)
    anna.is_asked()
    step = anna.step()
    anna.page.locator("rect.touch[data-target=bowling]").focus()
    anna.page.keyboard.type("1112223334")
    anna.page.keyboard.press("Enter")
    anna.moved_on(step)
    anna.page.locator(".panel").get_by_text("Anna rolls for training: 1, 1, 1, 2, 2, 2, 3, 3, 3, 4.").wait_for()


def tab_until(visitor: Visitor, condition: str) -> None:
    """Presses Tab until what has the focus is wanted."""
    for _ in range(90):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate(condition):
            return
    raise AssertionError(f"Tab never comes to {condition}")


def test_keys_lift_another_die_and_place_it(visit: Visit) -> None:
    anna = visit()
    table(anna, [{"who": "me", "name": name} for name in NAMES], dice="physical", rounds=1)
    opening(anna, anna, anna, dopes=True)
    anna.page.locator("g.die.lifted[data-die='1+']").wait_for()
    tab_until(anna, LIFTABLE)
    anna.page.keyboard.press("Enter")
    anna.page.locator("g.die.lifted[data-die='1']").wait_for()
    step = anna.step()
    tab_until(anna, OPEN)
    anna.page.keyboard.press("Enter")
    anna.moved_on(step)


@pytest.mark.parametrize("phone", [pytest.param(False, marks=pytest.mark.long), True], ids=["desktop", "phone"])
def test_real_dice_and_cards_are_tapped_in(visit: Visit, phone: bool) -> None:
    """Every kind of chance: training, both coaches, a pill, the deck, a contest with a tie, the card for a pill."""
    anna = visit(phone=phone)
    table(anna, [{"who": "me", "name": name} for name in NAMES], dice="physical", rounds=1)
    for dice in ("6666666661", "1112222222", "1112222223"):
        rolls(anna, dice)
    presses(anna, "Cleo")
    anna.take(anna.page.locator("g.die.open[data-die='6']"))
    presses(anna, "Re-roll 1 die")
    tap(anna, "1")
    presses(anna, "Ben")
    anna.take(anna.page.locator(".clipboard [data-die='1:2']"))
    anna.is_asked()
    assert "re-roll a 2 of Ben" in anna.page.locator(".bar h2").inner_text()
    tap(anna, "1")
    presses(anna, "Re-roll all 10 dice")
    rolls(anna, "1166666666")
    anna.is_asked()
    anna.take(anna.page.locator("g.die.open[data-die='1']"))
    presses(anna, "Keep the pill")
    presses(anna, "Keep the pills")
    for _ in NAMES:
        anna.is_asked()
        anna.take(anna.page.locator(f"{SPORT}[data-target=chess]"))
        presses(anna, "Done")
    for card in ("Training", "U2", "U6"):
        presses(anna, card)
    for _ in NAMES:
        anna.is_asked()
        anna.take(anna.page.locator(f"{CARD}[data-card=T]"))
    for dice in ("666666666", "111111111", "111111111"):
        rolls(anna, dice)
    assert anna.page.get_by_role("heading", name="Chess").count() == 1
    presses(anna, "Keep the dice")
    presses(anna, "Keep the dice")
    rolls(anna, "111111112")
    rolls(anna, "111111111")
    presses(anna, "Keep the dice")
    anna.take(anna.page.locator(f"{CARD}[data-card=T]"))
    anna.take(anna.page.locator(f"{CARD}[data-card=U6]"))
    presses(anna, "Training")
    anna.page.locator(".podium").wait_for()


def tap(visitor: Visitor, value: str) -> None:
    """A single die needs one tap, and room for a finger."""
    visitor.is_asked()
    button = visitor.page.locator(".clipboard").get_by_role("button", name=value, exact=True)
    box = button.bounding_box()
    assert box and min(box["width"], box["height"]) >= FINGER - 0.5
    visitor.take(button)


def test_real_dice_are_typed(visit: Visit) -> None:
    anna = visit()
    table(anna, [{"who": "me", "name": name} for name in NAMES], dice="physical", rounds=1)
    anna.is_asked()
    for key in (*"11666666665", "Backspace", *"7094"):
        anna.page.keyboard.press(key)
    step = anna.step()
    anna.page.keyboard.press("Enter")
    anna.moved_on(step)
    assert "Anna rolls for training: 1, 1, 4, 6, 6, 6, 6, 6, 6, 6." in anna.told()

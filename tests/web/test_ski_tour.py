"""Ski Tour in the browser: a race by mouse, by touch and by keys; two browsers that choose at once."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator

from tests.web.conftest import Visit
from tests.web.test_looks import FINGER, Onlookers
from tests.web.visitor import Visitor

TRAY = ".tray button.open"
SPACE = "g.open"
BUTTON = ".bar .option:enabled"
HEADS = ".bar h2"


def set_up(visitor: Visitor, *, rounds: int, seats: int) -> None:
    """From the start page: me and bots, an early end."""
    visitor.go()
    visitor.touch(visitor.page.get_by_role("link", name="Set up a table: Ski Tour"))
    visitor.touch(visitor.page.get_by_text("All 8 settings"))
    visitor.page.get_by_label("Last round").fill(str(rounds))
    while visitor.page.locator("li button[aria-label^='Remove seat']").count() > seats:
        visitor.touch(visitor.page.locator("li button[aria-label^='Remove seat']").last)
    told = visitor.page.get_by_text("Two players run two seats each and take turns")
    assert told.count() == (1 if seats == 2 else 0)
    visitor.open_table()


def table(visitor: Visitor, seats: list[dict[str, str]], **settings: object) -> Any:
    """A table made over the API; the visitor sits down at it."""
    wish = {"game": "ski-tour", "auto_dice": True, "preset": "starter", "seats": seats, "settings": settings}
    created = visitor.request.post(f"{visitor.url}/api/tables", data=wish).json()
    visitor.go(created["mine"]["path"])
    visitor.bar.wait_for()
    return created


ME = {"who": "me", "name": "Aune"}
BOT = {"who": "bot", "name": "Lind", "bot": "thumb"}
RIVAL = {"who": "bot", "name": "Morel", "bot": "thumb"}


def choice(visitor: Visitor) -> Locator:
    """Off with what is taken if that is open, else a step ahead, else the first amber thing on the tray."""
    found = visitor.open_kinds(BUTTON, SPACE, TRAY)
    return found.last if found.first.evaluate("one => one.matches('g')") else found.first


def play(visitor: Visitor) -> list[str]:
    """To the podium; the questions on the way."""
    asked: list[str] = []
    while visitor.is_asked():
        asked.append(visitor.page.locator(HEADS).inner_text())
        visitor.take(choice(visitor))
    return asked


QUESTIONS = {
    "take": "take a column",
    "move": "where to?",
    "aim": "which heart do you shoot with",
}


def until(visitor: Visitor, question: str) -> None:
    """Plays on until something is asked; a second column is bought, so that hearts differ at the range."""
    visitor.player().ahead(f"ski-tour-ask-{question}", choose=on)
    visitor.page.locator(f".bar[data-asked=true] h2:has-text('{QUESTIONS[question]}')").wait_for()


def on(question: Any) -> str:
    """A column that has its price if there is one, else off with what is taken, else a step ahead."""
    options = question["options"]
    bought = [option for option in options if option["message"] == "ski-tour-do-column" and option["facts"]["price"]]
    plain = [option for option in options if not option["target"]]
    columns = [option for option in options if option["target"].startswith("column:")]
    return str((bought or plain or columns or options[-1:])[0]["word"])


@pytest.mark.parametrize("phone", [pytest.param(False, marks=pytest.mark.long), True], ids=["mouse", "touch"])
def test_from_the_start_page_to_the_podium(visit: Visit, phone: bool) -> None:
    anna = visit(phone=phone)
    set_up(anna, rounds=4, seats=3)
    asked = play(anna)
    assert any("take a column" in question for question in asked)
    assert any("where to?" in question for question in asked)
    assert anna.page.locator(".podium li").count() == 3
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= (360 if phone else 1440)


def test_nations_are_chosen_by_name_and_none_twice(visit: Visit) -> None:
    """ST-1: what another seat has is swapped; nations of a boards file of one's own are typed."""
    anna = visit()
    anna.go()
    anna.touch(anna.page.get_by_role("link", name="Set up a table: Ski Tour"))
    anna.touch(anna.page.get_by_text("All 8 settings"))
    first, second = (anna.page.get_by_label(f"Nations {place}") for place in (1, 2))
    assert first.locator("option:checked").inner_text() == "Norway"
    first.select_option("United Kingdom")
    second.select_option("United Kingdom")
    assert first.locator("option:checked").inner_text() == "Germany"
    anna.open_table()
    assert json.loads(anna.snapshot())["settings"]["nations"][:3] == ["germany", "united-kingdom", "russia"]
    anna.go("/#set-up/ski-tour")
    anna.touch(anna.page.get_by_text("All 8 settings"))
    anna.page.get_by_label("Nations 1").select_option("Type the names …")
    assert anna.page.get_by_label("Nations", exact=True).input_value().startswith("norway, germany")


def test_two_players_run_two_nations_each(visit: Visit) -> None:
    anna = visit()
    set_up(anna, rounds=2, seats=2)
    assert anna.page.locator(".ranking .row.mine").count() == 2
    asked = play(anna)
    assert anna.page.locator(".podium li").count() == 4
    assert {question.split(",")[0] for question in asked} >= {"Aune", "Aune 2"}


def test_a_whole_race_ends_at_the_goal(visit: Visit) -> None:
    anna = visit()
    table(anna, [ME, BOT, RIVAL])
    anna.play_out()
    assert '"kind":"shot"' in anna.snapshot()
    assert "The race is decided." in anna.told()


def test_by_keys_alone(visit: Visit) -> None:
    anna = visit()
    table(anna, [ME, BOT, RIVAL], last_round=3)
    keys = 0
    while anna.is_asked():
        step = anna.step()
        anna.page.keyboard.press("Space" if anna.page.locator(".bar .throw").count() else "1")
        anna.moved_on(step)
        keys += 1
    assert keys > 3
    assert anna.page.locator(".podium li").count() == 3


def test_every_option_has_its_place(visit: Visit) -> None:
    anna = visit()
    table(anna, [ME, BOT, RIVAL], wax="chosen", last_round=3)
    while anna.is_asked():
        step = anna.step()
        shown = anna.page.locator(f"{TRAY}, {SPACE}, .bar .option").evaluate_all(
            "found => found.map(one => (one.ariaLabel ?? one.innerText).trim().split(/[:\\n]/)[0])"
        )
        digits = {name for name in shown if name.isdigit()}
        assert digits == {str(number) for number in range(1, len(digits) + 1)} or len(shown) == 1
        anna.page.keyboard.press("1")
        anna.moved_on(step)


def test_one_touch_goes_to_the_end_of_the_move(visit: Visit) -> None:
    anna = visit()
    table(anna, [ME, BOT, RIVAL])
    while True:
        until(anna, "move")
        if anna.page.locator("g.end").count():
            break
        anna.take(choice(anna))
    goal = str(anna.page.locator("g.end").first.get_attribute("data-end"))
    step = anna.step()
    anna.page.locator("g.end").first.click()
    anna.moved_on(step)
    anna.page.locator(".panel li", has_text=f"to {goal}.").first.wait_for()


def test_the_tray_previews_the_plan_and_the_bar_counts_it(visit: Visit) -> None:
    anna = visit()
    table(anna, [ME, BOT, RIVAL], stamina="top")
    priced = anna.page.locator(".tray .well.open:has(.price)")
    while True:
        until(anna, "take")
        anna.take(anna.page.locator(".tray .well.open").first)
        anna.is_asked()
        if priced.count():
            break
    ready = anna.page.locator(".tray .ready b").inner_text()
    anna.take(priced.first)
    assert anna.page.locator(".tray .well.taken").count() == 2
    assert anna.page.locator(".tray .heart.due").count() == 1
    assert "83→67%" in anna.page.locator(".tray .hearts").inner_text()
    assert anna.page.locator(".tray .ready b").inner_text() == ready
    assert "after this move" in anna.page.locator(".tray .ready").inner_text()
    counted = anna.bar.locator(".tally span").all_inner_texts()
    assert counted[0].startswith("column ") and counted[-1] == "costs 1 stamina" and "steps" in counted[-2]
    anna.take(anna.bar.get_by_role("button", name="Undo"))
    assert anna.page.locator(".tray .heart.due").count() == 0
    assert anna.page.get_by_role("img", name="Norway").count() == 2  # in the ranking and on the tray


def test_at_one_device_the_places_of_sixes_and_wax_are_covered(visit: Visit) -> None:
    anna = visit()
    anna.go()
    anna.touch(anna.page.get_by_role("link", name="Set up a table: Ski Tour"))
    anna.touch(anna.page.locator(".presets label").nth(1))
    anna.page.locator("li select").nth(1).select_option("me")
    assert anna.page.get_by_label("We share this device").is_checked()
    anna.touch(anna.page.get_by_role("button", name="Open the table"))
    anna.bar.wait_for()
    for _ in range(6):
        anna.is_asked()
        assert "Aune" in anna.page.locator(HEADS).inner_text()
        anna.take(anna.page.locator(".tray .choice .open").first)
    cover = anna.page.locator(".cover")
    cover.get_by_text("Morel").first.wait_for()
    assert not anna.page.locator(".tray").is_visible()
    cover.get_by_role("button").click()
    cover.wait_for(state="detached")
    anna.touch(anna.page.get_by_role("button", name="Board of Aune"))
    assert "face down" in (anna.page.locator(".tray .token").first.get_attribute("aria-label") or "")


def test_a_plan_can_be_taken_back(visit: Visit) -> None:
    anna = visit()
    table(anna, [ME, BOT, RIVAL])
    until(anna, "take")
    anna.take(anna.page.locator(".tray .well.open").first)
    assert "so far" in anna.page.locator(HEADS).inner_text() or "where to" in anna.page.locator(HEADS).inner_text()
    anna.take(anna.bar.get_by_role("button", name="Undo"))
    assert "take a column" in anna.page.locator(HEADS).inner_text()


def test_two_browsers_choose_at_once(visit: Visit) -> None:
    anna, bert = visit(), visit()
    made = table(anna, [ME, {"who": "friend", "name": "Bert"}, BOT], wax="chosen", last_round=2)
    bert.go(made["friends"][0]["path"])
    for visitor in (anna, bert):
        assert visitor.is_asked()
        assert "wax row" in visitor.page.locator(HEADS).inner_text()
    for _ in range(5):
        bert.take(bert.page.locator(".tray .choice .open").first)
        anna.take(anna.page.locator(".tray .choice .open").last)
    assert "face down" in bert_row(anna)
    anna.take(anna.page.locator(".tray .choice .open").first)
    bert.take(bert.page.locator(".tray .choice .open").first)
    for visitor, other in ((anna, "Bert"), (bert, "Aune")):
        visitor.page.locator(".panel li", has_text=f"Wax row of {other}").wait_for()
        visitor.page.get_by_role("button", name=f"Board of {other}").click()
        assert visitor.page.locator(".tray .token[aria-label*='face down']").count() == 0


def bert_row(visitor: Visitor) -> str:
    """What a visitor sees of the other's wax row."""
    visitor.page.get_by_role("button", name="Board of Bert").click()
    row = visitor.page.locator(".tray .token").first.get_attribute("aria-label") or ""
    visitor.page.get_by_role("button", name="Board of Aune").click()
    return row


def test_other_boards_are_a_tap_away(visit: Visit) -> None:
    anna = visit(phone=True)
    table(anna, [ME, BOT, RIVAL])
    anna.is_asked()
    anna.touch(anna.page.get_by_role("button", name="Board of Lind"))
    anna.page.locator(".tray.other").wait_for()
    assert anna.page.locator(TRAY).count() == 0


def test_a_standing_order_is_kept(visit: Visit) -> None:
    anna = visit()
    table(anna, [ME, BOT, RIVAL])
    anna.is_asked()
    anna.page.locator(".ranking .row.mine").click()
    never = anna.page.get_by_role("button", name="Never follow")
    assert never.get_attribute("aria-pressed") == "false"
    never.click()
    anna.page.locator("button[aria-pressed=true]", has_text="Never follow").wait_for()


def test_axe_finds_nothing_serious_in_any_look(visit: Visit) -> None:
    anna = visit()
    table(anna, [ME, BOT, RIVAL])
    onlookers = Onlookers(visit, anna)
    for question in QUESTIONS:
        until(anna, question)
        assert onlookers.serious() == {}, question


def test_fingers_find_their_targets(visit: Visit) -> None:
    anna = visit(phone=True)
    table(anna, [ME, BOT, RIVAL])
    for question in QUESTIONS:
        until(anna, question)
        anna.page.wait_for_function("() => document.getAnimations().length === 0")
        for found in anna.page.locator(f"{TRAY}, {SPACE}").all():
            box = found.bounding_box()
            assert box and box["width"] >= FINGER and box["height"] >= FINGER - 2, (question, box)

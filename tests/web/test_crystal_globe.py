"""Crystal Globe in the browser: a race at each level by mouse, touch and keys, the range near, secret hands."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator

from tests.web.conftest import Visit
from tests.web.test_looks import FINGER, Onlookers, serious
from tests.web.test_secrets import seat
from tests.web.visitor import Visitor

SQUARE = "g.open"
CARD = ".hand button.open"
ANSWER = ".verdict button[data-word]"
BUTTON = ".bar .option:enabled"
LEVELS = {"ludique": "Level 1", "tactique": "Level 2", "strategique": "Level 3"}
BOTS: list[dict[str, str]] = [{"who": "bot", "bot": "thumb", "name": name} for name in ("Morel", "Brandt")]


def set_up(visitor: Visitor, preset: str, rounds: int, shared: bool = False) -> None:
    """From the start page: two skiers, one of them mine or both people's at this device, and an early end."""
    visitor.go()
    visitor.touch(visitor.page.get_by_role("link", name=re.compile("Set up a table: .*Crystal Globe")))
    visitor.touch(visitor.page.locator(".presets label", has_text=LEVELS[preset]))
    while visitor.page.locator("li button[aria-label^='Remove seat']").count() > 2:
        visitor.touch(visitor.page.locator("li button[aria-label^='Remove seat']").last)
    if shared:
        seat(visitor, 1, "Anna", "me")
        seat(visitor, 2, "Ben", "me")
        visitor.page.get_by_label("We share this device").check()
    visitor.touch(visitor.page.get_by_text(re.compile(r"All \d+ settings")))
    visitor.page.get_by_label("Last round").fill(str(rounds))
    visitor.touch(visitor.page.get_by_role("button", name="Open the table"))
    visitor.page.locator(".bar").wait_for(state="attached")


def table(visitor: Visitor, seats: list[dict[str, str]], preset: str = "tactique", **settings: Any) -> Any:
    """A table made over the API; the visitor sits down at it."""
    wish = {"game": "crystal-globe", "auto_dice": True, "seats": seats, "preset": preset, "settings": settings}
    created = visitor.request.post(f"{visitor.url}/api/tables", data=wish).json()
    visitor.go(created["mine"]["path"])
    visitor.bar.wait_for()
    return created


def me() -> list[dict[str, str]]:
    return [{"who": "me", "name": "Anna"}, *BOTS]


def choice(visitor: Visitor) -> Locator:
    """Shoot on, the far end of the move, or whatever else is asked."""
    found = visitor.open_kinds(ANSWER, SQUARE, BUTTON, CARD)
    return found.last if found.first.evaluate(f"choice => choice.matches('{SQUARE}')") else found.first


def act(visitor: Visitor) -> None:
    """One choice; a square is pressed on its digit, for the middle of a bent cell's box may lie outside it."""
    found = choice(visitor)
    if not found.locator("path + text").count():
        visitor.take(found)
        return
    box = found.locator("text").first.bounding_box()
    assert box is not None
    step, x, y = visitor.step(), box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if visitor.phone:
        visitor.page.touchscreen.tap(x, y)
    else:
        visitor.page.mouse.click(x, y)
    visitor.moved_on(step)


def far(question: Any) -> str | None:
    """The far end of the move, or the first thing to do."""
    squares = [option for option in question["options"] if option["target"] and ":" not in option["target"]]
    words = [option["word"] for option in squares[-1:] or question["options"][:1]]
    return words[0] if words else None


def until(visitor: Visitor, wanted: str) -> None:
    """Plays on until a card may be played, or an answer is due at the range."""
    visitor.player().ahead("crystal-globe-ask-aim" if wanted == ANSWER else "crystal-globe-ask-choose", choose=far)
    visitor.is_asked()
    visitor.page.locator(wanted).first.wait_for()


@pytest.mark.parametrize(
    ("preset", "phone"),
    [
        pytest.param("ludique", False, marks=pytest.mark.long),
        ("tactique", True),
        pytest.param("strategique", False, marks=pytest.mark.long),
    ],
    ids=[*LEVELS],
)
def test_a_race_from_the_start_page_to_the_podium(visit: Visit, preset: str, phone: bool) -> None:
    anna = visit(phone=phone)
    set_up(anna, preset, rounds=18)
    until(anna, ANSWER)
    shown = anna.page.locator(".closeup").inner_text()
    assert "Shoot on" in shown and "Stop here" in shown and "penalty loops" in shown
    while anna.is_asked():
        act(anna)
    assert anna.page.locator(".podium li").count() == 2
    anna.podium()
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= anna.page.viewport_size["width"]  # type: ignore[index]


ALIKE = "([one, two]) => one.getAttribute('fill') === two.getAttribute('fill')"
BADGE = """badges => badges.map(badge => [badge.querySelector('.number').textContent,
    ...['path', 'circle'].map(part => badge.querySelector(part).getAttribute('fill'))].join(' '))"""


def test_the_form_shows_the_colours_and_bases_of_the_table(visit: Visit) -> None:
    anna = visit()
    anna.go()
    anna.touch(anna.page.get_by_role("link", name=re.compile("Set up a table: .*Crystal Globe")))
    anna.touch(anna.page.locator(".presets label", has_text=LEVELS["tactique"]))
    anna.touch(anna.page.get_by_role("button", name="Add a seat"))
    seat(anna, 2, "Anna 2", "me")
    anna.page.get_by_label("We share this device").uncheck()
    anna.page.wait_for_function(f"() => ({ALIKE})(document.querySelectorAll('li .bib path'))")
    form = anna.page.locator("li .bib svg").evaluate_all(BADGE)
    assert len(form) == 5 and len({badge.split()[1] for badge in form}) == 4
    anna.touch(anna.page.get_by_role("button", name="Open the table"))
    anna.page.locator(".ranking .row").nth(4).wait_for()
    assert sorted(anna.page.locator(".ranking .row svg:has(.number)").evaluate_all(BADGE)) == form


def test_each_answer_at_the_range_has_its_own_numbers(visit: Visit) -> None:
    anna = visit()
    table(anna, me(), bases=["white", "grey", "black"])
    until(anna, ANSWER)
    question = anna.fresh()["asks"][0]
    for option in question["options"]:
        answer = anna.page.locator(f".answer:has([data-word={option['word']}])").inner_text()
        plain = next(part["facts"] for part in option["odds"] if part["message"].endswith("-split"))
        assert f"{plain['laps']:.1f}" in answer
        assert f"{plain['percent']}%" in answer if plain["clean"] else "–" in answer
    hits = question["options"][0]["odds"][0]["facts"]["ways"]
    assert f"{round(100 * hits / 12)}%" in anna.page.locator(".answer:has(.go)").inner_text()
    assert anna.page.locator(".housing li").count() == 5
    assert anna.page.locator(".housing li.fired").count() == 1
    anna.page.get_by_role("button", name="Other ways to split the shots").click()
    splits = sum(part["message"].endswith("-split") for option in question["options"] for part in option["odds"])
    assert anna.page.locator(".verdict li").count() == splits


def test_who_shoots_on_need_not_press_for_the_shot_again(visit: Visit) -> None:
    anna = visit()
    wish = {"game": "crystal-globe", "seats": me(), "preset": "tactique", "auto_dice": False}
    anna.go(anna.request.post(f"{anna.url}/api/tables", data=wish).json()["mine"]["path"])
    anna.bar.wait_for()
    until(anna, ANSWER)
    fired = anna.page.locator(".housing li.fired")
    before = fired.count()
    anna.take(anna.page.locator(".verdict [data-word=go]"))
    fired.nth(before).wait_for()


def test_stopping_leaves_the_stand_and_comes_back_to_it(visit: Visit) -> None:
    anna = visit()
    table(anna, me())
    until(anna, ANSWER)
    anna.take(anna.page.locator(".verdict [data-word=stop]"))
    anna.is_asked()
    anna.page.locator(".housing li.fired").nth(1).wait_for()
    assert anna.page.locator(".housing li.fired").count() == 2


def test_a_card_is_played_and_taken_back(visit: Visit) -> None:
    anna = visit()
    table(anna, me())
    until(anna, CARD)
    squares = targets(anna)
    assert anna.page.locator(".hand .card").count() == 5
    anna.take(anna.page.locator(CARD).last)
    assert anna.page.locator(".hand .card").count() == 4
    assert targets(anna) - squares or not targets(anna)
    anna.take(anna.bar.get_by_role("button", name="Undo"))
    assert anna.page.locator(".hand .card").count() == 5
    assert targets(anna) == squares


def targets(visitor: Visitor) -> set[str]:
    return {str(square.get_attribute("data-target")) for square in visitor.page.locator(SQUARE).all()}


def test_risks_and_gains_stand_beside_their_squares(visit: Visit) -> None:
    """Every move is checked on Isfjell's ice, and a +1 just played may come back."""
    anna = visit()
    table(anna, me(), course="isfjell", fall_squares=1)
    rows = {square["name"]: square["row"] for square in json.loads(anna.snapshot())["board"]["course"]["squares"]}
    seen: set[str] = set()
    while anna.is_asked() and len(seen) < 2:
        options = anna.fresh()["asks"][0]["options"]
        falls = {
            (rows.get(option["target"]), f"{part['facts']['percent']}%")
            for option in options
            for part in option["odds"]
            if "percent" in part["facts"]
        }
        squares = [option for option in options if option["target"] not in ("", "line")]
        if falls and not anna.page.locator(ANSWER).count():
            shown = anna.page.locator("g.fall text").all_text_contents()
            assert sorted(shown) == sorted(percent for _, percent in falls)
            seen.add("fall")
        if any(option["facts"].get("recovers") for option in squares):
            assert anna.page.locator("g.card text").first.text_content() == "+1"
            assert "back a +1 card" in anna.bar.inner_text()
            seen.add("recovers")
        card = anna.page.locator(".hand .card.open[data-target='card:1']")
        if card.count() and anna.page.locator(SQUARE).count():
            step = anna.step()
            card.first.dispatch_event("click")
            anna.moved_on(step)
        act(anna)
    assert seen == {"fall", "recovers"}


def test_teams_stand_in_the_ranking(visit: Visit) -> None:
    anna = visit()
    table(anna, [{"who": "me", "name": "Anna"}, *BOTS, *BOTS, BOTS[0]], preset="relay")
    rows = anna.page.locator(".ranking .row").all_inner_texts()
    assert [sum(team in row for row in rows) for team in ("RED", "BLUE")] == [3, 3]
    act(anna)
    anna.is_asked()
    rows = anna.page.locator(".ranking .row").all_inner_texts()
    assert sum("WAITS" in row for row in rows) == 4
    assert not any("+-" in row for row in rows)


def test_low_windows_show_the_answers_whole(visit: Visit) -> None:
    anna = visit()
    table(anna, me())
    until(anna, ANSWER)
    for width, height in ((1280, 640), (1024, 560), (1366, 768)):
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.stand_still()
        bar = anna.bar.bounding_box()
        assert bar is not None
        boxes = [box for part in anna.page.locator(".answer, .answer dd").all() if (box := part.bounding_box())]
        assert len(boxes) == 8
        panel = anna.page.locator("section.panel").bounding_box()
        assert panel is not None
        assert all(box["y"] + box["height"] <= bar["y"] and box["x"] + box["width"] <= panel["x"] for box in boxes)


def test_a_race_by_keys_alone(visit: Visit) -> None:
    anna = visit()
    table(anna, me(), preset="ludique", last_round=5)
    taken = 0
    while anna.is_asked():
        step, options = anna.step(), anna.fresh()["asks"][0]["options"]
        anna.page.keyboard.press(str(min(9, len(options))))
        anna.moved_on(step)
        taken += 1
    assert taken >= 5


def test_an_option_beyond_nine_is_typed_as_shown(visit: Visit) -> None:
    anna = visit()
    table(anna, me(), preset="strategique")
    while anna.is_asked() and len(options := anna.fresh()["asks"][0]["options"]) < 11:
        anna.take(anna.page.locator(SQUARE).last)
    step, goal = anna.step(), options[10]["target"]
    assert anna.page.locator(f"g.open[data-target='{goal}'] text").first.text_content() == "11"
    anna.page.keyboard.press("1")
    anna.bar.get_by_text("1 …").wait_for()
    anna.page.keyboard.press("1")
    anna.moved_on(step)
    anna.page.locator(".panel").get_by_text(re.compile(rf"Anna skis from \w+ to {goal}")).wait_for()


def test_two_people_at_one_device_have_a_skier_and_a_colour_each_at_level_one(visit: Visit) -> None:
    both = visit()
    set_up(both, "ludique", rounds=6, shared=True)
    covered(both, ("Anna", "Ben")[seat_asked(both)])
    rows = both.page.locator(".ranking .row").all_inner_texts()
    assert [sum(team in row for row in rows) for team in ("RED", "BLUE")] == [1, 1]


def test_one_person_with_two_skiers_at_level_one_is_told_why_not(visit: Visit) -> None:
    anna = visit()
    anna.go()
    anna.touch(anna.page.get_by_role("link", name=re.compile("Set up a table: .*Crystal Globe")))
    seat(anna, 2, "Ben", "me")
    anna.page.get_by_label("We share this device").uncheck()
    anna.touch(anna.page.get_by_role("button", name="Open the table"))
    anna.page.get_by_text("At level 1 each player has 1 skier, not 2").wait_for()


def test_two_people_at_one_device_keep_their_cards_apart(visit: Visit) -> None:
    both = visit()
    set_up(both, "tactique", rounds=6, shared=True)
    before = -1
    for _ in range(4):
        holder = seat_asked(both)
        name, other = ("Anna", "Ben")[holder], ("Anna", "Ben")[1 - holder]
        if holder != before:
            covered(both, name)
        before = holder
        both.is_asked()
        own = both.view()["own"]["hands"][str(holder)]
        labels = [str(card.get_attribute("aria-label")) for card in both.page.locator(".hand li > *").all()]
        assert sorted(re.findall(r"[+](\d)", " ".join(labels))) == sorted(str(card["value"]) for card in own["hand"])
        assert f"Form card +{own['form']}, under the deck" in both.told()
        assert re.search(rf"{name} draws a \+\d form card", log(both))
        assert f"{other} draws a form card" in log(both)
        assert not re.search(rf"{other} draws a \+\d form card", log(both))
        both.page.locator(".ranking .row", has_text=other).click()
        assert "5 cards in hand" in both.page.locator(".facts").inner_text()
        assert both.page.locator(".facts .card").count() == 0
        both.page.locator(".ranking .row", has_text=other).click()
        while seat_asked(both) == holder:
            act(both)


def covered(visitor: Visitor, name: str) -> None:
    """Nothing of the table is on the page until the next person has the device in hand."""
    cover = visitor.page.get_by_role("dialog", name=f"Pass the device to {name}")
    cover.wait_for()
    assert "+" not in visitor.told() and "orm" not in visitor.told()
    assert not visitor.page.locator(".hand, .ranking").first.is_visible()
    assert serious(visitor) == []
    cover.get_by_role("button", name=f"I am {name}").click()


def seat_asked(visitor: Visitor) -> int:
    return int(visitor.fresh()["owing"][0])


def test_two_browsers_with_secret_hands(visit: Visit) -> None:
    anna, ben = visit(), visit()
    seats = [{"who": "me", "name": "Anna"}, {"who": "friend", "name": "Ben"}]
    made = table(anna, seats, last_round=6)
    ben.go(made["friends"][0]["path"])
    ben.bar.wait_for()
    for _ in range(4):
        one = (anna, ben)[anna.fresh()["owing"][0]]
        assert one.is_asked()
        act(one)
    for place, one in enumerate((anna, ben)):
        hands = one.view()["own"]["hands"]
        assert [*hands] == [str(place)]
        shown = one.page.locator(".hand .card").count()
        assert shown == len(hands[str(place)]["hand"]) == 5
        assert f"Form card +{hands[str(place)]['form']}, under the deck" in one.told()
        assert one.page.locator(".hand").count() == 1
    forms = re.compile(r"(Anna|Ben) is in form")
    assert set(forms.findall(log(anna))) <= {"Anna"}
    assert set(forms.findall(log(ben))) <= {"Ben"}
    assert "Ben draws a form card" in log(anna) and "Anna draws a form card" in log(ben)


def log(visitor: Visitor) -> str:
    return str(visitor.page.get_by_role("region", name="Log, rulebook, chances").inner_text())


def test_axe_finds_nothing_serious_in_any_look(visit: Visit) -> None:
    anna = visit()
    table(anna, me())
    onlookers = Onlookers(visit, anna)
    for asked in (CARD, ANSWER):
        until(anna, asked)
        assert onlookers.serious() == {}, asked


def test_fingers_find_squares_cards_and_answers(visit: Visit) -> None:
    anna = visit(phone=True)
    table(anna, me())
    until(anna, CARD)
    boxes = [box for card in anna.page.locator(CARD).all() if (box := card.bounding_box())]
    until(anna, ANSWER)
    boxes += [box for answer in anna.page.locator(ANSWER).all() if (box := answer.bounding_box())]
    assert [box for box in boxes if min(box["width"], box["height"]) < FINGER - 0.5] == []
    assert all(box["x"] >= -0.5 and box["x"] + box["width"] <= 360.5 for box in boxes)

"""Sport ist Mord in the browser: a game by mouse and by touch, dice that are dragged, claims that stay sealed."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator

from tests.web.conftest import Visit
from tests.web.test_looks import FINGER, Onlookers, serious
from tests.web.visitor import Visitor

SPORT = "rect.touch[data-open=yes]"
CARD = ".clipboard button.card"
DIE = "g.die.open, .clipboard button.die"
BUTTON = ".bar .option:enabled"


def set_up(visitor: Visitor, rounds: int) -> None:
    """From the start page: four seats, one of them mine, and an early end."""
    visitor.go()
    visitor.touch(visitor.page.get_by_role("link", name="Set up a table: Sport ist Mord"))
    visitor.touch(visitor.page.get_by_text("All 4 settings"))
    visitor.page.get_by_label("Last round").fill(str(rounds))
    visitor.open_table()


def table(visitor: Visitor, seats: list[dict[str, str]], dice: str = "live", rounds: int = 30) -> Any:
    """A table made over the API; the visitor sits down at it."""
    wish = {
        "game": "sport-ist-mord",
        "auto_dice": True,
        "seats": seats,
        "dice": dice,
        "settings": {"last_round": rounds},
    }
    created = visitor.request.post(f"{visitor.url}/api/tables", data=wish).json()
    visitor.go(created["mine"]["path"])
    visitor.bar.wait_for()
    return created


def choice(visitor: Visitor) -> Locator:
    """The first thing to do: a sport for the die in hand, a card, a button, a die."""
    return visitor.open_kinds(SPORT, CARD, BUTTON, DIE).first


def play(visitor: Visitor) -> list[str]:
    """To the podium; the questions on the way."""
    asked: list[str] = []
    while visitor.is_asked():
        asked.append(visitor.page.locator(".bar h2").inner_text())
        visitor.take(choice(visitor))
    return asked


def until_dice_are_placed(visitor: Visitor) -> None:
    """Plays on to that question, always by the first word."""
    visitor.player().ahead("sport-ist-mord-ask-place", choose=lambda question: question["options"][0]["word"])
    visitor.page.locator(".bar[data-asked=true] h2", has_text="place your dice").wait_for()


@pytest.mark.parametrize("phone", [pytest.param(False, marks=pytest.mark.long), True], ids=["mouse", "touch"])
def test_a_game_from_the_start_page_to_the_podium(visit: Visit, phone: bool) -> None:
    anna = visit(phone=phone)
    set_up(anna, rounds=2)
    assert play(anna), "a pill in hand is asked about, whatever the dice show"
    assert anna.page.locator(".podium li").count() == 4
    anna.podium()
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("heading", name="Round 2 in short").wait_for()
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= anna.page.viewport_size["width"]  # type: ignore[index]


def test_axe_finds_nothing_serious_in_any_look(visit: Visit) -> None:
    anna = visit()
    table(anna, four())
    until_dice_are_placed(anna)
    assert Onlookers(visit, anna).serious() == {}


def four() -> list[dict[str, str]]:
    return [{"who": "me", "name": "Anna"}, *({"who": "bot", "bot": "thumb", "name": name} for name in ("B", "C", "D"))]


def test_fingers_find_sports_and_dice(visit: Visit) -> None:
    anna = visit(phone=True)
    table(anna, four())
    until_dice_are_placed(anna)
    touch = anna.page.locator(f"{SPORT}, g.die.open rect.touch")
    boxes = [box for place in touch.all() if (box := place.bounding_box())]
    assert len(boxes) > 2
    assert [box for box in boxes if min(box["width"], box["height"]) < FINGER - 0.5] == []
    assert [box for box in boxes if box["x"] < -0.5 or box["x"] + box["width"] > 360.5] == []


def test_a_die_is_dragged_to_a_sport_and_taken_back(visit: Visit) -> None:
    anna = visit()
    table(anna, four())
    until_dice_are_placed(anna)
    before = dice_at(anna, "bowling")
    step = anna.step()
    carry(anna, "bowling")
    anna.moved_on(step)
    assert dice_at(anna, "bowling") == before + 1
    anna.take(anna.bar.get_by_role("button", name="Undo"))
    assert dice_at(anna, "bowling") == before


def dice_at(visitor: Visitor, sport: str) -> int:
    return visitor.page.locator(f"g.station[data-sport={sport}] g.dropped").count()


def carry(visitor: Visitor, sport: str) -> None:
    """The die in hand from the bench to a sport, with the mouse button held."""
    die = visitor.page.locator("g.die.lifted rect.touch").bounding_box()
    goal = visitor.page.locator(f"rect.touch[data-target={sport}]").bounding_box()
    assert die and goal
    mouse = visitor.page.mouse
    mouse.move(die["x"] + 20, die["y"] + 20)
    mouse.down()
    mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=5)
    mouse.up()


def test_keys_lift_a_die_and_place_it(visit: Visit) -> None:
    anna = visit()
    table(anna, four())
    until_dice_are_placed(anna)
    anna.page.locator(SPORT).first.focus()
    label = anna.page.locator(SPORT).first.get_attribute("aria-label") or ""
    assert re.search(r"\d+% to keep a card.*\d+% for an accident", label)
    step = anna.step()
    anna.page.keyboard.press("Enter")
    anna.moved_on(step)
    assert anna.bar.get_by_role("button", name="Undo").count() == 1


def test_the_chances_tab_lays_out_each_die_at_each_sport(visit: Visit) -> None:
    anna = visit()
    table(anna, four())
    until_dice_are_placed(anna)
    anna.page.get_by_role("tab", name="Chances").click()
    options = anna.page.locator(".panel [data-chance]")
    options.first.wait_for()
    assert re.search(r"\d+%.*\d+%.*success \d+ . \d+ owned.*risk \d", options.first.inner_text(), re.DOTALL)
    assert serious(anna) == []


def test_a_sport_that_is_not_open_says_why(visit: Visit) -> None:
    anna, one, two = three_browsers(visit)
    opening(anna, one, two)
    anna.page.locator("g.die.open[data-die='1']").click()
    for sport in ("bowling", "tennis"):
        anna.take(anna.page.locator(f"{SPORT}[data-target={sport}]"))
    anna.page.locator("rect.touch[data-target=bowling]").click()
    note = anna.page.locator(".note")
    note.wait_for()
    assert "Bowling: you have already placed a die here this round." in note.inner_text()
    note.get_by_role("button", name="Open the rulebook at SM-44").wait_for()


def three_browsers(visit: Visit) -> tuple[Visitor, Visitor, Visitor]:
    """Anna, Ben and Cleo, each with a browser of their own, and real dice, so that the test knows what falls."""
    anna, ben, cleo = visit(), visit(), visit()
    seats = [{"who": "me", "name": "Anna"}, {"who": "friend", "name": "Ben"}, {"who": "friend", "name": "Cleo"}]
    created = table(anna, seats, dice="physical")
    for friend, link in zip((ben, cleo), created["friends"], strict=True):
        friend.go(link["path"])
        friend.bar.wait_for()
    return anna, ben, cleo


def rolls(visitor: Visitor, dice: str) -> None:
    visitor.is_asked()
    for value in dice:
        visitor.page.locator(".clipboard").get_by_role("button", name=value, exact=True).click()
    visitor.take(visitor.page.locator(".clipboard").get_by_role("button", name="That is my roll"))


def presses(visitor: Visitor, name: str) -> None:
    visitor.is_asked()
    visitor.take(visitor.bar.get_by_role("button", name=re.compile(name)).first)


def opening(anna: Visitor, ben: Visitor, cleo: Visitor, *, dopes: bool = False) -> None:
    """Anna leads the training roll; everybody keeps dice and pills, but Anna may dope a 1."""
    for visitor, dice in ((anna, "1116666666"), (ben, "1112222222"), (cleo, "1112222223")):
        rolls(visitor, dice)
    presses(anna, "Cleo")
    presses(anna, "Keep the dice")
    presses(cleo, "Ben")
    presses(cleo, "Keep the dice")
    if dopes:
        anna.is_asked()
        anna.take(anna.page.locator("g.die.open[data-die='1']"))
    for visitor in (ben, cleo) if dopes else (anna, ben, cleo):
        presses(visitor, "Keep the pill")
    anna.is_asked()


def test_claims_stay_sealed_until_all_have_made_theirs(visit: Visit) -> None:
    anna, ben, cleo = three = three_browsers(visit)
    opening(*three)
    for visitor in three:
        visitor.is_asked()
        visitor.take(visitor.page.locator(f"{SPORT}[data-target=bowling]"))
        presses(visitor, "Done")
    for card in ("Training", "Training", "U2"):
        presses(anna, card)
    for visitor in three:
        visitor.page.locator(".clipboard li[data-claim]", has_text="thinks").nth(2).wait_for()
    anna.take(anna.page.locator(f"{CARD}[data-card=U2]"))
    sealed(anna, "Anna").get_by_text("your claim: U2").wait_for()
    for other in (ben, cleo):
        sealed(other, "Anna").get_by_text("sealed").wait_for()
        assert "Anna claims a card in secret." in other.told()
        assert "Anna claims “" not in other.told()
        assert claims(other) == [None, None, None]
    ben.take(ben.page.locator(f"{CARD}[data-card=T]"))
    sealed(cleo, "Ben").get_by_text("sealed").wait_for()
    assert claims(cleo) == [None, None, None]
    assert claims(anna) == ["U2", None, None]
    cleo.take(cleo.page.locator(f"{CARD}[data-card=T]"))
    for visitor in three:
        visitor.page.locator(".panel").get_by_text("Claim of Anna: “Thumb stuck”.").wait_for()
        visitor.page.locator(".panel").get_by_text("Everybody agrees. Rare in sport.").wait_for()


def sealed(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(".clipboard li[data-claim]", has_text=name)


def claims(visitor: Visitor) -> list[str | None]:
    """By seat, the claims that the server tells this visitor's page."""
    name, token = visitor.table
    answer = visitor.request.get(f"{visitor.url}/api/tables/{name}", headers={"authorization": f"Bearer {token}"})
    told = answer.json()["fresh"]["plies"][-1]["view"]["own"]["claims"]
    return [told.get(str(seat)) for seat in range(3)]

"""The range from near, somebody else's shooting in the corner, cards that turn up, and the sheet of all cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.run import BOT, FRIEND, ME, Player, new_table, sit
from tests.web.conftest import Visit
from tests.web.visitor import Visitor

SHOT = """before => {
    const near = document.querySelector('.closeup');
    return !near || near.querySelectorAll('.plate.hit, .plate.miss').length > before;
}"""


def far(question: Any) -> str | None:
    """The last square that is open, else the first thing to do."""
    squares = [option for option in question["options"] if option["target"] and ":" not in option["target"]]
    words = [option["word"] for option in squares[-1:] or question["options"][:1]]
    return words[0] if words else None


def to_events(question: Any) -> str | None:
    """A square that draws an event card, wherever there is one."""
    events = [option["word"] for option in question["options"] if option["facts"].get("holds") == "event"]
    return events[0] if events else far(question)


def seated(visitor: Visitor, asked: str, *, choose: Any = far, **wish: Any) -> Player:
    """At a table where this question is asked now."""
    created = new_table(visitor.url, *wish.pop("seats", (ME, BOT)), **wish)
    player = sit(visitor.url, created)
    player.ahead(asked, choose=choose)
    visitor.go(created["mine"]["path"])
    visitor.is_asked()
    return player


@pytest.mark.parametrize("phone", [False, True], ids=["keys", "touch"])
def test_the_risk_is_chosen_near_with_the_chances_that_the_question_tells(visit: Visit, phone: bool) -> None:
    anna = visit(phone=phone)
    player = seated(anna, "mass-start-ask-risk", preset="full", dice="physical", auto_dice=False)
    question = anna.fresh()["asks"][0]
    buttons = anna.page.locator(".closeup .choices button")
    buttons.nth(2).wait_for()
    assert buttons.count() == len(question["options"]) == 3
    for choice, option in zip(anna.page.locator(".choices .choice").all(), question["options"], strict=True):
        told = {part["message"]: part["facts"] for part in option["odds"]}
        hit = told["mass-start-odds-hit"]
        assert f"{round(100 * hit['ways'] / hit['of'])}%" in choice.inner_text()
        assert f"{told['mass-start-odds-clean']['percent']}%" in choice.inner_text()
        assert f"{told['mass-start-odds-loops']['loops']:.2f}" in choice.inner_text()
        assert choice.locator(".faces svg:not(.dim)").count() == hit["ways"]
    player.news()
    step = anna.step()
    if phone:
        box = buttons.nth(1).bounding_box()
        assert box is not None and box["height"] >= 44
        buttons.nth(1).tap()
    else:
        anna.page.keyboard.press("2")
    anna.moved_on(step)
    medium = question["options"][1]["facts"]
    skier = player.now(player.have)["plies"][0]["view"]["open"]["skiers"][0]
    assert (skier["risk"], skier["pauses_left"]) == (medium["risk"], medium["pauses"])


def test_a_drawn_event_turns_up_in_the_infield(visit: Visit) -> None:
    anna = visit(speed=1)
    wish = {"preset": "full", "dice": "physical", "auto_dice": False}
    seated(anna, "mass-start-ask-draw", choose=to_events, **wish)
    anna.bar.locator("[data-word=E7]").click()
    turned = anna.page.locator(".turned")
    turned.wait_for()
    assert "Loose Binding" in turned.inner_text() and "sit out your next turn" in turned.inner_text()
    turned.wait_for(state="detached")


def test_a_kept_card_is_in_nobody_elses_sheet(visit: Visit) -> None:
    anna, ben = visit(), visit()
    created = new_table(anna.url, ME, FRIEND, preset="full", dice="physical", auto_dice=False)
    players = {0: sit(anna.url, created), 1: sit(anna.url, created, created["friends"][0])}
    draw(players)
    for visitor, path, where in ((anna, created["mine"]["path"], "Yours"), (ben, created["friends"][0]["path"], "Not")):
        visitor.go(path)
        visitor.bar.wait_for()
        visitor.page.keyboard.press("k")
        sheet = visitor.page.get_by_role("dialog")
        sheet.locator("[data-card=late-attack]").wait_for()
        assert sheet.locator("li[data-card]").count() == 24 + 3
        assert sheet.locator("[data-card=late-attack] small").inner_text().startswith(where)
        assert ("late-attack" in visitor.snapshot().partition('"fresh"')[2]) == (visitor is anna)


def draw(players: dict[int, Player]) -> None:
    """Both play until Anna has drawn “Late Attack” and keeps it."""
    while True:
        for player in players.values():
            for question in player.news()["asks"]:
                word = to_events(question)
                mine = question["message"] == "mass-start-ask-draw" and question["hand"] == 0
                if question["message"] == "mass-start-ask-draw":
                    word = "E18" if mine else "E7"
                assert player.say(question, *([word] if word else [])).is_success
                if mine:
                    return


def test_a_bots_shot_is_shown_in_the_corner(visit: Visit) -> None:
    anna = visit(speed=1)
    created = new_table(anna.url, ME, BOT, preset="basic", dice="physical", auto_dice=False)
    player = sit(anna.url, created)
    while (question := player.news()["asks"][0])["message"] != "mass-start-ask-shot" or question["hand"] == 0:
        assert player.say(question, str(far(question))).is_success
    anna.go(created["mine"]["path"])
    anna.is_asked()
    anna.bar.locator("[data-word=x]").click()
    corner = anna.page.locator(".corner-range")
    corner.wait_for()
    anna.page.locator(".corner-range.hit").wait_for()
    assert corner.locator("svg.hit").count() >= 1
    assert clear_of(anna, corner.bounding_box(), ".bar", ".ranking", ".panel")
    corner.wait_for(state="detached")


def aimed_at(visitor: Visitor) -> Any:
    """The first target that may be shot at, and its heart in the tray."""
    plate = visitor.page.locator(".closeup [data-aim]").first
    plate.wait_for()
    return plate, visitor.page.locator(f"[data-target='heart:{plate.get_attribute('data-aim')}']")


def may_shoot(question: Any) -> bool:
    return question["message"] == "ski-tour-ask-aim" and any(
        option["target"].startswith("heart:") for option in question["options"]
    )


def aiming(url: str) -> str:
    """The path to a table at which a heart has to be chosen; without a shot left the range asks about wax alone."""
    while True:
        created = new_table(url, ME, BOT, BOT, game="ski-tour", preset="starter")
        player = sit(url, created)
        while asked := player.news()["asks"]:
            if may_shoot(asked[0]):
                return str(created["mine"]["path"])
            player.first_word()


@pytest.mark.parametrize("phone", [False, True], ids=["keys", "touch"])
def test_ski_tours_targets_stand_above_their_hearts(visit: Visit, phone: bool) -> None:
    anna = visit(phone=phone)
    anna.go(aiming(anna.url))
    anna.is_asked()
    view = anna.view()["open"]
    plate, heart = aimed_at(anna)
    its, hers = plate.bounding_box(), heart.bounding_box()
    assert abs(its["x"] + its["width"] / 2 - hers["x"] - hers["width"] / 2) < 3
    hearts = view["skiers"][0]["hearts"]
    assert [f"{one['chance']}%" for one in hearts if not one["target"]] == [
        text for text in anna.page.locator(".closeup .plate b").all_inner_texts() if text.endswith("%")
    ]
    assert anna.page.locator(".magazine svg:not(.fired)").count() == view["turn"]["shots_left"] > 0
    step = anna.step()
    if phone:
        assert its["height"] >= 44 and its["width"] >= 44
        plate.tap()
    else:
        anna.page.keyboard.press(plate.locator("kbd").inner_text())
    anna.moved_on(step)
    anna.page.wait_for_function(SHOT, arg=len([one for one in hearts if one["target"]]))


def clear_of(visitor: Visitor, box: Any, *others: str) -> bool:
    """Whether a box lies over none of these."""
    for other in others:
        its = visitor.page.locator(other).first.bounding_box()
        assert its is not None
        across = its["x"] < box["x"] + box["width"] and box["x"] < its["x"] + its["width"]
        along = its["y"] < box["y"] + box["height"] and box["y"] < its["y"] + its["height"]
        if across and along:
            return False
    return True


@pytest.mark.parametrize(
    ("game", "cards"), [("crystal-globe", "1"), ("ski-tour", "second-look"), ("sport-ist-mord", "U4")]
)
@pytest.mark.parametrize("phone", [False, True], ids=["keys", "touch"])
def test_every_card_of_the_table_can_be_read_at_any_time(visit: Visit, game: str, cards: str, phone: bool) -> None:
    anna = visit(phone=phone)
    anna.go(new_table(anna.url, ME, BOT, BOT, game=game, preset="")["mine"]["path"])
    anna.bar.wait_for()
    if phone:
        anna.page.get_by_role("button", name="Table", exact=True).tap()
        anna.page.get_by_role("button", name="Cards", exact=True).tap()
    else:
        anna.page.keyboard.press("k")
    anna.page.get_by_role("dialog", name="Cards").locator(f"[data-card='{cards}']").first.wait_for()
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= (360 if phone else 1440)
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("dialog").wait_for(state="detached")

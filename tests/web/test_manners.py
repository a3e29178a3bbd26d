"""Good manners at the table: reactions, chat, who looks on, a clock for each move, a rematch."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.server.run import ME, Served, new_table, sit
from tests.server.test_invitation import GUEST
from tests.server.test_manners import finish, say
from tests.web.conftest import Visit
from tests.web.test_looks import serious
from tests.web.visitor import Visitor

HOUR = 3600


def friends(anna: Visitor, ben: Visitor, **wish: Any) -> dict[str, Any]:
    """Both at one table of Mass Start."""
    seats = [{"who": "me", "name": "Anna"}, {"who": "friend", "name": "Ben"}]
    made = {"game": "mass-start", "seats": seats, "auto_dice": True, **wish}
    created: dict[str, Any] = anna.request.post(f"{anna.url}/api/tables", data=made).json()
    anna.go(created["mine"]["path"])
    ben.go(created["friends"][0]["path"])
    for visitor in (anna, ben):
        visitor.bar.wait_for()
    return created


def talk(visitor: Visitor) -> None:
    """The chat is opened."""
    tab = visitor.page.get_by_role("button" if visitor.phone else "tab", name="Chat")
    visitor.touch(tab)


def test_a_reaction_is_drawn_at_the_seat_and_fades(visit: Visit) -> None:
    anna, ben = visit(), visit(phone=True)
    friends(anna, ben)
    talk(anna)
    buttons = anna.page.get_by_role("group", name="Call out to the others").get_by_role("button")
    assert buttons.count() == 6
    anna.page.get_by_role("button", name="Go, go, go!").click()
    for visitor in (anna, ben):
        row = visitor.page.locator(".ranking li, .strip li", has_text="Anna")
        row.locator("[data-call=cowbell]").wait_for()
        visitor.page.get_by_role("log").get_by_text("Anna: Go, go, go!").wait_for(state="attached")
    talk(ben)
    ben.touch(ben.page.get_by_role("button", name="Have a snowball!"))
    thrown = anna.page.locator(".ranking li", has_text="Ben").locator("[data-call=snowball]")
    thrown.wait_for()
    thrown.wait_for(state="detached")


def test_who_plays_against_bots_alone_has_nobody_to_talk_to(visit: Visit) -> None:
    anna = visit()
    anna.sit()
    anna.is_asked()
    assert anna.page.get_by_role("tab", name="Chat").count() == 0


def test_chat_by_keys_is_marked_read_and_muted(visit: Visit) -> None:
    anna, ben = visit(), visit(phone=True, theme="night")
    friends(anna, ben)
    anna.page.keyboard.press("t")
    anna.page.get_by_role("textbox", name="Say something").press_sequentially("Look at example.com")
    anna.page.keyboard.press("Enter")
    anna.page.get_by_text("Links stay out of the chat.").wait_for()
    anna.page.get_by_role("textbox", name="Say something").fill("Good luck!")
    anna.page.keyboard.press("Enter")
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("textbox", name="Say something")).not_to_be_focused()
    mark = ben.page.get_by_role("button", name="Chat 1 new message")
    mark.wait_for()
    ben.page.get_by_role("log").get_by_text("Anna: Good luck!").wait_for(state="attached")
    ben.touch(mark)
    ben.page.get_by_text("Good luck!", exact=False).last.wait_for()
    ben.page.get_by_role("button", name="Chat", exact=True).wait_for()
    assert serious(anna) == serious(ben) == []
    ben.touch(ben.page.get_by_role("button", name="Mute"))
    ben.touch(ben.page.get_by_role("checkbox", name="Anna"))
    ben.page.locator(".sheet li", has_text="Good luck!").wait_for(state="detached")
    ben.page.reload()
    ben.bar.wait_for()
    assert ben.page.locator(".foot .mark").count() == 0


def talk_to(visitor: Visitor, name: str, *, muted: bool) -> None:
    """In the waiting room: whether somebody is heard."""
    visitor.page.get_by_role("button", name="Chat").click()
    talk = visitor.page.get_by_role("dialog", name="Chat")
    talk.get_by_role("button", name="Mute").click()
    talk.get_by_role("checkbox", name=name).set_checked(muted)
    visitor.page.keyboard.press("Escape")
    talk.wait_for(state="detached")


def test_whoever_waits_may_talk_and_send_says_why_not(visit: Visit, served: Served) -> None:
    """In the waiting room; what a guest said goes with them when they are sent away."""
    anna, ben = visit(), visit(phone=True)
    made = new_table(served.url, ME, GUEST, GUEST)
    anna.go(made["mine"]["path"])
    anna.page.locator(".waits").wait_for()
    ben.join(anna, "Ben")
    ben.touch(ben.page.get_by_role("button", name="Chat"))
    ben.page.get_by_role("button", name="Send").tap(force=True)
    ben.page.get_by_role("status").get_by_text("Write something first.").wait_for()
    ben.page.get_by_role("textbox", name="Say something").fill("Who else is coming?")
    ben.touch(ben.page.get_by_role("button", name="Send"))
    anna.page.get_by_role("button", name="Chat 1 new message").press("Enter")
    talk = anna.page.get_by_role("dialog", name="Chat")
    said = talk.locator("li", has_text="Who else is coming?")
    expect(said).to_contain_text("Ben")
    assert serious(anna, "dialog") == serious(ben, "dialog") == []
    anna.page.keyboard.press("Escape")
    talk.wait_for(state="detached")
    talk_to(anna, "Ben", muted=True)
    anna.page.get_by_role("button", name="Remove Ben").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    ben.page.get_by_role("heading", name="You are not at this table any more").wait_for()
    anna.page.get_by_role("button", name="Chat").click()
    talk.get_by_text("Nobody has said anything yet.").wait_for()
    anna.page.keyboard.press("Escape")
    cleo = visit()
    cleo.join(anna, "Cleo")
    say(cleo.player(), "Am I heard?")
    anna.page.get_by_role("button", name="Chat 1 new message").press("Enter")
    talk.locator("li", has_text="Am I heard?").wait_for()
    talk.get_by_role("button", name="Mute").click()
    assert not talk.get_by_role("checkbox", name="Cleo").is_checked()


def test_spectators_are_counted_and_read_the_chat(visit: Visit, served: Served) -> None:
    anna, ben, cleo = visit(), visit(phone=True), visit()
    created = friends(anna, ben)
    cleo.go(created["watch"]["path"])
    for visitor in (anna, ben):
        visitor.page.get_by_text("One person is watching").wait_for(state="attached")
    say(sit(served.url, created), "Hello up there")
    cleo.touch(cleo.page.get_by_role("tab", name="Chat 1 new message"))
    cleo.page.locator("#panel-body li", has_text="Hello up there").wait_for()
    assert cleo.page.get_by_role("textbox").count() == 0


def test_a_rematch_is_one_click_away(visit: Visit, served: Served) -> None:
    anna, ben = visit(), visit(phone=True)
    created = friends(anna, ben)
    finish(sit(served.url, created), sit(served.url, created, created["friends"][0]))
    anna.page.get_by_role("button", name="Rematch").click()
    ben.page.locator(".podium").get_by_text("Anna sets up a rematch. Your seat is ready.").wait_for()
    ben.touch(ben.page.locator(".podium").get_by_role("button", name="Join the rematch"))
    for visitor, seat in ((anna, 0), (ben, 1)):
        visitor.page.locator(".podium").wait_for(state="detached")
        visitor.bar.wait_for()
        assert visitor.table[0] != created["table"]
        row = visitor.page.locator(".ranking li .mine, .strip li .mine")
        row.get_by_text(("Anna", "Ben")[seat]).wait_for(state="attached")


def test_a_bot_steps_in_when_the_time_is_up(visit: Visit, tmp_path: Path) -> None:
    """The server is off for an hour: nobody waits for that here, the records are made an hour older."""
    file = tmp_path / "tables.db"
    with Served(f"sqlite:///{file}", tmp_path / "server.log") as server:
        anna, ben = visit(server.url), visit(server.url, phone=True)
        friends(anna, ben, clock=HOUR)
        for visitor in (anna, ben):
            visitor.page.get_by_text("Time left, in minutes: 59:").first.wait_for(state="attached")
        assert serious(anna) == serious(ben) == []
        assert server.stop() == 0
        with sqlite3.connect(file) as store:
            store.execute("UPDATE records SET time = time - ?", (HOUR,))
        server.start()
        told = anna.page.locator(".note", has_text="A bot plays for you.")
        told.wait_for()
        ben.page.locator(".strip li").first.click()
        assert anna.page.title().startswith("Mass Start")
        told.get_by_role("button", name="Take my seat back").click()
        told.wait_for(state="detached")
        assert not any(seat["bot"] for seat in anna.fresh()["seats"])
        server.stop()

"""From the invitation to the podium: the waiting room, the link and the code, whose seat it is, what a host may do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.run import BOT, FREELY, ME, Served, new_table, wait_for
from tests.server.test_invitation import GUEST, came
from tests.web.conftest import Visit
from tests.web.test_builder import build, is_told
from tests.web.test_looks import LOOKS, NAMED, serious
from tests.web.test_secrets import seat
from tests.web.visitor import Visitor

CLIPBOARD = ["clipboard-read", "clipboard-write"]


def host(visit: Visit, served: Served, *seats: dict[str, Any], phone: bool = False, **wish: Any) -> tuple[Visitor, Any]:
    """Anna in the waiting room of a table of hers."""
    made = new_table(served.url, *seats, **wish)
    anna = visit(phone=phone)
    anna.go(made["mine"]["path"])
    anna.page.locator(".waits").wait_for()
    return anna, made


def at_start(visitor: Visitor, number: int) -> str:
    return str(visitor.page.locator(f"[data-seat='{number}']").inner_text())


def test_two_phones_from_the_invitation_to_the_podium(visit: Visit, served: Served) -> None:
    """Ben comes by the link, Cleo is late and types the code; a bot skis until then."""
    anna, ben, cleo = visit(phone=True), visit(phone=True), visit()
    anna.context.grant_permissions(CLIPBOARD)
    anna.set_up("Basic", seats=3)
    seat(anna, 1, "Anna", "me")
    seat(anna, 2, "Ben", "friend")
    seat(anna, 3, "", "friend")
    anna.touch(anna.page.get_by_text("All 24 settings"))
    anna.page.get_by_label("Last round").fill("2")
    anna.open_table()
    start = anna.page.get_by_role("button", name="Start now")
    expect(start).not_to_have_class("amber")
    anna.touch(anna.page.get_by_role("button", name="Copy link"))
    anna.page.locator(".start.amber").wait_for()
    link, code = anna.page.evaluate("navigator.clipboard.readText()"), anna.code
    assert link == f"{served.url}/join/{code}"
    assert anna.page.locator("[data-qr]").get_attribute("data-qr") == link
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 360

    ben.page.goto(link)
    ben.page.get_by_role("heading", name="Mass Start: Lindmoos").wait_for()
    assert "Anna invites you to" in ben.told()
    ben.page.get_by_label("What is your name?").fill("Anna")
    ben.touch(ben.page.get_by_role("button", name="Sit down"))
    ben.page.get_by_role("alert").get_by_text("Somebody here is already called Anna.").wait_for()
    ben.page.get_by_label("What is your name?").fill("Ben")
    assert ben.page.get_by_role("radio", name="red").is_disabled()
    ben.touch(ben.page.locator("label", has=ben.page.get_by_role("radio", name="purple")))
    ben.touch(ben.page.get_by_role("button", name="Sit down"))
    ben.page.locator(".waits").wait_for()
    assert ben.page.get_by_role("button", name="Start now").count() == 0
    anna.page.locator("[data-seat='2']", has_text="Ready").wait_for()
    assert "Still to come" in at_start(anna, 3) and "You, host" in at_start(anna, 1)
    ben.touch(ben.page.get_by_role("button", name="Go, go, go!"))
    anna.page.locator("[data-seat='2'] [data-call=cowbell]").wait_for()

    anna.touch(start)
    for visitor in (anna, ben):
        visitor.bar.wait_for()
    assert anna.fresh()["seats"][2]["bot"]
    cleo.go()
    cleo.page.get_by_label("Join a table").fill(f" {code.lower().replace('-', ' ')} ")
    cleo.page.keyboard.press("Enter")
    cleo.page.get_by_text("The game has begun.").wait_for()
    cleo.page.get_by_label("What is your name?").fill("Cleo")
    cleo.page.keyboard.press("Enter")
    cleo.bar.wait_for()
    assert not anna.fresh()["seats"][2]["bot"]
    expect(anna.page.locator(".strip")).to_contain_text("Cleo")

    everybody = (anna, ben, cleo)
    while not anna.page.locator(".podium").count():
        for visitor in everybody:
            if visitor.page.locator(".bar[data-asked=true]").count():
                visitor.take()
    for visitor in everybody:
        visitor.page.locator(".podium").wait_for()
        assert "#" not in visitor.page.url


def test_a_wrong_or_full_invitation_is_told_kindly(visit: Visit, served: Served) -> None:
    made = new_table(served.url, ME, GUEST)
    ben = visit(phone=True)
    ben.go("/join/KAPPE-0000")
    ben.page.get_by_role("heading", name="This invitation leads nowhere").wait_for()
    assert "No table waits under the code KAPPE-0000." in ben.told()
    assert serious(ben) == []
    ben.page.get_by_label("Join a table").fill(made["code"])
    ben.page.keyboard.press("Enter")
    ben.page.get_by_label("What is your name?").fill("Ben")
    came(served.url, made, made["code"], "Cleo")
    ben.touch(ben.page.get_by_role("button", name="Sit down"))
    ben.page.get_by_role("heading", name="You are too late").wait_for()
    ben.touch(ben.page.get_by_role("button", name="Just watch"))
    ben.bar.wait_for()
    assert ben.choices.count() == 0
    for odd in ("/join/%E0%A4%A", "/join/%F0%9F%8E%BF", "/join/" + "x" * 300):
        ben.page.goto(served.url + odd)
        ben.page.get_by_role("heading", name="This invitation leads nowhere").wait_for()


def test_too_many_wrong_codes_have_to_wait_and_are_tried_again(visit: Visit, tmp_path: Path) -> None:
    limits = {**FREELY, "codes": 1.0, "code_burst": 2.0}
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path / "server.log", limits=limits) as server:
        ben = visit(server.url)
        for number in range(3):
            ben.go(f"/join/KAPPE-{number:04}")
            ben.page.locator("h1").wait_for()
        ben.page.get_by_role("heading", name="One moment").wait_for()
        ben.page.get_by_role("heading", name="This invitation leads nowhere").wait_for()


def test_a_host_sends_a_guest_away_and_has_a_new_link(visit: Visit, served: Served) -> None:
    anna, made = host(visit, served, ME, GUEST, GUEST)
    ben = visit()
    ben.join(anna, "Ben")
    anna.page.get_by_role("button", name="Remove Ben").press("Enter")
    anna.page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).press("Enter")
    ben.page.get_by_role("heading", name="You are not at this table any more").wait_for()
    expect(anna.page.locator(".waits h2")).to_have_text("Still to come: Player 2, Player 3")
    after = anna.code
    assert after != made["code"]
    anna.page.get_by_role("button", name="New link").press("Enter")
    anna.page.wait_for_function("code => document.querySelector('[data-code]').dataset.code !== code", arg=after)
    for old in (made["code"], after):
        ben.go(f"/join/{old}")
        ben.page.get_by_role("heading", name="This invitation leads nowhere").wait_for()
    ben.join(anna, "Ben")


def test_the_address_holds_no_seat_and_a_seat_is_taken_along(visit: Visit, served: Served) -> None:
    made = new_table(served.url, ME, BOT)
    anna, stranger, phone = visit(), visit(), visit(phone=True)
    anna.page.goto(served.url + made["mine"]["path"])
    anna.page.get_by_role("heading", name="Are you Anna?").wait_for()
    assert anna.page.url == f"{served.url}/t/{made['table']}"
    anna.page.reload()
    anna.page.get_by_role("button", name="Yes, I am Anna").click()
    assert anna.is_asked()
    assert anna.page.url == f"{served.url}/t/{made['table']}"
    anna.page.reload()
    assert anna.is_asked()

    stranger.page.goto(anna.page.url)
    stranger.page.get_by_role("heading", name="This address alone opens no seat").wait_for()
    assert serious(stranger) == []

    anna.page.get_by_role("button", name="Table", exact=True).click()
    anna.page.get_by_role("button", name="Take your seat along").click()
    link = anna.page.get_by_label("Link to my seat").input_value()
    assert link == anna.page.locator("[data-qr]").get_attribute("data-qr") == served.url + made["mine"]["path"]
    assert serious(anna, "dialog") == []
    phone.page.goto(link)
    assert serious(phone) == []
    phone.touch(phone.page.get_by_role("button", name="No, just watch"))
    phone.bar.wait_for()
    assert phone.choices.count() == 0 and phone.page.url == anna.page.url
    phone.go()
    phone.page.goto(link)
    phone.touch(phone.page.get_by_role("button", name="Yes, I am Anna"))
    assert phone.is_asked()
    phone.go()
    assert "Your turn" in phone.page.locator("main > a").inner_text()


def test_the_table_is_changed_until_the_start(visit: Visit, served: Served) -> None:
    anna, _ = host(visit, served, ME, GUEST, GUEST)
    ben = visit()
    ben.join(anna, "Ben")
    ben.page.locator("dl").get_by_text("Lindmoos").wait_for()
    assert ben.page.get_by_role("button", name="Change").count() == 0
    anna.page.get_by_role("button", name="Change").press("Enter")
    form = anna.page.get_by_role("dialog", name="Change the table")
    form.locator(".courses label", has_text="Varnskog").click()
    assert form.get_by_label("Who plays seat 2?").is_disabled()
    form.get_by_label("Who plays seat 3?").select_option("bot:club")
    form.get_by_label("Name of seat 3").fill("Lind")
    form.get_by_label("Time for each move").select_option("3 minutes")
    form.get_by_role("button", name="Save").click()
    for visitor in (anna, ben):
        visitor.bar.wait_for()
    told = ben.player().whole()
    assert told["board"]["course"]["title"] == "Varnskog" and told["clock"] == 180
    assert [line["name"] for line in told["fresh"]["seats"]] == ["Anna", "Ben", "Lind"]


def test_another_seat_for_another_friend(visit: Visit, served: Served) -> None:
    """Two seats that go together are one guest's."""
    pair = [{**GUEST, "friend": 1}, {**GUEST, "friend": 1}]
    anna, made = host(visit, served, ME, *pair, game="crystal-globe", preset="tactique")
    anna.page.get_by_role("button", name="Add a seat").click()
    expect(anna.page.locator(".waits h2")).to_have_text("Still to come: Player 2, Player 3, Player 4")
    ben = visit(phone=True)
    ben.go(f"/join/{made['code']}")
    assert ben.page.get_by_role("radio", name="Seats 2, 3").is_checked()
    ben.page.get_by_role("radio", name="Seat 4").wait_for()
    ben.join(anna, "Ben")
    expect(anna.page.locator(".waits h2")).to_have_text("Still to come: Player 4")
    assert [line["name"] for line in anna.fresh()["seats"]] == ["Anna", "Ben", "Ben 2", "Player 4"]


def test_who_only_watches_sees_who_comes(visit: Visit, served: Served) -> None:
    anna, made = host(visit, served, ME, GUEST)
    cleo = visit()
    cleo.go(f"/join/{made['code']}")
    cleo.page.get_by_role("button", name="Just watch").click()
    cleo.page.locator(".waits").wait_for()
    assert cleo.page.locator("[data-code]").count() == 0
    anna.page.get_by_text("One person is watching").wait_for()
    came(served.url, made, made["code"], "Ben")
    cleo.bar.wait_for()
    wait_for(lambda: cleo.choices.count() == 0)


@pytest.mark.parametrize(("theme", "phone"), LOOKS, ids=NAMED)
def test_axe_in_the_waiting_room_and_at_the_door(visit: Visit, served: Served, theme: str, phone: bool) -> None:
    """Of a game with a course and colours, and of one without snow."""
    game = {"game": "sport-ist-mord", "preset": ""} if phone else {}
    made = new_table(served.url, ME, GUEST, BOT, **game)
    for path, ready in ((f"/join/{made['code']}", "form h1"), (made["mine"]["path"], ".waits")):
        anna = visit(phone=phone, theme=theme)
        anna.go(path)
        anna.page.locator(ready).wait_for()
        assert serious(anna) == []
        assert anna.page.evaluate("document.documentElement.scrollWidth") <= (360 if phone else 1440)


def test_rules_and_race_formats_are_chosen_apart(visit: Visit) -> None:
    """CG-60: any format by the rules of any level."""
    anna = visit()
    anna.go("/#set-up/crystal-globe")
    page = anna.page
    page.get_by_role("group", name="Which rules?").get_by_role("radio", name="Family").wait_for()
    assert page.get_by_role("group", name="Which rules?").get_by_role("radio").count() == 3
    page.locator(".presets label", has_text="Strategic").click()
    page.locator(".presets label", has_text="Sprint").click()
    page.locator(".courses label", has_text="Isfjell").click()
    anna.open_table()
    told = anna.player().whole()
    settings = told["settings"]
    assert (told["preset"], settings["level"], settings["ranking"]) == ("sprint", "strategique", "time")
    assert settings["course"] == "isfjell"


def test_a_built_course_is_taken_to_the_table_form(visit: Visit) -> None:
    anna = visit()
    build(anna, "1a", "3a", "2a")
    is_told(anna, "ready to ski")
    anna.page.get_by_label("Name of the course").fill("Short Way")
    anna.page.get_by_role("button", name="Set up a table").click()
    anna.page.locator(".courses .on", has_text="Short Way").wait_for()
    seat(anna, 2, "Ben", "friend")
    anna.open_table()
    anna.page.locator("figcaption", has_text="Short Way").wait_for()
    anna.page.get_by_role("button", name="Change").click()
    anna.page.get_by_role("dialog").locator(".courses .on", has_text="Short Way").wait_for()

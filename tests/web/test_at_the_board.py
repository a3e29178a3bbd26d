"""Small manners at the board: keys that zoom and undo, notes that go, overlays that Escape leaves, drawn dice."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.golden.recording import folder
from tests.web.conftest import Visit
from tests.web.visitor import Heard, Visitor
from tests.web.window import LYING, PHONE

ME = {"who": "me", "name": "Anna"}
BOTS = [{"who": "bot", "name": "Ben"}, {"who": "bot", "name": "Cleo"}]


SETTLED = """(board) => new Promise((done) => {
  let [last, same] = ['', 0];
  const look = () => {
    const now = board.getAttribute('viewBox');
    same = now === last ? same + 1 : 0;
    last = now;
    if (same > 10) done(now);
    else requestAnimationFrame(look);
  };
  look();
})"""


def window(board: Locator) -> str:
    """What the camera looks at, once it stands still."""
    return str(board.evaluate(SETTLED))


def sit_down(visitor: Visitor, game: str, seats: list[dict[str, str]] | None = None, **wish: object) -> Any:
    """A table made over the API; it is the visitor's turn."""
    body = {"game": game, "seats": seats or [ME, *BOTS], **wish}
    created = visitor.request.post(f"{visitor.url}/api/tables", data=body).json()
    visitor.go(created["mine"]["path"])
    visitor.is_asked()
    return created


def overlap(visitor: Visitor, one: str, other: str) -> bool:
    first, second = (visitor.page.locator(part).first.bounding_box() for part in (one, other))
    assert first and second
    across = first["x"] < second["x"] + second["width"] and second["x"] < first["x"] + first["width"]
    return across and first["y"] < second["y"] + second["height"] and second["y"] < first["y"] + first["height"]


@pytest.mark.parametrize("game", ["mass-start", "ski-tour"])
def test_zoom_keys_bring_a_map_that_nothing_covers(visit: Visit, game: str) -> None:
    anna = visit()
    sit_down(anna, game)
    board = anna.page.locator(".viewport > svg").last
    before = window(board)
    anna.page.keyboard.press("+")
    anna.page.locator(".map").wait_for()
    assert not any(overlap(anna, ".map", part) for part in (".corner", ".panel", ".ranking", ".replay", ".bar"))
    assert window(board) != before
    anna.page.keyboard.press("0")
    assert window(board) == before
    assert anna.page.locator(".map").count() == (game == "ski-tour")  # a tour is followed from near, with its map


def test_on_a_phone_nobody_is_missed_at_a_log_or_in_a_lesson(visit: Visit) -> None:
    anna = visit(phone=True)
    text = (folder("mass-start") / "basic-two-random.log").read_text("utf-8")
    created = anna.request.post(f"{anna.url}/api/logs", data={"text": text}).json()
    for path in (created["mine"]["path"], "/learn/mass-start/roll-and-ski"):
        anna.go(path)
        anna.page.locator(".strip li").first.wait_for(state="attached")
        assert anna.page.locator(".strip .gone").count() == 0


def test_a_log_is_replayed_from_its_podium_and_nobody_is_missed(visit: Visit) -> None:
    anna = visit()
    text = (folder("mass-start") / "basic-two-random.log").read_text("utf-8")
    created = anna.request.post(f"{anna.url}/api/logs", data={"text": text}).json()
    anna.go(created["mine"]["path"])
    assert anna.page.locator(".ranking .away").count() == 0
    anna.page.locator(".podium").get_by_role("button", name="Replay").click()
    anna.page.get_by_text(re.compile(r"Replay: move ([2-9]|\d\d+) of")).first.wait_for()
    anna.page.locator(".ranking .row").first.click()
    assert "Just left" not in anna.page.locator(".facts").inner_text()
    anna.page.keyboard.press("Escape")
    anna.page.locator(".facts").wait_for(state="detached")
    anna.page.keyboard.press("Escape")
    anna.bar.get_by_role("button", name="Podium").wait_for()


def test_escape_leaves_what_was_opened_last(visit: Visit) -> None:
    anna = visit(phone=True)
    sit_down(anna, "mass-start")
    anna.touch(anna.page.locator(".strip li button").first)
    anna.touch(anna.page.locator("nav").get_by_role("button", name="Rules"))
    anna.page.get_by_label("Search the rulebook").focus()
    anna.page.keyboard.press("Escape")
    anna.page.locator(".sheet").wait_for(state="detached")
    assert anna.page.locator(".facts").count() == 1
    anna.page.keyboard.press("Escape")
    anna.page.locator(".facts").wait_for(state="detached")


def test_who_goes_by_keys_is_left_where_they_were(visit: Visit) -> None:
    anna = visit()
    sit_down(anna, "mass-start")
    opener = anna.page.get_by_role("button", name="Table", exact=True)
    opener.focus()
    anna.page.keyboard.press("Enter")
    anna.page.get_by_role("dialog", name="Table").wait_for()
    anna.page.keyboard.press("Escape")
    expect(opener).to_be_focused()


def test_undo_says_why_not_until_something_is_done(visit: Visit) -> None:
    anna = visit()
    sit_down(anna, "mass-start")
    undo = anna.bar.get_by_role("button", name="Undo")
    assert undo.get_attribute("aria-disabled") == "true"
    anna.page.keyboard.press("u")
    why = anna.page.get_by_text("You have nothing to undo yet.")
    why.wait_for()
    step = anna.step()
    anna.page.keyboard.press("Space")
    anna.moved_on(step)
    assert why.count() == 0
    undo.click(force=True)
    why.wait_for()


def test_a_choice_is_taken_back_until_the_die_falls(visit: Visit) -> None:
    """Crystal Globe: playing a card is tried; staying, which few want, is not the button that stands out."""
    anna = visit()
    sit_down(anna, "crystal-globe", settings={"level": "tactique"})
    heard = Heard(anna)
    anna.page.reload()
    while not anna.page.locator(".hand .card.open").count():
        anna.is_asked()
        anna.take()
        anna.is_asked()
    stay = anna.bar.locator("[data-word=stay]")
    assert "quiet" in (stay.get_attribute("class") or "")
    held = anna.page.locator(".hand .card").count()
    said = [up["type"] for up in heard.up].count("say")
    step = anna.step()
    anna.page.keyboard.press("2")
    anna.moved_on(step)
    assert anna.page.locator(".hand .card").count() == held - 1
    step = anna.step()
    anna.page.keyboard.press("u")
    anna.moved_on(step)
    assert anna.page.locator(".hand .card").count() == held
    assert [up["type"] for up in heard.up].count("say") == said


def test_a_move_that_was_undone_is_told(visit: Visit) -> None:
    anna = visit()
    sit_down(anna, "mass-start", [ME, {"who": "me", "name": "Ben"}], dice="physical")
    for word in ("3", "b3"):
        anna.say(word)
    anna.is_asked()
    step = anna.step()
    anna.page.keyboard.press("u")
    anna.moved_on(step)
    anna.page.get_by_text("The last move is undone.").wait_for()
    anna.say("c3")
    assert anna.page.get_by_text("The last move is undone.").count() == 0


def test_a_die_that_is_typed_in_is_drawn(visit: Visit) -> None:
    anna = visit()
    sit_down(anna, "mass-start", dice="physical")
    faces = anna.bar.locator(".option svg[role=img]")
    assert [face.get_attribute("aria-label") for face in faces.all()] == list("123456")


def test_a_far_space_is_tried_in_one_message(visit: Visit) -> None:
    anna = visit()
    heard = Heard(anna)
    sit_down(anna, "ski-tour", preset="starter")
    while not anna.page.locator("g.end").count():
        anna.is_asked()
        anna.take(anna.open_kinds("g.open", ".bar .option:enabled", ".tray .open").first)
    before = len(heard.up)
    anna.take(anna.page.locator("g.end").first)
    assert [up["type"] for up in heard.up[before:]].count("try") == 1


@pytest.mark.parametrize("window", [PHONE, LYING], ids=["phone", "lying phone"])
def test_a_note_is_seen_whole_on_a_phone(visit: Visit, window: Any) -> None:
    anna = visit(phone=True)
    anna.page.set_viewport_size(window)
    sit_down(anna, "mass-start")
    anna.page.keyboard.press("u")
    note = anna.page.locator(".note", has_text="You have nothing to undo yet.")
    expect(note).to_be_in_viewport(ratio=1)
    anna.touch(note.get_by_role("button", name="Close"))
    note.wait_for(state="detached")


def test_a_replay_on_a_phone_leaves_the_way_back_in_sight(visit: Visit) -> None:
    anna = visit(phone=True)
    sit_down(anna, "mass-start", auto_dice=True)
    anna.take()
    anna.is_asked()
    anna.page.keyboard.press("Home")
    anna.touch(anna.page.get_by_role("button", name="Replay", exact=True))
    anna.page.get_by_role("slider").wait_for()
    anna.touch(anna.bar.get_by_role("button", name="Back to the game"))
    anna.is_asked()


def test_a_table_is_forgotten_only_when_asked_twice(visit: Visit) -> None:
    anna = visit()
    sit_down(anna, "mass-start")
    anna.page.get_by_role("button", name="Table", exact=True).click()
    menu = anna.page.get_by_role("dialog")
    menu.get_by_role("button", name="Remove from my tables").click()
    menu.get_by_role("button", name="Keep").click()
    assert anna.page.evaluate("JSON.parse(localStorage['loipe.tables']).length") == 1
    menu.get_by_role("button", name="Remove from my tables").click()
    menu.get_by_role("button", name="Remove", exact=True).click()
    anna.page.get_by_role("status").get_by_role("button", name="Undo").click()
    assert anna.page.evaluate("JSON.parse(localStorage['loipe.tables']).length") == 1

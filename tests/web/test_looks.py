"""Axe finds nothing serious on any screen, day and night; fingers find their targets; the page is small."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.visitor import OUTLINE, PAGE, Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
FINGER = 44
LOOKS = (("day", False), ("night", True))
"""Colours differ by the hour, places by the window: two of the four looks have it all."""
NAMED = ("day, desktop", "night, phone")
STATIC = re.compile(r"""(?:from|import)\s*["'`]\./([\w.-]+\.js)["'`]""")
LIMIT = 150_000
BOARD_LIMIT = 60_000


def serious(visitor: Visitor, where: str = "html") -> list[str]:
    """What axe thinks is serious on this screen or part of it, with the first element concerned."""
    if not visitor.page.evaluate("() => 'axe' in window"):
        visitor.page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = visitor.page.evaluate(
        "where => axe.run(document.querySelector(where), {resultTypes: ['violations'], preload: false})", where
    )
    return [
        f"{violation['id']}: {violation['nodes'][0]['target']} {violation['nodes'][0]['failureSummary']}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
    ]


class Onlookers:
    """They see what a player sees: by day and by night, on a desktop and on a phone."""

    def __init__(self, visit: Visit, player: Visitor) -> None:
        self.player = player
        self.all = {look: visit(phone=phone, theme=theme) for look, (theme, phone) in zip(NAMED, LOOKS, strict=True)}
        for onlooker in self.all.values():
            onlooker.go(player.link)

    def serious(self) -> dict[str, list[str]]:
        """What is serious where the player is now."""
        found = {}
        for look, onlooker in self.all.items():
            expect(onlooker.bar).to_have_attribute("data-step", self.player.step())
            assert onlooker.is_asked()
            if problems := serious(onlooker):
                found[look] = problems
        return found


@pytest.mark.parametrize(("theme", "phone"), LOOKS, ids=NAMED)
def test_axe_finds_nothing_serious(visit: Visit, theme: str, phone: bool) -> None:
    anna = visit(phone=phone, theme=theme)
    page = anna.page
    found: dict[str, list[str]] = {}
    anna.go()
    page.locator(".posters article").last.wait_for()
    found["start"] = serious(anna)
    anna.set_up("Full")
    page.get_by_text("All 24 settings").click()
    found["set up"] = serious(anna)
    anna.open_table()
    anna.is_asked()
    found["table"] = serious(anna)
    for tab in ("Rules", "Chances", "Log"):
        anna.touch(page.get_by_role("button" if phone else "tab", name=tab, exact=True))
        page.locator(".rules article, .chances, .body ol").first.wait_for()
        found[tab] = serious(anna, ".panel")
        if phone:
            anna.touch(page.get_by_role("button", name="Close", exact=True))
    anna.touch(page.locator(".ranking .row, .strip li button").first)
    page.locator(".facts").wait_for()
    found["facts"] = serious(anna, "section")
    for dialog, key in (("Help", "?"), ("Settings", "s")):
        page.keyboard.press(key)
        page.get_by_role("dialog", name=dialog).wait_for()
        found[dialog] = serious(anna, "dialog")
        page.keyboard.press("Escape")
    anna.touch(page.get_by_role("button", name="Table", exact=True))
    found["menu"] = serious(anna, "dialog")
    assert {screen: problems for screen, problems in found.items() if problems} == {}


def test_axe_on_the_podium(visit: Visit) -> None:
    anna = visit()
    anna.sit()
    anna.play_out()
    for theme, phone in LOOKS:
        onlooker = visit(phone=phone, theme=theme)
        onlooker.go(anna.link)
        onlooker.page.locator(".podium").wait_for()
        assert serious(onlooker) == [], theme


def test_fingers_find_their_targets(visit: Visit) -> None:
    anna = visit(phone=True)
    anna.sit("family")
    for _ in range(4):
        anna.is_asked()
        choices = [*anna.page.locator("g.open > path").all(), *anna.choices.and_(anna.page.locator("button")).all()]
        frame = anna.page.locator("nav button, .strip li button").all()
        boxes = [each.evaluate(OUTLINE) for each in (*choices, *frame)]
        assert choices and len(boxes) > 4
        assert [box for box in boxes if min(box[2] - box[0], box[3] - box[1]) < FINGER - 0.5] == []
        assert all(box[0] >= 0 and box[2] <= 360.5 for box in boxes), boxes
        anna.take()


def first_names() -> set[str]:
    """What a newcomer loads before a board: what the page names, what those scripts import, and the fonts."""
    index = (PAGE / "index.html").read_text("utf-8")
    found, waiting = set(), re.findall(r'(?:src|href)="/(assets/[^"]+)"', index)
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        found.add(name)
        if name.endswith(".css"):
            waiting += re.findall(r"/(assets/[^)]+woff2)", (PAGE / name).read_text("utf-8"))
        if name.endswith(".js"):
            text = (PAGE / name).read_text("utf-8")
            waiting += [
                f"assets/{other}" for other in re.findall(r"""(?:from|import)\s*["'`]\./([\w.-]+\.js)["'`]""", text)
            ]
    return found


def boards() -> dict[str, set[str]]:
    """By game: what its board loads besides, as the page itself lists it."""
    [main] = PAGE.glob("assets/index-*.js")
    text = main.read_text("utf-8")
    [listed] = re.findall(r"m\.f=\[([^]]*)\]", text)
    files = re.findall(r'"([^"]+)"', listed)
    found = re.findall(r'"\.\./boards/([\w-]+)/index\.ts":.*?__vite__mapDeps\(\[([\d,]+)\]\)', text)
    return {game: {files[int(number)] for number in numbers.split(",")} for game, numbers in found}


def weight(names: set[str]) -> int:
    return sum(len(gzip.compress((PAGE / name).read_bytes())) for name in names)


def test_the_page_is_small_before_a_board_is_loaded() -> None:
    names = first_names()
    assert {Path(name).suffix for name in names} >= {".js", ".css", ".woff2"}
    assert weight(names) < LIMIT


def test_each_board_is_small() -> None:
    sizes = {game: weight(names - first_names()) for game, names in boards().items()}
    assert {"mass-start", "crystal-globe", "ski-tour", "sport-ist-mord"} <= set(sizes)
    assert {game: size for game, size in sizes.items() if not 0 < size < BOARD_LIMIT} == {}

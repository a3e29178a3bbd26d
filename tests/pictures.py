"""The pictures of the guides, taken of real tables: make pictures."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests import machine
from tests.server.run import Served, new_table, sit
from tests.web.visitor import Visitor

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
NAMES = ("Morel", "Brandt", "Sorg", "Keller")
TABLES: dict[str, dict[str, Any]] = {
    "table": {"game": "mass-start", "preset": "full", "asked": "mass-start-ask-move", "turns": 22},
    "phone": {"game": "mass-start", "preset": "full", "asked": "mass-start-ask-move", "turns": 10},
    "range": {"game": "crystal-globe", "preset": "tactique", "asked": "crystal-globe-ask-aim", "turns": 8},
    "ski-tour": {"game": "ski-tour", "preset": "starter", "asked": "ski-tour-ask-move", "turns": 24},
    "sport-ist-mord": {"game": "sport-ist-mord", "preset": "box", "asked": "sport-ist-mord-ask-place", "turns": 6},
}
PAGES = {"start": "/", "learn": "/learn"}


def far(question: Any) -> str | None:
    """The far end of a move, or the first thing to do."""
    squares = [option for option in question["options"] if option["target"] and ":" not in option["target"]]
    words = [option["word"] for option in squares[-1:] or question["options"][:1]]
    return words[0] if words else None


def sat_down(url: str, game: str, preset: str, asked: str, turns: int) -> str:
    """The path to a table in mid-game."""
    bots = [{"who": "bot", "bot": "thumb", "name": name} for name in NAMES[: 3 if game == "sport-ist-mord" else 4]]
    created = new_table(url, {"who": "me", "name": "Anna"}, *bots, game=game, preset=preset)
    player = sit(url, created)
    for _ in range(turns):
        player.first_word()
    player.ahead(asked, choose=far)
    return str(created["mine"]["path"])


def take(browser: Browser, url: str, name: str, path: str) -> None:
    visitor = Visitor(browser, url, phone=name == "phone", theme="night" if name == "range" else "day")
    visitor.go(path)
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.wait_for_function("() => document.getAnimations().every(each => each.playState !== 'running')")
    visitor.page.screenshot(path=FOLDER / f"{name}.png")
    visitor.leave()


def main() -> None:
    program = machine.browser()
    assert program is not None, machine.lacks("chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        with Served(f"sqlite:///{folder}/tables.db", Path(folder) / "server.log") as served:
            for name, table in TABLES.items():
                take(browser, served.url, name, sat_down(served.url, **table))
            for name, path in PAGES.items():
                take(browser, served.url, name, path)
        browser.close()


if __name__ == "__main__":
    main()

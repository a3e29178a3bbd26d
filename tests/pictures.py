"""The tables as they are now: make pictures, or python -m tests.pictures globe phone for those with these words.

Every game, venue, theme and window as a sheet to look through, dist/pictures/index.html and a picture of it; those of
README and the guides as docs/pictures.
"""

from __future__ import annotations

import html
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from loipe.games import crystal_globe, mass_start, ski_tour
from tests import machine
from tests.server.run import Player, Served, good, new_table, sit
from tests.server.test_seasons import racer
from tests.web.visitor import Visitor
from tests.web.window import Windows

ROOT = Path(__file__).parents[1]
GUIDES = ROOT / "docs" / "pictures"
SHEET = ROOT / "dist" / "pictures"
NAMES = ("Morel", "Brandt", "Sorg", "Keller", "Niemi")
BOTS = {"mass-start": 5, "crystal-globe": 5, "ski-tour": 4, "sport-ist-mord": 3}
WINDOWS = {"desktop": (1440, 900), "laptop": (1280, 720), "phone": (360, 740), "landscape": (844, 390)}
THEMES = ("day", "night")
STILL = """() => document.getAnimations().every(({ playState, effect }) =>
    playState !== 'running' || effect.getComputedTiming().iterations === Infinity)"""
HIGH = 240
"""Of a picture on the sheet."""


class Moment(NamedTuple):
    """A table and the question at which it is looked at, after so many others."""

    name: str
    game: str
    preset: str
    asked: str
    turns: int = 8
    course: str = ""
    guide: tuple[str, str, str] = ("", "", "")
    """The picture of the guides that it gives: its name, window and theme."""


class Winter(NamedTuple):
    """A season after so many races, or the athlete who leads it then."""

    name: str
    races: int
    athlete: bool = False
    guide: tuple[str, str, str] = ("", "", "")


def courses(game: Any) -> list[str]:
    return list(game.courses.names())


MOMENTS: list[Moment | Winter] = [
    *(
        Moment(f"Mass Start, {course}", "mass-start", "full", "mass-start-ask-move", 8, course)
        for course in courses(mass_start)
    ),
    Moment("Mass Start, mid-race", "mass-start", "full", "mass-start-ask-move", 22, guide=("table", "desktop", "day")),
    Moment("Mass Start, range", "mass-start", "full", "mass-start-ask-risk"),
    *(
        Moment(f"Crystal Globe, {course}", "crystal-globe", "tactique", "crystal-globe-ask-choose", 4, course)
        for course in courses(crystal_globe)
    ),
    Moment("Crystal Globe, start", "crystal-globe", "tactique", "crystal-globe-ask-choose", 0,
           guide=("phone", "phone", "day")),
    Moment("Crystal Globe, range", "crystal-globe", "tactique", "crystal-globe-ask-aim",
           guide=("range", "desktop", "night")),
    *(
        Moment(f"Ski Tour, {course}", "ski-tour", "starter", "ski-tour-ask-move", 24, course,
               ("ski-tour", "desktop", "day") if course == "starter" else ("", "", ""))
        for course in courses(ski_tour)
    ),
    Moment("Ski Tour, range", "ski-tour", "starter", "ski-tour-ask-aim"),
    Moment("Sport ist Mord, dice", "sport-ist-mord", "box", "sport-ist-mord-ask-place", 6,
           guide=("sport-ist-mord", "desktop", "day")),
    Moment("Sport ist Mord, cards", "sport-ist-mord", "box", "sport-ist-mord-ask-claim", 12),
    Winter("Season, home", 5, guide=("season", "desktop", "day")),
    Winter("Season, athlete", 5, athlete=True, guide=("season-athlete", "desktop", "day")),
    Winter("Season, ceremony", 9, guide=("season-ceremony", "desktop", "day")),
]  # fmt: skip


def far(question: Any) -> str | None:
    """The far end of a move, or the first thing to do."""
    squares = [option for option in question["options"] if option["target"] and ":" not in option["target"]]
    words = [option["word"] for option in squares[-1:] or question["options"][:1]]
    return words[0] if words else None


def is_reached(player: Player, moment: Moment) -> bool:
    """Whether the question came before the race was over."""
    for _ in range(moment.turns):
        player.first_word()
    while (told := player.waited())["owing"]:
        question = told["asks"][0]
        if question["message"] == moment.asked and question["options"][0]["target"] != "wax":
            return True
        word = far(question)
        player.say(question, *([word] if word else []))
    return False


def sat_down(url: str, moment: Moment) -> str:
    """The path to a table in mid-game; another one where the first had no such moment."""
    bots = [{"who": "bot", "bot": "thumb", "name": name} for name in NAMES[: BOTS[moment.game]]]
    settings = {"course": moment.course} if moment.course else {}
    while True:
        created = new_table(
            url, {"who": "me", "name": "Anna"}, *bots, game=moment.game, preset=moment.preset, settings=settings
        )
        if is_reached(sit(url, created), moment):
            return str(created["mine"]["path"])


def raced(url: str, winter: Winter) -> str:
    """The path to a season."""
    season = racer(url, kind="world-cup", names=["Aune"], bots=["club", "club", "rookie"])
    for _ in range(winter.races):
        good(season.do("simulate"))
    return f"/season/{season.season}#{season.token}"


def stills(page: Page) -> None:
    """Waits until nothing moves any more but what never rests."""
    page.wait_for_function(STILL)
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def take(
    browser: Browser, url: str, moment: Moment | Winter, looks: list[tuple[str, str]]
) -> dict[tuple[str, str], Path]:
    """A table or season in these windows, by day or by night."""
    taken: dict[tuple[str, str], Path] = {}
    visitor = Visitor(Windows(browser, url), url)
    if isinstance(moment, Moment):
        visitor.go(sat_down(url, moment))
        visitor.is_asked()
    else:
        visitor.go(raced(url, moment))
        visitor.page.get_by_role("heading", name="World Cup").wait_for()
        if moment.athlete:
            visitor.page.locator(".standings li button").first.click()
            visitor.page.get_by_role("heading", name="Head to head").wait_for()
    for window, theme in looks:
        width, height = WINDOWS[window]
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        stills(visitor.page)
        path = SHEET / f"{moment.name.lower().replace(', ', '-').replace(' ', '-')}-{window}-{theme}.png"
        visitor.page.screenshot(path=path)
        taken[window, theme] = path
        if moment.guide[1:] == (window, theme):
            (GUIDES / f"{moment.guide[0]}.png").write_bytes(path.read_bytes())
    assert visitor.leave() == []
    return taken


def sheet(browser: Browser, rows: dict[str, dict[tuple[str, str], Path]]) -> Path:
    """All of them under each other, each leading to its full size; and a picture of that page."""
    lines = [
        f"<h2>{html.escape(name)}</h2><p>"
        + "".join(f"<a href='{path.name}'><img src='{path.name}' height='{HIGH}'></a>" for path in taken.values())
        for name, taken in rows.items()
    ]
    style = (
        "body{margin:16px;background:#223;color:#fff;font:15px sans-serif}"
        "h2{margin:10px 0 4px}p{margin:0;white-space:nowrap}img{margin-right:6px}"
    )
    index = SHEET / "index.html"
    index.write_text(f"<!doctype html><meta charset=utf-8><title>Loipe</title><style>{style}</style>{''.join(lines)}")
    page = browser.new_page(viewport={"width": 2480, "height": 900})
    page.goto(index.as_uri())
    page.screenshot(path=SHEET / "sheet.png", full_page=True)
    page.close()
    return index


def main(*words: str) -> None:
    program = machine.browser()
    assert program is not None, machine.lacks("chromium")
    SHEET.mkdir(parents=True, exist_ok=True)
    begin = time.monotonic()
    asked = {word.lower() for word in words}
    named = asked - {*WINDOWS, *THEMES}
    wanted = [moment for moment in MOMENTS if all(word in moment.name.lower() for word in named)]
    windows = [window for window in WINDOWS if window in asked] or list(WINDOWS)
    looks = [(window, theme) for window in windows for theme in ([t for t in THEMES if t in asked] or THEMES)]
    rows: dict[str, dict[tuple[str, str], Path]] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        with Served(f"sqlite:///{folder}/tables.db", Path(folder) / "server.log") as served:
            for number, moment in enumerate(wanted, 1):
                rows[moment.name] = take(browser, served.url, moment, looks)
                print(f"{number} of {len(wanted)}: {moment.name}, {time.monotonic() - begin:.0f} s", flush=True)
        print(sheet(browser, rows))
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])

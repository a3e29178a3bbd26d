"""What the main thread works at a time while twelve skiers race before one's eyes: `python bench/frames.py`.

By the thread's own clock, where the browser tells it, so that a busy machine does not count.
With a name it looks at that game, with a second word at what the longest tasks consist of.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests import machine
from tests.server.run import Served

SKIERS = 12
WATCHED_S = 8
FRAME_MS = 16
WISHES: dict[str, dict[str, Any]] = {
    "crystal-globe": {"preset": "tactique", "settings": {"skiers_per_player": "any"}},
    "mass-start": {"preset": "full"},
    "ski-tour": {"preset": "starter"},
}
MOST = {"crystal-globe": SKIERS, "mass-start": 6, "ski-tour": 5}
CHOOSE = """() => setInterval(() => {
    const kinds = ['.tray .open', 'g.open', '.bar .option:enabled'];
    const open = kinds.flatMap(kind => [...document.querySelectorAll(kind)]).at(-1);
    open?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}, 250)"""
CATEGORIES = ["toplevel", "cc", "__metadata"]
DETAILS = ["devtools.timeline", "blink", "v8"]


def race(page: Page, address: str, game: str, look: bool = False) -> str:
    """Everything that happens in some seconds of a race in which one always takes the last choice, as a trace."""
    bot = {"who": "bot", "bot": "thumb"}
    bots = [{**bot, "name": f"Bot {n}"} for n in range(1, MOST[game])]
    wish = {"game": game, "auto_dice": True, "seats": [{"who": "me", "name": "Anna"}, *bots], **WISHES[game]}
    created = page.request.post(f"{address}api/tables", data=wish)
    assert created.ok, created.text()
    page.goto(address + created.json()["mine"]["path"].lstrip("/"))
    page.get_by_role("button", name="Yes, I am Anna").click()
    page.locator(".bar").wait_for()
    page.wait_for_timeout(1000)
    browser = page.context.browser
    assert browser is not None
    browser.start_tracing(page=page, categories=[*CATEGORIES, *(DETAILS if look else [])])
    page.evaluate(CHOOSE)
    page.wait_for_timeout(WATCHED_S * 1000)
    return browser.stop_tracing().decode()


def on_main_thread(trace: str) -> list[dict[str, Any]]:
    events = json.loads(trace)["traceEvents"]
    named = [event for event in events if event["name"] == "thread_name"]
    threads = {(e["pid"], e["tid"]) for e in named if e["args"]["name"] == "CrRendererMain"}
    mine = [event for event in events if (event.get("pid"), event.get("tid")) in threads]
    return sorted((event for event in mine if event.get("ph") == "X"), key=lambda event: event["ts"])


def length(event: dict[str, Any]) -> float:
    return float(event.get("tdur", event.get("dur", 0))) / 1000


def tasks(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [event for event in events if event["name"].endswith("RunTask")]


def within(events: list[dict[str, Any]], task: dict[str, Any]) -> dict[str, float]:
    """What a task consists of, in ms by name, parts in parts counted by themselves."""
    end = task["ts"] + task["dur"]
    found: dict[str, float] = defaultdict(float)
    for event in events:
        if task["ts"] <= event["ts"] < end and event is not task:
            found[event["name"]] += length(event)
    return dict(sorted(found.items(), key=lambda part: -part[1])[:12])


def measure(game: str = "crystal-globe", look: bool = False) -> dict[str, float]:
    program = machine.browser()
    assert program is not None, machine.lacks("chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        with Served(f"sqlite:///{folder}/tables.db", Path(folder) / "server.log") as served:
            events = on_main_thread(race(page, f"{served.url}/", game, look))
        browser.close()
    worked = sorted(length(task) for task in tasks(events))
    if look:
        for task in sorted(tasks(events), key=length)[-8:]:
            print(f"{length(task):6.1f} ms", {part: round(ms, 1) for part, ms in within(events, task).items()})
    return {
        "frames": sum(event["name"] == "ProxyMain::BeginMainFrame" for event in events),
        "median_ms": worked[len(worked) // 2],
        "p99_ms": worked[int(len(worked) * 0.99)],
        "longest_ms": worked[-1],
        "over_16_ms": sum(each > FRAME_MS for each in worked),
    }


if __name__ == "__main__":
    game = sys.argv[1] if len(sys.argv) > 1 else "crystal-globe"
    print(json.dumps(measure(game, len(sys.argv) > 2)))

"""The page: what a newcomer downloads before a board is loaded, and how soon it is usable. `python bench/page.py`."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import sys
import tempfile
import time
from importlib.resources import files
from pathlib import Path

import frames
import server
from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))
from tests import machine

PAGE = Path(str(files("loipe.server") / "page"))
STATIC = re.compile(r"""(?:from|import)\s*["']\.?/?(?:assets/)?([\w.-]+\.js)["']""")


def first_files() -> set[Path]:
    """index.html, what it names, and what those scripts import without waiting."""
    index = PAGE / "index.html"
    found = {index}
    waiting = [PAGE / name.lstrip("/") for name in re.findall(r'(?:src|href)="(/[^"]+)"', index.read_text("utf-8"))]
    while waiting:
        path = waiting.pop()
        if path not in found and path.is_file():
            found.add(path)
            if path.suffix == ".js":
                waiting += [path.parent / name for name in STATIC.findall(path.read_text("utf-8"))]
            if path.suffix == ".css":
                waiting += [PAGE / name.lstrip("/") for name in re.findall(r"url\((/[^)]+)\)", path.read_text("utf-8"))]
    return found


def compressed() -> int:
    return sum(len(gzip.compress(path.read_bytes(), 6)) for path in first_files())


def seconds_to_play(runs: int = 3) -> tuple[float, float]:
    """From opening the address to a start page that takes a click, and from that click to a question on the table."""
    with tempfile.TemporaryDirectory() as folder:
        port = server.free_port()
        process = subprocess.Popen([sys.executable, "-c", server.SERVER, f"sqlite:///{folder}/tables.db", str(port)])
        try:
            return min(visits(f"http://127.0.0.1:{port}/", runs))
        finally:
            process.terminate()
            process.wait()


def visits(address: str, runs: int) -> list[tuple[float, float]]:
    found: list[tuple[float, float]] = []
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=machine.browser(), args=["--no-sandbox", "--disable-gpu"])
        for _ in range(runs + 1):  # the first visit warms the server up
            context = browser.new_context(viewport={"width": 1440, "height": 900})
            page = context.new_page()
            begin = time.perf_counter()
            open_when_up(page, address)
            button = page.get_by_text("Play now").first
            button.click(trial=True)
            shown = time.perf_counter()
            button.click()
            page.locator(".bar").wait_for()
            found.append((shown - begin, time.perf_counter() - shown))
            context.close()
        browser.close()
    return found[1:]


def open_when_up(page: Page, address: str) -> None:
    for _ in range(100):
        try:
            page.goto(address)
            return
        except Exception:
            page.wait_for_timeout(100)
    raise RuntimeError("the server did not come up")


def measure() -> dict[str, float]:
    start, table = seconds_to_play()
    worked = frames.measure()
    return {
        "page_bytes": compressed(), "start_page_s": start, "table_s": table,
        "frame_p99_ms": worked["p99_ms"], "frame_longest_ms": worked["longest_ms"],
    }  # fmt: skip


if __name__ == "__main__":
    print(json.dumps(measure()))

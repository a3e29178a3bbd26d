"""The page's icons as pictures, drawn from web/public/icon.svg: python -m tests.icons."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests import machine

FOLDER = Path(__file__).parents[1] / "web" / "public"
SHEET = "<style>*{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}</style>{svg}"


def drawings() -> dict[str, tuple[int, str]]:
    """By file: its size and what is drawn. Systems that cut icons to a shape get it whole; badges are one colour."""
    drawn = (FOLDER / "icon.svg").read_text("utf-8")
    whole = drawn.replace('rx="18"', 'rx="0"')
    tracks = "".join(re.findall(r'<path d="M(?:20|42) 76[^>]*>', drawn))
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="12 30 56 46">'
    badge = head + re.sub(r'stroke="[^"]*" stroke-width="5"', 'stroke="#fff" stroke-width="7"', tracks) + "</svg>"
    return {
        "icon-192": (192, drawn),
        "icon-512": (512, drawn),
        "icon-whole": (512, whole),
        "icon-180": (180, whole),
        "badge-96": (96, badge),
    }


def main() -> None:
    program = machine.browser()
    assert program is not None, machine.lacks("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        for name, (size, svg) in drawings().items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(SHEET.format(size=size, svg=svg))
            page.screenshot(path=FOLDER / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()

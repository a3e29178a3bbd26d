"""Bar and tray keep their place: whatever is asked, and whoever's turn it is."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize

from loipe.games import IDS
from tests.web.conftest import Visit
from tests.web.test_at_the_board import sit_down
from tests.web.visitor import Visitor
from tests.web.window import LYING, PHONE

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
WINDOWS = {"desktop": (LAPTOP,), "phone": (PHONE, LYING)}
FULLEST = {"mass-start": "full", "crystal-globe": "strategique", "ski-tour": "advanced", "sport-ist-mord": ""}
"""Of each game the rules that ask most."""
MOVES = 12
WATCH = """() => {
  const places = (window.places = new Set());
  const look = () => {
    const { x, y, width, height } = document.querySelector('.bar').getBoundingClientRect();
    places.add([x, y, width, height].map(Math.round).join(' '));
    requestAnimationFrame(look);
  };
  look();
}"""
"""Notes from now on, frame by frame, where the bar lies."""
CUT = """() => [...document.querySelectorAll('.bar .do button')].flatMap((button) => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const bar = document.querySelector('.bar').getBoundingClientRect();
  const within = left >= bar.left && right <= bar.right && top >= bar.top && bottom <= bar.bottom;
  return within ? [] : [[button.innerText, [left, top, right, bottom], [bar.left, bar.top, bar.right, bar.bottom]]];
})"""
"""Which buttons do not lie within the bar, and where they and it do."""


def tray(visitor: Visitor) -> float:
    """The lower edge of what Ski Tour and Sport ist Mord lay before a player."""
    box = visitor.page.locator(".tray").bounding_box()
    return round(box["y"] + box["height"]) if box else 0


@pytest.mark.parametrize("device", WINDOWS)
@pytest.mark.parametrize("game_id", IDS)
def test_the_bar_never_jumps(visit: Visit, game_id: str, device: str) -> None:
    anna = visit(phone=device == "phone")
    sit_down(anna, game_id, preset=FULLEST[game_id])
    for window in WINDOWS[device]:
        anna.page.set_viewport_size(window)
        assert anna.is_asked()
        anna.stand_still()
        anna.page.evaluate(WATCH)
        edges = set()
        for _ in range(MOVES):
            if not anna.is_asked():
                break
            if game_id == "ski-tour":
                edges.add(tray(anna))
            assert anna.page.evaluate(CUT) == [], anna.page.locator(".bar").inner_text()
            step = anna.step()
            anna.page.locator("body").press("Space" if anna.bar.locator(".throw").count() else "1")
            anna.moved_on(step)
        assert len(anna.page.evaluate("[...window.places]")) == 1, window
        assert len(edges) <= 1, window

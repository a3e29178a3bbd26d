"""The story of a game over HTTP: for everybody, once it is over, and surer each time."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from tests.server.run import BOT, ME, good, new_table, refused, sit

GOLDEN = Path(__file__).parents[1] / "golden" / "mass_start"


def test_a_running_game_has_no_story_yet(url: str) -> None:
    created = new_table(url, ME, BOT)
    refused(sit(url, created).http.get("story"), 409, "story-not-over")


def test_a_story_gets_surer(url: str) -> None:
    text = (GOLDEN / "basic-two-random.log").read_text("utf-8")
    opened = good(httpx.post(f"{url}/api/logs", json={"text": text}, timeout=30))
    watcher = sit(url, opened, opened["watch"])
    first, then = (good(watcher.http.get("story")) for _ in range(2))
    assert first["games"] < then["games"] <= then["most"] or first["games"] == first["most"]
    for seat in then["story"]["seats"]:
        assert sum(seat[part] for part in ("start", "dice", "choices", "rivals")) == pytest.approx(seat["end"])

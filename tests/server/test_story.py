"""The story of a game over HTTP: for everybody, once it is over, surer each time, and kept with the table."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.run import BOT, ME, Player, Served, good, new_table, refused, sit

GOLDEN = Path(__file__).parents[1] / "golden" / "mass_start"


def test_a_running_game_has_no_story_yet(url: str) -> None:
    created = new_table(url, ME, BOT)
    refused(sit(url, created).http.get("story"), 409, "story-not-over")


def opened(url: str) -> Player:
    """A watcher of a short finished game."""
    text = (GOLDEN / "basic-two-random.log").read_text("utf-8")
    created = good(httpx.post(f"{url}/api/logs", json={"text": text}, timeout=30))
    return sit(url, created, created["watch"])


def done(watcher: Player) -> Any:
    """The whole story; each answer is farther than the one before."""
    reached = -1.0
    while True:
        telling = good(watcher.http.get("story", timeout=30))
        assert telling["done"] >= reached
        if telling["done"] == 1:
            return telling["story"]
        reached = telling["done"]


def test_a_story_gets_surer_until_it_is_done(url: str) -> None:
    watcher = opened(url)
    first = good(watcher.http.get("story", timeout=30))
    whole = done(watcher)
    assert first["story"]["games"] <= whole["games"] == 400
    for seat in whole["seats"]:
        assert sum(seat[part] for part in ("start", "dice", "choices", "rivals")) == pytest.approx(seat["end"])


def test_many_who_ask_at_once_hear_the_same_story(url: str) -> None:
    watcher = opened(url)
    with ThreadPoolExecutor(4) as pool:
        told = list(pool.map(lambda _: done(watcher), range(4)))
    assert all(story == told[0] for story in told)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_story_is_kept_with_its_table(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """The server that is started again tells the same numbers at once, though games would fall otherwise."""
    database = f"sqlite:///{tmp_path}/tables.db" if kind == "sqlite" else request.getfixturevalue("postgres")
    with Served(database, tmp_path / "server.log") as server:
        watcher = opened(server.url)
        told = done(watcher)
        server.stop()
    with Served(database, tmp_path / "server.log") as server:
        again = Player(server.url, watcher.table, watcher.token)
        assert good(again.http.get("story", timeout=30)) == {"done": 1.0, "story": told}
        server.stop()

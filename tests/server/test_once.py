"""Two servers on one PostgreSQL: bots, stories, races of a season are one server's work, another's if that one dies."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx

from loipe.server.table.presence import Elsewhere, Presence
from tests.server.run import FRIEND, ME, Player, Served, good, new_table, sit, thinking, wait_for
from tests.server.test_live import hear, hello
from tests.server.test_seasons import SHORT, Racer, comes, racer

Duo = tuple[Served, Served]
RIVAL = {"who": "bot", "bot": "national"}
GOLDEN = Path(__file__).parents[1] / "golden" / "mass_start"


def pids(server: Served) -> list[int]:
    assert server.process is not None
    return thinking(server.process.pid)


def plies(player: Player) -> int:
    return len(player.now()["plies"])


def to_the_bot(anna: Player, ben: Player) -> None:
    """Both answer until the bot is asked: what is awaited then is neither's."""
    while anna.first_word() or ben.first_word():
        pass


def test_a_bot_is_played_by_the_server_that_took_the_word(duo: Duo) -> None:
    """The other one hears of it, and has nothing to think about."""
    one, other = duo
    before = pids(other)
    created = new_table(one.url, ME, FRIEND, RIVAL)
    anna, ben = sit(one.url, created), sit(other.url, created, created["friends"][0])
    with hello(other.url, ben) as line:
        hear(line, "table")
        to_the_bot(anna, sit(one.url, created, created["friends"][0]))
        wait_for(lambda: bool(anna.news()["asks"] or not anna.now()["owing"]))
        assert pids(one)
        assert pids(other) == before


def test_a_bot_whose_server_died_plays_on_at_the_other(duo: Duo) -> None:
    one, other = duo
    created = new_table(one.url, ME, RIVAL, RIVAL)
    anna, there = sit(one.url, created), sit(other.url, created)
    with hello(other.url, there) as line:
        hear(line, "table")
        assert anna.first_word()
        stood = plies(there)
        one.kill()
        try:
            wait_for(lambda: bool(there.news()["asks"]))
            assert plies(there) > stood
        finally:
            one.start()
    assert bool(anna.now()["asks"])


def whole(watcher: Player) -> Any:
    while (telling := good(watcher.http.get("story", timeout=60)))["done"] < 1:
        pass
    return telling["story"]


def test_a_story_is_found_out_once_and_told_at_both(duo: Duo) -> None:
    text = (GOLDEN / "basic-two-random.log").read_text("utf-8")
    created = good(httpx.post(f"{duo[0].url}/api/logs", json={"text": text}, timeout=30))
    watchers = [sit(server.url, created, created["watch"]) for server in duo]
    before = [pids(server) for server in duo]
    with ThreadPoolExecutor(2) as pool:
        stories = list(pool.map(whole, watchers))
    assert stories[0] == stories[1]
    assert sum(pids(server) != known for server, known in zip(duo, before, strict=True)) == 1


def test_a_race_that_is_begun_at_both_at_once_has_one_table(duo: Duo) -> None:
    """Whoever was late leaves no table behind."""
    host = racer(duo[0].url, friends=1, **SHORT)
    friend = comes(duo[1].url, host.season, "Ben")

    def begin(which: Racer) -> Any:
        return good(which.do("race"))

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(begin, (host, friend)))
    told = [each.told() for each in (host, friend)]
    assert told[0]["open"] == told[1]["open"] != ""
    assert sum(bool(line["table"]) for line in told[0]["races"]) == 1


def test_who_was_connected_to_a_server_that_died_is_forgotten() -> None:
    presence = Presence()
    presence.hear("their-worker", 1, 1)
    assert presence.holders() == [1] and not presence.forget_lost()
    presence.elsewhere["their-worker", 1] = Elsewhere(1, time.monotonic() - Presence.HEARD)
    assert presence.forget_lost() and presence.holders() == []
    assert not presence.forget_lost()

"""Good manners between people at a table: who looks on, who plays again."""

from __future__ import annotations

from typing import Any

from tests.server.run import BOT, FRIEND, ME, Player, good, new_table, sit, wait_for
from tests.server.test_live import hear, hello


def pair(url: str, *others: dict[str, Any], **wish: Any) -> tuple[Player, Player, Player]:
    """Anna, Ben and somebody who looks on."""
    created = new_table(url, ME, FRIEND, *others, **wish)
    return sit(url, created), sit(url, created, created["friends"][0]), sit(url, created, created["watch"])


def finish(anna: Player, ben: Player) -> None:
    """Bots take both seats, so the race is soon over."""
    good(anna.do("bot", 0, "thumb"))
    good(ben.do("bot", 1, "thumb"))
    wait_for(anna.is_over, 60)


def test_spectators_are_counted(url: str) -> None:
    anna, _, watcher = pair(url, BOT)
    with hello(url, anna) as line:
        assert hear(line, "here")["watching"] == 0
        with hello(url, watcher):
            assert hear(line, "here")["watching"] == 1
            with hello(url, watcher):
                assert hear(line, "here")["watching"] == 2
            assert hear(line, "here")["watching"] == 1
        assert hear(line, "here")["watching"] == 0


def test_everybody_hears_who_asks_for_a_rematch(url: str) -> None:
    anna, ben, watcher = pair(url)
    finish(anna, ben)
    with hello(url, anna) as first, hello(url, watcher) as second:
        for line in (first, second):
            told = hear(line, "table")["fresh"]
            assert (told["rematch"], told["rematch_by"]) == ("", -1)
        again = good(ben.do("rematch"))["rematch"]
        for line in (first, second):
            told = hear(line, "fresh")
            assert (told["rematch"], told["rematch_by"]) == (again, 1)
    assert Player(url, again, anna.token).whole()["mine"] == [0]
    assert Player(url, again, watcher.token).whole()["mine"] == []

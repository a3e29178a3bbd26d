"""Clients that read only what is new know the same as one that reads everything, whatever happens at the table."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from tests.server.run import BOT, FRIEND, ME, Player, Served, bare, new_table, sit, wait_for

STEPS = 40
TABLES = [("mass-start", "full"), ("mass-start", "family"), ("crystal-globe", ""), ("ski-tour", "")]


class Follower:
    """Keeps plies as the page does: those below `since`, then what came."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.at = 0
        self.plies: list[dict[str, Any]] = []

    def read(self) -> Any:
        now = self.player.now(self.at)
        self.plies = [ply for ply in self.plies if ply["number"] < now["since"]] + now["plies"]
        self.at = now["at"]
        return now


def act(player: Player, choice: random.Random) -> None:
    """Something a person might do now; being refused is part of life, and so is a table that has moved on."""
    now = player.now()
    own = player.whole()["mine"]
    what = choice.choices(("words", "undo", "answer", "name", "bot", "back"), (60, 12, 12, 4, 6, 12))[0]
    if what == "words" and now["asks"]:
        asked = now["asks"][0]
        response = player.say(asked, choice.choice(asked["options"])["word"])
    elif what == "undo":
        response = player.do("ask")
    elif what == "answer":
        response = player.do(choice.choice(("agree", "decline")))
    elif what == "name":
        response = player.do("name", own[0], f"Skier {choice.randrange(100)}")
    else:
        response = player.do("bot", own[0], "random" if what == "bot" else "")
    assert response.status_code in (200, 403, 409, 422), response.text


def known(follower: Follower) -> tuple[Any, ...]:
    """What a page shows of a table that nobody is moving at."""
    now = follower.player.whole()["fresh"]
    for seat in now["seats"]:
        seat["here"], seat["away"] = True, 0
    return now["plies"], now["asks"], now["seats"], now["undo"], now["no_undo"]


def live(server: Served, game: str, preset: str, choice: random.Random) -> list[Follower]:
    """A table at which much happens, and three who follow it each at their own pace."""
    created = new_table(server.url, ME, FRIEND, BOT, game=game, preset=preset)
    people = [sit(server.url, created), sit(server.url, created, created["friends"][0])]
    followers = [Follower(player) for player in (*people, sit(server.url, created, created["watch"]))]
    for _ in range(STEPS):
        act(choice.choice(people), choice)
        follower = choice.choice(followers)
        now = follower.read()
        assert [ply["number"] for ply in follower.plies] == list(range(len(follower.plies)))
        assert now["at"] == follower.at
    for number, player in enumerate(people):
        player.do("bot", number, "")
    wait_for(lambda: all(seat < 2 for seat in people[0].now()["owing"]), 60)
    return followers


def test_nothing_is_missed_and_a_restart_changes_nothing(tmp_path: Path) -> None:
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path / "server.log", page=str(tmp_path / "none")) as server:
        followers: list[Follower] = []
        for seed, (game, preset) in enumerate(TABLES):
            followers += live(server, game, preset, random.Random(seed))
        for follower in followers:
            follower.read()
            assert bare(follower.plies) == bare(follower.player.now()["plies"])
        before = [known(follower) for follower in followers]
        server.kill()
        server.start()
        assert [known(follower) for follower in followers] == before
        assert server.stop() == 0

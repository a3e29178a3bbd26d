"""A database of the first rules, made by the build that had them, opens and plays on: all four games, many presets.

`earlier/rules-1.sql` holds tables left in mid-game and finished ones, with bots, friends, real dice, undos, orders and
names; `earlier/rules-1.json` the secrets of their links. Words that a mended rule forbids are among them.
"""

from __future__ import annotations

import json
import random
import sqlite3
import threading
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest

from loipe.core import log as logs
from loipe.core.contract import CHANCE, NOBODY
from loipe.core.log import Log
from loipe.core.table import Table, opened
from tests.server.chores import run
from tests.server.run import FRIEND, LATE, ME, Player, Served, good, new_table, refused, sit, wait_for

GONE = "crystal-globe-deck-lacks"
"""Who enters real cards sees no other hand, so one may be offered that is not in the deck any more."""
FOLDER = Path(__file__).parent / "earlier"
ENTRIES: dict[str, Any] = json.loads((FOLDER / "rules-1.json").read_text())
CLOSED = ("cg finished", "st log")
"""Finished games that met a mended rule, and that the records tell were finished."""
TO_THE_END = ("ms basic", "ms loop", "cg ludique", "st starter", "st two", "sm free")
"""After a while bots take over there; the others are left where they are then."""
A_WHILE = 25


@cache
def stored() -> sqlite3.Connection:
    store = sqlite3.connect(":memory:", check_same_thread=False)
    store.executescript((FOLDER / "rules-1.sql").read_text())
    return store


@cache
def left(table: str) -> tuple[Log, Table]:
    """The words of a table that stood when it was left, and the position after those that fit today."""
    (header,) = stored().execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()
    query = "SELECT body FROM records WHERE table_id = ? AND kind IN ('words', 'undo') ORDER BY at"
    log = logs.read(header + "\n".join(body for (body,) in stored().execute(query, (table,))))
    return log, opened(log)[0]


def met_a_mended_rule(name: str) -> bool:
    log, stands = left(ENTRIES[name]["table"])
    return len(stands.log.plies) < len(log.plies)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("earlier")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Served]:
    with sqlite3.connect(folder / "tables.db") as store:
        store.executescript((FOLDER / "rules-1.sql").read_text())
    with Served(f"sqlite:///{folder}/tables.db", folder / "server.log") as server:
        yield server
        assert server.stop() == 0
    assert "Traceback" not in server.log.read_text(), server.log.read_text()


def people(server: Served, name: str) -> list[Player]:
    entry = ENTRIES[name]
    return [Player(server.url, entry["table"], token) for token in entry["links"] or [entry["watch"]]]


def words_of(snapshot: Any) -> list[str]:
    """As the log has them; ? where they are another's secret."""
    whose = [("*" if ply["seat"] < 0 else f"{ply['seat'] + 1}:", ply["word"]) for ply in snapshot["fresh"]["plies"][1:]]
    return [f"{who}{word or '?'}" for who, word in whose]


def answer(player: Player, asked: Any, choice: random.Random) -> None:
    """Any of the words offered; real dice that are too many to list fall as they like. A bot may have been quicker."""
    options = [option["word"] for option in asked["options"]]
    dice = sorted(str(choice.randint(1, 6)) for _ in range(asked["facts"].get("dice", 0)))
    words = [] if asked["button"] else [choice.choice(options) if options else "".join(dice)]
    said = player.say(asked, *words)
    if asked["seat"] == CHANCE and said.status_code == 422:
        refused(said, 422, GONE)
    elif not said.is_success:
        refused(said, 409, *LATE)


class Evening:
    """People who play on with any words, and now and then take something back."""

    def __init__(self, everybody: list[Player], seed: str, undo: float = 0.0) -> None:
        self.everybody = everybody
        self.choice = random.Random(seed)
        self.undo = undo
        self.answers = 0
        self.undone = 0
        self.over = False

    def play(self, most: int = 10**6) -> None:
        """To the end, or so many answers."""
        until = self.answers + most
        while not self.over and self.answers < until:
            wait_for(self.act, 120)

    def hand_over(self) -> None:
        """To bots, and they play to the end."""
        for player in self.everybody:
            for seat in player.whole()["mine"]:
                good(player.do("bot", seat, "random"))
        wait_for(self.everybody[0].is_over, 120)
        self.over = True

    def act(self) -> bool:
        """Each in turn does something, if they can; whether anybody did."""
        before = self.answers + self.undone
        for player in self.everybody:
            now = player.news()
            self.over = not now["owing"]
            if not now["no_undo"] and self.choice.random() < self.undo and player.do("ask").is_success:
                for other in self.everybody:
                    other.do("agree")
                self.undone += 1
            elif now["asks"]:
                answer(player, now["asks"][0], self.choice)
                self.answers += 1
        return self.over or self.answers + self.undone > before


def test_mended_rules_are_among_what_was_played() -> None:
    """The database would prove nothing without them, in each game; and some met one after words were taken back."""
    met = {name for name in ENTRIES if met_a_mended_rule(name)}
    assert {name[:2] for name in met} == {"ms", "cg", "st", "sm"} and set(CLOSED) < met
    undone = {table for (table,) in stored().execute("SELECT table_id FROM records WHERE kind = 'undo'")}
    assert {ENTRIES[name]["table"] for name in met} & undone


@pytest.mark.parametrize("name", ENTRIES)
def test_a_table_opens_with_the_words_that_fit_and_plays_on(server: Served, name: str) -> None:
    everybody = people(server, name)
    log, stands = left(ENTRIES[name]["table"])
    fit = len(stands.log.plies)
    snapshot = everybody[0].whole()
    notices = [(notice["message"], notice["facts"]["ply"]) for notice in snapshot["fresh"]["notices"]]
    assert len(words_of(snapshot)) >= fit
    if name in CLOSED:
        assert (snapshot["kind"], notices, len(words_of(snapshot))) == ("log", [("server-fits-to", fit)], fit)
        late = everybody[0].post("say", id="too-late", seat=0, question="0.0", words=["x"])
        refused(late, 403, "server-only-a-log")
        assert logs.read(everybody[0].http.get("/log").text).plies == log.plies
        return
    assert notices == ([("server-mended", fit + 1)] if met_a_mended_rule(name) else [])
    assert bool(notices) == ("mended" in everybody[0].http.get("/log").text)
    evening = Evening(everybody, name)
    evening.play(A_WHILE)
    if name in TO_THE_END and not evening.over:
        evening.hand_over()
    played = words_of(everybody[0].whole())
    assert len(played) > fit or evening.over
    assert [word for word in played[:fit] if not word.endswith("?")] == [
        str(ply) for ply, word in zip(stands.log.plies, played, strict=False) if not word.endswith("?")
    ]
    if evening.over:
        ended = logs.read(everybody[0].http.get("/log").text)
        assert logs.replay(ended, fit).key() == stands.state.key()
        assert logs.replay(ended).to_act() == NOBODY
    assert evening.over or name not in TO_THE_END


def test_a_log_of_earlier_rules_is_shown_as_far_as_it_fits(server: Served) -> None:
    log, stands = left(ENTRIES["st log"]["table"])
    created = good(httpx.post(f"{server.url}/api/logs", json={"text": logs.write(log)}, timeout=30))
    snapshot = sit(server.url, created).whole()
    assert [(notice["message"], notice["facts"]["ply"]) for notice in snapshot["fresh"]["notices"]] == [
        ("server-fits-to", len(stands.log.plies))
    ]
    assert len(words_of(snapshot)) == len(stands.log.plies) < len(log.plies)


def test_a_restart_changes_nothing_and_each_table_was_mended_once(server: Served, folder: Path) -> None:
    before = {name: words_of(people(server, name)[0].whole()) for name in ENTRIES}
    server.kill()
    server.start()
    for name, words in before.items():  # bots may have gone on meanwhile
        assert words_of(people(server, name)[0].whole())[: len(words)] == words
    with sqlite3.connect(folder / "tables.db") as store:
        mends = store.execute("SELECT table_id, count(*) FROM records WHERE kind = 'mend' GROUP BY table_id").fetchall()
    met = [ENTRIES[name]["table"] for name in ENTRIES if name not in CLOSED and met_a_mended_rule(name)]
    assert sorted(mends) == sorted((table, 1) for table in met)


def test_what_was_mended_can_be_taken_back_and_survives_a_kill_in_mid_game(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "tables.db") as store:
        store.executescript((FOLDER / "rules-1.sql").read_text())
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path / "server.log") as server:
        evenings = [Evening(people(server, name), name, 0.5) for name in ("cg two skiers each", "st two", "st full")]
        for _ in range(2):
            for evening in evenings:
                evening.play(10)
            before = [words_of(evening.everybody[0].whole()) for evening in evenings]
            server.kill()
            server.start()
            for evening, words in zip(evenings, before, strict=True):
                assert words_of(evening.everybody[0].whole())[: len(words)] == words
        assert any(evening.undone for evening in evenings)
        assert server.stop() == 0


def test_a_game_that_was_seen_to_be_over_stays_so_when_a_rule_is_mended_later(tmp_path: Path) -> None:
    """The records of rules 1 do not say so, and nobody asked for a rematch; but somebody has looked at it since."""
    names = ("ms finished, no rematch", "ms basic")
    with sqlite3.connect(tmp_path / "tables.db") as store:
        store.executescript((FOLDER / "rules-1.sql").read_text())
    with Served(f"sqlite:///{tmp_path}/tables.db", tmp_path / "server.log") as server:
        finished, running = (people(server, name)[0] for name in names)
        assert [player.is_over() for player in (finished, running)] == [True, False]
        server.kill()
        with sqlite3.connect(tmp_path / "tables.db") as store:
            for player in (finished, running):
                store.execute("UPDATE records SET body = '1:z99' WHERE table_id = ? AND at = 8", (player.table,))
        server.start()
        told = [player.whole() for player in (finished, running)]
        notices = [[notice["message"] for notice in each["fresh"]["notices"]] for each in told]
        assert notices == [["server-fits-to"], ["server-mended"]]
        assert "game continues" in told[1]["fresh"]["notices"][0]["text"]
        late = finished.post("say", id="too-late", seat=0, question="0.0", words=["x"])
        refused(late, 403, "server-only-a-log")
        assert server.stop() == 0


def test_two_servers_mend_a_table_once(postgres: str, tmp_path: Path) -> None:
    async def asked(statement: str) -> list[Any]:
        connection = await asyncpg.connect(postgres)
        try:
            return list(await connection.fetch(statement))
        finally:
            await connection.close()

    with Served(postgres, tmp_path / "one.log") as one, Served(postgres, tmp_path / "other.log") as other:
        made = [new_table(one.url, ME, FRIEND) for _ in range(4)]
        for created in made:
            anna, ben = sit(one.url, created), sit(one.url, created, created["friends"][0])
            Evening([anna, ben], created["table"]).play(6)
        for server in (one, other):
            server.kill()
        run(asked("UPDATE tables SET header = regexp_replace(header, 'rules [0-9]+', 'rules 1')"))
        run(asked("UPDATE records SET body = '1:z99 2:z98' WHERE at = 4"))
        for server in (one, other):
            server.start()
        both = [sit(url, created) for created in made for url in (one.url, other.url)]
        openers = [threading.Thread(target=player.whole) for player in both]
        for opener in openers:
            opener.start()
        for opener in openers:
            opener.join()
        mends = run(asked("SELECT table_id, count(*) AS mends FROM records WHERE kind = 'mend' GROUP BY table_id"))
        assert [row["mends"] for row in mends] == [1] * len(made)
        for created in made:
            anna, ben = sit(one.url, created), sit(other.url, created, created["friends"][0])
            assert words_of(anna.whole()) == words_of(ben.whole())
            Evening([anna, ben], created["table"]).play(6)
            assert words_of(anna.whole()) == words_of(ben.whole())

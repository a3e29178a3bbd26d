"""Bots that search: they answer in their own time, neither sooner nor later, whatever they hold and whoever waits."""

from __future__ import annotations

import asyncio
import gc
import time
from types import SimpleNamespace
from typing import Any

import pytest

from loipe.bots.levels import LEVELS
from loipe.core import log as logs
from loipe.core.contract import CHANCE
from loipe.core.log import Log, Ply
from loipe.games import load
from loipe.server.thinking import rivals
from loipe.server.thinking.workers import Lost
from tests.server.chores import run
from tests.server.run import ME, good, new_table, sit, wait_for


def test_a_search_bot_takes_its_turns(url: str) -> None:
    rival = {"who": "bot", "bot": "national", "name": "Morel"}
    anna = sit(url, new_table(url, ME, rival))
    for _ in range(3):
        wait_for(lambda: bool(anna.now()["asks"]), 60)
        anna.first_word()
    told = anna.whole()["fresh"]
    assert told["seats"][1]["bot"] == "national"
    assert [ply for ply in told["plies"] if ply["seat"] == 1]


def test_a_seat_may_be_given_to_a_search_bot(url: str) -> None:
    anna = sit(url, new_table(url, ME, {"who": "bot", "bot": "rookie"}))
    assert good(anna.do("bot", 0, "world-cup"))["seats"][0]["bot"] == "world-cup"


def sitting() -> Any:
    """Mass Start after the first roll, as far as a bot's turn asks for it."""
    game = load("mass-start")
    config = game.META.presets["basic"]
    names = tuple(f"s{seat}" for seat in range(len(config.holders)))
    log = Log("mass-start", game.META.rules_version, config, names, [Ply(CHANCE, "5")])
    return SimpleNamespace(row=SimpleNamespace(id="t"), sitting=SimpleNamespace(log=log))


def timed(workers: rivals.Rivals, kind: str) -> tuple[str, float]:
    began = time.monotonic()
    word = run(workers.word(sitting(), 0, kind))
    return word, time.monotonic() - began


@pytest.mark.parametrize("found", ["at once", "too late", "never"])
def test_every_choice_takes_the_same_time(monkeypatch: pytest.MonkeyPatch, found: str) -> None:
    workers = rivals.Rivals(1)

    async def answer(*_: Any) -> str:
        if found == "never":
            raise Lost
        await asyncio.sleep(9 if found == "too late" else 0)
        return "b5"

    monkeypatch.setattr(workers, "run", answer)
    word, seconds = timed(workers, "national")
    assert word == ("b5" if found == "at once" else rivals.NO_WORD)
    pace = LEVELS["national"].pace
    assert pace <= seconds < pace + 1.5
    workers.close()


def test_a_worker_finds_a_word_of_the_game() -> None:
    log = sitting().sitting.log
    word = rivals.choose(logs.write(log), 0, "national", 5)
    assert word in [option.word for option in log.game.prompt(logs.replay(log), 0).options]


def test_no_level_promises_less_time_than_it_thinks() -> None:
    assert all(level.seconds < level.pace <= 1.0 for level in LEVELS.values())


@pytest.mark.filterwarnings("error::RuntimeWarning", "error::pytest.PytestUnraisableExceptionWarning")
def test_a_server_that_stops_leaves_no_thought_unbegun() -> None:
    """Cancelled at any of its first steps."""
    workers = rivals.Rivals(1)

    async def stopped(steps: int) -> None:
        turn = asyncio.create_task(workers.word(sitting(), 0, "national"))
        for _ in range(steps):
            await asyncio.sleep(0)
        turn.cancel()
        await asyncio.gather(turn, return_exceptions=True)

    for steps in range(4):
        run(stopped(steps))
        gc.collect()
    workers.close()

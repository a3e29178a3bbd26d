"""Many games between bots, on all cores. Config, seeds and sums cross processes, never states."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from loipe.bots import make
from loipe.core import log as logs
from loipe.core.contract import CHANCE, State
from loipe.core.game import AnyGame
from loipe.core.playout import play_bots, record_bots
from loipe.core.rng import Rng
from loipe.games import load
from loipe.lab.processes import shared
from loipe.lab.tally import Tally

CHUNK = 250
"""Games at most that a process plays between two signs of life."""
FEW = 20
"""Fewer games than this are not worth a second process."""


class Series(msgspec.Struct, frozen=True):
    """What is to be played: game number n of a seed is the same game wherever it is played."""

    game_id: str
    config: Any
    bots: tuple[str, ...]
    names: tuple[str, ...]
    seed: int
    logs: str = ""
    """The folder for one log per game; empty for none."""

    @property
    def game(self) -> AnyGame:
        return load(self.game_id)


def play_one(series: Series, start: State, number: int) -> tuple[tuple[int, ...], int]:
    """Game number so-and-so of a series: the places, and how many plies it took."""
    game = series.game
    state = start.clone()
    bots = [make(name, game) for name in series.bots]
    rng = Rng(series.seed, number)
    if not series.logs:
        steps = play_bots(state, bots, rng)
        return game.result(state).places, steps
    codes = record_bots(state, bots, rng)
    (Path(series.logs) / f"game-{number:06}.log").write_text(logs.write(as_log(series, start, codes)), "utf-8")
    return game.result(state).places, len(codes)


def as_log(series: Series, start: State, codes: list[int]) -> logs.Log:
    """The words behind the codes of a finished game."""
    game = series.game
    state = start.clone()
    log = logs.Log(series.game_id, game.META.rules_version, series.config, series.names, [])
    for code in codes:
        seat = state.to_act()
        log.plies.append(logs.Ply(seat if seat >= 0 else CHANCE, game.write(state, code)))
        state.apply(code)
    return log


def play_some(series: Series, numbers: range) -> Tally:
    """These games, added up."""
    tally = Tally.empty(len(series.bots))
    start: State = series.game.start(series.config)
    for number in numbers:
        places, steps = play_one(series, start, number)
        tally.add_game(places, steps)
    return tally


def simulate(series: Series, games: int, processes: int = 0) -> Iterator[Tally]:
    """The sums of game 1 to so many, chunk by chunk as they come in; on all cores unless told how many."""
    for name in series.bots:
        make(name, series.game)  # refused here: a pool would begin its processes again and again
    processes = processes or os.cpu_count() or 1
    chunk = max(1, min(CHUNK, games // (processes * 40)))
    chunks = [range(first, min(first + chunk, games + 1)) for first in range(1, games + 1, chunk)]
    if processes == 1 or games < FEW:
        for numbers in chunks:
            yield play_some(series, numbers)
        return
    yield from shared(_play_chunk, chunks, processes, _begin, series)


_series: Series
"""In a worker: set once, so that chunks are only numbers."""


def _begin(series: Series) -> None:
    global _series
    _series = series


def _play_chunk(numbers: range) -> Tally:
    return play_some(_series, numbers)

"""What a run plays: variants of one game, every one of them with the same luck, and the jobs it is cut into."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any, TypeAlias

import msgspec

from loipe.core.contract import State
from loipe.core.game import AnyGame
from loipe.core.playout import Luck, play_on
from loipe.games import load
from loipe.lab.habit import bot_of

FORMAT = 1
"""Of a run's folder."""
BATCH = 100
"""Games of a variant in one job; precision is looked at after each, so it is the same wherever they are played."""
Columns: TypeAlias = dict[str, list[Any]]
"""What a job brings: by name, one value for each game and seat."""
Spans: TypeAlias = list[tuple[int, int]]
"""Games, from the first to the last of each span."""


class Variant(msgspec.Struct, frozen=True):
    """One way to set the table."""

    settings: dict[str, str]
    """What is varied, as it was typed."""
    config: Any
    bots: tuple[str, ...]


class Plan(msgspec.Struct, frozen=True):
    """Game number n of a seed has the same luck in every variant, on any number of machines."""

    game_id: str
    variants: tuple[Variant, ...]
    seed: int
    rotate: bool
    """Bots change seats from game to game."""


class Job(msgspec.Struct, frozen=True):
    """Some games of a variant."""

    variant: int
    first: int
    last: int


def jobs(plan: Plan, done: list[Spans], games: int) -> Iterator[Job]:
    """Batch by batch, all variants in turn; what is done by variant is left out."""
    for batch in count():
        first, last = batch * BATCH + 1, min((batch + 1) * BATCH, games)
        if first > last:
            return
        for variant in range(len(plan.variants)):
            for begin, end in missing(first, last, done[variant]):
                yield Job(variant, begin, end)


def missing(first: int, last: int, spans: Spans) -> Iterator[tuple[int, int]]:
    """What of these games is in none of the spans."""
    for begin, end in sorted(spans):
        if end >= first and begin <= last:
            if begin > first:
                yield first, begin - 1
            first = end + 1
    if first <= last:
        yield first, last


def play(plan: Plan, job: Job) -> Columns:
    """The games of a job, one row a game and seat."""
    variant = plan.variants[job.variant]
    game = load(plan.game_id)
    seats = len(variant.bots)
    bots = {name: bot_of(name, game) for name in variant.bots}
    luck = Luck(seats)
    columns: Columns = {}
    for number in range(job.first, job.last + 1):
        turn = number % seats if plan.rotate else 0
        seated = [variant.bots[(seat + turn) % seats] for seat in range(seats)]
        journal: list[int] = []
        state: State = game.start(variant.config, journal)
        luck.begin(plan.seed, number)
        plies = int(play_on(state, [bots[name] for name in seated], luck))
        add_game(columns, game, state, journal, (job.variant, number, plies), seated)
    return columns


def add_game(
    columns: Columns, game: AnyGame, state: State, journal: list[int], told: tuple[int, int, int], seated: list[str]
) -> None:
    """A row for each seat; equal winners share the win."""
    places = game.result(state).places
    best = min(places)
    variant, number, plies = told
    for seat, measured in enumerate(game.measures(state, journal)):
        won = (places[seat] == best) / places.count(best)
        own = {"variant": variant, "game": number, "seat": seat + 1, "bot": seated[seat], "place": places[seat]}
        for name, value in (own | {"win": won, "plies": plies} | measured).items():
            columns.setdefault(name, []).append(value)

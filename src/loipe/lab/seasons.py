"""Many seasons of bots: how often the strongest win, and how many races it takes to tell skill from luck."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from math import sqrt

import msgspec

from loipe.core.seats import OFFERED
from loipe.lab.processes import shared
from loipe.season.plan import Plan
from loipe.season.racing import whole
from loipe.season.standings import Ranked, standings

CHUNK = 5


class Share(msgspec.Struct):
    """A part of 1, season by season."""

    total: float = 0
    squares: float = 0
    seasons: int = 0

    def add(self, total: float, squares: float, seasons: int) -> None:
        self.total += total
        self.squares += squares
        self.seasons += seasons

    @property
    def mean(self) -> float:
        return self.total / self.seasons

    @property
    def doubt(self) -> float:
        """Two standard errors; what happens within one season is no sample of its own."""
        return 2 * sqrt(max(0.0, self.squares / self.seasons - self.mean**2) / self.seasons)


class Tried(msgspec.Struct):
    """What came out; every list is by race of the calendar."""

    led: list[Share]
    """One of the strongest led after it; who shares the lead counts as a part."""
    ahead: dict[tuple[str, str], list[Share]]
    """By two levels, the stronger first: how much of such pairs of athletes stood in that order after it."""
    points: dict[str, Share]
    """By level, of one athlete in one season."""

    @property
    def seasons(self) -> int:
        return self.led[0].seasons

    def add(self, other: Tried) -> None:
        for own, more in zip(self.shares(), other.shares(), strict=True):
            own.add(more.total, more.squares, more.seasons)

    def shares(self) -> Iterator[Share]:
        yield from self.led
        for each in self.ahead.values():
            yield from each
        yield from self.points.values()


def strength(bot: str) -> int:
    """What does not think is weaker than any level, a visiting author's bot is tried against all of them."""
    order = ("random", *(level for level in OFFERED if level != "random"))
    own = "club" if bot == "thumb" else bot
    return order.index(own) if own in order else len(order)


def strongest(plan: Plan) -> frozenset[int]:
    """The athletes of the best level in the field."""
    most = max(strength(athlete.bot) for athlete in plan.athletes)
    return frozenset(at for at, athlete in enumerate(plan.athletes) if strength(athlete.bot) == most)


def nothing(plan: Plan) -> Tried:
    """Before the first season."""
    levels = sorted({athlete.bot for athlete in plan.athletes}, key=strength, reverse=True)
    pairs = [(own, other) for at, own in enumerate(levels) for other in levels[at + 1 :]]
    races = len(plan.calendar)
    ahead = {pair: [Share() for _ in range(races)] for pair in pairs}
    return Tried([Share() for _ in range(races)], ahead, {level: Share() for level in levels})


def tried(plan: Plan, seeds: range) -> Tried:
    """Once for each seed, with other dice; each level comes to every number of the field in turn."""
    found = nothing(plan)
    for seed in seeds:
        turned = turn(plan, seed)
        best = strongest(turned)
        outcomes = whole(turned, seed=seed)
        for race in range(len(outcomes)):
            table = standings(turned, outcomes[: race + 1])
            first = [line.athlete for line in table if line.place == 1]
            note(found.led[race], len(best.intersection(first)) / len(first))
            for pair, shares in found.ahead.items():
                note(shares[race], in_order(turned, table, pair))
        for level, share in found.points.items():
            own = [line.points for line in table if turned.athletes[line.athlete].bot == level]
            note(share, sum(own) / len(own))
    return found


def note(share: Share, value: float) -> None:
    share.add(value, value * value, 1)


def turn(plan: Plan, by: int) -> Plan:
    """Numbers give start places, bases and teams: nobody has the best of them in every season."""
    bots = [athlete.bot for athlete in plan.athletes]
    shifted = [bots[(at + by) % len(bots)] for at in range(len(bots))]
    athletes = (msgspec.structs.replace(own, bot=bot) for own, bot in zip(plan.athletes, shifted, strict=True))
    return msgspec.structs.replace(plan, athletes=tuple(athletes))


def in_order(plan: Plan, table: Sequence[Ranked], pair: tuple[str, str]) -> float:
    """Of all pairs of these levels: those in which the stronger stands before the other; equals count half."""
    better, worse = ([line.place for line in table if plan.athletes[line.athlete].bot == level] for level in pair)
    won = sum((own < other) + (own == other) / 2 for own in better for other in worse)
    return won / (len(better) * len(worse))


def winters(plan: Plan, count: int) -> Plan:
    """The same calendar so many times, as one long season."""
    return msgspec.structs.replace(plan, calendar=plan.calendar * count)


def seasons(plan: Plan, count: int, seed: int, processes: int = 0) -> Iterator[Tried]:
    """Chunk by chunk, on all cores unless told how many."""
    processes = processes or os.cpu_count() or 1
    chunks = [range(first, min(first + CHUNK, seed + count)) for first in range(seed, seed + count, CHUNK)]
    if processes == 1:
        yield from (tried(plan, chunk) for chunk in chunks)
        return
    yield from shared(_try, chunks, processes, _begin, plan)


_plan: Plan
"""In a worker: set once."""


def _begin(plan: Plan) -> None:
    global _plan
    _plan = plan


def _try(seeds: range) -> Tried:
    return tried(_plan, seeds)

"""Many seasons of bots: how often the strongest win, and how many races it takes to tell skill from luck."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from math import sqrt
from multiprocessing import get_context

import msgspec

from loipe.core.seats import OFFERED
from loipe.season.plan import Plan
from loipe.season.racing import whole
from loipe.season.standings import standings

CHUNK = 5


class Tried(msgspec.Struct):
    """Counts over seasons; every list is by race of the calendar."""

    seasons: int
    led: list[float]
    """Seasons in which the strongest led after so many races; who shares the lead counts as a part."""
    points: dict[str, float]
    """By level, of one athlete in one season."""

    def add(self, other: Tried) -> None:
        self.seasons += other.seasons
        self.led = [own + more for own, more in zip(self.led, other.led, strict=True)]
        self.points = {name: self.points.get(name, 0) + points for name, points in other.points.items()}

    def share(self, race: int) -> tuple[float, float]:
        """How often the strongest led after it, and two standard errors of that."""
        rate = self.led[race] / self.seasons
        return rate, 2 * sqrt(rate * (1 - rate) / self.seasons)


def strongest(plan: Plan) -> frozenset[int]:
    """The athletes of the best level in the field."""
    strength = [-1 if athlete.bot == "random" else OFFERED.index(athlete.bot) for athlete in plan.athletes]
    return frozenset(at for at, own in enumerate(strength) if own == max(strength))


def tried(plan: Plan, seeds: range) -> Tried:
    """The same plan with other dice, once for each seed."""
    found = Tried(0, [0.0] * len(plan.calendar), {})
    best = strongest(plan)
    for seed in seeds:
        outcomes = whole(plan, seed=seed)
        for race in range(len(outcomes)):
            table = standings(plan, outcomes[: race + 1])
            first = [line.athlete for line in table if line.place == 1]
            found.led[race] += len(best.intersection(first)) / len(first)
        for line in table:
            level = plan.athletes[line.athlete].bot
            among = sum(athlete.bot == level for athlete in plan.athletes)
            found.points[level] = found.points.get(level, 0) + line.points / among
        found.seasons += 1
    return found


def seasons(plan: Plan, count: int, seed: int, processes: int = 0) -> Iterator[Tried]:
    """Chunk by chunk, on all cores unless told how many."""
    processes = processes or os.cpu_count() or 1
    chunks = [range(first, min(first + CHUNK, seed + count)) for first in range(seed, seed + count, CHUNK)]
    if processes == 1:
        yield from (tried(plan, chunk) for chunk in chunks)
        return
    with get_context().Pool(processes, _begin, (plan,)) as pool:
        yield from pool.imap_unordered(_try, chunks)


_plan: Plan
"""In a worker: set once."""


def _begin(plan: Plan) -> None:
    global _plan
    _plan = plan
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent tells what came in so far


def _try(seeds: range) -> Tried:
    return tried(_plan, seeds)

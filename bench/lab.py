"""The lab's speed: games per second with all their measures on one core, on all cores, and on Ray beside the pool.

python bench/lab.py    a line for each, in under two minutes on a quiet machine

Starting processes is not counted: every crew plays some jobs first. Crews take turns, and only those that are compared
are there at a time.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Iterator
from time import perf_counter
from typing import Any

import msgspec

from loipe.games import load
from loipe.lab.crew import Alone, Cores, Crew
from loipe.lab.plan import BATCH, Job, Plan, Variant, jobs

SECONDS = 5.0
ROUNDS = 3


def planned() -> Plan:
    config = msgspec.structs.replace(load("mass-start").META.presets["full"], holders=(0, 1, 2, 3))
    return Plan("mass-start", (Variant({}, config, ("club",) * 4),), 1, False)


class Team:
    """A crew and the jobs it has still to play; at rest between its turns."""

    def __init__(self, crew: Crew) -> None:
        self.crew = crew
        self.wanted: Iterator[Job] = jobs(planned(), [[]], 10**9)
        self.waiting: deque[Any] = deque()
        self.best = 0.0

    def send(self) -> None:
        self.waiting.append(self.crew.send(next(self.wanted)))

    def receive(self) -> None:
        self.crew.receive(self.waiting.popleft())

    def turn(self) -> None:
        """Games a second, from when all that was sent first is back; the best of all turns is kept."""
        for _ in range(self.crew.ahead):
            self.send()
        for _ in range(self.crew.ahead):
            self.receive()
            self.send()
        begin, games = perf_counter(), 0
        while (spent := perf_counter() - begin) < SECONDS:
            self.receive()
            self.send()
            games += BATCH
        self.best = max(self.best, games / spent)
        while self.waiting:
            self.receive()


def compared(first: Team, second: Team) -> float:
    """How many times as fast the second is."""
    first.best = second.best = 0.0
    for _ in range(ROUNDS):
        first.turn()
        second.turn()
    return second.best / first.best


def measure() -> dict[str, float]:
    """One core and all of them, in turn; then the pool and Ray, in turn."""
    from loipe.lab.cluster import LOCAL, Cluster

    count = os.cpu_count() or 1
    alone, cores = Team(Alone(planned())), Team(Cores(planned(), count))
    by_cores = compared(alone, cores)
    found = {
        "games_per_second_on_one_core": alone.best,
        f"games_per_second_on_{count}_cores": cores.best,
        "cores_against_one": by_cores,
    }
    ray = Team(Cluster(planned(), LOCAL))
    by_ray = compared(cores, ray)
    found |= {"games_per_second_on_ray": ray.best, "ray_against_cores": by_ray}
    for team in (cores, ray):
        team.crew.close()
    return found


if __name__ == "__main__":
    for name, value in measure().items():
        print(f"{name}: {value:,.2f}")

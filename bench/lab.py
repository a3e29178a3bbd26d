"""The lab's speed: games per second with all their measures on one core, on all cores, and on Ray beside the pool.

As a script it prints a line for each. Starting processes is not counted: every crew plays a few jobs first.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import islice
from time import perf_counter

import msgspec

from loipe.games import load
from loipe.lab.crew import Alone, Cores, Crew, in_order
from loipe.lab.plan import BATCH, Job, Plan, Variant, jobs

JOBS = 60
WARM = 30
ROUNDS = 2


def planned() -> Plan:
    config = msgspec.structs.replace(load("mass-start").META.presets["full"], holders=(0, 1, 2, 3))
    return Plan("mass-start", (Variant({}, config, ("club",) * 4),), 1, False)


def speed(crew: Crew) -> float:
    """Games a second, from when the first jobs are back; those sent ahead are counted out."""
    wanted: Iterator[Job] = islice(jobs(planned(), [[]], 10**9), WARM + JOBS + crew.ahead)
    results = in_order(crew, wanted)
    for _ in range(WARM):
        next(results)
    begin = perf_counter()
    for _ in range(JOBS):
        next(results)
    seconds = perf_counter() - begin
    results.close()
    return BATCH * JOBS / seconds


def measure() -> dict[str, float]:
    """The best of some rounds, in turn."""
    from loipe.lab.cluster import LOCAL, Cluster

    cores = os.cpu_count() or 1
    found = {"alone": 0.0, "cores": 0.0, "ray": 0.0}
    for _ in range(ROUNDS):
        found["alone"] = max(found["alone"], speed(Alone(planned())))
        found["cores"] = max(found["cores"], speed(Cores(planned(), cores)))
        found["ray"] = max(found["ray"], speed(Cluster(planned(), LOCAL)))
    return {
        "games_per_second_on_one_core": found["alone"],
        f"games_per_second_on_{cores}_cores": found["cores"],
        "games_per_second_on_ray": found["ray"],
        "cores_against_one": found["cores"] / found["alone"],
        "ray_against_cores": found["ray"] / found["cores"],
    }


if __name__ == "__main__":
    for name, value in measure().items():
        print(f"{name}: {value:,.2f}")

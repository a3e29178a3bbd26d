"""Does a step cost more with more skiers, more laps, a longer course? It should not. Prints instructions per step.

python bench/growth.py
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor

from instructions import Case, per_step
from rich.console import Console
from rich.table import Table

GROWTH: dict[str, dict[str, Case]] = {
    "Mass Start, skiers": {str(seats): Case("mass-start", "full", seats) for seats in (2, 4, 6)},
    "Mass Start, laps": {str(laps): Case("mass-start", "full", 6, settings={"laps": laps}) for laps in (1, 3, 5)},
    "Mass Start, course": {
        name: Case("mass-start", "basic", 6, settings={"course": name})
        for name in ("lindmoos", "tvillingdal", "varnskog")
    },
    "Crystal Globe, skiers": {str(seats): Case("crystal-globe", "strategique", seats) for seats in (2, 6, 12)},
    "Crystal Globe, laps": {
        str(laps): Case("crystal-globe", "strategique", 6, settings={"laps": laps, "shootings": ["prone"] * (laps - 1)})
        for laps in (2, 3, 5)
    },
    "Crystal Globe, course": {
        name: Case("crystal-globe", "strategique", 6, settings={"course": name}) for name in ("granlia", "isfjell")
    },
    "Ski Tour, nations": {str(seats): Case("ski-tour", "starter", seats) for seats in (3, 4, 5)},
    "Ski Tour, course": {name: Case("ski-tour", "full", 5, settings={"course": name}) for name in ("starter", "long")},
    "Sport ist Mord, seats": {str(seats): Case("sport-ist-mord", "box", seats) for seats in (3, 4, 6)},
}
"""What grows, and the cases of it. Ski Tour has no laps, Sport ist Mord neither laps nor a course."""


def measure(environment: Mapping[str, str] = os.environ) -> dict[str, dict[str, float]]:
    """By row and by what grows; empty where there is no valgrind."""
    with ThreadPoolExecutor(os.cpu_count()) as counting:
        costs = counting.map(lambda cases: per_step(list(cases.values()), environment), GROWTH.values())
        found = zip(GROWTH.items(), costs, strict=True)
        return {label: dict(zip(cases, row, strict=True)) for (label, cases), row in found if row}


def told(costs: Mapping[str, float]) -> str:
    return ", ".join(f"{name}: {cost:,.0f}" for name, cost in costs.items())


def rise(costs: Mapping[str, float]) -> float:
    """The last beside the first."""
    first, *_, last = costs.values()
    return last / first


def show(found: Mapping[str, Mapping[str, float]], console: Console) -> None:
    table = Table("instructions per step as a game grows", "", "last to first")
    for label, costs in found.items():
        table.add_row(label, told(costs), f"{rise(costs):.2f}")
    console.print(table)


if __name__ == "__main__":
    show(measure(), Console())

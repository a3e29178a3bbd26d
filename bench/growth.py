"""Does a step cost more with more skiers, more laps, a longer course? It should not. Prints instructions per step.

python bench/growth.py
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor

from instructions import Case, per_step
from rich.console import Console
from rich.table import Table

GROWTH: dict[str, list[Case]] = {
    "Mass Start, skiers": [Case("mass-start", "full", seats) for seats in (2, 4, 6)],
    "Mass Start, laps": [Case("mass-start", "full", 6, settings={"laps": laps}) for laps in (1, 3, 5)],
    "Mass Start, course": [
        Case("mass-start", "basic", 6, settings={"course": course})
        for course in ("lindmoos", "tvillingdal", "varnskog")
    ],
    "Crystal Globe, skiers": [Case("crystal-globe", "strategique", seats) for seats in (2, 6, 12)],
    "Crystal Globe, laps": [
        Case("crystal-globe", "strategique", 6, settings={"laps": laps, "shootings": ["prone"] * (laps - 1)})
        for laps in (2, 3, 5)
    ],
    "Ski Tour, nations": [Case("ski-tour", "starter", seats) for seats in (3, 4, 5)],
    "Ski Tour, course": [Case("ski-tour", "full", 5, settings={"course": course}) for course in ("starter", "long")],
    "Sport ist Mord, seats": [Case("sport-ist-mord", "box", seats) for seats in (3, 4, 6)],
}


def measure() -> dict[str, dict[str, float]]:
    """By row and by what grows; empty where there is no valgrind."""
    found: dict[str, dict[str, float]] = {}
    rows = [(label, case) for label, cases in GROWTH.items() for case in cases]
    with ThreadPoolExecutor(os.cpu_count()) as counting:
        costs = list(counting.map(per_step, [case for _, case in rows]))
    for (label, case), cost in zip(rows, costs, strict=True):
        if cost is not None:
            name = next((str(value) for value in case.settings.values()), f"{case.seats} seats")
            found.setdefault(label, {})[name] = cost
    return found


def show(found: dict[str, dict[str, float]], console: Console) -> None:
    table = Table("instructions per step as a game grows", "", "", "")
    for label, costs in found.items():
        table.add_row(label, *(f"{name}: {cost:,.0f}" for name, cost in costs.items()))
    console.print(table)


if __name__ == "__main__":
    show(measure(), Console())

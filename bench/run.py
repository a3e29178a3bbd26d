"""Numbers, with peers measured in the same run: prints a table, writes bench/latest.json.

Rounds alternate between all rows and the best of each is taken, because the machine is noisy. An aim stands behind
its figure, after a stroke. What cannot be measured is named, and the rest goes on.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import growth
import msgspec
from instructions import Case, per_step
from rich.console import Console
from rich.progress import track
from rich.table import Table

HERE = Path(__file__).parent
WIDE = 220
"""Columns of a table that goes to a file: every figure in one line."""
SCRIPTS = ("start", "adapters", "store", "server", "page", "lab")
ROUNDS = 3
SECONDS = 1.0
PEER = "OpenSpiel maedn(4), C++ rollouts"
ROWS = (
    Case("mass-start", "full", 6),
    Case("crystal-globe", "strategique", 6),
    Case("ski-tour", "starter", 5),
    Case("sport-ist-mord", "box", 4),
)
AIMS = {
    "mass-start": (3.0, 30_000),
    "crystal-globe": (0.9, 5_000),
    "ski-tour": (1.0, 8_000),
    "sport-ist-mord": (1.3, 6_000),
}
"""Of the wheel: times the peer's steps, and thumbs' playouts a second."""
PLAIN = 0.75
"""Of those times, for the build of `make install`."""
PLIES_LEFT = 334
"""Of the position that the peer searches: as in the middle of a random game of the first row."""
COLUMNS = (
    "steps/s", "x peer", "random playouts/s", "x peer's MCTS", "thumbs' playouts/s", "clones/s", "instructions/step",
    "thumbs'",
)  # fmt: skip
Figures = Mapping[str, Mapping[str, float]]


def builds(folder: Path) -> dict[str, Mapping[str, str]]:
    """The environment that runs each: the installed build, the newest of `make wheel` if there is one, the source."""
    found: dict[str, Mapping[str, str]] = {"compiled": without_path()}
    wheels = sorted((HERE.parent / "dist").glob("loipe-*.whl"), key=lambda wheel: wheel.stat().st_mtime)
    if wheels:
        ZipFile(wheels[-1]).extractall(folder)
        found["wheel"] = {**without_path(), "PYTHONPATH": str(folder)}
    found["interpreted"] = {**without_path(), "PYTHONPATH": str(HERE.parent / "src")}
    return found


def without_path() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def engine(case: Case, environment: Mapping[str, str]) -> dict[str, float]:
    """Measured in a process of its own."""
    command = [sys.executable, str(HERE / "engine.py"), case.game, case.preset, str(case.seats), str(SECONDS)]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, cwd=HERE)
    measured: dict[str, float] = json.loads(run.stdout)
    return measured


def peer() -> dict[str, float]:
    ask = f"import peer; print(peer.steps_per_second({SECONDS}), peer.playouts_per_second({SECONDS}, {PLIES_LEFT}))"
    run = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True, cwd=HERE)
    steps, playouts = map(float, run.stdout.split())
    return {"steps_per_second": steps, "random_playouts_per_second": playouts}


def script(name: str) -> dict[str, float]:
    """What one of the scripts beside this one measures, from where it finds the tests: some begin their server."""
    ask = f"import json, sys; sys.path.insert(0, {str(HERE)!r}); import {name}; print(json.dumps({name}.measure()))"
    run = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True, cwd=HERE.parent)
    measured: dict[str, float] = json.loads(run.stdout.splitlines()[-1])
    return measured


def tried(what: str, job: Callable[[], Any], console: Console) -> Any:
    """What the job measures; nothing, and one sentence with the last that it said, if its process fails."""
    try:
        return job()
    except subprocess.CalledProcessError as failed:
        said = (failed.stderr or "").strip().splitlines() or [f"it ended with {failed.returncode}"]
        console.print(f"{what} failed: {said[-1]}", style="red", markup=False)
        return None


def best(rounds: list[dict[str, float]]) -> dict[str, float]:
    return {name: max(measured[name] for measured in rounds) for name in rounds[0]}


def instructions(environment: Mapping[str, str]) -> list[dict[str, float]]:
    """Of a step of each game, at random and by rules of thumb; nothing where there is no valgrind."""
    thumbs = [msgspec.structs.replace(case, bot="thumb") for case in ROWS]
    counts = per_step(ROWS, environment), per_step(thumbs, environment)
    return [{"instructions": step, "thumb_instructions": thumb} for step, thumb in zip(*counts, strict=True)]


def show(results: Figures, grown: Figures, console: Console) -> None:
    """All of the engine in one table: the peer, each game in each build, and what a step costs as a game grows."""
    table = Table("one core", *COLUMNS)
    base = results.get(PEER, {})
    for label, row in results.items():
        table.add_row(label, *cells(label, row, base))
    table.add_section()
    for label, costs in grown.items():
        table.add_row(label, *[""] * (len(COLUMNS) - 2), growth.told(costs), f"x {growth.rise(costs):.2f}")
    console.print(table)


def cells(label: str, row: Mapping[str, float], base: Mapping[str, float]) -> list[str]:
    def number(name: str) -> str:
        return f"{row[name]:,.0f}" if name in row else ""

    def times(name: str) -> str:
        return f"{row[name] / base[name]:.2f}" if name in base else ""

    faster, playouts = (aim and f" / {aim}" for aim in aims(label))
    return [
        number("steps_per_second"), times("steps_per_second") + faster, number("random_playouts_per_second"),
        times("random_playouts_per_second"), number("playouts_per_second") + playouts, number("clones_per_second"),
        number("instructions"), number("thumb_instructions"),
    ]  # fmt: skip


def aims(label: str) -> tuple[str, str]:
    """Times the peer, and thumbs' playouts; the source and the peer have none."""
    faster, playouts = AIMS.get(label.split()[0], (0.0, 0))
    if label.endswith("wheel"):
        return f"{faster:.2f}", f"{playouts:,}"
    return (f"{PLAIN * faster:.2f}" if label.endswith("compiled") else "", "")


def main() -> None:
    wide = None if sys.stdout.isatty() or "COLUMNS" in os.environ else WIDE
    with tempfile.TemporaryDirectory() as folder:
        compare(builds(Path(folder)), Console(width=wide))


def compare(environments: Mapping[str, Mapping[str, str]], console: Console) -> None:
    """Whatever stops it, what was measured is shown and written."""
    results: dict[str, dict[str, float]] = {}
    grown: dict[str, dict[str, float]] = {}
    try:
        try:
            speed(results, environments, console)
            count(results, environments, console)
            grown |= tried("growth", partial(growth.measure, environments["compiled"]), console) or {}
        finally:
            show(results, grown, console)
        results |= grown
        for name in SCRIPTS:
            if measured := tried(name, partial(script, name), console):
                results[name] = measured
                console.print(name, {field: round(value, 3) for field, value in measured.items()})
    except KeyboardInterrupt:
        console.print("stopped: what was measured so far is in latest.json")
    finally:
        (HERE / "latest.json").write_text(json.dumps(results, indent=2) + "\n")


def named(case: Case, build: str) -> str:
    return f"{case.game} {case.preset}, {case.seats} seats, {build}"


def speed(
    results: dict[str, dict[str, float]], environments: Mapping[str, Mapping[str, str]], console: Console
) -> None:
    """Every game in every build and the peer, in turn; the source, forty times slower, once."""
    jobs: dict[str, Callable[[], dict[str, float]]] = {PEER: peer}
    jobs |= {named(case, build): partial(engine, case, env) for case in ROWS for build, env in environments.items()}
    work = [it for number in range(ROUNDS) for it in jobs.items() if number == 0 or not it[0].endswith("interpreted")]
    measured: dict[str, list[dict[str, float]]] = {}
    for label, job in track(work, description="measuring", console=Console(stderr=True), transient=True):
        if found := tried(label, job, console):
            measured.setdefault(label, []).append(found)
            results[label] = best(measured[label])


def count(
    results: dict[str, dict[str, float]], environments: Mapping[str, Mapping[str, str]], console: Console
) -> None:
    """The instructions of a step, in both builds at once."""
    compiled = {build: environment for build, environment in environments.items() if build != "interpreted"}

    def counted(build: str) -> list[dict[str, float]]:
        return tried(f"counting the instructions of {build}", partial(instructions, compiled[build]), console) or []

    with ThreadPoolExecutor(os.cpu_count()) as counting:
        for build, counts in zip(compiled, counting.map(counted, compiled), strict=True):
            for case, cost in zip(ROWS, counts, strict=False):
                results.setdefault(named(case, build), {}).update(cost)


if __name__ == "__main__":
    main()

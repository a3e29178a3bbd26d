"""Numbers, with peers measured in the same run: prints a table, writes bench/latest.json.

Rounds alternate between all rows and the best of each is taken, because the machine is noisy.
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
from zipfile import ZipFile

import growth
import msgspec
from instructions import Case, per_step
from rich.console import Console
from rich.progress import track
from rich.table import Table

HERE = Path(__file__).parent
ROUNDS = 3
SECONDS = 1.0
ROWS = (
    Case("mass-start", "full", 6),
    Case("crystal-globe", "strategique", 6),
    Case("ski-tour", "starter", 5),
    Case("sport-ist-mord", "box", 4),
)
PLIES_LEFT = 334
"""Of the position that the peer searches: as in the middle of a random game of the first row."""
COLUMNS = {
    "games_per_second": "games/s",
    "steps_per_second": "steps/s",
    "clones_per_second": "clones/s",
    "random_playouts_per_second": "random playouts/s",
    "playouts_per_second": "thumbs' playouts/s",
    "instructions": "instructions/step",
    "thumb_instructions": "thumb's",
}


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
    """What bench/store.py, bench/server.py or bench/page.py measures."""
    command = [sys.executable, "-c", f"import json, {name}; print(json.dumps({name}.measure()))"]
    run = subprocess.run(command, capture_output=True, text=True, check=True, cwd=HERE)
    measured: dict[str, float] = json.loads(run.stdout.splitlines()[-1])
    return measured


def best(rounds: list[dict[str, float]]) -> dict[str, float]:
    return {name: max(measured[name] for measured in rounds) for name in rounds[0]}


def instructions(case: Case, environment: Mapping[str, str]) -> dict[str, float]:
    """Of a step at random and by rules of thumb; nothing where there is no valgrind."""
    thumbs = msgspec.structs.replace(case, bot="thumb")
    counted = {"instructions": per_step(case, environment), "thumb_instructions": per_step(thumbs, environment)}
    return {name: count for name, count in counted.items() if count is not None}


def show(results: Mapping[str, Mapping[str, float]], console: Console) -> None:
    """One row each; the first is the peer."""
    table = Table("one core", *COLUMNS.values(), "x peer", "x peer's MCTS")
    first = next(iter(results.values()), {})
    base, searched = first.get("steps_per_second", 0.0), first.get("random_playouts_per_second", 0.0)
    for label, row in results.items():
        cells = [f"{row[name]:,.0f}" if name in row else "" for name in COLUMNS]
        played = f"{row['random_playouts_per_second'] / searched:.2f}" if searched else ""
        table.add_row(label, *cells, f"{row['steps_per_second'] / base:.2f}" if base else "", played)
    console.print(table)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        compare(builds(Path(folder)), Console())


def compare(environments: Mapping[str, Mapping[str, str]], console: Console) -> None:
    """Part by part, each shown as soon as it is known; whatever stops it, what was measured is written."""
    results: dict[str, dict[str, float]] = {}
    try:
        speed(results, environments, console)
        growth.show(grown := growth.measure(), console)
        results |= grown
        for name in ("store", "server", "page"):
            results[name] = script(name)
            console.print(name, {field: round(value, 3) for field, value in results[name].items()})
    except KeyboardInterrupt:
        console.print("stopped: what was measured so far is in latest.json")
    finally:
        (HERE / "latest.json").write_text(json.dumps(results, indent=2) + "\n")


def speed(
    results: dict[str, dict[str, float]], environments: Mapping[str, Mapping[str, str]], console: Console
) -> None:
    """Every game in every build and the peer, in turn; then how many instructions a step takes."""
    rows = {
        f"{case.game} {case.preset}, {case.seats} seats, {build}": (case, environment)
        for case in ROWS
        for build, environment in environments.items()
    }
    jobs: dict[str, Callable[[], dict[str, float]]] = {"OpenSpiel maedn(4), C++ rollouts": peer}
    jobs |= {label: partial(engine, *row) for label, row in rows.items()}
    measured: dict[str, list[dict[str, float]]] = {}
    work = [(label, job) for _ in range(ROUNDS) for label, job in jobs.items()]
    try:
        for label, job in track(work, description="measuring", console=Console(stderr=True), transient=True):
            measured.setdefault(label, []).append(job())
            results[label] = best(measured[label])
        compiled = {label: row for label, row in rows.items() if "interpreted" not in label}
        with ThreadPoolExecutor(os.cpu_count()) as counting:
            counts = counting.map(lambda row: instructions(*row), compiled.values())
            for label, counted in zip(compiled, counts, strict=True):
                results[label] |= counted
    finally:
        show(results, console)


if __name__ == "__main__":
    main()

"""Numbers, with peers measured in the same run: prints a table, writes bench/latest.json.

Rounds alternate between all rows and the best of each is taken, because the machine is noisy.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

HERE = Path(__file__).parent
ROUNDS = 3
SECONDS = 2.0
ROWS = (
    ("mass-start", "full", 6),
    ("crystal-globe", "strategique", 6),
    ("ski-tour", "", 5),
    ("sport-ist-mord", "", 4),
)


def engine(game_id: str, preset: str, seats: int, interpreted: bool) -> dict[str, float]:
    """Measured in a process of its own: the installed build, or the source interpreted."""
    environment = dict(os.environ)
    environment.pop("PYTHONPATH", None)
    if interpreted:
        environment["PYTHONPATH"] = str(HERE.parent / "src")
    command = [sys.executable, str(HERE / "engine.py"), game_id, preset, str(seats), str(SECONDS)]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, cwd=HERE)
    measured: dict[str, float] = json.loads(run.stdout)
    return measured


def peer() -> dict[str, float]:
    command = [sys.executable, "-c", f"import peer; print(peer.steps_per_second({SECONDS}))"]
    run = subprocess.run(command, capture_output=True, text=True, check=True, cwd=HERE)
    return {"steps_per_second": float(run.stdout)}


def script(name: str) -> dict[str, float]:
    """What bench/server.py or bench/page.py measures."""
    command = [sys.executable, "-c", f"import json, {name}; print(json.dumps({name}.measure()))"]
    run = subprocess.run(command, capture_output=True, text=True, check=True, cwd=HERE)
    measured: dict[str, float] = json.loads(run.stdout.splitlines()[-1])
    return measured


def best(rounds: list[dict[str, float]]) -> dict[str, float]:
    return {name: max(measured[name] for measured in rounds) for name in rounds[0]}


def jobs() -> dict[str, Callable[[], dict[str, float]]]:
    from loipe.games import IDS, load

    found: dict[str, Callable[[], dict[str, float]]] = {"OpenSpiel maedn(4), C++ rollouts": peer}
    for game_id, preset, seats in ROWS:
        if game_id in IDS:
            name = preset or next(iter(load(game_id).META.presets))
            for interpreted in (False, True):
                label = f"{game_id} {name}, {seats} seats, {'interpreted' if interpreted else 'compiled'}"
                found[label] = partial(engine, game_id, name, seats, interpreted)
    return found


def main() -> None:
    console = Console()
    measured: dict[str, list[dict[str, float]]] = {}
    work = [(label, job) for _ in range(ROUNDS) for label, job in jobs().items()]
    try:
        for label, job in track(work, description="measuring", console=Console(stderr=True), transient=True):
            measured.setdefault(label, []).append(job())
    except KeyboardInterrupt:
        console.print("stopped: what was measured so far")
    results = {label: best(rounds) for label, rounds in measured.items()}
    table = Table("one core", "games/s", "steps/s", "x peer", "clones/s")
    base = next(iter(results.values()), {}).get("steps_per_second", 0.0)
    for label, row in results.items():
        cells = [f"{row[name]:,.0f}" if name in row else "" for name in ("games_per_second", "steps_per_second")]
        ratio = f"{row['steps_per_second'] / base:.2f}" if base else ""
        clones = f"{row['clones_per_second']:,.0f}" if "clones_per_second" in row else ""
        table.add_row(label, *cells, ratio, clones)
    console.print(table)
    for name in ("server", "page"):
        results[name] = script(name)
        console.print(name, {field: round(value, 3) for field, value in results[name].items()})
    (HERE / "latest.json").write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()

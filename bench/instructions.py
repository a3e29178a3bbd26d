"""Processor instructions per step, counted by valgrind: they do not swing with the machine.

Only what happens within `play_out` and `play_bots` is counted, game by game, so that many cases share one start-up.
Run as a script it plays them and prints the steps of each game:

python bench/instructions.py '[{"game": "mass-start", "preset": "full", "seats": 6}]'
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from loipe.bots import make
from loipe.core.playout import play_bots, play_out
from loipe.core.rng import Rng
from loipe.games import load

GAMES = {"random": 12, "thumb": 4}
"""Of each case, by who plays."""
COUNTED = {"random": "CPyPy_loipe___core___playout___play_out", "thumb": "CPyPy_loipe___core___playout___play_bots"}
"""What they play by, as interpreted code calls it."""


class Case(msgspec.Struct, frozen=True):
    """What is played."""

    game: str
    preset: str
    seats: int
    bot: str = "random"
    settings: dict[str, Any] = {}

    def config(self) -> Any:
        """The preset, changed. Read as from JSON, so that lists become what the config wants."""
        preset = load(self.game).META.presets[self.preset]
        changed = {**msgspec.to_builtins(preset), **self.settings, "holders": list(range(self.seats))}
        return msgspec.convert(changed, type(preset))


def steps(case: Case, games: int) -> list[int]:
    """The plies of so many games: random ones as `play_out` plays them, others by bots."""
    game = load(case.game)
    first = game.start(case.config())
    bots = [make(case.bot, game) for _ in range(case.seats)]
    found = []
    for number in range(games):
        state, rng = first.clone(), Rng(1, number)
        found.append(play_out(state, rng) if case.bot == "random" else play_bots(state, bots, rng))
    return found


def per_step(cases: Sequence[Case], environment: Mapping[str, str] = os.environ) -> list[float]:
    """Instructions of one step in each case, all played by the same bot; nothing where there is no valgrind."""
    if not shutil.which("valgrind"):
        return []
    [within] = {COUNTED[case.bot] for case in cases}
    with tempfile.TemporaryDirectory() as folder:
        valgrind = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/count", "--collect-atstart=no"]
        valgrind += [f"--toggle-collect={within}", f"--dump-after={within}"]
        command = [*valgrind, sys.executable, __file__, msgspec.json.encode(cases).decode()]
        same = {**environment, "PYTHONHASHSEED": "0"}
        run = subprocess.run(command, env=same, capture_output=True, text=True, check=True)
        played = msgspec.json.decode(run.stdout, type=list[list[int]])
        numbers = iter(range(1, 1 + sum(map(len, played))))
        return [sum(counted(Path(folder), next(numbers)) for _ in games) / sum(games) for games in played]


def counted(folder: Path, number: int) -> int:
    """The instructions of one game."""
    return int((folder / f"count.{number}").read_text().rpartition("totals:")[2])


if __name__ == "__main__":
    wanted = msgspec.json.decode(sys.argv[1], type=list[Case])
    print(msgspec.json.encode([steps(case, GAMES[case.bot]) for case in wanted]).decode())

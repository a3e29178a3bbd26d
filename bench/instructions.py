"""Processor instructions per step, counted by valgrind: they do not swing with the machine.

Two runs differ only in how many games they play, so that start-up cancels out. Run as a script it plays games and
prints their steps: python bench/instructions.py '{"game": "mass-start", "preset": "full", "seats": 6}' 40
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from typing import Any

import msgspec

from loipe.bots import make
from loipe.core.playout import play_bots, play_out
from loipe.core.rng import Rng
from loipe.games import load

GAMES = {"random": (10, 40), "thumb": (2, 6)}
"""Of the two runs."""


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


def steps(case: Case, games: int) -> int:
    """The plies of so many games: random ones as `play_out` plays them, others by bots."""
    game = load(case.game)
    first = game.start(case.config())
    total = 0
    for number in range(games):
        state, rng = first.clone(), Rng(1, number)
        if case.bot == "random":
            total += play_out(state, rng)
        else:
            total += play_bots(state, [make(case.bot, game) for _ in range(case.seats)], rng)
    return total


def counted(case: Case, games: int, environment: Mapping[str, str]) -> tuple[int, int]:
    """Instructions and steps of a whole run."""
    valgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    command = [*valgrind, sys.executable, __file__, msgspec.json.encode(case).decode(), str(games)]
    same = {**environment, "PYTHONHASHSEED": "0"}
    run = subprocess.run(command, env=same, capture_output=True, text=True, check=True)
    return int(run.stderr.rpartition("Collected :")[2].split()[0]), int(run.stdout)


def per_step(case: Case, environment: Mapping[str, str] = os.environ) -> float | None:
    """Instructions of one step; None where there is no valgrind."""
    if not shutil.which("valgrind"):
        return None
    few, many = (counted(case, games, environment) for games in GAMES[case.bot])
    return (many[0] - few[0]) / (many[1] - few[1])


if __name__ == "__main__":
    print(steps(msgspec.json.decode(sys.argv[1], type=Case), int(sys.argv[2])))

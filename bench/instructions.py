"""Processor instructions per step, counted by valgrind: they do not swing with the machine.

Two runs differ only in how many games they play, so that start-up cancels out.
Run as a script it plays so many games and prints their steps: python bench/instructions.py mass-start full 6 random 40
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping

import msgspec

from loipe.bots import make
from loipe.core.playout import play_bots, play_out
from loipe.core.rng import Rng
from loipe.games import load

FEW, MANY = 10, 40
"""Games of the two runs."""


def steps(game_id: str, preset: str, seats: int, bot: str, games: int) -> int:
    """The plies of so many games: random ones as `play_out` plays them, others by bots."""
    game = load(game_id)
    first = game.start(msgspec.structs.replace(game.META.presets[preset], holders=tuple(range(seats))))
    total = 0
    for number in range(games):
        state, rng = first.clone(), Rng(1, number)
        total += play_out(state, rng) if bot == "random" else play_bots(state, [make(bot, game)] * seats, rng)
    return total


def counted(case: tuple[str, ...], games: int, environment: Mapping[str, str]) -> tuple[int, int]:
    """Instructions and steps of a whole run."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", sys.executable, __file__]
    run = subprocess.run(
        [*command, *case, str(games)],
        env={**environment, "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    return int(run.stderr.rpartition("Collected :")[2].split()[0]), int(run.stdout)


def per_step(
    game_id: str, preset: str, seats: int, bot: str, environment: Mapping[str, str] = os.environ
) -> float | None:
    """Instructions of one step; None where there is no valgrind."""
    if not shutil.which("valgrind"):
        return None
    case = (game_id, preset, str(seats), bot)
    few, many = counted(case, FEW, environment), counted(case, MANY, environment)
    return (many[0] - few[0]) / (many[1] - few[1])


if __name__ == "__main__":
    print(steps(sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4], int(sys.argv[5])))

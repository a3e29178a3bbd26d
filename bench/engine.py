"""Our own speed on one core: random games, plies, clones, and playouts per second at random and by thumbs.

As a script it prints JSON: python bench/engine.py mass-start full 6 2.0
"""

from __future__ import annotations

import json
import sys
from time import process_time

import msgspec

from loipe.bots import make
from loipe.core.contract import Bot, RandomBot, State
from loipe.core.playout import play_bots, play_codes, play_out, record_bots
from loipe.core.rng import Rng
from loipe.games import load


def measure(game_id: str, preset: str, seats: int, seconds: float) -> dict[str, float]:
    """Random games from set-up to the end for so many seconds, then clones of a position in mid-game."""
    game = load(game_id)
    config = msgspec.structs.replace(game.META.presets[preset], holders=tuple(range(seats)))
    first = game.start(config)
    games, steps, begin = 0, 0, process_time()
    while process_time() - begin < seconds:
        for _ in range(10):
            state = first.clone()
            steps += play_out(state, Rng(1, games))
            games += 1
    elapsed = process_time() - begin
    return {
        "games_per_second": games / elapsed,
        "steps_per_second": steps / elapsed,
        "clones_per_second": clones(first.clone(), seconds / 4),
        "random_playouts_per_second": playouts(first.clone(), [RandomBot() for _ in range(seats)], seconds / 2),
        "playouts_per_second": playouts(first.clone(), [make("club", game) for _ in range(seats)], seconds / 2),
    }


def clones(state: State, seconds: float) -> float:
    rng = Rng(2)
    for _ in range(100):
        state.apply(state.pick(rng))
    count, begin = 0, process_time()
    while process_time() - begin < seconds:
        for _ in range(1000):
            state.clone()
        count += 1000
    return count / (process_time() - begin)


def playouts(state: State, bots: list[Bot], seconds: float) -> float:
    """From the middle of a game of theirs to its end: what search asks for."""
    codes = record_bots(state.clone(), bots, Rng(3))
    play_codes(state, codes[: len(codes) // 2])
    count, begin = 0, process_time()
    while process_time() - begin < seconds:
        for _ in range(10):
            play_bots(state.clone(), bots, Rng(4, count))
            count += 1
    return count / (process_time() - begin)


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], sys.argv[2], int(sys.argv[3]), float(sys.argv[4]))))

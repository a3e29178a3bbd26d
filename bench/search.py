"""Playouts a second, at random and by thumbs, beside OpenSpiel's C++ MCTS from positions with as many plies left.

As a script, on one core: python bench/search.py [seconds for each number]; peer and games take turns, the best counts.
"""

from __future__ import annotations

import sys

import msgspec
import peer
from engine import playouts
from rich.console import Console
from rich.table import Table

from loipe.bots import make
from loipe.core.contract import Bot, RandomBot
from loipe.core.playout import play_codes, record_bots
from loipe.core.rng import Rng
from loipe.games import load

CASES = (
    ("mass-start", "full", 6),
    ("crystal-globe", "strategique", 6),
    ("ski-tour", "starter", 5),
    ("sport-ist-mord", "box", 4),
)
ROUNDS = 3
LONGEST = 800
"""Plies: about as long as maedn at random takes from its start."""


class Row(msgspec.Struct):
    """One game with one kind of bot; playouts a second."""

    label: str
    plies: float
    """Left on the average, from the middle of a game."""
    ours: float
    peers: float


def plies_left(game_id: str, preset: str, seats: int, kind: str) -> tuple[float, list[Bot]]:
    """Of games played on from where engine.playouts begins."""
    game = load(game_id)
    bots = [RandomBot() if kind == "random" else make(kind, game) for _ in range(seats)]
    first = game.start(msgspec.structs.replace(game.META.presets[preset], holders=tuple(range(seats))))
    codes = record_bots(first.clone(), bots, Rng(3))
    middle = first.clone()
    play_codes(middle, codes[: len(codes) // 2])
    lengths = [len(record_bots(middle.clone(), bots, Rng(4, number))) for number in range(50)]
    return sum(lengths) / len(lengths), bots


def measure(seconds: float) -> list[Row]:
    rows = []
    for game_id, preset, seats in CASES:
        game = load(game_id)
        first = game.start(msgspec.structs.replace(game.META.presets[preset], holders=tuple(range(seats))))
        for kind in ("random", "club"):
            plies, bots = plies_left(game_id, preset, seats, kind)
            row = Row(f"{game_id} {preset}, {seats} seats, {kind}", plies, 0.0, 0.0)
            for _ in range(ROUNDS):
                row.peers = max(row.peers, peer.playouts_per_second(seconds, min(LONGEST, round(plies))))
                row.ours = max(row.ours, playouts(first.clone(), bots, seconds))
            rows.append(row)
    return rows


def main() -> None:
    table = Table("one core", "plies left", "playouts/s", "OpenSpiel MCTS, maedn(4)", "times")
    for row in measure(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0):
        table.add_row(
            row.label, f"{row.plies:.0f}", f"{row.ours:,.0f}", f"{row.peers:,.0f}", f"{row.ours / row.peers:.2f}"
        )
    Console().print(table)


if __name__ == "__main__":
    main()

"""`loipe perft`: how many ways lead to each depth."""

from __future__ import annotations

from time import perf_counter

from rich.console import Console
from rich.table import Table

from loipe.cli import settings as wishes
from loipe.cli.speech import say
from loipe.core.contract import State
from loipe.lab.perft import perft as count


def perft(game_id: str, depth: int, preset: str | None, settings: tuple[str, ...], seats: str | None) -> None:
    """A row per depth as it is known; Ctrl-C ends the table."""
    game = wishes.game_of(game_id)
    config = wishes.config_of(game, preset, settings)
    if seats:
        config = wishes.at_table(game, config, wishes.seating_of(game, seats))
    state: State = game.start(config)
    table = Table()
    for column in ("depth", "positions", "seconds"):
        table.add_column(say(f"cli-perft-{column}"), justify="right")
    try:
        for plies in range(depth + 1):
            started = perf_counter()
            positions = count(state, plies)
            table.add_row(str(plies), f"{positions:,}", f"{perf_counter() - started:.2f}")
    finally:
        Console().print(table)

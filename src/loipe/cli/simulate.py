"""`loipe simulate`: many games between bots, told as a table or as one JSON object."""

from __future__ import annotations

import sys
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from loipe.cli import settings
from loipe.cli.speech import complain, refuse, say, shown_names
from loipe.core.seats import Seating
from loipe.lab.habit import MARK
from loipe.lab.simulate import Series
from loipe.lab.simulate import simulate as play_series
from loipe.lab.tally import Tally, wilson

INTERRUPTED = 130
GAMES = 1000
"""Unless told how many."""


class Wishes(msgspec.Struct, frozen=True, kw_only=True):
    """As they were typed."""

    game: str
    seats: str | None
    games: int | None
    seed: int
    preset: str | None
    settings: tuple[str, ...]
    vary: tuple[str, ...]
    rotate: bool
    until: str | None
    out: str
    title: str
    cluster: str
    json: bool
    logs: str
    processes: int

    @property
    def is_study(self) -> bool:
        """More is wanted than win shares of one table."""
        habit = MARK in (self.seats or "")
        return bool(self.vary or self.out or self.until or self.rotate or self.cluster or habit)


def simulate(wishes: Wishes) -> None:
    """Play, add up, tell; Ctrl-C tells what came in so far."""
    if wishes.is_study:
        from loipe.cli.study import study

        study(wishes)
        return
    game = settings.game_of(wishes.game)
    seating = settings.seating_of(game, wishes.seats, bots_only=True)
    config = settings.at_table(game, settings.config_of(game, wishes.preset, wishes.settings), seating)
    if wishes.logs:
        make_folder(wishes.logs)
    games = wishes.games or GAMES
    series = Series(game.META.id, config, seating.bots, seating.names, wishes.seed, wishes.logs)
    tally = Tally.empty(len(seating.bots))
    started = perf_counter()
    stopped = False
    try:
        add_up(series, games, wishes.processes, tally)
    except KeyboardInterrupt:
        stopped = True
    seconds = perf_counter() - started
    if wishes.json:
        print(msgspec.json.encode(as_json(tally, seating, seconds)).decode())
    else:
        tell(tally, seating, seconds, game.META.title)
    if stopped:
        complain([say("cli-stopped", games=tally.games, wanted=games)])
        raise typer.Exit(INTERRUPTED)


def make_folder(folder: str) -> None:
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        refuse("cli-file-unwritable", file=folder, problem=error.strerror or "")


def bar() -> Progress:
    """On stderr, while somebody watches."""
    return Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=Console(file=sys.stderr), disable=not sys.stderr.isatty(), transient=True,
    )  # fmt: skip


def add_up(series: Series, games: int, processes: int, tally: Tally) -> None:
    chunks = play_series(series, games, processes)
    with bar() as shown:
        task = shown.add_task(say("cli-simulating"), total=games)
        for chunk in chunks:
            tally.add(chunk)
            shown.advance(task, chunk.games)


def as_json(tally: Tally, seating: Seating, seconds: float) -> dict[str, Any]:
    rows = []
    for seat, bot in enumerate(seating.bots):
        share = tally.win_share(seat)
        low, high = wilson(share, tally.games)
        rows.append(
            {"bot": bot, "win_share": share, "low": low, "high": high, "mean_place": tally.mean_place(seat)},
        )
    return {
        "games": tally.games,
        "steps": tally.steps,
        "seconds": round(seconds, 3),
        "length": tally.length(),
        "seats": rows,
    }


def tell(tally: Tally, seating: Seating, seconds: float, title: str) -> None:
    """One row per seat, then how long and how fast."""
    table = Table(title=say("cli-sim-title", game=title, games=tally.games))
    for column in ("seat", "bot", "name", "wins", "interval", "place"):
        table.add_column(say(f"cli-sim-{column}"), justify="left" if column in ("bot", "name") else "right")
    for seat, (bot, name) in enumerate(zip(seating.bots, shown_names(seating.names), strict=True)):
        share = tally.win_share(seat)
        low, high = wilson(share, tally.games)
        interval = say("cli-sim-between", low=100 * low, high=100 * high)
        won = say("cli-sim-share", share=100 * share)
        table.add_row(str(seat + 1), bot, name, won, interval, f"{tally.mean_place(seat):.2f}")
    Console().print(table)
    speed = round(tally.steps / seconds) if seconds > 0 else 0
    print(
        say("cli-sim-length", length=f"{tally.length():.1f}", seconds=f"{seconds:.1f}", steps=tally.steps, speed=speed)
    )

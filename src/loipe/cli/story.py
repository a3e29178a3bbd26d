"""`loipe story`: who was lucky, who chose well, and where a finished game turned."""

from __future__ import annotations

import sys
import time

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from loipe.cli.files import read_log
from loipe.cli.speech import say, speaker
from loipe.core.game import Refused
from loipe.core.text import Text
from loipe.story.page import page
from loipe.story.precision import SECONDS, Precision, share_done
from loipe.story.story import Story
from loipe.story.telling import Game, Teller
from loipe.story.wording import decisions, finish, headline, hits, points, ranked, turns
from loipe.story.worth import Worth

INTERRUPTED = 130


def story(file: str, games: int | None, seed: int, json: bool, html: bool) -> None:
    """Ctrl-C tells what is known so far."""
    if json and html:
        raise Refused("story-one-form")
    log = read_log(file)
    game = Game(log)
    found: list[Worth] = []
    stopped = False
    try:
        work(game, games, seed, found)
    except KeyboardInterrupt:
        stopped = True
    if found:
        told = Teller(game, found[-1], seed).tell(final=not stopped)
        text = speaker(log.names, log.game_id)
        if json:
            print(msgspec.json.encode(told).decode())
        elif html:
            print(page(told, text, game.rules.META.title))
        else:
            tell(told, text, game.rules.META.title)
    if stopped:
        raise typer.Exit(INTERRUPTED)


def work(game: Game, games: int | None, seed: int, found: list[Worth]) -> None:
    """So many games from each turn, or until it is precise; with a bar on stderr while somebody watches."""
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn(),
        console=Console(file=sys.stderr), disable=not sys.stderr.isatty(), transient=True,
    )  # fmt: skip
    wanted = Precision() if games is None else Precision(games, games, games)
    begun = time.monotonic()
    with bar:
        task = bar.add_task(say("story-working"), total=1.0)
        for worth in game.weighed(seed, wanted):
            found[:] = [worth]
            spent = (time.monotonic() - begun) / SECONDS if games is None else 0.0
            bar.update(task, completed=max(spent, share_done(worth, wanted)))
            if spent >= 1:
                return


def tell(told: Story, text: Text, title: str) -> None:
    console = Console(highlight=False)
    console.print(say("story-title", game=title), style="bold")
    for line in headline(told, text):
        console.print(line, markup=False)
    console.print()
    console.print(luck_and_choices(told, text))
    console.print(say("story-sum"))
    console.print(say("story-games", games=told.games), say("story-doubt", doubt=told.doubt))
    console.print(say("story-doubt-choices", doubt=max(seat.doubt for seat in told.seats)))
    if any(seat.stretches for seat in told.splits.seats):
        console.print()
        console.print(laps(told, text))
    for heading, lines in (
        ("story-turning-points", list(turns(told, text)) or [say("story-no-turns")]),
        ("story-decisions", list(decisions(told, text)) or [none_stands_out(told)]),
    ):
        console.print()
        console.print(say(heading), style="bold")
        for line in lines:
            console.print(f"  {line}", markup=False)


def none_stands_out(told: Story) -> str:
    return say("story-decisions-alike" if any(seat.decisions for seat in told.seats) else "story-no-decisions")


def laps(told: Story, text: Text) -> Table:
    """Hit rates, splits and places lap by lap, and how each one's race ended."""
    table = Table(title=say("story-laps"))
    for column in ("place", "name", "hits", "splits", "places", "finish"):
        table.add_column(say(f"story-column-{column}"), justify="left" if column == "name" else "right")
    for seat in ranked(told):
        split = told.splits.seats[seat.seat]
        splits = [say("story-splits", skiing=lap.skiing, range=lap.range, loop=lap.loop) for lap in split.laps]
        table.add_row(
            str(seat.place), text.name_of(seat.seat), hits(split, text), "\n".join(splits),
            "\n".join(str(lap.place) for lap in split.laps), finish(split, text),
        )  # fmt: skip
    return table


def luck_and_choices(told: Story, text: Text) -> Table:
    """One row per seat, the winner first."""
    table = Table(title=say("story-luck-and-choices"))
    for column in ("place", "name", "start", "dice", "choices", "rivals", "end"):
        table.add_column(say(f"story-column-{column}"), justify="left" if column == "name" else "right")
    for seat in ranked(told):
        changes = [points(amount, text) for amount in (seat.dice, seat.choices, seat.rivals)]
        shares = [say("story-share", share=round(share)) for share in (seat.start, seat.end)]
        table.add_row(str(seat.place), text.name_of(seat.seat), shares[0], *changes, shares[1])
    return table

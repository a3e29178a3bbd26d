"""`loipe season simulate`: many seasons of bots; how often the strongest lead, race by race."""

from __future__ import annotations

import sys

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from loipe.cli.seasons.telling import race_name
from loipe.cli.simulate import INTERRUPTED
from loipe.cli.speech import complain, refuse, say
from loipe.lab.seasons import Tried, nothing, seasons, strongest, winters
from loipe.season.plan import Plan, check
from loipe.season.presets import planned

TOLD_APART = 0.9
"""Skill is told from luck once the stronger of two stands ahead so often."""


class Wishes(msgspec.Struct, frozen=True, kw_only=True):
    """What was typed after `loipe season simulate`."""

    preset: str
    bots: tuple[str, ...]
    athletes: int
    seasons: int
    winters: int
    seed: int
    processes: int


def simulate(wishes: Wishes) -> None:
    """Ctrl-C tells what came in so far."""
    title = say("season-title", kind=wishes.preset)
    plan = planned(wishes.preset, wishes.seed, title, (), wishes.bots, wishes.athletes)
    if plan.is_olympic:
        refuse("cli-season-medals")
    check(plan)
    plan = winters(plan, wishes.winters)  # as many as it takes: SE-1 is about calendars that people race
    sums = nothing(plan)
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=Console(file=sys.stderr), disable=not sys.stderr.isatty(), transient=True,
    )  # fmt: skip
    stopped = False
    try:
        with bar:
            task = bar.add_task(say("cli-simulating"), total=wishes.seasons)
            for chunk in seasons(plan, wishes.seasons, wishes.seed, wishes.processes):
                sums.add(chunk)
                bar.advance(task, chunk.seasons)
    except KeyboardInterrupt:
        stopped = True
    if sums.seasons:
        tell(plan, sums)
    if stopped:
        complain([say("cli-season-stopped", seasons=sums.seasons, wanted=wishes.seasons)])
        raise typer.Exit(INTERRUPTED)


def tell(plan: Plan, sums: Tried) -> None:
    best = strongest(plan)
    level = plan.athletes[min(best)].bot
    fair = len(best) / len(plan.athletes)
    print(
        say("season-tried", seasons=sums.seasons, athletes=len(plan.athletes), best=len(best), level=level, fair=fair)
    )
    Console().print(grid_of(plan, sums))
    for (better, worse), shares in sums.ahead.items():
        race = next((at + 1 for at, share in enumerate(shares) if share.mean >= TOLD_APART), 0)
        print(say("season-tried-apart", better=better, worse=worse, race=race, share=TOLD_APART))
    for name, points in sums.points.items():
        print(say("season-tried-level", level=name, points=points.mean))


def grid_of(plan: Plan, sums: Tried) -> Grid:
    """A row for each race: how often one of the strongest leads after it, and who stands before whom."""
    grid = Grid(box=None, pad_edge=False)
    heads = [say("season-tried-after"), say("season-tried-leads")]
    heads += [say("season-tried-before", better=better, worse=worse) for better, worse in sums.ahead]
    for number, head in enumerate(heads):
        grid.add_column(head, justify="right" if number else "left")
    for race in range(len(plan.calendar)):
        after = say("season-tried-race", number=race + 1, race=race_name(plan, race))
        shares = [sums.led[race], *(each[race] for each in sums.ahead.values())]
        grid.add_row(after, *(say("season-tried-share", share=share.mean, doubt=share.doubt) for share in shares))
    return grid

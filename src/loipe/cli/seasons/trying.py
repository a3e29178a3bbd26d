"""`loipe season simulate`: many seasons of bots; how often the strongest lead, race by race."""

from __future__ import annotations

import sys

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from loipe.cli.seasons.telling import race_name
from loipe.cli.simulate import INTERRUPTED
from loipe.cli.speech import complain, refuse, say
from loipe.lab.seasons import Tried, seasons, strongest
from loipe.season.plan import Plan
from loipe.season.presets import planned


def simulate(preset: str, bots: tuple[str, ...], athletes: int, count: int, seed: int, processes: int) -> None:
    """Ctrl-C tells what came in so far."""
    plan = planned(preset, seed, say("season-title", kind=preset), (), bots, athletes)
    if plan.is_olympic:
        refuse("cli-season-medals")
    sums = Tried(0, [0.0] * len(plan.calendar), {})
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=Console(file=sys.stderr), disable=not sys.stderr.isatty(), transient=True,
    )  # fmt: skip
    stopped = False
    try:
        with bar:
            task = bar.add_task(say("cli-simulating"), total=count)
            for chunk in seasons(plan, count, seed, processes):
                sums.add(chunk)
                bar.advance(task, chunk.seasons)
    except KeyboardInterrupt:
        stopped = True
    if sums.seasons:
        tell(plan, sums)
    if stopped:
        complain([say("cli-stopped", games=sums.seasons, wanted=count)])
        raise typer.Exit(INTERRUPTED)


def tell(plan: Plan, sums: Tried) -> None:
    best = strongest(plan)
    level = plan.athletes[min(best)].bot
    fair = len(best) / len(plan.athletes)
    print(
        say("season-tried", seasons=sums.seasons, athletes=len(plan.athletes), best=len(best), level=level, fair=fair)
    )
    for race in range(len(plan.calendar)):
        share, doubt = sums.share(race)
        print(say("season-tried-race", number=race + 1, race=race_name(plan, race), share=share, doubt=doubt))
    for name, points in sorted(sums.points.items(), key=lambda found: -found[1]):
        print(say("season-tried-level", level=name, points=points / sums.seasons))

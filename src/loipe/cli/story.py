"""`loipe story`: who was lucky, who chose well, and where a finished game turned."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from loipe.cli.files import read_log
from loipe.cli.speech import say, speaker
from loipe.core.game import Facts
from loipe.core.text import Text
from loipe.story.story import Decision, Story, TurningPoint
from loipe.story.telling import Game, Teller, batches
from loipe.story.worth import Worth

INTERRUPTED = 130
SECONDS, MOST = 45.0, 2000
"""A story takes about so long on one core and so many games from each turn, unless it is told how many."""


def story(file: str, games: int | None, seed: int, json: bool) -> None:
    """Ctrl-C tells what is known so far."""
    log = read_log(file)
    game = Game(log)
    found: list[Worth] = []
    stopped = False
    try:
        work(game, games, seed, found)
    except KeyboardInterrupt:
        stopped = True
    if found:
        told = Teller(game, found[-1], seed).tell()
        if json:
            print(msgspec.json.encode(told).decode())
        else:
            tell(told, speaker(log.names, log.game_id), game.rules.META.title)
    if stopped:
        raise typer.Exit(INTERRUPTED)


def work(game: Game, games: int | None, seed: int, found: list[Worth]) -> None:
    """So many games from each turn, or as many as fit into the time; with a bar on stderr while somebody watches."""
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn(),
        console=Console(file=sys.stderr), disable=not sys.stderr.isatty(), transient=True,
    )  # fmt: skip
    begun = time.monotonic()
    with bar:
        task = bar.add_task(say("story-working"), total=1.0)
        for worth in batches(game, games or MOST, seed):
            found[:] = [worth]
            spent = (time.monotonic() - begun) / SECONDS
            bar.update(task, completed=worth.games / games if games else max(spent, worth.games / MOST))
            if games is None and spent >= 1:
                return


def points(amount: float) -> str:
    whole = round(amount)
    sign = "plus" if whole > 0 else "minus" if whole < 0 else "none"
    return say("story-points", sign=sign, points=abs(whole))


def tell(told: Story, text: Text, title: str) -> None:
    console = Console(highlight=False)
    console.print(say("story-title", game=title), style="bold")
    console.print(say("story-games", games=told.games))
    console.print(say("story-doubt", doubt=told.doubt))
    console.print()
    console.print(luck_and_choices(told, text))
    console.print(say("story-sum"))
    for heading, lines in (
        ("story-turning-points", list(turns(told, text)) or [say("story-no-turns")]),
        ("story-decisions", list(decisions(told, text)) or [say("story-no-decisions")]),
    ):
        console.print()
        console.print(say(heading), style="bold")
        for line in lines:
            console.print(f"  {line}", markup=False)


def luck_and_choices(told: Story, text: Text) -> Table:
    """One row per seat, the winner first."""
    table = Table(title=say("story-luck-and-choices"))
    for column in ("place", "name", "start", "dice", "choices", "rivals", "end"):
        table.add_column(say(f"story-column-{column}"), justify="left" if column == "name" else "right")
    for seat in sorted(told.seats, key=lambda seat: (seat.place, seat.seat)):
        changes = [points(amount) for amount in (seat.dice, seat.choices, seat.rivals)]
        shares = [say("story-share", share=round(share)) for share in (seat.start, seat.end)]
        table.add_row(str(seat.place), text.name_of(seat.seat), shares[0], *changes, shares[1])
    return table


def turns(told: Story, text: Text) -> Iterator[str]:
    for turn in told.turning_points:
        message = "story-turn" if turn.round else "story-turn-before"
        yield say(message, round=turn.round, told=sentence(turn, text), points=points(turn.amount))


def sentence(turn: TurningPoint, text: Text) -> str:
    """What was seen of it."""
    if turn.decision is not None:
        return text.say("story-turn-choice", {"seat": turn.seat, **ways(turn.decision, text)})
    return text.say(turn.told.message, turn.told.facts) if turn.told is not None else ""


def ways(decision: Decision, text: Text) -> dict[str, str]:
    return {
        "chosen": text.say(decision.chosen.message, decision.chosen.facts),
        "usual": text.say(decision.usual.message, decision.usual.facts),
    }


def decisions(told: Story, text: Text) -> Iterator[str]:
    """The best and the worst of each seat."""
    for seat in told.seats:
        for message, decision in (("story-best", seat.best), ("story-worst", seat.worst)):
            if decision is not None:
                facts: Facts = {"seat": seat.seat, "round": decision.round, "points": points(decision.worth)}
                yield text.say(message, {**facts, **ways(decision, text)})

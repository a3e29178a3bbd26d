"""`loipe ladder`: how strong the bots are, told as a table or as one JSON object."""

from __future__ import annotations

import sys
from typing import Any

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from loipe.bots import make
from loipe.cli import settings as wishes
from loipe.cli.speech import complain, refuse, say
from loipe.core.game import AnyGame, Refused
from loipe.core.seats import read_seats
from loipe.lab.ladder import Ladder, Played, Rung, climb, jobs, rungs
from loipe.lab.measure import Z95, Z99, Share
from loipe.lab.tally import wilson

INTERRUPTED = 130
USUAL = "random,rookie,club,national,world-cup"


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """What was typed after `loipe ladder`."""

    game: str
    bots: str
    field: str
    games: int
    samples: int
    seats: int
    """0 for as many as there are bots, as far as the game goes."""
    by_seat: bool
    seed: int
    preset: str | None
    settings: tuple[str, ...]
    processes: int
    json: bool


def ladder(asked: Asked) -> None:
    """Play, add up, tell; Ctrl-C tells what came in so far."""
    game = wishes.game_of(asked.game)
    bots = names(game, asked)
    preset = wishes.config_of(game, asked.preset, asked.settings)
    seats = asked.seats or min(len(preset.holders), len(bots))
    if not game.META.fewest <= seats <= game.META.most:
        refuse("ladder-few", game=game.META.title, low=game.META.fewest, high=game.META.most)
    if asked.games and seats > len(bots):
        refuse("ladder-lacks", seats=seats, bots=len(bots))
    config = wishes.at_table(game, preset, read_seats(",".join(f"seat{n}" for n in range(1, seats + 1)), game))
    wanted = Ladder(game.META.id, config, bots, asked.field, asked.seed)
    played: list[Played] = []
    work = jobs(wanted, asked.games, asked.samples)
    stopped = False
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=Console(file=sys.stderr), disable=not sys.stderr.isatty(), transient=True,
    )  # fmt: skip
    try:
        with bar:
            task = bar.add_task(say("ladder-climbing"), total=len(work))
            for each in climb(wanted, work, asked.processes):
                played.append(each)
                bar.advance(task)
    except KeyboardInterrupt:
        stopped = True
    found = rungs(wanted, played)
    if asked.json:
        print(msgspec.json.encode([as_json(rung) for rung in found]).decode())
    else:
        tell(found, wanted, game.META.title, len(played), asked.by_seat)
    if stopped:
        complain([say("ladder-stopped", games=len(played), wanted=len(work))])
        raise typer.Exit(INTERRUPTED)


def names(game: AnyGame, asked: Asked) -> tuple[str, ...]:
    """The bots, each checked by making one."""
    bots = tuple(name.strip() for name in asked.bots.split(","))
    if len(set(bots)) != len(bots) or (len(bots) < 2 and asked.games):
        refuse("ladder-bots", bots=asked.bots)
    try:
        for bot in (*bots, asked.field):
            make(bot, game)
    except Refused as refusal:
        refuse(refusal.message, **refusal.facts)
    return bots


def as_json(rung: Rung) -> dict[str, Any]:
    return {
        "bot": rung.bot, "rating": rung.rating, "doubt": rung.doubt,
        "wins": counted(rung.wins), "ahead": counted(rung.ahead),
        "adjusted": told(rung.adjusted), "above": told(rung.above), "by_seat": [told(seat) for seat in rung.by_seat],
        "among": counted(rung.among), "seconds": rung.seconds,
    }  # fmt: skip


def told(share: Share) -> dict[str, float]:
    return {"share": share.mean, "low": share.low(), "high": share.high(), "games": share.count}


def counted(share: Share) -> dict[str, float]:
    low, high = wilson(share.mean, share.count)
    return {"share": share.mean, "low": low, "high": high, "games": share.count}


def tell(found: list[Rung], wanted: Ladder, title: str, games: int, by_seat: bool) -> None:
    """The strongest on top; columns without a number are left out."""
    rows = [
        (
            rung.bot, say("ladder-doubt", rating=rung.rating, doubt=rung.doubt) if rung.wins.count else "",
            shown_count(rung.wins), shown_count(rung.ahead, Z99), shown(rung.adjusted), shown(rung.above, Z99),
            shown_count(rung.among),
            say("ladder-seconds", seconds=rung.seconds) if rung.adjusted.count else "",
            *(shown(seat) for seat in rung.by_seat if by_seat),
        )
        for rung in sorted(found, key=lambda rung: (-rung.rating, -rung.adjusted.mean))
    ]  # fmt: skip
    heads = [
        say(f"ladder-{column}", field=wanted.field)
        for column in ("bot", "rating", "wins", "ahead", "adjusted", "above", "among", "time")
    ] + [say("ladder-seat", number=seat + 1) for seat in range(wanted.seats) if by_seat]
    used = [at for at in range(len(heads)) if any(row[at] for row in rows)]
    table = Table(title=say("ladder-title", game=title, games=games))
    for at in used:
        table.add_column(heads[at], justify="right" if at else "left")
    for row in rows:
        table.add_row(*(row[at] for at in used))
    Console().print(table)


def shown(share: Share, z: float = Z95) -> str:
    if not share.count:
        return ""
    return say("ladder-share", share=100 * share.mean, low=100 * share.low(z), high=100 * share.high(z))


def shown_count(share: Share, z: float = Z95) -> str:
    """Of games won or lost: none of a few games won does not prove that none will be."""
    if not share.count:
        return ""
    low, high = wilson(share.mean, share.count, z)
    return say("ladder-share", share=100 * share.mean, low=100 * low, high=100 * high)

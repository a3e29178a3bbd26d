"""`loipe season next`: the race that is due, skied by the people of the season or by bots."""

from __future__ import annotations

import sys

import msgspec
import typer
from rich.console import Console

from loipe.bots.levels import is_quick
from loipe.cli.dice import Dice, read_dice
from loipe.cli.files import fresh_name, save_log
from loipe.cli.lines import Lines
from loipe.cli.match import Match, Surface
from loipe.cli.play import INTERRUPTED, is_terminal, keep_when_closed, ski
from loipe.cli.screen import Screen
from loipe.cli.seasons.desk import Desk
from loipe.cli.seasons.telling import tell_race, tell_standings
from loipe.cli.speech import refuse, say
from loipe.core.contract import State
from loipe.core.log import Log, first_difference
from loipe.core.seats import Seating
from loipe.core.table import opened
from loipe.season.plan import Outcome
from loipe.season.racing import STAND_IN, Start, next_race, outcome_of, skied


class Wishes(msgspec.Struct, frozen=True, kw_only=True):
    """What was typed after `loipe season next`."""

    all: bool
    simulate: bool
    line: bool
    dice: str
    fast: bool
    auto_dice: bool


def race_on(desk: Desk, wishes: Wishes) -> None:
    """One race, or all that are left; then the standings. Every race is kept before the next begins."""
    if desk.is_earlier:
        refuse("cli-season-other-way", command=f"loipe season {desk.path}")
    if desk.book.is_over:
        refuse("season-over", title=desk.book.plan.title)
    dice = read_dice(wishes.dice)
    keep_when_closed()
    code = 0
    while not desk.book.is_over:
        number = len(desk.book.outcomes)
        start = next_race(desk.book.plan, desk.book.outcomes, bots_of(desk, wishes))
        tell_race(desk.book.plan, number)
        own = msgspec.structs.replace(dice, seed=dice.seed + number)
        found, code = by_bots(desk, start) if all(start.bots) else by_people(desk, start, wishes, own)
        if found is None:
            break
        desk.add(found)
        if not wishes.all:
            break
    tell_standings(desk.book)
    if not desk.book.is_over:
        print(say("cli-season-on", command=f"loipe season next {desk.name}"))
    raise typer.Exit(code)


def bots_of(desk: Desk, wishes: Wishes) -> list[str] | None:
    """By athlete: as planned, or bots for everybody (SE-8)."""
    athletes = desk.book.plan.athletes
    return [athlete.bot or STAND_IN for athlete in athletes] if wishes.simulate else None


def by_bots(desk: Desk, start: Start) -> tuple[Outcome | None, int]:
    """None if somebody had no patience."""
    plan = desk.book.plan
    try:
        state, log = skied(start, plan.seed) if all(map(is_quick, start.bots)) else watched(start, plan.seed)
    except KeyboardInterrupt:
        return None, INTERRUPTED
    return outcome_of(plan, start, state, kept(desk, start, log)), 0


def watched(start: Start, seed: int) -> tuple[State, Log]:
    """Bots that think are heard of meanwhile."""
    with Console(file=sys.stderr).status("") as status:
        return skied(start, seed, lambda plies: status.update(say("cli-season-thinking", plies=plies)))


def by_people(desk: Desk, start: Start, wishes: Wishes, dice: Dice) -> tuple[Outcome | None, int]:
    """At this terminal, from where it was left; None if it is not over."""
    match = match_of(desk, start, wishes, dice)
    begun = len(match.table.log.plies)
    code, wanted = ski(match)
    log, state = match.table.log, match.table.state
    name = kept(desk, start, log) if wanted and len(log.plies) > begun else desk.race_file(start.number).name
    return (outcome_of(desk.book.plan, start, state, name) if match.table.over else None, code)


def kept(desk: Desk, start: Start, log: Log) -> str:
    """Its log's name beside the season; or elsewhere, if the season was raced on or written anew meanwhile."""
    if not desk.is_as_known:
        aside = fresh_name(log.game_id)
        save_log(log, aside)
        refuse("cli-season-meanwhile", file=str(desk.path), kept=aside)
    return desk.keep_race(start.number, log)


def match_of(desk: Desk, start: Start, wishes: Wishes, dice: Dice) -> Match:
    """The table, fresh or as it was kept; a log of another race in its place is refused."""
    kept = desk.kept(start.number)
    log = start.log if kept is None else fitting(desk, start, kept)
    table, _ = opened(log)
    plain = wishes.line or not is_terminal()
    surface: Surface = Lines() if plain else Screen(fast=wishes.fast)
    seating = Seating(log.names, start.bots, tuple(log.config.holders))
    return Match(table, seating, dice, surface, not wishes.auto_dice and is_terminal())


def fitting(desk: Desk, start: Start, kept: Log) -> Log:
    bare = Log(kept.game_id, start.log.rules, kept.config, kept.names, [])
    if first_difference(bare, start.log) is not None:
        refuse("cli-season-other", file=str(desk.race_file(start.number)), number=start.number + 1)
    return kept

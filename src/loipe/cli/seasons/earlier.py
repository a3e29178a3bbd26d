"""`loipe season FILE`: Crystal Globe's calendar race by race, kept in a file between them."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import typer

from loipe.cli import settings
from loipe.cli.dice import Dice, read_dice
from loipe.cli.files import read_log, read_text, save, save_log
from loipe.cli.lines import Lines
from loipe.cli.match import Match, Surface
from loipe.cli.play import is_terminal, keep_when_closed, seating_of, ski
from loipe.cli.screen import Screen
from loipe.cli.seasons.desk import path_of
from loipe.cli.speech import bot_of, refuse, say, sentences, speaker
from loipe.core import log as logs
from loipe.core.game import Defects, Event
from loipe.core.table import Table, opened
from loipe.core.text import Text
from loipe.games.crystal_globe import Config, courses
from loipe.games.crystal_globe import season as rules
from loipe.games.crystal_globe.formats import FORMATS
from loipe.season import earlier as files
from loipe.season.earlier import GAME, Season
from loipe.season.file import MAGIC, Book
from loipe.season.standings import Ranked, globes, standings

COMMANDS = ("new", "next", "standings", "athlete", "export", "import", "simulate")
"""Of `loipe season`, each of which may be mistyped."""


class Wishes(msgspec.Struct, frozen=True, kw_only=True):
    """What was typed after `loipe season`."""

    file: str
    seats: str | None
    preset: str | None
    set: tuple[str, ...]
    races: str | None
    line: bool
    dice: str
    fast: bool
    auto_dice: bool
    show: bool


class Quiet(Lines):
    """Bots among themselves: only the season is told."""

    def begin(self, match: Match) -> None:
        pass

    def tell(self, match: Match, events: Sequence[Event]) -> None:
        pass

    def end(self, match: Match) -> None:
        pass


def season(wishes: Wishes) -> None:
    """CG-61: one race for people, all that are left for bots; then the standings."""
    check_file(wishes.file)
    dice = read_dice(wishes.dice)
    plan = kept(wishes) if Path(wishes.file).exists() else planned(wishes)
    raced = played(plan)
    keep_when_closed()
    code = 0
    while not wishes.show and not code and len(raced) < len(plan.calendar):
        number = len(raced)
        match = match_of(plan, raced, wishes, msgspec.structs.replace(dice, seed=dice.seed + number))
        tell_race(plan, number)
        code, wanted = ski(match)
        if wanted and match.table.log.plies:
            if match.news:
                os.replace(plan.race_file(number), plan.earlier_file(number))
            save_log(match.table.log, plan.race_file(number))
        if not match.table.over:
            break
        raced.append(match.table)
        if match.people:
            break
    tell_standings(plan, raced)
    raise typer.Exit(code)


def check_file(file: str) -> None:
    """Not a mistyped command, nor a season of the other kind."""
    today = [path for path in (Path(file), path_of(file)) if path.is_file() and is_of_today(path)]
    if today:
        refuse("cli-season-other-way", command=f"loipe season next {today[0].with_suffix('')}")
    near = "" if Path(file).exists() or "." in file else settings.nearest(file, COMMANDS)
    if near:
        refuse("cli-season-command", word=file, near=near)


def is_of_today(path: Path) -> bool:
    return read_text(str(path)).startswith(MAGIC)


def planned(wishes: Wishes) -> Season:
    """A new season, every race of it checked before the first."""
    game = settings.game_of(GAME)
    seating = settings.seating_of(game, wishes.seats)
    config = settings.at_table(game, settings.config_of(game, wishes.preset, wishes.set), seating)
    calendar = rules.CALENDAR if wishes.races is None else files.read_races(wishes.races)
    agreed = logs.Log(GAME, game.META.rules_version, config, seating.names)
    plan = Season(Path(wishes.file), agreed, calendar)
    plan.check()
    save(wishes.file, files.write(plan))
    return plan


def kept(wishes: Wishes) -> Season:
    """A season as it was agreed on."""
    given = {"seats": wishes.seats, "preset": wishes.preset, "set": wishes.set, "races": wishes.races}
    for name, wish in given.items():
        if wish:
            refuse("cli-season-alone", option=f"--{name}", file=wishes.file)
    return files.read(read_text(wishes.file), Path(wishes.file))


def played(plan: Season) -> list[Table]:
    """The races that are over, read from their logs; the season goes on behind the last of them."""
    raced: list[Table] = []
    while len(raced) < len(plan.calendar) and Path(plan.race_file(len(raced))).exists():
        table, _ = race_of(plan, raced)
        if not table.over:
            break
        raced.append(table)
    return raced


def race_of(plan: Season, raced: Sequence[Table]) -> tuple[Table, Defects | None]:
    """The next race: fresh, or as kept, as far as its words fit. A pursuit starts with the gaps of the last sprint."""
    number = len(raced)
    sprints = [table for table, meeting in zip(raced, plan.calendar, strict=False) if meeting.format == "sprint"]
    sprint: Any = sprints[-1].state if sprints else None
    config = rules.race_config(plan.agreed.config, plan.calendar[number], sprint)
    file = plan.race_file(number)
    fresh = logs.Log(GAME, plan.agreed.game.META.rules_version, config, plan.agreed.names)
    log = read_log(file) if Path(file).exists() else fresh
    if (log.game_id, log.names, apart_from_gaps(log.config)) != (GAME, fresh.names, apart_from_gaps(config)):
        refuse("cli-season-other", file=file, number=number + 1)
    return opened(log)


def apart_from_gaps(config: Any) -> Any:
    """A race that has begun keeps the gaps it began with, however they are counted now."""
    return msgspec.structs.replace(config, start_delays=(), start_order=()) if isinstance(config, Config) else config


def match_of(plan: Season, raced: Sequence[Table], wishes: Wishes, dice: Dice) -> Match:
    seating = seating_of(plan.agreed)
    plain = wishes.line or not is_terminal()
    surface: Surface = Quiet() if all(seating.bots) else Lines() if plain else Screen(fast=wishes.fast)
    table, stop = race_of(plan, raced)
    match = Match(table, seating, dice, surface, not wishes.auto_dice and is_terminal())
    match.news = sentences(stop) if stop is not None else []
    return match


def tell_race(plan: Season, number: int) -> None:
    meeting = plan.calendar[number]
    title = courses.drawing(meeting.course).title
    print(say("cli-season-now", number=number + 1, races=len(plan.calendar), course=title, format=meeting.format))


def book_of(plan: Season, raced: Sequence[Table]) -> Book:
    """As a season of today."""
    places = [table.game.result(table.state).places for table in raced]
    return files.as_book(plan, places, [bot_of(name) for name in plan.agreed.names])


def tell_standings(plan: Season, raced: Sequence[Table]) -> None:
    """The overall ranking, who leads each globe, and how to go on."""
    text = speaker(plan.agreed.names, GAME)
    book = book_of(plan, raced)
    overall = standings(book.plan, book.outcomes) if raced else []
    left = len(plan.calendar) - len(raced)
    print(say("cli-season-standings", raced=len(raced), races=len(plan.calendar)))
    for line in overall:
        own = ", ".join(map(str, line.results))
        print(
            say("cli-season-place", place=line.place, name=text.name_of(line.athlete), points=line.points, places=own)
        )
    for name, ranking in sorted(
        globes(book.plan, book.outcomes).items(), key=lambda found: list(FORMATS).index(found[0])
    ):
        print(say("cli-season-globe", format=name, names=leaders(text, ranking), points=ranking[0].points, left=left))
    if left:
        print(say("cli-season-on", command=f"loipe season {plan.file}"))
    else:
        print(say("cli-season-over", names=leaders(text, overall)))


def leaders(text: Text, ranking: Sequence[Ranked]) -> str:
    return ", ".join(text.name_of(line.athlete) for line in ranking if line.place == 1)

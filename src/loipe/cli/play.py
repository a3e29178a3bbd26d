"""`loipe play`: a race on this device, on a full screen or in plain lines."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from typing import Any

import msgspec
import typer

from loipe.cli import settings
from loipe.cli.commands import Left
from loipe.cli.dice import read_dice
from loipe.cli.files import fresh_name, read_log, save_log
from loipe.cli.lines import Lines, podium
from loipe.cli.match import Match, Surface
from loipe.cli.screen import Screen
from loipe.cli.speech import bot_of, refuse, say, sentences
from loipe.core.log import Log
from loipe.core.seats import Seating
from loipe.core.table import opened
from loipe.games import IDS

INTERRUPTED = 130


class Wishes(msgspec.Struct, frozen=True, kw_only=True):
    """What was typed after `loipe play`."""

    game: str | None
    seats: str | None
    preset: str | None
    set: tuple[str, ...]
    line: bool
    dice: str
    resume: str | None
    save: str | None
    fast: bool
    auto_dice: bool


def play(wishes: Wishes) -> None:
    """Set the table, play, keep the race."""
    dice = read_dice(wishes.dice)
    log, seating = resumed(wishes) if wishes.resume else fresh(wishes)
    plain = wishes.line or not is_terminal()
    surface: Surface = Lines() if plain else Screen(fast=wishes.fast)
    waits = not wishes.auto_dice and sys.stdin.isatty()
    table, stop = opened(log)
    match = Match(table, seating, dice, surface, waits)
    file = wishes.save or wishes.resume or fresh_name(log.game_id)
    if stop is not None:  # the log stays as it is; the race goes on in a file of its own
        match.news = sentences(stop)
        file = wishes.save or fresh_name(log.game_id)
    keep_when_closed()
    raise typer.Exit(race(match, file, len(match.table.log.plies)))


def keep_when_closed() -> None:
    """A closed window or a shutdown keeps the race as Ctrl-C does."""
    for found in signal.Signals:
        if found.name in ("SIGTERM", "SIGHUP"):
            signal.signal(found, interrupt)


def interrupt(*_: object) -> None:
    raise KeyboardInterrupt


def race(match: Match, file: str, begun: int) -> int:
    """Play, then keep what was played; the exit code."""
    code, wanted = ski(match)
    over = match.table.over
    if not wanted or (not over and len(match.table.log.plies) == begun):
        print(say("cli-not-kept"))
        return code
    save_log(match.table.log, file)
    if over and not isinstance(match.surface, Lines):
        print("\n".join(podium(match)))
    print(
        say("cli-over", command=f"loipe replay {file}")
        if over
        else say("cli-kept", command=f"loipe play --resume {file}")
    )
    return code


def ski(match: Match) -> tuple[int, bool]:
    """Play until the race, the input or the person's patience ends; the exit code, and whether to keep the race."""
    code, wanted = 0, True
    try:
        match.play()
    except Left:
        wanted = match.surface.leave()
    except EOFError:
        pass
    except KeyboardInterrupt:
        code = INTERRUPTED
    finally:
        with contextlib.suppress(OSError):  # the terminal may be gone
            match.surface.close()
    return code, wanted


def fresh(wishes: Wishes) -> tuple[Log, Seating]:
    """A new race."""
    if wishes.game is None:
        refuse("cli-which-game", games=", ".join(IDS))
    game = settings.game_of(wishes.game)
    seating = settings.seating_of(game, wishes.seats)
    config: Any = settings.config_of(game, wishes.preset, wishes.set)
    agreed = settings.at_table(game, config, seating)
    return Log(game.META.id, game.META.rules_version, agreed, seating.names, []), seating


def resumed(wishes: Wishes) -> tuple[Log, Seating]:
    """A kept race, with everything as it was agreed on."""
    for name, wish in (("seats", wishes.seats), ("preset", wishes.preset), ("set", wishes.set)):
        if wish:
            refuse("cli-resume-alone", option=f"--{name}")
    log = read_log(wishes.resume or "")
    if wishes.game is not None and settings.find_game(wishes.game) != log.game_id:
        refuse("cli-other-game", file=wishes.resume, game=log.game_id)
    return log, seating_of(log)


def seating_of(log: Log) -> Seating:
    """Who sat where."""
    holders: tuple[int, ...] = tuple(log.config.holders)
    if len(holders) != len(log.names):
        refuse("cli-log-seats", names=len(log.names), seats=len(holders))
    bots = tuple(bot_of(name) for name in log.names)
    return Seating(log.names, bots, holders, log.config.colours if log.game.META.colours else ())


def is_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"

"""`loipe puzzles`: the puzzle of a day at the terminal, those of the days before, and the search for new ones."""

from __future__ import annotations

import contextlib
import sys
from datetime import date
from pathlib import Path

import typer
from rich.console import Console
from rich.table import Table as Grid

from loipe.cli import commands, standing
from loipe.cli import settings as wishes
from loipe.cli.commands import Left
from loipe.cli.dice import read_dice
from loipe.cli.files import save
from loipe.cli.lines import Lines
from loipe.cli.match import Match, Surface
from loipe.cli.play import is_terminal
from loipe.cli.screen import Screen
from loipe.cli.speech import complain, say, speaker
from loipe.core.game import Option
from loipe.core.seats import Seating
from loipe.core.table import Table
from loipe.games import load
from loipe.puzzles import shelf
from loipe.puzzles.finding import Finding
from loipe.puzzles.puzzle import SOLVER, Puzzle, write

INTERRUPTED = 130
NAMES = ("Aune", "Morel", "Berg", "Kovac", "Lind", "Rossi")


def solve(day: str | None, line: bool) -> None:
    """Shows the position, asks, and tells what games played on say of every answer."""
    daily = shelf.of_day(shelf.read_day(day) if day else date.today())
    puzzle = shelf.find(daily.game, daily.number)
    names = puzzle.log.names
    seating = Seating(names, ("", *["club"] * (len(names) - 1)), tuple(range(len(names))), ())
    plain = line or not is_terminal()
    surface: Surface = Lines() if plain else Screen(fast=True)
    match = Match(Table(puzzle.log), seating, read_dice("live"), surface, waits=False)
    heading = say("puzzle-of", day=str(daily.day), game=load(daily.game).META.title)
    try:
        if plain:
            surface.note(match, [heading, *standing.lines(match), *standing.board_lines(match)])
        else:
            surface.begin(match)
            surface.note(match, [heading])
        word = asked(match)
    except (Left, EOFError):
        return
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    finally:
        with contextlib.suppress(OSError):
            surface.close()
    tell(puzzle, word, {option.word: option for option in match.table.prompt(SOLVER).options})


def asked(match: Match) -> str:
    """A word that is open; commands are obeyed on the way, but nobody gives a hint."""
    prompt = match.table.prompt(SOLVER)
    while True:
        typed = match.surface.ask(match, prompt).strip()
        if typed.lower() == "hint":
            match.surface.note(match, [say("puzzle-no-hint")])
            continue
        if commands.obey(match, prompt, typed):
            continue
        word = commands.word_for(prompt, typed)
        if any(option.word == word for option in prompt.options):
            return word
        match.surface.note(match, [say("puzzle-not-open", word=word[:20])])


def tell(puzzle: Puzzle, word: str, options: dict[str, Option]) -> None:
    """Whether it was right, and a row for every answer, the best on top."""
    text = speaker(puzzle.log.names, puzzle.log.game_id)
    print(say(f"puzzle-{verdict(puzzle, word)}", points=points(puzzle, word)))
    if puzzle.reason:
        print(text.say(puzzle.reason, {"percent": puzzle.percent}))
    grid = Grid(title=say("puzzle-played-on", games=puzzle.games))
    for column in ("answer", "wins", "better"):
        grid.add_column(say(f"puzzle-{column}"), justify="left" if column == "answer" else "right")
    for answer in sorted(puzzle.answers, key=lambda answer: -answer.better):
        named = commands.labelled(text, options[answer.word])
        own = say("puzzle-yours", answer=named) if answer.word == word else named
        better = (
            "" if answer is puzzle.usual else say("puzzle-gain", better=100 * answer.better, doubt=100 * answer.doubt)
        )
        grid.add_row(own, say("puzzle-win", win=100 * answer.win), better)
    Console(highlight=False).print(grid)


def verdict(puzzle: Puzzle, word: str) -> str:
    if puzzle.is_right(word):
        return "right"
    return "usual" if word == puzzle.usual.word else "wrong"


def points(puzzle: Puzzle, word: str) -> int:
    """By how much the best answer wins more often than this one, in percentage points."""
    own = next(answer for answer in puzzle.answers if answer.word == word)
    return round(100 * (puzzle.best.better - own.better))


def list_days() -> None:
    """Today's and those before it."""
    today = date.today()
    for daily in (shelf.of_day(today), *shelf.before(today)):
        title = load(daily.game).META.title
        print(say("puzzle-line-of", day=str(daily.day), game=title, question=say(shelf.title(daily.asks))))


def find(
    game_id: str, *, preset: str | None, settings: tuple[str, ...], seats: int, count: int, games: int, points: int,
    seed: int, folder: str,
) -> None:  # fmt: skip
    """Every puzzle is kept as soon as it is found, so that Ctrl-C loses nothing."""
    game = wishes.game_of(game_id)
    seats = max(game.META.fewest, min(seats, game.META.most))
    seating = Seating(NAMES[:seats], ("club",) * seats, tuple(range(seats)), ())
    config = wishes.at_table(game, wishes.config_of(game, preset, settings), seating)
    target = Path(folder)
    taken = [int(file.stem) for file in target.glob(f"*{shelf.SUFFIX}") if file.stem.isdecimal()]
    number, found = max(taken, default=0), 0
    try:
        for played, puzzle in enumerate(Finding(game, config, seating.names, count, points / 100).look(seed), 1):
            if puzzle is not None:
                number, found = number + 1, found + 1
                file = target / f"{number:03}{shelf.SUFFIX}"
                save(str(file), write(puzzle))
                print(say("puzzle-found", file=str(file), question=puzzle.asks, points=round(100 * puzzle.best.better)))
                sys.stdout.flush()
            if found == count or played == games:
                break
    except KeyboardInterrupt:
        complain([say("puzzle-stopped", found=found)])
        raise typer.Exit(INTERRUPTED) from None
    print(say("puzzle-looked", found=found, games=played))

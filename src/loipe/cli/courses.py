"""`loipe courses`: check a course file, list the courses that come with a game, look at one."""

from __future__ import annotations

import re

import msgspec
from rich.console import Console
from rich.table import Table

from loipe.cli import boards, course_builder
from loipe.cli.files import read_text
from loipe.cli.settings import find_game, nearest
from loipe.cli.speech import refuse, say, speaker
from loipe.core.game import Courses, Measure
from loipe.games import IDS, load


def shelf(game_id: str) -> Courses:
    """The courses of a game."""
    found = load(find_game(game_id)).courses
    if found is None:
        has = [other for other in IDS if load(other).courses is not None]
        refuse("cli-no-courses", game=game_id, games=", ".join(has))
    return found


def check(file: str, game_id: str) -> None:
    """Fine, or every defect with its line; a course of tiles is Ski Tour's and gets its advice (ST-2)."""
    text = read_text(file)
    if find_game(game_id) == "ski-tour" or course_builder.is_tile_course(text):
        course_builder.check(file, text)
        return
    found = shelf(game_id).measure(text if "\n" in text else f"{text}\n")
    if found.laps:
        print(say("cli-course-fine", file=file, squares=found.squares, routes=lengths(found)))
    else:
        print(say("cli-course-good", file=file))


def lengths(found: Measure) -> str:
    """Squares of a lap, by route where there are several."""
    return ", ".join(f"{name} {squares}" if len(found.laps) > 1 else str(squares) for name, squares in found.laps)


def names(game_id: str) -> None:
    """One row per course."""
    found = shelf(game_id)
    table = Table()
    for column in ("name", "title", "squares", "routes"):
        table.add_column(say(f"cli-course-{column}"), justify="right" if column == "squares" else "left")
    for name in found.names():
        measure = found.measure(name)
        title = re.search(r"^title (.+)$", found.text_of(name), re.MULTILINE)
        table.add_row(name, title[1] if title else name, str(measure.squares or ""), lengths(measure))
    Console().print(table)


def show(name: str, game_id: str, text: bool) -> None:
    """The course as the terminal draws it before a race with all rules, or its text to begin one's own from."""
    known = shelf(game_id).names()
    if name not in known:
        refuse("cli-no-such-course", course=name, courses=", ".join(known), near=nearest(name, known) or "none")
    if text:
        print(shelf(game_id).text_of(name), end="")
        return
    game = load(game_id)
    config = msgspec.structs.replace(game.META.presets[[*game.META.presets][-1]], course=name)
    shown = game.show(game.view(game.start(config), frozenset()))
    console = Console()
    drawn = boards.find(game_id).draw(shown, game.board(config), (), speaker((), game_id), console.width, {})
    console.print(drawn)

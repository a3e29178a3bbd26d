"""`loipe courses`: check a course file, list the courses that come with a game, look at one."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from loipe.cli import boards, course_builder
from loipe.cli.files import read_text
from loipe.cli.settings import find_game, nearest
from loipe.cli.speech import refuse, say, speaker
from loipe.games import IDS, load


def shelf(game_id: str) -> ModuleType:
    """The courses of a game."""
    name = f"loipe.games.{find_game(game_id).replace('-', '_')}.courses"
    if not find_spec(name):
        has = [other for other in IDS if find_spec(f"loipe.games.{other.replace('-', '_')}.courses")]
        refuse("cli-no-courses", game=game_id, games=", ".join(has))
    return import_module(name)


def check(file: str, game_id: str) -> None:
    """Fine, or every defect with its line; a course of tiles is Ski Tour's and gets its advice (ST-2)."""
    text = read_text(file)
    if find_game(game_id) == "ski-tour" or course_builder.is_tile_course(text):
        course_builder.check(file, text)
        return
    course = shelf(game_id).find(text if "\n" in text else f"{text}\n")
    if hasattr(course, "lap_length"):
        print(say("cli-course-fine", file=file, squares=course.squares, routes=lengths(course)))
    else:
        print(say("cli-course-good", file=file))


def lengths(course: Any) -> str:
    """Squares of a lap, by route where there are several."""
    routes = getattr(course, "routes", None)
    if routes is None or not hasattr(course, "lap_length"):
        return ""
    if len(routes) == 1:
        return str(course.lap_length(0))
    return ", ".join(f"{name} {course.lap_length(number)}" for number, name in enumerate(routes))


def names(game_id: str) -> None:
    """One row per course."""
    found = shelf(game_id)
    table = Table()
    for column in ("name", "title", "squares", "routes"):
        table.add_column(say(f"cli-course-{column}"), justify="right" if column == "squares" else "left")
    for name in found.names():
        course = found.find(name)
        title = re.search(r"^title (.+)$", found.text_of(name), re.MULTILINE)
        table.add_row(name, title[1] if title else name, str(getattr(course, "squares", "")), lengths(course))
    Console().print(table)


def show(name: str, game_id: str, text: bool) -> None:
    """The course as the terminal draws it before a race, or its text to begin one's own from."""
    known = shelf(game_id).names()
    if name not in known:
        refuse("cli-no-such-course", course=name, courses=", ".join(known), near=nearest(name, known) or "none")
    board = boards.find(game_id)
    if text or board is None:
        print(shelf(game_id).text_of(name), end="")
        return
    game = load(game_id)
    config = msgspec.structs.replace(list(game.META.presets.values())[-1], course=name)
    shown = game.show(game.view(game.start(config), frozenset()))
    console = Console()
    console.print(board.draw(shown, game.board(config), (), speaker((), game_id), console.width, {}))

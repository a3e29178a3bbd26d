"""`loipe courses`: check a course file, list the courses that come with Mass Start, look at one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.table import Table

from loipe.cli.boards import mass_start as board
from loipe.cli.files import read_text
from loipe.cli.settings import nearest
from loipe.cli.speech import refuse, say, speaker
from loipe.games.mass_start import courses
from loipe.games.mass_start.config import SWITCHES
from loipe.games.mass_start.course import Course

NOBODY_YET: Mapping[str, Any] = {"skiers": [], "active": -1, "phase": "over", "hands": {}}


def check(file: str) -> None:
    """Fine, or every defect with its line."""
    course = courses.read(read_text(file))
    print(say("cli-course-fine", file=file, squares=course.squares, routes=lengths(course)))


def lengths(course: Course) -> str:
    """Squares of a lap, by route where there are several."""
    if len(course.routes) == 1:
        return str(course.lap_length(0))
    return ", ".join(f"{name} {course.lap_length(number)}" for number, name in enumerate(course.routes))


def names() -> None:
    table = Table()
    for column in ("name", "title", "squares", "routes"):
        table.add_column(say(f"cli-course-{column}"), justify="right" if column == "squares" else "left")
    for name in courses.names():
        course = courses.load(name)
        table.add_row(name, courses.drawing(name)["title"], str(course.squares), lengths(course))
    Console().print(table)


def show(name: str, text: bool) -> None:
    """The course as the terminal draws it, or its text to begin one's own from."""
    if name not in courses.names():
        known = courses.names()
        refuse("cli-no-such-course", course=name, courses=", ".join(known), near=nearest(name, known) or "none")
    if text:
        print(courses.shipped(name), end="")
        return
    console = Console()
    drawn = {"course": courses.drawing(name), "rules": [rule for rule, _ in SWITCHES]}
    console.print(board.draw(dict(NOBODY_YET), drawn, (), speaker((), "mass-start"), console.width, {}))

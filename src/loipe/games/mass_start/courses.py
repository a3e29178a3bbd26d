"""Courses by name or by text: read, checked with every defect at once, and remembered."""

from __future__ import annotations

from functools import lru_cache

from loipe.core.game import Defects, Measure, Refused
from loipe.courses.shelf import Shelf
from loipe.games.mass_start.course import Course
from loipe.games.mass_start.course_checks import changed, check_layout, check_sections, check_steps, is_too_large
from loipe.games.mass_start.course_drawing import Drawing, Ground
from loipe.games.mass_start.course_file import Loop, Source, parse
from loipe.games.mass_start.course_fit import check_fit
from loipe.games.mass_start.course_links import Plan, Table, course_of, derived

SHELF = Shelf(__package__)
NO_LOOP = Loop(0, 8, 9, (0.0, 0.0), (1.0, 1.0))
"""Stands in for a missing loop so that the other defects are found too."""


def read(text: str | bytes) -> Course:
    """The course a file describes; Defects with all that is wrong with it."""
    return course_of(*planned(text))


def planned(text: str | bytes) -> tuple[Plan, list[Table]]:
    """The checked squares of a course file and the steps between them."""
    source = parse(text if isinstance(text, str) else text.decode("utf-8", errors="replace"))
    if not source.seen:
        raise Defects(source.defects)
    check_sections(source)
    plan = Plan(source, source.loop or NO_LOOP)
    if is_too_large(plan):
        raise Defects(in_order(source))
    check_layout(plan)
    tables = changed(plan, derived(plan))
    check_steps(plan, tables)
    check_fit(plan)
    if source.defects:
        raise Defects(in_order(source))
    return plan, tables


def in_order(source: Source) -> list[Refused]:
    """Defects from the top of the file to its end."""
    return sorted(source.defects, key=lambda defect: int(str(defect.facts["line"])))


def names() -> tuple[str, ...]:
    """The courses that come with the game."""
    return SHELF.names


@lru_cache(maxsize=64)
def find(text_or_name: str) -> Course:
    """The course a table names: one that comes with the game, or a whole course text."""
    return course_of(*known(text_or_name))


@lru_cache(maxsize=64)
def known(text_or_name: str) -> tuple[Plan, list[Table]]:
    """Read and checked once: a table asks for its course, its drawing and its guide."""
    return planned(text_of(text_or_name))


def measure(text_or_name: str) -> Measure:
    """All squares, and those of a lap by route."""
    course = find(text_or_name)
    return Measure(course.squares, tuple((name, course.lap_length(at)) for at, name in enumerate(course.routes)))


@lru_cache(maxsize=64)
def drawing(text_or_name: str) -> Ground:
    """Where everything of a course lies."""
    plan, _ = known(text_or_name)
    return Drawing(plan).ground()


def text_of(text_or_name: str) -> str:
    """The file of a course that comes with the game; a whole course text is its own."""
    return SHELF.text_of(text_or_name)

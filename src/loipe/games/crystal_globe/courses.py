"""Venues by name or by text: read, checked with every defect at once, and remembered."""

from __future__ import annotations

from functools import lru_cache

from loipe.core.game import Defects, Measure, Refused
from loipe.courses.fit import check_curves
from loipe.courses.shelf import Shelf
from loipe.games.crystal_globe.codes import CLIMB, DESCENT, FLAT, LANES, MOST_SQUARES
from loipe.games.crystal_globe.course import Course
from loipe.games.crystal_globe.course_drawing import Drawing, Ground, check_fit
from loipe.games.crystal_globe.course_file import Venue, parse

SHELF = Shelf(__package__)
FEWEST_ROWS = 2 * MOST_SQUARES
MOST_ROWS = 80


def read(text: str | bytes) -> Course:
    """The venue a file describes; Defects with all that is wrong with it."""
    return planned(text)[1]


def planned(text: str | bytes) -> tuple[Venue, Course]:
    """A checked file and the course it makes."""
    venue = parse(text if isinstance(text, str) else text.decode("utf-8", errors="replace"))
    if not venue.seen:
        raise Defects(venue.defects)
    check_sections(venue)
    check_rows(venue)
    if venue.defects:
        raise Defects(in_order(venue))
    course = course_of(venue)
    check_curves(venue)
    if not venue.defects:
        check_fit(venue, course.names)
    if venue.defects:
        raise Defects(in_order(venue))
    return venue, course


def in_order(venue: Venue) -> list[Refused]:
    """Defects from the top of the file to its end."""
    return sorted(venue.defects, key=lambda defect: int(str(defect.facts["line"])))


def check_sections(venue: Venue) -> None:
    """Every section is there, every stretch has rows and a curve; one stretch is the range."""
    for keyword in ("title", "canvas", "seed", "start", "ring", "grey"):
        if keyword not in venue.seen:
            venue.refuse("missing", venue.lines, keyword=keyword)
    for stretch in venue.stretches:
        if not stretch.rows:
            venue.refuse("stretch-empty", stretch.line, name=stretch.name)
        if not stretch.points:
            venue.refuse("stretch-curve", stretch.line, name=stretch.name)
        if stretch.side and any(len(row.cells) > 1 for row in stretch.rows):
            venue.deny("range-white", stretch.line, "CG-1", name=stretch.name)
    ranges = [stretch.line for stretch in venue.stretches if stretch.side]
    if len(ranges) != 1:
        venue.refuse("ranges", (ranges or [venue.lines])[-1], "CG-20", found=len(ranges))


def check_rows(venue: Venue) -> None:
    """CG-75: a lap long enough for one shooting at a time, a lane round every ice square, a white first row."""
    rows = [row for stretch in venue.stretches for row in stretch.rows]
    if not FEWEST_ROWS <= len(rows) <= MOST_ROWS:
        venue.deny("rows", venue.lines, "CG-75", found=len(rows), low=FEWEST_ROWS, high=MOST_ROWS)
    for row in rows:
        if len(row.cells) == LANES and all(cell is not None and cell.ice for cell in row.cells):
            venue.deny("all-ice", row.line, "CG-75")
    if rows and len(rows[0].cells) != LANES:
        venue.deny("first-row", rows[0].line, "CG-27")


def course_of(venue: Venue) -> Course:
    """The numbers of a checked file."""
    zones: list[int] = []
    icy: list[list[int]] = []
    grey: list[int] = []
    for row in (row for stretch in venue.stretches for row in stretch.rows):
        cells = [cell for cell in row.cells if cell is not None]
        if len(cells) < LANES:
            grey.append(len(zones))
        zones.append(CLIMB if cells[0].climb else DESCENT if cells[0].descent else FLAT)
        icy.append([cell.ice for cell in cells])
    return Course(venue.name, zones, icy, grey[0], len(grey))


def names() -> tuple[str, ...]:
    """The venues that come with the game."""
    return SHELF.names


@lru_cache(maxsize=64)
def find(text_or_name: str) -> Course:
    """The venue a table names: one that comes with the game, or a whole course text."""
    return known(text_or_name)[1]


@lru_cache(maxsize=64)
def known(text_or_name: str) -> tuple[Venue, Course]:
    """Read and checked once: a table asks for its course, its drawing and its guide."""
    return planned(text_of(text_or_name))


def measure(text_or_name: str) -> Measure:
    """All squares, ring and stands too."""
    return Measure(find(text_or_name).squares)


@lru_cache(maxsize=64)
def drawing(text_or_name: str) -> Ground:
    """Where everything of a venue lies."""
    venue, course = known(text_or_name)
    return Drawing(venue, course.names).ground()


def text_of(text_or_name: str) -> str:
    """The file of a venue that comes with the game; a whole course text is its own."""
    return SHELF.text_of(text_or_name)

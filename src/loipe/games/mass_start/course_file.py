"""The lines that only a course of Mass Start has. The format is described in docs/reference/courses.md."""

from __future__ import annotations

import re

import msgspec

from loipe.courses import file, landmarks
from loipe.courses.file import WORD, Cell, Point, Reader, Row, counted, point, shown, under, whole
from loipe.games.mass_start.course import LETTER_C, LETTER_E

CELL = re.compile(r"(-[1-5]|\+2|~)?([EC])?")
LETTERS = {"E": LETTER_E, "C": LETTER_C}


class Loop(msgspec.Struct):
    """The penalty loop: squares inside and outside, and the ellipse it is drawn on."""

    line: int
    inner: int
    outer: int
    centre: Point
    radius: Point


class Step(msgspec.Struct):
    """A `link` or `cut` line."""

    line: int
    adds: bool
    start: str
    target: str


class Source(file.Source):
    """A course file as read, before it makes sense."""

    starts: dict[str, list[str]] = msgspec.field(default_factory=dict)
    start_lines: dict[str, int] = msgspec.field(default_factory=dict)
    loop: Loop | None = None
    steps: list[Step] = msgspec.field(default_factory=list)


def parse(text: str) -> Source:
    return file.parse(text, Source(), KEYWORDS, ONCE)


def read_routes(source: Source, words: list[str], line: int) -> None:
    """`routes valley ridge`: MS-1, a course may have two."""
    if not counted(source, words, line, "routes", 2):
        return
    if words[0] == words[1] or not all(WORD.fullmatch(word) for word in words):
        source.refuse("routes", line, found=shown(" ".join(words)))
    elif source.stretches:
        source.refuse("routes-late", line)
    else:
        source.routes = words


def read_row(source: Source, words: list[str], line: int) -> None:
    """`row . -2E #`, with `junction` or `rejoin` behind where the penalty loop leaves or comes back."""
    stretch = under(source, "row", line)
    row = Row(line, [])
    while words and words[-1] in ("junction", "rejoin"):
        row.is_junction |= words[-1] == "junction"
        row.is_rejoin |= words[-1] == "rejoin"
        words = words[:-1]
    if not 1 <= len(words) <= 6:
        source.refuse("row", line, found=len(words))
    for word in words[:6]:
        row.cells.append(cell(source, word, line))
    if stretch is None:
        return
    if stretch.rows and len(row.cells) != len(stretch.rows[0].cells):
        source.refuse("row-width", line, found=len(row.cells), wanted=len(stretch.rows[0].cells))
    stretch.rows.append(row)


def cell(source: Source, word: str, line: int) -> Cell | None:
    """One square as printed; None for dark grey (MS-3)."""
    if word == "#":
        return None
    found = CELL.fullmatch(word)
    if word != "." and found is None:
        source.refuse("cell", line, found=shown(word))
    if word == "." or found is None:
        return Cell()
    ground = found[1] or ""
    return Cell(
        climb=int(ground[1:]) if ground.startswith("-") else 0,
        descent=int(ground == "+2"),
        ice=int(ground == "~"),
        letter=LETTERS.get(found[2] or "", 0),
    )


def read_start(source: Source, words: list[str], line: int) -> None:
    """`start P1 b1 c1`: MS-2, a start square and the squares it leads to."""
    if len(words) < 2 or words[0] not in ("P1", "P2", "P3", "P4", "P5", "P6"):
        source.refuse("start", line, "MS-2", found=shown(" ".join(words)))
    elif words[0] in source.starts:
        source.refuse("twice", line, keyword=words[0], first=source.start_lines[words[0]])
    else:
        source.starts[words[0]] = words[1:]
        source.start_lines[words[0]] = line


def read_loop(source: Source, words: list[str], line: int) -> None:
    """`loop 8 9 at 820,600 radius 75,50`: MS-12, squares inside and outside, centre and size."""
    if len(words) != 6 or words[2] != "at" or words[4] != "radius":
        source.refuse("loop", line, "MS-12")
        return
    sizes = whole(source, words[:2], line, "loop", 3, 40)
    centre, radius = point(source, words[3], line), point(source, words[5], line)
    if sizes and centre and radius:
        source.loop = Loop(line, sizes[0], sizes[1], centre, radius)


def read_step(source: Source, words: list[str], line: int, adds: bool) -> None:
    """`link a4 c5` adds a step, `cut a4 b5` takes one away (MS-18)."""
    if counted(source, words, line, "link" if adds else "cut", 2):
        source.steps.append(Step(line, adds, words[0], words[1]))


KEYWORDS: dict[str, Reader[Source]] = {
    "course": file.read_name,
    "title": file.read_title,
    "canvas": file.read_canvas,
    "seed": file.read_seed,
    "width": file.read_width,
    "trees": landmarks.read_trees,
    "peaks": landmarks.read_peaks,
    "landmark": landmarks.read_landmark,
    "routes": read_routes,
    "stretch": file.read_stretch,
    "curve": file.read_curve,
    "from": file.read_from,
    "row": read_row,
    "start": read_start,
    "loop": read_loop,
    "link": lambda source, words, line: read_step(source, words, line, adds=True),
    "cut": lambda source, words, line: read_step(source, words, line, adds=False),
}
ONCE = ("course", "title", "canvas", "seed", "trees", "peaks", "routes", "loop")

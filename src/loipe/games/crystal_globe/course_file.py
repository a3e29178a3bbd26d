"""The lines of a venue's file. Names, curves and points read as in a Mass Start course; rows and ring do not."""

from __future__ import annotations

import re

from loipe.core.game import Fact, Refused
from loipe.courses import file as lines
from loipe.courses import landmarks
from loipe.courses.file import Cell, Point, Reader, Row
from loipe.games.crystal_globe.codes import LANES

RANGE_ROWS = (2, 4, 6)
"""CG-75: grey range squares; twelve stands are shared out evenly."""


class Venue(lines.Source):
    """A file as read: the drawing's stretches, where the start box and the ring lie."""

    start: Point | None = None
    centre: Point | None = None
    radius: Point | None = None
    ring_line: int = 0
    start_line: int = 0

    def deny(self, message: str, line: int, clause: str, **facts: Fact) -> None:
        """As refuse, for what only a venue asks."""
        self.defects.append(Refused(f"crystal-globe-course-{message}", clause, line=line, **facts))


def parse(text: str) -> Venue:
    return lines.parse(text, Venue(), KEYWORDS, ONCE)


def read_rows(venue: Venue, words: list[str], line: int, climb: int, descent: int) -> None:
    """`climb 4` is four rows, `climb . ~ .` is one with ice in the middle lane."""
    stretch = lines.under(venue, "row", line)
    if stretch is None:
        return
    if len(words) == 1 and re.fullmatch(r"[1-9][0-9]?", words[0]):
        stretch.rows += [Row(line, [Cell(climb, descent)] * LANES) for _ in range(int(words[0]))]
    elif len(words) == LANES and all(word in (".", "~") for word in words):
        stretch.rows.append(Row(line, [Cell(climb, descent, int(word == "~")) for word in words]))
    else:
        venue.deny("row", line, "CG-1", found=lines.shown(" ".join(words)))


def read_grey(venue: Venue, words: list[str], line: int) -> None:
    """`grey 4`: the squares of the range."""
    stretch = lines.under(venue, "grey", line)
    count = int(words[0]) if len(words) == 1 and words[0].isdecimal() and len(words[0]) < 3 else 0
    if count not in RANGE_ROWS or stretch is None or not stretch.side:
        venue.deny("grey", line, "CG-75", found=lines.shown(" ".join(words)))
    else:
        stretch.rows += [Row(line, [Cell()]) for _ in range(count)]


def read_start(venue: Venue, words: list[str], line: int) -> None:
    """`start at 980,560`: the middle of the grey start (CG-4)."""
    if len(words) != 2 or words[0] != "at":
        venue.deny("start", line, "CG-4")
        return
    venue.start = lines.point(venue, words[1], line)
    venue.start_line = line


def read_ring(venue: Venue, words: list[str], line: int) -> None:
    """`ring at 820,600 radius 90,60`: where the nine squares lie (CG-26)."""
    if len(words) != 4 or words[0] != "at" or words[2] != "radius":
        venue.deny("ring", line, "CG-26")
        return
    venue.centre = lines.point(venue, words[1], line)
    venue.radius = lines.point(venue, words[3], line)
    venue.ring_line = line


KEYWORDS: dict[str, Reader[Venue]] = {
    "course": lines.read_name,
    "title": lines.read_title,
    "canvas": lines.read_canvas,
    "seed": lines.read_seed,
    "width": lines.read_width,
    "trees": landmarks.read_trees,
    "peaks": landmarks.read_peaks,
    "landmark": landmarks.read_landmark,
    "stretch": lines.read_stretch,
    "curve": lines.read_curve,
    "from": lines.read_from,
    "flat": lambda venue, words, line: read_rows(venue, words, line, 0, 0),
    "climb": lambda venue, words, line: read_rows(venue, words, line, 1, 0),
    "descent": lambda venue, words, line: read_rows(venue, words, line, 0, 1),
    "grey": read_grey,
    "start": read_start,
    "ring": read_ring,
}
ONCE = ("course", "title", "canvas", "seed", "trees", "peaks", "start", "ring", "grey")

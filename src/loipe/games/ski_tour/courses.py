"""Courses by name or by text: tiles laid one after the other, joins checked, every defect at once (ST-2)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from itertools import pairwise

import msgspec

from loipe.core.game import Defects, Fact, Measure, Refused
from loipe.games.ski_tour.course import GREEN, PLAIN, RED, WHITE, Course
from loipe.games.ski_tour.tiles import BOX, Row, Tile, box

SUFFIX = ".course"
COLOURS = {".": PLAIN, "^": RED, "v": GREEN, "*": WHITE}
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""To the neighbouring hexagon by direction: east, then against the clock."""
TURNS = {"straight": 0, "left": 1, "right": 5}
Place = tuple[int, int, int]
"""A hexagon, and the direction skiers come in."""
ORIGIN: Place = (0, 0, 0)
LONGEST = 4000
"""Letters of a course file: 20 tiles need few."""
LONGEST_NAME = 30
LONGEST_TITLE = 60
SHORT = 2
"""ST-3: a race with more shootings than this is long."""


class Laid(msgspec.Struct, frozen=True):
    """A tile in its place: the hexagon it lies on, and the direction skiers come in."""

    tile: Tile
    q: int
    r: int
    heading: int
    line: int = 0

    @property
    def leaving(self) -> int:
        return (self.heading + TURNS[self.tile.turn]) % 6

    @property
    def ahead(self) -> Place:
        """The hexagon skiers come to from here, and the direction they come in."""
        q, r = STEPS[self.leaving]
        return self.q + q, self.r + r, self.leaving


class Plan(msgspec.Struct, frozen=True):
    """A course file as read: what it is called, and its tiles in order."""

    name: str
    title: str
    tiles: tuple[Laid, ...]


def lay(ids: list[tuple[str, int]], place: Place = ORIGIN) -> tuple[list[Laid], list[Refused]]:
    """Tile after tile from the start, each turned so that it joins; with every defect on the way."""
    laid: list[Laid] = []
    defects: list[Refused] = []
    for name, line in ids:
        tile = box().get(name)
        if tile is None:
            defects.append(defect("course-no-such-tile", line, tile=name[:20]))
            continue
        here = Laid(tile, *place, line)
        defects.extend(join_defects(laid, here))
        laid.append(here)
        place = here.ahead
    return laid, defects


def join_defects(laid: list[Laid], here: Laid) -> list[Refused]:
    """What keeps a tile from being laid after these."""
    tile, line = here.tile, here.line
    found: list[Refused] = []
    if not laid and tile.kind != "start":
        found.append(defect("course-starts-with", line, tile=tile.id))
    if laid and tile.kind == "start":
        found.append(defect("course-second-start", line, tile=tile.id))
    if laid and laid[-1].tile.kind == "goal":
        found.append(defect("course-after-goal", line, tile=tile.id))
    if laid and laid[-1].tile.leaves != tile.enters:
        before = laid[-1].tile
        found.append(
            defect("course-lanes", line, tile=tile.id, before=before.id, leaves=before.leaves, enters=tile.enters)
        )
    twin = next((other.tile.id for other in laid if other.tile.number == tile.number), None)
    if twin is not None:
        found.append(defect("course-tile-twice", line, tile=tile.id, twin=twin))
    under = next((other.tile.id for other in laid if (other.q, other.r) == (here.q, here.r)), None)
    if under is not None:
        found.append(defect("course-on-top", line, tile=tile.id, under=under))
    return found


def gaps(laid: list[Laid], line: int) -> list[Refused]:
    """What tiles that join still lack to be a course."""
    if not laid:
        return [defect("course-empty", line)]
    found: list[Refused] = []
    if laid[-1].tile.kind != "goal":
        found.append(defect("course-ends-with", line))
    if not any(here.tile.kind == "range" for here in laid):
        found.append(defect("course-no-range", line))
    return found


def defect(message: str, line: int, **facts: Fact) -> Refused:
    return Refused(f"ski-tour-{message}", "ST-2", line=line, **facts)


def plan_of(text: str) -> Plan:
    """A course file read and checked; Defects with all that is wrong with it."""
    if len(text) > LONGEST:
        raise Defects([defect("course-long", 0, letters=len(text), most=LONGEST)])
    name, title, heading = "", "", 0
    ids: list[tuple[str, int]] = []
    defects: list[Refused] = []
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        word, _, rest = line.partition("#")[0].strip().partition(" ")
        if word == "course":
            name = rest.strip()
        elif word == "title":
            title = rest.strip()
        elif word == "heading":
            if rest.strip() not in ("0", "1", "2", "3", "4", "5"):
                defects.append(defect("course-heading", number, heading=rest.strip()[:20]))
            else:
                heading = int(rest)
        elif word == "tiles":
            ids.extend((tile.lower(), number) for tile in rest.split())
        elif word:
            defects.append(defect("course-word", number, word=word[:20]))
    if len(ids) > BOX:
        defects.append(defect("course-many", ids[BOX][1], tiles=len(ids), most=BOX))
    laid, found = lay(ids[:BOX], (0, 0, heading))
    defects.extend(found)
    if not name.replace("-", "").isalnum() or len(name) > LONGEST_NAME:
        defects.append(defect("course-name", 1, name=name[:LONGEST_NAME]))
    if not title.isprintable() or len(title) > LONGEST_TITLE:
        defects.append(defect("course-title", 1, most=LONGEST_TITLE))
    defects.extend(gaps(laid, len(lines)))
    if defects:
        raise Defects(defects)
    return Plan(name, title or name, tuple(laid))


def advice(ids: list[str]) -> list[Refused]:
    """ST-2, never enforced: no range right after a range, no climb right after a climb."""
    tips: list[Refused] = []
    for one, other in pairwise(ids):
        kind = box()[one].kind
        if kind in ("range", "climb") and box()[other].kind == kind:
            tips.append(Refused(f"ski-tour-advice-{kind}", "ST-2", tile=one, next=other))
    return tips


def diagonal(lane: int, row: Sequence[int], after: Sequence[int]) -> list[int]:
    """ST-26: from white to white: lanes of the row after this one, by the colours of both, that lie one over."""
    beside = {lane - 1, lane + 1} - {min(lane, len(after) - 1)} if row[lane] == WHITE else set()
    return [other for other in sorted(beside) if 0 <= other < len(after) and after[other] == WHITE]


class Builder:
    """Numbers the spaces of a plan and links them."""

    def __init__(self) -> None:
        self.names: list[str] = ["start"]
        self.links: list[list[int]] = [[]]
        self.sides: list[int] = [0]
        fields = ("row", "lane", "colour", "free", "range", "penalty", "into_lane", "straight", "left", "lap")
        self.marks: dict[str, list[int]] = {field: [] for field in fields}
        self.mark(row=-1)
        self.rows: list[list[int]] = []

    def mark(self, **given: int) -> None:
        for field, values in self.marks.items():
            values.append(given.get(field, -1 if field == "straight" else 0))

    def space(self, name: str, **given: int) -> int:
        self.names.append(name)
        self.links.append([])
        self.sides.append(0)
        self.mark(**given)
        return len(self.names) - 1

    def row(self, row: Row, is_first: bool, ranges: int) -> None:
        number = len(self.rows)
        if row.is_range:
            self.rows.append([self.space(f"r{ranges}", row=number, free=1, range=ranges)])
            return
        self.rows.append(
            [
                self.space(
                    f"{number + 1}{'abc'[lane]}", row=number, lane=lane, colour=COLOURS[cell], free=int(is_first)
                )
                for lane, cell in enumerate(row.cells)
            ]
        )

    def penalty(self, ranges: int, shooting: int, cells: tuple[str, ...]) -> None:
        """ST-44: from the shooting space round and back to it."""
        first = len(self.names)
        lap = len(cells) + 1
        for at, cell in enumerate(cells):
            self.space(f"p{ranges}-{at + 1}", row=-1, colour=COLOURS[cell], penalty=ranges, lap=lap)
        for at in range(len(cells)):
            after = first + at + 1 if at + 1 < len(cells) else shooting
            self.links[first + at] = [after]
            self.marks["straight"][first + at] = after
            self.marks["left"][first + at] = self.marks["left"][shooting] + len(cells) - at
        self.marks["into_lane"][shooting] = first
        self.marks["lap"][shooting] = lap

    def join(self, row: list[int], after: list[int]) -> None:
        """ST-26: straight on in one's lane, into the outer lane where one ends; diagonally from white to white."""
        for lane, space in enumerate(row):
            if len(row) == 1:
                self.links[space] = list(after)
                continue
            straight = after[min(lane, len(after) - 1)]
            self.marks["straight"][space] = straight
            self.links[space] = [straight]
            colours = [[self.marks["colour"][one] for one in spaces] for spaces in (row, after)]
            self.links[space] += [after[other] for other in diagonal(lane, *colours)]

    def widen(self, row: list[int]) -> None:
        for lane, space in enumerate(row):
            sides = [row[other] for other in (lane - 1, lane + 1) if 0 <= other < len(row)]
            self.links[space] += sides
            self.sides[space] = len(sides)

    def course(self, plan: Plan) -> Course:
        rows = [row for here in plan.tiles for row in here.tile.rows]
        ranges: list[tuple[int, tuple[str, ...]]] = []
        for number, row in enumerate(rows):
            if row.is_range:
                ranges.append((number, row.cells))
            self.row(row, number == 0, len(ranges))
        for number, spaces in enumerate(self.rows):
            for space in spaces:
                self.marks["left"][space] = len(rows) - number
        for number, (at, cells) in enumerate(ranges, 1):
            self.penalty(number, self.rows[at][0], cells)
        goal = self.space("goal", row=len(rows))
        self.links[0] = list(self.rows[0])
        self.marks["left"][0] = len(rows) + 1
        for row_spaces, after in zip(self.rows, [*self.rows[1:], [goal]], strict=True):
            self.join(row_spaces, after)
            self.widen(row_spaces)
        for space in self.rows[-1]:
            self.marks["straight"][space] = -1
        return Course(plan.name, self.names, {**self.marks, "sides": self.sides}, self.links)


@lru_cache(maxsize=1)
def names() -> tuple[str, ...]:
    """The courses that come with the game."""
    found = (entry.name for entry in (files(__package__) / "data" / "courses").iterdir())
    return tuple(sorted(name.removesuffix(SUFFIX) for name in found if name.endswith(SUFFIX)))


def text_of(text_or_name: str) -> str:
    """A whole course text has more than one line; a name has one."""
    if "\n" in text_or_name:
        return text_or_name
    if text_or_name not in names():
        raise Defects([Refused("course-unknown", line=0, found=text_or_name[:40], known=", ".join(names()))])
    return (files(__package__) / "data" / "courses" / f"{text_or_name}{SUFFIX}").read_text("utf-8")


@lru_cache(maxsize=64)
def planned(text_or_name: str) -> Plan:
    return plan_of(text_of(text_or_name))


@lru_cache(maxsize=64)
def find(text_or_name: str) -> Course:
    """The course a table names: one that comes with the game, or a whole course text."""
    return Builder().course(planned(text_or_name))


def measure(text_or_name: str) -> Measure:
    """Tiles are not measured in squares; whatever is wrong with them is found."""
    find(text_or_name)
    return Measure()


def write(name: str, title: str, ids: list[str], heading: int = 0) -> str:
    """A course file of these tiles, eight to a line."""
    lines = [f"course {name}", f"title {title}"] + [f"heading {heading}"] * (heading > 0)
    lines += [f"tiles {' '.join(ids[at : at + 8])}" for at in range(0, len(ids), 8)]
    return "\n".join(lines) + "\n"

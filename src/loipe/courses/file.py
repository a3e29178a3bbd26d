"""The lines of a course file that all games with squares have, a function per keyword: docs/reference/courses.md."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from typing import Literal, TypeVar

import msgspec

from loipe.core.game import Fact, Refused

MOST_CHARACTERS = 200_000
WORD = re.compile(r"[a-z][a-z0-9-]{0,39}")
POINT = re.compile(r"(-?[0-9]{1,5}(?:\.[0-9]{1,3})?),(-?[0-9]{1,5}(?:\.[0-9]{1,3})?)")

Point = tuple[float, float]


class Cell(msgspec.Struct, frozen=True):
    """One square of a row as printed."""

    climb: int = 0
    descent: int = 0
    ice: int = 0
    letter: int = 0


class Row(msgspec.Struct):
    """Squares side by side, left to right as the skier sees them; None is dark grey."""

    line: int
    cells: list[Cell | None]
    is_junction: bool = False
    is_rejoin: bool = False


class Stretch(msgspec.Struct):
    """Rows along one curve. `route` is empty where every route passes; `side` says where the range lies, if here."""

    line: int
    name: str
    route: str = ""
    side: str = ""
    points: list[Point] = []
    point_lines: list[int] = []
    begin: Point | None = None
    """Where the curve begins, if not at the end of the stretch before."""
    width: float = 0.0
    rows: list[Row] = []


Kind = Literal["village", "chapel", "lake", "waterfall", "stand", "crowd", "forest", "hut", "cable-car", "bridge"]


class Landmark(msgspec.Struct, frozen=True):
    """Something to recognise the place by. Without a point, the page finds one by the seed."""

    kind: Kind
    at: Point | None = None


class Source(msgspec.Struct):
    """A course file as read, before it makes sense."""

    name: str = ""
    title: str = ""
    canvas: tuple[int, int] = (0, 0)
    seed: int = -1
    width: float = 60.0
    routes: list[str] = []
    stretches: list[Stretch] = []
    landmarks: list[Landmark] = []
    landmark_lines: list[int] = []
    trees: int = 100
    peaks: int = 100
    lines: int = 0
    seen: dict[str, int] = {}
    """Where each line that may come once only stands."""
    defects: list[Refused] = []

    def refuse(self, message: str, line: int, clause: str = "", **facts: Fact) -> None:
        """Note a defect and read on."""
        self.defects.append(Refused(f"course-{message}", clause, line=line, **facts))


S = TypeVar("S", bound=Source)
Reader = Callable[[S, list[str], int], None]


def parse(text: str, source: S, keywords: Mapping[str, Reader[S]], once: Collection[str]) -> S:
    """Every line read; what is wrong with single lines is in `defects`."""
    if len(text) > MOST_CHARACTERS:
        source.refuse("too-long", 1, characters=len(text), most=MOST_CHARACTERS)
        return source
    lines = text.split("\n")
    source.lines = len(lines)
    for number, line in enumerate(lines, 1):
        words = uncommented(line).split()
        if not words:
            continue
        if not source.seen and words[0] != "course":
            source.refuse("not-a-course", number, found=shown(line))
            return source
        if words[0] in once and not is_first(source, words[0], number):
            continue
        reader = keywords.get(words[0])
        if reader is None:
            source.refuse("keyword", number, found=shown(words[0]), known=", ".join(keywords))
        else:
            reader(source, words[1:], number)
    if not source.seen:
        source.refuse("not-a-course", 1, found="")
    return source


def uncommented(line: str) -> str:
    """What stands before a #. In a row it is a dark grey square, so rows carry no comment."""
    return line if line.split()[:1] == ["row"] else re.sub(r"(^|\s)#.*$", "", line)


def shown(text: str) -> str:
    """Foreign text fit for a message: short and printable."""
    return "".join(sign if sign.isprintable() else "?" for sign in text.strip()[:40])


def is_first(source: Source, keyword: str, line: int) -> bool:
    """Whether a line that may come once only comes for the first time."""
    if keyword in source.seen:
        source.refuse("twice", line, keyword=keyword, first=source.seen[keyword])
        return False
    source.seen[keyword] = line
    return True


def whole(source: Source, words: list[str], line: int, keyword: str, lowest: int, highest: int) -> list[int] | None:
    """Whole numbers within bounds, or a defect."""
    found = [int(word) for word in words if re.fullmatch(r"[0-9]{1,10}", word)]
    if len(found) == len(words) and all(lowest <= number <= highest for number in found):
        return found
    source.refuse("number", line, keyword=keyword, found=shown(" ".join(words)), lowest=lowest, highest=highest)
    return None


def counted(source: Source, words: list[str], line: int, keyword: str, count: int) -> bool:
    """Whether a line has as many words as its keyword asks for."""
    if len(words) != count:
        source.refuse("words", line, keyword=keyword, found=len(words), wanted=count)
    return len(words) == count


def point(source: Source, word: str, line: int) -> Point | None:
    """Two numbers joined by a comma, within the canvas."""
    found = POINT.fullmatch(word)
    if found is None:
        source.refuse("point", line, found=shown(word))
        return None
    x, y = float(found[1]), float(found[2])
    width, height = source.canvas
    if width and not (0 <= x <= width and 0 <= y <= height):
        source.refuse("outside", line, found=word, width=width, height=height)
        return None
    return x, y


def read_name(source: Source, words: list[str], line: int) -> None:
    """`course lindmoos`: the name a table chooses it by."""
    if counted(source, words, line, "course", 1):
        if WORD.fullmatch(words[0]):
            source.name = words[0]
        else:
            source.refuse("name", line, found=shown(words[0]))


def read_title(source: Source, words: list[str], line: int) -> None:
    """`title Lindmoos`: the place name people read."""
    title = " ".join(words)
    if 1 <= len(title) <= 60 and title.isprintable():
        source.title = title
    else:
        source.refuse("title", line, most=60)


def read_canvas(source: Source, words: list[str], line: int) -> None:
    """`canvas 1400 860`: the size of the drawing; first, because points are checked against it."""
    if counted(source, words, line, "canvas", 2) and (size := whole(source, words, line, "canvas", 200, 4000)):
        source.canvas = (size[0], size[1])
        if source.stretches:
            source.refuse("canvas-late", line)


def read_seed(source: Source, words: list[str], line: int) -> None:
    """`seed 17`: where the landscape's trees and hills come from."""
    if counted(source, words, line, "seed", 1) and (seed := whole(source, words, line, "seed", 0, 2**31 - 1)):
        source.seed = seed[0]


def read_width(source: Source, words: list[str], line: int) -> None:
    """`width 60`: of the track; under a stretch, of that stretch."""
    if counted(source, words, line, "width", 1) and (width := whole(source, words, line, "width", 20, 200)):
        if source.stretches:
            source.stretches[-1].width = width[0]
        else:
            source.width = width[0]


def read_stretch(source: Source, words: list[str], line: int) -> None:
    """`stretch forest route ridge`, `stretch range range left`."""
    stretch = Stretch(line, words[0] if words else "")
    if not WORD.fullmatch(stretch.name):
        source.refuse("name", line, found=shown(stretch.name))
    else:
        is_first(source, f"stretch {stretch.name}", line)
    rest = words[1:]
    while len(rest) >= 2:
        match rest[0], rest[1]:
            case "route", route if route in source.routes:
                stretch.route = route
            case "range", ("left" | "right") as side:
                stretch.side = side
            case _:
                break
        rest = rest[2:]
    if rest:
        source.refuse("stretch", line, found=shown(" ".join(rest)), routes=", ".join(source.routes))
    source.stretches.append(stretch)


def under(source: Source, keyword: str, line: int) -> Stretch | None:
    """The stretch a line belongs to."""
    if source.stretches:
        return source.stretches[-1]
    source.refuse("no-stretch", line, keyword=keyword)
    return None


def read_curve(source: Source, words: list[str], line: int) -> None:
    """`curve 200,640 180,500`: the points the middle of the track passes."""
    stretch = under(source, "curve", line)
    found = [point(source, word, line) for word in words]
    if stretch is not None:
        stretch.points += [each for each in found if each is not None]
        stretch.point_lines += [line for each in found if each is not None]
    if not words:
        source.refuse("point", line, found="")


def read_from(source: Source, words: list[str], line: int) -> None:
    """`from 930,330`: the curve begins here, beside the end of the stretch before: at a fork, for one."""
    stretch = under(source, "from", line)
    if counted(source, words, line, "from", 1) and (begin := point(source, words[0], line)) and stretch:
        stretch.begin = begin

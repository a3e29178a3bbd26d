"""Mass Start in the terminal: the lap unrolled into strips of lanes, the range, the penalty loop."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text as Styled

from loipe.cli import palette
from loipe.cli.boards.mass_start_rows import dots, hand, headline, standing, told
from loipe.cli.boards.plain import DRAWS_HANDS, laid
from loipe.cli.strips import WIDE, Column, line_column, strips
from loipe.core.text import Text
from loipe.games.mass_start import Board, Shown
from loipe.games.mass_start.course_drawing import Square

WIDEST, NARROW = 5, 2
UNDECIDED = frozenset({"wind", "risk"})
"""Phases before a series has its risk."""
FEW_STRIPS = 2
"""Squares are as wide as they can be while the course fits into so many strips."""


class Sketch:
    """What is where, and how wide a square is drawn."""

    def __init__(self, shown: Shown, board: Board, text: Text, width: int) -> None:
        self.course = board.course
        self.skiers = shown.open.skiers
        self.active = shown.open.active
        self.phase = shown.open.phase
        self.colours: Sequence[str] = board.colours
        self.text = text
        self.width = width
        self.marks: Mapping[str, str] = {}
        self.squares = {square.name: square for square in self.course.squares}
        self.on = {skier.square: seat for seat, skier in enumerate(self.skiers) if skier.is_racing}
        self.cell = NARROW

    def square(self, name: str, cell: int = 0) -> Styled:
        """A square as it looks now: an option's number, a skier, or its terrain."""
        width = cell or self.cell
        if name in self.marks:
            digit = self.marks[name]
            framed = f"‹{digit}›" if width >= len(digit) + 2 else f"{digit}›"
            return Styled(palette.centred(framed, width), style=palette.ACT)
        seat = self.on.get(name)
        if seat is not None:
            return self.bib(seat, width, self.skiers[seat].fallen)
        return terrain(self.squares[name], width, self.squares[name].row in self.course.range.rows)

    def bib(self, seat: int, width: int = WIDE, fallen: bool = False) -> Styled:
        return palette.bib(seat, width, seat == self.active, fallen, self.colours)

    def blank(self) -> Styled:
        return Styled(" " * self.cell)


def draw(
    shown: Shown,
    board: Board,
    names: Sequence[str],
    text: Text,
    width: int,
    marks: Mapping[str, str],
) -> RenderableType:
    """The whole board at a width; `marks` are the squares that may be chosen, with their digits."""
    sketch = Sketch(shown, board, text, width)
    sketch.marks = marks
    for sketch.cell in range(WIDEST, NARROW - 1, -1):
        found = strips(columns(sketch), width)
        if len(found) <= FEW_STRIPS:
            break
    lines = [line for strip in found for line in strip]
    foot = Table.grid(padding=(0, 2))
    foot.add_row(range_block(sketch), loop_block(sketch))
    return Group(*lines, foot)


def terrain(square: Square, width: int, at_range: bool) -> Styled:
    """Terrain three ways: background, sign, number."""
    letter = square.letter
    if square.climb:
        sign, style = f"▲{square.climb}", palette.CLIMB.get(square.climb, palette.CLIMB[3])
        sign = f"{square.climb}{letter}" if letter and width == NARROW else sign + letter
    elif square.descent:
        sign, style = f"▼{letter}", palette.DESCENT
    elif square.ice:
        sign, style = f"~{letter}", palette.ICE
    elif square.kind == "start":
        sign, style = square.name, palette.START
    elif square.kind == "stand":
        sign, style = square.name, palette.STAND
    elif square.kind == "loop":
        sign, style = "·", palette.LOOP
    else:
        sign, style = letter or "·", palette.RANGE if at_range else palette.PLAIN
    drawn = Styled(palette.centred(sign, width), style=style)
    if letter:
        drawn.highlight_regex(letter, Style.combine([style, palette.EVENT if letter == "E" else palette.COACH]))
    return drawn


def columns(sketch: Sketch) -> list[Column]:
    """The start column, the line, every row of the track, the line again."""
    lanes = most_lanes(sketch)
    found = start_columns(sketch, lanes)
    found.append(line_column(lanes))
    by_row: dict[int, list[Square]] = {}
    for square in sketch.course.squares:
        if square.row >= 0:
            by_row.setdefault(square.row, []).append(square)
    routes = {ribbon.name: ribbon.route for ribbon in sketch.course.ribbons}
    stretch = ""
    for row in sorted(by_row):
        name = by_row[row][0].stretch
        heading = ""
        if name != stretch:
            if routes[name] or routes.get(stretch):
                found.append(Column([Styled(" ")] * lanes, width=1))
            heading = f"{name} ({routes[name]})" if routes[name] else name
            stretch = name
        found.append(track_column(sketch, by_row[row], row, lanes, heading))
    finish = line_column(lanes)
    finish.heading = sketch.text.say("mass-start-board-finish")
    return [*found, finish]


def most_lanes(sketch: Sketch) -> int:
    """Lines of a strip: the widest row, the stands beside the range counted in."""
    beside = set(sketch.course.range.rows)
    return max(int(square.lane) + 1 + (square.row in beside) for square in sketch.course.squares)


def start_columns(sketch: Sketch, lanes: int) -> list[Column]:
    """MS-2: the six start squares, the first at the bottom."""
    starts = [square.name for square in sketch.course.squares if square.kind == "start"]
    found = []
    for at in range(0, len(starts), lanes):
        cells = [sketch.square(name) for name in reversed(starts[at : at + lanes])]
        found.append(Column([sketch.blank()] * (lanes - len(cells)) + cells, width=sketch.cell))
    found.reverse()
    found[0].heading = sketch.text.say("mass-start-board-start")
    return found


def track_column(sketch: Sketch, squares: list[Square], row: int, lanes: int, heading: str) -> Column:
    """A row of the track in the middle of its strip; at the range with the stand beside it."""
    by_lane = {square.lane: sketch.square(square.name) for square in squares}
    cells = [by_lane.get(lane, sketch.blank()) for lane in range(max(by_lane) + 1)]
    field = sketch.course.range
    if row in field.rows:
        stand = sketch.square(field.stands[field.rows.index(row)])
        cells = [stand, *cells] if field.side == "left" else [*cells, stand]
    above = (lanes - len(cells)) // 2
    below = lanes - len(cells) - above
    whole = [sketch.blank()] * above + cells + [sketch.blank()] * below
    keep = len(field.rows) * sketch.cell if row == field.rows[0] else 0
    return Column(whole, heading=heading, number=row + 1, width=sketch.cell, keep=keep)


def range_block(sketch: Sketch) -> RenderableType:
    """Six stands: who shoots there, the targets, the risk, the pauses to come."""
    grid = Table.grid(padding=(0, 2))
    stands = sketch.course.range.stands
    half = ceil(len(stands) / 2)
    for at in range(half):
        grid.add_row(*(stand_line(sketch, name) for name in (stands[at], *stands[at + half : at + half + 1])))
    return grid


def stand_line(sketch: Sketch, name: str) -> Styled:
    seat = sketch.on.get(name)
    if seat is None:
        return Styled(f"{name} –", style=palette.QUIET)
    skier = sketch.skiers[seat]
    line = Styled.assemble((f"{name} ", palette.QUIET), sketch.bib(seat), " ", dots(skier), no_wrap=True)
    if seat == sketch.active and sketch.phase in UNDECIDED:
        return line
    line.append(f" {sketch.text.say('mass-start-board-risk', {'risk': skier.risk})}")
    line.append("⚑" if skier.red_wind else "", style=palette.MISS)
    line.append(f" ‖{skier.pauses_left}" if skier.pauses_left else "")
    return line


def loop_block(sketch: Sketch) -> RenderableType:
    """The two lanes of the penalty loop, and who owes how many rounds of it."""
    lanes = Table.grid()
    title = sketch.text.say("mass-start-board-loop")
    squares = [square.name for square in sketch.course.squares if square.kind == "loop"]
    for start, label in (("o", title), ("i", " " * len(title))):
        cells = [sketch.square(name, NARROW) for name in squares if name.startswith(start)]
        lanes.add_row(Styled.assemble((f"{label} ", palette.QUIET), *cells, no_wrap=True))
    owing = Styled(" " * (len(title) + 1), no_wrap=True)
    for seat, skier in enumerate(sketch.skiers):
        if skier.loops_left and skier.is_racing:
            owing.append_text(sketch.bib(seat)).append(f" ×{skier.loops_left} ")
    lanes.add_row(owing)
    return lanes


__all__ = ["DRAWS_HANDS", "draw", "hand", "headline", "laid", "standing", "told"]

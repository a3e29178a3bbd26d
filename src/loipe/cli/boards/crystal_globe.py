"""Crystal Globe in the terminal: the lap unrolled into strips of three lanes, the stands, the penalty ring."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text as Styled

from loipe.cli import palette
from loipe.cli.boards.crystal_globe_rows import hand, headline, standing, targets, told
from loipe.cli.boards.plain import DRAWS_HANDS, laid
from loipe.cli.strips import WIDE, Column, line_column, strip_lines
from loipe.core.text import Text
from loipe.games.crystal_globe import Board, Shown
from loipe.games.crystal_globe.course_drawing import Square

LANES = 3
DICE = {
    "green": "#2f9e57", "blue": "#2f74c8", "yellow": "#d8b21f", "orange": "#e07b22", "red": "#c8323c",
    "purple": "#7d45b8",
}  # fmt: skip
"""Shooting dice, each with its first letter beside the colour."""

__all__ = ["DRAWS_HANDS", "draw", "hand", "headline", "laid", "standing", "told"]


class Sketch:
    """What is where."""

    def __init__(self, shown: Shown, board: Board, text: Text, marks: Mapping[str, str]) -> None:
        self.course = board.course
        self.skiers = shown.open.skiers
        self.active = shown.open.active
        self.text = text
        self.marks = marks
        self.squares = {square.name: square for square in self.course.squares}
        self.on: dict[str, list[int]] = {}
        for seat in [*shown.open.order, *range(len(self.skiers))]:
            skier = self.skiers[seat]
            here = self.on.setdefault(skier.square, [])
            if skier.is_on_course and seat not in here:
                here.append(seat)

    def square(self, name: str) -> Styled:
        """A square as it looks now: an option's number, a skier (or how many), or its terrain."""
        if name in self.marks:
            digit = self.marks[name]
            framed = f"‹{digit}›" if len(digit) == 1 else f"{digit}›"
            return Styled(framed[:WIDE].ljust(WIDE), style=palette.ACT)
        seats = self.on.get(name, [])
        if len(seats) == 1:
            return self.bib(seats[0], self.skiers[seats[0]].fallen)
        if seats:
            return Styled(f"{len(seats)}×".center(WIDE), style=palette.START)
        return terrain(self.squares[name])

    def bib(self, seat: int, fallen: bool = False) -> Styled:
        return palette.bib(seat, WIDE, seat == self.active, fallen)


def draw(
    shown: Shown,
    board: Board,
    names: Sequence[str],
    text: Text,
    width: int,
    marks: Mapping[str, str],
) -> RenderableType:
    """The whole board at a width; `marks` are the squares that may be chosen, with their digits."""
    sketch = Sketch(shown, board, text, marks)
    lines: list[RenderableType] = [line for strip in strips(columns(sketch), width) for line in strip]
    foot = Table.grid(padding=(0, 2))
    foot.add_row(stands(sketch), ring(sketch))
    lines.append(foot)
    if shown.open.series:
        lines.append(dice(shown.open.series.dice, text))
    return Group(*lines)


def terrain(square: Square) -> Styled:
    """Terrain twice: background and sign; ice shows through any ground."""
    sign, style = "·", palette.PLAIN
    if square.climb:
        sign, style = "▲", palette.CLIMB[2]
    elif square.descent:
        sign, style = "▼", palette.DESCENT
    if square.ice:
        sign, style = f"{sign}~" if sign != "·" else "~", palette.ICE
    if square.kind in ("range", "start"):
        sign, style = "·", palette.RANGE if square.kind == "range" else palette.START
    elif square.kind == "ring":
        sign, style = square.name[1:], palette.LOOP
    return Styled(sign.center(WIDE), style=style)


def columns(sketch: Sketch) -> list[Column]:
    """The start, the line, every row of the lap, the line again."""
    blank = Styled(" " * WIDE)
    start = Column([blank, sketch.square("start"), blank], heading=sketch.text.say("crystal-globe-board-start"))
    found = [start, line_column(LANES)]
    rows: dict[int, list[Square]] = {}
    for square in sketch.course.squares:
        if square.row >= 0:
            rows.setdefault(square.row, []).append(square)
    stretch = ""
    for row in sorted(rows):
        cells = [sketch.square(square.name) for square in rows[row]]
        heading = rows[row][0].stretch if rows[row][0].stretch != stretch else ""
        stretch = rows[row][0].stretch
        if len(cells) < LANES:
            cells = [blank, cells[0], blank]
        found.append(Column(cells, heading=heading, number=row + 1))
    finish = line_column(LANES)
    finish.heading = sketch.text.say("crystal-globe-board-finish")
    return [*found, finish]


def strips(track: list[Column], width: int) -> list[list[Styled]]:
    """The columns side by side, broken where the width ends."""
    found: list[list[Styled]] = []
    strip: list[Column] = []
    room = width
    for column in track:
        if strip and column.width > room:
            found.append(strip_lines(strip, width))
            strip, room = [], width
        strip.append(column)
        room -= column.width
    found.append(strip_lines(strip, width))
    return found


def stands(sketch: Sketch) -> RenderableType:
    """Whoever is on a stand or on the way to one, with the targets so far."""
    grid = Table.grid(padding=(0, 2))
    busy = sorted((skier.stand, seat) for seat, skier in enumerate(sketch.skiers) if skier.stand)
    cells = []
    for stand, seat in busy:
        skier = sketch.skiers[seat]
        number = Styled(f"S{stand} ", style=palette.STAND if skier.aiming else palette.QUIET)
        cells.append(Styled.assemble(number, sketch.bib(seat), " ", targets(skier)))
    label = Styled(sketch.text.say("crystal-globe-board-range"), style=palette.QUIET)
    for at in range(0, max(1, len(cells)), 3):
        grid.add_row(label if at == 0 else Styled(), *cells[at : at + 3])
    return grid


def ring(sketch: Sketch) -> RenderableType:
    """The nine squares of the ring, and who owes how many laps of it."""
    line = Styled(f"{sketch.text.say('crystal-globe-board-ring')} ", style=palette.QUIET, no_wrap=True)
    for square in sketch.course.squares:
        if square.kind == "ring":
            line.append_text(sketch.square(square.name))
    owing = Styled(no_wrap=True)
    for seat, skier in enumerate(sketch.skiers):
        if skier.black and skier.has_shot:
            owing.append_text(palette.bib(seat)).append(f" ×{skier.black} ")
    return Group(line, owing) if owing.plain else line


def dice(sequence: Sequence[str], text: Text) -> Styled:
    """CG-21: the five dice of whoever shoots, safest first."""
    line = Styled(f"{text.say('crystal-globe-board-sequence')} ", style=palette.QUIET, no_wrap=True)
    for name in sequence:
        style = Style(color="#ffffff", bgcolor=DICE.get(name, palette.INK), bold=True)
        line.append(f" {name[0].upper()} ", style=style).append(" ")
    return line

"""Ski Tour in the terminal: the course as strips of lanes, the ranges with their penalty lanes, the trays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text as Styled

from loipe.cli import palette
from loipe.cli.boards.plain import laid
from loipe.cli.boards.ski_tour_rows import HEARTS, SIGNS, hand, headline, standing, titled, told
from loipe.core.text import Text
from loipe.games.ski_tour.codes import FACES_OF_DIE
from loipe.games.ski_tour.components import Board, Column, Nation
from loipe.games.ski_tour.drawing import Space
from loipe.games.ski_tour.skiers import Skier
from loipe.games.ski_tour.view import Shown

CELL = 4
WHITE = Style(color="#5b6975", bgcolor="#ffffff")
DRAWS_HANDS = True
"""A player's own board is drawn under the course; in plain lines it is told."""

__all__ = ["DRAWS_HANDS", "draw", "hand", "headline", "laid", "standing", "told"]


class Sketch:
    """What is where."""

    def __init__(self, shown: Shown, board: Board, text: Text, width: int, marks: Mapping[str, str]) -> None:
        self.shown = shown
        self.skiers = shown.open.skiers
        self.nations = board.nations
        self.spaces = board.course.spaces
        self.text = text
        self.width = width
        self.marks = marks
        self.on: dict[str, list[int]] = {}
        for seat, skier in enumerate(self.skiers):
            if skier.is_racing:
                self.on.setdefault(skier.space, []).append(seat)

    def say(self, message: str, **facts: Any) -> str:
        return self.text.say(f"ski-tour-board-{message}", facts)

    def cell(self, space: Space, width: int = CELL) -> Styled:
        """A space as it looks now: an option's digit, skiers, or its terrain."""
        if space.name in self.marks:
            return Styled(self.marks[space.name].center(width), style=palette.ACT)
        return self.here(space.name, width) or terrain(space.holds, width)

    def here(self, name: str, width: int = CELL) -> Styled | None:
        seats = self.on.get(name, [])
        if not seats:
            return None
        if len(seats) == 1:
            return palette.bib(seats[0], width, seats[0] == self.shown.open.actor)
        digits = "".join(str(seat + 1) for seat in seats)[:width]
        return Styled(digits.center(width), style=palette.bib(seats[0], width).style)


def terrain(holds: str, width: int) -> Styled:
    """Terrain by sign and colour."""
    sign, style = {
        "climb": ("▲", palette.CLIMB[2]),
        "descent": ("▼", palette.DESCENT),
        "white": ("╳", WHITE),
        "range": ("◎", palette.STAND),
        "penalty": ("·", palette.LOOP),
    }.get(holds, ("·", palette.PLAIN))
    return Styled(sign.center(width), style=style)


def draw(
    shown: Shown,
    board: Board,
    names: Sequence[str],
    text: Text,
    width: int,
    marks: Mapping[str, str],
) -> RenderableType:
    """The whole board at a width; `marks` are the places that may be chosen, with their digits."""
    sketch = Sketch(shown, board, text, width, marks)
    seats = shown.own.seats or (shown.open.active,)
    parts: list[RenderableType] = [*course_lines(sketch), *lane_lines(sketch)]
    for seat in seats:
        parts += ["", tray(sketch, seat)]
    return Group(*parts)


def course_lines(sketch: Sketch) -> list[Styled]:
    """Rows from Start to Goal, broken where the width ends; lane a on top."""
    rows: dict[int, list[Space]] = {}
    for space in sketch.spaces:
        if space.row >= 0:
            rows.setdefault(space.row, []).append(space)
    lanes = max(len(row) for row in rows.values())
    per_strip = max(1, (sketch.width - 2 * CELL - 2) // CELL)
    numbers = sorted(rows)
    found: list[Styled] = []
    for first in range(0, len(numbers), per_strip):
        part = numbers[first : first + per_strip]
        found.append(heading(part))
        found += [strip_line(sketch, rows, part, lane, first == 0, part[-1] == numbers[-1]) for lane in range(lanes)]
    return found


def heading(rows: list[int]) -> Styled:
    """Every fifth row's number above it."""
    line = " " * (CELL + 1)
    for row in rows:
        line += (str(row + 1) if (row + 1) % 5 == 0 or row == rows[0] else "").ljust(CELL)
    return Styled(line.rstrip(), style=palette.QUIET, no_wrap=True)


def strip_line(
    sketch: Sketch, rows: dict[int, list[Space]], part: list[int], lane: int, is_start: bool, is_end: bool
) -> Styled:
    line = Styled(no_wrap=True)
    waiting = sketch.here("start") if is_start and lane == 0 else None
    line.append_text(waiting or Styled(" " * CELL)).append("┃" if is_start else " ", style=palette.LINE)
    for row in part:
        spaces = rows[row]
        if len(spaces) == 1:
            line.append_text(sketch.cell(spaces[0]) if lane == 0 else terrain("range", CELL))
        else:
            line.append_text(sketch.cell(spaces[lane]) if lane < len(spaces) else Styled(" " * CELL))
    if is_end:
        goal = sketch.marks.get("goal", "") if lane == 0 else ""
        line.append("┃", style=palette.LINE).append(goal.center(CELL) if goal else "", style=palette.ACT)
    return line


def lane_lines(sketch: Sketch) -> list[Styled]:
    """One line per penalty lane, with who owes how many laps."""
    lanes: dict[int, list[Space]] = {}
    for space in sketch.spaces:
        if space.row < 0:
            lanes.setdefault(space.range, []).append(space)
    found = []
    for number, spaces in lanes.items():
        line = Styled(f"{sketch.say('lane', range=number)} ", style=palette.QUIET, no_wrap=True)
        for space in spaces:
            line.append_text(sketch.cell(space))
        for seat, skier in enumerate(sketch.skiers):
            if skier.laps and skier.at_range == number and skier.is_racing:
                line.append("  ").append_text(palette.bib(seat)).append(f" {sketch.say('laps', laps=skier.laps)}")
        found.append(line)
    return found


def tray(sketch: Sketch, seat: int) -> RenderableType:
    """A nation's own board: columns with star boxes, sprint, ready dice, hearts with their targets, wax."""
    skier, nation = sketch.skiers[seat], sketch.nations[seat]
    grid = Table.grid(padding=(0, 1))
    title = palette.bib(seat).append(f" {titled(sketch.text, 'nation', nation.name)}", style=palette.QUESTION)
    ready = Styled(sketch.say("ready", dice=skier.ready + skier.returning), style=palette.QUIET)
    grid.add_row(title, columns_line(sketch, skier, nation).append("  ").append_text(ready))
    grid.add_row(Styled(sketch.say("hearts"), style=palette.QUIET), hearts_line(sketch, skier))
    row = sketch.shown.own.wax.get(seat, skier.wax)
    grid.add_row(Styled(sketch.say("wax"), style=palette.QUIET), wax_line(sketch, skier, nation, row))
    return grid


def marked(sketch: Sketch, line: Styled, *targets: str) -> Styled:
    """The digit of the first of these places that may be chosen."""
    digit = next((sketch.marks[target] for target in targets if target in sketch.marks), "")
    return line.append(f" {digit} " if digit else "", style=palette.ACT)


def columns_line(sketch: Sketch, skier: Skier, nation: Nation) -> Styled:
    line = Styled()
    for at, column in enumerate(nation.columns):
        line.append(f"{at + 1}:" if column.star else "»", style=palette.QUIET)
        column_part(sketch, line, skier, at, column)
    return line


def column_part(sketch: Sketch, line: Styled, skier: Skier, at: int, column: Column) -> None:
    """Dice, free room, and the star box above."""
    marked(sketch, line, f"column:{column.name}", f"box:{column.name}")
    line.append("■" * skier.columns[at]).append("·" * (column.room - skier.columns[at]))
    if column.star:
        marked(sketch, line, f"box:{column.star}")
        has_six = skier.stars[at]
        line.append("★" if has_six else "☆", style=palette.HIT if has_six else palette.QUIET).append("  ")


def hearts_line(sketch: Sketch, skier: Skier) -> Styled:
    """Five hearts: level, target, chance in six."""
    line = Styled()
    for at, heart in enumerate(skier.hearts):
        marked(sketch, line, f"heart:{at + 1}")
        number, style = HEARTS[heart.level]
        line.append("♥", style=style).append(f"{number} ")
        sign, style = SIGNS[heart.target or "open"]
        line.append(sign, style=style).append(f" {heart.hits}/{FACES_OF_DIE}   ", style=palette.QUIET)
    return line


def wax_line(sketch: Sketch, skier: Skier, nation: Nation, row: Sequence[str]) -> Styled:
    """The row: used tokens crossed out, the two outer ones bright."""
    line = Styled()
    for place, name in enumerate(row):
        if not name:
            continue
        marked(sketch, line, f"wax:{place + 1}")
        style = Style(strike=True, dim=True) if skier.used[place] else Style(bold=place in skier.outer)
        line.append(titled(sketch.text, "card", name), style=style).append("  ")
    if nation.printed:
        marked(sketch, line, "wax:printed")
        style = Style(strike=True, dim=True) if skier.printed_used else Style(italic=True)
        line.append(titled(sketch.text, "card", nation.printed), style=style)
    return line

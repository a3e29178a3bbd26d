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
from loipe.core.text import Text
from loipe.games.ski_tour.config import Config

CELL = 4
LEVELS = ("spent", "tired", "steady", "fresh")
COLUMNS = ("c1", "c2", "c3", "c4")
ROOM = 4
HEART_STYLES = (Style(color="#4d8fd6"), Style(color="#e08a3c"), Style(color="#d9b53a"), Style(color="#4cc26b"))
WHITE = Style(color="#5b6975", bgcolor="#ffffff")
DRAWS_HANDS = True
"""A player's own board is drawn under the course; in plain lines it is told."""

__all__ = ["DRAWS_HANDS", "draw", "hand", "headline", "laid", "standing", "told"]


class Sketch:
    """What is where."""

    def __init__(
        self, shown: dict[str, Any], board: dict[str, Any], text: Text, width: int, marks: Mapping[str, str]
    ) -> None:
        self.shown = shown
        self.skiers: list[dict[str, Any]] = shown["skiers"]
        self.nations: list[dict[str, Any]] = board["nations"]
        self.spaces: list[dict[str, Any]] = board["course"]["spaces"]
        self.text = text
        self.width = width
        self.marks = marks
        self.on: dict[str, list[int]] = {}
        for seat, skier in enumerate(self.skiers):
            if is_racing(skier):
                self.on.setdefault(skier["space"], []).append(seat)

    def say(self, message: str, **facts: Any) -> str:
        return self.text.say(f"ski-tour-board-{message}", facts)

    def cell(self, space: dict[str, Any], width: int = CELL) -> Styled:
        """A space as it looks now: an option's digit, skiers, or its terrain."""
        name = space["name"]
        if name in self.marks:
            return Styled(self.marks[name].center(width), style=palette.ACT)
        return self.here(name, width) or terrain(space["holds"], width)

    def here(self, name: str, width: int = CELL) -> Styled | None:
        seats = self.on.get(name, [])
        if not seats:
            return None
        if len(seats) == 1:
            return palette.bib(seats[0], width, seats[0] == self.shown["actor"])
        digits = "".join(str(seat + 1) for seat in seats)[:width]
        return Styled(digits.center(width), style=palette.bib(seats[0], width).style)


def titled(text: Text, kind: str, name: str) -> str:
    """What a nation or token is called; one from a file of one's own by its name."""
    message = f"ski-tour-{kind}-{name}"
    return text.say(message) if text.has(message) else name


def is_racing(skier: dict[str, Any]) -> bool:
    return not skier["place"] and not skier["collapsed"]


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
    shown: dict[str, Any],
    board: dict[str, Any],
    names: Sequence[str],
    text: Text,
    width: int,
    marks: Mapping[str, str],
) -> RenderableType:
    """The whole board at a width; `marks` are the places that may be chosen, with their digits."""
    sketch = Sketch(shown, board, text, width, marks)
    seats = [int(seat) for seat in shown["boxes"]]
    if not seats and shown["active"] >= 0:
        seats = [shown["active"]]
    parts: list[RenderableType] = [*course_lines(sketch), *lane_lines(sketch)]
    for seat in seats:
        parts += ["", tray(sketch, seat)]
    return Group(*parts)


def course_lines(sketch: Sketch) -> list[Styled]:
    """Rows from Start to Goal, broken where the width ends; lane a on top."""
    rows: dict[int, list[dict[str, Any]]] = {}
    for space in sketch.spaces:
        if space["row"] >= 0:
            rows.setdefault(space["row"], []).append(space)
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
    sketch: Sketch, rows: dict[int, list[dict[str, Any]]], part: list[int], lane: int, is_start: bool, is_end: bool
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
    lanes: dict[str, list[dict[str, Any]]] = {}
    for space in sketch.spaces:
        if space["row"] < 0:
            lanes.setdefault(space["name"].split("-")[0][1:], []).append(space)
    found = []
    for number, spaces in lanes.items():
        line = Styled(f"{sketch.say('lane', range=int(number))} ", style=palette.QUIET, no_wrap=True)
        for space in spaces:
            line.append_text(sketch.cell(space))
        for seat, skier in enumerate(sketch.skiers):
            at_range = skier["space"] == f"r{number}" or skier["space"].startswith(f"p{number}-")
            if skier["laps"] and at_range and is_racing(skier):
                line.append("  ").append_text(palette.bib(seat)).append(f" {sketch.say('laps', laps=skier['laps'])}")
        found.append(line)
    return found


def tray(sketch: Sketch, seat: int) -> RenderableType:
    """A nation's own board: columns with star boxes, sprint, ready dice, hearts with their targets, wax."""
    skier = sketch.skiers[seat]
    nation = sketch.nations[seat]
    grid = Table.grid(padding=(0, 1))
    title = palette.bib(seat).append(f" {titled(sketch.text, 'nation', nation['name'])}", style=palette.QUESTION)
    ready = Styled(sketch.say("ready", dice=skier["available"]), style=palette.QUIET)
    grid.add_row(title, columns_line(sketch, skier, nation).append("  ").append_text(ready))
    grid.add_row(Styled(sketch.say("hearts"), style=palette.QUIET), hearts_line(sketch, skier))
    grid.add_row(Styled(sketch.say("wax"), style=palette.QUIET), wax_line(sketch, skier, nation))
    return grid


def marked(sketch: Sketch, *targets: str) -> str:
    """The digit of the first of these places that may be chosen."""
    return next((sketch.marks[target] for target in targets if target in sketch.marks), "")


def columns_line(sketch: Sketch, skier: dict[str, Any], nation: dict[str, Any]) -> Styled:
    line = Styled()
    for at, word in enumerate(COLUMNS):
        digit = marked(sketch, f"column:{word}", f"box:{word}")
        line.append(f"{at + 1}:", style=palette.QUIET)
        line.append(f" {digit} " if digit else "", style=palette.ACT)
        line.append("■" * skier["columns"][at]).append("·" * (nation["room"][at] - skier["columns"][at]))
        star = marked(sketch, f"box:s{at + 1}")
        line.append(f" {star} " if star else "", style=palette.ACT)
        line.append("★" if skier["stars"][at] else "☆", style=palette.HIT if skier["stars"][at] else palette.QUIET)
        line.append("  ")
    digit = marked(sketch, "column:sprint", "box:sprint")
    line.append("»", style=palette.QUIET).append(f" {digit} " if digit else "", style=palette.ACT)
    return line.append("■" * skier["columns"][4]).append("·" * (ROOM - skier["columns"][4]))


def hearts_line(sketch: Sketch, skier: dict[str, Any]) -> Styled:
    """Five hearts: level, target, chance in six."""
    line = Styled()
    for at, level in enumerate(skier["levels"]):
        digit = marked(sketch, f"heart:{at + 1}")
        line.append(f" {digit} " if digit else "", style=palette.ACT)
        line.append("♥", style=HEART_STYLES[level]).append(f"{level + 1} ")
        target = skier["targets"][at]
        sign, style = {"hit": ("●", palette.HIT), "miss": ("○", palette.MISS)}.get(target, ("·", palette.QUIET))
        line.append(sign, style=style).append(f" {skier['hits'][at]}/6   ", style=palette.QUIET)
    return line


def wax_line(sketch: Sketch, skier: dict[str, Any], nation: dict[str, Any]) -> Styled:
    """The row: used tokens crossed out, the two outer ones bright."""
    line = Styled()
    for place, name in enumerate(skier["wax"]):
        if not name:
            continue
        digit = marked(sketch, f"wax:{place + 1}")
        line.append(f" {digit} " if digit else "", style=palette.ACT)
        used = skier["used"][place]
        style = Style(strike=True, dim=True) if used else Style(bold=place in skier["outer"])
        line.append(titled(sketch.text, "card", name), style=style).append("  ")
    if nation["printed"]:
        digit = marked(sketch, "wax:printed")
        line.append(f" {digit} " if digit else "", style=palette.ACT)
        style = Style(strike=True, dim=True) if skier["printed_used"] else Style(italic=True)
        line.append(titled(sketch.text, "card", nation["printed"]), style=style)
    return line


def headline(shown: dict[str, Any], board: dict[str, Any], config: Config, text: Text) -> str:
    """The course and the round."""
    return text.say("ski-tour-headline", {"course": board["course"]["title"], "round": shown["round"]})


def standing(shown: dict[str, Any], seat: int, text: Text) -> tuple[Styled, ...]:
    """A ranking row's shootings, hearts and gap."""
    skier = shown["skiers"][seat]
    return dots(skier), small_hearts(skier), Styled(status(shown["skiers"], seat, text))


def dots(skier: dict[str, Any]) -> Styled:
    """Five dots per shooting: hit, miss, still to come."""
    line = Styled()
    under_way = [target for target in skier["targets"] if target]
    for misses in skier["missed"]:
        if misses >= 0:
            line.append("●" * (5 - misses), style=palette.HIT).append("○" * misses, style=palette.MISS)
        else:
            hits, missed = under_way.count("hit"), under_way.count("miss")
            line.append("●" * hits, style=palette.HIT).append("○" * missed, style=palette.MISS)
            line.append("·" * (5 - hits - missed), style=palette.QUIET)
            under_way = []
        line.append(" ")
    line.rstrip()
    return line


def small_hearts(skier: dict[str, Any]) -> Styled:
    line = Styled()
    for level in sorted(skier["levels"], reverse=True):
        line.append(str(level + 1), style=HEART_STYLES[level])
    return line.append("♥", style=palette.QUIET)


def status(skiers: list[dict[str, Any]], seat: int, text: Text) -> str:
    """Television's last column: the gap, or what keeps the skier."""
    skier = skiers[seat]
    if skier["collapsed"]:
        return text.say("ski-tour-status-collapsed")
    if skier["place"]:
        return text.say("ski-tour-status-finished")
    if skier["shots_owed"]:
        return text.say("ski-tour-status-range", {"shots": skier["shots_owed"]})
    if skier["laps"]:
        return text.say("ski-tour-status-laps", {"laps": skier["laps"]})
    best = min(other["way_left"] for other in skiers if is_racing(other))
    if skier["way_left"] == best:
        return text.say("ski-tour-status-leader", {"left": best})
    return text.say("ski-tour-status-gap", {"gap": skier["way_left"] - best})


def told(shown: dict[str, Any], seat: int, text: Text) -> list[str]:
    """A ranking row in words."""
    return [part.plain for part in standing(shown, seat, text)]


def hand(shown: dict[str, Any], seats: Sequence[int], text: Text) -> list[tuple[str, str]]:
    """A viewer's own boards as plain lines, for screen readers and pipes."""
    lines = []
    for seat in seats:
        skier = shown["skiers"][seat]
        facts: dict[str, Any] = {
            "seat": seat,
            "columns": [str(dice) for dice in skier["columns"][:4]],
            "sprint": skier["columns"][4],
            "stars": [str(at + 1) for at, star in enumerate(skier["stars"]) if star] or ["-"],
            "ready": skier["available"],
            "hearts": [text.say(f"ski-tour-level-{LEVELS[level]}") for level in skier["levels"]],
            "wax": [
                titled(text, "card", name)
                for name, used in zip(skier["wax"], skier["used"], strict=True)
                if name and not used
            ]
            or ["-"],
        }
        lines.append(text.say("ski-tour-hand", facts))
    return [(line, line) for line in lines]

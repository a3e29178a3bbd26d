"""A course of squares in the terminal: its rows side by side, broken into strips that fit the screen."""

from __future__ import annotations

from math import ceil

import msgspec
from rich.text import Text as Styled

from loipe.cli import palette

WIDE = 3
"""Characters of a square."""
EARLY = 0.8
"""Of an even share of the track: from there on a strip may end."""


class Column(msgspec.Struct):
    """One row of the track, upright: its squares from the left lane down; a heading if something begins here."""

    cells: list[Styled]
    heading: str = ""
    number: int = 0
    width: int = WIDE
    keep: int = 0
    """Characters from here on that are not to be broken up."""


def line_column(lanes: int) -> Column:
    return Column([Styled("┃", style=palette.LINE) for _ in range(lanes)], width=1)


def strips(track: list[Column], width: int) -> list[list[Styled]]:
    """The columns side by side, broken where a stretch begins if that is early enough, at the latest where they end."""
    found: list[list[Styled]] = []
    strip: list[Column] = []
    used, left = 0, sum(column.width for column in track)
    count = ceil(left / width)
    even = left / count
    for column in track:
        is_full = used + max(column.width, column.keep) > width
        others_fit = left <= (count - len(found) - 1) * width
        if strip and (is_full or (column.heading and used >= EARLY * even and others_fit)):
            found.append(strip_lines(strip, width))
            strip, used = [], 0
        strip.append(column)
        used += column.width
        left -= column.width
    found.append(strip_lines(strip, width))
    return found


def strip_lines(strip: list[Column], width: int) -> list[Styled]:
    lanes = len(strip[0].cells)
    lines = [Styled() for _ in range(lanes)]
    for column in strip:
        for line, cell in zip(lines, column.cells, strict=True):
            line.append_text(cell)
    return [headings(strip, width), *lines]


def headings(strip: list[Column], width: int) -> Styled:
    """Where a stretch begins: its first row's number and its name; every fifth row's number where there is room."""
    line = [" "] * width
    taken, at = 0, 0
    for column in strip:
        label = f"{column.number or ''} {column.heading}".strip() if column.heading else ""
        if not label and column.number and (column.number % 5 == 0 or column is strip[0]):
            label = str(column.number)
        start = min(at, width - len(label))
        if label and start >= taken:
            line[start : start + len(label)] = label
            taken = start + len(label) + 1
        at += column.width
    return Styled("".join(line).rstrip(), style=palette.QUIET, no_wrap=True, overflow="crop")

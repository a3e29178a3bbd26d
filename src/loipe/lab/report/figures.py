"""The pictures of a report that go row by row, each from numbers alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from loipe.core.text import Text
from loipe.lab.report.numbers import Share
from loipe.lab.report.paper import ROW, Paper, Rows, height_of
from loipe.lab.report.svg import BLUE, CHAR, FAINT, LINE, RED, SERIES, SHADES, Drawing, scale, ticks

CELL = 38.0
ITEM = 26.0
"""Heights of rows with cells, and of a list's."""
Row: TypeAlias = tuple[str, str, list[float]]
"""A contender, its variant, its numbers."""
Signs: TypeAlias = Mapping[str, int]


def percent(share: float) -> str:
    return f"{100 * share:.1f}"


def in_percent(number: str) -> str:
    """As a language writes it."""
    return Text().say("lab-percent", {"number": number})


def span_of(shares: Sequence[Share], fair: float | None = None) -> tuple[float, float]:
    """From the lowest to the highest end of all intervals, with a little room."""
    ends = [end for share in shares for end in (share.low, share.high)] + ([fair] if fair is not None else [])
    low, high = min(ends), max(ends)
    room = max(0.004, (high - low) * 0.08)
    return low - room, high + room


def bars(
    paper: Paper, name: str, shares: Sequence[Share], signs: Signs, fairs: Mapping[str, float], fair_word: str,
    signed: bool = False,
) -> str:  # fmt: skip
    """Shares with their intervals, from the fair one of their group outwards; a heading for each group."""
    height = 70 + height_of(paper, [share.group for share in shares])
    drawing = Drawing(paper.half, height)
    fair = fairs[shares[0].group]
    low, high = span_of(shares, fair)
    begin, end = paper.span(40, 56)
    x = scale(low, high, begin, end)
    rows = Rows(drawing, paper, 30, begin)
    for tick in ticks(100 * low, 100 * high):
        drawing.line(x(tick / 100), 30, x(tick / 100), height - 24)
        drawing.text(x(tick / 100), height - 8, f"{tick:+g}" if signed else in_percent(f"{tick:g}"), "s", "middle")
    is_same = len(set(fairs.values())) == 1
    drawing.dashed(x(fair), 22, x(fair), height - 24 if is_same else 28)
    drawing.text(x(fair), 14, fair_word, "s", "middle")
    for share in shares:
        sign, fair = signs[share.name], fairs[share.group]
        middle, beside = rows.next(share.group, share.name, sign)
        colour = SERIES[sign % len(SERIES)][0]
        left, right = sorted((x(fair), x(share.mean)))
        drawing.box(left, middle - 4, right - left, 8, colour, 0, 0.3)
        if not is_same:
            drawing.dashed(x(fair), middle - ROW / 2, x(fair), middle + ROW / 2)
        drawing.whisker(x(share.low), x(share.high), middle, colour)
        drawing.mark(x(share.mean), middle, sign, 6)
        told = f"{100 * share.mean:+.1f}" if signed else in_percent(percent(share.mean))
        drawing.text(paper.half, beside, told, "n", "end")
    return drawing.svg(name)


def heat(paper: Paper, name: str, shown: Sequence[Row], signs: Signs, headings: Sequence[str]) -> str:
    """How often each place is taken: blue more often than fair, red less."""
    begin = paper.labels + 20 if paper.labels else 0.0
    fair, width = 1 / len(headings), (paper.half - begin) / len(headings)
    most = max((abs(share - fair) for _, _, shares in shown for share in shares), default=0.1) or 0.1
    drawing = Drawing(paper.half, 30 + height_of(paper, [row[1] for row in shown], CELL))
    rows = Rows(drawing, paper, 26, begin, CELL)
    for at, heading in enumerate(headings):
        drawing.text(begin + width * (at + 0.5), 18, heading, "b", "middle")
    for who, group, shares in shown:
        middle, _ = rows.next(group, who, signs[who])
        for at, share in enumerate(shares):
            part = (share - fair) / most
            fill, left = BLUE if part > 0 else RED, begin + width * at + 2
            drawing.box(left, middle - 17, width - 4, 32, fill, 5, abs(part) * 0.75)
            look = "n p" if abs(part) > 0.75 else "n"
            drawing.text(begin + width * (at + 0.5), middle + 4, percent(share), look, "middle")
    return drawing.svg(name)


def stacks(paper: Paper, name: str, parts: Sequence[str], shown: Sequence[Row], signs: Signs) -> str:
    """What rounds are spent on."""
    keys = legend_rows(parts, paper.half)
    top = 22.0 * len(keys) + 8
    drawing = Drawing(paper.half, top + height_of(paper, [row[1] for row in shown]) + 24)
    for line, key in enumerate(keys):
        left = 0.0
        for at, part in key:
            drawing.box(left, 22 * line + 2, 26, 14, SHADES[at % len(SHADES)])
            drawing.text(left + 32, 22 * line + 14, part, "s")
            left += 50 + CHAR * len(part)
    most = max(sum(values) for _, _, values in shown)
    begin, end = paper.span(0, 44)
    x = scale(0, most, begin, end)
    rows = Rows(drawing, paper, top, begin)
    for who, group, values in shown:
        middle, beside = rows.next(group, who, signs[who])
        before = 0.0
        for at, value in enumerate(values):
            left, right = x(before), x(before + value)
            drawing.box(left, middle - ROW / 2 + 4, right - left, ROW - 8, SHADES[at % len(SHADES)], 0)
            told = f"{value:.0f}" if value >= 10 else f"{value:.1f}"
            if right - left > CHAR * len(told) + 4:
                drawing.text((left + right) / 2, middle + 5, told, "n w" if at >= 3 else "n d", "middle")
            before += value
        drawing.text(paper.half, beside, f"{sum(values):.1f}", "n", "end")
    for tick in ticks(0, most):
        drawing.text(x(tick), rows.y + 18, f"{tick:g}", "s", "middle")
    return drawing.svg(name)


def legend_rows(parts: Sequence[str], room: float) -> list[list[tuple[int, str]]]:
    rows: list[list[tuple[int, str]]] = [[]]
    width = 0.0
    for at, part in enumerate(parts):
        need = 50 + CHAR * len(part)
        if rows[-1] and width + need > room:
            rows.append([])
            width = 0.0
        rows[-1].append((at, part))
        width += need
    return rows


def listed(paper: Paper, name: str, shares: Sequence[Share], fair: float | None, fair_word: str) -> str:
    """Many things, the best first, in as many columns as they need and the paper has."""
    ordered = sorted(shares, key=lambda share: -share.mean)
    columns = 1 if len(ordered) <= 10 or not paper.labels else 2
    rows = -(-len(ordered) // columns)
    width = paper.half if columns == 1 else paper.whole
    labels = paper.labels or 118.0
    each = (width - 40 * (columns - 1)) / columns
    bottom = 30 + ITEM * rows
    drawing = Drawing(width, bottom + 26)
    low, high = span_of(ordered, fair)
    for column in range(columns):
        begin = column * (each + 40)
        x = scale(low, high, begin + labels + 14, begin + each - 54)
        for tick in ticks(100 * low, 100 * high, 6 if paper.labels else 4):
            drawing.line(x(tick / 100), 24, x(tick / 100), bottom, LINE)
            drawing.text(x(tick / 100), bottom + 18, in_percent(f"{tick:g}"), "s", "middle")
        if fair is not None:
            drawing.dashed(x(fair), 22, x(fair), bottom)
            drawing.text(x(fair), 14, fair_word, "s", "middle")
        for at, share in enumerate(ordered[column * rows : (column + 1) * rows]):
            middle = 30 + ITEM * (at + 0.5)
            drawing.text(begin, middle + 5, share.name, room=labels)
            colour = BLUE if fair is None or share.low > fair else RED if share.high < fair else FAINT
            drawing.whisker(x(share.low), x(share.high), middle, colour)
            drawing.dot(x(share.mean), middle, colour)
            drawing.text(begin + each, middle + 5, in_percent(percent(share.mean)), "n", "end")
    return drawing.svg(name)

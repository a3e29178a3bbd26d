"""The pictures of a report, each from numbers alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from loipe.core.text import Text
from loipe.lab.report.numbers import Share
from loipe.lab.report.svg import (
    BLUE,
    CHAR,
    FAINT,
    INK,
    LINE,
    PALE,
    PANEL,
    RED,
    SERIES,
    SHADES,
    Drawing,
    Scale,
    scale,
    shorten,
    ticks,
)

HALF, WHOLE = 560.0, 1140.0
ROW = 34.0
LABELS = 178.0
"""Room for names at the left."""
TIGHT = 36.0
"""Between two points: closer ones are not all told in numbers."""
PARTS = (0.05, 0.25, 0.5, 0.75, 0.95)
Row: TypeAlias = tuple[str, str, list[float]]
"""A contender, its variant, its numbers."""
Signs: TypeAlias = Mapping[str, int]
Facet: TypeAlias = tuple[str, str, list[Share]]
"""A lap, what stands beside, and the shares by value."""


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
    name: str, shares: Sequence[Share], signs: Signs, fair: float | None, fair_word: str, signed: bool = False
) -> str:
    """Shares with their intervals, from the fair one outwards; a heading for each group."""
    groups = list(dict.fromkeys(share.group for share in shares))
    headed = any(groups)
    height = 44 + ROW * len(shares) + (26 * len(groups) if headed else 0) + 26
    drawing = Drawing(HALF, height)
    low, high = span_of(shares, fair)
    x = scale(low, high, LABELS + 40, HALF - 56)
    y = 30.0
    for tick in ticks(100 * low, 100 * high):
        at = x(tick / 100)
        drawing.line(at, y, at, height - 24)
        drawing.text(at, height - 8, f"{tick:+g}" if signed else in_percent(f"{tick:g}"), "s", "middle")
    for group in groups:
        if headed:
            y += 26
            drawing.text(0, y - 6, shorten(group, HALF), "b")
        for share in (share for share in shares if share.group == group):
            middle, sign = y + ROW / 2, signs[share.name]
            colour = SERIES[sign % len(SERIES)][0]
            drawing.mark(9, middle, sign)
            drawing.text(26, middle + 5, shorten(share.name, LABELS + 8), "b")
            if fair is not None:
                begin, end = sorted((x(fair), x(share.mean)))
                drawing.box(begin, middle - 4, end - begin, 8, colour, 0, 0.3)
            drawing.whisker(x(share.low), x(share.high), middle, colour)
            drawing.mark(x(share.mean), middle, sign, 6)
            told = f"{100 * share.mean:+.1f}" if signed else in_percent(percent(share.mean))
            drawing.text(HALF, middle + 5, told, "n", "end")
            y += ROW
    if fair is not None:
        drawing.dashed(x(fair), 22, x(fair), height - 24)
        drawing.text(x(fair), 14, fair_word, "s", "middle")
    return drawing.svg(name)


def heat(name: str, rows: Sequence[Row], signs: Signs, headings: Sequence[str]) -> str:
    """How often each place is taken: blue more often than fair, red less."""
    groups = list(dict.fromkeys(row[1] for row in rows))
    headed = any(groups)
    places = len(headings)
    fair, width = 1 / places, (HALF - LABELS - 20) / places
    most = max((abs(share - fair) for _, _, shares in rows for share in shares), default=0.1) or 0.1
    drawing = Drawing(HALF, 30 + 38 * len(rows) + (26 * len(groups) if headed else 0))
    for at, heading in enumerate(headings):
        drawing.text(LABELS + 20 + width * (at + 0.5), 18, heading, "b", "middle")
    y = 26.0
    for group in groups:
        if headed:
            y += 26
            drawing.text(0, y - 6, shorten(group, LABELS), "b")
        for who, _, shares in (row for row in rows if row[1] == group):
            drawing.mark(9, y + 18, signs[who])
            drawing.text(26, y + 23, shorten(who, LABELS - 8), "b")
            for at, share in enumerate(shares):
                part = (share - fair) / most
                fill, left = BLUE if part > 0 else RED, LABELS + 20 + width * at + 2
                drawing.box(left, y + 2, width - 4, 32, fill, 5, abs(part) * 0.75)
                look = "n p" if abs(part) > 0.75 else "n"
                drawing.text(LABELS + 20 + width * (at + 0.5), y + 23, percent(share), look, "middle")
            y += 38
    return drawing.svg(name)


def stacks(name: str, parts: Sequence[str], rows: Sequence[Row], signs: Signs) -> str:
    """What rounds are spent on."""
    groups = list(dict.fromkeys(row[1] for row in rows))
    headed = any(groups)
    keys = legend_rows(parts)
    top = 22.0 * len(keys) + 8
    drawing = Drawing(HALF, top + ROW * len(rows) + (26 * len(groups) if headed else 0) + 24)
    for line, key in enumerate(keys):
        left = 0.0
        for at, part in key:
            drawing.box(left, 22 * line + 2, 26, 14, SHADES[at % len(SHADES)])
            drawing.text(left + 32, 22 * line + 14, part, "s")
            left += 50 + CHAR * len(part)
    most = max(sum(values) for _, _, values in rows)
    x = scale(0, most, LABELS, HALF - 44)
    y = top
    for group in groups:
        if headed:
            y += 26
            drawing.text(0, y - 6, shorten(group, HALF), "b")
        for who, _, values in (row for row in rows if row[1] == group):
            drawing.mark(9, y + ROW / 2, signs[who])
            drawing.text(26, y + ROW / 2 + 5, shorten(who, LABELS - 28), "b")
            left = 0.0
            for at, value in enumerate(values):
                begin, end = x(left), x(left + value)
                drawing.box(begin, y + 4, end - begin, ROW - 8, SHADES[at % len(SHADES)], 0)
                told = f"{value:.0f}" if value >= 10 else f"{value:.1f}"
                if end - begin > CHAR * len(told) + 4:
                    drawing.text((begin + end) / 2, y + ROW / 2 + 5, told, "n w" if at >= 3 else "n d", "middle")
                left += value
            drawing.text(HALF, y + ROW / 2 + 5, f"{sum(values):.1f}", "n", "end")
            y += ROW
    for tick in ticks(0, most):
        drawing.text(x(tick), y + 18, f"{tick:g}", "s", "middle")
    return drawing.svg(name)


def legend_rows(parts: Sequence[str]) -> list[list[tuple[int, str]]]:
    rows: list[list[tuple[int, str]]] = [[]]
    width = 0.0
    for at, part in enumerate(parts):
        need = 50 + CHAR * len(part)
        if rows[-1] and width + need > HALF:
            rows.append([])
            width = 0.0
        rows[-1].append((at, part))
        width += need
    return rows


def histogram(name: str, rounds: Sequence[int], median_word: str) -> str:
    """How long games last: nine of ten are dark."""
    counts = Counter(rounds)
    ordered = sorted(rounds)
    early, middle, late = (ordered[min(len(ordered) - 1, int(len(ordered) * part))] for part in (0.05, 0.5, 0.95))
    first = max(ordered[0], ordered[int(len(ordered) * 0.001)])
    last = ordered[min(len(ordered) - 1, int(len(ordered) * 0.999))]
    drawing = Drawing(WHOLE, 220)
    x = scale(first - 0.5, last + 0.5, 60, WHOLE - 10)
    most = max(counts.values())
    y = scale(0, most, 180, 34)
    for tick in ticks(0, most, 4):
        drawing.line(56, y(tick), WHOLE, y(tick))
        drawing.text(50, y(tick) + 4, f"{tick:,.0f}", "s", "end")
    for value in range(first, last + 1):
        fill = BLUE if early <= value <= late else PALE
        gap = min(2.0, (x(1) - x(0)) * 0.12)
        drawing.box(x(value - 0.5) + gap / 2, y(counts[value]), x(1) - x(0) - gap, 180 - y(counts[value]), fill, 1)
    for tick in ticks(first, last, 14):
        drawing.text(x(tick), 200, f"{tick:g}", "s", "middle")
    drawing.dashed(x(middle), 24, x(middle), 180)
    drawing.text(x(middle), 16, median_word, "b", "middle")
    return drawing.svg(name)


def ranges(name: str, rows: Sequence[tuple[str, list[int]]]) -> str:
    """Lengths by variant: nine games of ten, and the median."""
    drawing = Drawing(WHOLE, 34 + ROW * len(rows))
    spans = [
        [sorted(values)[int((len(values) - 1) * part)] for part in (0.05, 0.25, 0.5, 0.75, 0.95)] for _, values in rows
    ]
    low, high = min(span[0] for span in spans), max(span[-1] for span in spans)
    x = scale(low, high, 330, WHOLE - 60)
    for tick in ticks(low, high, 12):
        drawing.line(x(tick), 0, x(tick), ROW * len(rows))
        drawing.text(x(tick), ROW * len(rows) + 18, f"{tick:g}", "s", "middle")
    for at, ((way, _), span) in enumerate(zip(rows, spans, strict=True)):
        middle = ROW * (at + 0.5)
        drawing.text(0, middle + 5, shorten(way, 310), "b")
        drawing.line(x(span[0]), middle, x(span[4]), middle, PALE, 4)
        drawing.box(x(span[1]), middle - 8, max(3, x(span[3]) - x(span[1])), 16, BLUE)
        drawing.line(x(span[2]), middle - 11, x(span[2]), middle + 11, INK, 3)
        drawing.text(WHOLE, middle + 5, f"{span[2]:g}", "n", "end")
    return drawing.svg(name)


def points(name: str, facets: Sequence[Facet], fair: float | None) -> str:
    """Win shares by value, a panel for each lap, a line for what stands beside; the best is ringed."""
    laps = list(dict.fromkeys(lap for lap, _, _ in facets))
    names = list(dict.fromkeys(share.name for _, _, shares in facets for share in shares))
    every = [share for _, _, shares in facets for share in shares]
    width = HALF if len(every) <= 9 else WHOLE
    split = any(beside for _, beside, _ in facets)
    low, high = span_of(every, fair)
    drawing = Drawing(width, 296 if split else 262)
    y = scale(low, high, 218, 56)
    left = 46.0
    room = (width - left) / len(laps)
    for tick in ticks(100 * low, 100 * high, 5):
        drawing.text(38, y(tick / 100) + 4, in_percent(f"{tick:g}"), "s", "end")
    for at, lap in enumerate(laps):
        begin = left + room * at
        drawing.box(begin + 3, 4, room - 6, 230, PANEL, 8)
        for tick in ticks(100 * low, 100 * high, 5):
            drawing.line(begin + 3, y(tick / 100), begin + room - 3, y(tick / 100))
        if fair is not None:
            drawing.dashed(begin + 3, y(fair), begin + room - 3, y(fair))
        drawing.text(begin + 14, 26, lap, "b")
        panel(drawing, [facet for facet in facets if facet[0] == lap], names, (begin + 8, room - 16), y)
    if split:
        spot = left
        for at, value in enumerate(names):
            drawing.mark(spot + 6, 282, at)
            drawing.text(spot + 20, 287, value, "s")
            spot += 40 + CHAR * len(value)
    return drawing.svg(name)


def panel(
    drawing: Drawing, facets: Sequence[Facet], names: Sequence[str], place: tuple[float, float], y: Scale
) -> None:
    """One lap: a run of points for each thing beside."""
    begin, room = place
    own = room / len(facets)
    for at, (_, beside, shares) in enumerate(facets):
        x = scale(-0.5, len(shares) - 0.5, begin + own * at, begin + own * (at + 1))
        drawing.polyline([(x(spot), y(share.mean)) for spot, share in enumerate(shares)])
        best = max(shares, key=lambda share: share.mean)
        middle = sum(share.mean for share in shares) / len(shares)
        for spot, share in enumerate(shares):
            drawing.upright(x(spot), y(share.low), y(share.high), FAINT)
            if share.high >= best.low:
                drawing.ring(x(spot), y(share.mean))
            drawing.mark(x(spot), y(share.mean), names.index(share.name) if beside else 0, 5.5)
            beyond = min(y(share.high), y(share.mean) - 11) - 6 if share.mean >= middle else 0.0
            below = max(y(share.low), y(share.mean) + 11) + 15
            if own / len(shares) > TIGHT or share is best:
                drawing.text(x(spot), beyond or below, percent(share.mean), "n", "middle")
            if not beside:
                drawing.text(x(spot), 252, shorten(share.name, own / len(shares)), "s", "middle")
        if beside:
            drawing.text(begin + own * (at + 0.5), 252, beside, "s", "middle")


def listed(name: str, shares: Sequence[Share], fair: float | None, fair_word: str) -> str:
    """Many things, the best first, in as many columns as they need."""
    ordered = sorted(shares, key=lambda share: -share.mean)
    columns = 1 if len(ordered) <= 10 else 2
    rows = -(-len(ordered) // columns)
    width = HALF if columns == 1 else WHOLE
    each = (width - 40 * (columns - 1)) / columns
    drawing = Drawing(width, 30 + 26 * rows + 26)
    low, high = span_of(ordered, fair)
    for column in range(columns):
        begin = column * (each + 40)
        x = scale(low, high, begin + LABELS + 14, begin + each - 54)
        for tick in ticks(100 * low, 100 * high):
            drawing.line(x(tick / 100), 24, x(tick / 100), 30 + 26 * rows, LINE)
            drawing.text(x(tick / 100), 30 + 26 * rows + 18, in_percent(f"{tick:g}"), "s", "middle")
        if fair is not None:
            drawing.dashed(x(fair), 22, x(fair), 30 + 26 * rows)
            drawing.text(x(fair), 14, fair_word, "s", "middle")
        for at, share in enumerate(ordered[column * rows : (column + 1) * rows]):
            middle = 30 + 26 * (at + 0.5)
            drawing.text(begin, middle + 5, shorten(share.name, LABELS), "")
            colour = BLUE if fair is None or share.low > fair else RED if share.high < fair else FAINT
            drawing.whisker(x(share.low), x(share.high), middle, colour)
            drawing.parts.append(f'<circle cx="{x(share.mean):.1f}" cy="{middle:.1f}" r="5" fill="{colour}"/>')
            drawing.text(begin + each, middle + 5, in_percent(percent(share.mean)), "n", "end")
    return drawing.svg(name)

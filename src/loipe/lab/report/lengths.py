"""How long games last: a histogram for each variant, nine games of ten dark, the median marked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import median
from typing import TypeAlias

from loipe.lab.report.svg import BLUE, FAINT, PAGE, PALE, Drawing, Scale, scale, ticks

ALONE, BESIDE = 146.0, 58.0
"""Heights of a histogram by itself and of one among others."""
HEAD = 28.0
"""Above each: its name, its median."""
AXIS = 26.0
NINE = (0.05, 0.95)
THIN = 4.0
"""A bar is no thinner: it stands for several lengths instead."""
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
Length: TypeAlias = tuple[str, list[int], str]
"""A variant, the rounds of its games, and its median in words."""


def part_of(ordered: Sequence[int], part: float) -> int:
    """The length that so many games do not exceed."""
    return ordered[int((len(ordered) - 1) * part)]


def step_of(first: int, last: int, room: float) -> int:
    """How many lengths one bar stands for."""
    return next((step for step in STEPS if (last - first + 1) / step * THIN <= room), STEPS[-1])


def histograms(width: float, name: str, rows: Sequence[Length], unit: str) -> str:
    """All with the same axis, and heights in shares of their games, so that variants can be compared."""
    alone = len(rows) == 1
    left, high = (56.0, ALONE) if alone else (4.0, BESIDE)
    first, last = min(min(lengths) for _, lengths, _ in rows), max(max(lengths) for _, lengths, _ in rows)
    step = step_of(first, last, width - left)
    first -= first % step
    drawing = Drawing(width, (HEAD + high) * len(rows) + AXIS)
    x = scale(first - 0.5, last + 0.5 + (first - last - 1) % step, left + 4, width - 4)
    counts = [Counter(length - length % step for length in lengths) for _, lengths, _ in rows]
    most = max(max(own.values()) / own.total() for own in counts)
    bottom = (HEAD + high) * len(rows)
    whole = [tick for tick in ticks(first, last, int(width / 80)) if tick == int(tick)]
    for tick in whole:
        if not alone:
            drawing.line(x(tick), HEAD, x(tick), bottom)
        if x(tick) < width - 60:
            drawing.text(x(tick), bottom + 18, f"{tick:g}", "s", "middle")
    drawing.text(width, bottom + 18, unit, "s", "end")
    for at, ((way, lengths, told), own) in enumerate(zip(rows, counts, strict=True)):
        base = (HEAD + high) * (at + 1)
        if alone:
            for tick in ticks(0, most * len(lengths), 4):
                height = base - high * tick / (most * len(lengths))
                drawing.line(left, height, width, height)
                drawing.text(left - 6, height + 4, f"{tick:,.0f}", "s", "end")
        else:
            drawing.text(0, base - high - 12, way, "b", room=width - 110)
            drawing.text(width, base - high - 12, told, "n", "end")
        ordered = sorted(lengths)
        columns(drawing, own, (part_of(ordered, NINE[0]), part_of(ordered, NINE[1])), step, x, (base, high / most))
        drawing.line(left, base, width, base, FAINT)
        half = median(ordered)
        middle, top = x(half), base - high / most * own[int(half) - int(half) % step] / own.total()
        drawing.dashed(middle, base - high - 6 * alone, middle, top)
        drawing.dashed(middle, top, middle, base, PAGE)
        if alone:
            drawing.text(min(max(middle, left + 40), width - 44), base - high - 12, told, "b", "middle")
    return drawing.svg(name)


def columns(
    drawing: Drawing, counts: Counter[int], nine: tuple[int, int], step: int, x: Scale, size: tuple[float, float]
) -> None:
    """One histogram, from its base upwards; a share of all games is so high."""
    base, tall = size
    gap = min(2.0, (x(step) - x(0)) * 0.15)
    for begin, count in sorted(counts.items()):
        height = tall * count / counts.total()
        fill = BLUE if begin <= nine[1] and begin + step > nine[0] else PALE
        left, right = x(begin - 0.5), x(begin + step - 0.5)
        drawing.box(left + gap / 2, base - height, right - left - gap, height, fill, 1)

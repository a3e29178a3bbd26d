"""Win shares by value as points, lap by lap: side by side on a desk, one below the other on a phone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from loipe.lab.report.figures import in_percent, percent, span_of
from loipe.lab.report.numbers import Share
from loipe.lab.report.paper import Paper
from loipe.lab.report.svg import CHAR, FAINT, PANEL, Drawing, Scale, scale, ticks

TIGHT = 36.0
"""Between two points: closer ones are not all told in numbers."""
LEFT = 46.0
"""Room for the axis."""
PANE, BELOW = 234.0, 28.0
"""Height of a lap's panel, and of the words under it."""
Facet: TypeAlias = tuple[str, str, list[Share]]
"""A lap, what stands beside, and the shares by value."""


def points(paper: Paper, name: str, facets: Sequence[Facet], known: Sequence[str], fair: float | None) -> str:
    """A panel for each lap, a run of points for what stands beside; the best is ringed; values may have an order."""
    laps = list(dict.fromkeys(lap for lap, _, _ in facets))
    every = [share for _, _, shares in facets for share in shares]
    order = sorted({share.name for share in every}, key=lambda value: known.index(value) if known else value)
    width = paper.half if len(every) <= 9 else paper.whole
    split = any(beside for _, beside, _ in facets)
    abreast = len(laps) if paper.labels else 1
    deep = BELOW + 14 * (not paper.labels)
    low, high = span_of(every, fair)
    drawing = Drawing(width, (PANE + deep) * (len(laps) // abreast) + (34 if split else 0))
    room = (width - LEFT) / abreast
    for at, lap in enumerate(laps):
        begin, top = LEFT + room * (at % abreast), (PANE + deep) * (at // abreast)
        y = scale(low, high, top + 218, top + 56)
        drawing.box(begin + 3, top + 4, room - 6, PANE - 4, PANEL, 8)
        for tick in ticks(100 * low, 100 * high, 5):
            drawing.line(begin + 3, y(tick / 100), begin + room - 3, y(tick / 100))
            if at % abreast == 0:
                drawing.text(38, y(tick / 100) + 4, in_percent(f"{tick:g}"), "s", "end")
        if fair is not None:
            drawing.dashed(begin + 3, y(fair), begin + room - 3, y(fair))
        drawing.text(begin + 14, top + 26, lap, "b")
        own = [facet for facet in facets if facet[0] == lap]
        panel(drawing, own, order, (begin + 8, top + PANE + 18, room - 16), y)
    if split:
        spot = LEFT
        for at, value in enumerate(order):
            drawing.mark(spot + 6, drawing.height - 14, at)
            drawing.text(spot + 20, drawing.height - 9, value, "s")
            spot += 40 + CHAR * len(value)
    return drawing.svg(name)


def panel(
    drawing: Drawing, facets: Sequence[Facet], order: Sequence[str], place: tuple[float, float, float], y: Scale
) -> None:
    """One lap: a run of points for each thing beside."""
    begin, below, room = place
    own = room / len(facets)
    for at, (_, beside, shares) in enumerate(facets):
        x = scale(-0.5, len(shares) - 0.5, begin + own * at, begin + own * (at + 1))
        drawing.polyline([(x(spot), y(share.mean)) for spot, share in enumerate(shares)])
        best = max(shares, key=lambda share: share.mean)
        middle = sum(share.mean for share in shares) / len(shares)
        apart = own / len(shares)
        for spot, share in enumerate(shares):
            drawing.upright(x(spot), y(share.low), y(share.high), FAINT)
            if share.high >= best.low:
                drawing.ring(x(spot), y(share.mean), min(11.0, apart / 2))
            drawing.mark(x(spot), y(share.mean), order.index(share.name) if beside else 0, 5.5)
            over = min(y(share.high), y(share.mean) - 11) - 6 if share.mean >= middle else 0.0
            under = max(y(share.low), y(share.mean) + 11) + 15
            if apart > TIGHT or share is best:
                drawing.text(x(spot), over or under, percent(share.mean), "n", "middle")
            if not beside:
                drawing.lines(x(spot), below - 4, share.name, apart - 4, "s", "middle")
        if beside:
            drawing.lines(begin + own * (at + 0.5), below - 4, beside, own - 4, "s", "middle")

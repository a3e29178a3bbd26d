"""Drawings by hand: a few shapes, one look, complete in themselves, for a page or a document."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import cos, pi, sin
from textwrap import wrap
from typing import TypeAlias
from xml.sax.saxutils import escape, quoteattr

DAY = {
    "ink": "#12293f", "soft": "#3b566f", "faint": "#4f6981", "line": "#d5e1ea", "panel": "#f1f7fb", "page": "#fff",
    "blue": "#1f5a8c", "red": "#c23b50", "pale": "#a9c8de", "way": "#9fb4c6", "sky": "#4d94c9", "plum": "#6a4c9c",
    "slate": "#5d6b78", "fir": "#1f6b4c",
}  # fmt: skip
NIGHT = {
    "ink": "#eaf3fb", "soft": "#c2d5e6", "faint": "#a3bcd2", "line": "#2b4b6a", "panel": "#1a3550", "page": "#12263b",
    "blue": "#6fb4ea", "red": "#ff8c9a", "pale": "#3a607f", "way": "#56789a", "sky": "#b5dcf8", "plum": "#c3a8f0",
    "slate": "#a9b8c6", "fir": "#7fd6ab",
}  # fmt: skip
"""By day, and for whoever reads at night."""


def named(colour: str) -> str:
    """By night another one; whoever knows no names takes the day's."""
    return f"var(--lab-{colour},{DAY[colour]})"


INK, FAINT, LINE, PANEL, PAGE = (named(name) for name in ("ink", "faint", "line", "panel", "page"))
BLUE, RED, PALE, WAY = (named(name) for name in ("blue", "red", "pale", "way"))
SERIES = (
    (BLUE, "square"), (RED, "triangle"), (named("sky"), "circle"), (named("plum"), "diamond"),
    (named("slate"), "hexagon"), (named("fir"), "cross"),
)  # fmt: skip
"""Colour and shape of a contender: never colour alone."""
SHADES = ("#dbe6ef", "#8fbfdf", "#e9c46a", "#1f5a8c", "#c23b50", "#6a4c9c")
"""Of the parts of a whole, the first three with dark numbers on them and the others with light ones."""


def palette(colours: Mapping[str, str]) -> str:
    return "svg{" + "".join(f"--lab-{name}:{colour};" for name, colour in colours.items()) + "}"


STYLE = (
    f"{palette(DAY)}@media(prefers-color-scheme:dark){{{palette(NIGHT)}}}"
    "text{font-family:Inter,system-ui,-apple-system,'Segoe UI',sans-serif;font-size:13px;fill:var(--lab-ink)}"
    ".b{font-weight:700}.s{font-size:12px;fill:var(--lab-soft)}.n{font-size:13px;font-weight:600;"
    "font-variant-numeric:tabular-nums}.h{paint-order:stroke;stroke:var(--lab-page);stroke-width:5px;stroke-linejoin:round}.w{fill:#fff}.d{fill:#12293f}.p{fill:var(--lab-page)}"
)
Scale: TypeAlias = Callable[[float], float]
CHAR = 7.1
"""About how wide a letter is."""


class Drawing:
    """Shapes in the order they were drawn."""

    def __init__(self, width: float, height: float) -> None:
        self.width = width
        self.height = height
        self.parts: list[str] = []

    def text(
        self, x: float, y: float, words: str, look: str = "", anchor: str = "start", room: float | None = None
    ) -> None:
        """On one line, cut short where there is not so much room."""
        if room is not None:
            words = shorten(words, room)
        self.parts.append(f'<text x="{x:.1f}" y="{y:.1f}" class="{look}" text-anchor="{anchor}">{escape(words)}</text>')

    def lines(self, x: float, y: float, words: str, room: float, look: str = "b", anchor: str = "start") -> None:
        """On one line or two, the middle of which is told."""
        found = wrap(words, max(5, int(room / CHAR)), max_lines=2, placeholder="…")
        for at, line in enumerate(found):
            self.text(x, y + 5 + 15 * (at - (len(found) - 1) / 2), line, look, anchor)

    def dot(self, x: float, y: float, fill: str) -> None:
        self.parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{fill}"/>')

    def line(self, x: float, y: float, to_x: float, to_y: float, stroke: str = LINE, width: float = 1.0) -> None:
        self.parts.append(
            f'<path d="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}" stroke="{stroke}" stroke-width="{width}" fill="none"/>'
        )

    def dashed(self, x: float, y: float, to_x: float, to_y: float, stroke: str = INK) -> None:
        way = f"M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}"
        self.parts.append(f'<path d="{way}" stroke="{stroke}" stroke-width="1.4" stroke-dasharray="4 3"/>')

    def box(
        self, x: float, y: float, width: float, height: float, fill: str, round_by: float = 3.0, strength: float = 1.0
    ) -> None:
        """Weaker ones let the page through."""
        self.parts.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" height="{max(0.0, height):.1f}" '
            f'rx="{round_by}" fill="{fill}" fill-opacity="{strength:.2f}"/>'
        )

    def polyline(self, points: list[tuple[float, float]]) -> None:
        way = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        self.parts.append(f'<path d="M{way}" stroke="{WAY}" stroke-width="1.5" fill="none"/>')

    def ring(self, x: float, y: float, radius: float = 11.0) -> None:
        self.parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="none" stroke="{INK}" stroke-width="1.5"/>'
        )

    def mark(self, x: float, y: float, series: int, size: float = 6.0) -> None:
        """The sign of a series."""
        colour, shape = SERIES[series % len(SERIES)]
        if shape == "circle":
            shown = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size}"'
        elif shape == "cross":
            arm, out = size * 0.4, size * 1.1
            steps = [(-arm, -out), (arm, -out), (arm, -arm), (out, -arm), (out, arm), (arm, arm), (arm, out)]
            steps += [(-arm, out), (-arm, arm), (-out, arm), (-out, -arm), (-arm, -arm)]
            shown = f'<polygon points="{corners_at(x, y, steps)}"'
        else:
            corners, turn = {"square": (4, 0.5), "triangle": (3, 0.5), "diamond": (4, 0.0), "hexagon": (6, 0.0)}[shape]
            radius = size * (1.35 if shape == "square" else 1.2)
            angles = [2 * pi * (at + turn * (shape != "triangle")) / corners - pi / 2 for at in range(corners)]
            steps = [(radius * cos(angle), radius * sin(angle)) for angle in angles]
            shown = f'<polygon points="{corners_at(x, y, steps)}"'
        self.parts.append(f'{shown} fill="{colour}" stroke="{PAGE}" stroke-width="1.2"/>')

    def whisker(self, low: float, high: float, y: float, colour: str = INK) -> None:
        """An interval that lies."""
        self.line(low, y, high, y, colour, 2)
        for end in (low, high):
            self.line(end, y - 5, end, y + 5, colour, 2)

    def upright(self, x: float, low: float, high: float, colour: str = INK) -> None:
        """An interval that stands."""
        self.line(x, low, x, high, colour, 1.6)
        for end in (low, high):
            self.line(x - 5, end, x + 5, end, colour, 1.6)

    def svg(self, name: str) -> str:
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width:.0f} {self.height:.0f}" role="img" '
            f"aria-label={quoteattr(name)}><style>{STYLE}</style>{''.join(self.parts)}</svg>"
        )


def corners_at(x: float, y: float, steps: list[tuple[float, float]]) -> str:
    return " ".join(f"{x + right:.1f},{y + down:.1f}" for right, down in steps)


def scale(low: float, high: float, begin: float, end: float) -> Scale:
    """A number's place between two ends of an axis."""
    span = (high - low) or 1.0
    return lambda value: begin + (value - low) / span * (end - begin)


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers on an axis."""
    span = (high - low) or 1.0
    for step in (10.0**power * base for power in range(-3, 7) for base in (1, 2, 5)):
        if span / step <= most:
            first = -(-low // step)
            return [round((first + at) * step, 6) for at in range(int((high - first * step) // step) + 1)]
    return [low, high]


def shorten(words: str, width: float) -> str:
    """What fits into so many pixels."""
    most = int(width / CHAR)
    return words if len(words) <= most else f"{words[: most - 1]}…"

"""The colours of the terminal. Amber means "you may act here" and nothing else; every colour has a sign beside it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text as Styled

from loipe.core.colours import COLOURS

BIBS = {
    "red": "#c8283c",
    "teal": "#0b8f96",
    "orange": "#b3600b",
    "blue": "#1f5fc0",
    "green": "#1f8a46",
    "purple": "#8a3fb5",
}
"""White digits on it; the number tells seats apart, the colour only helps."""
SNOW = "#e9eff5"
INK = "#22303c"

ACT = Style(color="#1b1300", bgcolor="#ffb521", bold=True)
TITLE = Style(color="#ffffff", bgcolor="#14324d", bold=True)
QUESTION = Style(bold=True)
CLAUSE = Style(color="#7f93a6")
QUIET = Style(color="#7f93a6")
REASON = Style(color="#e5705c", bold=True)
OWN = Style(bgcolor="#2c3742")
HIT = Style(color="#4cc26b", bold=True)
MISS = Style(color="#e5705c", bold=True)

PLAIN = Style(color="#8b9aa8", bgcolor=SNOW)
CLIMB = {
    2: Style(color="#5c1710", bgcolor="#eba79c", bold=True),
    3: Style(color="#ffffff", bgcolor="#b8453a", bold=True),
}
DESCENT = Style(color="#124a24", bgcolor="#9fd6ae", bold=True)
ICE = Style(color="#14516f", bgcolor="#b3e0f6", bold=True)
EVENT = Style(color="#7a2fb5", bold=True)
COACH = Style(color="#7a4b00", bold=True)
RANGE = Style(color="#8b9aa8", bgcolor="#d3d9df")
STAND = Style(color="#ffffff", bgcolor="#5b6975")
LOOP = Style(color="#6c5f80", bgcolor="#ddd5ea")
START = Style(color="#3c4650", bgcolor="#a9b4bf")
MEDALS = ("#d9b036", "#aab4bd", "#b87f4b")
"""First, second, third."""
LINE = Style(color="#e5705c", bold=True)


def bib(
    seat: int, width: int = 3, active: bool = False, fallen: bool = False, colours: Sequence[str] = COLOURS
) -> Styled:
    """A seat's number on its colour; the one whose turn it is has a mark, a fallen skier lies."""
    number = str(seat + 1)
    sign = "▸" if active else "x" if fallen else " "
    style = Style(color="#ffffff", bgcolor=BIBS[colours[seat % len(colours)]], bold=True, dim=fallen)
    return Styled(centred(f"{sign}{number}", width), style=style)


def centred(sign: str, width: int) -> str:
    """In the middle, rather left than right of it."""
    left = (width - len(sign)) // 2
    return (" " * left + sign).ljust(width)[:width]

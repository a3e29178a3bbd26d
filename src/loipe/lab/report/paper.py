"""What a picture is drawn on: a page on a desk or in a phone, and how its rows are named there."""

from __future__ import annotations

from typing import Final, NamedTuple

from loipe.lab.report.svg import Drawing

ROW = 34.0


class Paper(NamedTuple):
    """Widths of pictures that stand two abreast and of those that stand alone."""

    half: float
    whole: float
    labels: float
    """Room for names at the left; without any they stand above."""

    @property
    def above(self) -> float:
        return 0.0 if self.labels else 24.0

    def row(self, height: float = ROW) -> float:
        """From one row to the next."""
        return height + self.above

    def span(self, left: float, right: float) -> tuple[float, float]:
        """Between the names and the numbers, with so much room; where these stand above, nearly all."""
        return (self.labels + left, self.half - right) if self.labels else (12.0, self.half - 12.0)


DESK: Final = Paper(560.0, 1140.0, 178.0)
PHONE: Final = Paper(330.0, 330.0, 0.0)
"""As wide as the narrowest of them, so that letters are no smaller than they are drawn."""


class Rows:
    """Row after row down a drawing, a heading before each group."""

    def __init__(self, drawing: Drawing, paper: Paper, top: float, begin: float, height: float = ROW) -> None:
        self.drawing, self.paper, self.y, self.begin, self.height = drawing, paper, top, begin, height
        self.group = ""

    def next(self, group: str, who: str, sign: int) -> tuple[float, float]:
        """The middle of what belongs to the row, and where a number beside its name stands."""
        if group != self.group:
            self.group = group
            self.y += 26
            self.drawing.text(0, self.y - 6, group, "b", room=self.paper.half)
        line = self.y + (self.paper.above or self.height) / 2
        self.drawing.mark(9, line, sign)
        room, look = (self.begin, "b") if self.paper.labels else (self.paper.half - 48, "b h")
        self.drawing.lines(26, line, who, room - 32, look)
        middle = self.y + self.paper.above + self.height / 2
        self.y += self.paper.row(self.height)
        return middle, line + 5


def height_of(paper: Paper, groups: list[str], height: float = ROW) -> float:
    """Of so many rows, with the headings of their groups."""
    headings = sum(group != before for group, before in zip(groups, ["", *groups], strict=False))
    return paper.row(height) * len(groups) + 26 * headings

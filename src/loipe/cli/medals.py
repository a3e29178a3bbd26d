"""The podium at the end of a race."""

from __future__ import annotations

from rich.align import Align
from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text as Styled

from loipe.cli import palette
from loipe.cli.match import Match

BLOCK = 20
"""Characters of a step."""
STEPS = ((2, 3), (1, 5), (3, 2))
"""From left to right: the place, and how high it stands."""


def medals(match: Match, width: int) -> RenderableType:
    """Second, first, third; whoever shares a place stands on it together."""
    places = match.table.game.result(match.table.state).places
    top = max(height for _, height in STEPS) + 2
    columns = [step(match, place, height, top, places) for place, height in STEPS]
    lines = [Styled.assemble(*(column[at] for column in columns)) for at in range(top)]
    return Group(Styled(), *(Align.center(line, width=width) for line in lines), Styled())


def step(match: Match, place: int, height: int, top: int, places: tuple[int, ...]) -> list[Styled]:
    """One step of the podium from top to bottom: free air, who stands there, the block."""
    seats = [seat for seat, own in enumerate(places) if own == place]
    style = Style(color="#1c2126", bgcolor=palette.MEDALS[place - 1], bold=True)
    bibs = Styled(" ").join(palette.bib(seat, colours=match.colours) for seat in seats)
    names = ", ".join(match.text.name_of(seat) for seat in seats)
    block = [Styled((str(place) if at == 0 else "").center(BLOCK), style=style) for at in range(height)]
    if not seats:
        return [Styled(" " * BLOCK) for _ in range(top)]
    air = [Styled(" " * BLOCK) for _ in range(top - height - 2)]
    return [*air, centred(bibs), centred(Styled(names[:BLOCK])), *block]


def centred(line: Styled) -> Styled:
    left = (BLOCK - line.cell_len) // 2
    return Styled.assemble(" " * left, line, " " * (BLOCK - line.cell_len - left))

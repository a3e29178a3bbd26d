"""The board of a game that has none of its own: how it stands, in the sentences of its view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Styled

from loipe.cli import palette
from loipe.core.shown import AnyShown, Dot, Plain, Row
from loipe.core.text import Text

DRAWS_HANDS = False
SIGNS = {"hit": ("●", palette.HIT), "miss": ("○", palette.MISS), "open": ("○", palette.QUIET)}


def draw(
    shown: AnyShown, board: object, names: Sequence[str], text: Text, width: int, marks: Mapping[str, str]
) -> RenderableType:
    """Every seat with what is to be known of it."""
    grid = Table.grid(padding=(0, 2))
    for row in shown.open.standing.rows:
        bib = palette.bib(row.seat, active=row.seat == shown.open.active)
        facts = " ".join(text.part(part) for part in row.facts)
        grid.add_row(bib, Styled(text.name_of(row.seat), no_wrap=True), facts)
    return grid


def headline(shown: AnyShown, board: object, config: object, text: Text) -> str:
    return text.part(shown.open.standing.head)


def row_of(shown: AnyShown, seat: int) -> Row:
    return next(row for row in shown.open.standing.rows if row.seat == seat)


def status(row: Row, text: Text) -> str:
    return text.part(row.status) if row.status else ""


def dots(series: Sequence[Dot]) -> Styled:
    """One visit to the range, target by target."""
    return Styled.assemble(*(SIGNS[dot] for dot in series))


def standing(shown: AnyShown, seat: int, text: Text) -> tuple[Styled, ...]:
    """A ranking row's last series and its status."""
    row = row_of(shown, seat)
    return dots(row.series[-1] if row.series else ()), Styled(status(row, text))


def told(shown: AnyShown, seat: int, text: Text) -> list[str]:
    """A ranking row in words."""
    row = row_of(shown, seat)
    return [status(row, text), *(text.part(part) for part in row.facts)]


def laid(shown: object, text: Text) -> list[str]:
    """Nothing lies anywhere: the ranking tells it all."""
    return []


def hand(shown: Plain, seats: Sequence[int], text: Text) -> list[tuple[str, str]]:
    """What the holder of these seats alone knows."""
    lines = [text.part(part) for seat in seats for part in shown.own.told.get(seat, ())]
    return [(line, line) for line in lines]

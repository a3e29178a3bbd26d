"""Sport ist Mord in the terminal: the circle of sports, bowling on top, with the doping card in the middle."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeAlias

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text as Styled

from loipe.cli import palette
from loipe.cli.boards.plain import DRAWS_HANDS
from loipe.cli.boards.sport_ist_mord_rows import hand, headline, laid, standing, told
from loipe.core.text import Text
from loipe.games.sport_ist_mord import Board, Shown
from loipe.games.sport_ist_mord.shown import Die, Open, Sport

CIRCLE = (
    ("skiing", "bowling", "tennis"),
    ("chess", "", "billiards"),
    ("jogging", "darts", "football"),
)
"""Clockwise from the top; the middle is the doping card's."""
Bib: TypeAlias = Callable[..., Styled]
"""Draws a seat's number in its colour."""
NARROWEST = 24
NAME = Style(bold=True)
CLOSED = Style(color="#ffffff", bgcolor="#3b3b3b", bold=True)
NOW = Style(color="#1c2126", bgcolor="#d8e2ea", bold=True)
PILL = Style(color="#e58ab4", bold=True)


def draw(
    shown: Shown,
    board: Board,
    names: Sequence[str],
    text: Text,
    width: int,
    marks: Mapping[str, str],
) -> RenderableType:
    """The whole table at a width; sports that may be chosen are amber."""
    meet = shown.open
    bib = partial(palette.bib, colours=board.colours)
    cell = max(NARROWEST, (width - 2) // 3)
    by_name: dict[str, Sport] = {sport.name: sport for sport in meet.sports}
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in CIRCLE:
        grid.add_column(width=cell - 1, no_wrap=True, overflow="crop")
    for row in CIRCLE:
        cells = (sport_cell(meet, by_name[name], text, marks, bib) if name else centre(meet, text, bib) for name in row)
        grid.add_row(*cells)
    return Group(grid, *rolls(meet, text, width, bib), *cards(meet, text, bib))


def sport_cell(meet: Open, sport: Sport, text: Text, marks: Mapping[str, str], bib: Bib) -> RenderableType:
    """Name and pile; dice outside and inside; success (which is also the risk) and cards owned, by seat."""
    return Group(
        name_line(meet, sport, text, marks, bib), side_line("○", sport.outside, bib),
        side_line("●", sport.inside, bib), numbers_line(sport, bib),
    )  # fmt: skip


def name_line(meet: Open, sport: Sport, text: Text, marks: Mapping[str, str], bib: Bib) -> Styled:
    name = text.say(f"sport-ist-mord-short-{sport.name}").upper()
    if sport.fatal:
        closed = text.say("sport-ist-mord-board-closed", {"sport": sport.name})
        return Styled.assemble((f" {name} ✝ {closed} ", CLOSED), " ", bib(sport.fatal.seat, 2))
    style = palette.ACT if sport.name in marks else NOW if meet.sport == sport.name else NAME
    return Styled.assemble((f" {name} ", style), (f" ×{sport.pile}", palette.QUIET))


def side_line(sign: str, dice: Sequence[Die], bib: Bib) -> Styled:
    """A die is its owner's number and its value; + is a pill under it."""
    line = Styled(sign, style=palette.QUIET)
    for die in dice:
        line.append_text(bib(die.seat, 2)).append(f":{die.value}", style=NAME)
        line.append("+" if die.doped else "", style=PILL)
    return line


def numbers_line(sport: Sport, bib: Bib) -> Styled:
    """Success against cards owned: 4/3 keeps a card, 3/3 does not."""
    line = Styled(" ")
    for seat, (success, owned) in enumerate(zip(sport.strengths, sport.owned, strict=True)):
        if owned or success:
            style = palette.HIT if success > owned else palette.QUIET
            line.append_text(bib(seat, 2)).append(f" {success or '–'}/{owned}", style=style)
    return line


def centre(meet: Open, text: Text, bib: Bib) -> RenderableType:
    """Where new dice go, who holds the coaches, and the reserve of pills."""
    side = text.say("sport-ist-mord-board-side", {"side": meet.side})
    pills = text.say("sport-ist-mord-board-reserve", {"pills": meet.reserve})
    coaches = [
        Styled.assemble((text.say(f"sport-ist-mord-board-{coach}"), palette.QUIET), " ", holder(seat, text, bib))
        for coach, seat in (("first", meet.first), ("best", meet.best))
    ]
    return Group(Styled(side, style=NAME), *coaches, Styled(pills, style=PILL))


def holder(seat: int, text: Text, bib: Bib) -> Styled:
    if seat < 0:
        return Styled("–", style=palette.QUIET)
    return Styled.assemble(bib(seat, 2), f" {text.name_of(seat)}")


def rolls(meet: Open, text: Text, width: int, bib: Bib) -> list[Styled]:
    """Dice on the table: rolled, doped, picked to be rolled again; all players' where all matter."""
    totals = {contender.seat: contender.total for contender in meet.line}
    found: list[Styled] = []
    for seat, player in enumerate(meet.players):
        dice = [str(die) for die in player.rolled] + [f"{die}+" for die in player.doped]
        if not dice or (seat != meet.active and meet.phase not in ("pick-one", "roll-one", "contest")):
            continue
        line = Styled.assemble(bib(seat, 3, seat == meet.active), " ", (" ".join(dice), NAME))
        line.append(f"  = {totals[seat]}" if seat in totals else "", style=palette.QUIET)
        if seat == meet.active and meet.picked:
            picked = " ".join(str(die) for die in meet.picked)
            line.append("  ").append(text.say("sport-ist-mord-board-again", {"dice": picked}), style=palette.QUIET)
        line.truncate(width)
        found.append(line)
    return found


def cards(meet: Open, text: Text, bib: Bib) -> list[Styled]:
    """Revealed cards still to be given out, and who has got which."""
    if not meet.revealed and not meet.dealt:
        return []
    line = Styled(text.say("sport-ist-mord-board-face-up", {"cards": " ".join(meet.revealed) or "–"}), style=NAME)
    for dealt in meet.dealt:
        line.append("  ").append_text(bib(dealt.seat, 2)).append(f" {dealt.card}")
    for contender in meet.line:
        if contender.has_claimed:
            line.append("  ").append_text(bib(contender.seat, 2)).append(" ✓", style=palette.QUIET)
    return [line]


__all__ = ["DRAWS_HANDS", "draw", "hand", "headline", "laid", "standing", "told"]

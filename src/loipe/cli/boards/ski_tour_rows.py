"""Ski Tour in the terminal, around the board: the headline, ranking rows, one's own board in words."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text as Styled

from loipe.cli import palette
from loipe.cli.boards.plain import row_of, status
from loipe.core.game import Fact
from loipe.core.shown import Row
from loipe.core.text import Text
from loipe.games.ski_tour.components import Board
from loipe.games.ski_tour.config import Config
from loipe.games.ski_tour.skiers import Skier
from loipe.games.ski_tour.view import Shown

HEARTS = {
    "spent": ("1", Style(color="#4d8fd6")),
    "tired": ("2", Style(color="#e08a3c")),
    "steady": ("3", Style(color="#d9b53a")),
    "fresh": ("4", Style(color="#4cc26b")),
}
SIGNS = {"hit": ("●", palette.HIT), "miss": ("○", palette.MISS), "open": ("·", palette.QUIET)}


def titled(text: Text, kind: str, name: str) -> str:
    """What a nation or token is called; one from a file of one's own by its name."""
    message = f"ski-tour-{kind}-{name}"
    return text.say(message) if text.has(message) else name


def headline(shown: Shown, board: Board, config: Config, text: Text) -> str:
    """The course and the round."""
    return text.say("ski-tour-headline", {"course": board.course.title, "round": shown.open.round})


def standing(shown: Shown, seat: int, text: Text) -> tuple[Styled, ...]:
    """A ranking row's shootings, hearts and gap."""
    row = row_of(shown, seat)
    return dots(row), small_hearts(shown.open.skiers[seat]), Styled(status(row, text))


def dots(row: Row) -> Styled:
    """Five dots per shooting: hit, miss, still to come."""
    return Styled(" ").join(Styled.assemble(*(SIGNS[dot] for dot in shooting)) for shooting in row.series)


def small_hearts(skier: Skier) -> Styled:
    best_first = sorted(skier.hearts, key=lambda heart: heart.rung)
    return Styled.assemble(*(HEARTS[heart.level] for heart in best_first), ("♥", palette.QUIET))


def told(shown: Shown, seat: int, text: Text) -> list[str]:
    """A ranking row in words, for whoever does not see it: the same facts as on the page."""
    row = row_of(shown, seat)
    said = [status(row, text), *(text.part(fact) for fact in row.facts)]
    return [" ".join(f"{sentence.rstrip('.')}." for sentence in said)]


def hand(shown: Shown, seats: Sequence[int], text: Text) -> list[tuple[str, str]]:
    """A viewer's own boards as plain lines, for screen readers and pipes."""
    lines = [text.say("ski-tour-hand", hand_facts(shown, seat, text)) for seat in seats]
    return [(line, line) for line in lines]


def hand_facts(shown: Shown, seat: int, text: Text) -> dict[str, Fact]:
    skier = shown.open.skiers[seat]
    *columns, sprint = skier.columns
    row = zip(shown.own.wax.get(seat, skier.wax), skier.used, strict=True)
    return {
        "seat": seat,
        "columns": [str(dice) for dice in columns],
        "sprint": sprint,
        "stars": [str(at + 1) for at, star in enumerate(skier.stars) if star] or ["-"],
        "ready": skier.ready + skier.returning,
        "hearts": [text.say(f"ski-tour-level-{heart.level}") for heart in skier.hearts],
        "wax": [titled(text, "card", name) for name, used in row if name and not used] or ["-"],
    }

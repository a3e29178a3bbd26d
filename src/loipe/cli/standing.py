"""The ranking, for the screen's rows and for plain lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from rich.text import Text as Styled

from loipe.cli import boards
from loipe.cli.speech import say

if TYPE_CHECKING:
    from loipe.cli.match import Match


class Row(msgspec.Struct, frozen=True):
    """One seat, as television shows it."""

    place: int
    """0 while nothing tells the seats apart."""
    seat: int
    name: str
    bot: str
    details: tuple[Styled, ...]
    """Columns of the game's own: targets, gap."""


def rows(match: Match) -> list[Row]:
    """As the view tells them, best first."""
    shown, board = match.shown(), board_of(match)
    found = []
    for row in shown.open.standing.rows:
        name, bot = match.text.name_of(row.seat), match.seating.bots[row.seat]
        found.append(Row(row.place, row.seat, name, bot, board.standing(shown, row.seat, match.text)))
    return found


def board_of(match: Match) -> boards.Board:
    return boards.find(match.table.log.game_id)


def lines(match: Match) -> list[str]:
    """One seat a line, then the viewer's own cards."""
    found = []
    for row in rows(match):
        words = board_of(match).told(match.shown(), row.seat, match.text)
        more = ", ".join(word for word in words if word.strip())
        line = say("cli-standing", place=row.place, number=row.seat + 1, name=row.name, bot=row.bot or "none")
        found.append(f"{line} {more}".strip())
    return found + hand_lines(match)


def board_lines(match: Match) -> list[str]:
    """What lies where, in words, where the game's board tells it."""
    return board_of(match).laid(match.shown(), match.text)


def hand_lines(match: Match) -> list[str]:
    """What only the viewer sees."""
    return [line for _, line in hand(match)]


def hand_names(match: Match) -> list[str]:
    return [name for name, _ in hand(match)]


def hand(match: Match) -> list[tuple[str, str]]:
    """The viewer's secrets, each with its name."""
    return board_of(match).hand(match.shown(), sorted(match.viewer), match.text)

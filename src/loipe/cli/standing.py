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
    seat: int
    name: str
    bot: str
    details: tuple[Styled, ...]
    """Columns of the game's own: targets, gap."""


def rows(match: Match) -> list[Row]:
    """By place; equals by seat."""
    shown = match.shown()
    places = match.table.game.result(match.table.state).places
    board = board_of(match)
    found = []
    for seat, place in enumerate(places):
        name, bot = match.text.name_of(seat), match.seating.bots[seat]
        found.append(Row(place, seat, name, bot, board.standing(shown, seat, match.text)))
    return sorted(found, key=lambda row: (row.place, row.seat))


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

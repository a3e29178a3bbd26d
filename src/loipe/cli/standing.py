"""The ranking, for the screen's rows and for plain lines."""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING, Any

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
    board = boards.find(match.table.log.game_id)
    found = []
    for seat, place in enumerate(places):
        name = match.text.name_of(seat)
        found.append(Row(place, seat, name, match.seating.bots[seat], details(board, shown, seat, match)))
    return sorted(found, key=lambda row: (row.place, row.seat))


def details(board: ModuleType | None, shown: dict[str, Any], seat: int, match: Match) -> tuple[Styled, ...]:
    """What the game's own board adds to a row, if it does."""
    standing = getattr(board, "standing", None)
    return tuple(standing(shown, seat, match.text)) if standing else ()


def lines(match: Match) -> list[str]:
    """One seat a line, then the viewer's own cards."""
    found = []
    spoken = getattr(boards.find(match.table.log.game_id), "told", None)
    for row in rows(match):
        words = spoken(match.shown(), row.seat, match.text) if spoken else [part.plain for part in row.details]
        more = ", ".join(word for word in words if word.strip())
        line = say("cli-standing", place=row.place, number=row.seat + 1, name=row.name, bot=row.bot or "none")
        found.append(f"{line} {more}".strip())
    return found + hand_lines(match)


def board_lines(match: Match) -> list[str]:
    """What lies where, in words, where the game's board tells it."""
    laid = getattr(boards.find(match.table.log.game_id), "laid", None)
    return laid(match.shown(), match.text) if laid else []


def hand_lines(match: Match) -> list[str]:
    """What only the viewer sees."""
    return [line for _, line in hand(match)]


def hand_names(match: Match) -> list[str]:
    return [name for name, _ in hand(match)]


def hand(match: Match) -> list[tuple[str, str]]:
    """The viewer's secrets, each with its name; a board may also give sentences alone."""
    held = getattr(boards.find(match.table.log.game_id), "hand", None)
    found = held(match.shown(), sorted(match.viewer), match.text) if held else []
    return [(entry, entry) if isinstance(entry, str) else entry for entry in found]

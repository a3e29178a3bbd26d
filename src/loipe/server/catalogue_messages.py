"""What the page learns of the games before there is a table: choices, boards, rulebooks."""

from __future__ import annotations

import msgspec

from loipe.core.game import Choice
from loipe.server.messages import Facts


class GameLine(msgspec.Struct):
    """A game, as the start page and the table form need it. Texts: `<id>-option-<name>`, `<id>-preset-<name>`."""

    id: str
    title: str
    designer: str
    box: str
    year: int | None
    fewest: int
    most: int
    rules_version: int
    presets: dict[str, Facts]
    choices: tuple[Choice, ...]
    bots: tuple[str, ...]
    languages: tuple[str, ...]
    two_hold_four: bool
    """A table of two seats becomes one of four: each player has two, in turn."""
    colours: tuple[str, ...]
    """For seats to choose from, in the order they get them without a choice; empty where there is none."""


class Games(msgspec.Struct):
    games: list[GameLine]
    languages: tuple[str, ...]
    """Of the catalogue: GET /api/texts/<language>."""
    version: str


class BoardWish(msgspec.Struct, forbid_unknown_fields=True):
    """A config to look at or to check before a table is made: all defects come at once."""

    preset: str = ""
    settings: Facts = {}
    seats: int = 0
    """0 for the fewest."""
    course: str = ""


class Board(msgspec.Struct):
    settings: Facts
    board: Facts


class ClauseLine(msgspec.Struct):
    id: str
    title: str
    chapter: str
    text: str


class Rulebook(msgspec.Struct):
    """Texts are Markdown paragraphs, divided by blank lines."""

    introduction: str
    clauses: list[ClauseLine]

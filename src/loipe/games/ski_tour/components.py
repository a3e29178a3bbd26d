"""All that never changes during a race: the course, the nations' boards as printed, the wax tokens."""

from __future__ import annotations

import msgspec

from loipe.games.ski_tour import codes as c
from loipe.games.ski_tour import nations
from loipe.games.ski_tour.config import Config
from loipe.games.ski_tour.drawing import Course, drawing
from loipe.games.ski_tour.events import LEVELS
from loipe.games.ski_tour.nations import Token


class Column(msgspec.Struct, frozen=True):
    """A place for dice on a nation's board."""

    name: str
    """`c1` to `c4`, `sprint`."""
    face: int
    """What its dice show."""
    room: int
    full_at: int
    star: str
    """The star box above it, `s1` to `s4`; none above sprint."""
    swap: bool
    """The 6 above it may turn a token back instead (ST-71)."""


class Rung(msgspec.Struct, frozen=True):
    """A level of the hearts' ladder."""

    level: str
    colour: str
    """Of the die that is shot with."""


class Nation(msgspec.Struct, frozen=True):
    """A player board (ST-1)."""

    name: str
    tokens: tuple[str, ...]
    """What its row is laid from."""
    rungs: tuple[Rung, ...]
    """From the top down."""
    columns: tuple[Column, ...]
    printed: str
    """The wax on the board itself (ST-72), or none."""


class Board(msgspec.Struct, frozen=True):
    """What a page needs to draw the table."""

    course: Course
    nations: tuple[Nation, ...]
    """By seat."""
    tokens: dict[str, Token]
    glide: int
    """ST-50: spaces of a glide."""
    steep: int
    """ST-51: steps that a start on red costs."""


def board(config: Config) -> Board:
    boards = nations.boards(config.boards)
    teams = tuple(nation(boards.nations[name]) for name in config.nations[: len(config.holders)])
    return Board(drawing(config.course), teams, boards.tokens, config.glide, c.STEEP)


def nation(team: nations.Nation) -> Nation:
    rungs = tuple(Rung(level, colour) for level, colour in zip(reversed(LEVELS), team.ladder, strict=True))
    columns = [
        Column(name, at + 1, team.room[at], team.full_at[at], c.BOX_NAMES[c.BOXES + at], team.swaps[at])
        for at, name in enumerate(c.BOX_NAMES[: c.COLUMNS])
    ]
    sprint = Column(c.BOX_NAMES[c.SPRINT], c.FACES_OF_DIE, c.SPRINT_ROOM, c.SPRINT_ROOM, "", False)
    return Nation(team.name, team.tokens, rungs, (*columns, sprint), team.printed)

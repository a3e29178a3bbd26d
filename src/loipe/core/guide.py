"""What lies on a table, told to whoever points at it; and the way to the finish for somebody's first game."""

from __future__ import annotations

from typing import Any

import msgspec

Facts = dict[str, int | str | bool]


class Thing(msgspec.Struct, frozen=True):
    """Something on the table: its name, and what it does, in the numbers of this table."""

    message: str
    does: str
    facts: Facts = {}
    clause: str = ""


class Goal(msgspec.Struct, frozen=True):
    """One thing to do on the way to the end, and how."""

    message: str
    does: str
    at: str
    """The place or thing that wears the goal's number on the board."""
    facts: Facts = {}
    clause: str = ""


class Guide(msgspec.Struct, frozen=True):
    """What never changes during a game and is told when asked for."""

    things: dict[str, Thing] = {}
    """By the name under which a page draws them: kinds of squares, cards, tokens, dice."""
    places: dict[str, str] = {}
    """Of squares, spaces and the like: the thing that each of them is."""
    goals: tuple[Goal, ...] = ()
    way: tuple[str, ...] = ()
    """Places that wear an arrow, in the order in which they are passed; none where a board shows it anyway."""
    legend: tuple[str, ...] = ()
    """The things that are worth a picture beside the board, at this table."""


def thing(message: str, clause: str, **facts: int | str | bool) -> Thing:
    """Whose second message is the first with `-does` behind it."""
    return Thing(message, f"{message}-does", facts, clause)


def goal(message: str, clause: str, at: str, **facts: int | str | bool) -> Goal:
    return Goal(message, f"{message}-does", at, facts, clause)


def guide(config: Any) -> Guide:
    """For games that explain nothing on the board."""
    return Guide()

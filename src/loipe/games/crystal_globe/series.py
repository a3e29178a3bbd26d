"""Shooting as everybody sees it: whose series is at hand, its dice, and every series so far."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

import msgspec

from loipe.core.shown import Dot
from loipe.games.crystal_globe import codes as c
from loipe.games.crystal_globe import rules_range
from loipe.games.crystal_globe.components import components
from loipe.games.crystal_globe.state import Race
from loipe.games.crystal_globe.terms import Terms

Position = Literal["prone", "standing"]
POSITIONS: tuple[Position, Position] = ("prone", "standing")
SHOOTING = frozenset({c.SHOT, c.GUST, c.AIM})
"""The phases of a turn at the range."""


class Shot(msgspec.Struct, frozen=True):
    """One shot, fired or to come: its die, and how many of the faces hit."""

    state: Literal["hit", "miss", "next", "later"]
    die: str
    ways: int
    of: int
    percent: int


class Series(msgspec.Struct, frozen=True):
    """The series of whoever shoots in this turn."""

    seat: int
    dice: tuple[str, ...]
    """CG-21: the sequence of the shooting table, in the weather of this moment."""
    shots: tuple[Shot, ...]
    """In order; those to come as if all of them were fired on, beyond the sequence from its start again."""


def position_of(race: Race, seat: int) -> Position:
    """CG-30: of the shooting that ends this lap; prone where none follows."""
    shootings, lap = race.terms.shootings, race.lap[seat]
    return POSITIONS[shootings[lap] if lap < len(shootings) else 0]


def sequence(race: Race) -> list[int]:
    """CG-21: the five dice of the active shooter, in the weather of this moment."""
    standing = race.terms.shootings[race.lap[race.active]]
    base = race.terms.base[race.active]
    return [race.terms.die(standing, race.wind, base, place) for place in range(c.SEQUENCE)]


def dice(race: Race) -> tuple[str, ...]:
    """The same by name."""
    return tuple(components().dice[die] for die in sequence(race))


def shot(terms: Terms, state: Literal["hit", "miss", "next", "later"], die: int) -> Shot:
    ways = rules_range.hit_faces(terms, die)
    return Shot(state, components().dice[die], ways, terms.faces, round(Fraction(100 * ways, terms.faces)))


def series(race: Race) -> Series | None:
    """What is fired, what is next, what is later; None in a turn without shooting."""
    if race.phase not in SHOOTING:
        return None
    left = 0 if rules_range.is_series_over(race) else rules_range.shots_left(race)
    coming = [sequence(race)[(race.turn_shots + at) % c.SEQUENCE] for at in range(left)]
    shots = [shot(race.terms, "hit" if hit else "miss", die) for die, hit in fired(race.fired[race.active])]
    shots += [shot(race.terms, "later" if at else "next", die) for at, die in enumerate(coming)]
    return Series(race.active, dice(race), tuple(shots))


def fired(packed: int) -> list[tuple[int, int]]:
    """The shots of a series, each with its die and 1 for a hit."""
    found: list[tuple[int, int]] = []
    while packed:
        found.insert(0, divmod(packed % 128 - 1, 2))
        packed //= 128
    return found


def dots(race: Race, seat: int) -> tuple[tuple[Dot, ...], ...]:
    """Every visit to the range, target by target."""
    found: list[tuple[Dot, ...]] = []
    packed, shots = race.series[seat], race.shots[seat] if race.aiming[seat] else c.TARGETS
    while packed:
        found.insert(0, tuple(dot(packed >> target & 1, target < shots) for target in range(c.TARGETS)))
        packed, shots = packed >> 6, c.TARGETS
    return tuple(found)


def dot(white: int, is_fired: bool) -> Dot:
    if white:
        return "hit"
    return "miss" if is_fired else "open"

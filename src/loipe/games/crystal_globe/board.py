"""What never changes during a race and is drawn all the same: the venue, the dice, the colours."""

from __future__ import annotations

import msgspec

from loipe.games.crystal_globe import courses
from loipe.games.crystal_globe.components import FACES, components
from loipe.games.crystal_globe.config import Config
from loipe.games.crystal_globe.course_drawing import Ground
from loipe.games.crystal_globe.teams import Base, bases_of, colours_of


class Die(msgspec.Struct, frozen=True):
    """CG-71: a shooting die by its faces."""

    name: str
    hits: int
    windsocks: int
    """They hit, too."""
    misses: int


class Board(msgspec.Struct, frozen=True):
    """A table of Crystal Globe before anything moves on it."""

    course: Ground
    blind: bool
    """CG-30: cards come unseen from the deck; nobody has a hand."""
    climb_cost: int
    descent_bonus: int
    dice: tuple[Die, ...]
    colours: tuple[str, ...]
    """CG-5: by seat, of its team."""
    bases: tuple[Base, ...]
    """CG-5: by seat."""


def board(config: Config) -> Board:
    box = components()
    dice = tuple(
        Die(name, hits, socks, FACES - hits - socks)
        for name, hits, socks in zip(box.dice, box.hits, box.socks, strict=True)
    )
    return Board(
        courses.drawing(config.course), config.level == "ludique", config.climb_cost, config.descent_bonus, dice,
        colours_of(config), bases_of(config),
    )  # fmt: skip

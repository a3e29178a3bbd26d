"""What never changes during a race and is drawn all the same: the course, the rules in force, the colours."""

from __future__ import annotations

import msgspec

from loipe.core.colours import worn
from loipe.games.mass_start import courses
from loipe.games.mass_start.config import SWITCHES, Config
from loipe.games.mass_start.course_drawing import Ground


class Board(msgspec.Struct, frozen=True):
    """A table of Mass Start before anything moves on it."""

    course: Ground
    rules: tuple[str, ...]
    """The extra rules that are on: the others' signs say nothing."""
    colours: tuple[str, ...]
    """By seat."""


def board(config: Config) -> Board:
    settings = msgspec.structs.asdict(config)
    rules = tuple(name for name, _ in SWITCHES if settings[name])
    return Board(courses.drawing(config.course), rules, worn(config))

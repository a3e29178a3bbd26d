"""What never changes during a race and is drawn all the same: the course, the colours, the cards."""

from __future__ import annotations

import msgspec

from loipe.core.colours import worn
from loipe.games.mass_start import courses
from loipe.games.mass_start.cards import Card, event_cards
from loipe.games.mass_start.codes import SHOTS, TARGETS
from loipe.games.mass_start.config import Config
from loipe.games.mass_start.course_drawing import Ground, Square


class Board(msgspec.Struct, frozen=True):
    """A table of Mass Start before anything moves on it."""

    course: Ground
    """Ground whose rule is off is plain snow."""
    colours: tuple[str, ...]
    """By seat."""
    cards: tuple[Card, ...]
    """The event cards of this table (MS-S8)."""
    targets: int
    shots: int
    """MS-9, MS-10: of a series."""


def board(config: Config) -> Board:
    course = courses.drawing(config.course)
    squares = tuple(in_force(square, config) for square in course.squares)
    cards = event_cards() if config.events else ()
    return Board(msgspec.structs.replace(course, squares=squares), worn(config), cards, TARGETS, SHOTS)


def in_force(square: Square, config: Config) -> Square:
    """The square with only those signs whose rule is on (MS-S1 to MS-S4, MS-S8, MS-S9)."""
    means_something = {"": False, "E": config.events, "C": config.coaches}[square.letter]
    return msgspec.structs.replace(
        square,
        climb=square.climb if config.climbs else 0,
        descent=square.descent and (config.descents or config.falls),
        ice=square.ice and config.ice,
        letter=square.letter if means_something else "",
    )

"""Mass Start: "Biathlon" by Ulrich Höhn."""

from __future__ import annotations

from functools import lru_cache

from loipe.core.colours import COLOURS
from loipe.core.contract import Bot
from loipe.core.game import Meta, Sizes
from loipe.core.no_orders import ORDERS, obey
from loipe.core.observer import Observer
from loipe.games.mass_start import codes as c
from loipe.games.mass_start import courses
from loipe.games.mass_start.board import Board, board
from loipe.games.mass_start.config import CHOICES, PRESETS, Config, start
from loipe.games.mass_start.events import events
from loipe.games.mass_start.guide import guide
from loipe.games.mass_start.measures import GAUGES, measures
from loipe.games.mass_start.notation import read, write
from loipe.games.mass_start.observing import RaceObserver
from loipe.games.mass_start.prompts import forced, prompt
from loipe.games.mass_start.splits import splits
from loipe.games.mass_start.standing import result
from loipe.games.mass_start.state import Race
from loipe.games.mass_start.thumb import Thumb
from loipe.games.mass_start.view import (
    Shown,
    is_open,
    position,
    private,
    public,
    sample,
    show,
    thrower,
    view,
)

META = Meta(
    id="mass-start",
    title="Mass Start",
    designer="Ulrich Höhn",
    box="Biathlon",
    year=None,
    fewest=2,
    most=6,
    rules_version=2,
    telling=(
        "finished",
        "series",
        "fell",
        "carried",
        "lost-turn",
        "played",
        "drew",
        "coached",
        "blocked",
        "shot",
        "moved",
        "rolled",
    ),
    presets=PRESETS,
    choices=CHOICES,
    colours=COLOURS,
)


def sizes(config: Config) -> Sizes:
    """A turn takes at most about 40 plies: coaches lead forward, cards run out."""
    course = courses.find(config.course)
    return Sizes(
        actions=c.SQUARE + course.squares,
        outcomes=c.KINDS,
        plies=config.last_round * len(config.holders) * 40,
    )


observer_of = lru_cache(maxsize=64)(RaceObserver)


def observer(race: Race) -> Observer:
    return observer_of(race.terms)


def thumb() -> Bot:
    return Thumb()


__all__ = [
    "GAUGES", "META", "ORDERS", "Board", "Config", "Shown", "board", "courses", "events", "forced", "guide", "is_open",
    "measures", "obey", "observer", "position", "private", "prompt", "public", "read", "result", "sample", "show",
    "sizes", "splits", "start", "thrower", "thumb", "view", "write",
]  # fmt: skip

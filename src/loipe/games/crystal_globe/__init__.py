"""Biathlon Crystal Globe by Christophe Leclercq."""

from __future__ import annotations

from functools import lru_cache

from loipe.core.contract import Bot
from loipe.core.game import Meta, Sizes
from loipe.core.no_orders import ORDERS, obey
from loipe.core.observer import Observer
from loipe.games.crystal_globe import codes as c
from loipe.games.crystal_globe import courses
from loipe.games.crystal_globe.board import Board, board
from loipe.games.crystal_globe.config import CHOICES, Config, last_round_of, start
from loipe.games.crystal_globe.events import events
from loipe.games.crystal_globe.formats import PRESETS
from loipe.games.crystal_globe.guide import guide
from loipe.games.crystal_globe.measures import GAUGES, measures
from loipe.games.crystal_globe.notation import read, write
from loipe.games.crystal_globe.observing import RaceObserver
from loipe.games.crystal_globe.prompts import forced, prompt
from loipe.games.crystal_globe.shown import Shown, position, private, public, show
from loipe.games.crystal_globe.splits import splits
from loipe.games.crystal_globe.standing import result
from loipe.games.crystal_globe.state import Race
from loipe.games.crystal_globe.thumb import Thumb
from loipe.games.crystal_globe.view import is_open, sample, thrower, view

META = Meta(
    id="crystal-globe",
    title="Crystal Globe",
    designer="Christophe Leclercq",
    box="Biathlon Crystal Globe",
    year=2021,
    fewest=2,
    most=c.MOST_SKIERS,
    rules_version=2,
    telling=(
        "finished",
        "tagged",
        "series",
        "fell",
        "accelerated",
        "played",
        "shaken-off",
        "lost-card",
        "moved",
        "stayed",
        "rolled",
    ),
    presets=PRESETS,
    choices=CHOICES,
    earlier=((2, {"finish": "farthest", "recovery": "without_cards", "skiers_per_player": "any"}),),
)


def sizes(config: Config) -> Sizes:
    """A turn takes at most about 40 plies: shots with gusts, a die, cards, ice, fatigue, a hand to fill."""
    course = courses.find(config.course)
    return Sizes(
        actions=c.SQUARE + course.squares,
        outcomes=c.OUTCOMES,
        plies=(last_round_of(config) + 2) * len(config.holders) * 40,
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

"""Ski Tour: "Ski Tour: Biathlon" by Tobias Olsson."""

from __future__ import annotations

from functools import lru_cache

from loipe.core.contract import Bot
from loipe.core.game import Meta, Sizes
from loipe.core.observer import Observer
from loipe.games.ski_tour import codes as c
from loipe.games.ski_tour import courses
from loipe.games.ski_tour.components import Board, board
from loipe.games.ski_tour.config import CHOICES, PRESETS, Config, start
from loipe.games.ski_tour.events import events
from loipe.games.ski_tour.guide import guide
from loipe.games.ski_tour.measures import GAUGES, measures
from loipe.games.ski_tour.notation import read, renamed, write
from loipe.games.ski_tour.observing import RaceObserver
from loipe.games.ski_tour.orders import ORDERS, obey
from loipe.games.ski_tour.prompts import forced, prompt
from loipe.games.ski_tour.splits import splits
from loipe.games.ski_tour.standing import result
from loipe.games.ski_tour.state import Race
from loipe.games.ski_tour.thumb import Thumb
from loipe.games.ski_tour.view import (
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
    id="ski-tour",
    title="Ski Tour",
    designer="Tobias Olsson",
    box="Ski Tour: Biathlon",
    year=2020,
    fewest=2,
    most=5,
    rules_version=3,
    telling=(
        "finished",
        "collapsed",
        "series",
        "lap-done",
        "drafted",
        "glided",
        "waxed",
        "moved",
        "rolled",
    ),
    presets=PRESETS,
    choices=CHOICES,
    two_hold_four=True,
    earlier=((2, {"any_holders": True}),),
    renamed=renamed,
)


def sizes(config: Config) -> Sizes:
    """A turn takes at most 90 plies: 24 steps, five columns, five shots, re-rolls, and the chain behind."""
    course = courses.find(config.course)
    return Sizes(
        actions=c.STEP + course.spaces,
        outcomes=c.MOST_RESULTS,
        plies=100 + config.last_round * len(config.holders) * 90,
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

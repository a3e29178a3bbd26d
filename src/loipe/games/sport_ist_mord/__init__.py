"""Sport ist Mord, by Henning Poehl."""

from __future__ import annotations

from functools import lru_cache

from loipe.core.colours import COLOURS
from loipe.core.contract import Bot
from loipe.core.game import Meta, Sizes
from loipe.core.no_orders import ORDERS, obey
from loipe.core.observer import Observer
from loipe.games.sport_ist_mord import codes as c
from loipe.games.sport_ist_mord.config import CHOICES, FEWEST_SEATS, PRESETS, Config, start
from loipe.games.sport_ist_mord.events import events
from loipe.games.sport_ist_mord.guide import guide
from loipe.games.sport_ist_mord.measures import GAUGES, measures
from loipe.games.sport_ist_mord.notation import read, write
from loipe.games.sport_ist_mord.observing import MeetObserver
from loipe.games.sport_ist_mord.prompts import forced, prompt
from loipe.games.sport_ist_mord.showing import board, position, private, public, show
from loipe.games.sport_ist_mord.shown import Board, Shown
from loipe.games.sport_ist_mord.splits import splits
from loipe.games.sport_ist_mord.standing import result
from loipe.games.sport_ist_mord.state import Meet
from loipe.games.sport_ist_mord.thumb import Thumb
from loipe.games.sport_ist_mord.view import is_open, sample, thrower, view

META = Meta(
    id="sport-ist-mord",
    title="Sport ist Mord",
    designer="Henning Poehl",
    box="Sport ist Mord",
    year=2006,
    fewest=FEWEST_SEATS,
    most=c.MOST_SEATS,
    rules_version=2,
    telling=(
        "fatal",
        "accident",
        "scored",
        "too-much",
        "got",
        "contested",
        "empty-handed",
        "pill-back",
        "revealed",
        "best",
        "trained",
    ),
    presets=PRESETS,
    choices=CHOICES,
    colours=COLOURS,
)
PLIES = 1000
"""More than a round can take, but for a run of ties that would need a thousand equal rolls."""

courses = None


def sizes(config: Config) -> Sizes:
    """Chance's largest node is a roll of ten dice: 3,003 sorted results."""
    return Sizes(actions=c.CODES, outcomes=3003, plies=config.last_round * PLIES)


observer_of = lru_cache(maxsize=64)(MeetObserver)


def observer(meet: Meet) -> Observer:
    return observer_of(meet.terms)


def thumb() -> Bot:
    return Thumb()


__all__ = [
    "GAUGES", "META", "ORDERS", "Board", "Config", "Shown", "board", "courses", "events", "forced", "guide", "is_open",
    "measures", "obey", "observer", "position", "private", "prompt", "public", "read", "result", "sample", "show",
    "sizes", "splits", "start", "thrower", "thumb", "view", "write",
]  # fmt: skip

"""Tiny: a sprint uphill, a game of a dozen rules that nobody outside this folder knows of.

The tests tell the registry of it by `LOIPE_GAMES=tests.tiny` and get a table, terminal, page, simulation and the
contract suite for it. `docs/how-to/add-a-game.md` walks through these files.
"""

from __future__ import annotations

import msgspec

from loipe.core.contract import Bot
from loipe.core.game import Choice, Meta, Result, Sizes
from loipe.core.guide import guide
from loipe.core.no_orders import ORDERS, obey
from loipe.core.shown import Plain as Shown
from loipe.core.splits import splits
from tests.tiny.config import Config, start
from tests.tiny.events import events
from tests.tiny.measures import GAUGES, measures
from tests.tiny.notation import read, write
from tests.tiny.observing import Watcher as observer  # noqa: N813 - made as the others are
from tests.tiny.prompts import forced, prompt
from tests.tiny.state import OVER, Sprint
from tests.tiny.thumb import Thumb
from tests.tiny.view import (
    is_open,
    places,
    position,
    private,
    public,
    sample,
    show,
    thrower,
    view,
)

META = Meta(
    id="tiny",
    title="Tiny Sprint",
    designer="Loipe",
    box="Tiny Sprint",
    year=None,
    fewest=2,
    most=4,
    rules_version=1,
    presets={"short": Config(), "long": Config(track=20, last_round=20)},
    choices=(Choice("track", "number", "TI-1", (5, 40)), Choice("last_round", "number", "TI-9", (1, 60))),
)
courses = None


def sizes(config: Config) -> Sizes:
    """A wax each, the weather, then at most a choice and a die a turn."""
    seats = len(config.holders)
    return Sizes(actions=4, outcomes=6, plies=seats + 2 + 2 * seats * config.last_round)


class Board(msgspec.Struct, frozen=True):
    """What never changes: TI-1."""

    track: int


def board(config: Config) -> Board:
    return Board(config.track)


def result(sprint: Sprint) -> Result:
    """TI-8: the farthest first."""
    over = sprint.phase == OVER
    reason = "tiny-over-finished" if max(sprint.square) > sprint.config.track else "tiny-over-last-round"
    return Result(places(sprint.square), over, reason if over else "")


def thumb() -> Bot:
    return Thumb()


__all__ = [
    "GAUGES", "META", "ORDERS", "Board", "Config", "Shown", "board", "courses", "events", "forced", "guide", "is_open",
    "measures", "obey", "observer", "position", "private", "prompt", "public", "read", "result", "sample", "show",
    "sizes", "splits", "start", "thrower", "thumb", "view", "write",
]  # fmt: skip

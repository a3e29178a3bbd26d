"""What a table agrees on."""

from __future__ import annotations

import msgspec

from loipe.core.game import Defects, Refused
from tests.tiny.state import ROUND, Sprint


class Config(msgspec.Struct, frozen=True):
    """Every number with its clause."""

    holders: tuple[int, ...] = (0, 1, 2)
    """By seat: the number of the player who holds it."""
    track: int = 10
    """TI-1: squares up to the line."""
    last_round: int = 12
    """TI-9."""


def start(config: Config, journal: list[int] | None = None) -> Sprint:
    """A fresh sprint, or Defects."""
    defects = []
    if not 2 <= len(config.holders) <= 4:
        defects.append(Refused("config-seats", "TI-1", seats=len(config.holders), low=2, high=4))
    for name, value, low, high in (("track", config.track, 5, 40), ("last_round", config.last_round, 1, 60)):
        if not low <= value <= high:
            defects.append(Refused("config-number", "TI-1", name=name, value=value, low=low, high=high))
    if defects:
        raise Defects(defects)
    sprint = Sprint(config)
    sprint.journal = journal
    sprint.tell(ROUND, 0, 1)
    return sprint

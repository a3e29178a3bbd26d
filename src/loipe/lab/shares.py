"""Win shares as games come in, by variant and contender, and when they are precise enough."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from loipe.lab.plan import BATCH, Columns
from loipe.lab.tally import wilson


class Sum(msgspec.Struct):
    """Of one contender in one variant. Several seats of one bot are one contender: each its part of a game."""

    games: float = 0.0
    wins: float = 0.0
    places: float = 0.0

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def place(self) -> float:
        return self.places / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        return wilson(self.share, round(self.games))


def contender(bots: Sequence[str], bot: str, seat: int) -> str:
    """Bots where they differ, else seats."""
    return bot if len(set(bots)) > 1 else str(seat)


class Shares:
    """Sums by variant."""

    def __init__(self, bots: Sequence[Sequence[str]]) -> None:
        self.bots = bots
        self.games = [0] * len(bots)
        self.plies = 0
        self.sums: list[dict[str, Sum]] = []
        for own in bots:
            names = [contender(own, bot, seat) for seat, bot in enumerate(own, 1)]
            self.sums.append({name: Sum() for name in dict.fromkeys(names)})

    def add(self, columns: Columns) -> None:
        """The rows of whole games."""
        names = ("variant", "seat", "bot", "place", "win", "plies")
        for variant, seat, bot, place, win, plies in zip(*(columns[name] for name in names), strict=True):
            bots = self.bots[variant]
            name = contender(bots, bot, seat)
            part = 1 / bots.count(bot) if len(set(bots)) > 1 else 1.0
            found = self.sums[variant][name]
            found.games += part
            found.wins += win * part
            found.places += place * part
            if seat == 1:
                self.games[variant] += 1
                self.plies += plies

    def widest(self) -> float:
        """Half of the widest interval."""
        return max((high - low) / 2 for own in self.sums for low, high in (one.interval() for one in own.values()))

    def is_precise(self, until: float) -> bool:
        """Only where every variant has played as many whole batches, so that it is the same on every machine."""
        level = len(set(self.games)) == 1 and self.games[0] % BATCH == 0
        return level and bool(self.games[0]) and self.widest() <= until

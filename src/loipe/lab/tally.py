"""What many games add up to: whole numbers only, so that the order of adding never matters."""

from __future__ import annotations

from collections.abc import Sequence
from math import lcm, sqrt

import msgspec

SHARE = lcm(*range(1, 13))
"""One win, in parts that divide evenly among any number of equal winners."""
Z95 = 1.959963984540054
"""Standard deviations to both sides that hold 95 %."""


class Tally(msgspec.Struct):
    """Sums over games, by seat."""

    games: int
    steps: int
    wins: list[int]
    places: list[int]

    @classmethod
    def empty(cls, seats: int) -> Tally:
        return cls(0, 0, [0] * seats, [0] * seats)

    def add_game(self, places: Sequence[int], steps: int) -> None:
        """One finished game; equal winners share the win."""
        self.games += 1
        self.steps += steps
        best = min(places)
        winners = sum(place == best for place in places)
        for seat, place in enumerate(places):
            self.places[seat] += place
            if place == best:
                self.wins[seat] += SHARE // winners

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.steps += other.steps
        for seat, (wins, places) in enumerate(zip(other.wins, other.places, strict=True)):
            self.wins[seat] += wins
            self.places[seat] += places

    def win_share(self, seat: int) -> float:
        return self.wins[seat] / (SHARE * self.games) if self.games else 0.0

    def mean_place(self, seat: int) -> float:
        return self.places[seat] / self.games if self.games else 0.0

    def length(self) -> float:
        """Steps of a game, on average."""
        return self.steps / self.games if self.games else 0.0


def wilson(share: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The interval of a share, of 95 % unless told, by Wilson's score: honest for few games and near 0 or 1."""
    if games == 0:
        return 0.0, 1.0
    square = z * z
    middle = share + square / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + square / (4 * games * games))
    whole = 1 + square / games
    return max(0.0, min(share, (middle - spread) / whole)), min(1.0, max(share, (middle + spread) / whole))

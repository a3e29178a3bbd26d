"""What a finished game was like, seat by seat: named numbers that grow while its journal is read."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Measured: TypeAlias = "int | str | list[str] | None"
Sheets: TypeAlias = "list[dict[str, Measured]]"
"""By seat; every seat has the same names."""


class Gauge(msgspec.Struct, frozen=True):
    """One of a game's measures, as whoever draws it needs to know it. Text: `<game>-gauge-<name>`."""

    name: str
    kind: Literal["time", "worth", "stage", "count"]
    """Rounds spent on something; what may be worth a win; how it stood on the way; or simply a number."""
    each: bool = False
    """Also, or only, by lap or visit to the range: `risk_1`, `risk_2` and so on."""
    beside: str = ""
    """The gauge it is told apart by: a risk by the wind."""
    order: tuple[str, ...] = ()
    """Of its values, where they have one of their own."""
    words: str = ""
    """Message ids of its values begin so; empty where values are shown as they are."""


class Sheet:
    """Counts of one game, by seat. A turn is spent on one thing; what comes later in it may tell on what."""

    def __init__(self, seats: int, times: tuple[str, ...], laps: int) -> None:
        self.rows: Sheets = []
        names = ["rounds", *times, *[f"{name}_{lap + 1}" for name in times for lap in range(laps)]]
        for _ in range(seats):
            self.rows.append(dict.fromkeys(names, 0))
        self.laps = laps
        self.lap = [1] * seats
        self.doing = [""] * seats

    def begin(self, seat: int, doing: str) -> None:
        """A turn begins."""
        self.doing[seat] = doing
        self.spend(seat, doing, 1)

    def turn_out(self, seat: int, doing: str) -> None:
        """The turn under way is spent on something else than it seemed."""
        self.spend(seat, self.doing[seat], -1)
        self.begin(seat, doing)

    def spend(self, seat: int, doing: str, turns: int) -> None:
        self.add(seat, "rounds", turns)
        self.add(seat, doing, turns)
        self.add(seat, f"{doing}_{min(self.lap[seat], self.laps)}", turns)

    def add(self, seat: int, name: str, count: int) -> None:
        before = self.rows[seat].get(name)
        self.rows[seat][name] = before + count if isinstance(before, int) else count

    def names(self, values: dict[str, Measured]) -> None:
        """Every seat has these, whatever happens."""
        for row in self.rows:
            for name, value in values.items():
                row[name] = [] if isinstance(value, list) else value

    def gather(self, seat: int, name: str, word: str) -> None:
        """One more of a list."""
        found = self.rows[seat][name]
        if isinstance(found, list):
            found.append(word)


def visits(names: tuple[str, ...], count: int) -> dict[str, Measured]:
    """`risk_1` and so on, unknown until somebody gets there."""
    return {f"{name}_{visit + 1}": None for name in names for visit in range(count)}

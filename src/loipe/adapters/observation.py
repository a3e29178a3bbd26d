"""The names behind an observation's numbers: fields in a fixed order, each with its span and bounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from loipe.core.observer import Observer

N = TypeVar("N")


class Observation:
    """Of one game with one config."""

    def __init__(self, observer: Observer) -> None:
        self.length = observer.length
        self.names = tuple(field.name for field in observer.fields)
        self.spans: dict[str, slice] = {}
        """By name of a field, and by what its name begins with: `skier.0` spans all fields of oneself."""
        self.low: list[int] = []
        self.high: list[int] = []
        """By number: the least and the most it may be."""
        for field in observer.fields:
            begin = len(self.low)
            self.low += [field.low] * field.length
            self.high += [field.high] * field.length
            parts = field.name.split(".")
            for count in range(1, len(parts) + 1):
                name = ".".join(parts[:count])
                first = self.spans[name].start if name in self.spans else begin
                self.spans[name] = slice(first, len(self.low))

    def named(self, numbers: Sequence[N]) -> dict[str, N | list[N]]:
        """The numbers by name, as somebody reads them."""
        return {name: self.part(numbers, name) for name in self.names}

    def part(self, numbers: Sequence[N], name: str) -> N | list[N]:
        found = list(numbers[self.spans[name]])
        return found[0] if len(found) == 1 else found

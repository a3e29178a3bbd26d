"""A position as OpenSpiel walks it: compiled, so that a step from Python costs little."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from loipe.core.contract import CHANCE, NOBODY, State

TERMINAL: Final = -4
"""As OpenSpiel numbers the end of a game; chance is -1 with both."""


class Step:
    """One code and what was played before it: positions that part later share it."""

    def __init__(self, code: int, before: Step | None) -> None:
        self.code: int = code
        self.before: Step | None = before


class Position:
    """A State, the codes that led to it, and how to come here again from the start."""

    def __init__(
        self, state: State, replay: Callable[[list[int]], Position], last: Step | None = None, sampled: bool = False
    ) -> None:
        self.state: State = state
        self.replay: Callable[[list[int]], Position] = replay
        self.last: Step | None = last
        self.sampled: bool = sampled
        """A world that fits what somebody knows: no codes lead here."""

    def player(self) -> int:
        seat = self.state.to_act()
        if seat == NOBODY:
            return TERMINAL
        return seat

    def is_terminal(self) -> bool:
        return self.state.to_act() == NOBODY

    def is_chance(self) -> bool:
        return self.state.to_act() == CHANCE

    def options(self) -> list[int]:
        found: list[int] = []
        for code in self.state.options():
            found.append(code)
        return found

    def outcomes(self) -> list[tuple[int, float]]:
        """At chance: each code and how likely it is."""
        weights = self.state.weights()
        total = 0
        for weight in weights:
            total += weight
        found: list[tuple[int, float]] = []
        at = 0
        for code in self.state.options():
            found.append((code, weights[at] / total))
            at += 1
        return found

    def apply(self, code: int) -> None:
        self.note(code)
        self.state.apply(code)

    def note(self, code: int) -> None:
        self.last = Step(code, self.last)

    def codes(self) -> list[int]:
        found: list[int] = []
        step = self.last
        while step is not None:
            found.append(step.code)
            step = step.before
        found.reverse()
        return found

    def __deepcopy__(self, memo: object) -> Position:
        return Position(self.state.clone(), self.replay, self.last, self.sampled)

    def __reduce__(self) -> tuple[object, ...]:
        if self.sampled:
            raise TypeError
        return self.replay, (self.codes(),)

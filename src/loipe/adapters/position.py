"""A position as OpenSpiel walks it: compiled, so that a step from Python costs little."""

from __future__ import annotations

from collections.abc import Callable
from operator import index
from typing import Final, SupportsIndex

from loipe.core.contract import CHANCE, NOBODY, State
from loipe.core.ints import i64, vec

TERMINAL: Final = -4
"""As OpenSpiel numbers the end of a game; chance is -1 with both."""
MOST: Final = 16
"""Outcomes of one chance node; where there are more, chance falls in several steps."""


class Step:
    """One action and what was played before it: positions that part later share it."""

    def __init__(self, player: int, action: int, before: Step | None) -> None:
        self.player: int = player
        self.action: int = action
        self.before: Step | None = before


class Position:
    """A State, the steps that led to it, and how to come here again from the start.

    Many outcomes lie in spans of neighbours, these in spans of spans, and each chance node asks which of them it is.
    The chances multiply to those of the game, exactly.
    """

    def __init__(self, state: State, replay: Callable[[list[int]], Position], sampled: bool = False) -> None:
        self.state: State = state
        self.replay: Callable[[list[int]], Position] = replay
        self.sampled: bool = sampled
        """A world that fits what somebody knows: no steps lead here."""
        self.last: Step | None = None
        self.told: Step | None = None
        """The last step that OpenSpiel's own history holds."""
        self.whole: bool = False
        """At chance, once it is asked for: it falls in one step."""
        self.weights: vec[i64] = vec[i64]()
        """And if it does not: of all its outcomes."""
        self.first: i64 = 0
        self.beyond: i64 = 0
        """Within chance that falls in several steps: the outcomes still possible, by place. Else 0."""

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
        if self.state.to_act() == CHANCE and self.is_split():
            for span in range(self.spans()):
                found.append(span)
            return found
        for code in self.state.options():
            found.append(code)
        return found

    def outcomes(self) -> list[tuple[int, float]]:
        """At chance: each action and how likely it is."""
        if len(self.weights) > 0:
            return self.parts()
        weights = self.state.weights()
        if len(weights) > MOST:
            self.weights = weights
            return self.parts()
        self.whole = True
        found: list[tuple[int, float]] = []
        total = float(int(sum_of(weights, 0, len(weights))))
        at: i64 = 0
        for code in self.state.options():
            found.append((code, float(int(weights[at])) / total))
            at += 1
        return found

    def parts(self) -> list[tuple[int, float]]:
        """The spans of this node. Only what is still possible is summed up, and nothing kept of it."""
        found: list[tuple[int, float]] = []
        weights, first, end = self.weights, self.first, self.end()
        spans, length = self.spans(), end - first
        total = float(int(sum_of(weights, first, end)))
        begin, span = first, 0
        while span < spans:
            beyond = first + length * (span + 1) // spans
            found.append((span, float(int(sum_of(weights, begin, beyond))) / total))
            begin = beyond
            span += 1
        return found

    def is_split(self) -> bool:
        """At chance: it falls, or goes on falling, in several steps."""
        if self.whole:
            return False
        if len(self.weights) == 0:
            weights = self.state.weights()
            self.whole = len(weights) <= MOST
            if not self.whole:
                self.weights = weights
        return not self.whole

    def end(self) -> i64:
        """Behind the last outcome that is still possible."""
        if self.beyond > 0:
            return self.beyond
        return len(self.weights)

    def spans(self) -> i64:
        """Of this node: as many as it may have, or one for each outcome that is left."""
        return min(MOST, self.end() - self.first)

    def begin_of(self, span: i64) -> i64:
        """The first outcome of a span; spans differ in length by one at most."""
        return self.first + (self.end() - self.first) * span // self.spans()

    def within(self, action: int) -> tuple[int, int]:
        """At chance: the first and the last code that an action stands for."""
        if not self.is_split():
            return action, action
        options = self.state.options()
        return options[self.begin_of(action)], options[self.begin_of(action + 1) - 1]

    def take(self, action: SupportsIndex) -> None:
        """From Python: OpenSpiel's own bots hand over numbers of numpy's."""
        self.apply(action if isinstance(action, int) else index(action))

    def apply(self, action: int) -> None:
        seat = self.state.to_act()
        self.last = Step(seat, action, self.last)
        if seat != CHANCE:
            self.state.apply(action)
        elif self.is_split():
            self.narrow(action)
        else:
            self.fall(action)

    def narrow(self, span: i64) -> None:
        """Chance falls into a span; where that is a single outcome, it is played."""
        first, beyond = self.begin_of(span), self.begin_of(span + 1)
        if beyond - first > 1:
            self.first = first
            self.beyond = beyond
        else:
            self.fall(self.state.options()[first])

    def fall(self, code: i64) -> None:
        self.state.apply(code)
        self.whole = False
        if len(self.weights) > 0:
            self.weights = vec[i64]()
            self.first = 0
            self.beyond = 0

    def actions(self) -> list[int]:
        return [action for _, action in since(None, self.last)]

    def untold(self) -> list[tuple[int, int]]:
        """Players and actions that OpenSpiel's own history does not hold yet; from now on it does."""
        found = since(self.told, self.last)
        self.told = self.last
        return found

    def __deepcopy__(self, memo: object) -> Position:
        copy = Position(self.state.clone(), self.replay, self.sampled)
        copy.last = self.last
        copy.told = self.told
        copy.whole = self.whole
        copy.weights = self.weights
        copy.first = self.first
        copy.beyond = self.beyond
        return copy

    def __reduce__(self) -> tuple[object, ...]:
        if self.sampled:
            raise TypeError
        return self.replay, (self.actions(),)


def sum_of(weights: vec[i64], first: i64, beyond: i64) -> i64:
    """Of those from the first on."""
    total: i64 = 0
    at = first
    while at < beyond:
        total += weights[at]
        at += 1
    return total


def since(known: Step | None, last: Step | None) -> list[tuple[int, int]]:
    """Players and actions after a step, in order."""
    found: list[tuple[int, int]] = []
    step = last
    while step is not None and step is not known:
        found.append((step.player, step.action))
        step = step.before
    found.reverse()
    return found

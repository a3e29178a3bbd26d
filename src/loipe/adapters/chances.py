"""What a chance node may bring, as OpenSpiel lists it: in one step, or in several where that would be too many."""

from __future__ import annotations

from typing import Final

from loipe.core.contract import State
from loipe.core.dice import MOST as LARGEST
from loipe.core.dice import Pool
from loipe.core.ints import i64, vec

MOST: Final = 16
"""Outcomes of one chance node; where there are more, chance falls in several steps."""


class Odds:
    """The outcomes of a node from one place to another. Many lie in spans of neighbours, these in spans of spans.

    The chances multiply to those of the game, exactly. Nothing of it changes, so positions share it.
    """

    def __init__(self, codes: vec[i64], weights: vec[i64], first: i64, beyond: i64, is_whole: bool) -> None:
        self.codes: vec[i64] = codes
        self.weights: vec[i64] = weights
        self.first: i64 = first
        self.beyond: i64 = beyond
        self.spans: i64 = min(MOST, beyond - first)
        self.is_last: bool = self.spans == beyond - first
        """Each span is a single outcome."""
        self.below: list[Odds | None] = []
        """By span, once somebody gets there."""
        self.actions: list[int] = []
        self.found: list[tuple[int, float]] = []
        """Each action and how likely it is."""
        total: i64 = sum_of(weights, first, beyond)
        whole = float(int(total))
        span: i64 = 0
        while span < self.spans:
            begin = self.begin_of(span)
            part = weights[begin] if self.is_last else sum_of(weights, begin, self.begin_of(span + 1))
            action = codes[begin] if is_whole else span
            self.actions.append(action)
            self.found.append((action, float(int(part)) / whole))
            span += 1
        self.is_whole: bool = is_whole
        """It falls in one step: actions are the game's codes."""

    def begin_of(self, span: i64) -> i64:
        """The first outcome of a span; spans differ in length by one at most."""
        if self.is_last:
            return self.first + span
        return self.first + (self.beyond - self.first) * span // self.spans

    def code_of(self, action: i64) -> i64:
        """The first that an action stands for."""
        return action if self.is_whole else self.codes[self.begin_of(action)]

    def within(self, action: i64) -> tuple[int, int]:
        """The first and the last code that an action stands for."""
        last = action if self.is_whole else self.codes[self.begin_of(action + 1) - 1]
        return self.code_of(action), last

    def narrowed(self, span: i64) -> Odds | None:
        """What is left after a span; None where that is a single outcome."""
        if self.is_last:
            return None
        first, beyond = self.begin_of(span), self.begin_of(span + 1)
        if beyond - first == 1:
            return None
        if len(self.below) == 0:
            self.below = [None] * self.spans
        found = self.below[span]
        if found is None:
            found = Odds(self.codes, self.weights, first, beyond, False)
            self.below[span] = found
        return found


def sum_of(weights: vec[i64], first: i64, beyond: i64) -> i64:
    """Of those from the first on."""
    total: i64 = 0
    at = first
    while at < beyond:
        total += weights[at]
        at += 1
    return total


THROWN: Final[list[Odds | None]] = [None] * (LARGEST * LARGEST)
"""By dice and faces."""


def odds_of(state: State) -> Odds:
    """Of a node; those of dice are made once."""
    pool = state.thrown()
    if pool is None:
        return made(state.options(), state.weights())
    return odds_of_dice(pool)


def odds_of_dice(pool: Pool) -> Odds:
    found = THROWN[pool.dice * LARGEST + pool.faces]
    if found is None:
        found = made(pool.options, pool.weights)
        THROWN[pool.dice * LARGEST + pool.faces] = found
    return found


def made(codes: vec[i64], weights: vec[i64]) -> Odds:
    return Odds(codes, weights, 0, len(codes), len(codes) <= MOST)

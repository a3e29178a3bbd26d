"""Who rolls. A dealer answers a position's chance node with one of its options; the table logs it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Protocol

from loipe.core.contract import State
from loipe.core.game import AnyGame, Refused
from loipe.core.rng import Rng


class Dealer(Protocol):
    """A provable dealer (commit and reveal) will fit here: it may keep whatever it needs between draws."""

    def draw(self, state: State) -> int:
        """An option of a position in which chance acts."""


LARGEST = 1 << 64


def below(count: int) -> int:
    """A number from 0 up, each as likely: 8 bytes of the operating system's, anew where they would favour the first."""
    while True:
        found = int.from_bytes(os.urandom(8), "little")
        if found < LARGEST - LARGEST % count:
            return found % count


class LiveDealer:
    """Operating-system entropy for every draw: what a table uses."""

    def draw(self, state: State) -> int:
        weights = list(state.weights())
        left = below(sum(weights))
        for code, weight in zip(state.options(), weights, strict=True):
            if left < weight:
                return code
            left -= weight
        raise AssertionError("the weights add up to their sum")


class SeededDealer:
    """The same seed, the same game on every machine, compiled or not."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def draw(self, state: State) -> int:
        return state.pick(self.rng)


class RecordedDealer:
    """Answers with the chance words of a log, in order."""

    def __init__(self, game: AnyGame, words: Iterator[str]) -> None:
        self.game = game
        self.words = words

    def draw(self, state: State) -> int:
        word = next(self.words, None)
        if word is None:
            raise Refused("log-out-of-dice")
        return self.game.read(state, word)


class PhysicalDealer:
    """A person types what the real dice or cards showed; `ask` repeats until the word fits."""

    def __init__(self, game: AnyGame, ask: Callable[[State], str]) -> None:
        self.game = game
        self.ask = ask

    def draw(self, state: State) -> int:
        return self.game.read(state, self.ask(state))

"""Pools of dice: one chance node over sorted results, with whole-number weights, precomputed."""

from __future__ import annotations

from loipe.core.ints import append, i64, vec
from loipe.core.rng import Rng


class Pool:
    """All results of some equal dice, as counts per face. Result 0 has every die on the last face."""

    def __init__(self, dice: i64, faces: i64) -> None:
        self.dice: i64 = dice
        self.faces: i64 = faces
        self.options: vec[i64] = vec[i64]()
        self.weights: vec[i64] = vec[i64]()
        self.counts: vec[i64] = vec[i64]()
        self.ranks: dict[tuple[int, ...], int] = {}
        self.fill(0, dice, factorial(dice), [])

    def fill(self, face: i64, left: i64, ways: i64, counts: list[int]) -> None:
        """Every way to share the dice left over the faces from here on."""
        if face == self.faces - 1:
            whole = (*counts, left)
            self.ranks[whole] = len(self.ranks)
            self.options = append(self.options, len(self.options))
            self.weights = append(self.weights, ways // factorial(left))
            for count in whole:
                self.counts = append(self.counts, i64(count))
            return
        for count in range(left + 1):
            self.fill(face + 1, left - count, ways // factorial(count), [*counts, count])

    def count(self, result: i64, face: i64) -> i64:
        """How many dice show this face (0 is the first) in a result."""
        return self.counts[result * self.faces + face]

    def rank(self, counts: tuple[int, ...]) -> int:
        """The result with these counts per face; KeyError where the counts do not fit the pool."""
        return self.ranks[counts]

    def roll(self, rng: Rng) -> i64:
        """One result by throwing the dice."""
        counts = [0] * self.faces
        for _ in range(self.dice):
            counts[rng.below(self.faces)] += 1
        return self.ranks[tuple(counts)]


def factorial(number: i64) -> i64:
    product: i64 = 1
    for factor in range(2, number + 1):
        product *= factor
    return product


POOLS: dict[tuple[int, int], Pool] = {}


def pool(dice: i64, faces: i64) -> Pool:
    """The pool of that size, made once."""
    found = POOLS.get((dice, faces))
    if found is None:
        found = Pool(dice, faces)
        POOLS[(dice, faces)] = found
    return found

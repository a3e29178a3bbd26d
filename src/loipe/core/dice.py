"""Pools of dice: one chance node over sorted results, with whole-number weights, precomputed."""

from __future__ import annotations

from typing import Final

from loipe.core.ints import append, i64, shl, vec
from loipe.core.rng import Rng


class Pool:
    """All results of some equal dice, as counts per face. Result 0 has every die on the last face."""

    def __init__(self, dice: i64, faces: i64) -> None:
        self.dice: i64 = dice
        self.faces: i64 = faces
        self.bits: i64 = 60 // faces
        """For each face's count in a packed result."""
        self.mask: i64 = shl(1, self.bits) - 1
        self.options: vec[i64] = vec[i64]()
        self.weights: vec[i64] = vec[i64]()
        self.counts: vec[i64] = vec[i64]()
        self.passed: vec[i64] = passed_results(dice, faces)
        """By face, dice left and count: results that come before, because they have fewer on this face."""
        self.fill(0, dice, factorial(dice), 0)

    def fill(self, face: i64, left: i64, ways: i64, counts: i64) -> None:
        """Every way to share the dice left over the faces from here on; the counts before are packed."""
        if face == self.faces - 1:
            self.options = append(self.options, len(self.options))
            self.weights = append(self.weights, ways // factorial(left))
            counts += shl(left, self.bits * face)
            shown: i64 = 0
            while shown < self.faces:
                self.counts = append(self.counts, (counts >> (self.bits * shown)) & self.mask)
                shown += 1
            return
        count: i64 = 0
        while count <= left:
            self.fill(face + 1, left - count, ways // factorial(count), counts + shl(count, self.bits * face))
            count += 1

    def count(self, result: i64, face: i64) -> i64:
        """How many dice show this face (0 is the first) in a result."""
        return self.counts[result * self.faces + face]

    def rank(self, counts: tuple[int, ...]) -> int:
        """The result with these counts per face; KeyError where the counts do not fit the pool."""
        if len(counts) != self.faces or sum(counts) != self.dice or min(counts) < 0:
            raise KeyError(counts)
        packed: i64 = 0
        for face in range(self.faces):
            packed += shl(counts[face], self.bits * face)
        return self.result_of(packed)

    def result_of(self, counts: i64) -> i64:
        """The result with these counts, packed into one number face by face."""
        result: i64 = 0
        left = self.dice
        face: i64 = 0
        while face < self.faces - 1:
            count = (counts >> (self.bits * face)) & self.mask
            result += self.passed[(face * (self.dice + 1) + left) * (self.dice + 1) + count]
            left -= count
            face += 1
        return result

    def roll(self, rng: Rng) -> i64:
        """One result by throwing the dice. The counts are kept in one number, so that nothing is allocated."""
        counts: i64 = 0
        thrown: i64 = 0
        while thrown < self.dice:
            counts += shl(1, self.bits * rng.below(self.faces))
            thrown += 1
        return self.result_of(counts)


def passed_results(dice: i64, faces: i64) -> vec[i64]:
    """How many results a count skips: with k fewer faces to come, n dice can fall in C(n + k - 1, n) ways."""
    passed = vec[i64]()
    for face in range(faces):
        for left in range(dice + 1):
            before: i64 = 0
            for count in range(dice + 1):
                passed = append(passed, before)
                if count <= left:
                    before += shares(left - count, faces - face - 1)
    return passed


def shares(dice: i64, faces: i64) -> i64:
    """Ways to share equal dice over faces."""
    if faces == 0:
        return 1 if dice == 0 else 0
    ways: i64 = 1
    for step in range(1, faces):
        ways = ways * (dice + step) // step
    return ways


def factorial(number: i64) -> i64:
    product: i64 = 1
    for factor in range(2, number + 1):
        product *= factor
    return product


MOST: Final = 64
"""Dice, and faces, of a pool: fewer than this."""
POOLS: Final[list[Pool | None]] = [None] * (MOST * MOST)


def pool(dice: i64, faces: i64) -> Pool:
    """The pool of that size, made once."""
    found = POOLS[dice * MOST + faces]
    if found is None:
        found = Pool(dice, faces)
        POOLS[dice * MOST + faces] = found
    return found

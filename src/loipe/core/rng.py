"""Our generator: xoshiro128** in 32-bit words, the same stream compiled and not.

For lab and tests only. A live table draws from the operating system (dealer.py).
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from loipe.core.ints import i64, vec

WORD: Final = 0xFFFFFFFF
BLANK: Final = blake2b(digest_size=16)


class Rng:
    """Numbers from a seed and a game number; every game of a series has its own stream."""

    def __init__(self, seed: int, game: int = 0) -> None:
        hashed = BLANK.copy()  # a third faster than a new one
        hashed.update(f"{seed}/{game}".encode())
        digest = hashed.digest()
        self.a: i64 = word_of(digest, 0) | 1  # never all zero
        self.b: i64 = word_of(digest, 4)
        self.c: i64 = word_of(digest, 8)
        self.d: i64 = word_of(digest, 12)

    def follow(self, other: Rng) -> None:
        """Begin again where four words of another stream lead."""
        self.a = other.word() | 1
        self.b = other.word()
        self.c = other.word()
        self.d = other.word()

    def word(self) -> i64:
        """The next 32 bits."""
        five: i64 = (self.b * 5) & WORD
        result: i64 = ((((five << 7) & WORD) | (five >> 25)) * 9) & WORD
        shifted: i64 = (self.b << 9) & WORD
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= shifted
        self.d = ((self.d << 11) & WORD) | (self.d >> 21)
        return result

    def eighth(self) -> i64:
        """below(8), which a word never has to be drawn again for."""
        return self.word() >> 29

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each equally likely."""
        if bound > 0x1000000:
            return self.far_below(bound)
        product: i64 = self.word() * bound
        if product & WORD < bound:
            threshold: i64 = (WORD + 1 - bound) % bound
            while product & WORD < threshold:
                product = self.word() * bound
        return product >> 32

    def far_below(self, bound: i64) -> i64:
        """Totals above 2**24, up to 2**60, take two words."""
        span: i64 = 1152921504606846976  # 2**60
        limit: i64 = span - span % bound
        while True:
            drawn: i64 = ((self.word() & 0xFFFFFFF) << 32) | self.word()
            if drawn < limit:
                return drawn % bound

    def weighted(self, weights: vec[i64]) -> i64:
        """An index, each as likely as its weight."""
        total: i64 = 0
        for weight in weights:
            total += weight
        left: i64 = self.below(total)
        index: i64 = 0
        while left >= weights[index]:
            left -= weights[index]
            index += 1
        return index


def word_of(digest: bytes, at: i64) -> i64:
    """Four bytes, the lowest first."""
    word: i64 = 0
    place: i64 = 3
    while place >= 0:
        word = (word << 8) | i64(digest[at + place])
        place -= 1
    return word

"""SM-83: who leads a contest, exactly, in whole numbers."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache


@lru_cache(maxsize=64)
def sums(dice: int) -> tuple[int, ...]:
    """Ways to throw each total; index is the total."""
    ways = [1]
    for _ in range(dice):
        ways = [sum(ways[max(0, total - 6) : total]) for total in range(len(ways) + 6)]
    return tuple(ways)


def leads(dice: int, others: tuple[int, ...]) -> Fraction:
    """SM-83: how likely the total of so many dice is above that of all others, before coaches and roll-offs."""
    ways = 0
    for total, count in enumerate(sums(dice)):
        below = 1
        for other in others:
            below *= sum(sums(other)[:total])
        ways += count * below
    return Fraction(ways, 6 ** (dice + sum(others)))

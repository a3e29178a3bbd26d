"""Exact odds of a series (MS-9, MS-10), in whole numbers."""

from __future__ import annotations

from functools import lru_cache
from math import comb

from loipe.games.mass_start.codes import SHOTS, TARGETS


@lru_cache
def series(risk: int, targets: int = TARGETS, shots: int = SHOTS) -> tuple[int, int, float]:
    """Ways to hit all targets that are left of 6**shots, and the expected number of penalty loops."""
    hit, miss = 7 - risk, risk - 1
    whole = 6**shots
    hits = [comb(shots, count) * hit**count * miss ** (shots - count) for count in range(shots + 1)]
    clean = sum(hits[targets:])
    loops = sum((targets - count) * ways for count, ways in enumerate(hits[:targets]))
    return clean, whole, loops / whole

"""Exact odds of a series (MS-9, MS-10), in whole numbers."""

from __future__ import annotations

from functools import lru_cache
from math import comb

from loipe.games.mass_start.codes import SHOTS, TARGETS


@lru_cache
def series(risk: int) -> tuple[int, int, float]:
    """Ways to shoot clean of 6**8, and the expected number of penalty loops."""
    hit, miss = 7 - risk, risk - 1
    whole = 6**SHOTS
    hits = [comb(SHOTS, count) * hit**count * miss ** (SHOTS - count) for count in range(SHOTS + 1)]
    clean = sum(hits[TARGETS:])
    loops = sum((TARGETS - count) * hits[count] for count in range(TARGETS))
    return clean, whole, loops / whole

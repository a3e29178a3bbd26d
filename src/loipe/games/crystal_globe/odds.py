"""Exact odds of a series (CG-21 to CG-25), in fractions: every die, and the wind the shooter's own windsocks turn."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from loipe.games.crystal_globe.terms import Terms
from loipe.games.crystal_globe.words import SEQUENCE


def hit_chance(terms: Terms, standing: int, wind: int, base: int, place: int) -> Fraction:
    """CG-71: this shot."""
    die = terms.die(standing, wind, base, place)
    return Fraction(terms.hits[die] + terms.socks[die], terms.faces)


def turn_chance(terms: Terms, standing: int, wind: int, base: int, place: int) -> Fraction:
    """CG-25: this shot turns the weather."""
    die = terms.die(standing, wind, base, place)
    return Fraction(terms.socks[die] * terms.event_faces[0], terms.faces * sum(terms.event_faces))


def splits(left: int, place: int) -> list[tuple[int, ...]]:
    """Ways to share the shots left: so many more in this turn (0 is to stop now), then turns of their own."""
    found: list[tuple[int, ...]] = []
    for now in range(min(left, SEQUENCE - place), -1, -1):
        found += [(now, *rest) for rest in partitions(left - now, SEQUENCE)]
    return found


@lru_cache
def partitions(shots: int, most: int) -> tuple[tuple[int, ...], ...]:
    """Whole turns, the longest first: the order of equal splits makes no difference."""
    if shots == 0:
        return ((),)
    return tuple(
        (first, *rest) for first in range(min(shots, most), 0, -1) for rest in partitions(shots - first, first)
    )


def series(
    terms: Terms, standing: int, wind: int, base: int, place: int, split: tuple[int, ...]
) -> tuple[Fraction, Fraction]:
    """The chance that every shot hits, and the misses to expect; between turns the wind is left as it is."""
    winds = [Fraction(1 - wind), Fraction(wind)]
    clean = list(winds)
    misses = Fraction(0)
    for turn, shots in enumerate(split):
        first = place if turn == 0 else 0
        for at in range(first, first + shots):
            chances = [hit_chance(terms, standing, air, base, at) for air in (0, 1)]
            turns = [turn_chance(terms, standing, air, base, at) for air in (0, 1)]
            misses += sum((winds[air] * (1 - chances[air]) for air in (0, 1)), Fraction(0))
            winds = [winds[air] * (1 - turns[air]) + winds[1 - air] * turns[1 - air] for air in (0, 1)]
            clean = [clean[air] * (chances[air] - turns[air]) + clean[1 - air] * turns[1 - air] for air in (0, 1)]
    return sum(clean, Fraction(0)), misses

"""Exact odds of a series (CG-21 to CG-25, CG-60): every die, and the wind the shooter's own windsocks turn."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from loipe.games.crystal_globe import rules_range
from loipe.games.crystal_globe.codes import ICY, SEQUENCE, TARGETS, WINDSOCK
from loipe.games.crystal_globe.terms import Terms


def hit_chance(terms: Terms, standing: int, wind: int, base: int, place: int) -> Fraction:
    """CG-71: this shot."""
    return Fraction(rules_range.hit_faces(terms, terms.die(standing, wind, base, place)), terms.faces)


def turn_chance(terms: Terms, standing: int, wind: int, base: int, place: int) -> Fraction:
    """CG-25: this shot turns the weather."""
    die = terms.die(standing, wind, base, place)
    return Fraction(terms.socks[die] * terms.event_faces[WINDSOCK], terms.faces * sum(terms.event_faces))


def fall_chance(terms: Terms, checks: int) -> Fraction:
    """CG-32: one of so many ice squares fells the skier."""
    return 1 - (1 - Fraction(terms.event_faces[ICY], sum(terms.event_faces))) ** checks


def splits(left: int, place: int, turns: int = TARGETS) -> list[tuple[int, ...]]:
    """Ways to share the shots left: so many more in this turn (0 is to stop now), then at most so many turns."""
    found: list[tuple[int, ...]] = []
    for now in range(min(left, SEQUENCE - place), -1, -1):
        found += [(now, *rest) for rest in partitions(left - now, SEQUENCE) if len(rest) <= turns]
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
    terms: Terms,
    standing: int,
    wind: int,
    base: int,
    place: int,
    split: tuple[int, ...],
    fired: int = 0,
    black: int = 0,
) -> tuple[Fraction, Fraction]:
    """
    The chance that nothing stays black, and the black targets to expect. CG-60: a relay's spare rounds take them back,
    and are fired only while there are any. Between turns the wind is left as it is.
    """
    shooting = {(black, wind): Fraction(1)}
    ended = Fraction(0)
    for turn, shots in enumerate(split):
        first = place if turn == 0 else 0
        for at in range(first, first + shots):
            after: dict[tuple[int, int], Fraction] = {}
            for (owed, air), chance in shooting.items():
                if rules_range.is_enough(terms, fired, owed):
                    ended += chance
                    continue
                hit, turned = hit_chance(terms, standing, air, base, at), turn_chance(terms, standing, air, base, at)
                missed, struck = (rules_range.black_after(owed, fired, hits) for hits in (0, 1))
                for to, part in (((missed, air), 1 - hit), ((struck, air), hit - turned), ((struck, 1 - air), turned)):
                    after[to] = after.get(to, Fraction(0)) + chance * part
            shooting = after
            fired += 1
    clean = sum((chance for (owed, _), chance in shooting.items() if owed == 0), ended)
    return clean, sum((owed * chance for (owed, _), chance in shooting.items()), Fraction(0))

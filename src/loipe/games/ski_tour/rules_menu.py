"""ST, menus: what may be chosen, in one number: a bit for each code.

A step stands there by its number among the steps open from here; see rules_move.step_code().
"""

from __future__ import annotations

from typing import Final

from loipe.core.ints import i64, vec

MODULUS: Final = 67
"""Divided by it, no two powers of two below the 66th leave the same."""
CODES: Final = vec[i64]([next((code for code in range(63) if 2**code % MODULUS == left), 0) for left in range(MODULUS)])
"""By what is left of a lone bit: its code."""


def size(menu: i64) -> i64:
    """How many choices there are."""
    count: i64 = 0
    while menu != 0:
        menu = without_first(menu)
        count += 1
    return count


def first(menu: i64) -> i64:
    """The lowest code."""
    return CODES[(menu & -menu) % MODULUS]


def without_first(menu: i64) -> i64:
    return menu & (menu - 1)


def nth(menu: i64, number: i64) -> i64:
    """The code that so many come before."""
    while number > 0:
        menu = without_first(menu)
        number -= 1
    return first(menu)

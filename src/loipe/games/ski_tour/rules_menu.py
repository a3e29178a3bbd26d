"""ST, menus: what may be chosen, in one number: a bit for each code.

A step stands there by its number among the steps open from here; see rules_move.step_code().
"""

from __future__ import annotations

from loipe.core.ints import i64, shl


def size(menu: i64) -> i64:
    """How many choices there are."""
    count: i64 = 0
    while menu != 0:
        menu &= menu - 1
        count += 1
    return count


def first(menu: i64) -> i64:
    """The lowest code."""
    code: i64 = 0
    width: i64 = 32
    while width > 0:
        if menu & (shl(1, width) - 1) == 0:
            menu >>= width
            code += width
        width >>= 1
    return code


def without_first(menu: i64) -> i64:
    return menu & (menu - 1)


def nth(menu: i64, number: i64) -> i64:
    """The code that so many come before."""
    while number > 0:
        menu = without_first(menu)
        number -= 1
    return first(menu)

"""Menus: what may be chosen in one number, and room in it for every step of every course."""

from __future__ import annotations

import pytest

from loipe.games.ski_tour import codes as c
from loipe.games.ski_tour import courses, rules_menu

WIDEST = 62
"""Bits of a number that the compiler does not box."""


@pytest.mark.parametrize("codes", [[0], [61], [0, 61], [5, 9, 10, 13], [56, 57, 58], list(range(WIDEST))])
def test_codes_are_found_in_ascending_order(codes: list[int]) -> None:
    menu = sum(1 << code for code in codes)
    assert rules_menu.size(menu) == len(codes)
    assert [rules_menu.nth(menu, number) for number in range(len(codes))] == codes


@pytest.mark.parametrize("name", courses.names())
def test_the_steps_from_every_space_fit_into_a_menu_in_ascending_order(name: str) -> None:
    course = courses.find(name)
    for space in range(course.spaces):
        for misses in (0, 1):
            steps = list(course.links[course.first(space, 1, misses) : course.past(space, misses)])
            assert steps == sorted(steps)
            assert c.STEP + len(steps) <= WIDEST

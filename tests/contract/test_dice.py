"""Pools of dice: every sorted result once, with its true weight, found again from its counts."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from loipe.core.dice import Pool, pool
from loipe.core.rng import Rng

SIZES = [(1, 6), (2, 6), (3, 6), (5, 6), (4, 2), (3, 3), (6, 4)]


def counts_of(dice: Pool, result: int) -> tuple[int, ...]:
    return tuple(dice.count(result, face) for face in range(dice.faces))


@pytest.mark.parametrize(("dice", "faces"), SIZES)
def test_weights_are_the_number_of_throws(dice: int, faces: int) -> None:
    thrown = Counter(tuple(throw.count(face) for face in range(faces)) for throw in product(range(faces), repeat=dice))
    found = Pool(dice, faces)
    weighed = {counts_of(found, result): weight for result, weight in enumerate(found.weights)}
    assert weighed == dict(thrown)
    assert list(found.options) == list(range(len(thrown)))


@pytest.mark.parametrize(("dice", "faces"), [*SIZES, (10, 6), (0, 6)])
def test_a_result_is_found_by_its_counts(dice: int, faces: int) -> None:
    found = pool(dice, faces)
    assert [found.rank(counts_of(found, result)) for result in found.options] == list(found.options)
    assert sum(found.weights) == faces**dice


@pytest.mark.parametrize("counts", [(1, 0, 0, 0, 0), (2, 0, 0, 0, 0, 0), (2, -1, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0)])
def test_counts_that_are_no_result_are_refused(counts: tuple[int, ...]) -> None:
    with pytest.raises(KeyError):
        pool(1, 6).rank(counts)


def test_a_pool_is_made_once() -> None:
    assert pool(7, 6) is pool(7, 6)
    assert pool(7, 6) is not pool(6, 6)


def test_rolls_fall_as_often_as_they_weigh() -> None:
    dice, rng, rolls = pool(2, 6), Rng(11), 36_000
    fallen = Counter(dice.roll(rng) for _ in range(rolls))
    wanted = [rolls * weight / 36 for weight in dice.weights]
    chi_square = sum((fallen[result] - count) ** 2 / count for result, count in enumerate(wanted))
    assert chi_square < 45.3  # 20 degrees of freedom: one seed in a thousand would exceed it


def test_an_eighth_is_a_number_below_eight() -> None:
    one, other = Rng(7), Rng(7)
    assert [one.eighth() for _ in range(1000)] == [other.below(8) for _ in range(1000)]
    assert one.word() == other.word()


def test_a_seed_begins_the_stream_it_always_began() -> None:
    assert [Rng(1).word(), Rng(1, 2).word(), Rng(-3, 10**12).word()] == [4257287238, 982747575, 1467032682]

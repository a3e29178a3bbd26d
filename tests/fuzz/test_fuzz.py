"""A hundred thousand cases; `make soak PART=fuzz N=1000000` runs any number."""

from __future__ import annotations

import pytest

from tests.fuzz.campaign import SHARES, besieged, inside, outside
from tests.fuzz.inside import PARTS
from tests.fuzz.part import Part

SEED = 1
THOUSANDS = 100


def test_there_are_a_hundred_thousand_cases() -> None:
    assert sum(SHARES.values()) * THOUSANDS == 100_000


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.name)
def test_whatever_is_typed_or_opened_is_answered_in_a_sentence(part: Part) -> None:
    *_, done = inside(part, SEED, SHARES[part.name] * THOUSANDS)
    assert done == SHARES[part.name] * THOUSANDS


@pytest.mark.parametrize("name", ["requests", "messages"])
def test_whatever_is_sent_is_answered_and_nothing_is_left_behind(name: str) -> None:
    with besieged() as server:
        *_, done = outside(server, name, SEED, SHARES[name] * THOUSANDS)
    assert done == SHARES[name] * THOUSANDS

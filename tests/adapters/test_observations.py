"""The page of observations is as the observers are, and an observation has one fingerprint."""

from __future__ import annotations

import pytest

from loipe.core.observer import fingerprint, observed
from loipe.games import IDS, load
from tests.adapters.observations import PAGE, page
from tests.wander import positions


def test_the_page_of_observations_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(), "python -m tests.adapters.observations"


@pytest.mark.parametrize("game_id", IDS)
def test_a_fingerprint_is_that_of_the_numbers(game_id: str) -> None:
    seen: dict[tuple[int, ...], int] = {}
    for _, state in positions(game_id, 5, 40):
        observer = load(game_id).observer(state)
        found = 2166136261
        numbers = tuple(int(number) for number in observed(observer, state, 0))
        for number in numbers:
            found = (found ^ number % 65536) * 16777619 % 2**32
        assert int(fingerprint(observer, state, 0)) == found
        seen[numbers] = found
    assert len(set(seen.values())) == len(seen) > 20

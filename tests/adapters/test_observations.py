"""The page of observations is as the observers are."""

from __future__ import annotations

from tests.adapters.observations import PAGE, page


def test_the_page_of_observations_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(), "python -m tests.adapters.observations"

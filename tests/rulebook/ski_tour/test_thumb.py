"""Rules of thumb choose among the options wherever any players may have left a race."""

from __future__ import annotations

import pytest

from loipe.core.rng import Rng
from loipe.games import ski_tour
from loipe.games.ski_tour.config import ADVANCED, BASE, Config
from tests.clauses import clause
from tests.rulebook.ski_tour.positions import say, words
from tests.wander import positions


@clause("ST-4")
@pytest.mark.parametrize("nations", [BASE, ADVANCED])
@pytest.mark.parametrize("seed", range(20))
def test_a_row_that_a_person_began_is_completed(nations: tuple[str, ...], seed: int) -> None:
    tour = ski_tour.start(Config(nations=nations))
    say(tour, "1")
    rng, thumb = Rng(seed), ski_tour.thumb()
    for seat in range(5):
        tour.turn_to(seat)
        by_hand = rng.below(6)
        for place in range(6):
            code = tour.pick(rng) if place < by_hand else thumb.choose(tour, rng)
            assert code in list(tour.options())
            tour.apply(code)
    assert all(laid == 6 for laid in tour.laid)


@clause("ST-4")
def test_an_untouched_row_is_the_one_the_nation_suggests() -> None:
    rng, thumb = Rng(1), ski_tour.thumb()
    for nations in (BASE, ADVANCED):
        chosen, suggested = (ski_tour.start(Config(nations=nations, wax=wax)) for wax in ("chosen", "suggested"))
        say(chosen, "1")
        say(suggested, "1")
        while len(chosen.owing()):
            chosen.apply(thumb.choose(chosen, rng))
        assert list(chosen.wax) == list(suggested.wax)


@clause("ST-4")
def test_what_is_missing_of_the_suggested_row_comes_last() -> None:
    """Germany suggests 1 3 5 6 8 4; whoever began with the brake gets the rest of it."""
    tour = ski_tour.start(Config(nations=("germany", *(name for name in BASE if name != "germany"))))
    say(tour, "1", "t7")
    while tour.actor == 0:
        assert "t7" not in words(tour)
        tour.apply(ski_tour.thumb().choose(tour, Rng(1)))
    row = [tour.terms.kinds[kind] for kind in tour.wax[:6]]
    assert row == ["brake", "second-look", "extra-row", "kick", "steady-hand", "second-look"]


def test_from_wherever_a_race_was_left_the_choice_is_open() -> None:
    thumb, rng = ski_tour.thumb(), Rng(4)
    for _, tour in positions("ski-tour", 8, 400):
        assert thumb.choose(tour, rng) in list(tour.options())

"""A bot's word is always open: from any position, whoever brought it about."""

from __future__ import annotations

import pytest

from loipe.core.rng import Rng
from loipe.games import IDS, load
from tests.wander import positions

COUNT = 1500


def wrong_choices(game_id: str, seed: int, count: int) -> int:
    """How often the thumb chose what is not open, of so many positions."""
    game, rng, wrong = load(game_id), Rng(seed, 1), 0
    thumb = game.thumb()
    for _, state in positions(game_id, seed, count):
        for seat in state.owing():
            state.turn_to(seat)
            wrong += thumb.choose(state, rng) not in list(state.options())
    return wrong


@pytest.mark.parametrize("game_id", IDS)
def test_the_thumb_chooses_among_the_options(game_id: str) -> None:
    assert wrong_choices(game_id, 1, COUNT) == 0


@pytest.mark.parametrize("game_id", IDS)
def test_the_thumb_plays_what_it_chooses(game_id: str) -> None:
    game = load(game_id)
    thumb = game.thumb()
    for number, (_, state) in enumerate(positions(game_id, 2, COUNT // 5)):
        if state.to_act() >= 0:
            said, played = state.clone(), state.clone()
            said.apply(thumb.choose(said, Rng(number)))
            thumb.play(played, Rng(number))
            assert played.key() == said.key()

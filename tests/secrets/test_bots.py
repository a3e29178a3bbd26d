"""Bots know what their seat knows: with all else dealt anew, each says the same under the same seed."""

from __future__ import annotations

import pytest

from loipe.bots import make
from loipe.bots.search import Budget, Searcher
from loipe.core.contract import Bot, State
from loipe.core.game import AnyGame
from loipe.core.rng import Rng
from loipe.games import IDS, load
from tests.secrets.test_every_game import positions

HIDING = {"mass-start": "full", "crystal-globe": "tactique", "ski-tour": "advanced", "sport-ist-mord": "box"}
each_game = pytest.mark.parametrize("game", [load(game_id) for game_id in IDS], ids=IDS)
MOST = 30


def asked(game: AnyGame) -> list[tuple[State, int]]:
    """Positions and one seat each that owes a choice, those that choose at the same time included."""
    found = positions(game, HIDING[game.META.id], every=7)
    return [(state, int(seat)) for state in found for seat in state.owing()][:MOST]


def said(bot: Bot, state: State, seat: int) -> int:
    state.turn_to(seat)
    return int(bot.choose(state, Rng(8)))


@each_game
@pytest.mark.parametrize("kind", ["search", "rookie"])
def test_a_bots_choice_does_not_change_with_what_it_cannot_know(game: AnyGame, kind: str) -> None:
    bot = Searcher(game, Budget(16, 60.0, 0.5)) if kind == "search" else make(kind, game)
    secret = 0
    for number, (state, seat) in enumerate(asked(game)):
        other = game.sample(game.view(state, frozenset({seat})), Rng(5, number))
        secret += other.key() != state.key()
        assert said(bot, other, seat) == said(bot, state.clone(), seat)
    assert secret or not any(
        game.sample(game.view(state, frozenset()), Rng(3)).key() != state.key() for state, _ in asked(game)
    )

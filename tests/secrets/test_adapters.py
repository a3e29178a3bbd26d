"""What adapters tell a learner of a position is what its seat may know: with all else dealt anew it is the same."""

from __future__ import annotations

from typing import Any

import pyspiel
import pytest

import loipe.adapters.openspiel as adapter
from loipe.adapters.pettingzoo import raw_env
from loipe.core.contract import State
from loipe.core.observer import Observer, Sheet
from loipe.core.rng import Rng
from loipe.games import IDS, load
from tests.secrets.test_bots import HIDING
from tests.secrets.test_every_game import positions

each_game = pytest.mark.parametrize("game_id", IDS)


def learned(env: raw_env, spiel: Any, state: State, seat: int) -> list[object]:
    """All that the adapters hand out for a seat."""
    env.state_now = state
    env.agent_selection = env.possible_agents[state.to_act()] if state.to_act() >= 0 else ""
    seen = env.observe(env.possible_agents[seat])
    spiel.position.state = state
    tensors = spiel.information_state_tensor(seat), spiel.observation_tensor(seat)
    own = seen["action_mask"].tolist() if state.to_act() == seat else None
    return [seen["observation"].tolist(), own, spiel.information_state_string(seat), *tensors]


@each_game
def test_another_world_teaches_the_same(game_id: str) -> None:
    game, preset = load(game_id), HIDING[game_id]
    env, spiel = raw_env(game_id, preset), pyspiel.load_game(adapter.name_of(game_id), {"preset": preset})
    env.reset()
    state = spiel.new_initial_state()
    secret = 0
    for number, position in enumerate(positions(game, preset, every=11)):
        for seat in (0, 1):
            other = game.sample(game.view(position, frozenset({seat})), Rng(9, number))
            secret += other.key() != position.key()
            assert learned(env, state, other, seat) == learned(env, state, position, seat)
    assert secret


class Leaky(Observer):
    """Tells a secret with the rest: the position's key."""

    def __init__(self, honest: Observer) -> None:
        super().__init__(honest.fields)
        self.honest = honest

    def write(self, state: State, seat: int, sheet: Sheet) -> None:
        self.honest.write(state, seat, sheet)
        sheet.numbers[0] = hash(state.key()) % 30000


@each_game
def test_a_planted_leak_is_found(game_id: str) -> None:
    game, preset = load(game_id), HIDING[game_id]
    env, spiel = raw_env(game_id, preset), pyspiel.load_game(adapter.name_of(game_id), {"preset": preset})
    env.reset()
    env.table.observer = Leaky(env.table.observer)
    state = spiel.new_initial_state()
    worlds = ((it, game.sample(game.view(it, frozenset({1})), Rng(9))) for it in positions(game, preset, every=3))
    assert any(learned(env, state, one, 1) != learned(env, state, other, 1) for one, other in worlds)

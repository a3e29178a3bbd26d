"""OpenSpiel's own simulation test and its searching bots, on all four games."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import loipe.adapters.openspiel as adapter
from loipe.adapters import Misused
from loipe.adapters.chances import MOST
from loipe.games import IDS, load
from tests.adapters.tables import each_game

SHORT: dict[str, dict[str, Any]] = {
    "mass-start": {"preset": "full", "laps": 1, "players": 2},
    "crystal-globe": {"preset": "tactique", "laps": 2, "shootings": "prone", "players": 2},
    "ski-tour": {"preset": "advanced", "players": 3},
    "sport-ist-mord": {"players": 3, "last_round": 2},
}
SEARCHED = 6
"""Choices that a bot thinks about; then it plays on at random, for the time of the tests."""


def loaded(game_id: str) -> Any:
    return pyspiel.load_game(adapter.name_of(game_id), SHORT[game_id])


def moved(state: Any, rng: np.random.RandomState) -> int:
    """Any option, chance's by their odds."""
    if not state.is_chance_node():
        return int(rng.choice(state.legal_actions()))
    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choice(outcomes, p=odds))


@each_game
def test_openspiels_simulation_test_passes(game_id: str) -> None:
    pyspiel.random_sim_test(loaded(game_id), num_sims=1, serialize=game_id == "sport-ist-mord", verbose=False)


@each_game
@pytest.mark.parametrize("kind", ["mcts", "ismcts"])
def test_openspiels_bots_play_to_the_end(game_id: str, kind: str) -> None:
    game, rng = loaded(game_id), np.random.RandomState(3)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bots: dict[str, Any] = {
        "mcts": mcts.MCTSBot(game, 1.4, 3, evaluator, random_state=rng),
        "ismcts": ismcts.ISMCTSBot(game, evaluator, 1.4, 3, random_state=rng),
    }
    state, thought = game.new_initial_state(), 0
    while not state.is_terminal():
        thinks = state.current_player() == 0 and len(state.legal_actions()) > 1 and thought < SEARCHED
        thought += thinks
        state.apply_action(int(bots[kind].step(state)) if thinks else moved(state, rng))
    assert thought > 3
    assert sum(state.returns()) == pytest.approx(0)


@each_game
def test_walking_from_python_and_through_openspiel_is_the_same(game_id: str) -> None:
    """What is answered without C++ is what C++ would say."""
    state, rng = loaded(game_id).new_initial_state(), np.random.RandomState(5)
    plain = pyspiel.State
    for _ in range(60):
        assert state.legal_actions() == plain.legal_actions(state)
        assert state.is_chance_node() == plain.is_chance_node(state)
        if state.is_chance_node():
            assert sum(odds for _, odds in state.chance_outcomes()) == pytest.approx(1)
            assert [code for code, _ in state.chance_outcomes()] == state.legal_actions()
        else:
            assert state.legal_actions(state.current_player()) == state.legal_actions()
            assert state.legal_actions((state.current_player() + 1) % state.num_players()) == []
        state.apply_action(moved(state, rng))


@each_game
def test_a_position_is_copied_pickled_and_restored(game_id: str) -> None:
    game, rng = loaded(game_id), np.random.RandomState(2)
    state = game.new_initial_state()
    for _ in range(40):
        state.apply_action(moved(state, rng))
    key = state.position.state.key()
    for other in (copy.deepcopy(state.position), pickle.loads(pickle.dumps(state.position))):
        assert other.state.key() == key
        assert other.actions() == state.position.actions() == state.history()
        other.apply(other.options()[0])
    assert state.position.state.key() == key
    assert game.deserialize_state(state.serialize()).position.state.key() == key
    assert str(state.clone()) == str(state)


@each_game
def test_openspiels_own_history_holds_what_was_applied_from_python(game_id: str) -> None:
    game, rng = loaded(game_id), np.random.RandomState(4)
    state, applied = game.new_initial_state(), []
    assert state.is_initial_state()
    for step in range(30):
        applied.append((state.position.player(), moved(state, rng)))
        if step % 7 == 3:
            state = state.child(applied[-1][1])  # applied in C++
        else:
            state.apply_action(applied[-1][1])
    plain = pyspiel.State
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state.clone()))
    assert again.position.state.key() == state.position.state.key()
    assert state.clone().history() == [action for _, action in applied]
    assert state.current_player() == state.position.player()
    assert [(it.player, it.action) for it in plain.full_history(state)] == applied
    assert plain.move_number(state) == 30
    assert pickle.loads(pickle.dumps(state)).history() == state.history()


@pytest.mark.parametrize("game_id", ["ski-tour", "sport-ist-mord"])
def test_chance_with_many_outcomes_falls_in_steps_with_exactly_its_odds(game_id: str) -> None:
    """Every way through the steps, multiplied: the outcomes of the game and their weights."""
    state, rng = loaded(game_id).new_initial_state(), np.random.RandomState(7)
    while not state.is_chance_node() or len(state.position.state.options()) < 200:
        state.apply_action(moved(state, rng))
    start = state.position.state
    weights = dict(zip(start.options(), start.weights(), strict=True))
    fallen: dict[Any, float] = {}

    def walk(position: Any, odds: float) -> None:
        if position.state.key() != start.key():
            fallen[position.state.key()] = odds
            return
        assert len(position.outcomes()) <= MOST
        for action, part in position.outcomes():
            ahead = copy.deepcopy(position)
            ahead.apply(action)
            walk(ahead, odds * part)

    walk(state.position, 1.0)
    for code, weight in weights.items():
        after = start.clone()
        after.apply(code)
        assert fallen.pop(after.key()) == pytest.approx(weight / sum(weights.values()))
    assert not fallen
    words = [state.action_to_string(action) for action in state.legal_actions()]
    assert words[0].split("…")[0] == load(game_id).write(start, start.options()[0])
    assert words[-1].split("…")[1] == load(game_id).write(start, start.options()[-1])


@each_game
def test_the_tensor_has_the_observations_fields_by_name(game_id: str) -> None:
    game = loaded(game_id)
    state = game.new_initial_state()
    observer = game.make_py_observer()
    observer.set_from(state, 1)
    assert list(observer.dict) == ["player", *game.table.observation.names]
    assert observer.tensor.tolist() == state.information_state_tensor(1)
    assert observer.dict["player"].tolist() == [float(seat == 1) for seat in range(state.num_players())]
    assert game.information_state_tensor_shape() == [len(observer.tensor)]


def test_all_our_games_are_registered_and_python_ends_in_peace() -> None:
    code = "import loipe.adapters.openspiel, pyspiel\nprint(*pyspiel.registered_names())"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert {f"loipe_{game_id.replace('-', '_')}" for game_id in IDS} <= set(ran.stdout.split())


def test_parameters_are_the_settings_of_the_game() -> None:
    game = pyspiel.load_game("loipe_mass_start(players=3,preset=full,laps=1,wind=off)")
    config = game.table.config
    assert (len(config.holders), config.laps, config.wind, config.ice) == (3, 1, False, True)
    assert pyspiel.load_game("loipe_ski_tour(players=2)").num_players() == 4
    assert set(game.get_type().parameter_specification) == {
        "players", "preset", *(choice.name for choice in load("mass-start").META.choices),
    }  # fmt: skip


@pytest.mark.parametrize(
    ("parameters", "words"),
    [
        ("preset=fast", "There is no preset “fast”. Choose from: family, basic, full."),
        ("players=9", "Mass Start is for 2 to 6 players, not “9”."),
        ("laps=9", "Laps can be 1 to 5, not 9. [MS-1]"),
        ("wind=maybe", "wind can be on, off, not “maybe”."),
    ],
)
def test_what_does_not_fit_is_refused_in_a_sentence(parameters: str, words: str) -> None:
    with pytest.raises(Misused) as refused:
        pyspiel.load_game(f"loipe_mass_start({parameters})")
    assert str(refused.value) == words

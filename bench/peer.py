"""The peer: OpenSpiel's maedn for four, played by its own C++ random rollouts and searched by its C++ MCTS."""

from __future__ import annotations

import random
from time import process_time

import pyspiel

ROLLOUTS = 400
SIMULATIONS = 2000


def steps_per_second(seconds: float) -> float:
    """A search of one simulation asks the C++ evaluator for ROLLOUTS whole random games, counted in plies."""
    game = pyspiel.load_game("maedn(players=4)")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)
    length = mean_length(game)
    games, begin = 0, process_time()
    while process_time() - begin < seconds:
        bot.step(state)
        games += ROLLOUTS
    return games * length / (process_time() - begin)


def playouts_per_second(seconds: float, plies: int) -> float:
    """Of MCTS with one rollout a simulation, from a position about so many plies before the end."""
    game = pyspiel.load_game("maedn(players=4)")
    state = game.new_initial_state()
    rng = random.Random(2)
    ahead = mean_length(game) - plies
    while ahead > 0 or state.is_chance_node() or len(state.legal_actions()) < 2:
        step(state, rng)
        ahead -= 1
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, SIMULATIONS, 100, False, 1, False)
    count, begin = 0, process_time()
    while process_time() - begin < seconds:
        bot.step(state)
        count += SIMULATIONS
    return count / (process_time() - begin)


def step(state: pyspiel.State, rng: random.Random) -> None:
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, odds)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def mean_length(game: pyspiel.Game, games: int = 200) -> float:
    """Plies of a random game, chance included."""
    rng = random.Random(1)
    plies = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            step(state, rng)
            plies += 1
    return plies / games

"""The peer: OpenSpiel's maedn for four, played by its own C++ random rollouts."""

from __future__ import annotations

import random
from time import perf_counter

import pyspiel


def steps_per_second(seconds: float) -> float:
    """Random games in C++ through pyspiel's rollout evaluator, counted in plies."""
    game = pyspiel.load_game("maedn(players=4)")
    return rollouts(game, seconds)


def rollouts(game: pyspiel.Game, seconds: float) -> float:
    """One rollout plays a game to its end inside C++; its mean length is counted on games of the same kind."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    state = game.new_initial_state()
    games, begin = 0, perf_counter()
    while perf_counter() - begin < seconds:
        evaluator.evaluate(state)
        games += 1
    elapsed = perf_counter() - begin
    return games * mean_length(game) / elapsed


def mean_length(game: pyspiel.Game, games: int = 60) -> float:
    """Plies of a random game, chance included."""
    rng = random.Random(1)
    plies = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, odds)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            plies += 1
    return plies / games

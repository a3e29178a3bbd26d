"""Steps per second through the adapters, beside the peers' own games in the same run: best of some rounds each.

Loops in Python are timed by the processor, what may use several threads by the clock.

python bench/adapters.py    a table, all rows in turn
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable
from functools import partial
from importlib import import_module
from time import perf_counter, process_time
from typing import Any

import numpy as np
import pyspiel
from rich.console import Console
from rich.table import Table

import loipe.adapters.openspiel as openspiel
from loipe.adapters import gymnasium, pettingzoo
from loipe.games import IDS

ROUNDS = 3
SECONDS = 1.0
GAMES = 4096
"""At once, of a vector environment."""
PRESETS = {"mass-start": "full"}
EMPTY = 400
"""Steps of the game without rules."""
DIE = [(face, 1 / 6) for face in range(6)]


def agents(env: Any) -> float:
    """PettingZoo's loop, each agent at random: as its performance benchmark plays."""
    env.reset(seed=1)
    steps, begin = 0, process_time()
    while process_time() - begin < SECONDS:
        for _ in range(100):
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            env.step(random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += 1
    return steps / (process_time() - begin)


def walk(game: Any) -> float:
    """OpenSpiel's loop from Python, chance by its odds and everybody at random."""
    rng = random.Random(1)
    steps, begin, state = 0, process_time(), game.new_initial_state()
    while process_time() - begin < SECONDS:
        for _ in range(100):
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, odds)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
    return steps / (process_time() - begin)


class EmptyGame(pyspiel.Game):  # type: ignore[misc]
    """Written in Python as OpenSpiel tells to, without any rules: what a step costs whatever is played."""

    def __init__(self, params: Any = None) -> None:
        kind = pyspiel.GameType(
            short_name="python_empty", long_name="Empty", dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.PERFECT_INFORMATION, utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL, max_num_players=2, min_num_players=2,
            provides_information_state_string=False, provides_information_state_tensor=False,
            provides_observation_string=False, provides_observation_tensor=False, parameter_specification={},
        )  # fmt: skip
        about = pyspiel.GameInfo(
            num_distinct_actions=3, max_chance_outcomes=6, num_players=2, min_utility=-1.0, max_utility=1.0,
            utility_sum=0.0, max_game_length=EMPTY,
        )  # fmt: skip
        super().__init__(kind, about, params or {})

    def new_initial_state(self) -> EmptyState:
        return EmptyState(self)


class EmptyState(pyspiel.State):  # type: ignore[misc]
    """A die, then a choice of three, again and again."""

    def __init__(self, game: EmptyGame) -> None:
        super().__init__(game)
        self.steps = 0

    def current_player(self) -> int:
        return -1 if self.steps % 2 == 0 else 0

    def is_terminal(self) -> bool:
        return self.steps >= EMPTY

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return DIE

    def _legal_actions(self, player: int) -> list[int]:
        return [0, 1, 2]

    def _apply_action(self, action: int) -> None:
        self.steps += 1


def chosen(masks: np.ndarray[Any, Any], rng: np.random.Generator) -> np.ndarray[Any, Any]:
    """One of the actions offered in each game."""
    offered = np.flatnonzero(masks)
    counts = masks.sum(axis=1, dtype=np.int64)
    first = np.cumsum(counts) - counts
    picked: np.ndarray[Any, Any] = offered[first + (rng.random(len(masks)) * counts).astype(np.int64)] % masks.shape[1]
    return picked


def vector(game: str, opponents: str) -> float:
    """A choice of the learner's in each game, with all that the others do until the next."""
    env = gymnasium.make(game, num_envs=GAMES, seat=None, opponents=opponents, preset=PRESETS.get(game))
    rng = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    calls, begin = 0, perf_counter()
    while perf_counter() - begin < SECONDS or calls < 2:
        _, _, _, _, info = env.step(chosen(info["action_mask"], rng))
        calls += 1
    return calls * GAMES / (perf_counter() - begin)


def pgx_backgammon() -> Callable[[], float]:
    """Everything compiled by JAX, choices included; games that end begin anew."""
    import pgx
    from pgx.experimental import auto_reset

    jax: Any = import_module("jax")
    env = pgx.make("backgammon")

    def play(state: Any, key: Any) -> Any:
        keys = jax.random.split(key, GAMES + 1)
        actions = jax.random.categorical(keys[0], jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32)))
        return jax.vmap(auto_reset(env.step, env.init))(state, actions, keys[1:])

    step = jax.jit(play)
    begun = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), GAMES))
    jax.block_until_ready(step(begun, jax.random.key(2)))

    def measure() -> float:
        state, calls, begin = begun, 0, perf_counter()
        while perf_counter() - begin < SECONDS or calls < 2:
            state = jax.block_until_ready(step(state, jax.random.key(calls)))
            calls += 1
        return calls * GAMES / (perf_counter() - begin)

    return measure


def peer(module: str) -> Any:
    return import_module(f"pettingzoo.classic.{module}").env()


def rows() -> dict[str, Callable[[], float]]:
    """Peers before ours, those compared next to each other."""
    found: dict[str, Callable[[], float]] = {}
    try:
        for module in ("connect_four_v3", "tictactoe_v3"):
            found[f"PettingZoo {module}"] = partial(agents, peer(module))
    except ImportError as error:
        print(f"PettingZoo's own games are left out: {error}. pip install --group bench")
    for game in IDS:
        found[f"PettingZoo loipe {game}"] = partial(agents, pettingzoo.env(game, preset=PRESETS.get(game)))
    found["OpenSpiel maedn(players=4)"] = partial(walk, pyspiel.load_game("maedn", {"players": 4}))
    found["OpenSpiel backgammon"] = partial(walk, pyspiel.load_game("backgammon"))
    found["OpenSpiel an empty game in Python"] = partial(walk, EmptyGame())
    for game in IDS:
        given = {"preset": PRESETS[game]} if game in PRESETS else {}
        found[f"OpenSpiel loipe {game}"] = partial(walk, pyspiel.load_game(openspiel.name_of(game), given))
    try:
        found[f"pgx backgammon x {GAMES}"] = pgx_backgammon()
    except ImportError as error:
        print(f"pgx is left out: {error}. pip install --group bench")
    for opponents in ("random", "club"):
        for game in IDS:
            found[f"vector loipe {game} x {GAMES}, against {opponents}"] = partial(vector, game, opponents)
    return found


def measure() -> dict[str, float]:
    """Steps per second by row; rounds take turns, because the machine is noisy."""
    warnings.simplefilter("ignore")
    best: dict[str, float] = {}
    jobs = rows()
    for _ in range(ROUNDS):
        for label, job in jobs.items():
            best[label] = max(best.get(label, 0.0), job())
    return best


def main() -> None:
    table = Table("one process", "steps/s", "x peer")
    bases: dict[str, float] = {}
    """The peer's steps, by kind."""
    for label, steps in measure().items():
        kind, _, rest = label.partition(" ")
        is_ours = "loipe" in label
        if kind == "pgx" or rest in ("connect_four_v3", "maedn(players=4)"):
            bases["vector" if kind == "pgx" else kind] = steps
        times = f"{steps / bases[kind]:.2f}" if kind in bases and (is_ours or "empty" in label) else ""
        table.add_row(label, f"{steps:,.0f}", times)
    Console().print(table)


if __name__ == "__main__":
    main()

"""Gymnasium's own checks, one seat against bots, and thousands of games in one call."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from loipe.adapters import Misused
from loipe.adapters.gymnasium import Seat, make
from loipe.games import IDS
from tests.adapters.tables import REFUSED, SHORT, each_game


@each_game
@pytest.mark.filterwarnings("ignore:.*not having a spec")
@pytest.mark.filterwarnings("error::UserWarning")
def test_gymnasiums_checks_pass(game_id: str) -> None:
    check_env(make(game_id, render_mode="ansi", **SHORT[game_id]))


def played(env: Seat, seed: int) -> list[tuple[bytes, float, bool]]:
    """A game by whatever is offered last."""
    seen, info = env.reset(seed=seed)
    found = [(seen.tobytes(), 0.0, False)]
    while not found[-1][2]:
        action = np.flatnonzero(info["action_mask"])[-1]
        seen, reward, over, _, info = env.step(action)
        assert seen in env.observation_space
        found.append((seen.tobytes(), reward, over))
    return found


@each_game
def test_a_game_is_played_to_its_end_and_only_then_rewarded(game_id: str) -> None:
    game = played(make(game_id, seat=1, opponents="random", **SHORT[game_id]), 3)
    assert len(game) > 3
    assert not any(reward for _, reward, _ in game[:-1])
    assert -1 <= game[-1][1] <= 1


@each_game
def test_a_game_of_many_is_the_same_as_one_alone(game_id: str) -> None:
    """The first of many has the luck that a game alone has with this seed."""
    alone = played(make(game_id, **SHORT[game_id]), 5)
    many = make(game_id, num_envs=3, **SHORT[game_id])
    seen, info = many.reset(seed=5)
    assert seen[0].tobytes() == alone[0][0]
    for expected, reward, over in alone[1:]:
        actions = [np.flatnonzero(mask)[-1] for mask in info["action_mask"]]
        seen, rewards, overs, _, info = many.step(np.array(actions))
        last = info["final_obs"][0] if over else seen[0]
        assert (last.tobytes(), rewards[0], overs[0]) == (expected, reward, over)


@each_game
def test_games_that_end_begin_anew_in_the_same_step(game_id: str) -> None:
    env, rng = make(game_id, num_envs=8, seat=None, opponents="random", **SHORT[game_id]), np.random.default_rng(1)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert set(env.seats) == set(range(min(8, env.table.seats)))
    _, info = env.reset(seed=1)
    ended = np.zeros(8, int)
    while ended.min() < 2:
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        seen, rewards, overs, truncated, info = env.step(actions)
        assert seen in env.observation_space
        assert info["action_mask"].any(axis=1).all()
        assert not truncated.any()
        assert not rewards[~overs].any()
        ended += overs


def test_the_seat_that_looks_on_is_the_first_of_its_observation() -> None:
    """Mass Start begins on start squares in seat order."""
    env = make("mass-start", num_envs=4, seat=None, preset="basic", opponents="random")
    seen, _ = env.reset(seed=2)
    own = seen[:, env.observation.spans["skier.0.square"]][:, 0]
    squares = [env.many.states[seat].square[seat] for seat in range(4)]  # type: ignore[attr-defined]
    assert own.tolist() == squares
    named = env.observation.named(seen[0].tolist())
    assert (named["phase"], named["active"]) == (7, 0)
    assert sum(span.stop - span.start for name, span in env.observation.spans.items() if name in named) == seen.shape[1]


def test_an_action_that_is_not_offered_loses_the_game_and_says_why() -> None:
    env = make("mass-start", preset="basic")
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(np.int64(wrong))
    assert (reward, over) == (-1.0, True)
    assert info["refused"].startswith(f"Action {wrong} is not offered here. Choose from: ")
    with pytest.raises(Misused, match=r"^The game is over\. Call reset first\.$"):
        env.step(np.int64(wrong))


def test_an_action_that_is_not_offered_in_one_game_of_many_is_refused_by_its_number() -> None:
    env = make("mass-start", num_envs=3, preset="basic")
    _, info = env.reset(seed=1)
    actions = np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]])
    actions[1] = np.flatnonzero(info["action_mask"][1] == 0)[0]
    with pytest.raises(Misused, match=r"^Game 1: Action \d+ is not offered here\. Choose from: \d+ \("):
        env.step(actions)
    with pytest.raises(Misused, match=r"^Give an array of whole numbers, an action for each game\. Games: 3\.$"):
        env.step(np.array([0.5, 1, 2]))
    actions[1] = np.flatnonzero(info["action_mask"][1])[0]
    env.step(actions)


@pytest.mark.parametrize(("game_id", "given", "words"), REFUSED)
def test_what_does_not_fit_is_refused_in_a_sentence(game_id: str, given: dict[str, Any], words: str) -> None:
    with pytest.raises(Misused) as refused:
        make(game_id, **given)
    assert words in str(refused.value)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"opponents": "grandmother"}, "There is no bot “grandmother”."),
        ({"opponents": ["club"]}, "or 3 bots for the other seats, not 1"),
        ({"seat": 4}, "There is no seat 4. Seats are 0 to 3."),
        ({"num_envs": 0}, "num_envs can be 1 or higher, not “0”."),
    ],
)
def test_seats_and_bots_that_are_not_there_are_refused(given: dict[str, Any], words: str) -> None:
    with pytest.raises(Misused) as refused:
        make("mass-start", **given)
    assert words in str(refused.value)


def test_each_other_seat_may_have_a_bot_of_its_own() -> None:
    env = make("mass-start", opponents=["club", "rookie", "random"], seat=1, preset="basic")
    assert [type(bot).__name__ for bot in env.many.bots] == ["Thumb", "RandomBot", "Rookie", "RandomBot"]
    played(env, 1)


@pytest.mark.parametrize("extra", ["gymnasium", "pettingzoo", "openspiel"])
def test_an_extra_that_is_not_installed_is_named(extra: str) -> None:
    lacking = {"openspiel": "pyspiel"}.get(extra, extra)
    code = f"import sys; sys.modules['{lacking}'] = None\ntry:\n    import loipe.adapters.{extra}\n"
    code += "except ImportError as error:\n    print(error)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert f'Get them with: pip install "loipe[{extra}]".' in ran.stdout


def test_games_are_played_without_numpy() -> None:
    code = "import sys; sys.modules['numpy'] = None\nimport loipe.cli.app, loipe.lab.simulate, loipe.adapters"
    subprocess.run([sys.executable, "-c", code], check=True)
    assert len(IDS) >= 4

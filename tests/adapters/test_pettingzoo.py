"""PettingZoo's own tests, on all four games."""

from __future__ import annotations

import time
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from loipe.adapters import Misused
from loipe.adapters.pettingzoo import env, raw_env
from tests.adapters.tables import REFUSED, SHORT, each_game


@each_game
@pytest.mark.filterwarnings("ignore:Observation")
def test_pettingzoos_api_test_passes(game_id: str) -> None:
    api_test(env(game_id, render_mode="ansi", **SHORT[game_id]), num_cycles=150)


@each_game
def test_pettingzoos_seed_test_passes(game_id: str) -> None:
    seed_test(lambda: env(game_id, **SHORT[game_id]), num_cycles=60)


def test_pettingzoos_performance_run_ends(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """It measures for five seconds by the clock, which goes faster here."""
    begin = time.perf_counter()
    monkeypatch.setattr(time, "time", lambda: begin + 10 * (time.perf_counter() - begin))
    performance_benchmark(env("mass-start", **SHORT["mass-start"]))
    assert "turns per second" in capsys.readouterr().out


@each_game
def test_rewards_of_a_game_come_at_its_end_and_sum_up_to_nothing(game_id: str) -> None:
    game, rng = env(game_id, **SHORT[game_id]), np.random.default_rng(7)
    game.reset(seed=7)
    total = dict.fromkeys(game.possible_agents, 0.0)
    asked = set()
    for agent in game.agent_iter():
        seen, reward, terminated, _, _ = game.last()
        total[agent] += reward
        assert seen in game.observation_space(agent)
        assert terminated or not reward
        asked.add(agent)
        game.step(None if terminated else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert asked == set(total)
    assert sum(total.values()) == pytest.approx(0)
    assert any(total.values())


@each_game
def test_the_board_is_drawn_as_text_for_the_seat_that_acts(game_id: str) -> None:
    game = env(game_id, render_mode="ansi", **SHORT[game_id])
    game.reset(seed=1)
    drawn = game.render()
    assert all(agent in drawn for agent in game.possible_agents)
    assert "\x1b" not in drawn


def test_an_action_that_is_not_offered_loses_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    """Wrapped as PettingZoo's own games are; without the wrapper a sentence says what is offered."""
    for game in (env("mass-start", preset="basic"), raw_env("mass-start", preset="basic")):
        game.reset(seed=1)
        seen, *_ = game.last()
        wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
        if isinstance(game, raw_env):
            with pytest.raises(Misused, match=r"^Action \d+ is not offered here\. Choose from: "):
                game.step(wrong)
        else:
            loser = game.agent_selection
            game.step(wrong)
            assert game.rewards[loser] == -1


@pytest.mark.parametrize(("game_id", "given", "words"), REFUSED)
def test_what_does_not_fit_is_refused_in_a_sentence(game_id: str, given: dict[str, Any], words: str) -> None:
    with pytest.raises(Misused) as refused:
        env(game_id, **given)
    assert words in str(refused.value)

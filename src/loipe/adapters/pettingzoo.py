"""Every seat an agent, as a PettingZoo environment in which they act one after another."""

from __future__ import annotations

from typing import Any, TypeAlias

from loipe.adapters.table import Misused, Table, lacking

try:
    import gymnasium
    import numpy as np
    from gymnasium.utils import EzPickle
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

    from loipe.adapters.arrays import array_of, box_of
except ImportError:
    raise lacking("pettingzoo") from None

from loipe.adapters.drawing import drawn
from loipe.adapters.many import mask_of, score, settle
from loipe.core.contract import NOBODY, State
from loipe.core.observer import observed
from loipe.core.rng import Rng
from loipe.core.text import Text

Seen: TypeAlias = "dict[str, NDArray[Any]]"
SEEDS = 2**62
MODES = (None, "ansi", "human")


def env(
    game: str,
    *,
    preset: str | None = None,
    players: int | None = None,
    render_mode: str | None = None,
    **settings: Any,
) -> AECEnv:
    """A game by its id, wrapped as PettingZoo's own are: an action that is not offered loses and ends it."""
    wrapped: AECEnv = raw_env(game, preset, players, render_mode, **settings)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801 - as PettingZoo calls it
    """What leaves no choice is done for the seat. Rewards come at the end: 1 for the first, -1 for the last."""

    def __init__(
        self, game: str, preset: str | None = None, players: int | None = None, render_mode: str | None = None,
        **settings: Any,
    ) -> None:  # fmt: skip
        EzPickle.__init__(self, game, preset, players, render_mode, **settings)
        super().__init__()
        if render_mode not in MODES:
            raise Misused(Text().say("adapters-render", {"mode": str(render_mode)}))
        self.table = Table(game, preset, players, settings)
        self.metadata = {
            "render_modes": ["human", "ansi"],
            "name": f"loipe_{game.replace('-', '_')}_v{self.table.game.META.rules_version}",
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.observation = self.table.observation
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        mask = gymnasium.spaces.Box(0, 1, (self.table.sizes.actions,), np.int8)
        box = box_of(self.observation)
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(self.table.sizes.actions) for agent in self.possible_agents
        }
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict({"observation": box, "action_mask": mask}) for agent in self.possible_agents
        }
        self.state_now: State = self.table.start
        self.rng = Rng(0)
        self.seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.rng = Rng(int(self.seeds.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.state_now = self.table.start.clone()
        self.go_on()

    def go_on(self) -> None:
        """To the next seat that has something to choose, or to the end."""
        state = self.state_now
        seat = settle(state, self.rng)
        if seat != NOBODY:
            self.agent_selection = self.possible_agents[seat]
            return
        places = self.table.places(state)
        for agent, number in self.numbers.items():
            self.rewards[agent] = score(places, number) / (self.table.seats - 1)
            self.terminations[agent] = True

    def observe(self, agent: str) -> Seen:
        """What the seat knows; its actions while it is asked, none before and after."""
        seat, actions = self.numbers[agent], self.table.sizes.actions
        seen = array_of(observed(self.table.observer, self.state_now, seat), np.int16)
        asked = agent == self.agent_selection
        mask = array_of(mask_of(self.state_now, actions), np.int8) if asked else np.zeros(actions, np.int8)
        return {"observation": seen, "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self.state_now
        if action not in list(state.options()):
            raise self.table.refusal(state, action)
        self._cumulative_rewards[agent] = 0.0
        state.apply(int(action))
        self.go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The board as the acting seat sees it: returned, or printed."""
        if self.render_mode is None:
            return None
        text = drawn(self.table, self.state_now, self.numbers[self.agent_selection], tuple(self.possible_agents))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is open."""

"""One seat against bots, as a Gymnasium environment; with `num_envs` thousands of games in one call."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any, TypeAlias, overload

from loipe.adapters.table import Misused, Table, in_a_sentence, lacking

try:
    import gymnasium
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

    from loipe.adapters.arrays import array_of, box_of
except ImportError:
    raise lacking("gymnasium") from None

from loipe.adapters.drawing import drawn
from loipe.adapters.many import ALL_OFFERED, Many
from loipe.core.game import Refused
from loipe.core.ints import i64, vec
from loipe.core.text import Text

Numbers: TypeAlias = "NDArray[np.int16]"
Info: TypeAlias = dict[str, Any]
SEEDS = 2**62


class Seat(gymnasium.Env[Numbers, np.int64]):
    """What leaves no choice is done for the seat. The reward comes at the end: 1 for the first, -1 for the last."""

    def __init__(self, table: Table, many: Many, render_mode: str | None) -> None:
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1}
        if render_mode not in (None, "ansi"):
            raise Misused(Text().say("adapters-render", {"mode": str(render_mode)}))
        self.table = table
        self.many = many
        self.render_mode = render_mode
        self.observation = table.observation
        self.observation_space = box_of(table.observation)
        self.action_space = gymnasium.spaces.Discrete(table.sizes.actions)
        self.is_over = True

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Numbers, Info]:
        super().reset(seed=seed)
        self.many.begin(int(self.np_random.integers(SEEDS)))
        self.is_over = False
        return self.seen(), self.told()

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, Info]:
        """An action that is not offered loses the game; `info["refused"]` says why."""
        if self.is_over:
            raise Misused(Text().say("adapters-over"))
        code = checked(action)
        if self.many.refused([code]) != ALL_OFFERED:
            self.is_over = True
            sentence = str(self.table.refusal(self.many.states[0], action))
            return self.seen(), -1.0, True, False, {**self.told(), "refused": sentence}
        self.many.step([code], False)
        self.is_over = bool(self.many.overs[0])
        reward = self.many.scores[0] / (self.table.seats - 1)
        return self.seen(), reward, self.is_over, False, self.told()

    def seen(self) -> Numbers:
        return array_of(self.many.sheet.numbers, np.int16).copy()

    def told(self) -> Info:
        return {"action_mask": array_of(self.many.masks, np.int8).copy()}

    def render(self) -> str | None:
        """The board as the seat sees it."""
        if self.render_mode is None:
            return None
        seat = self.many.seats[0]
        names = tuple(f"seat-{number}" for number in range(self.table.seats))
        return drawn(self.table, self.many.states[0], seat, names)


class Seats(VectorEnv[Numbers, NDArray[np.int64], NDArray[Any]]):
    """Many such games. One that ends begins anew in the same call; what was seen last is in `info["final_obs"]`."""

    def __init__(self, table: Table, many: Many, num_envs: int) -> None:
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.table = table
        self.many = many
        self.num_envs = num_envs
        self.observation = table.observation
        self.single_observation_space = box_of(table.observation)
        self.single_action_space = gymnasium.spaces.Discrete(table.sizes.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.seats = np.array(list(many.seats))
        """By game: the seat that is played."""
        self.numbers = array_of(many.sheet.numbers, np.int16).reshape(num_envs, -1)
        self.masks = array_of(many.masks, np.int8).reshape(num_envs, -1)
        self.scores = array_of(many.scores, np.int64)
        self.overs = array_of(many.overs, np.bool_)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Numbers, Info]:
        super().reset(seed=seed)
        self.many.begin(int(self.np_random.integers(SEEDS)))
        return self.numbers.copy(), {"action_mask": self.masks.copy()}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Numbers, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        codes = np.asarray(actions)
        if codes.shape != (self.num_envs,) or codes.dtype.kind not in "iu":
            raise Misused(Text().say("adapters-batch", {"count": self.num_envs}))
        listed = codes.tolist()
        wrong = self.many.refused(listed)
        if wrong != ALL_OFFERED:
            sentence = str(self.table.refusal(self.many.states[wrong], listed[wrong]))
            raise Misused(Text().say("adapters-in-game", {"game": int(wrong), "sentence": sentence}))
        self.many.step(listed, True)
        overs = self.overs.copy()
        info: Info = {"action_mask": self.masks.copy()}
        if overs.any():
            info |= self.ends(overs)
        return self.numbers.copy(), self.scores / (self.table.seats - 1), overs, np.zeros_like(overs), info

    def ends(self, overs: NDArray[np.bool_]) -> Info:
        """As Gymnasium tells of environments that begin anew in the same step."""
        last = array_of(self.many.last.numbers, np.int16).reshape(-1, self.observation.length)
        final = np.full(self.num_envs, None, dtype=object)
        for game, seen in zip(np.flatnonzero(overs), last, strict=True):
            final[game] = seen
        return {"final_obs": final, "_final_obs": overs.copy()}


def checked(action: object) -> int:
    try:
        return index(action)  # type: ignore[arg-type]
    except TypeError:
        raise Misused(Text().say("adapters-whole", {"action": str(action)[:40]})) from None


@overload
def make(
    game: str, *, num_envs: None = None, preset: str | None = None, players: int | None = None, seat: int | None = 0,
    opponents: str | Sequence[str] = "club", render_mode: str | None = None, **settings: Any,
) -> Seat: ...  # fmt: skip


@overload
def make(
    game: str, *, num_envs: int, preset: str | None = None, players: int | None = None, seat: int | None = 0,
    opponents: str | Sequence[str] = "club", render_mode: str | None = None, **settings: Any,
) -> Seats: ...  # fmt: skip


def make(
    game: str, *, num_envs: int | None = None, preset: str | None = None, players: int | None = None,
    seat: int | None = 0, opponents: str | Sequence[str] = "club", render_mode: str | None = None, **settings: Any,
) -> Seat | Seats:  # fmt: skip
    """A game by its id, with a preset and settings of its own. `seat=None`: game so-and-so of many has each in turn."""
    table = Table(game, preset, players, settings)
    with in_a_sentence():
        if seat is not None and not 0 <= seat < table.seats:
            raise Refused("adapters-seat", seat=seat, last=table.seats - 1)
        if num_envs is not None and (not isinstance(num_envs, int) or num_envs < 1):
            raise Refused("adapters-num-envs", count=str(num_envs))
    seats = [number % table.seats if seat is None else seat for number in range(num_envs or 1)]
    bots = table.bots(opponents, seat)
    many = Many(table.start, table.observer, table.sizes.actions, vec[i64](seats), bots, table.places)
    return Seat(table, many, render_mode) if num_envs is None else Seats(table, many, num_envs)

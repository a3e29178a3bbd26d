"""Our games as OpenSpiel's: importing this module registers `loipe_mass_start` and the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MethodType
from typing import Any, SupportsIndex

from loipe.adapters.table import Misused, Table, lacking

try:
    import numpy as np
    import pyspiel
except ImportError:
    raise lacking("openspiel") from None

import msgspec

from loipe.adapters.many import score
from loipe.adapters.position import Position
from loipe.core.contract import State
from loipe.core.game import Choice, Meta
from loipe.core.observer import observed
from loipe.core.rng import Rng
from loipe.core.text import Text
from loipe.games import IDS, load

UNSET = -1
"""A number of a preset that is left as it is; words are left out by empty ones."""
UNTOLD = -9
"""No player: nothing is being told to OpenSpiel."""
SWITCH = {"on": True, "off": False}


def name_of(game_id: str) -> str:
    return f"loipe_{game_id.replace('-', '_')}"


def type_of(meta: Meta) -> pyspiel.GameType:
    numbers = {choice.name: UNSET if choice.kind == "number" else "" for choice in meta.choices}
    return pyspiel.GameType(
        short_name=name_of(meta.id),
        long_name=f"{meta.title} (Loipe)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=meta.most,
        min_num_players=meta.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": UNSET, "preset": "", **numbers},
    )


def settings_of(meta: Meta, given: Mapping[str, Any]) -> dict[str, Any]:
    """Those that were named, as a config takes them: switches are on or off, lists have their parts behind a +."""
    found: dict[str, Any] = {}
    for choice in meta.choices:
        value = given.get(choice.name, "")
        if value not in ("", UNSET):
            found[choice.name] = setting_of(choice, value)
    return found


def setting_of(choice: Choice, value: Any) -> Any:
    if choice.kind == "list":
        return str(value).split("+")
    if choice.kind != "switch":
        return value
    if value not in SWITCH:
        raise Misused(Text().say("adapters-parameter", {"name": choice.name, "values": "on, off", "value": str(value)}))
    return SWITCH[value]


class LoipeGame(pyspiel.Game):  # type: ignore[misc]
    """With the parameters `players`, `preset` and the settings of the game. Each game of ours is a class below it."""

    game_id: str
    kind: pyspiel.GameType

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given, game_id = dict(params or {}), self.game_id
        meta = load(game_id).META
        players = given.get("players", UNSET)
        settings = settings_of(meta, given)
        self.table = Table(game_id, given.get("preset") or None, None if players == UNSET else players, settings)
        sizes = self.table.sizes
        about = pyspiel.GameInfo(
            num_distinct_actions=sizes.actions,
            max_chance_outcomes=sizes.outcomes,
            num_players=self.table.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=sizes.plies,
        )
        super().__init__(self.kind, about, given)
        self.replay = partial(replayed, game_id, self.table.config)

    def new_initial_state(self) -> LoipeState:
        return LoipeState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        return SeatObserver(self.table, params)


def replayed(game_id: str, config: msgspec.Struct, actions: list[int]) -> Position:
    """A position from what led to it: a pickled one is restored so."""
    state: State = load(game_id).start(config)
    position = Position(state, partial(replayed, game_id, config))
    for action in actions:
        position.apply(action)
    position.untold()
    return position


def in_time(name: str) -> Callable[..., Any]:
    """What OpenSpiel answers from its own history, once that holds all steps."""
    plain = getattr(pyspiel.State, name)

    def answer(state: LoipeState, *given: Any) -> Any:
        state.tell()
        return plain(state, *given)

    return answer


class LoipeState(pyspiel.State):  # type: ignore[misc]
    """A position of ours. What is asked or done from Python is so without a detour through C++, which costs more than
    the rules: OpenSpiel's own history is told of the steps when something needs it."""

    __slots__ = ("__dict__", "apply_action", "chance_outcomes", "is_chance_node", "is_terminal", "legal_actions")
    apply_action: Callable[[SupportsIndex], None]
    chance_outcomes: Callable[[], list[tuple[int, float]]]
    is_chance_node: Callable[[], bool]
    is_terminal: Callable[[], bool]
    legal_actions: Callable[..., list[int]]

    def __init__(self, game: LoipeGame) -> None:
        super().__init__(game)
        self.position = Position(game.table.start.clone(), game.replay)
        self.teller = UNTOLD

    def __setattr__(self, name: str, value: Any) -> None:
        """The position itself answers, also one that OpenSpiel copied or restored; slots are no part of a copy."""
        super().__setattr__(name, value)
        if name == "position":
            # C++ asks these two as well, and takes for its own whatever Python calls a builtin: so bound by hand
            super().__setattr__("is_terminal", MethodType(Position.is_terminal, value))
            super().__setattr__("chance_outcomes", MethodType(Position.outcomes, value))
            super().__setattr__("is_chance_node", value.is_chance)
            super().__setattr__("legal_actions", value.legal)
            super().__setattr__("apply_action", value.take)

    def current_player(self) -> int:
        """Whatever C++ does with a state, it asks this first."""
        if self.teller != UNTOLD:
            return self.teller
        self.tell()
        return self.position.player()

    def tell(self) -> None:
        """OpenSpiel's own history grows by what was applied from Python."""
        for player, action in self.position.untold():
            self.teller = player
            super().apply_action(action)
        self.teller = UNTOLD

    def _apply_action(self, action: int) -> None:
        if self.teller == UNTOLD:
            self.position.apply(action)
            self.position.untold()

    history, full_history, history_str = in_time("history"), in_time("full_history"), in_time("history_str")
    is_initial_state, move_number = in_time("is_initial_state"), in_time("move_number")
    is_initial_non_chance_state = in_time("is_initial_non_chance_state")
    serialize, __getstate__ = in_time("serialize"), in_time("__getstate__")

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.options()

    def _action_to_string(self, player: int, action: int) -> str:
        """An outcome's word, or the first and the last word of a span of outcomes."""
        codes = self.position.within(action) if self.position.is_chance() else (action,)
        return "…".join(dict.fromkeys(self.table.game.write(self.position.state, code) for code in codes))

    @property
    def table(self) -> Table:
        table: Table = self.get_game().table
        return table

    def returns(self) -> list[float]:
        """1 for the first, -1 for the last, in even steps; they sum up to nothing."""
        table = self.table
        if not self.position.is_terminal():
            return [0.0] * table.seats
        places = table.places(self.position.state)
        return [score(places, seat) / (table.seats - 1) for seat in range(table.seats)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> LoipeState:
        """A state that this player cannot tell from this one."""
        self.tell()
        game, copy = self.table.game, self.clone()
        world = game.sample(game.view(self.position.state, frozenset({player})), Rng(int(sampler() * (1 << 53))))
        copy.position = Position(world, self.position.replay, sampled=True)
        found: LoipeState = copy
        return found

    def __str__(self) -> str:
        """The whole position, secrets included."""
        return known(self.table.game.view(self.position.state, frozenset(range(self.table.seats))))


def known(view: object) -> str:
    """All that is in a view, but for what the game's config says anyway."""
    return msgspec.json.encode(view, enc_hook=lambda _: None).decode()


class SeatObserver:
    """The tensor: who looks on, then the fields of the observation by name."""

    def __init__(self, table: Table, params: Any) -> None:
        if params:
            raise Misused(Text().say("adapters-observer"))
        self.table = table
        self.tensor = np.zeros(table.seats + table.observation.length, np.float32)
        self.player = self.tensor[: table.seats]
        self.seen = self.tensor[table.seats :]
        self.dict = {"player": self.player}
        self.dict |= {name: self.seen[table.observation.spans[name]] for name in table.observation.names}

    def set_from(self, state: LoipeState, player: int) -> None:
        self.player.fill(0)
        self.player[player] = 1
        numbers = observed(self.table.observer, state.position.state, player)
        self.seen[:] = np.frombuffer(memoryview(numbers), np.int16)

    def string_from(self, state: LoipeState, player: int) -> str:
        view = self.table.game.view(state.position.state, frozenset({player}))
        return f"{player} {known(view)}"


def register(game_id: str) -> None:
    """By a class of its own: OpenSpiel keeps it beyond the end of Python, when only classes stay."""
    kind = type_of(load(game_id).META)
    if kind.short_name not in pyspiel.registered_names():
        pyspiel.register_game(kind, type(kind.short_name, (LoipeGame,), {"game_id": game_id, "kind": kind}))


def in_time_too(plain: Callable[[Any, Any], str]) -> Callable[[Any, Any], str]:
    """The one function of OpenSpiel that reads a state's history without asking the state anything."""

    def serialize_game_and_state(game: Any, state: Any) -> str:
        if isinstance(state, LoipeState):
            state.tell()
        return plain(game, state)

    return serialize_game_and_state


for each in IDS:
    register(each)
pyspiel.serialize_game_and_state = in_time_too(pyspiel.serialize_game_and_state)

"""A game as an adapter sets it up: by name, preset, players and settings, each refused in one sentence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec

from loipe.adapters.observation import Observation
from loipe.bots import make
from loipe.core.contract import Bot, State
from loipe.core.game import Defects, Refused
from loipe.core.settings import configured
from loipe.core.text import Text
from loipe.games import load


class Misused(ValueError):
    """What is wrong, and what would be right, in one sentence."""


@contextmanager
def in_a_sentence(game_id: str = "") -> Iterator[None]:
    """Refusals of ours, as a person at a prompt reads them."""
    try:
        yield
    except Refused as refused:
        raise Misused(Text(game_id=game_id).refusal(refused)) from None
    except Defects as found:
        raise Misused(" ".join(Text(game_id=game_id).defects(found))) from None


def lacking(extra: str) -> ImportError:
    """An extra that is not installed."""
    return ImportError(Text().say("adapters-lacking", {"extra": extra}))


class Table:
    """A game with its config, and all that learners ask of it beside its positions."""

    def __init__(
        self, game_id: str, preset: str | None = None, players: int | None = None, settings: Mapping[str, Any] = {}
    ) -> None:
        with in_a_sentence(game_id):
            self.game = load(game_id)
            self.config = self.agreed(preset, players, settings)
            self.start: State = self.game.start(self.config)
        self.sizes = self.game.sizes(self.config)
        self.seats = len(self.config.holders)
        self.observer = self.game.observer(self.start)
        self.observation = Observation(self.observer)

    def agreed(self, preset: str | None, players: int | None, settings: Mapping[str, Any]) -> Any:
        meta = self.game.META
        name = preset or next(iter(meta.presets))
        if name not in meta.presets:
            raise Refused("cli-no-such-preset", preset=name, presets=", ".join(meta.presets), near="none")
        known = {choice.name for choice in meta.choices} | set(self.game.Config.__struct_fields__)
        for unknown in settings.keys() - known:
            raise Refused("cli-no-such-setting", name=unknown, names=", ".join(sorted(known)), near="none")
        config = meta.presets[name]
        if players is not None:
            config = msgspec.structs.replace(config, holders=self.holders(players))
        return configured({**msgspec.to_builtins(config), **settings}, self.game.Config)

    def holders(self, players: int) -> tuple[int, ...]:
        """A seat for each; two in each where two hold four (ST-1)."""
        meta = self.game.META
        if not isinstance(players, int) or not meta.fewest <= players <= meta.most:
            raise Refused("adapters-players", game=meta.title, players=str(players), low=meta.fewest, high=meta.most)
        return (0, 1, 0, 1) if meta.two_hold_four and players == 2 else tuple(range(players))

    def bots(self, names: str | Sequence[str], seat: int | None) -> list[Bot]:
        """By seat: one kind for all, or one for each seat but the learner's, in seat order."""
        with in_a_sentence(self.game.META.id):
            if isinstance(names, str):
                return [make(names, self.game) for _ in range(self.seats)]
            if seat is None or len(names) != self.seats - 1:
                raise Refused("adapters-opponents", count=len(names), wanted=self.seats - 1)
            found = [make(name, self.game) for name in names]
            return [*found[:seat], make("random", self.game), *found[seat:]]

    def places(self, state: State) -> tuple[int, ...]:
        places: tuple[int, ...] = self.game.result(state).places
        return places

    def refusal(self, state: State, action: object) -> Misused:
        """Why an action is none, and which there are."""
        options = ", ".join(f"{code} ({self.game.write(state, code)})" for code in state.options())
        found = Text().say("adapters-not-offered", {"action": str(action)[:40], "options": options or "none"})
        return Misused(found)

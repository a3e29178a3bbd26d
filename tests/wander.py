"""Positions that any players may reach: random settings, random and thumb bots at one table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from loipe.core.contract import CHANCE, NOBODY, RandomBot, State
from loipe.core.game import AnyGame, Choice, Defects
from loipe.core.rng import Rng
from loipe.games import load

MANY_ROUNDS = 60
"""Enough for a whole game, few enough for a test."""
CHANGES = 4
"""So many settings at most differ from the preset's."""


def configs(game_id: str, rng: Rng) -> Iterator[Any]:
    """Presets in turn, as they are and with a few settings changed, any number of seats and players; all can start."""
    game = load(game_id)
    while True:
        for preset in game.META.presets.values():
            yield preset
            yield changed(game, preset, rng)


def changed(game: AnyGame, preset: Any, rng: Rng) -> Any:
    meta = game.META
    while True:
        seats = meta.fewest + int(rng.below(meta.most - meta.fewest + 1))
        players = seats if rng.below(2) else 1 + int(rng.below(seats))
        changes: dict[str, Any] = {"holders": tuple(seat % players for seat in range(seats))}
        for _ in range(int(rng.below(CHANGES + 1))):
            choice = meta.choices[int(rng.below(len(meta.choices)))]
            if (value := any_value(choice, rng)) is not None:
                changes[choice.name] = value
        config = msgspec.structs.replace(preset, **changes)
        try:
            game.start(config)
        except Defects:
            continue
        return config


def any_value(choice: Choice, rng: Rng) -> Any:
    """What a choice may be set to; None where only the game knows."""
    if choice.kind == "switch":
        return bool(rng.below(2))
    if choice.kind == "number":
        low, high = (int(value) for value in choice.values)
        return low + int(rng.below(min(high, max(low, MANY_ROUNDS)) - low + 1))
    if choice.kind in ("choice", "course") and choice.values:
        return choice.values[int(rng.below(len(choice.values)))]
    return None


def positions(game_id: str, seed: int, count: int, every: int = 5) -> Iterator[tuple[Any, State]]:
    """So many decisions of seats, about each `every`-th of a game, of one random game after another."""
    game = load(game_id)
    rng = Rng(seed)
    left = count
    for config in configs(game_id, rng):
        for state in game_of(game, config, rng):
            if state.to_act() >= 0 and rng.below(every) == 0:
                yield config, state.clone()
                left -= 1
                if not left:
                    return


def game_of(game: AnyGame, config: Any, rng: Rng) -> Iterator[State]:
    """A game ply by ply. Each choice is anybody's: by chance or by thumb, so positions no single player would reach."""
    state: State = game.start(config)
    bots = [RandomBot(), game.thumb()]
    taste = int(rng.below(5))  # 0: all at random ... 4: all by thumb
    while (seat := state.to_act()) != NOBODY:
        if seat >= 0:
            owing = list(state.owing())
            state.turn_to(owing[int(rng.below(len(owing)))])
        yield state
        state.apply(state.pick(rng) if seat == CHANCE else bots[rng.below(4) < taste].choose(state, rng))

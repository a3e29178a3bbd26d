"""Configs made by hypothesis from a game's own list of choices; a table would accept each of them."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import assume
from hypothesis import strategies as st

from loipe.core.game import AnyGame, Choice, Defects

MANY_ROUNDS = 60
"""Enough for a whole game, few enough for a test."""


def values(choice: Choice) -> st.SearchStrategy[Any] | None:
    """What a choice may be set to; None where only the game knows."""
    if choice.kind == "switch":
        return st.booleans()
    if choice.kind == "number":
        low, high = (int(value) for value in choice.values)
        return st.integers(low, min(high, MANY_ROUNDS))
    if choice.kind in ("choice", "course") and choice.values:
        return st.sampled_from(choice.values)
    return None


@st.composite
def configs(draw: st.DrawFn, game: AnyGame) -> Any:
    """A preset with a few settings changed and any number of seats and players."""
    meta = game.META
    config = draw(st.sampled_from(list(meta.presets.values())))
    seats = draw(st.integers(meta.fewest, meta.most))
    players = draw(st.integers(1, seats))
    changes: dict[str, Any] = {"holders": tuple(seat % players for seat in range(seats))}
    for choice in draw(st.lists(st.sampled_from(meta.choices), max_size=4, unique_by=lambda choice: choice.name)):
        strategy = values(choice)
        if strategy is not None:
            changes[choice.name] = draw(strategy)
    config = msgspec.structs.replace(config, **changes)
    try:
        game.start(config)
    except Defects:
        assume(False)
    return config

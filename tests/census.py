"""Counts that never change during a game: what a game's box holds. One function per game, by id."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from loipe.core.contract import State


def census(game_id: str, state: State) -> Any:
    """All pieces of the game in one comparable value; tests/rulebook/<game>/census.py counts them."""
    module = import_module(f"tests.rulebook.{game_id.replace('-', '_')}.census")
    count: Callable[[State], Any] = module.census
    return count(state)

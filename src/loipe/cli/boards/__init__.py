"""Terminal boards, one module per game, found by the game's id.

A board draws a position: `draw(shown, board, names, text, width, marks)`. It may also offer `headline` (the line above
the screen), `standing` (further columns of a ranking row), `told` (the same in words), `laid` (the board in words) and
`hand` (what only the viewer sees, each with its name).
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType


@cache
def find(game_id: str) -> ModuleType | None:
    """The board of a game; None if it has none in the terminal."""
    name = f"{__name__}.{game_id.replace('-', '_')}"
    return import_module(name) if find_spec(name) else None

"""Terminal boards, one module per game, found by the game's id; a game without one has the plain board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from rich.console import RenderableType
from rich.text import Text as Styled

from loipe.core.text import Text


class Board(Protocol):
    """What such a module offers. `shown` is the game's tree as the viewer sees it, `board` what never changes."""

    @property
    def DRAWS_HANDS(self) -> bool:  # noqa: N802 - a constant of a module
        """What the viewer holds is seen on the board, so nothing of it is told below."""

    def draw(
        self, shown: Any, board: Any, names: Sequence[str], text: Text, width: int, marks: Mapping[str, str]
    ) -> RenderableType:
        """The position at a width; `marks` are the places that may be chosen, with their digits."""

    def headline(self, shown: Any, board: Any, config: Any, text: Text) -> str:
        """The line above the screen."""

    def standing(self, shown: Any, seat: int, text: Text) -> tuple[Styled, ...]:
        """The further columns of a ranking row."""

    def told(self, shown: Any, seat: int, text: Text) -> list[str]:
        """A ranking row in words, for whoever does not see it."""

    def laid(self, shown: Any, text: Text) -> list[str]:
        """What lies where, in words; empty where the ranking tells it all."""

    def hand(self, shown: Any, seats: Sequence[int], text: Text) -> list[tuple[str, str]]:
        """What only the holder of these seats sees: each in short, and as a line."""


@cache
def find(game_id: str) -> Board:
    """The board of a game."""
    name = f"{__name__}.{game_id.replace('-', '_')}"
    return cast(Board, import_module(name if find_spec(name) else f"{__name__}.plain"))

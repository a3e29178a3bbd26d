"""The rules of thumb as they were before search came, frozen: what the bots' strength is measured against.

`make frozen` compiles them beside the games; tests play them as they are.
"""

from __future__ import annotations

from importlib import import_module

from loipe.core.contract import Bot
from loipe.core.game import AnyGame


def thumb1(game: AnyGame) -> Bot:
    """That of a game."""
    found: Bot = import_module(f"tests.thumb1.{game.META.id.replace('-', '_')}.thumb1").Thumb()
    return found

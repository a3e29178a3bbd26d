"""The bots, by name."""

from __future__ import annotations

from importlib import import_module

from loipe.bots import visitor
from loipe.bots.levels import LEVELS
from loipe.bots.rookie import Rookie
from loipe.bots.search import Searcher
from loipe.core.contract import Bot, RandomBot
from loipe.core.game import AnyGame, Refused
from loipe.core.seats import OFFERED, VISITING

FROZEN = "thumb1"
"""The rules of thumb of old, only in builds of `make frozen`."""


def make(name: str, game: AnyGame) -> Bot:
    """The bot of that name for a game."""
    if name == "random":
        return RandomBot()
    if name in ("thumb", "club"):
        return game.thumb()
    if name == "rookie":
        return Rookie(game)
    if name in LEVELS:
        return Searcher(game, LEVELS[name].budget(game.META.id))
    if name in VISITING:
        return visitor.found(VISITING[name], game)
    if name == FROZEN:
        return frozen(game)
    raise Refused("no-such-bot", bot=name, bots=", ".join(OFFERED))


def frozen(game: AnyGame) -> Bot:
    """As it was before it was repaired."""
    try:
        found: Bot = import_module(f"loipe.games.{game.META.id.replace('-', '_')}.thumb1").Thumb()
    except ImportError:
        raise Refused("no-frozen-bot", bot=FROZEN) from None
    return found

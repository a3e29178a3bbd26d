"""The registry: a game is known by its id and found by its folder."""

from importlib import import_module
from typing import cast

from loipe.core.game import AnyGame, Refused

IDS = ("mass-start", "crystal-globe", "sport-ist-mord", "ski-tour")


def load(game_id: str) -> AnyGame:
    """The game of that id."""
    if game_id not in IDS:
        raise Refused("no-such-game", game=game_id, games=", ".join(IDS))
    return cast(AnyGame, import_module(f"loipe.games.{game_id.replace('-', '_')}"))

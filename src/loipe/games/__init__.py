"""The registry: a game is a package, and its id is the package's name, with hyphens.

Games of other authors are told of by their packages' paths: `LOIPE_GAMES=my_games.sprint`.
"""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:  # help is told without them
    from loipe.core.game import AnyGame

OURS = (
    "loipe.games.mass_start",
    "loipe.games.crystal_globe",
    "loipe.games.ski_tour",
    "loipe.games.sport_ist_mord",
)
OTHERS = tuple(filter(None, os.environ.get("LOIPE_GAMES", "").split(",")))
PACKAGES = {package.rpartition(".")[2].replace("_", "-"): package for package in (*OURS, *OTHERS)}
"""By id."""
IDS = tuple(PACKAGES)


def package_of(game_id: str) -> str:
    """Where a game is found."""
    if game_id not in PACKAGES:
        from loipe.core.game import Refused

        raise Refused("no-such-game", game=game_id, games=", ".join(IDS))
    return PACKAGES[game_id]


@cache
def load(game_id: str) -> AnyGame:
    """The game of that id."""
    return cast("AnyGame", import_module(package_of(game_id)))


def folder_of(package: str) -> Traversable:
    """A game's files, without loading the game."""
    parent, _, name = package.rpartition(".")
    return files(parent) / name if parent else files(name)

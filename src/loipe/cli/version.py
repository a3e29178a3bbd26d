"""`loipe --version`: the version, and which build of the engine runs."""

from __future__ import annotations

from importlib import import_module

import loipe
from loipe.cli.speech import say
from loipe.core import playout
from loipe.games import IDS

HOT = ("state", "terms", "course", "thumb")


def describe() -> list[str]:
    """Compiled or interpreted, and from which files."""
    modules = [playout, *(found for game_id in IDS for found in [game_state(game_id)] if found is not None)]
    lines = [say("cli-version", version=loipe.__version__)]
    for module in modules:
        file = str(module.__file__)
        build = "interpreted" if file.endswith(".py") else "compiled"
        lines.append(say("cli-build", module=module.__name__, build=build, file=file))
    return lines


def game_state(game_id: str) -> object | None:
    try:
        return import_module(f"loipe.games.{game_id.replace('-', '_')}.state")
    except ModuleNotFoundError:
        return None

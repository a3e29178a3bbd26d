"""`loipe --version`: the version, and which build of the engine runs."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

import loipe
from loipe.cli.speech import say
from loipe.core import playout
from loipe.games import IDS


def describe() -> list[str]:
    """Compiled or interpreted, and from which files."""
    modules = [module for module in (playout, *map(game_state, IDS)) if module is not None]
    lines = [say("cli-version", version=loipe.__version__)]
    for module in modules:
        file = str(module.__file__)
        build = "interpreted" if file.endswith(".py") else "compiled"
        lines.append(say("cli-build", module=module.__name__, build=build, file=file))
    return lines


def game_state(game_id: str) -> ModuleType | None:
    try:
        return import_module(f"loipe.games.{game_id.replace('-', '_')}.state")
    except ModuleNotFoundError:
        return None

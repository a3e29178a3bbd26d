"""`loipe --version`: the version, and which build of the engine runs."""

from __future__ import annotations

from importlib import import_module

import loipe
from loipe.cli.speech import say
from loipe.core import playout
from loipe.games import OURS


def describe() -> list[str]:
    """Compiled or interpreted, and from which files."""
    modules = [playout, *(import_module(f"{package}.state") for package in OURS)]
    lines = [say("cli-version", version=loipe.__version__)]
    for module in modules:
        file = str(module.__file__)
        build = "interpreted" if file.endswith(".py") else "compiled"
        lines.append(say("cli-build", module=module.__name__, build=build, file=file))
    return lines

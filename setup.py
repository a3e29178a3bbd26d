"""Compiles the engine with mypyc from the same source that runs interpreted.

Without a C compiler, or with LOIPE_INTERPRETED=1, the install works all the same, only slower.
"""

import os
from glob import glob

from setuptools import setup

HOT = ("state", "rules*", "thumb", "terms", "course", "words")
CORE = ("ints", "rng", "contract", "dice", "deck", "playout")


def compiled_sources() -> list[str]:
    """The core, and of every game what its rules' hot path touches."""
    sources = [f"src/loipe/core/{name}.py" for name in CORE]
    for name in HOT:
        sources += glob(f"src/loipe/games/*/{name}.py")
    return sorted(sources)


def extensions() -> list:
    if os.environ.get("LOIPE_INTERPRETED"):
        return []
    os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -fno-semantic-interposition".strip()
    from mypyc.build import mypycify

    found = mypycify([*compiled_sources(), "--config-file=mypyc.ini"], opt_level="3", debug_level="0")
    for extension in found:
        extension.optional = True
    return found


setup(ext_modules=extensions())

"""What long measurements have played, kept line by line, so that they can be stopped, gone on with and built anew.

Each line names the engine it was played by: the mark of the sources that decide how a game goes. Once they change,
its lines stay in the file and count no longer; those of other games do.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

import loipe

SOURCE = Path(loipe.__file__).parent
FOLDER = Path(__file__).parent / "kept"
PLAYING = ("state.py", "rules*.py", "thumb*.py", "terms.py", "course.py", "codes.py", "config.py", "view.py")
"""Of a game; the old rules of thumb among them."""
EVERYWHERE = (
    "core/contract.py", "core/d*.py", "core/playout.py", "core/rng.py", "bots/search.py", "bots/levels.py",
    "bots/rookie.py", "lab/measure.py",
)  # fmt: skip

Line = TypeVar("Line", bound=msgspec.Struct)


@cache
def engine(game_id: str) -> str:
    """The mark of all that plays this game."""
    game = SOURCE / "games" / game_id.replace("-", "_")
    files = [file for name in PLAYING for file in game.glob(name)]
    files += [file for name in EVERYWHERE for file in SOURCE.glob(name)]
    whole = blake2b(digest_size=6)
    for file in sorted(files):
        whole.update(file.read_bytes())
    return whole.hexdigest()


class Kept(Generic[Line]):
    """Lines of one kind in a file of their own."""

    def __init__(self, name: str, kind: type[Line]) -> None:
        self.file = FOLDER / f"{name}.jsonl"
        self.kind = kind

    def lines(self) -> Iterator[Line]:
        if self.file.exists():
            for line in self.file.read_bytes().splitlines():
                yield msgspec.json.decode(line, type=self.kind)

    def add(self, line: Line) -> None:
        FOLDER.mkdir(exist_ok=True)
        with self.file.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")

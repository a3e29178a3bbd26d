"""The lessons that come with a game, in the order of their files: `lessons/1-roll-and-ski.lesson`."""

from __future__ import annotations

from functools import lru_cache

from loipe.core.game import Refused
from loipe.games import folder_of, package_of
from loipe.lessons.lesson import Lesson, read

SUFFIX = ".lesson"


@lru_cache(maxsize=16)
def names(game_id: str) -> tuple[str, ...]:
    """Without number and suffix."""
    return tuple(name.partition("-")[2] for name in files_of(game_id))


def files_of(game_id: str) -> list[str]:
    folder = folder_of(package_of(game_id)) / "lessons"
    if not folder.is_dir():
        return []
    found = [entry.name.removesuffix(SUFFIX) for entry in folder.iterdir() if entry.name.endswith(SUFFIX)]
    return sorted(found)


@lru_cache(maxsize=64)
def find(game_id: str, name: str) -> Lesson:
    if name not in names(game_id):
        raise Refused("lesson-unknown", found=name[:40], known=", ".join(names(game_id)))
    file = files_of(game_id)[names(game_id).index(name)]
    return read((folder_of(package_of(game_id)) / "lessons" / f"{file}{SUFFIX}").read_text("utf-8"))


def message(game_id: str, name: str, step: int = 0) -> str:
    """The id of the lesson's title, or of what the coach says at a step; `-why` follows a step that was done."""
    return f"{game_id}-learn-{name}-{step}" if step else f"{game_id}-learn-{name}"

"""The puzzles that come with the games, and which of them is whose day's."""

from __future__ import annotations

from datetime import date, timedelta
from functools import lru_cache

import msgspec

from loipe.core.game import Refused
from loipe.games import IDS, folder_of, package_of
from loipe.puzzles.puzzle import Puzzle, read

SUFFIX = ".puzzle"
FIRST = date(2026, 1, 1)
"""The day of the first puzzle."""
LISTED = 28
"""Days that the list of past ones goes back."""


class Daily(msgspec.Struct, frozen=True):
    """Which puzzle a day has."""

    day: date
    game: str
    number: int
    asks: str
    """As in the puzzle."""


@lru_cache(maxsize=16)
def numbers(game_id: str) -> tuple[int, ...]:
    """Those of a game, ascending."""
    folder = folder_of(package_of(game_id)) / "puzzles"
    if not folder.is_dir():
        return ()
    return tuple(sorted(int(file.name.removesuffix(SUFFIX)) for file in folder.iterdir() if file.name.endswith(SUFFIX)))


@lru_cache(maxsize=256)
def find(game_id: str, number: int) -> Puzzle:
    if number not in numbers(game_id):
        raise Refused("puzzle-unknown", game=game_id, number=number)
    file = folder_of(package_of(game_id)) / "puzzles" / f"{number:03}{SUFFIX}"
    return read(file.read_text("utf-8"))


def of_day(day: date) -> Daily:
    """The games take turns; of each one puzzle after the other, then from the first again."""
    games = [game_id for game_id in IDS if numbers(game_id)]
    if day < FIRST or not games:
        raise Refused("puzzle-no-day", day=str(day), first=str(FIRST))
    turn, at = divmod((day - FIRST).days, len(games))
    game_id = games[at]
    number = numbers(game_id)[turn % len(numbers(game_id))]
    return Daily(day, game_id, number, find(game_id, number).asks)


def before(day: date) -> list[Daily]:
    """The puzzles of the days before, the latest first."""
    days = [day - timedelta(days=back) for back in range(1, LISTED + 1)]
    return [of_day(each) for each in days if each >= FIRST]


def title(asks: str) -> str:
    """The message that a puzzle with this question is listed by."""
    return f"puzzle-{asks}"


def read_day(text: str) -> date:
    """A day as it is typed: 2026-11-17."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Refused("puzzle-bad-day", day=text[:20]) from None

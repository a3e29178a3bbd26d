"""A season's file on this machine, and the logs of its races beside it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from loipe.cli.files import read_log, read_text, save, save_log
from loipe.cli.speech import refuse
from loipe.core.log import Log
from loipe.season import earlier, file
from loipe.season.file import Book
from loipe.season.plan import Outcome

ENDING = ".season"


class Desk(msgspec.Struct):
    """`NAME` is `NAME.season` in this folder, or a path."""

    path: Path
    book: Book
    text: str = ""
    """Of the file, as it was read or written last; empty where there is none yet."""

    @property
    def name(self) -> str:
        """As it is typed after `loipe season next`."""
        return str(self.path.with_suffix(""))

    @property
    def is_earlier(self) -> bool:
        """Made by `loipe season FILE`: Crystal Globe's calendar, in a file of the first kind."""
        return self.text.startswith(earlier.MAGIC)

    @property
    def is_as_known(self) -> bool:
        """Nobody else has changed the file since, or thrown it away."""
        return (read_text(str(self.path)) if self.path.exists() else "") == self.text

    def race_file(self, number: int) -> Path:
        return self.path.with_name(f"{self.path.stem}-{number + 1}.log")

    def kept(self, number: int) -> Log | None:
        """A race that was begun, if any."""
        found = self.race_file(number)
        return read_log(str(found)) if found.exists() else None

    def log_of(self, outcome: Outcome) -> Path | None:
        """The log of a race that is over, if it lies beside the season."""
        beside = self.path.with_name(outcome.log) if outcome.log and Path(outcome.log).name == outcome.log else None
        return beside if beside is not None and beside.exists() else None

    def keep_race(self, number: int, log: Log) -> str:
        """Its log; the name it has beside the season."""
        save_log(log, str(self.race_file(number)))
        return self.race_file(number).name

    def add(self, outcome: Outcome) -> None:
        """SE-15: a race is over, and written down before anything else happens."""
        self.book = self.book.after(outcome)
        self.save()

    def save(self) -> None:
        """What another command has written down meanwhile is not written over."""
        if not self.is_as_known:
            refuse("cli-season-changed", file=str(self.path), name=self.name)
        self.text = file.write(self.book)
        save(str(self.path), self.text)


def path_of(name: str) -> Path:
    if Path(name).name in ("", "..", ENDING) or name.endswith("/"):
        refuse("cli-season-no-name")
    return Path(name if name.endswith(ENDING) else f"{name}{ENDING}")


def opened(name: str) -> Desk:
    """A season that is there."""
    path = path_of(name)
    if not path.exists():
        refuse("cli-season-missing", file=str(path), name=name)
    return read_at(path)


def read_at(path: Path) -> Desk:
    """A season's file of any kind, wherever it is."""
    text = read_text(str(path))
    kind_1 = text.startswith(earlier.MAGIC)
    return Desk(path, earlier_book(path) if kind_1 else file.read(text, str(path), by_hand=True), text)


def earlier_book(path: Path) -> Book:
    """A file of the first kind as a season of today, to look at; it is raced on by `loipe season FILE`."""
    from loipe.cli.seasons.earlier import book_of, played

    season = earlier.read(read_text(str(path)), path)
    return book_of(season, played(season))

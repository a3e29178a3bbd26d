"""The first kind of season file, Crystal Globe's alone: what was agreed, as in the header of a log, then the races.

    loipe season 1
    game crystal-globe
    rules 2
    seats Anna, thumb
    set level 1
    ---
    race granlia sprint

Each race is a log beside it: `winter-1.log`, `winter-2.log`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from loipe.core import log as logs
from loipe.core.game import Refused
from loipe.games.crystal_globe.season import Meeting, race_config
from loipe.season.file import Book
from loipe.season.plan import Athlete, Outcome, Plan, Stop

GAME = "crystal-globe"
MAGIC = "loipe season 1"
RACE = "race"


class Season(msgspec.Struct, frozen=True):
    """Who races, by which settings, where and in which formats."""

    file: Path
    agreed: logs.Log
    calendar: tuple[Meeting, ...]

    def race_file(self, number: int) -> str:
        return str(self.file.with_name(f"{self.file.stem}-{number + 1}.log"))

    def earlier_file(self, number: int) -> str:
        """Where a race stays as it was when words of it fit no more."""
        return str(self.file.with_name(f"{self.file.stem}-{number + 1}.earlier.log"))

    def check(self) -> None:
        """Every race can be started with these seats."""
        if not self.calendar:
            raise Refused("season-empty", file=str(self.file))
        for meeting in self.calendar:
            self.agreed.game.start(race_config(self.agreed.config, meeting))


def write(season: Season) -> str:
    """The season as text."""
    header = logs.write(season.agreed).replace(logs.MAGIC, MAGIC, 1).rstrip()
    return "\n".join([header, *(f"{RACE} {meeting.course} {meeting.format}" for meeting in season.calendar)]) + "\n"


def read(text: str, file: Path) -> Season:
    """The season a text describes, checked."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != MAGIC:
        raise Refused("season-not", file=str(file), wanted=MAGIC)
    head = next((at for at, line in enumerate(lines) if line.strip() == logs.BODY), len(lines))
    agreed = logs.read("\n".join([logs.MAGIC, *lines[1:head], logs.BODY]))
    if agreed.game_id != GAME:
        raise Refused("cli-other-game", file=str(file), game=agreed.game_id)
    calendar = []
    for number, line in enumerate(lines[head + 1 :], head + 2):
        words = line.split()
        if words and (len(words) != 3 or words[0] != RACE):
            raise Refused("season-line", line=number, found=line.strip()[:40])
        calendar += [Meeting(words[1], words[2])] if words else []
    season = Season(file, agreed, tuple(calendar))
    season.check()
    return season


def read_races(text: str) -> tuple[Meeting, ...]:
    """`granlia:sprint,isfjell:pursuit`, as typed."""
    return tuple(read_race(word.strip()) for word in text.split(","))


def read_race(word: str) -> Meeting:
    course, colon, kind = word.partition(":")
    if not colon:
        raise Refused("season-race", word=word[:40])
    return Meeting(course, kind)


def as_book(season: Season, places: Sequence[tuple[int, ...]], bots: Sequence[str]) -> Book:
    """As a season of today, with these races over; empty for a person instead of a bot."""
    config = {name: value for name, value in msgspec.to_builtins(season.agreed.config).items() if name != "holders"}
    calendar = tuple(Stop(GAME, meeting.course, meeting.format, "", config) for meeting in season.calendar)
    field = zip(season.agreed.names, bots, strict=True)
    athletes = tuple(Athlete(name, season.file.stem, bot) for name, bot in field)
    plan = Plan(season.file.stem, "own", 0, athletes, calendar)
    found = [Outcome(each, log=Path(season.race_file(number)).name) for number, each in enumerate(places)]
    return Book(plan, tuple(found))

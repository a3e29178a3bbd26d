"""What a season is: who races, where, in which formats and for which points. Frozen: what happens is in outcomes."""

from __future__ import annotations

from datetime import date
from typing import Any

import msgspec

from loipe.core.game import Refused
from loipe.core.seats import BOTS, OFFERED
from loipe.games import IDS, load
from loipe.games.crystal_globe.formats import FORMATS

POINTS = (20, 17, 15, 13, 11, 9, 7, 6, 5, 4, 3, 2, 1)
"""SE-3: for places from the first on; the last of them also for every later place. Ours."""
CAMP = "sport-ist-mord"
"""SE-13: the game of a training camp, which is no race."""
FORMATTED = "crystal-globe"
"""CG-60: the game whose races have formats; the others race as themselves."""
LAPPED = "mass-start"
"""MS-1: the game that shoots once a lap."""
RELAY, SPRINT, PURSUIT = "relay", "sprint", "pursuit"
FEWEST, MOST = 2, 24
"""Athletes."""
MOST_RACES = 40
LONGEST, LONGEST_TITLE = 40, 80
"""Characters of a name."""
MOST_POINTS = 1000
FRIENDLY = "friendly"
"""SE-13: instead of a format, a training camp whose places count for nothing."""


class Athlete(msgspec.Struct, frozen=True):
    """Somebody of the field, always the same number."""

    name: str
    club: str
    bot: str
    """Who skis for them: a bot's level, or empty for a person."""
    face: int = 0
    """The seed of the portrait."""


class Stop(msgspec.Struct, frozen=True):
    """One date of the calendar."""

    game: str
    course: str = ""
    """Empty: the game's usual one, or none."""
    format: str = ""
    """CG-60; empty where the game races as itself."""
    date: str = ""
    """2027-01-16; empty for whenever."""
    settings: dict[str, Any] = {}
    """Other than the game's first preset has."""

    @property
    def is_camp(self) -> bool:
        return self.game == CAMP

    @property
    def gives_order(self) -> bool:
        """SE-13: to the next race."""
        return self.is_camp and self.format != FRIENDLY

    @property
    def globe(self) -> str:
        """SE-5: the format whose globe it counts for."""
        return self.game if self.is_camp else self.format or self.game


class Plan(msgspec.Struct, frozen=True):
    """A season as it was agreed on."""

    title: str
    kind: str
    """The preset it was made from, or `own`."""
    seed: int
    athletes: tuple[Athlete, ...]
    calendar: tuple[Stop, ...]
    points: tuple[int, ...] = POINTS
    drop: int = 0
    """SE-4: so many results of each athlete do not count."""

    @property
    def is_olympic(self) -> bool:
        """SE-12: medals instead of points."""
        return not self.points

    @property
    def races(self) -> int:
        return sum(not stop.is_camp for stop in self.calendar)

    def points_for(self, place: int) -> int:
        """SE-3: nothing for who did not race."""
        return self.points[min(place, len(self.points)) - 1] if place and self.points else 0


class Outcome(msgspec.Struct, frozen=True):
    """How one stop ended. It is written once and never worked out again."""

    places: tuple[int, ...]
    """By athlete; equal for ties and for the members of a team, 0 for who did not race."""
    gaps: tuple[int, ...] = ()
    """CG-60: of a sprint, by athlete, the rounds behind its winner."""
    series: tuple[tuple[str, ...], ...] = ()
    """By athlete: every shooting, like `prone:11011`, a 1 for a target hit."""
    log: str = ""
    """Where its log is."""


def check(plan: Plan) -> None:
    """Everything that can be wrong with a plan before it is raced, in one sentence."""
    check_field(len(plan.athletes))
    names = [athlete.name for athlete in plan.athletes]
    for athlete in plan.athletes:
        if names.count(athlete.name) > 1:
            raise Refused("season-twice", "SE-2", name=athlete.name)
        check_bot(athlete.bot)
        check_name(athlete.name)
        check_name(athlete.club)
    if not plan.title.isprintable() or len(plan.title) > LONGEST_TITLE:
        raise Refused("season-title-line", "SE-1", most=LONGEST_TITLE)
    if not 1 <= plan.races <= MOST_RACES:
        raise Refused("season-races", "SE-1", races=plan.races, most=MOST_RACES)
    if not 0 <= plan.drop < plan.races:
        raise Refused("season-drop", "SE-4", drop=plan.drop, races=plan.races)
    if len(plan.points) > MOST or any(not 0 <= point <= MOST_POINTS for point in plan.points):
        raise Refused("season-points-count", "SE-3", most=MOST_POINTS, places=MOST)
    if any(worse > better for better, worse in zip(plan.points, plan.points[1:], strict=False)):
        raise Refused("season-points", "SE-3")
    for stop in plan.calendar:
        check_stop(stop)


def check_name(name: str) -> None:
    """As it stands in a line of the season's file."""
    if not name.strip() or len(name) > LONGEST or not name.isprintable() or name[0] == "+" or set(name) & set(",:"):
        raise Refused("season-name", "SE-2", name="".join(filter(str.isprintable, name[:20])), most=LONGEST)


def check_bot(bot: str) -> None:
    if bot and bot not in BOTS:
        raise Refused("no-such-bot", bot=bot[:20], bots=", ".join(OFFERED))


def check_field(athletes: int) -> None:
    if not FEWEST <= athletes <= MOST:
        raise Refused("season-field", "SE-2", athletes=athletes, low=FEWEST, high=MOST)


def check_stop(stop: Stop) -> None:
    if stop.game not in IDS:
        raise Refused("cli-no-such-game", game=stop.game[:40], games=", ".join(IDS), near="none")
    if stop.format and stop.format not in formats_of(stop.game):
        title = load(stop.game).META.title
        formats = ", ".join(formats_of(stop.game)) or "none"
        raise Refused("season-format", "SE-1", format=stop.format[:20], game=title, known=formats)
    if stop.date and not is_date(stop.date):
        raise Refused("season-date", "SE-1", found=stop.date[:20])
    courses = load(stop.game).courses
    known = courses.names() if courses else ()
    if stop.course and stop.course not in known:
        raise Refused("season-course", "SE-1", course=stop.course[:40], known=", ".join(known) or "none")


def formats_of(game: str) -> tuple[str, ...]:
    """CG-60; SE-13: what a race of the game can be, beside itself."""
    return tuple(FORMATS) if game == FORMATTED else (FRIENDLY,) if game == CAMP else ()


def is_date(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False

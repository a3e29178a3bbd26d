"""CG-61: a season: a calendar of races, points for every place, an overall globe and one for each format."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from loipe.core.game import Refused
from loipe.games.crystal_globe import courses
from loipe.games.crystal_globe.config import Config
from loipe.games.crystal_globe.formats import FORMATS, pursuit_after, with_format
from loipe.games.crystal_globe.state import Race

POINTS = (20, 17, 15, 13, 11, 9, 7, 6, 5, 4, 3, 2)
"""For places 1 to 12; ours."""


class Meeting(msgspec.Struct, frozen=True):
    """One race of a calendar."""

    course: str
    format: str


CALENDAR = (
    Meeting("granlia", "sprint"),
    Meeting("granlia", "pursuit"),
    Meeting("isfjell", "individual"),
    Meeting("birkerunden", "sprint"),
    Meeting("birkerunden", "mass-start"),
    Meeting("hochgrat", "pursuit"),
    Meeting("sundmyr", "booklet"),
)


class Ranked(msgspec.Struct, frozen=True):
    """A line of a ranking: equal places only where points, wins and all best places are equal."""

    seat: int
    place: int
    points: int
    places: tuple[int, ...]
    """From the best to the worst."""


def race_config(config: Config, meeting: Meeting, sprint: Race | None = None) -> Config:
    """The table's settings for one race of the calendar; a pursuit has the gaps of the sprint before it, if any."""
    if meeting.course not in courses.names():
        raise Refused("course-unknown", line=0, found=meeting.course[:40], known=", ".join(courses.names()))
    agreed = with_format(config, meeting.format)
    if meeting.format == "pursuit" and sprint is not None:
        agreed = pursuit_after(sprint, config)
    return msgspec.structs.replace(agreed, course=meeting.course)


def points_for(place: int) -> int:
    """Every place earns points."""
    return POINTS[place - 1] if place <= len(POINTS) else 1


def standings(results: Iterable[Sequence[int]]) -> list[Ranked]:
    """The ranking after some races, each given as the places by seat. Ties: more wins, then the better best places."""
    table: dict[int, list[int]] = {}
    for places in results:
        for seat, place in enumerate(places):
            table.setdefault(seat, []).append(place)
    keys = {seat: sort_key(places) for seat, places in table.items()}
    return sorted(
        (
            Ranked(seat, 1 + sum(other < keys[seat] for other in keys.values()), -keys[seat][0], tuple(sorted(places)))
            for seat, places in table.items()
        ),
        key=lambda line: (line.place, line.seat),
    )


def sort_key(places: list[int]) -> tuple[int, int, tuple[int, ...]]:
    """The smaller, the better: points, wins, then places from the best on."""
    return -sum(points_for(place) for place in places), -places.count(1), tuple(sorted(places))


def globes(calendar: Sequence[Meeting], results: Sequence[Sequence[int]]) -> dict[str, list[Ranked]]:
    """The overall ranking as `overall`, and one for each format that was raced."""
    held = calendar[: len(results)]
    found = {"overall": standings(results)}
    for name in FORMATS:
        raced = [result for meeting, result in zip(held, results, strict=True) if meeting.format == name]
        if raced:
            found[name] = standings(raced)
    return found

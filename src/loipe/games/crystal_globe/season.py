"""CG-61: the calendar of a season, and its races as settings of a table."""

from __future__ import annotations

import msgspec

from loipe.core.game import Refused
from loipe.games.crystal_globe import courses
from loipe.games.crystal_globe.config import Config
from loipe.games.crystal_globe.formats import pursuit_after, with_format
from loipe.games.crystal_globe.state import Race


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


def race_config(config: Config, meeting: Meeting, sprint: Race | None = None) -> Config:
    """The table's settings for one race of the calendar; a pursuit has the gaps of the sprint before it, if any."""
    if meeting.course not in courses.names():
        raise Refused("course-unknown", line=0, found=meeting.course[:40], known=", ".join(courses.names()))
    agreed = with_format(config, meeting.format)
    if meeting.format == "pursuit" and sprint is not None:
        agreed = pursuit_after(sprint, config)
    return msgspec.structs.replace(agreed, course=meeting.course)

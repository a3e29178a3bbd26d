"""Seasons to start with: a short cup, a World Cup, the Olympics, and a tour of all the games."""

from __future__ import annotations

import msgspec

from loipe.core.game import Refused
from loipe.season.field import STRENGTHS, field
from loipe.season.plan import CAMP, FORMATTED, POINTS, Plan, Stop, check, check_field
from loipe.season.racing import check_starts

LEVEL = {"level": "tactique"}


class Preset(msgspec.Struct, frozen=True):
    """A calendar, and how many race it."""

    calendar: tuple[Stop, ...]
    size: int
    points: tuple[int, ...] = POINTS
    drop: int = 0


def globe(course: str, kind: str, date: str) -> Stop:
    return Stop(FORMATTED, course, kind, date, LEVEL)


PRESETS = {
    "short-cup": Preset(
        (
            globe("granlia", "sprint", "2027-01-08"),
            globe("granlia", "pursuit", "2027-01-10"),
            globe("birkerunden", "mass-start", "2027-01-16"),
        ),
        6,
    ),
    "world-cup": Preset(
        (
            globe("granlia", "sprint", "2026-11-28"),
            globe("granlia", "pursuit", "2026-11-29"),
            globe("isfjell", "individual", "2026-12-12"),
            globe("birkerunden", "mass-start", "2026-12-19"),
            globe("hochgrat", "relay", "2027-01-09"),
            globe("sundmyr", "sprint", "2027-01-16"),
            globe("sundmyr", "pursuit", "2027-01-17"),
            globe("isfjell", "individual", "2027-02-13"),
            globe("birkerunden", "mass-start", "2027-03-06"),
        ),
        12,
    ),
    "olympics": Preset(
        (
            globe("hochgrat", "individual", "2027-02-06"),
            globe("hochgrat", "sprint", "2027-02-08"),
            globe("hochgrat", "pursuit", "2027-02-10"),
            globe("hochgrat", "relay", "2027-02-13"),
            globe("hochgrat", "mass-start", "2027-02-14"),
        ),
        12,
        (),
    ),
    "grand-tour": Preset(
        (
            Stop("mass-start", "lindmoos", "", "2026-12-05"),
            globe("granlia", "sprint", "2026-12-12"),
            globe("granlia", "pursuit", "2026-12-13"),
            Stop("ski-tour", "starter", "", "2027-01-09"),
            Stop(CAMP, "", "", "2027-01-20"),
            Stop("mass-start", "varnskog", "", "2027-01-30"),
            globe("sundmyr", "mass-start", "2027-02-13"),
        ),
        5,
        POINTS,
        1,
    ),
}


def planned(
    kind: str, seed: int, title: str, people: tuple[str, ...] = (), bots: tuple[str, ...] = STRENGTHS, size: int = 0
) -> Plan:
    """A season from a preset, checked."""
    if kind not in PRESETS:
        raise Refused("season-no-preset", found=kind[:40], known=", ".join(PRESETS))
    preset = PRESETS[kind]
    wanted = max(size or preset.size, len(people))
    check_field(wanted)
    athletes = field(seed, wanted, people, bots)
    plan = Plan(title, kind, seed, athletes, preset.calendar, preset.points, preset.drop)
    check(plan)
    check_starts(plan)
    return plan

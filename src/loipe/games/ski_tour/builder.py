"""A course under construction (ST-2): what fits next, what is wrong, the rulebook's advice, how it looks so far."""

from __future__ import annotations

from typing import Any

import msgspec

from loipe.core.game import Defects, Refused
from loipe.games.ski_tour import courses
from loipe.games.ski_tour.courses import STEPS, Laid, Plan
from loipe.games.ski_tour.drawing import Drawing
from loipe.games.ski_tour.tiles import box

UNNAMED = "my-course"


class Site(msgspec.Struct, frozen=True):
    """Tiles laid so far, and all that a person who lays the next one wants to know."""

    ids: tuple[str, ...]
    laid: tuple[Laid, ...]
    defects: tuple[Refused, ...]
    """What keeps it from being a course; an open end is none of it while one builds."""
    advice: tuple[Refused, ...]
    fits: tuple[str, ...]
    """Tiles that join the open end."""
    rows: int
    ranges: int
    is_complete: bool
    """From Start to Goal, with a range and without a defect."""


def survey(ids: list[str]) -> Site:
    """What these tiles make, laid one after the other."""
    laid, defects = courses.lay([(name, number) for number, name in enumerate(ids, 1)])
    known = [name for name in ids if name in box()]
    ranges = sum(here.tile.kind == "range" for here in laid)
    ended = bool(laid) and laid[-1].tile.kind == "goal"
    return Site(
        ids=tuple(ids),
        laid=tuple(laid),
        defects=tuple(defects),
        advice=tuple(courses.advice(known)),
        fits=() if defects else fitting(laid),
        rows=sum(len(here.tile.rows) for here in laid),
        ranges=ranges,
        is_complete=ended and ranges > 0 and not defects,
    )


def fitting(laid: list[Laid]) -> tuple[str, ...]:
    """Tiles that can be laid next without a defect; a Goal only once there is a range."""
    q, r, heading = 0, 0, 0
    if laid:
        heading = laid[-1].leaving
        q, r = laid[-1].q + STEPS[heading][0], laid[-1].r + STEPS[heading][1]
    has_range = any(here.tile.kind == "range" for here in laid)
    return tuple(
        name
        for name, tile in box().items()
        if (has_range or tile.kind != "goal") and not courses.join_defects(laid, Laid(tile, q, r, heading))
    )


def text_of(site: Site, name: str = UNNAMED, title: str = "") -> str:
    """The course file; Defects if it is not a course yet."""
    text = courses.write(name, title or name, list(site.ids))
    courses.plan_of(text)
    return text


def sketch(site: Site) -> dict[str, Any]:
    """The drawing so far, for a page; empty with nothing laid."""
    if not site.laid:
        return {}
    return Drawing(Plan(UNNAMED, UNNAMED, site.laid)).as_json()


def problems(site: Site) -> tuple[Refused, ...]:
    """Everything between this and a course that can be played."""
    try:
        text_of(site)
    except Defects as found:
        return found.defects
    return ()

"""A course under construction (ST-2): what fits next, what is wrong, the rulebook's advice, how it looks so far."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from loipe.core.game import Refused
from loipe.games.ski_tour import courses
from loipe.games.ski_tour.courses import ORIGIN, Laid, Place, Plan, defect
from loipe.games.ski_tour.drawing import Course, Drawing
from loipe.games.ski_tour.tiles import box

UNNAMED = "my-course"
FARTHEST = 100
"""Hexagons from the middle of the table; 20 tiles never reach so far."""


class Piece(msgspec.Struct, frozen=True):
    """A tile anywhere on the table: its hexagon, and the direction skiers come in."""

    tile: str
    q: int
    r: int
    heading: int = 0


class Site(msgspec.Struct, frozen=True):
    """Tiles laid so far, and all that a person who lays the next one wants to know."""

    ids: tuple[str, ...]
    laid: tuple[Laid, ...]
    loose: tuple[Laid, ...]
    """Pieces on the table that the way from the start does not reach."""
    defects: tuple[Refused, ...]
    """What keeps it from being a course; an open end is none of it while one builds."""
    advice: tuple[Refused, ...]
    end: Place | None
    """Where the next tile goes; None after the Goal, and where a piece lies already."""
    fits: tuple[str, ...]
    """Tiles that join the open end."""
    rows: int
    ranges: int
    is_complete: bool
    """From Start to Goal, with a range and without a defect."""


def survey(ids: Sequence[str], place: Place = ORIGIN, loose: Sequence[Laid] = ()) -> Site:
    """What these tiles make, laid one after the other."""
    laid, defects = courses.lay([(name, 0) for name in ids], place)
    known = [here.tile.id for here in laid]
    if laid:
        place = laid[-1].ahead
    ended = bool(laid) and laid[-1].tile.kind == "goal"
    end = None if ended or place[:2] in {(here.q, here.r) for here in loose} else place
    return Site(
        ids=tuple(ids),
        laid=tuple(laid),
        loose=tuple(loose),
        defects=tuple(defects),
        advice=tuple(courses.advice(known)),
        end=end,
        fits=() if defects or end is None else fitting(laid, end, {here.tile.number for here in loose}),
        rows=sum(len(here.tile.rows) for here in laid),
        ranges=sum(here.tile.kind == "range" for here in laid),
        is_complete=not defects and not loose and not courses.gaps(laid, 0),
    )


def gather(pieces: Sequence[Piece]) -> Site:
    """Pieces that lie anywhere: the way that leads on from the start tile, and why the others are not on it."""
    far = [one.tile for one in pieces if max(abs(one.q), abs(one.r)) > FARTHEST]
    if far:
        raise Refused("ski-tour-build-far", "ST-2", tile=far[0][:20], most=FARTHEST)
    loose = [Laid(box()[one.tile], one.q, one.r, one.heading % 6) for one in pieces if one.tile in box()]
    way: list[Laid] = []
    defects: list[Refused] = []
    after = next((here for here in loose if here.tile.kind == "start"), None)
    while after is not None:
        if way and after.heading != way[-1].leaving:
            defects.append(defect("course-turned", 0, tile=after.tile.id, before=way[-1].tile.id))
            break
        loose.remove(after)
        way.append(after)
        ahead = after.ahead[:2]
        after = next((here for here in loose if (here.q, here.r) == ahead), None)
    apart = [here.tile.id for here in loose if here is not after]
    if apart:
        defects.append(defect("course-apart", 0, tiles=apart, count=len(apart)))
    place = (way[0].q, way[0].r, way[0].heading) if way else ORIGIN
    site = survey([here.tile.id for here in way], place, loose)
    return msgspec.structs.replace(site, defects=(*site.defects, *defects))


def fitting(laid: list[Laid], end: Place, lying: set[int]) -> tuple[str, ...]:
    """Tiles that can be laid next without a defect; a Goal only once there is a range."""
    has_range = any(here.tile.kind == "range" for here in laid)
    return tuple(
        name
        for name, tile in box().items()
        if (has_range or tile.kind != "goal")
        and tile.number not in lying
        and not courses.join_defects(laid, Laid(tile, *end))
    )


def text_of(site: Site, name: str = UNNAMED, title: str = "") -> str:
    """The course file; Defects if it is not a course yet."""
    text = courses.write(name, title or name, list(site.ids), site.laid[0].heading if site.laid else 0)
    courses.plan_of(text)
    return text


def sketch(site: Site) -> Course | None:
    """The drawing so far, for a page: the way, then what lies apart; none with nothing laid."""
    tiles = site.laid + site.loose
    return Drawing(Plan(UNNAMED, UNNAMED, tiles)).course() if tiles else None


def problems(site: Site) -> tuple[Refused, ...]:
    """Everything between this and a course that can be played."""
    return site.defects + tuple(courses.gaps(list(site.laid), 0))

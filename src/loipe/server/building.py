"""Ski Tour's course builder for a page: the tiles of the box, and what a row of them makes so far."""

from __future__ import annotations

import re
from functools import cache

import msgspec

from loipe.core.game import Refused
from loipe.games.ski_tour import builder, courses
from loipe.games.ski_tour.builder import Piece
from loipe.games.ski_tour.codes import STEEP
from loipe.games.ski_tour.config import Config
from loipe.games.ski_tour.courses import Laid, Plan
from loipe.games.ski_tour.drawing import Course, Drawing
from loipe.games.ski_tour.tiles import BOX, box
from loipe.server.messages import Reason
from loipe.server.problems import reason

MOST_TITLE = 40


class Face(msgspec.Struct, frozen=True):
    """One side of a tile, drawn with its way in from the west."""

    id: str
    number: int
    """Of the tile."""
    other: str
    """Its other side."""
    kind: str
    turn: str
    drawing: Course


class CourseWish(msgspec.Struct, forbid_unknown_fields=True):
    """Tiles as they lie on the table, or a course file to lay out."""

    tiles: list[Piece] = []
    title: str = ""
    text: str = ""


class Built(msgspec.Struct, frozen=True):
    """What the tiles make: how it looks, what fits next, what is wrong, advice, and the file once it is a course."""

    tiles: list[Piece]
    """As they are drawn: the way from the start, then what lies apart."""
    title: str
    drawing: Course | None
    end: tuple[int, int, int] | None
    """The hexagon of the next tile, and the direction skiers come in."""
    fits: list[str]
    problems: list[Reason]
    missing: list[Reason]
    """What the way still lacks."""
    advice: list[Reason]
    rows: int
    ranges: int
    glide: int
    """Spaces that the signs of a descent promise (ST-50), and steps that a climb costs (ST-51)."""
    steep: int
    text: str
    """The course file; empty until the course is complete."""


@cache
def faces() -> list[Face]:
    """The 20 tiles, both sides."""
    return [face(Laid(tile, 0, 0, 0)) for tile in box().values()]


def face(here: Laid) -> Face:
    tile = here.tile
    other = next(each.id for each in box().values() if each.number == tile.number and each is not tile)
    return Face(tile.id, tile.number, other, tile.kind, tile.turn, Drawing(Plan(tile.id, tile.id, (here,))).course())


def built(wish: CourseWish) -> Built:
    """What these tiles make, checked as the file would be."""
    if len(wish.tiles) > BOX:
        raise Refused("server-too-large")
    title, tiles = wish.title, wish.tiles
    if wish.text:
        plan = courses.plan_of(wish.text)
        title, tiles = plan.title, pieces(plan.tiles)
    site = builder.gather(tiles)
    title = " ".join(title.split())[:MOST_TITLE]
    return Built(
        tiles=pieces(site.laid + site.loose),
        title=title,
        drawing=builder.sketch(site),
        end=site.end,
        fits=list(site.fits),
        problems=[reason(defect) for defect in site.defects],
        missing=[reason(gap) for gap in courses.gaps(list(site.laid), 0)],
        advice=[reason(tip) for tip in site.advice],
        rows=site.rows,
        ranges=site.ranges,
        glide=Config().glide,
        steep=STEEP,
        text=builder.text_of(site, name_of(title), title) if site.is_complete else "",
    )


def pieces(tiles: tuple[Laid, ...]) -> list[Piece]:
    return [Piece(here.tile.id, here.q, here.r, here.heading) for here in tiles]


def name_of(title: str) -> str:
    """Letters, digits and hyphens, as a course file wants its name."""
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-") or builder.UNNAMED

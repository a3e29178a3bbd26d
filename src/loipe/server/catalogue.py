"""What a page needs before any table: games, rulebooks, words, and Ski Tour's tiles with what a row of them makes."""

from __future__ import annotations

import re
from functools import cache

import msgspec

import loipe
from loipe.core import rulebook as books
from loipe.core.game import Choice, Refused
from loipe.core.seats import OFFERED
from loipe.core.text import languages, pages
from loipe.games import IDS, load
from loipe.games.ski_tour import builder, courses
from loipe.games.ski_tour.builder import Piece
from loipe.games.ski_tour.codes import STEEP
from loipe.games.ski_tour.config import Config
from loipe.games.ski_tour.courses import Laid, Plan
from loipe.games.ski_tour.drawing import Course, Drawing
from loipe.games.ski_tour.tiles import BOX, box
from loipe.lessons import shelf as lessons
from loipe.server.doors.problems import reason
from loipe.server.messages import Facts, Reason

MOST_TITLE = 40


class GameLine(msgspec.Struct):
    """A game, as the start page and the table form need it. Texts: `<id>-option-<name>`, `<id>-preset-<name>`."""

    id: str
    title: str
    designer: str
    box: str
    year: int | None
    fewest: int
    most: int
    rules_version: int
    presets: dict[str, Facts]
    choices: tuple[Choice, ...]
    bots: tuple[str, ...]
    languages: tuple[str, ...]
    two_hold_four: bool
    """A table of two seats becomes one of four: each player has two, in turn."""
    colours: tuple[str, ...]
    """For seats to choose from, in the order they get them without a choice; empty where there is none."""
    lessons: tuple[str, ...]
    """In order. Texts: `<id>-learn-<lesson>`."""


class Games(msgspec.Struct):
    games: list[GameLine]
    languages: tuple[str, ...]
    """Of the catalogue: GET /api/texts/<language>."""
    version: str


class ClauseLine(msgspec.Struct):
    id: str
    title: str
    chapter: str
    text: str


class Rulebook(msgspec.Struct):
    """Texts are Markdown paragraphs, divided by blank lines."""

    introduction: str
    clauses: list[ClauseLine]


@cache
def games() -> Games:
    lines: list[GameLine] = []
    for game_id in IDS:
        meta = load(game_id).META
        lines.append(
            GameLine(
                id=meta.id,
                title=meta.title,
                designer=meta.designer,
                box=meta.box,
                year=meta.year,
                fewest=meta.fewest,
                most=meta.most,
                rules_version=meta.rules_version,
                presets={name: msgspec.to_builtins(config) for name, config in meta.presets.items()},
                choices=meta.choices,
                bots=OFFERED,
                languages=books.languages().get(meta.id, ()),
                two_hold_four=meta.two_hold_four,
                colours=meta.colours,
                lessons=lessons.names(meta.id),
            )
        )
    return Games(lines, languages(), loipe.__version__)


@cache
def texts(language: str) -> str:
    """The whole catalogue of a language."""
    if language not in languages():
        raise Refused("server-no-such-language", language=language[:20], languages=", ".join(languages()))
    return "\n".join(page.read_text("utf-8") for page in pages(language))


def rulebook(game_id: str, language: str) -> Rulebook:
    """In English where the language is missing."""
    clauses = books.rulebook(game_id, language).values()
    lines = [ClauseLine(clause.id, clause.title, clause.chapter, clause.text) for clause in clauses]
    return Rulebook(books.introduction(game_id, language), lines)


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

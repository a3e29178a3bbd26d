"""The puzzle of a day as the page plays it: the table in its position, the question, what was found of each answer."""

from __future__ import annotations

import asyncio
import gzip
from datetime import UTC, date, datetime, timedelta

import msgspec

from loipe.games import load
from loipe.puzzles import shelf
from loipe.puzzles.puzzle import SOLVER, Answer
from loipe.server import views
from loipe.server.doors.problems import Rejected
from loipe.server.lessons import asked, seated
from loipe.server.messages import Question, Table
from loipe.server.news import encode
from loipe.server.table.served import Viewer

KEPT: dict[tuple[str, int], bytes] = {}
"""Compressed, by game and number: a puzzle is the same for everybody."""


class PuzzleLine(msgspec.Struct):
    """One line of a list of puzzles."""

    day: str
    """As 2026-11-17."""
    game: str
    title: str
    """The game's."""
    asks: str
    """A message: the puzzle's question in short."""


class Puzzles(msgspec.Struct):
    """GET /api/puzzles: that of a day, and those of the days before, the latest first."""

    today: PuzzleLine
    past: list[PuzzleLine]


class PuzzleTable(msgspec.Struct):
    """GET /api/puzzles/{day}: all of a puzzle, so that nothing more is asked while it is solved."""

    asks: str
    """As a line of the list has it."""
    table: Table
    ask: Question
    games: int
    """Played on after each answer."""
    answers: tuple[Answer, ...]
    """The obvious one first."""
    right: list[str]
    """The words that are taken for right: the best, and what cannot be told from it."""
    reason: str
    """A message with `percent`: what is met less or more often after the best answer; or empty."""
    percent: int


def day_of(text: str) -> date:
    """It may be tomorrow here, while it is that day already where the page is."""
    day = shelf.read_day(text)
    if day > datetime.now(UTC).date() + timedelta(days=1):
        raise Rejected(404, "puzzle-not-yet", day=str(day))
    return day


def listed(text: str) -> Puzzles:
    day = day_of(text)
    return Puzzles(line(shelf.of_day(day)), [line(daily) for daily in shelf.before(day)])


def line(daily: shelf.Daily) -> PuzzleLine:
    return PuzzleLine(str(daily.day), daily.game, load(daily.game).META.title, shelf.title(daily.asks))


async def puzzle(text: str) -> bytes:
    """Encoded and compressed."""
    daily = shelf.of_day(day_of(text))
    key = daily.game, daily.number
    if key not in KEPT:
        KEPT[key] = await asyncio.to_thread(gzip.compress, encode(await told(daily)), views.QUICKLY)
    return KEPT[key]


async def told(daily: shelf.Daily) -> PuzzleTable:
    found = shelf.find(daily.game, daily.number)
    table = seated(found.log)
    table.sitting.play(found.log.plies)
    viewer = Viewer(SOLVER, frozenset({SOLVER}))
    position = msgspec.structs.replace(await views.whole(table, viewer), kind="puzzle")
    right = [answer.word for answer in found.answers if found.is_right(answer.word)]
    return PuzzleTable(
        shelf.title(daily.asks), position, asked(table, viewer), found.games, found.answers, right, found.reason,
        found.percent,
    )  # fmt: skip

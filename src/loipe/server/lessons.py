"""A lesson as the page plays it: the table where it begins, every ply of it, and what the coach says before them."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any

import msgspec

from loipe.core import log as logs
from loipe.core.log import Log
from loipe.lessons import shelf
from loipe.lessons.lesson import LEARNER, Lesson
from loipe.server import views
from loipe.server.messages import PlyLine, Question, Table
from loipe.server.news import News, encode, eyes, questions
from loipe.server.store import Row
from loipe.server.table.served import ServedTable, Viewer

KEPT: dict[tuple[str, str], bytes] = {}
"""Compressed, by game and name: a lesson is the same for everybody."""


class CoachLine(msgspec.Struct):
    """One thing the coach says when so many plies stand; after a `do` the message's `-why` follows."""

    ply: int
    does: bool
    message: str
    clause: str
    points: tuple[str, ...]
    word: str
    """What the learner says; empty for a throw."""
    ask: Question | None


class LessonTable(msgspec.Struct):
    """GET /api/games/{game}/lessons/{name}: all of a lesson, so that nothing more is asked while it is played."""

    title: str
    """A message, as `steps` have them."""
    table: Table
    plies: list[PlyLine]
    steps: list[CoachLine]
    next: str
    """The name of the lesson that follows, if any."""


async def lesson(game_id: str, name: str) -> bytes:
    """Encoded and compressed."""
    if (game_id, name) not in KEPT:
        found = encode(await told(game_id, name, shelf.find(game_id, name)))
        KEPT[game_id, name] = await asyncio.to_thread(gzip.compress, found, views.QUICKLY)
    return KEPT[game_id, name]


async def told(game_id: str, name: str, lesson: Lesson) -> LessonTable:
    table = seated(lesson.log)
    table.sitting.play(lesson.log.plies[: lesson.begin])
    viewer = Viewer(LEARNER, frozenset({LEARNER}))
    begin = msgspec.structs.replace(await views.whole(table, viewer), kind="lesson")
    states, asks = {}, {}
    for number in range(lesson.begin, len(lesson.log.plies)):
        if any(step.does and step.ply == number for step in lesson.steps):
            asks[number] = asked(table, viewer)
        table.sitting.play([lesson.log.plies[number]])
        states[number + 1] = table.sitting.state.clone()
    news: Any = News(table, lesson.begin + 1, states)
    steps = [
        CoachLine(
            step.ply, step.does, shelf.message(game_id, name, number), step.clause, step.points,
            word_at(lesson.log, step.ply) if step.does else "", asks.get(step.ply) if step.does else None,
        )
        for number, step in enumerate(lesson.steps, 1)
    ]  # fmt: skip
    plies = news.seen_by(eyes(table, viewer))
    return LessonTable(shelf.message(game_id, name), begin, plies, steps, after(game_id, name))


def seated(log: Log) -> ServedTable:
    """The learner with bots: a table that is stored nowhere."""
    header = logs.write(msgspec.structs.replace(log, plies=[]))
    bots = ["", *["thumb"] * (len(log.names) - 1)]
    return ServedTable(Row("", "table", header, "", "live", ",".join(bots), 0), {}, 0)


def asked(table: ServedTable, viewer: Viewer) -> Question:
    """What the learner is asked. One word at a time, however it would be said at a table."""
    (question,) = questions(table, viewer)
    options = [msgspec.structs.replace(option, ends=True, throws=False) for option in question.options]
    return msgspec.structs.replace(question, options=options)


def word_at(log: Log, number: int) -> str:
    ply = log.plies[number]
    return ply.word if ply.seat == LEARNER else ""


def after(game_id: str, name: str) -> str:
    names = (*shelf.names(game_id), "")
    return names[names.index(name) + 1]

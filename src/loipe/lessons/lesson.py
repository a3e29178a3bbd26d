"""A lesson's file: a game log whose body has the coach's lines between the words."""

from __future__ import annotations

import re

import msgspec

from loipe.core import log as logs
from loipe.core.contract import CHANCE
from loipe.core.game import Defects, Refused
from loipe.core.log import BODY, Log, Ply
from loipe.core.table import Table, is_forced

LEARNER = 0
"""Always the first seat; the log plays the others."""
PARTS = ("bar", "ranking", "panel", "tray")
"""Of the page, that a coach may point at beside the targets of the board."""
MOST_STEPS = 40
CLAUSE = re.compile(r"[A-Z]{2}-[A-Z]?[0-9]{1,3}")
POINT = re.compile(r"[a-zA-Z0-9=][\w@:-]{0,39}")


class Step(msgspec.Struct, frozen=True):
    """One thing the coach says, and points at."""

    ply: int
    """So many plies stand while it is said."""
    does: bool
    """The learner makes the next ply; else there is nothing to do but to go on."""
    clause: str
    points: tuple[str, ...]
    """Targets of the board, or parts of the page."""
    line: int


class Lesson(msgspec.Struct, frozen=True):
    log: Log
    begin: int
    """So many plies are played before the lesson begins."""
    steps: tuple[Step, ...]


class Reading:
    """The lines of a body, one after the other."""

    def __init__(self, first: int) -> None:
        self.first = first
        self.plies = 0
        self.begin = -1
        self.steps: list[Step] = []
        self.words: list[str] = []
        self.defects: list[Refused] = []

    def line(self, number: int, line: str) -> None:
        """The coach's line, or words of the log."""
        keyword, *rest = line.partition("#")[0].split() or [""]
        if keyword == "begin":
            if self.begin >= 0 or rest:
                self.defects.append(Refused("lesson-begin", line=number))
            self.begin = self.plies
        elif keyword in ("tell", "do"):
            self.step(number, keyword == "do", rest)
        else:
            self.words.append(line)
            self.plies += len([keyword, *rest]) if keyword else 0
            return
        self.words.append("")

    def step(self, number: int, does: bool, rest: list[str]) -> None:
        """`do MS-3 at b5 bar`: the clause, then what is pointed at."""
        clause = rest.pop(0) if rest and rest[0] != "at" else ""
        points = rest[1:]
        wrong = [word for word in points if not POINT.fullmatch(word)]
        if (clause and not CLAUSE.fullmatch(clause)) or (rest and not points) or wrong or self.begin < 0:
            self.defects.append(Refused("lesson-step", line=number))
        self.steps.append(Step(self.plies, does, clause, tuple(points), number))


def read(text: str) -> Lesson:
    """A lesson that can be followed from its beginning to its end; Defects with all that is wrong with it."""
    head, found, body = text.partition(f"\n{BODY}\n")
    reading = Reading(head.count("\n") + 2)
    for number, line in enumerate(body.splitlines(), reading.first + 1):
        reading.line(number, line)
    log = logs.read(f"{head}{found}" + "\n".join(reading.words))
    if reading.begin < 0 or not 0 < len(reading.steps) <= MOST_STEPS:
        reading.defects.append(Refused("lesson-steps", line=reading.first, most=MOST_STEPS))
    if not reading.defects:
        reading.defects += misplaced(log, reading)
    if reading.defects:
        raise Defects(reading.defects)
    return Lesson(log, reading.begin, tuple(reading.steps))


def misplaced(log: Log, reading: Reading) -> list[Refused]:
    """Whatever the learner is asked has one `do` before it, and nothing else has.

    A throw may go without where the learner's word before it says that the dice are thrown.
    """
    found: list[Refused] = []
    does = {step.ply: step for step in reading.steps if step.does}
    thrown = False
    table = Table(msgspec.structs.replace(log, plies=[]))
    for number, ply in enumerate(log.plies):
        asked = number >= reading.begin and is_asked(table, ply.seat)
        step = does.pop(number, None)
        if asked and step is None and not thrown:
            found.append(Refused("lesson-no-do", ply=number + 1, word=str(ply)))
        if step is not None and not asked:
            found.append(Refused("lesson-not-asked", line=step.line, word=str(ply)))
        thrown = asked and is_throw(table, ply)
        table.take(ply)
    return [*found, *(Refused("lesson-no-word", line=step.line) for step in does.values())]


def is_asked(table: Table, seat: int) -> bool:
    """Whether the next ply is the learner's: a choice, or a throw to press."""
    if seat == CHANCE:
        return table.game.thrower(table.state) == LEARNER
    return seat == LEARNER and not is_forced(table.game, table.state)


def is_throw(table: Table, ply: Ply) -> bool:
    """Whether this word of the learner says that the dice are thrown."""
    said = ply.seat == LEARNER
    return said and any(option.throws for option in table.prompt(LEARNER).options if option.word == ply.word)

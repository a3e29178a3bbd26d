"""A puzzle's file: a game log whose last lines are the question and what was found about every answer."""

from __future__ import annotations

import re

import msgspec

from loipe.core import log as logs
from loipe.core.game import Defects, Refused
from loipe.core.log import BODY, Log

SOLVER = 0
"""Always the first seat; the log plays the others."""
SHARE = re.compile(r"-?[01]\.[0-9]{4}")


class Answer(msgspec.Struct, frozen=True):
    """One word, and how it fared in games played on after it."""

    word: str
    win: float
    """The share of games won."""
    better: float
    """By how much that is more than after the usual word, in games with the same luck."""
    doubt: float
    """Two standard errors of that."""


class Puzzle(msgspec.Struct, frozen=True):
    log: Log
    asks: str
    """The message of the question that the position asks."""
    games: int
    """Played on after each word."""
    answers: tuple[Answer, ...]
    """The usual word first: what the rule of thumb says."""
    reason: str = ""
    """A message: what is met less or more often after the best word than after the usual one."""
    percent: int = 0

    @property
    def usual(self) -> Answer:
        return self.answers[0]

    @property
    def best(self) -> Answer:
        return max(self.answers, key=lambda answer: answer.better)

    def is_right(self, word: str) -> bool:
        """The best word, or one that cannot be told from it."""
        best = self.best
        return any(
            answer.word == word and best.better - answer.better <= min(best.doubt, best.better / 2)
            for answer in self.answers
        )


def write(puzzle: Puzzle) -> str:
    lines = [f"ask {puzzle.asks} {puzzle.games}"]
    lines += [f"way {way.word} {way.win:.4f} {way.better:.4f} {way.doubt:.4f}" for way in puzzle.answers]
    if puzzle.reason:
        lines.append(f"reason {puzzle.reason} {puzzle.percent}")
    return logs.write(puzzle.log) + "\n".join(lines) + "\n"


def read(text: str) -> Puzzle:
    """A puzzle, or Defects with every line that is wrong."""
    head, found, body = text.partition(f"\n{BODY}\n")
    first = head.count("\n") + 3
    words: list[str] = []
    asks, games, reason, percent = "", 0, "", 0
    answers: list[Answer] = []
    defects: list[Refused] = []
    for number, line in enumerate(body.splitlines(), first):
        match line.split():
            case ["ask", message, count] if count.isdecimal() and not asks:
                asks, games = message, int(count)
            case ["way", word, win, better, doubt] if asks and all(map(SHARE.fullmatch, (win, better, doubt))):
                answers.append(Answer(word, float(win), float(better), float(doubt)))
            case ["reason", message, count] if asks and count.isdecimal():
                reason, percent = message, int(count)
            case ["ask" | "way" | "reason", *_]:
                defects.append(Refused("puzzle-line", line=number))
            case _ if asks:
                defects.append(Refused("puzzle-line", line=number))
            case _:
                words.append(line)
    if not defects and len(answers) < 2:
        defects.append(Refused("puzzle-answers", line=first))
    if defects:
        raise Defects(defects)
    log = logs.read(f"{head}{found}" + "\n".join(words))
    return Puzzle(log, asks, games, tuple(answers), reason, percent)

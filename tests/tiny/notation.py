"""Words for choices and outcomes: `cold`, `push`; chance says `warm` or `5`."""

from __future__ import annotations

from loipe.core.game import Illegal, Malformed
from tests.tiny.state import ROLL, Sprint

WAXES = ("cold", "warm")
WORDS = (*WAXES, "glide", "push")


def write(sprint: Sprint, code: int) -> str:
    return str(code + 1) if sprint.phase == ROLL else WORDS[code]


def read(sprint: Sprint, word: str) -> int:
    """The option that a word means."""
    opened = {write(sprint, code): int(code) for code in sprint.options()}
    if word.lower() in opened:
        return opened[word.lower()]
    told = ", ".join(opened)
    if word.lower() in WORDS and sprint.to_act() >= 0:
        raise Illegal("tiny-not-now", "TI-4", word=word, words=told)
    raise Malformed("tiny-no-such-word", word=word[:20], words=told)

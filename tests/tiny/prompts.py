"""The question at hand as a person needs it."""

from __future__ import annotations

from loipe.core.game import Fact, Option, Part, Prompt
from tests.tiny.notation import write
from tests.tiny.state import MOVE, PUSH, ROLL, WAX, WEATHER, Sprint

PHASES = {WAX: ("wax", "TI-2"), WEATHER: ("weather", "TI-3"), MOVE: ("move", "TI-4"), ROLL: ("roll", "TI-5")}


def prompt(sprint: Sprint, seat: int) -> Prompt:
    phase, clause = PHASES[sprint.phase]
    facts: dict[str, Fact] = {"seat": max(seat, sprint.active), "square": sprint.square[sprint.active]}
    return Prompt(seat, f"tiny-ask-{phase}", facts, clause, tuple(option(sprint, code) for code in sprint.options()))


def option(sprint: Sprint, code: int) -> Option:
    word = write(sprint, code)
    if sprint.phase == ROLL:
        return Option(code, word, "tiny-outcome-roll", {"die": code + 1})
    odds = (Part("tiny-odds-fall"),) if code == PUSH else ()
    return Option(code, word, f"tiny-do-{word}", odds=odds, clause=PHASES[sprint.phase][1])


def forced(sprint: Sprint) -> bool:
    """Everybody always has two ways."""
    return False

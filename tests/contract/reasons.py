"""Every refusal tells the truth: random positions, every word, and a second judge for each reason given."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from typing import Any

from loipe.core import log
from loipe.core.game import Illegal, Malformed
from loipe.games import load
from tests.wander import positions


class FalseReason(AssertionError):
    """A refusal that a second judge does not find true."""


def judge(game_id: str) -> Any:
    """tests/rulebook/<game>/reasons.py: `vocabulary(state)` and `is_true(state, word, refusal)`."""
    return import_module(f"tests.rulebook.{game_id.replace('-', '_')}.reasons")


def check(game_id: str, seed: int, count: int) -> Counter[str]:
    """How often each reason was given, and found true, in so many positions."""
    game, second = load(game_id), judge(game_id)
    given: Counter[str] = Counter()
    for config, state in positions(game_id, seed, count):
        for word in second.vocabulary(state):
            try:
                code = game.read(state, word)
            except Malformed:
                given["malformed"] += 1
            except Illegal as refusal:
                given[refusal.message] += 1
                if not second.is_true(state, word, refusal):
                    raise FalseReason(told(game_id, config, state, word, refusal)) from None
            else:
                assert code in list(state.options()), f"{game_id}: “{word}” was read as {code}, which is not open"
    return given


def told(game_id: str, config: Any, state: Any, word: str, refusal: Illegal) -> str:
    """All that is needed to look at it."""
    game = load(game_id)
    header = log.write(log.Log(game_id, game.META.rules_version, config, ("x",) * len(config.holders)))
    seen = game.position(state)
    return f"{game_id}: “{word}” {refusal.message} {refusal.clause} {dict(refusal.facts)}\n{header}\n{seen}"

"""Bots of other authors: a function that gets what a program at a server's table gets, and answers with a word."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, cast

import msgspec

from loipe.core.contract import Bot, State
from loipe.core.game import AnyGame, Refused
from loipe.core.ints import i64
from loipe.core.rng import Rng

Answer = Callable[[dict[str, Any], dict[str, Any]], str]
"""Question and view as the API tells them (messages.py), and the word of one of the question's options."""


class Visitor(Bot):
    """Knows what its seat is asked and shown, nothing else."""

    def __init__(self, game: AnyGame, answer: Answer) -> None:
        self.game = game
        self.answer = answer

    def choose(self, state: State, rng: Rng) -> i64:
        seat = int(state.to_act())
        ask = msgspec.to_builtins(self.game.prompt(state, seat), str_keys=True)
        view = msgspec.to_builtins(self.game.show(self.game.view(state, frozenset({seat}))), str_keys=True)
        return self.game.read(state, self.answer(ask, view))


def found(path: str, game: AnyGame) -> Bot:
    """The bot at `module.function`."""
    module, _, name = path.rpartition(".")
    try:
        answer = cast(Answer, getattr(import_module(module), name))
    except (ImportError, AttributeError, ValueError):
        raise Refused("no-visiting-bot", path=path) from None
    return Visitor(game, answer)

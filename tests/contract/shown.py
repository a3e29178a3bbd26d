"""Every chance that a prompt shows is the true one: compares it with a walk over the dice and decks themselves."""

from __future__ import annotations

from importlib import import_module

from loipe.games import load
from tests.wander import positions


def check(game_id: str, seed: int, count: int) -> int:
    """How many numbers were shown, and found true, in so many positions."""
    game = load(game_id)
    second = import_module(f"tests.rulebook.{game_id.replace('-', '_')}.shown")
    compared = 0
    for _, state in positions(game_id, seed, count):
        for seat in state.owing():
            state.turn_to(seat)
            compared += second.check_prompt(state, game.prompt(state, seat))
    return compared

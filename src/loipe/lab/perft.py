"""Perft: how many ways lead to each depth, over all options of seats and chance. Two engines that agree on it agree."""

from __future__ import annotations

from loipe.core.contract import NOBODY, State


def perft(state: State, depth: int) -> int:
    """The number of ways to play so many plies; a game that ends earlier has no more."""
    if depth == 0:
        return 1
    if state.to_act() == NOBODY:
        return 0
    options = list(state.options())
    if depth == 1:
        return len(options)
    total = 0
    for code in options:
        ahead = state.clone()
        ahead.apply(code)
        total += perft(ahead, depth - 1)
    return total

"""The inner loop, compiled together with the rules: whole games as fast as they go."""

from loipe.core.contract import CHANCE, NOBODY, Bot, State
from loipe.core.ints import i64
from loipe.core.rng import Rng


def play_out(state: State, rng: Rng) -> i64:
    """Everyone plays at random to the end; the number of plies."""
    plies: i64 = 0
    while state.to_act() != NOBODY:
        state.apply(state.pick(rng))
        plies += 1
    return plies


def play_bots(state: State, bots: list[Bot], rng: Rng, codes: list[int] | None = None) -> i64:
    """Each seat is played by its bot to the end; the number of plies. The codes are kept if asked for."""
    plies: i64 = 0
    while True:
        seat = state.to_act()
        if seat == NOBODY:
            return plies
        code = state.pick(rng) if seat == CHANCE else bots[seat].choose(state, rng)
        if codes is not None:
            codes.append(code)
        state.apply(code)
        plies += 1


def play_codes(state: State, codes: list[int]) -> None:
    """A recorded game again, without asking anybody."""
    for code in codes:
        state.apply(code)

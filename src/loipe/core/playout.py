"""The inner loop, compiled together with the rules: whole games as fast as they go."""

from loipe.core.contract import CHANCE, NOBODY, Bot, State
from loipe.core.ints import i64
from loipe.core.rng import Rng


def play_out(state: State, rng: Rng) -> i64:
    """Everyone plays at random to the end; the number of plies."""
    plies: i64 = 0
    while state.advance(rng):
        plies += 1
    return plies


def play_bots(state: State, bots: list[Bot], rng: Rng) -> i64:
    """Each seat is played by its bot to the end; the number of plies."""
    plies: i64 = 0
    while True:
        seat = state.to_act()
        if seat == NOBODY:
            return plies
        if seat == CHANCE:
            state.advance(rng)
        else:
            bots[seat].play(state, rng)
        plies += 1


def record_bots(state: State, bots: list[Bot], rng: Rng) -> list[int]:
    """The same game as play_bots plays; its codes."""
    codes: list[int] = []
    while True:
        seat = state.to_act()
        if seat == NOBODY:
            return codes
        code = state.pick(rng) if seat == CHANCE else bots[seat].choose(state, rng)
        codes.append(code)
        state.apply(code)


def play_codes(state: State, codes: list[int]) -> None:
    """A recorded game again, without asking anybody."""
    for code in codes:
        state.apply(code)

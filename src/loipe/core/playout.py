"""The inner loop, compiled together with the rules: whole games as fast as they go."""

from loipe.core.contract import CHANCE, NOBODY, Bot, State
from loipe.core.ints import i64
from loipe.core.rng import Rng


def play_out(state: State, rng: Rng) -> i64:
    """Everyone plays at random to the end; the number of plies."""
    return state.play_out(rng)


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


class Luck:
    """Streams of dice and of thoughts, one each for every seat and one for what is nobody's.

    What one seat does otherwise then leaves the others' dice as they fall, so that two ways can be compared early.
    """

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.dice: list[Rng] = [Rng(0, seat) for seat in range(seats + 1)]
        self.thoughts: list[Rng] = [Rng(1, seat) for seat in range(seats)]

    def begin(self, seed: i64, game: i64) -> None:
        """That of one game."""
        source = Rng(seed, game)
        for stream in self.dice:
            stream.follow(source)
        for stream in self.thoughts:
            stream.follow(source)

    def of(self, seat: i64) -> Rng:
        return self.dice[self.seats if seat < 0 else seat]


def play_on(state: State, bots: list[Bot], luck: Luck) -> i64:
    """To the end, each seat played by its bot and with luck of its own; the number of plies."""
    plies: i64 = 0
    while True:
        seat = state.to_act()
        if seat == NOBODY:
            return plies
        if seat == CHANCE:
            state.advance(luck.of(state.whose()))
        else:
            bots[seat].play(state, luck.thoughts[seat])
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

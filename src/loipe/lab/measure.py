"""How strong a bot is among others: its adjusted share of wins, unbiased and mostly far tighter than wins.

Where all play alike every seat wins its fair share, over all seats. Each choice in which the bot departs from what the
others would do adds what that is worth, by games played on from the true position: the same luck after both choices.
A bot that departs all the time is better known by its departures from one that is nearer to it: what that one wins
among the others is soon counted, and departures from it are fewer and matter less.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import erfc, pi, sqrt, tan

import msgspec

from loipe.bots import make
from loipe.bots.search import share_of
from loipe.core.contract import CHANCE, NOBODY, Bot, State
from loipe.core.game import AnyGame
from loipe.core.playout import Luck, play_on
from loipe.core.rng import Rng

PLAYOUTS = 100
"""Games played on for each departure, after either choice."""
THOUGHT = 1 << 32
"""Numbers of the bots' own streams lie above those of games."""
Z95 = 1.959963984540054
Z99 = 2.5758293035489004


class Departure(msgspec.Struct, frozen=True):
    """A choice other than the usual one, and what it is worth in wins."""

    ply: int
    word: str
    usual: str
    worth: float


class Measured(msgspec.Struct, frozen=True):
    """One game of a bot in one seat against the field."""

    share: float
    """Adjusted: the fair share and all departures; of those from a usual bot that is named, they alone."""
    win: float
    choices: int
    seconds: float
    """That the bot took for them."""
    departures: tuple[Departure, ...]


class Trial:
    """A bot in one seat, the field in all others; game so-and-so of a seed."""

    def __init__(
        self, game: AnyGame, seats: int, seat: int, bot: Bot, field: str, seed: int, number: int,
        usual: str = "",
    ) -> None:  # fmt: skip
        """Departures are those from one of the field, or from the usual bot that is named."""
        self.game = game
        self.seats = seats
        self.seat = seat
        self.bot = bot
        self.field = [make(field, game) for _ in range(seats)]
        self.fair = 1 / seats
        if usual:
            self.field[seat] = make(usual, game)
            self.fair = 0.0
        self.seed = seed
        self.number = number
        self.seconds = 0.0
        self.found: list[Departure] = []

    def play(self, state: State) -> Measured:
        luck = Luck(self.seats)
        luck.begin(self.seed, self.number)
        choices = plies = 0
        while (turn := int(state.to_act())) != NOBODY:
            if turn == CHANCE:
                state.advance(luck.of(state.whose()))
            elif turn != self.seat:
                self.field[turn].play(state, luck.thoughts[turn])
            else:
                choices += len(state.options()) > 1
                self.choose(state, plies)
            plies += 1
        share = self.fair + sum(each.worth for each in self.found)
        win = share_of(self.game.result(state).places, self.seat)
        return Measured(share, win, choices, self.seconds, tuple(self.found))

    def choose(self, state: State, ply: int) -> None:
        """Make the bot's choice, and value it where the usual one is another."""
        seed = int(Rng(self.seed, (self.number << 20) + ply + THOUGHT).word())
        usual = int(self.field[self.seat].choose(state, Rng(seed)))
        begin = time.perf_counter()
        chosen = int(self.bot.choose(state, Rng(seed)))
        self.seconds += time.perf_counter() - begin
        before = state.clone()
        state.apply(chosen)
        if chosen != usual:
            other = before.clone()
            other.apply(usual)
            if other.key() != state.key():
                words = self.game.write(before, chosen), self.game.write(before, usual)
                self.found.append(Departure(ply, *words, self.worth(state, other, seed)))

    def worth(self, chosen: State, usual: State, seed: int) -> float:
        """How much more is won after the one than after the other."""
        luck, sum_of = Luck(self.seats), 0.0
        for number in range(PLAYOUTS):
            for state, sign in ((chosen, 1), (usual, -1)):
                trial = state.clone()
                luck.begin(seed, THOUGHT + number)
                play_on(trial, self.field, luck)
                sum_of += sign * share_of(self.game.result(trial).places, self.seat)
        return sum_of / PLAYOUTS


class Share(msgspec.Struct, frozen=True):
    """A mean and its standard error."""

    mean: float
    error: float
    count: int

    def low(self, z: float = Z95) -> float:
        """The lower bound, of 95 % unless told."""
        return self.mean - widened(z, self.count) * self.error

    def high(self, z: float = Z95) -> float:
        return self.mean + widened(z, self.count) * self.error


def widened(z: float, count: int) -> float:
    """Student's bound for so many games: the spread of a few is itself in doubt. Fisher's series serves for most."""
    free = max(1, count - 1)
    outside = erfc(z / sqrt(2))
    if free == 1:
        return 1 / tan(pi * outside / 2)
    if free == 2:
        return (1 - outside) * sqrt(2 / (outside * (2 - outside)))
    first, second = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / free + second / free**2 + third / free**3


def share_among(values: Sequence[float]) -> Share:
    count = len(values)
    if not count:
        return Share(0.0, 1.0, 0)
    mean = sum(values) / count
    spread = sum((value - mean) ** 2 for value in values) / max(1, count - 1)
    return Share(mean, sqrt(spread / count), count)

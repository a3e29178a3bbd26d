"""How strong a bot is among others: its adjusted share of wins, unbiased and far tighter than wins.

Where all play alike every seat wins its fair share, over all seats. Each choice in which the bot departs from what the
others would do adds what that is worth, by games played on from the true position: the same luck after both choices.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import sqrt
from typing import Any

import msgspec

from loipe.bots.search import share_of
from loipe.core.contract import CHANCE, NOBODY, Bot, State
from loipe.core.game import AnyGame
from loipe.core.playout import Luck, play_on
from loipe.core.rng import Rng

PLAYOUTS = 50
"""Games played on for each departure, after either choice."""
THOUGHT = 1 << 32
"""Numbers of the bots' own streams lie above those of games."""


class Departure(msgspec.Struct, frozen=True):
    """A choice other than the field's, and what it is worth in wins."""

    ply: int
    seat: int
    word: str
    usual: str
    worth: float
    phase: str = ""


class Measured(msgspec.Struct, frozen=True):
    """One game of a bot in one seat against the field."""

    seat: int
    share: float
    """Adjusted: the fair share and all departures."""
    win: float
    choices: int
    departures: tuple[Departure, ...]


def measure(
    game: AnyGame, start: State, seat: int, bot: Bot, field: Callable[[], Bot], number: int, seed: int = 1
) -> Measured:
    """Game so-and-so with the bot in this seat."""
    state = start.clone()
    seats = len(game.result(state).places)
    others = [field() for _ in range(seats)]
    luck = Luck(seats)
    luck.begin(seed, number)
    found: list[Departure] = []
    choices = plies = 0
    while (turn := state.to_act()) != NOBODY:
        if turn == CHANCE:
            state.advance(luck.of(state.whose()))
        elif turn != seat:
            others[turn].play(state, luck.thoughts[turn])
        else:
            choices += len(state.options()) > 1
            found += departure(game, state, plies, bot, others, (seed, number))
        plies += 1
    return Measured(
        seat,
        1 / seats + sum(each.worth for each in found),
        share_of(game.result(state).places, seat),
        choices,
        tuple(found),
    )


def departure(
    game: AnyGame, state: State, ply: int, bot: Bot, field: list[Bot], key: tuple[int, int]
) -> Iterable[Departure]:
    """Make the bot's choice; nothing if it is the field's too."""
    seat = int(state.to_act())
    seed = Rng(key[0], (key[1] << 20) + ply + THOUGHT).word()
    usual = int(field[seat].choose(state, Rng(seed, 0)))
    chosen = int(bot.choose(state, Rng(seed, 0)))
    before = state.clone()
    state.apply(chosen)
    if chosen == usual:
        return
    other = before.clone()
    other.apply(usual)
    if other.key() == state.key():
        return
    luck = Luck(len(field))
    worth = 0.0
    for number in range(PLAYOUTS):
        worth += played_on(game, state, field, luck, seed, number, seat)
        worth -= played_on(game, other, field, luck, seed, number, seat)
    yield Departure(ply, seat, game.write(before, chosen), game.write(before, usual), worth / PLAYOUTS)


def played_on(game: AnyGame, state: State, field: list[Bot], luck: Luck, seed: int, number: int, seat: int) -> float:
    trial = state.clone()
    luck.begin(seed, THOUGHT + number)
    play_on(trial, field, luck)
    return share_of(game.result(trial).places, seat)


class Share(msgspec.Struct, frozen=True):
    """A mean and its standard error."""

    mean: float
    error: float
    count: int

    @property
    def low(self) -> float:
        """The lower 95 % bound."""
        return self.mean - 1.96 * self.error

    @property
    def high(self) -> float:
        return self.mean + 1.96 * self.error


def share_among(values: list[float]) -> Share:
    count = len(values)
    mean = sum(values) / count
    spread = sum((value - mean) ** 2 for value in values) / max(1, count - 1)
    return Share(mean, sqrt(spread / count), count)


def start_of(game: AnyGame, preset: str, seats: int) -> State:
    config: Any = msgspec.structs.replace(game.META.presets[preset], holders=tuple(range(seats)))
    state: State = game.start(config)
    return state

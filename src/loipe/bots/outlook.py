"""What a position promises, as far as the holder of some seats can know: games played on by rules of thumb.

Each game starts in a world the holder cannot tell from the truth, so nothing secret shows in the numbers.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from statistics import mean, stdev

import msgspec

from loipe.core.contract import State
from loipe.core.game import AnyGame
from loipe.core.playout import play_bots
from loipe.core.rng import Rng

FEWEST = 8
"""Games that are played however long they take."""
MOST_GAMES = 400
MOST_ROUNDS = 200
DOUBT = 2.0
"""Standard errors by which another way must be better than the rule of thumb's."""


class Outlook(msgspec.Struct, frozen=True):
    """How often each seat wins from here; a shared win counts in parts."""

    games: int
    wins: tuple[float, ...]

    def joined(self, other: Outlook) -> Outlook:
        """Of the games of both."""
        if not self.games:
            return other
        games = self.games + other.games
        pairs = zip(self.wins, other.wins, strict=True)
        return Outlook(games, tuple((one * self.games + two * other.games) / games for one, two in pairs))


class Way(msgspec.Struct, frozen=True):
    """One word a seat may say, and how often it wins then."""

    word: str
    win: float


class Advice(msgspec.Struct, frozen=True):
    """The word to say, and how often the seat wins with each."""

    word: str
    games: int
    """Played on for each word."""
    ways: tuple[Way, ...]


def shares(game: AnyGame, state: State) -> list[float]:
    """Who has won a finished game: equals share it, the members of a team win it together."""
    result = game.result(state)
    shared = 1 if result.leader >= 0 else result.places.count(1)
    return [(place == 1) / shared for place in result.places]


def played_on(game: AnyGame, state: State, rng: Rng) -> list[float]:
    play_bots(state, [game.thumb() for _ in game.result(state).places], rng)
    return shares(game, state)


def outlook(game: AnyGame, state: State, seats: frozenset[int], seed: int, seconds: float) -> Outlook:
    """How often each seat wins from here, by as many games as the time allows."""
    view = game.view(state, seats)
    until = time.monotonic() + seconds
    sums = [0.0] * len(game.result(state).places)
    played = 0
    while played < MOST_GAMES and (played < FEWEST or time.monotonic() < until):
        rng = Rng(seed, played)
        for seat, share in enumerate(played_on(game, game.sample(view, rng), rng)):
            sums[seat] += share
        played += 1
    return Outlook(played, tuple(won / played for won in sums))


def nothing(state: State) -> None:
    """No words are tried before."""


def advise(
    game: AnyGame, state: State, seat: int, seed: int, seconds: float, draft: Callable[[State], None] = nothing
) -> Advice:
    """What to say at this seat (after a draft, if any): the rule of thumb's word, unless another wins clearly more.

    Every word is followed by games from the same worlds with the same luck, so that their difference tells early.
    """
    view = game.view(state, frozenset({seat}))
    until = time.monotonic() + seconds
    asked = world(game, view, draft, Rng(seed, 0))
    codes = [int(code) for code in asked.options()]
    liked = codes.index(int(game.thumb().choose(asked, Rng(seed, 0))))
    won: list[list[float]] = [[] for _ in codes]
    rounds = 0
    while rounds < MOST_ROUNDS and (rounds < FEWEST or time.monotonic() < until):
        start = world(game, view, draft, Rng(seed, rounds))
        for number, code in enumerate(codes):
            trial = start.clone()
            trial.apply(code)
            won[number].append(played_on(game, trial, Rng(seed, rounds))[seat])
        rounds += 1
    best = max(range(len(codes)), key=lambda number: sum(won[number]))
    chosen = best if is_clear(won[best], won[liked]) else liked
    ways = (Way(game.write(asked, code), sum(each) / rounds) for code, each in zip(codes, won, strict=True))
    return Advice(game.write(asked, codes[chosen]), rounds, tuple(ways))


def world(game: AnyGame, view: object, draft: Callable[[State], None], rng: Rng) -> State:
    """A world of this view, with the words that are tried already."""
    state: State = game.sample(view, rng)
    draft(state)
    return state


def is_clear(better: list[float], other: list[float]) -> bool:
    """The mean of the differences is more than chance would make it."""
    differences = [one - two for one, two in zip(better, other, strict=True)]
    return mean(differences) > DOUBT * stdev(differences) / math.sqrt(len(differences))

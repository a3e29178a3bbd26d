"""What a position promises, as far as the holder of some seats can know: games played on by rules of thumb.

Each game starts in a world the holder cannot tell from the truth, so nothing secret shows in the numbers.
"""

from __future__ import annotations

import time
from functools import lru_cache

import msgspec

from loipe.core.contract import State
from loipe.core.game import AnyGame
from loipe.core.playout import play_bots
from loipe.core.rng import Rng

FEWEST = 8
"""Games that are played however long they take."""
MOST_GAMES = 100
"""They tell a chance to 5 points, which is enough to see how a game goes."""


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


def shares(game: AnyGame, state: State) -> list[float]:
    """Who has won a finished game: equals share it, the members of a team win it together."""
    return list(share_out(game.result(state).places))


@lru_cache(maxsize=4096)
def share_out(places: tuple[int, ...]) -> tuple[float, ...]:
    """The win, by seat: as in `Result.leader` those of a team leave no place out, and each has all of it."""
    shared = 1 if 2 in places else places.count(1)
    return tuple((place == 1) / shared for place in places)


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

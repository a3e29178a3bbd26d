"""What a bot wins among others, from two counts of the same games: its wins, and what its departures are worth.

Either is right on the average, so any mixture of both is. Whoever departs seldom is known best by departures, whoever
departs all the time by wins. The weights for one game come from the other games alone, so that nothing is flattered.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt

import msgspec
from kept import engine

from loipe.bots import FROZEN, make
from loipe.bots.search import share_of
from loipe.core.contract import Bot, State
from loipe.core.game import AnyGame
from loipe.core.playout import Luck, play_on
from loipe.lab.measure import Share, share_among

USUAL = "club"
"""What the levels are told apart by: they depart from it less than from the rules of thumb of old."""
BATCH = 100
"""Games of it in each seat, played at a stretch."""
PRECISE = 0.0025
"""One standard error of what it wins, a share: then it has been played often enough."""
MOST_BATCHES = 200
FEW = 5
"""Games: with fewer, departures alone count."""


class Counted(msgspec.Struct, frozen=True):
    """A batch in one seat: what the usual bot wins there among the old ones, and one of those with the same luck."""

    case: int
    batch: int
    seat: int
    games: int
    wins: float
    old: float
    squares: tuple[float, float, float]
    """Of both, and their product."""
    engine: str


def count(game: AnyGame, case: int, config: object, seats: int, batch: int, seed: int) -> Iterator[Counted]:
    """One batch in every seat."""
    field = [make(FROZEN, game) for _ in range(seats)]
    luck = Luck(seats)
    numbers = range(batch * BATCH, (batch + 1) * BATCH)
    plain = [places(game, config, field, luck, seed, number) for number in numbers]
    for seat in range(seats):
        bots = [*field[:seat], make(USUAL, game), *field[seat + 1 :]]
        pairs = [
            (share_of(places(game, config, bots, luck, seed, number), seat), share_of(old, seat))
            for number, old in zip(numbers, plain, strict=True)
        ]
        own, old = (sum(each) for each in zip(*pairs, strict=True))
        squares = sum(a * a for a, _ in pairs), sum(b * b for _, b in pairs), sum(a * b for a, b in pairs)
        yield Counted(case, batch, seat, BATCH, own, old, squares, engine(game.META.id))


def places(game: AnyGame, config: object, bots: list[Bot], luck: Luck, seed: int, number: int) -> tuple[int, ...]:
    state: State = game.start(config)
    luck.begin(seed, number)
    play_on(state, bots, luck)
    found: tuple[int, ...] = game.result(state).places
    return found


def usual_share(counted: Sequence[Counted], seats: int) -> Share:
    """What it wins in all seats. The old ones are known to win their fair share: what they won otherwise was luck."""
    games = sum(each.games for each in counted)
    if not games:
        return Share(0.0, 1.0, 0)
    wins, old = sum(each.wins for each in counted) / games, sum(each.old for each in counted) / games
    own_square, old_square, product = (sum(each.squares[at] for each in counted) / games for at in range(3))
    spread, other, both = own_square - wins**2, old_square - old**2, product - wins * old
    slope = both / other if other else 0.0
    return Share(wins - slope * (old - 1 / seats), sqrt(max(spread - slope * both, 0.0) / games), games)


def usual_gain(counted: Sequence[Counted], seat: int) -> Share:
    """What it wins more than an old one would in this seat."""
    own = [each for each in counted if each.seat == seat]
    games = sum(each.games for each in own)
    if not games:
        return Share(0.0, 1.0, 0)
    gain = sum(each.wins - each.old for each in own) / games
    square = sum(each.squares[0] + each.squares[1] - 2 * each.squares[2] for each in own) / games
    return Share(gain, sqrt(max(square - gain**2, 0.0) / games), games)


def pooled(usual: Share, games: Sequence[tuple[float, float]]) -> Share:
    """By games, each with what its departures are worth and what was won."""
    adjusted = [usual.mean + gain for gain, _ in games]
    wins = [win for _, win in games]
    weights = [weight([*games[:at], *games[at + 1 :]]) for at in range(len(games))]
    mixed = [w * a + (1 - w) * b for w, a, b in zip(weights, adjusted, wins, strict=True)]
    found, mean = share_among(mixed), sum(weights) / max(1, len(weights))
    error = found.error**2 + (mean * usual.error) ** 2 + (1 - mean) ** 2 * hidden(wins) / max(1, len(wins))
    return Share(found.mean, sqrt(error), found.count)


def weight(games: Sequence[tuple[float, float]]) -> float:
    """Of the departures, beside the wins: with it a mixture of both varies least."""
    if len(games) < FEW - 1:
        return 1.0
    gains, wins = zip(*games, strict=True)
    mean, won = sum(gains) / len(gains), sum(wins) / len(wins)
    apart = [(gain - mean) - (win - won) for gain, win in games]
    more = hidden(wins) * len(games)
    square = sum(each * each for each in apart) + more
    if not square:
        return 1.0
    best: float = (more - sum(each * (win - won) for each, win in zip(apart, wins, strict=True))) / square
    return min(1.0, max(0.0, best))


def hidden(wins: Sequence[float]) -> float:
    """How much more wins vary than a few of them show: five games all won do not prove that all will be."""
    count = len(wins)
    chance = (sum(wins) + 1) / (count + 2)
    return max(0.0, chance * (1 - chance) - share_among(wins).error ** 2 * count)

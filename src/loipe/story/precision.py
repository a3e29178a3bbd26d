"""How long a game is weighed: each position by the same number of games, a choice until it is sure enough."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from math import sqrt

import msgspec

from loipe.story.worth import Step, Trail, Worth, doubts_of

BATCH = 20
"""Games played on from each step at a stretch."""
A_RACE, A_MOVE = 4.0, 1.5
"""Points: the standard error that the choices of a seat, and each of them, may have."""
WORTHWHILE = 0.5
"""Of what the chain brings that brings most for its time: others of about that much are played on with it."""
SECONDS = 56.0
"""That a story may take on one core: then it is told as it is known."""


class Precision(msgspec.Struct, frozen=True):
    """What is wanted."""

    games: int = 400
    """From each position; its shares are then known to about 5 points (two standard errors)."""
    fewest: int = 100
    """Before a choice may be thought sure, and of each position before the choices are weighed to the end."""
    most: int = 20000
    """For a choice, however unsure it is."""


def doubts(worth: Worth) -> dict[int, float]:
    """By seat: one standard error of all its choices."""
    squares: defaultdict[int, float] = defaultdict(float)
    for chain in worth.chains():
        for seat, doubt in doubts_of(worth.steps[chain.start : chain.stop]).items():
            squares[seat] += doubt**2
    return {seat: sqrt(square) for seat, square in squares.items()}


def wants(worth: Worth, wanted: Precision) -> list[range]:
    """The chains that need more games: first a few from everywhere, then the choices, then the positions."""
    few = min(wanted.fewest, wanted.games)
    begun = [chain for chain in worth.chains() if worth.steps[chain.start].games < few]
    return begun or unsure(worth, wanted) or [chain for chain in worth.chains() if wants_luck(worth, chain, wanted)]


def wants_luck(worth: Worth, chain: range, wanted: Precision) -> bool:
    step = worth.steps[chain.start]
    return step.kind == "luck" and step.games < wanted.games


def unsure(worth: Worth, wanted: Precision) -> list[range]:
    """The chains with a choice that may be far off; and where a seat's sum may be, those that take most from that."""
    sums = doubts(worth)
    found: list[range] = []
    gains: list[tuple[float, range]] = []
    for chain in worth.chains():
        steps = worth.steps[chain.start : chain.stop]
        if steps[0].kind == "luck" or steps[0].games >= wanted.most:
            continue
        if max(step.doubt() for step in steps) > A_MOVE:
            found.append(chain)
        else:
            wide = sum(doubt**2 for seat, doubt in doubts_of(steps).items() if sums[seat] > A_RACE)
            gains.append((wide / steps[0].games / cost(worth, chain), chain))
    most = max((gain for gain, _ in gains), default=0.0)
    return found + [chain for gain, chain in gains if gain > 0 and gain >= WORTHWHILE * most]


def cost(worth: Worth, chain: range) -> int:
    """Of one game more, about: positions to play on from, and plies that were left in the game."""
    return (len(chain) + 1) * (1 + worth.steps[-1].last - worth.steps[chain.start].first)


def share_done(worth: Worth, wanted: Precision) -> float:
    """How much of it is done, roughly: by the games played and those that may be needed still."""
    sums, needed, played = doubts(worth), 0, 0
    for chain in worth.chains():
        steps = worth.steps[chain.start : chain.stop]
        games = steps[0].games
        if steps[0].kind == "luck":
            needed += max(0, wanted.games - games)
            played += games
        else:
            off = max(max(step.doubt() / A_MOVE for step in steps), max(sums[step.seat] / A_RACE for step in steps))
            times = off**2 if games >= wanted.fewest else 1.0
            needed += (len(steps) + 1) * max(0, min(wanted.most, int(games * times)) - games)
            played += (len(steps) + 1) * games
    return played / max(1, played + needed)


def weigh(trail: Trail, wanted: Precision, worth: Worth | None = None) -> Iterator[Worth]:
    """More and more games played on, those of `worth` included, until it is precise enough."""
    if worth is None:
        worth = Worth(tuple(trail.steps), trail.result)
        worth = with_more(trail, worth, [(chain, 1) for chain in worth.chains()])
        yield worth
    while missing := wants(worth, wanted):
        worth = with_more(trail, worth, [(chain, batch(worth.steps[chain.start], wanted)) for chain in missing])
        yield worth


def batch(step: Step, wanted: Precision) -> int:
    return min(BATCH, (wanted.games if step.kind == "luck" else wanted.most) - step.games)


def with_more(trail: Trail, worth: Worth, games: list[tuple[range, int]]) -> Worth:
    """So many games more of these chains."""
    steps = list(worth.steps)
    for chain, count in games:
        steps[chain.start : chain.stop] = trail.weighed(steps, chain, count)
    return Worth(tuple(steps), worth.result)

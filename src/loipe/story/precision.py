"""How long a game is weighed: each position by the same number of games, a choice until it is sure enough."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from math import sqrt

import msgspec

from loipe.story.worth import Step, Trail, Worth

BATCH = 20
"""Games played on from each step at a stretch."""
A_RACE, A_MOVE = 4.0, 1.5
"""Points: the standard error that the choices of a seat, and each of them, may have."""


SECONDS = 50.0
"""That a story may take on one core: then it is told as it is known."""


class Precision(msgspec.Struct, frozen=True):
    """What is wanted."""

    games: int = 400
    """From each position; its shares are then known to about 5 points (two standard errors)."""
    fewest: int = 100
    """Before a choice may be thought sure, and of each position before the choices are weighed to the end."""
    most: int = 4000
    """For a choice, however unsure it is."""


def doubts(worth: Worth) -> dict[int, float]:
    """By seat: one standard error of all its choices."""
    squares: defaultdict[int, float] = defaultdict(float)
    for step in worth.steps:
        squares[step.seat] += step.doubt() ** 2
    return {seat: sqrt(square) for seat, square in squares.items()}


def wants(worth: Worth, wanted: Precision) -> list[int]:
    """The steps that need more games: first a few from everywhere, then the choices, then the positions."""
    few = min(wanted.fewest, wanted.games)
    begun = [at for at, step in enumerate(worth.steps) if step.games < few]
    return (
        begun
        or unsure(worth, wanted)
        or [at for at, step in enumerate(worth.steps) if step.kind == "luck" and step.games < wanted.games]
    )


def unsure(worth: Worth, wanted: Precision) -> list[int]:
    """The choices that may still be far off, for themselves or for their seat's sum."""
    sums = doubts(worth)
    counts = Counter(step.seat for step in worth.steps if step.kind == "choice")

    def is_sure(step: Step) -> bool:
        fair = A_RACE / sqrt(counts[step.seat])
        return step.doubt() <= A_MOVE and (sums[step.seat] <= A_RACE or step.doubt() <= fair)

    choices = [at for at, step in enumerate(worth.steps) if step.kind == "choice"]
    return [at for at in choices if worth.steps[at].games < wanted.most and not is_sure(worth.steps[at])]


def share_done(worth: Worth, wanted: Precision) -> float:
    """How much of it is done, roughly: by the games played and those that may be needed still."""
    needed = 0
    for at in unsure(worth, wanted):
        step = worth.steps[at]
        times = max(1.0, step.doubt() / A_MOVE) ** 2 if step.games >= wanted.fewest else 1.0
        needed += 2 * max(BATCH, min(wanted.most, int(step.games * times)) - step.games)
    needed += sum(max(0, wanted.games - step.games) for step in worth.steps if step.kind == "luck")
    played = sum(step.games * (1 + (step.kind == "choice")) for step in worth.steps)
    return played / (played + needed)


def weigh(trail: Trail, wanted: Precision, worth: Worth | None = None) -> Iterator[Worth]:
    """More and more games played on, those of `worth` included, until it is precise enough."""
    if worth is None:
        worth = Worth(tuple(trail.weighed(at, step, 1) for at, step in enumerate(trail.steps)), trail.result)
        yield worth
    while missing := wants(worth, wanted):
        steps = list(worth.steps)
        for at in missing:
            limit = wanted.games if steps[at].kind == "luck" else wanted.most
            steps[at] = trail.weighed(at, steps[at], min(BATCH, limit - steps[at].games))
        worth = Worth(tuple(steps), worth.result)
        yield worth

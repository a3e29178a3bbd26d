"""One axis of rounds for the curve and the bars under it: a ply lies within its round by its share of it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from math import ceil

from loipe.core.splits import Splits
from loipe.story.story import Story
from loipe.story.worth import Wins

MARKS = 8


class Axis:
    """From the start to the end of the last round."""

    def __init__(self, told: Story, left: float, right: float) -> None:
        self.told = told
        self.left, self.right = left, right
        self.plies = [0, *(moment.ply for moment in told.moments)]
        self.rounds = len(told.moments)

    def x(self, ply: int) -> float:
        at = max(1, bisect_left(self.plies, ply))
        if at >= len(self.plies):
            return self.right
        within = (ply - self.plies[at - 1]) / (self.plies[at] - self.plies[at - 1])
        return self.left + (self.right - self.left) * (at - 1 + within) / max(1, self.rounds)

    def curve(self) -> Iterator[tuple[float, Wins]]:
        """The start, then the end of each round."""
        yield self.left, tuple(seat.start for seat in self.told.seats)
        for moment in self.told.moments:
            yield self.x(moment.ply), moment.chances

    def marks(self) -> Iterator[tuple[int, float]]:
        """A few rounds by their number."""
        every = ceil(self.rounds / MARKS)
        for moment in self.told.moments:
            if moment.round and moment.round % every == 0:
                yield moment.round, self.x(moment.ply)

    def highest(self) -> int:
        """Where the scale ends: above the highest chance before the finish."""
        chances = [chance for moment in self.told.moments[:-1] for chance in moment.chances]
        return min(100, 10 * ceil((max([30.0, *chances]) + 4) / 10))


def apart(places: Sequence[float], gap: float, right: float) -> list[float]:
    """The same places from left to right, moved as little as leaves a gap between neighbours."""
    found: list[float] = []
    for at, place in enumerate(places):
        limit = right - gap * (len(places) - 1 - at)
        found.append(min(limit, max(place, found[-1] + gap) if found else place))
    for at in range(len(found) - 2, -1, -1):
        middle = min(found[at], found[at + 1] - gap)
        found[at] = max(middle, found[at - 1] + gap) if at else middle
    return found


def shootings(splits: Splits) -> list[tuple[int, int]]:
    """The first, the second and so on: from whoever came first to whoever left last; none where legs follow legs."""
    found: list[tuple[int, int]] = []
    most = max((len(seat.visits) for seat in splits.seats if not seat.team), default=0)
    for number in range(most):
        visits = [seat.visits[number] for seat in splits.seats if len(seat.visits) > number]
        found.append((min(visit.first for visit in visits), max(visit.last for visit in visits)))
    return found

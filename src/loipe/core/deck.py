"""A deck as a multiset, plus the cards whose place someone knows: those put back under it."""

from __future__ import annotations

from loipe.core.ints import append, i64, vec
from loipe.core.rng import Rng


class Deck:
    """Shuffled cards have no order until drawn; cards put underneath come up in the order they went down."""

    def __init__(self, counts: vec[i64]) -> None:
        self.counts: vec[i64] = counts
        """How many cards of each kind lie shuffled on top."""
        self.shuffled: i64 = 0
        for count in counts:
            self.shuffled += count
        self.under: vec[i64] = vec[i64]()
        """Kinds put underneath, the oldest first."""
        self.under_from: i64 = 0
        """How many of these have been drawn already."""

    def size(self) -> i64:
        return self.shuffled + len(self.under) - self.under_from

    def options(self) -> vec[i64]:
        """The kinds that may come up next."""
        kinds = vec[i64]()
        if self.shuffled == 0:
            if self.size() > 0:
                kinds = append(kinds, self.under[self.under_from])
            return kinds
        kind: i64 = 0
        while kind < len(self.counts):
            if self.counts[kind] > 0:
                kinds = append(kinds, kind)
            kind += 1
        return kinds

    def weights(self) -> vec[i64]:
        """One for each of the options."""
        weights = vec[i64]()
        if self.shuffled == 0:
            if self.size() > 0:
                weights = append(weights, 1)
            return weights
        for count in self.counts:
            if count > 0:
                weights = append(weights, count)
        return weights

    def pick(self, rng: Rng) -> i64:
        if self.shuffled == 0:
            return self.under[self.under_from]
        left: i64 = rng.below(self.shuffled)
        kind: i64 = 0
        while left >= self.counts[kind]:
            left -= self.counts[kind]
            kind += 1
        return kind

    def draw(self, kind: i64) -> None:
        """Take the top card, which turned out to be of this kind."""
        if self.shuffled > 0:
            self.counts[kind] -= 1
            self.shuffled -= 1
        else:
            self.under_from += 1
            if self.under_from == len(self.under):
                self.under = vec[i64]()
                self.under_from = 0

    def put_under(self, kind: i64) -> None:
        self.under = append(self.under, kind)

    def clone(self) -> Deck:
        copy = Deck(self.counts[:])
        copy.under = self.under[self.under_from :]
        return copy

    def key(self) -> tuple[int, ...]:
        return (*self.counts, -1, *self.under[self.under_from :])

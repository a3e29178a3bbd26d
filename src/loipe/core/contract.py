"""What every game promises: a position that offers options, to a seat or to chance."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from loipe.core.dice import Pool
from loipe.core.ints import append, i64, vec
from loipe.core.rng import Rng

CHANCE: Final = -1
"""The dice, the decks."""
NOBODY: Final = -2
"""The game is over; also a spectator's seat."""


@mypyc_attr(allow_interpreted_subclasses=True)  # games of other authors are not compiled with ours
class State:
    """A position. Cheap to clone. Holds no generator and no order of cards nobody knows."""

    def __init__(self) -> None:
        self.journal: list[int] | None = None
        """Facts as ints, in the game's own records, while a table listens; else None."""

    def to_act(self) -> i64:
        """A seat, CHANCE or NOBODY."""
        raise NotImplementedError

    def owing(self) -> vec[i64]:
        """Every seat whose choice is awaited now; to_act() is the first."""
        seats = vec[i64]()
        seat = self.to_act()
        if seat >= 0:
            seats = append(seats, seat)
        return seats

    def turn_to(self, seat: i64) -> None:
        """Of those owing, this one answers next."""

    def options(self) -> vec[i64]:
        """The codes open to to_act(): ascending, unique; empty only when the game is over."""
        raise NotImplementedError

    def weights(self) -> vec[i64]:
        """At chance: whole numbers, one per option."""
        raise NotImplementedError

    def thrown(self) -> Pool | None:
        """At chance: the dice whose results are the options, by whom whatever is made of the odds can be kept."""
        return None

    def pick(self, rng: Rng) -> i64:
        """One option without listing them where that is faster: uniform for a seat, by weight at chance."""
        options = self.options()
        if self.to_act() == CHANCE:
            return options[rng.weighted(self.weights())]
        return options[rng.below(len(options))]

    def apply(self, code: i64) -> None:
        """Take a code from options(). Unchecked and fast; words are checked by the game's read()."""
        raise NotImplementedError

    def advance(self, rng: Rng) -> bool:
        """One ply at random: pick and apply in one call. False, and nothing happens, once the game is over."""
        if self.to_act() == NOBODY:
            return False
        self.apply(self.pick(rng))
        return True

    def play_out(self, rng: Rng) -> i64:
        """Advance to the end; the number of plies. A game of short plies says it again: then no call is looked up."""
        plies: i64 = 0
        while self.advance(rng):
            plies += 1
        return plies

    def whose(self) -> i64:
        """At chance: the seat whose luck it is; NOBODY's where the game does not say."""
        return NOBODY

    def clone(self) -> State:
        """The same position; its journal is off."""
        raise NotImplementedError

    def key(self) -> tuple[int, ...]:
        """The whole position: equality, hashing, golden files."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat. Compiled bots read the state for speed, never what their seat may not know."""

    def choose(self, state: State, rng: Rng) -> i64:
        """A code for to_act()."""
        raise NotImplementedError

    def play(self, state: State, rng: Rng) -> None:
        """Choose and apply in one call."""
        state.apply(self.choose(state, rng))

    def shortlist(self, state: State) -> vec[i64]:
        """The options worth a closer look, where most of many are plainly worse."""
        return state.options()


class RandomBot(Bot):
    """Any option, each equally likely."""

    def choose(self, state: State, rng: Rng) -> i64:
        return state.pick(rng)

    def play(self, state: State, rng: Rng) -> None:
        state.advance(rng)

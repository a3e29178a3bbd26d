"""What each step of a finished game was worth, in wins of every seat.

A position is valued once: how often each seat wins from it when all go on by rules of thumb. Luck is how that changes
while dice and cards fall, skill is how it changes by a choice other than the rule of thumb's; so the steps lead from
the start to the result without a gap. A choice is weighed against the usual one by games with the same luck for
every seat.
"""

from __future__ import annotations

from bisect import bisect_right
from math import sqrt
from typing import Literal

import msgspec

from loipe.bots.outlook import shares
from loipe.core.contract import CHANCE, NOBODY, State
from loipe.core.game import AnyGame
from loipe.core.playout import Luck, play_on
from loipe.core.rng import Rng

Chances = tuple[float, ...]
"""By seat: the share of wins."""


class Step(msgspec.Struct, frozen=True):
    """A choice other than the rule of thumb's, or one seat's luck until a choice or another's luck ends it."""

    kind: Literal["luck", "choice"]
    seat: int
    """Whose; NOBODY's luck is everybody's."""
    first: int
    last: int
    """Its plies, counted from 1."""
    before: Chances
    after: Chances
    code: int = -1
    usual: int = -1
    """Of a choice: what was chosen, and what the rule of thumb would have."""
    doubt: float = 0.0
    """One standard error of what it changed for its seat."""

    def change(self, seat: int) -> float:
        return self.after[seat] - self.before[seat]

    @property
    def amount(self) -> float:
        """For whom it was; where it was nobody's, for whom it changed most."""
        if self.seat >= 0:
            return self.change(self.seat)
        return max((self.change(seat) for seat in range(len(self.after))), key=abs)


class Judge:
    """Plays on from positions of one game, always with the same numbered luck."""

    def __init__(self, game: AnyGame, seats: int, games: int, seed: int) -> None:
        self.game = game
        self.games = games
        self.seed = seed
        self.luck = Luck(seats)
        self.bots = [game.thumb() for _ in range(seats)]

    def played_on(self, state: State, number: int) -> list[float]:
        trial = state.clone()
        self.luck.begin(self.seed, number)
        play_on(trial, self.bots, self.luck)
        return shares(self.game, trial)

    def value(self, state: State) -> Chances:
        """How often each seat wins from here; of a finished game, who has won."""
        if state.to_act() == NOBODY:
            return tuple(shares(self.game, state))
        games = [self.played_on(state, number) for number in range(self.games)]
        return tuple(sum(won) / self.games for won in zip(*games, strict=True))

    def usual(self, state: State, ply: int) -> int:
        """What the rule of thumb does here."""
        return int(self.bots[state.to_act()].choose(state, Rng(self.seed, ply)))

    def compare(self, state: State, code: int, usual: int) -> tuple[Chances, float]:
        """What a choice changes against the usual one, for every seat; and the doubt about its own seat's."""
        seat = int(state.to_act())
        ways = (followed(state, code), followed(state, usual))
        games = [
            [one - other for one, other in zip(*(self.played_on(way, number) for way in ways), strict=True)]
            for number in range(self.games)
        ]
        means = tuple(sum(changed) / self.games for changed in zip(*games, strict=True))
        spread = sum((changed[seat] - means[seat]) ** 2 for changed in games)
        return means, sqrt(spread) / self.games


def followed(state: State, code: int) -> State:
    after = state.clone()
    after.apply(code)
    return after


class Walk:
    """Along a finished game, from one step to the next."""

    def __init__(self, judge: Judge, start: State) -> None:
        self.judge = judge
        self.state = start
        self.start = self.value = judge.value(start)
        self.steps: list[Step] = []
        self.luck: tuple[int, int] | None = None
        """Whose luck has changed the position since it was last valued, and from which ply on."""

    def take(self, ply: int, seat: int, code: int) -> None:
        """One ply by its code."""
        if seat == CHANCE:
            whose = int(self.state.whose())
            if self.luck is not None and self.luck[0] != whose:
                self.settle(ply - 1)
            if self.luck is None:
                self.luck = whose, ply
        else:
            self.state.turn_to(seat)
            self.choose(ply, seat, code)
        self.state.apply(code)

    def choose(self, ply: int, seat: int, code: int) -> None:
        usual = self.judge.usual(self.state, ply)
        if usual == code or followed(self.state, usual).key() == followed(self.state, code).key():
            return
        self.settle(ply - 1)
        changes, doubt = self.judge.compare(self.state, code, usual)
        after = tuple(value + change for value, change in zip(self.value, changes, strict=True))
        self.steps.append(Step("choice", seat, ply, ply, self.value, after, code, usual, doubt))
        self.value = after

    def settle(self, last: int) -> None:
        """The luck so far ends with this ply."""
        if self.luck is not None:
            whose, first = self.luck
            after = self.judge.value(self.state)
            self.steps.append(Step("luck", whose, first, last, self.value, after))
            self.value, self.luck = after, None

    def end(self, last: int) -> None:
        """Whatever came last led to the result."""
        self.settle(last)
        self.value = self.judge.value(self.state)
        if self.steps:
            self.steps[-1] = msgspec.structs.replace(self.steps[-1], after=self.value)

    def after(self, ply: int) -> Chances:
        """Everybody's chances once this ply was over."""
        at = bisect_right(self.steps, ply, key=lambda step: step.last)
        return self.steps[at - 1].after if at else self.start

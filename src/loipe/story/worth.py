"""What each step of a finished game was worth, in wins of every seat.

A position is valued once: how often each seat wins from it when all go on by rules of thumb. Luck is how that changes
while dice and cards fall, skill is how it changes by a choice other than the rule of thumb's; so the steps lead from
the start to the result without a gap. A choice is weighed against the usual one by games with the same luck for
every seat. Games are summed up, so that more of them can be joined later.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Literal

import msgspec

from loipe.bots.outlook import shares
from loipe.core.contract import CHANCE, NOBODY, State
from loipe.core.game import AnyGame
from loipe.core.playout import Luck, play_on
from loipe.core.rng import Rng

Wins = tuple[float, ...]
"""By seat."""


class Step(msgspec.Struct, frozen=True):
    """A choice other than the rule of thumb's, or one seat's luck until a choice or another's luck ends it."""

    kind: Literal["luck", "choice"]
    seat: int
    """Whose; NOBODY's luck is everybody's."""
    first: int
    last: int
    """Its plies, counted from 1."""
    code: int = -1
    usual: int = -1
    """Of a choice: what was chosen, and what the rule of thumb would have."""
    wins: Wins = ()
    """Of all games together: after luck how many each seat won, after a choice how many more than after the usual."""
    squares: float = 0.0
    """Of a choice: the squares of its own seat's differences, summed."""

    def joined(self, other: Step) -> Step:
        return msgspec.structs.replace(self, wins=added(self.wins, other.wins), squares=self.squares + other.squares)

    def doubt(self, games: int) -> float:
        """One standard error of what a choice changed for its seat."""
        if self.kind == "luck":
            return 0.0
        return sqrt(max(self.squares - self.wins[self.seat] ** 2 / games, 0.0)) / games


class Worth(msgspec.Struct, frozen=True):
    """A whole game, by so many games played on from each of its steps."""

    games: int
    start: Wins
    steps: tuple[Step, ...]
    result: Wins

    def joined(self, other: Worth) -> Worth:
        steps = tuple(one.joined(two) for one, two in zip(self.steps, other.steps, strict=True))
        return Worth(self.games + other.games, added(self.start, other.start), steps, self.result)

    def chances(self) -> list[Wins]:
        """At the start and after each step; the last leads to the result."""
        found = [tuple(won / self.games for won in self.start)]
        for step in self.steps:
            shares = tuple(won / self.games for won in step.wins)
            found.append(shares if step.kind == "luck" else added(found[-1], shares))
        found[-1] = self.result
        return found


def added(one: Wins, other: Wins) -> Wins:
    return tuple(first + second for first, second in zip(one, other, strict=True))


def followed(state: State, code: int) -> State:
    after = state.clone()
    after.apply(code)
    return after


class Judge:
    """Plays on from positions of one game, with the luck of these numbers."""

    def __init__(self, game: AnyGame, seats: int, seed: int, numbers: range) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.numbers = numbers
        self.luck = Luck(seats)
        self.bots = [game.thumb() for _ in range(seats)]

    def played_on(self, state: State, number: int) -> list[float]:
        trial = state.clone()
        self.luck.begin(self.seed, number)
        play_on(trial, self.bots, self.luck)
        return shares(self.game, trial)

    def value(self, state: State) -> Wins:
        """How many of the games each seat wins from here."""
        games = [self.played_on(state, number) for number in self.numbers]
        return tuple(sum(won) for won in zip(*games, strict=True))

    def usual(self, state: State, ply: int) -> int:
        """What the rule of thumb does here, whatever games are played on."""
        return int(self.bots[state.to_act()].choose(state, Rng(0, ply)))

    def compare(self, state: State, code: int, usual: int) -> tuple[Wins, float]:
        """How many games more each seat wins by a choice than by the usual one; and the squares for its own seat."""
        seat = int(state.to_act())
        ways = (followed(state, code), followed(state, usual))
        games = [
            [one - other for one, other in zip(*(self.played_on(way, number) for way in ways), strict=True)]
            for number in self.numbers
        ]
        return tuple(sum(changed) for changed in zip(*games, strict=True)), sum(changed[seat] ** 2 for changed in games)


class Walk:
    """Along a finished game, from one step to the next."""

    def __init__(self, judge: Judge, start: State) -> None:
        self.judge = judge
        self.state = start
        self.steps: list[Step] = []
        self.luck: tuple[int, int] | None = None
        """Whose luck has changed the position since the last step, and from which ply on."""

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
        self.steps.append(Step("choice", seat, ply, ply, code, usual, *self.judge.compare(self.state, code, usual)))

    def settle(self, last: int) -> None:
        """The luck so far ends with this ply."""
        if self.luck is not None:
            whose, first = self.luck
            self.steps.append(Step("luck", whose, first, last, wins=self.judge.value(self.state)))
            self.luck = None


def weigh(judge: Judge, start: State, codes: Sequence[tuple[int, int]]) -> Worth:
    """A finished game, given by who said which code."""
    begin = judge.value(start)
    walk = Walk(judge, start.clone())
    for ply, (seat, code) in enumerate(codes, 1):
        walk.take(ply, seat, code)
    walk.settle(len(codes))
    assert walk.state.to_act() == NOBODY, "the game is not over"
    return Worth(len(judge.numbers), begin, tuple(walk.steps), tuple(shares(judge.game, walk.state)))

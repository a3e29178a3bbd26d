"""What each step of a finished game was worth, in wins of every seat.

A position is valued once: how often each seat wins from it when all go on by rules of thumb. Luck is how that changes
while dice and cards fall, skill is how it changes by a choice other than the rule of thumb's; so the steps lead from
the start to the result without a gap. A choice is weighed against the usual one by games with the same luck for
every seat, and by the more of them the more it is in doubt. Game number n of a step is the same whoever plays it, so
that more of them can be added later.

Choices that nothing left to chance comes between are a chain, weighed together: what the rule of thumb would have made
of one of them is where it would have departed at the next, so each of these positions is played on from once only.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from operator import add, mul, sub
from typing import Literal

import msgspec

from loipe.bots.outlook import share_out, shares
from loipe.core.contract import CHANCE, NOBODY, State
from loipe.core.game import AnyGame
from loipe.core.playout import Luck, play_on
from loipe.core.rng import Rng

Wins = tuple[float, ...]
"""By seat."""
MOST_OPTIONS = 12
"""Of chance: a die, or two added up. Where there are more, as in a pool of dice, nobody counts what they lead to."""


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
    games: int = 0
    wins: Wins = ()
    """Of all games together: after luck how many each seat won, after a choice how many more than after the usual."""
    squares: float = 0.0
    """Of a choice: the squares of its own seat's differences, summed."""
    together: float = 0.0
    """The same of all choices of the seat in this chain so far, taken as one."""

    def doubt(self) -> float:
        """One standard error of what a choice changed for its seat, in points."""
        if self.kind == "luck" or not self.games:
            return 0.0
        return 100 * sqrt(max(self.squares - self.wins[self.seat] ** 2 / self.games, 0.0)) / self.games


Chain = tuple[Step, ...]
"""Choices that nothing left to chance comes between, or one seat's luck."""


def doubts_of(chain: Chain) -> dict[int, float]:
    """By seat: one standard error of all its choices in a chain. What is in doubt at two of them may cancel out."""
    found = {}
    for seat in {step.seat for step in chain if step.kind == "choice" and step.games}:
        own = [step for step in chain if step.seat == seat]
        games, won = own[-1].games, sum(step.wins[seat] for step in own)
        found[seat] = 100 * sqrt(max(own[-1].together - won**2 / games, 0.0)) / games
    return found


class Worth(msgspec.Struct, frozen=True):
    """A whole game; its first step is the start."""

    steps: tuple[Step, ...]
    result: Wins

    @property
    def games(self) -> int:
        """Played on from every position."""
        return self.steps[0].games

    def chains(self) -> list[range]:
        """The numbers of the steps that are weighed together."""
        found: list[range] = []
        for at, step in enumerate(self.steps):
            if step.kind == "choice" and self.steps[at - 1].kind == "choice":
                found[-1] = range(found[-1].start, at + 1)
            else:
                found.append(range(at, at + 1))
        return found

    def chances(self) -> list[Wins]:
        """At the start and after each step; the last leads to the result."""
        found: list[Wins] = []
        for step in self.steps:
            changed = tuple(won / step.games for won in step.wins)
            found.append(changed if step.kind == "luck" else added(found[-1], changed))
        found[-1] = self.result
        return found


def added(one: Wins, other: Wins) -> Wins:
    return tuple(map(add, one, other))


def summed(games: Sequence[Wins]) -> Wins:
    return tuple(map(sum, zip(*games, strict=True)))


def followed(state: State, code: int) -> State:
    after = state.clone()
    after.apply(code)
    return after


class Judge:
    """Plays on from positions of one game."""

    def __init__(self, game: AnyGame, seats: int, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.luck = Luck(seats)
        self.bots = [game.thumb() for _ in range(seats)]

    def played_on(self, state: State, numbers: range) -> list[Wins]:
        """Who wins each of these games from here."""
        if state.to_act() == NOBODY:
            return [tuple(shares(self.game, state))] * len(numbers)
        return [self.end(state.clone(), number) for number in numbers]

    def end(self, trial: State, number: int) -> Wins:
        self.luck.begin(self.seed, number)
        play_on(trial, self.bots, self.luck)
        return share_out(self.game.result(trial).places)

    def value(self, state: State, numbers: range) -> Wins:
        """How many of these games each seat wins from here; a shot that comes next counts by its exact odds."""
        found: Wins = ()
        for odds, after in self.results(state):
            wins = tuple(odds * won for won in summed(self.played_on(after, numbers)))
            found = added(found, wins) if found else wins
        return found

    def results(self, state: State) -> list[tuple[float, State]]:
        """The next event of chance, where it leads to two positions only: both of them, each with its odds.

        The same games are played on from both, and from what came of it: only the shot itself tells them apart.
        """
        ahead = state.clone()
        while ahead.to_act() >= 0:
            ahead.apply(self.usual(ahead, 0))
        if ahead.to_act() != CHANCE or len(ahead.options()) > MOST_OPTIONS:
            return [(1.0, state)]
        found: dict[tuple[int, ...], tuple[int, State]] = {}
        for code, weight in zip(ahead.options(), ahead.weights(), strict=True):
            after = followed(ahead, code)
            known, _ = found.get(after.key(), (0, after))
            found[after.key()] = known + weight, after
        whole = sum(weight for weight, _ in found.values())
        return [(weight / whole, after) for weight, after in found.values()] if len(found) == 2 else [(1.0, state)]

    def usual(self, state: State, ply: int) -> int:
        """What the rule of thumb does here, whatever games are played on."""
        return int(self.bots[state.to_act()].choose(state, Rng(0, ply)))

    def leads_alike(self, state: State, code: int, usual: int, ply: int) -> bool:
        """Whether two choices come to the same before anything is left to chance: the same dice in another order."""
        ways = [followed(state, code), followed(state, usual)]
        if ways[0].key() == ways[1].key():
            return True
        for way in ways:
            while way.to_act() >= 0:
                way.apply(self.usual(way, ply))
        return ways[0].key() == ways[1].key()

    def compare(self, ways: Sequence[State], numbers: range) -> list[list[Wins]]:
        """Who wins each of these games from each of these positions."""
        return [self.played_on(way, numbers) for way in ways]


def with_games(chain: Chain, won: Sequence[Sequence[Wins]]) -> Chain:
    """The same choices by so many games more: who won them from before each choice, and from after the last."""
    found = []
    so_far: dict[int, list[float]] = {}
    totals = [summed(games) for games in won]
    for at, step in enumerate(chain):
        seat = step.seat
        gains = [after[seat] - before[seat] for before, after in zip(won[at], won[at + 1], strict=True)]
        own = [*map(add, so_far[seat], gains)] if seat in so_far else gains
        so_far[seat] = own
        wins = tuple(map(sub, totals[at + 1], totals[at]))
        step = msgspec.structs.replace(
            step, games=step.games + len(gains), wins=added(step.wins, wins) if step.wins else wins,
            squares=step.squares + square(gains), together=step.together + square(own),
        )  # fmt: skip
        found.append(step)
    return tuple(found)


def square(gains: Sequence[float]) -> float:
    return float(sum(map(mul, gains, gains)))


class Trail:
    """A finished game, given by who said which code, step by step; each with the position it is weighed from."""

    def __init__(self, judge: Judge, start: State, codes: Sequence[tuple[int, int]]) -> None:
        self.judge = judge
        self.state = start.clone()
        self.steps = [Step("luck", NOBODY, 0, 0)]
        self.positions: list[State] = [start.clone()]
        self.luck: tuple[int, int] | None = None
        """Whose luck has changed the position since the last step, and from which ply on."""
        for ply, (seat, code) in enumerate(codes, 1):
            self.take(ply, seat, code)
        self.settle(len(codes))
        assert self.state.to_act() == NOBODY, "the game is not over"
        self.result: Wins = tuple(shares(judge.game, self.state))

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
        if usual == code or self.judge.leads_alike(self.state, code, usual, ply):
            return
        self.settle(ply - 1)
        self.note(Step("choice", seat, ply, ply, code, usual))

    def settle(self, last: int) -> None:
        """The luck so far ends with this ply."""
        if self.luck is not None:
            whose, first = self.luck
            self.note(Step("luck", whose, first, last))
            self.luck = None

    def note(self, step: Step) -> None:
        self.steps.append(step)
        self.positions.append(self.state.clone())

    def weighed(self, steps: Sequence[Step], chain: range, games: int) -> Chain:
        """The steps of a chain by so many games more."""
        own = tuple(steps[at] for at in chain)
        numbers = range(own[0].games, own[0].games + games)
        if own[0].kind == "choice":
            ways = [followed(self.positions[at], steps[at].usual) for at in chain]
            ways.append(followed(self.positions[chain[-1]], own[-1].code))
            return with_games(own, self.judge.compare(ways, numbers))
        wins = self.judge.value(self.positions[chain[0]], numbers)
        wins = added(own[0].wins, wins) if own[0].wins else wins
        return (msgspec.structs.replace(own[0], games=own[0].games + games, wins=wins),)

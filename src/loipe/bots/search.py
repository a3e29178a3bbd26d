"""Search: every way is played on by rules of thumb, in worlds the seat cannot tell from the truth.

Ways that win little are given up half by half (sequential halving). The rule of thumb's own choice stays unless another
wins more by some standard errors of the paired differences: the same worlds, and for each seat the same dice.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from loipe.core.contract import CHANCE, Bot, State
from loipe.core.game import AnyGame
from loipe.core.ints import i64
from loipe.core.playout import Luck, play_on
from loipe.core.rng import Rng

WORLDS: Final = 32
"""Sampled at most; each is played on many times, with other dice."""
GOLDEN: Final = 0.6180339887498949
"""Its multiples fill the numbers from 0 to 1 evenly, however many there are."""
DOUBT_AT_LEAST: Final = 0.25
"""Squared: what few games that all end alike cannot rule out."""
FEWEST: Final = 8
"""Games played on with a way before it may be chosen against the rule of thumb."""


class Budget:
    """How much may be thought about one choice: games played on in all, and seconds if they are fewer."""

    def __init__(self, playouts: i64, seconds: float, caution: float) -> None:
        self.playouts: i64 = playouts
        self.seconds: float = seconds
        self.caution: float = caution
        """Standard errors by which another way must be better than the rule of thumb's."""


class Way:
    """One option, and how it fared."""

    def __init__(self, code: int) -> None:
        self.code: int = code
        self.codes: list[int] = [code]
        """All options that lead to the same position."""
        self.games: int = 0
        self.wins: float = 0.0
        self.gain: float = 0.0
        """Sum of differences to the rule of thumb's way, game by game."""
        self.squares: float = 0.0

    def add(self, share: float, usual: float) -> None:
        self.games += 1
        self.wins += share
        self.gain += share - usual
        self.squares += (share - usual) * (share - usual)

    def win(self) -> float:
        """The share of games won."""
        return self.wins / self.games if self.games > 0 else 0.0

    def better(self) -> float:
        """By how much it wins more often than the rule of thumb's way."""
        return self.gain / self.games if self.games > 0 else 0.0

    def doubt(self) -> float:
        """The standard error of that."""
        if self.games == 0:
            return 1.0
        left = self.squares - self.gain * self.gain / self.games
        return float((max(left, 0.0) + DOUBT_AT_LEAST) ** 0.5) / self.games

    def is_clear(self, caution: float) -> bool:
        return self.games >= FEWEST and self.better() > caution * self.doubt()


class Search:
    """One choice of one seat. What it knows of the position is the seat's view."""

    def __init__(
        self, game: AnyGame, view: object, seat: i64, seats: i64, seed: i64, draft: Callable[[State], None]
    ) -> None:
        self.game: AnyGame = game
        self.view: object = view
        self.seat: i64 = seat
        self.seed: i64 = seed
        self.draft: Callable[[State], None] = draft
        """Words that are tried before the choice."""
        self.worlds: list[State] = []
        self.luck: Luck = Luck(seats)
        self.bots: list[Bot] = [game.thumb() for _ in range(seats)]
        self.usual: list[float] = []
        """By game: what the rule of thumb's way won."""
        self.ways: list[Way] = []
        """The rule of thumb's first."""

    def world(self, number: i64) -> State:
        """Each is made when it is first asked for."""
        at = number % WORLDS
        if at >= len(self.worlds):
            made: State = self.game.sample(self.view, Rng(self.seed, at))
            self.draft(made)
            made.turn_to(self.seat)
            self.worlds.append(made)
            at = len(self.worlds) - 1
        return self.worlds[at]

    def look(self, is_short: bool) -> None:
        """The rule of thumb's way, and those that lead elsewhere: all there are, or the promising ones."""
        start = self.world(0)
        liked = self.bots[self.seat].choose(start, Rng(self.seed, 0))
        codes = [liked]
        for code in self.bots[self.seat].shortlist(start) if is_short else start.options():
            if code != liked:
                codes.append(code)
        found: dict[tuple[int, ...], Way] = {}
        for code in codes:
            after = start.clone()
            after.apply(code)
            key = after.key()
            if key in found:
                found[key].codes.append(code)
            else:
                way = Way(code)
                found[key] = way
                self.ways.append(way)

    def think(self, budget: Budget) -> Way:
        """The way to go."""
        until = time.monotonic() + budget.seconds
        alive = self.ways[:]
        rounds: i64 = 1
        while (1 << rounds) < len(alive):
            rounds += 1
        played: i64 = 0
        while len(alive) > 1:
            share: i64 = max(i64(1), budget.playouts // rounds // len(alive))
            if not self.play(alive, played, played + share, until):
                break
            played += share
            alive = survivors(alive)
        return self.best(budget.caution)

    def play(self, ways: list[Way], begin: i64, end: i64, until: float) -> bool:
        """Games of these numbers with every way, the rule of thumb's first; False once the time is over."""
        number = begin
        while number < end:
            for way in ways:
                share = self.try_out(way.code, number)
                if way is self.ways[0]:
                    self.usual.append(share)
                way.add(share, self.usual[number])
                if time.monotonic() > until:
                    return False
            number += 1
        return True

    def try_out(self, code: i64, number: i64) -> float:
        """What the seat wins of one game after this option."""
        state = self.world(number).clone()
        self.luck.begin(self.seed, number)
        state.apply(code)
        if state.to_act() == CHANCE:
            even = int(number) * GOLDEN
            state.apply(spread(state, even - int(even)))
        play_on(state, self.bots, self.luck)
        places: tuple[int, ...] = self.game.result(state).places
        return share_of(places, self.seat)

    def best(self, caution: float) -> Way:
        """The clear winner, or the rule of thumb's choice."""
        chosen = self.ways[0]
        for way in self.ways[1:]:
            if way.is_clear(caution) and way.better() > chosen.better():
                chosen = way
        return chosen


def survivors(ways: list[Way]) -> list[Way]:
    """The rule of thumb's way and the better half of the others; none once only it is left."""
    others = sorted(ways[1:], key=Way.better, reverse=True)
    if len(others) == 1:
        return []
    return [ways[0], *others[: (len(others) + 1) // 2]]


def spread(state: State, part: float) -> i64:
    """The result of chance that lies at this part of all of them: over many games each comes as often as it should."""
    options = state.options()
    weights = state.weights()
    total: i64 = 0
    for weight in weights:
        total += weight
    left = i64(int(part * int(total)))
    at: i64 = 0
    while left >= weights[at]:
        left -= weights[at]
        at += 1
    return options[at]


def share_of(places: tuple[int, ...], seat: i64) -> float:
    """Of a win: equals share it, and leave the second place out; the members of a team win together."""
    if places[seat] != 1:
        return 0.0
    return 1.0 if 2 in places else 1.0 / places.count(1)


def nothing(state: State) -> None:
    """No words are tried before."""


class Searcher(Bot):
    """Thinks within a budget; the same choice for the same view, options and generator."""

    def __init__(self, game: AnyGame, budget: Budget) -> None:
        self.game: AnyGame = game
        self.budget: Budget = budget

    def choose(self, state: State, rng: Rng) -> i64:
        seed = (rng.word() << 30) ^ rng.word()
        options = state.options()
        if len(options) == 1:
            return options[0]
        return self.found(state, seed).code

    def found(self, state: State, seed: i64) -> Way:
        seat = state.to_act()
        seats = len(self.game.result(state).places)
        view: object = self.game.view(state, frozenset({int(seat)}))
        search = Search(self.game, view, seat, seats, seed, nothing)
        search.look(True)
        return search.think(self.budget)

"""A position as OpenSpiel walks it: compiled, so that a step from Python costs little."""

from __future__ import annotations

from collections.abc import Callable
from operator import index
from typing import Final, SupportsIndex

from loipe.adapters.chances import Odds, odds_of
from loipe.core.contract import CHANCE, NOBODY, State
from loipe.core.ints import append, i64, vec

TERMINAL: Final = -4
"""As OpenSpiel numbers the end of a game; chance is -1 with both."""
SEATS: Final = 64
"""More than any game has: an action and who took it are kept in one number."""


class Position:
    """A State, the steps that led to it, and how to come here again from the start."""

    def __init__(self, state: State, replay: Callable[[list[int]], Position], sampled: bool = False) -> None:
        self.state: State = state
        self.replay: Callable[[list[int]], Position] = replay
        self.sampled: bool = sampled
        """A world that fits what somebody knows: no steps lead here."""
        self.turn: i64 = state.to_act()
        self.odds: Odds | None = None
        """At chance, once somebody asks; or what is left after its first steps."""
        self.played: vec[i64] = vec[i64]()
        self.told: i64 = 0
        """So many steps OpenSpiel's own history holds."""

    def player(self) -> int:
        if self.turn == NOBODY:
            return TERMINAL
        return self.turn

    def is_terminal(self) -> bool:
        return self.turn == NOBODY

    def is_chance(self) -> bool:
        return self.turn == CHANCE

    def chances(self) -> Odds:
        found = self.odds
        if found is None:
            found = odds_of(self.state)
            self.odds = found
        return found

    def options(self) -> list[int]:
        if self.turn == CHANCE:
            return self.chances().actions[:]
        found: list[int] = []
        for code in self.state.options():
            found.append(code)
        return found

    def legal(self, player: object = None) -> list[int]:
        """The same, if it is this player's turn; of whoever's turn it is unless told."""
        return self.options() if player is None or player == self.player() else []

    def outcomes(self) -> list[tuple[int, float]]:
        """At chance: each action and how likely it is."""
        return self.chances().found[:]

    def within(self, action: int) -> tuple[int, int]:
        """At chance: the first and the last code that an action stands for."""
        return self.chances().within(action)

    def take(self, action: SupportsIndex) -> None:
        """From Python: OpenSpiel's own bots hand over numbers of numpy's."""
        self.apply(action if isinstance(action, int) else index(action))

    def apply(self, action: int) -> None:
        turn = self.turn
        self.played = append(self.played, i64(action) * SEATS + turn - CHANCE)
        code: i64 = action
        if turn == CHANCE:
            odds = self.chances()
            self.odds = odds.narrowed(code)
            if self.odds is not None:
                return
            code = odds.code_of(code)
        self.state.apply(code)
        self.turn = self.state.to_act()

    def actions(self) -> list[int]:
        return [action for _, action in self.since(0)]

    def untold(self) -> list[tuple[int, int]]:
        """Players and actions that OpenSpiel's own history does not hold yet; from now on it does."""
        found = self.since(self.told)
        self.told = len(self.played)
        return found

    def since(self, step: i64) -> list[tuple[int, int]]:
        """Players and actions from a step on."""
        found: list[tuple[int, int]] = []
        while step < len(self.played):
            found.append((self.played[step] % SEATS + CHANCE, self.played[step] // SEATS))
            step += 1
        return found

    def __deepcopy__(self, memo: object) -> Position:
        copy = Position(self.state.clone(), self.replay, self.sampled)
        copy.odds = self.odds
        copy.played = self.played[:]
        copy.told = self.told
        return copy

    def __reduce__(self) -> tuple[object, ...]:
        if self.sampled:
            raise TypeError
        return self.replay, (self.actions(),)

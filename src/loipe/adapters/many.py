"""Many games at once, compiled with the rules: one call makes a choice in each and plays on to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from loipe.core.contract import CHANCE, NOBODY, Bot, State
from loipe.core.ints import i64, u8, vec
from loipe.core.observer import Observer, Sheet
from loipe.core.rng import Rng

ALL_OFFERED: Final = -1


class Many:
    """So many games that begin alike, each with one seat of the learner's and bots in the others.

    Observations, masks, scores and ends lie in one vec each, game after game, and are written anew by each call.
    """

    def __init__(
        self,
        start: State,
        observer: Observer,
        actions: i64,
        seats: vec[i64],
        bots: list[Bot],
        places: Callable[[State], tuple[int, ...]],
    ) -> None:
        self.start: State = start
        self.observer: Observer = observer
        self.actions: i64 = actions
        self.seats: vec[i64] = seats
        """By game: the learner's."""
        self.bots: list[Bot] = bots
        self.places: Callable[[State], tuple[int, ...]] = places
        self.states: list[State] = [start.clone() for _ in seats]
        self.rngs: list[Rng] = [Rng(0) for _ in seats]
        self.sheet: Sheet = Sheet(observer.length * len(seats))
        self.masks: vec[u8] = vec[u8]([0] * (actions * len(seats)))
        self.scores: vec[i64] = vec[i64]([0] * len(seats))
        """Of a game that ended with this call: how many others the learner beat, less those that beat it."""
        self.overs: vec[u8] = vec[u8]([0] * len(seats))
        self.last: Sheet = Sheet(0)
        """What the learner saw at the end of the games that ended with this call, one after another."""

    def begin(self, seed: int) -> None:
        """New games, each with luck of its own."""
        for game in range(len(self.seats)):
            self.rngs[game] = Rng(seed, game)
            self.restart(game)
        self.look()

    def restart(self, game: i64) -> None:
        """Games that end before the learner is asked are played again."""
        while True:
            state = self.start.clone()
            self.states[game] = state
            if play_to(state, self.seats[game], self.bots, self.rngs[game]):
                return

    def refused(self, actions: list[int]) -> i64:
        """The first game in which an action is not offered; ALL_OFFERED if there is none."""
        for game in range(len(self.seats)):
            action: i64 = actions[game]
            if action < 0 or action >= self.actions or self.masks[game * self.actions + action] == 0:
                return game
        return ALL_OFFERED

    def step(self, actions: list[int], again: bool) -> None:
        """An action in each game, checked before, and on to the learner's next choice; with `again` into a new game."""
        ended: i64 = 0
        for game in range(len(self.seats)):
            state = self.states[game]
            state.apply(actions[game])
            goes_on = play_to(state, self.seats[game], self.bots, self.rngs[game])
            self.overs[game] = u8(not goes_on)
            self.scores[game] = 0
            if not goes_on:
                self.scores[game] = score(self.places(state), self.seats[game])
                ended += 1
        if again:
            self.last = Sheet(self.observer.length * ended)
            for game in range(len(self.seats)):
                if self.overs[game] == 1:
                    self.observer.write(self.states[game], self.seats[game], self.last)
                    self.restart(game)
        self.look()

    def look(self) -> None:
        """Write down what the learner sees and may do in each game."""
        self.sheet.at = 0
        for game in range(len(self.seats)):
            state = self.states[game]
            self.observer.write(state, self.seats[game], self.sheet)
            fill(self.masks, game * self.actions, self.actions, state.options())


def play_to(state: State, seat: i64, bots: list[Bot], rng: Rng) -> bool:
    """Until this seat has something to choose; what leaves it no choice is done for it. False once the game is over."""
    while True:
        acting = state.to_act()
        if acting == CHANCE:
            state.advance(rng)
        elif acting == NOBODY:
            return False
        elif acting != seat:
            bots[acting].play(state, rng)
        else:
            options = state.options()
            if len(options) > 1:
                return True
            state.apply(options[0])


def fill(mask: vec[u8], at: i64, actions: i64, options: vec[i64]) -> None:
    """1 for each action that is offered, else 0."""
    for action in range(at, at + actions):
        mask[action] = u8(0)
    for option in options:
        mask[at + option] = u8(1)


def mask_of(state: State, actions: i64) -> vec[u8]:
    """On its own."""
    mask = vec[u8]([0] * actions)
    fill(mask, 0, actions, state.options())
    return mask


def score(places: tuple[int, ...], seat: i64) -> i64:
    """How many others a seat beat, less those that beat it: over all seats this sums up to nothing."""
    own = places[seat]
    points: i64 = 0
    for place in places:
        if place > own:
            points += 1
        elif place < own:
            points -= 1
    return points


def settle(state: State, rng: Rng) -> i64:
    """Let chance fall, and do what leaves no choice, until a seat is asked: that seat, or NOBODY at the end."""
    while True:
        acting = state.to_act()
        if acting == CHANCE:
            state.advance(rng)
        elif acting == NOBODY:
            return acting
        else:
            options = state.options()
            if len(options) > 1:
                return acting
            state.apply(options[0])

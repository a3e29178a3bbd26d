"""A rookie: the rule of thumb, and now and then something else that looked good."""

from __future__ import annotations

from loipe.core.contract import Bot, State
from loipe.core.game import AnyGame
from loipe.core.ints import i64
from loipe.core.observer import fingerprint
from loipe.core.rng import Rng

SLIPS = {"mass-start": 30, "ski-tour": 12, "sport-ist-mord": 8, "crystal-globe": 6}
"""Percent of the choices; by game, because games differ in how many there are and what they matter."""
USUAL_SLIPS = 20


class Rookie(Bot):
    """Slips are fixed by the position as its seat sees it: asked again, a rookie says the same."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.thumb = game.thumb()
        self.slips = SLIPS.get(game.META.id, USUAL_SLIPS)

    def choose(self, state: State, rng: Rng) -> i64:
        seat = state.to_act()
        mood = Rng(fingerprint(self.game.observer(state), state, seat), seat)
        if mood.below(100) >= self.slips:
            return self.thumb.choose(state, mood)
        tempting = self.thumb.shortlist(state)
        return tempting[mood.below(len(tempting))]

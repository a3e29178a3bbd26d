"""How strong a bot plays, for people to choose from; and what each level may think about one choice."""

from __future__ import annotations

import msgspec

from loipe.bots.search import Budget


class Level(msgspec.Struct, frozen=True):
    """Of those that search."""

    playouts: int
    """Games played on for one choice, in all."""
    seconds: float
    """The choice is made by then, whatever was played."""
    pace: float
    """On the page every choice takes this long, in seconds: no less where there is little to choose, and no more."""

    def budget(self, game_id: str) -> Budget:
        return Budget(self.playouts, self.seconds, CAUTION.get(game_id, USUAL_CAUTION))


LEVELS = {"national": Level(200, 0.3, 0.4), "world-cup": Level(2000, 0.8, 0.95)}
USUAL_CAUTION = 2.0
CAUTION = {"mass-start": 1.5, "ski-tour": 1.5, "sport-ist-mord": 1.0, "crystal-globe": 2.0}
"""Standard errors by which another way must beat the rule of thumb's, as measured to play best."""


def is_quick(bot: str) -> bool:
    """A bot that need not think; those that do answer in a turn of their own."""
    return bool(bot) and bot not in LEVELS

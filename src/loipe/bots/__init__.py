"""The bots, by name."""

from loipe.core.contract import Bot, RandomBot
from loipe.core.game import AnyGame, Refused
from loipe.core.seats import BOTS


def make(name: str, game: AnyGame) -> Bot:
    """The bot of that name for a game."""
    if name == "random":
        return RandomBot()
    if name == "thumb":
        return game.thumb()
    raise Refused("no-such-bot", bot=name, bots=", ".join(BOTS))

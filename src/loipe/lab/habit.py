"""A bot with a habit: `club~R4` plays like club and says R4 wherever it may, `club~R2~R4` draws lots between them."""

from __future__ import annotations

from collections.abc import Sequence

from loipe.bots import make
from loipe.core.contract import Bot, State
from loipe.core.game import AnyGame, Malformed, Refused
from loipe.core.ints import i64
from loipe.core.rng import Rng

MARK = "~"


class Habit(Bot):
    """Words of the game's notation come before what the bot would choose."""

    def __init__(self, bot: Bot, words: frozenset[str], game: AnyGame) -> None:
        self.bot = bot
        self.words = words
        self.game = game

    def choose(self, state: State, rng: Rng) -> i64:
        wanted = [code for code in state.options() if self.game.write(state, code).lower() in self.words]
        if not wanted:
            return self.bot.choose(state, rng)
        return wanted[0] if len(wanted) == 1 else wanted[rng.below(len(wanted))]


def bot_of(name: str, game: AnyGame) -> Bot:
    """By its name, with the habits behind it."""
    kind, *words = name.split(MARK)
    bot = make(kind, game)
    return Habit(bot, frozenset(word.lower() for word in words), game) if words else bot


def check(names: Sequence[str], state: State, game: AnyGame) -> None:
    """Refuse a habit that is no word of the game, whenever it might be said."""
    rng = Rng(0)
    while state.to_act() < 0 and state.advance(rng):
        pass
    for word in sorted({word for name in names for word in name.split(MARK)[1:]}):
        try:
            game.read(state, word)
        except Malformed:
            raise Refused("lab-no-habit", word=word[:20], game=game.META.title) from None
        except Refused:
            continue

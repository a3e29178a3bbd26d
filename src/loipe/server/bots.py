"""Bots think in worker processes: a log's text and a seat go there, a word comes back."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable

from loipe.core import log as logs
from loipe.core.contract import Bot, RandomBot, State
from loipe.core.game import AnyGame
from loipe.core.log import Log, Ply
from loipe.core.rng import Rng
from loipe.server.workers import Workers

REMEMBERED = 50
_remembered: OrderedDict[str, tuple[list[Ply], State]] = OrderedDict()
"""In a worker: by a log's header, the last position seen, so that the next word needs no whole replay."""


def bot_of(kind: str, game: AnyGame) -> Bot:
    kinds: dict[str, Callable[[], Bot]] = {"random": RandomBot, "thumb": game.thumb}
    return kinds[kind]()


def position(text: str) -> tuple[Log, State]:
    """The position a log leads to."""
    log = logs.read(text)
    header = text.partition(f"\n{logs.BODY}\n")[0]
    plies, state = _remembered.pop(header, ([], None))
    if state is None or log.plies[: len(plies)] != plies:
        plies, state = [], log.game.start(log.config)
    for number, ply in enumerate(log.plies[len(plies) :], len(plies) + 1):
        logs.take(log.game, state, ply, number)
    _remembered[header] = (log.plies, state.clone())
    if len(_remembered) > REMEMBERED:
        _remembered.popitem(last=False)
    return log, state


def choose(text: str, seat: int, kind: str, seed: int) -> str:
    """In a worker: the word a bot says for a seat."""
    log, state = position(text)
    state.turn_to(seat)
    code = bot_of(kind, log.game).choose(state, Rng(seed))
    return log.game.write(state, code)


class Bots(Workers):
    """Those who play seats."""

    async def word(self, table: str, log: Log, seat: int, kind: str) -> str:
        """A bot's word; whether it fits is found out when it is said."""
        return await self.run(table, choose, logs.write(log), seat, kind, secrets.randbits(63))

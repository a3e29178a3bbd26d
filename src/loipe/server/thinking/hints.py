"""Win chances and hints, from what the one who asks may know: thought out in processes of their own."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from loipe.bots.hint import Advice, advise
from loipe.bots.outlook import MOST_GAMES, Outlook, outlook
from loipe.core import log as logs
from loipe.core.contract import State
from loipe.core.table import played
from loipe.server import news
from loipe.server.doors.problems import Rejected
from loipe.server.logs import kind_of
from loipe.server.messages import Try
from loipe.server.room import check_words
from loipe.server.table import worlds
from loipe.server.table.served import ServedTable, Viewer, remember
from loipe.server.thinking.workers import THOUGHT, Answer, Failed, Lost, Workers, position

FORECAST_SECONDS = 0.15
HINT_SECONDS = 1.2
MOST_EACH = 8
"""Questions of one address that may wait."""
MOST_WAITING = 64
MOST_KEPT = 400
SOON = 5
"""Seconds until it is worth asking again."""


class Forecast(msgspec.Struct):
    """How often each seat wins if rules of thumb play on from after this ply; a shared win counts in parts."""

    ply: int
    games: int
    """Played to find out: the more, the surer."""
    wins: list[float]


def foresee(text: str, seats: list[int], seed: int) -> Outlook:
    """In a worker: how often each seat wins from the end of this log."""
    log, state = position(text)
    return outlook(log.game, state, frozenset(seats), seed, FORECAST_SECONDS)


def think(text: str, seat: int, words: list[str], seed: int) -> Advice:
    """In a worker: what to say at a seat after the words it is trying."""
    log, state = position(text)

    def draft(world: State) -> None:
        played(log.game, world, seat, words)
        world.turn_to(seat)

    return advise(log.game, state, seat, seed, HINT_SECONDS, draft)


class Thinker(Workers):
    """One process beside those of the bots, so that no bot waits for a forecast; the stories have another one."""

    def __init__(self, limit: float = THOUGHT) -> None:
        super().__init__(1, limit)

    async def thought(self, address: str, work: Callable[..., Answer], *asked: Any) -> Answer:
        """A worker's answer, if not too many wait for one already; every address in turn."""
        if self.waiting(address) >= MOST_EACH:
            raise Rejected(429, "server-asked-enough", count=MOST_EACH, seconds=SOON)
        if sum(len(queue) for queue in self.queues.values()) >= MOST_WAITING:
            raise Rejected(503, "server-thinks-for-others", seconds=SOON)
        try:
            return await self.run(address, work, *asked, secrets.randbits(63))
        except (Failed, Lost) as error:
            logging.getLogger("loipe.server").warning("no thought: %s", kind_of(error))
            raise Rejected(503, "server-no-thought", seconds=SOON) from None

    async def forecast(self, address: str, table: ServedTable, viewer: Viewer, ply: int, public: bool) -> Forecast:
        """Who wins how often after so many plies; whoever asks again gets a surer answer.

        A shared device asks for what everybody may know.
        """
        sitting = table.sitting
        if not 0 <= ply <= len(sitting.plies):
            raise Rejected(404, "server-no-such-ply", ply=ply, last=len(sitting.plies))
        seats = frozenset() if public else news.eyes(table, viewer)
        found = table.outlooks.get((ply, seats), Outlook(0, ()))
        if found.games < MOST_GAMES:
            text = logs.write(msgspec.structs.replace(sitting.log, plies=sitting.plies[:ply]))
            found = found.joined(await self.thought(address, foresee, text, sorted(seats)))
            if table.sitting.cuts == sitting.cuts:
                remember(table.outlooks, (ply, seats), found, MOST_KEPT)
        return Forecast(ply, found.games, list(found.wins))

    async def hint(self, address: str, table: ServedTable, viewer: Viewer, asked: Try) -> Advice:
        """The word to say now and the others beside it."""
        if asked.words:
            check_words(asked.words)
        table.check_mine(viewer, asked.seat)
        table.check_asked(viewer, asked.seat, None)
        if asked.seat < 0:
            raise Rejected(422, "server-no-hint-for-dice")
        sitting = table.sitting
        against = sitting.against_hints()
        if against:
            names = [name for name, holder in zip(sitting.names, sitting.holders, strict=True) if holder in against]
            raise Rejected(403, "server-hints-off", names=", ".join(names))
        if worlds.tried(sitting.game, sitting.state, viewer.seats, asked.seat, asked.words, frozenset()) is None:
            raise Rejected(409, "server-not-asked", seat=asked.seat)
        text = logs.write(sitting.log)
        return await self.thought(address, think, text, asked.seat, asked.words)

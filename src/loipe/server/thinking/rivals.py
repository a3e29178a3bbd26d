"""Bots that search: their choices are thought out in processes of their own, and told at a pace that tells nothing."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from loipe.bots import make
from loipe.bots.levels import LEVELS
from loipe.core import log as logs
from loipe.core.rng import Rng
from loipe.server.logs import kind_of
from loipe.server.thinking.workers import Failed, Lost, Workers, position

if TYPE_CHECKING:
    from loipe.server.table.served import ServedTable

NO_WORD = ""
"""It was not found in time: the rule of thumb answers."""


def choose(text: str, seat: int, kind: str, seed: int) -> str:
    """In a worker: what such a bot says in this seat at the end of this log."""
    log, state = position(text)
    state.turn_to(seat)
    return log.game.write(state, int(make(kind, log.game).choose(state, Rng(seed))))


class Rivals(Workers):
    """Every choice of a level takes the same time, however many options there are and whatever is in the hand."""

    async def word(self, table: ServedTable, seat: int, kind: str) -> str:
        """What the bot says; NO_WORD where it found none in its time."""
        pace = LEVELS[kind].pace
        thought = self.in_time(pace, table.row.id, logs.write(table.sitting.log), seat, kind)
        found, _ = await asyncio.gather(thought, asyncio.sleep(pace))
        return found

    async def in_time(self, pace: float, name: str, text: str, seat: int, kind: str) -> str:
        try:
            return await asyncio.wait_for(self.run(name, choose, text, seat, kind, secrets.randbits(62)), pace)
        except TimeoutError:
            return NO_WORD
        except (Failed, Lost) as error:
            logging.getLogger("loipe.server").warning("a bot cannot think: %s", kind_of(error))
            return NO_WORD

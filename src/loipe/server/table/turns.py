"""The turns of bots at a table: played in a task of their own, paused after a failure that people are told of."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from typing import TYPE_CHECKING

from loipe.bots.levels import LEVELS
from loipe.core.contract import CHANCE
from loipe.core.game import Refused
from loipe.core.table import Table
from loipe.server.doors.problems import Rejected, reason
from loipe.server.logs import kind_of
from loipe.server.messages import Notices
from loipe.server.store import Away, Conflict, Record
from loipe.server.table.sitting import body, move
from loipe.server.thinking.rivals import NO_WORD

if TYPE_CHECKING:
    from loipe.server.room import Room
    from loipe.server.table.served import ServedTable

FIRST_PAUSE = 0.5
LONGEST_PAUSE = 30.0
GONE = 404
THEIRS = 4.0
"""Seconds for which the bots of a record are those of the worker that committed it."""


def pause(tries: int) -> float:
    """Twice as long each time, up to a limit, and not all tables at once."""
    return min(FIRST_PAUSE * 2.0 ** min(tries - 1, 16), LONGEST_PAUSE) * random.uniform(0.5, 1.0)


async def play(room: Room, table: ServedTable) -> None:
    """Until only people are asked. After a failure the table says so; a bot that fails says any word the next time."""
    tries = 0
    is_wild = False
    while (due := table.due()) is not None:
        if not await is_ours(room, table):
            continue
        try:
            await step(room, table, due, is_wild)
        except Conflict:
            continue
        except Exception as error:
            if isinstance(error, Rejected) and error.status == GONE:
                return
            tries += 1
            is_wild = is_wild or not isinstance(error, Away)
            await rest(table, due, tries, error)
        else:
            tries, is_wild = 0, False
            tell(table, None)
    tell(table, None)


async def is_ours(room: Room, table: ServedTable) -> bool:
    """Whoever committed the last record plays its bots; another worker does where nothing follows. False if it did."""
    at = table.at
    while room.store.shared and table.own_at < at == table.at:
        left = THEIRS - max(0.0, room.now() - table.times[-1])
        if left <= 0:
            break
        table.nudge.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(table.nudge.wait(), left)
    return table.at == at


async def step(room: Room, table: ServedTable, due: int, is_wild: bool) -> None:
    """One record: a bot's word and what follows by itself, or what follows alone. Conflict where nothing is due."""
    kind = "" if due == CHANCE else "random" if is_wild else table.sitting.bots[due]
    asked = (table.sitting.cuts, len(table.sitting.plies))
    word = await room.rivals.word(table, due, kind) if kind in LEVELS else NO_WORD

    def change() -> tuple[Record, Table]:
        sitting = table.sitting
        if table.due() != due or (word and asked != (sitting.cuts, len(sitting.plies))):
            raise Conflict
        trial = sitting.table.branch()
        if word:
            trial.say(due, word)
        elif due != CHANCE:
            move(trial, due, "club" if kind in LEVELS else kind)
        sitting.go_on(trial, table.dealer())
        return Record(0, "words", -1, body(trial)), trial

    await room.commit(table, change, room.nobody)


async def rest(table: ServedTable, due: int, tries: int, error: Exception) -> None:
    """A pause that people hear of; it is over as soon as something is committed here."""
    seconds = pause(tries)
    logging.getLogger("loipe.server").warning("table %s waits %.1f s: %s", table.row.id, seconds, kind_of(error))
    message = "server-database-waits" if isinstance(error, Away) else "server-bot-waits"
    tell(table, Refused(message, seat=due, tries=tries))
    table.nudge.clear()
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(table.nudge.wait(), seconds)


def tell(table: ServedTable, trouble: Refused | None) -> None:
    """Everybody at the table learns why nothing moves, and when it does again."""
    if trouble is not table.trouble:
        table.trouble = trouble
        table.sockets.tell(Notices([reason(notice, table.sitting.text) for notice in table.notices()]))

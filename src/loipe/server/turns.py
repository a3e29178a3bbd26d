"""What goes on at a table without a person: bots' words, dice, forced moves. Whatever fails is tried again."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from typing import TYPE_CHECKING

from loipe.core.contract import CHANCE
from loipe.core.game import Refused
from loipe.core.table import Table
from loipe.server.messages import Notices
from loipe.server.problems import Rejected, reason
from loipe.server.sitting import body, move
from loipe.server.store import Away, Conflict, Record

if TYPE_CHECKING:
    from loipe.server.table import LiveTable
    from loipe.server.tables import Tables

FIRST_PAUSE = 0.5
LONGEST_PAUSE = 30.0
GONE = 404


def pause(tries: int) -> float:
    """Twice as long each time, up to a limit, and not all tables at once."""
    return min(FIRST_PAUSE * 2.0 ** min(tries - 1, 16), LONGEST_PAUSE) * random.uniform(0.5, 1.0)


async def play(tables: Tables, live: LiveTable) -> None:
    """Until only people are asked. After a failure the table says so; a bot that fails says any word the next time."""
    tries = 0
    is_wild = False
    while (due := live.due()) is not None:
        try:
            await step(tables, live, due, is_wild)
        except Conflict:
            continue
        except Exception as error:
            if isinstance(error, Rejected) and error.status == GONE:
                return
            tries += 1
            is_wild = is_wild or not isinstance(error, Away)
            await rest(live, due, tries, error)
        else:
            tries, is_wild = 0, False
            tell(live, None)
    tell(live, None)


async def step(tables: Tables, live: LiveTable, due: int, is_wild: bool) -> None:
    """One record: a bot's word and what follows by itself, or what follows alone. Conflict where nothing is due."""

    def change() -> tuple[Record, Table]:
        sitting = live.sitting
        if live.due() != due:
            raise Conflict
        trial = sitting.table.branch()
        if due != CHANCE:
            move(trial, due, "random" if is_wild else sitting.bots[due])
        sitting.go_on(trial, live.dealer())
        return Record(0, "words", -1, body(trial)), trial

    await tables.commit(live, change, tables.nobody)


async def rest(live: LiveTable, due: int, tries: int, error: Exception) -> None:
    """A pause that people hear of; it is over as soon as something is committed here."""
    seconds = pause(tries)
    logging.getLogger("loipe.server").warning(
        "table %s waits %.1f s: %s", live.row.id, seconds, str(error) or repr(error)
    )
    message = "server-database-waits" if isinstance(error, Away) else "server-bot-waits"
    tell(live, Refused(message, seat=due, tries=tries))
    live.nudge.clear()
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(live.nudge.wait(), seconds)


def tell(live: LiveTable, trouble: Refused | None) -> None:
    """Everybody at the table learns why nothing moves, and when it does again."""
    if trouble is not live.trouble:
        live.trouble = trouble
        live.sockets.tell(Notices([reason(notice, live.sitting.text) for notice in live.notices()]))

"""The story of a finished game, found out beside the table: a second of games at a time, the surer the more."""

from __future__ import annotations

import time

import msgspec

from loipe.core import log as logs
from loipe.server.doors.problems import Rejected
from loipe.server.table.served import ServedTable
from loipe.server.thinking.hints import Thinker
from loipe.story.story import Story
from loipe.story.telling import BATCH, Game, Teller
from loipe.story.worth import Worth

MOST = 400
"""Games from each turn; then nothing more is found out."""
SECONDS = 1.2


class Telling(msgspec.Struct, frozen=True):
    """A story as far as it is known: whoever asks again gets a surer one, until all games are played."""

    games: int
    most: int
    story: Story


class Known(msgspec.Struct, frozen=True):
    """What a table keeps of it."""

    worth: Worth
    story: Story


def find_out(text: str, known: Worth | None, seed: int) -> Known:
    """In a worker: some more games, joined to those before."""
    game, until = Game(logs.read(text)), time.monotonic() + SECONDS
    worth = known or game.weighed(seed, range(1))
    while time.monotonic() < until and worth.games < MOST:
        worth = worth.joined(game.weighed(seed, range(worth.games, min(worth.games + BATCH, MOST))))
    return Known(worth, Teller(game, worth, seed).tell())


async def tell(thinker: Thinker, address: str, table: ServedTable) -> Telling:
    """Only once the game is over: everything is open then."""
    if not table.sitting.table.over:
        raise Rejected(409, "story-not-over")
    known = table.story
    if known is None or known.worth.games < MOST:
        text = logs.write(table.sitting.log)
        known = await thinker.thought(address, find_out, text, known.worth if known else None)
        if table.story is None or table.story.worth.games < known.worth.games:
            table.story = known
    return Telling(known.worth.games, MOST, known.story)

"""Who has come to a table, as its invitation tells: their links, the seats that are free, the bots that stand in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from loipe.core import log as logs
from loipe.server.doors.guard import SPECTATOR
from loipe.server.guests.invitation import Invitation
from loipe.server.table.sitting import Sitting

if TYPE_CHECKING:
    from loipe.server.store import Record
    from loipe.server.table.served import ServedTable

STAND_IN = "thumb"
"""Who plays a seat that waits for somebody when a table begins without them."""


def take_in(table: ServedTable, record: Record) -> None:
    """Until it has begun a table is set up anew each time; later on people only come and go."""
    was, now = table.invitation, msgspec.json.decode(record.body, type=Invitation)
    had_begun = was is not None and was.begun
    if not had_begun:
        table.row, table.set_up_at = now.row(table.row), record.at
        table.sitting = Sitting(table.row)
    watching = {key: holder for key, holder in table.links.items() if holder == SPECTATOR}
    before, table.links = table.links, watching | now.links()
    newcomers = {*table.links.values()} - {*before.values()} if had_begun else set()
    table.invitation, table.sitting.begun = now, now.begun
    seat_all(table.sitting, now, newcomers, not had_begun)
    if any(table.links.get(key) != holder for key, holder in before.items()):
        table.set_up_at = record.at
        count_again(table)
        keep_heard(table, before)


def seat_all(sitting: Sitting, now: Invitation, newcomers: set[int], is_set_up: bool) -> None:
    """Where nobody sits a bot plays once the table begins, until somebody comes."""
    awaited = {sitting.holders[seat] for seat in now.free}
    sitting.free = frozenset(seat for seat, holder in enumerate(sitting.holders) if holder in awaited)
    names = logs.read(now.header).names
    for seat, holder in enumerate(sitting.holders):
        if holder in newcomers:
            sitting.names[seat], sitting.bots[seat] = names[seat], ""
        elif holder in awaited and now.begun and is_set_up:
            sitting.bots[seat] = STAND_IN
    sitting.seated()


def count_again(table: ServedTable) -> None:
    """Who is connected may have another number now, or no seat any more; other workers tell it again before long."""
    for socket in table.sockets.open:
        if socket.key in table.links:
            socket.holder = table.links[socket.key]
        elif socket.key:
            socket.let_go()
    table.presence.sockets = Counter(socket.holder for socket in table.sockets.open)
    table.presence.elsewhere.clear()


def keep_heard(table: ServedTable, before: Mapping[str, int]) -> None:
    """What people said stays with them under the number they have now; whoever was sent away takes it along."""
    stay = {before[key]: holder for key, holder in table.links.items() if key in before}
    kept = [msgspec.structs.replace(line, holder=stay[line.holder]) for line in table.chat if line.holder in stay]
    table.chat.clear()
    table.chat.extend(kept)


def host(table: ServedTable) -> int:
    """The player number of whoever opened a table with seats for guests; a spectator's where there are none."""
    return table.links[table.invitation.host] if table.invitation is not None else SPECTATOR


def removable(table: ServedTable) -> list[int]:
    """The seats of guests who have not played yet."""
    invitation, sitting = table.invitation, table.sitting
    if invitation is None or sitting.table.over:
        return []
    guests = {table.links[key] for key in invitation.keys if key and key != invitation.host}
    played = {sitting.holders[seat] for seat, plies in sitting.answers.items() if seat >= 0 and plies}
    return [seat for seat, holder in enumerate(sitting.holders) if holder in guests - played]

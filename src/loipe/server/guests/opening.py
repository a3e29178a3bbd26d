"""New tables, from a wish or a log file, and the secret links to them."""

from __future__ import annotations

import asyncio
import time

import msgspec

from loipe.core import log as logs
from loipe.core.log import Log
from loipe.server import setup
from loipe.server.doors.guard import SEATLESS, SPECTATOR, hash_of, new_table_id, new_token
from loipe.server.guests.invitation import encode, invited
from loipe.server.room import Room
from loipe.server.setup import NewTable
from loipe.server.store import Conflict, Record, Row


class Link(msgspec.Struct):
    """A secret that opens a table: whoever has it holds these seats (none: watches)."""

    holder: int
    seats: list[int]
    name: str
    token: str
    path: str
    """Of the page: `/t/<table>#<token>`."""


class Created(msgspec.Struct):
    """A new table. Links are told once; the server keeps only their hashes."""

    table: str
    mine: Link
    friends: list[Link]
    watch: Link
    code: str
    """That lets guests in: `/join/<code>`; empty where there are no seats for any."""


def link(table_id: str, holder: int, seats: list[int], name: str) -> Link:
    token = new_token()
    return Link(holder, seats, name, token, f"/t/{table_id}#{token}")


async def create(room: Room, wish: NewTable) -> Created:
    """A table and the links to it. With seats for guests it waits, and has a code that lets them in."""
    seats, log = setup.agreed(wish)
    holders = log.config.holders
    table_id = new_table_id()
    links: dict[int, Link] = {}
    for seat, holder in enumerate(holders):
        if seats[seat].who in ("me", "friend") and holder not in links:
            own = [other for other, held in enumerate(holders) if held == holder]
            links[holder] = link(table_id, holder, own, log.names[seat])
    watch = link(table_id, SPECTATOR, [], "")
    me = next((holder for holder, seat in zip(holders, seats, strict=True) if seat.who == "me"), None)
    friends = [each for holder, each in links.items() if holder != me]
    row = setup.row_of(wish, Row(table_id, "table", "", "", "", "", int(time.time()), watch=watch.token))
    if any(seat.who == "guest" for seat in seats):
        mine = links[me] if me is not None else link(table_id, SEATLESS, [], "")
        keys = [hash_of(links[holder].token) if holder in links else "" for holder in holders[: len(wish.seats)]]
        code = await wait(room, wish, row, {hash_of(watch.token): SPECTATOR}, hash_of(mine.token), tuple(keys))
        return Created(table_id, mine, friends, watch, code)
    await room.create(row, {hash_of(each.token): each.holder for each in [*links.values(), watch]})
    return Created(table_id, links[me] if me is not None else watch, friends, watch, "")


async def wait(room: Room, wish: NewTable, row: Row, links: dict[str, int], host: str, keys: tuple[str, ...]) -> str:
    """A table that has not begun; the code that leads to it."""
    while True:
        now = invited(wish, row, host, keys)
        try:
            await room.create(row, links, Record(1, "invite", SPECTATOR, encode(now)), now.code)
            return now.code
        except Conflict:
            continue  # the code is another table's


async def open_log(room: Room, text: str) -> Created:
    """A log file as a table to look at."""
    log = await asyncio.to_thread(setup.opened, text)
    table_id = new_table_id()
    mine = link(table_id, SPECTATOR, [], "")
    row = Row(
        id=table_id,
        kind="log",
        header=logs.write(Log(log.game_id, log.rules, log.config, log.names, [])),
        preset="",
        dice="live",
        bots="," * (len(log.names) - 1),
        created=int(time.time()),
        watch=mine.token,
    )
    words = Record(1, "words", SPECTATOR, " ".join(str(ply) for ply in log.plies))
    await room.create(row, {hash_of(mine.token): SPECTATOR}, words)
    return Created(table_id, mine, [], mine, "")

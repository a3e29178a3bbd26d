"""Coming in: what a code leads to, who sits down, and what a host may do about it. Each makes one record."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import msgspec

from loipe.server import news, views
from loipe.server.doors.guard import TOKEN, hash_of
from loipe.server.doors.problems import Rejected
from loipe.server.guests import invitation, seated
from loipe.server.guests.invitation import Guest, Invitation, encode, heard, new_code
from loipe.server.guests.opening import Link
from loipe.server.messages import Facts, View
from loipe.server.room import Room
from loipe.server.setup import NewTable
from loipe.server.store import Away, Conflict, Record
from loipe.server.table.served import ServedTable, Viewer
from loipe.server.table.sitting import Sitting


class Place(msgspec.Struct):
    """One seat, as somebody at the door sees it."""

    seat: int
    holder: int
    """Seats of one player have the same number: whoever takes one gets all of them."""
    name: str
    bot: str
    """The kind of bot that plays it from the start; empty for a person."""
    free: bool
    worn: bool
    """Its colour is a person's, and stays with them."""


class Welcome(msgspec.Struct):
    """What a code leads to: the table as somebody sees it who has not come in yet."""

    table: str
    game: str
    title: str
    code: str
    host: str
    """The host's name; empty for a host without a seat."""
    waiting: bool
    """It has not begun, so that colours can be chosen."""
    preset: str
    settings: Facts
    board: Facts
    view: View
    """The board as everybody may see it."""
    places: list[Place]
    watch: str
    """The page's address to watch by."""


async def found(room: Room, said: str) -> tuple[ServedTable, Invitation]:
    """The table that a code leads to; 404 if none does, or not any more."""
    code = heard(said)
    table_id = await room.store.led_to(code) if code else None
    if table_id is not None:
        table = await room.find(table_id)
        if table.invitation is not None and table.invitation.code == code and not table.sitting.table.over:
            return table, table.invitation
    raise Rejected(404, "server-no-such-code", code=code or said[:20])


async def welcome(room: Room, said: str) -> Welcome:
    """What somebody sees at the door."""
    table, invited = await found(room, said)
    sitting = table.sitting
    config = sitting.table.log.config
    host = next((name for name, key in zip(sitting.names, invited.keys, strict=False) if key == invited.host), "")
    return Welcome(
        table=table.row.id,
        game=sitting.game.META.id,
        title=sitting.game.META.title,
        code=invited.code,
        host=host,
        waiting=not invited.begun,
        preset=table.row.preset,
        settings=views.plain(config),
        board=views.board(sitting.game.META.id, config),
        view=news.shown(sitting.game, sitting.state, frozenset()),
        places=[place(sitting, seat, bool(key)) for seat, key in enumerate(invited.keys)],
        watch=views.watch(table),
    )


def place(sitting: Sitting, seat: int, worn: bool) -> Place:
    bot = "" if sitting.people[seat] else sitting.bots[seat]
    return Place(seat, sitting.holders[seat], sitting.names[seat], bot, seat in sitting.free, worn)


async def join(room: Room, said: str, guest: Guest) -> Link:
    """A seat for somebody who has the code. The same secret again gets the seat it has."""
    if not TOKEN.fullmatch(guest.token):
        raise Rejected(422, "server-token-shape")
    table, _ = await found(room, said)
    key = hash_of(guest.token)

    def sit(was: Invitation) -> Invitation:
        return invitation.seated(was, table.row, guest, table.sitting.names)

    if key not in table.links:
        await agree(room, table, room.nobody, sit)
    viewer = table.viewer(guest.token)
    seats = sorted(viewer.seats)
    name = table.sitting.names[seats[0]] if seats else ""
    return Link(viewer.holder, seats, name, guest.token, f"/t/{table.row.id}#{guest.token}")


def check_host(table: ServedTable, viewer: Viewer) -> Invitation:
    if table.invitation is None or viewer.holder != seated.host(table):
        raise Rejected(403, "server-not-the-host")
    return table.invitation


def wish_of(table: ServedTable, viewer: Viewer) -> NewTable:
    """What the host may still change."""
    return invitation.told(check_host(table, viewer))


async def change(room: Room, table: ServedTable, viewer: Viewer, wish: NewTable) -> None:
    """Other settings or seats, while the table waits."""

    def agreed(was: Invitation) -> Invitation:
        if was.begun:
            raise Rejected(409, "server-has-begun")
        return invitation.changed(was, table.row, wish)

    check_host(table, viewer)
    await agree(room, table, viewer, agreed)


async def rename(room: Room, table: ServedTable, viewer: Viewer, seat: int, name: str) -> None:
    """Somebody's name for their seat, while the table waits."""
    await agree(room, table, viewer, lambda was: invitation.renamed(was, table.row, seat, name))


async def begin(room: Room, table: ServedTable, viewer: Viewer) -> None:
    """Bots play for whoever is missing, until they come."""

    def agreed(was: Invitation) -> Invitation:
        if was.begun:
            raise Rejected(409, "server-has-begun")
        return msgspec.structs.replace(was, begun=True)

    check_host(table, viewer)
    await agree(room, table, viewer, agreed)


async def remove(room: Room, table: ServedTable, viewer: Viewer, seat: int) -> None:
    """A guest who has not played yet is sent away; their secret and the old code open nothing any more."""
    check_host(table, viewer)
    code = await lent(room, table)

    def agreed(was: Invitation) -> Invitation:
        if seat not in seated.removable(table):
            raise Rejected(409, "server-not-removable")
        first = table.sitting.holders.index(table.sitting.holders[seat])
        return invitation.without(was, table.row, first, code)

    await agree(room, table, viewer, agreed, code)


async def renew(room: Room, table: ServedTable, viewer: Viewer) -> None:
    """Another code; the old one leads nowhere any more."""
    check_host(table, viewer)
    code = await lent(room, table)

    def agreed(was: Invitation) -> Invitation:
        if not was.free:
            raise Rejected(410, "server-table-full")
        return msgspec.structs.replace(was, code=code)

    await agree(room, table, viewer, agreed, code)


async def lent(room: Room, table: ServedTable) -> str:
    """A code that leads to this table; it counts once a record names it."""
    while True:
        code = new_code()
        with suppress(Conflict):
            await room.store.lend(code, table.row.id)
            return code


async def agree(
    room: Room, table: ServedTable, viewer: Viewer, change: Callable[[Invitation], Invitation], code: str = ""
) -> None:
    """Committed, then told to everybody. Codes that no record names any more are given back."""
    old = {code}

    def agreed() -> tuple[Record, None]:
        assert table.invitation is not None
        old.add(table.invitation.code)
        return Record(0, "invite", viewer.holder, encode(change(table.invitation))), None

    try:
        await room.commit(table, agreed, viewer)
    finally:
        assert table.invitation is not None
        for each in old - {"", table.invitation.code}:
            with suppress(Away):  # it opens nothing: the table's own records count
                await room.store.take_back(each)

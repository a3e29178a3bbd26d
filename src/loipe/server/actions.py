"""What players do at a table beside saying words: drafts, and wishes that make one record each."""

from __future__ import annotations

import time

import msgspec

from loipe.core.log import write
from loipe.core.seats import BOTS, OFFERED
from loipe.server import store, views
from loipe.server.doors.guard import new_table_id
from loipe.server.doors.problems import Rejected
from loipe.server.guests import hosting
from loipe.server.messages import Do, Try
from loipe.server.room import Room, check_request, check_words
from loipe.server.setup import checked_name
from loipe.server.store import Record
from loipe.server.table import chat
from loipe.server.table.served import ServedTable, Viewer
from loipe.server.table.undo import Takeback, undoable, waiting
from loipe.server.views import Held, TableLine


async def answer(room: Room, table: ServedTable, viewer: Viewer, asked: Try | Do) -> None:
    """The answer goes over the viewer's line: the receipt of what is committed with the news of it."""
    if isinstance(asked, Try):
        attempt(table, viewer, asked)
    else:
        await do(room, table, viewer, asked)


def attempt(table: ServedTable, viewer: Viewer, asked: Try) -> None:
    """What words would lead to; refused with the rule against one of them."""
    if asked.words:
        check_words(asked.words)
    table.check_begun()
    if asked.seat not in viewer.seats:
        raise Rejected(403, "server-not-your-seat", number=asked.seat + 1)
    assert viewer.line is not None
    viewer.line.send(views.tried(table, viewer, asked.seat, asked.words))


async def do(room: Room, table: ServedTable, viewer: Viewer, wish: Do) -> None:
    """Anything but words."""
    match wish.what:
        case "name":
            await rename(room, table, viewer, wish.seat, wish.text)
        case "bot":
            await seat_bot(room, table, viewer, wish.seat, wish.text)
        case "order":
            await give_order(room, table, viewer, wish.seat, wish.text)
        case "rematch":
            await play_again(room, table, viewer)
        case "begin":
            await hosting.begin(room, table, viewer)
        case "remove":
            await hosting.remove(room, table, viewer, wish.seat)
        case "renew":
            await hosting.renew(room, table, viewer)
        case "react":
            chat.react(room, table, viewer, wish.text)
        case "chat":
            table.check_open()
            check_request(wish.id)
            await chat.chat(room, table, viewer, wish.text)
        case "ask" | "agree" | "decline":
            await take_back(room, table, viewer, wish.what)
        case "hints":
            await allow_hints(room, table, viewer, wish.text)


async def look(room: Room, held: Held) -> TableLine:
    """How a table stands. One that is gone or cannot be read says so, and hides no other."""
    try:
        table = await room.find(held.table)
        return views.line(table, table.viewer(held.token))
    except Rejected as refusal:
        if refusal.status not in (401, 404, 422):
            raise
        return views.lost_line(held.table, refusal.refusal)


async def rename(room: Room, table: ServedTable, viewer: Viewer, seat: int, text: str) -> None:
    table.check_open()
    if seat not in viewer.seats:
        raise Rejected(403, "server-not-your-seat", number=seat + 1)
    name = checked_name(text)
    if not table.sitting.begun:
        await hosting.rename(room, table, viewer, seat, name)
        return

    def change() -> tuple[Record, None]:
        if any(name == other for number, other in enumerate(table.sitting.names) if number != seat):
            raise Rejected(422, "server-name-taken", name=name)
        return Record(0, "name", viewer.holder, f"{seat} {name}"), None

    await room.commit(table, change, viewer)


async def seat_bot(room: Room, table: ServedTable, viewer: Viewer, seat: int, bot: str) -> None:
    """One's own seat at any time, one that nobody has taken; another person's when they have been away for long."""
    table.check_begun()
    if viewer.holder not in table.sitting.persons():
        raise Rejected(403, "server-not-a-player")
    if not 0 <= seat < len(table.sitting.people) or not table.sitting.people[seat]:
        raise Rejected(422, "server-no-person-there", number=seat + 1)
    if bot not in ("", *BOTS):
        raise Rejected(422, "server-no-such-bot", bot=bot[:20], bots=", ".join(OFFERED))
    if seat not in viewer.seats and seat not in table.sitting.free:
        away = table.presence.away(table.sitting.holders[seat])
        if not bot:
            raise Rejected(403, "server-not-your-seat", number=seat + 1)
        if away < table.absence:
            raise Rejected(409, "server-not-away", name=table.sitting.names[seat], seconds=table.absence)

    record = Record(0, "bot", viewer.holder, f"{seat} {bot}")
    await room.commit(table, lambda: (record, None), viewer)


async def take_back(room: Room, table: ServedTable, viewer: Viewer, what: str) -> None:
    """The wish, the answers, and the undo itself once nobody is left to ask."""
    table.check_open()
    if viewer.holder not in table.sitting.persons():
        raise Rejected(403, "server-not-a-player")

    def change() -> tuple[Record, None]:
        asked = table.sitting.asked
        if what == "ask":
            plies, why = undoable(table.sitting, viewer.holder)
            if why:
                raise Rejected(409, why)
            asked = Takeback(viewer.holder, plies)
        elif asked is None:
            raise Rejected(409, "server-nothing-asked")
        elif what == "agree":
            asked = msgspec.structs.replace(asked, agreed=(*asked.agreed, viewer.holder))
        if what != "decline" and not waiting(table.sitting, asked):
            return Record(0, "undo", viewer.holder, f"~{asked.plies}"), None
        return Record(0, what, viewer.holder, str(asked.plies) if what == "ask" else ""), None

    await room.commit(table, change, viewer)


async def allow_hints(room: Room, table: ServedTable, viewer: Viewer, text: str) -> None:
    """Among several people hints are open once every one of them agrees, and only as long."""
    table.check_open()
    if viewer.holder not in table.sitting.persons():
        raise Rejected(403, "server-not-a-player")
    if text not in ("yes", "no"):
        raise Rejected(422, "server-hints-answer", text=text[:20])
    record = Record(0, "hints", viewer.holder, text)
    await room.commit(table, lambda: (record, None), viewer)


async def give_order(room: Room, table: ServedTable, viewer: Viewer, seat: int, order: str) -> None:
    """A standing order is kept with the seat; the games that have them say which there are."""
    table.check_open()
    if seat not in viewer.seats:
        raise Rejected(403, "server-not-your-seat", number=seat + 1)
    if order and order not in table.sitting.game.ORDERS:
        raise Rejected(422, "server-no-such-order", order=order[:20])

    record = Record(0, "order", viewer.holder, f"{seat} {order}")
    await room.commit(table, lambda: (record, None), viewer)


async def play_again(room: Room, table: ServedTable, viewer: Viewer) -> None:
    """The same people, settings and links at a new table; whoever asks first makes it."""
    table.check_open()
    sitting = table.sitting
    if sitting.rematch:
        await room.acknowledge(table, viewer, table.at)
        return
    if viewer.holder not in sitting.persons():
        raise Rejected(403, "server-not-a-player")
    if not sitting.table.over:
        raise Rejected(409, "server-not-over")
    table_id = new_table_id()

    def change() -> tuple[Record, None]:
        if sitting.rematch:
            raise store.Conflict
        return Record(0, "rematch", viewer.holder, table_id), None

    header = write(msgspec.structs.replace(sitting.log, plies=[]))
    people = [person and seat not in sitting.free for seat, person in enumerate(sitting.people)]
    bots = ",".join("" if person else bot for person, bot in zip(people, sitting.bots, strict=True))
    row = msgspec.structs.replace(table.row, id=table_id, header=header, bots=bots, created=int(time.time()))
    await room.create(row, table.links)
    try:
        await room.commit(table, change, viewer)
    except store.Conflict:
        await room.acknowledge(table, viewer, table.at)

"""What players do at a table: each is tried on a clone of the sitting and makes one record."""

from __future__ import annotations

import re
import time

import msgspec

from loipe.core.contract import CHANCE
from loipe.core.log import write
from loipe.core.seats import BOTS as KINDS
from loipe.core.table import Table
from loipe.server import fresh, store, undo, views
from loipe.server.messages import (
    REACTIONS,
    Do,
    Held,
    Reaction,
    Say,
    TableLine,
    Try,
)
from loipe.server.problems import Rejected
from loipe.server.setup import checked_name
from loipe.server.sitting import Takeback, body
from loipe.server.store import Record
from loipe.server.table import LiveTable, Viewer
from loipe.server.tables import Tables
from loipe.server.tokens import new_table_id

REQUEST = re.compile(r"[A-Za-z0-9_-]{8,64}")
MOST_WORDS = 100
LONGEST_WORD = 40


def check_words(words: list[str]) -> None:
    if not words or len(words) > MOST_WORDS:
        raise Rejected(400, "server-words-count", count=len(words), most=MOST_WORDS)
    for word in words:
        if len(word) > LONGEST_WORD or not word.isprintable() or word != word.strip():
            raise Rejected(400, "server-word-shape", word=word[:LONGEST_WORD])


def check_open(live: LiveTable) -> None:
    if live.is_log:
        raise Rejected(403, "server-only-a-log")


def check_mine(live: LiveTable, viewer: Viewer, seat: int) -> None:
    """403 unless the viewer acts for this seat."""
    check_open(live)
    sitting = live.sitting
    if seat == CHANCE:
        if live.row.dice != "physical" or viewer.holder not in sitting.persons():
            raise Rejected(403, "server-not-your-dice")
    elif seat not in viewer.seats:
        raise Rejected(403, "server-not-your-seat", number=seat + 1)
    elif sitting.bots[seat]:
        raise Rejected(409, "server-bot-plays", seat=seat)


def check_asked(live: LiveTable, viewer: Viewer, seat: int, question: str | None) -> None:
    """409 unless the seat owes just this answer."""
    sitting = live.sitting
    if seat not in sitting.owing() or (seat == CHANCE and viewer.holder not in live.readers_of_dice()):
        turn = int(sitting.state.to_act())
        raise Rejected(409, "server-game-over" if sitting.table.over else "server-not-asked", seat=seat, turn=turn)
    if question is not None and question != sitting.question(seat):
        raise Rejected(409, "server-stale", seat=seat, question=question[:20])


async def answer(tables: Tables, live: LiveTable, viewer: Viewer, asked: Say | Try | Do) -> None:
    """Whatever it is, the answer goes over the viewer's line: the receipt of what is committed with the news of it."""
    if isinstance(asked, Say):
        await say(tables, live, viewer, asked)
    elif isinstance(asked, Try):
        attempt(live, viewer, asked)
    else:
        await do(tables, live, viewer, asked)


async def say(tables: Tables, live: LiveTable, viewer: Viewer, said: Say) -> int:
    """Checked, committed, then acknowledged; where it stands since the first time it was said."""
    if not REQUEST.fullmatch(said.id):
        raise Rejected(400, "server-request-shape")
    if said.words or not said.press:
        check_words(said.words)
    if said.id not in live.requests:
        check_mine(live, viewer, said.seat)

    def change() -> tuple[Record, Table]:
        check_asked(live, viewer, said.seat, said.question)
        trial = live.sitting.answer(said.seat, said.words, live.dealer(), said.press)
        return Record(0, "words", viewer.holder, body(trial)), trial

    content = f"{viewer.holder} {said.seat} {said.question} {' '.join(said.words)}{' !' if said.press else ''}"
    return await tables.commit(live, change, viewer, said.id, content)


def attempt(live: LiveTable, viewer: Viewer, asked: Try) -> None:
    """What words would lead to; refused with the rule against one of them."""
    if asked.words:
        check_words(asked.words)
    check_open(live)
    if asked.seat not in viewer.seats:
        raise Rejected(403, "server-not-your-seat", number=asked.seat + 1)
    assert viewer.line is not None
    viewer.line.send(fresh.tried(live, viewer, asked.seat, asked.words))


async def do(tables: Tables, live: LiveTable, viewer: Viewer, wish: Do) -> None:
    """Anything but words."""
    match wish.what:
        case "name":
            await rename(tables, live, viewer, wish.seat, wish.text)
        case "bot":
            await seat_bot(tables, live, viewer, wish.seat, wish.text)
        case "order":
            await give_order(tables, live, viewer, wish.seat, wish.text)
        case "rematch":
            await play_again(tables, live, viewer)
        case "react":
            react(live, viewer, wish.text)
        case "ask" | "agree" | "decline":
            await take_back(tables, live, viewer, wish.what)


def react(live: LiveTable, viewer: Viewer, text: str) -> None:
    """A player claps: everybody hears it, nothing is kept."""
    if viewer.holder not in live.sitting.persons():
        raise Rejected(403, "server-not-a-player")
    if text not in REACTIONS:
        raise Rejected(422, "server-no-such-reaction", reactions=", ".join(REACTIONS))
    for socket in live.hearers(viewer):
        socket.send(Reaction(viewer.holder, text))


async def look(tables: Tables, held: Held) -> TableLine | None:
    """How a table stands; None if the link opens none. One that cannot be read says so, and hides no other."""
    try:
        live = await tables.find(held.table)
        return views.line(live, live.viewer(held.token))
    except Rejected as refusal:
        if refusal.status not in (401, 404, 422):
            raise
        return views.lost_line(held.table, refusal.refusal) if refusal.status == 422 else None


async def rename(tables: Tables, live: LiveTable, viewer: Viewer, seat: int, text: str) -> None:
    check_open(live)
    if seat not in viewer.seats:
        raise Rejected(403, "server-not-your-seat", number=seat + 1)
    name = checked_name(text)

    def change() -> tuple[Record, None]:
        if any(name == other for number, other in enumerate(live.sitting.names) if number != seat):
            raise Rejected(422, "server-name-taken", name=name)
        return Record(0, "name", viewer.holder, f"{seat} {name}"), None

    await tables.commit(live, change, viewer)


async def seat_bot(tables: Tables, live: LiveTable, viewer: Viewer, seat: int, bot: str) -> None:
    """One's own seat at any time; another person's when they have been away long enough."""
    check_open(live)
    if viewer.holder not in live.sitting.persons():
        raise Rejected(403, "server-not-a-player")
    if not 0 <= seat < len(live.sitting.people) or not live.sitting.people[seat]:
        raise Rejected(422, "server-no-person-there", number=seat + 1)
    if bot not in ("", *KINDS):
        raise Rejected(422, "server-no-such-bot", bot=bot[:20], bots=", ".join(KINDS))
    if seat not in viewer.seats:
        away = live.presence.away(live.sitting.holders[seat])
        if not bot:
            raise Rejected(403, "server-not-your-seat", number=seat + 1)
        if away < live.absence:
            raise Rejected(409, "server-not-away", name=live.sitting.names[seat], seconds=live.absence)

    record = Record(0, "bot", viewer.holder, f"{seat} {bot}")
    await tables.commit(live, lambda: (record, None), viewer)


async def take_back(tables: Tables, live: LiveTable, viewer: Viewer, what: str) -> None:
    """The wish, the answers, and the undo itself once nobody is left to ask."""
    check_open(live)
    if viewer.holder not in live.sitting.persons():
        raise Rejected(403, "server-not-a-player")

    def change() -> tuple[Record, None]:
        asked = live.sitting.asked
        if what == "ask":
            plies, why = undo.undoable(live.sitting, viewer.holder)
            if why:
                raise Rejected(409, why)
            asked = Takeback(viewer.holder, plies)
        elif asked is None:
            raise Rejected(409, "server-nothing-asked")
        elif what == "agree":
            asked = msgspec.structs.replace(asked, agreed=(*asked.agreed, viewer.holder))
        if what != "decline" and not undo.waiting(live.sitting, asked):
            return Record(0, "undo", viewer.holder, f"~{asked.plies}"), None
        return Record(0, what, viewer.holder, str(asked.plies) if what == "ask" else ""), None

    await tables.commit(live, change, viewer)


async def give_order(tables: Tables, live: LiveTable, viewer: Viewer, seat: int, order: str) -> None:
    """A standing order is kept with the seat; the games that have them say which there are."""
    check_open(live)
    if seat not in viewer.seats:
        raise Rejected(403, "server-not-your-seat", number=seat + 1)
    if order and order not in live.sitting.game.ORDERS:
        raise Rejected(422, "server-no-such-order", order=order[:20])

    record = Record(0, "order", viewer.holder, f"{seat} {order}")
    await tables.commit(live, lambda: (record, None), viewer)


async def play_again(tables: Tables, live: LiveTable, viewer: Viewer) -> None:
    """The same people, settings and links at a new table; whoever asks first makes it."""
    check_open(live)
    sitting = live.sitting
    if sitting.rematch:
        await tables.acknowledge(live, viewer, live.at)
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
    bots = ",".join("" if person else bot for person, bot in zip(sitting.people, sitting.bots, strict=True))
    row = msgspec.structs.replace(live.row, id=table_id, header=header, bots=bots, created=int(time.time()))
    await tables.create(row, live.links)
    try:
        await tables.commit(live, change, viewer)
    except store.Conflict:
        await tables.acknowledge(live, viewer, live.at)

"""What players do at a table: each is tried on a clone of the sitting and makes one record."""

from __future__ import annotations

import re
import time

import msgspec

from loipe.core.contract import CHANCE
from loipe.core.game import Refused
from loipe.core.log import write
from loipe.core.seats import BOTS as KINDS
from loipe.server import store, undo, views, worlds
from loipe.server.messages import (
    BotWish,
    Draft,
    Drafted,
    Held,
    Order,
    Reason,
    Renamed,
    TableLine,
    Taken,
    UndoWish,
    Why,
    Words,
)
from loipe.server.problems import Rejected, reason
from loipe.server.setup import checked_name
from loipe.server.sitting import Sitting
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
        raise Rejected(409, "server-bot-plays", views.now(live, viewer, -1), seat=seat)


def check_asked(live: LiveTable, viewer: Viewer, seat: int, question: str | None) -> None:
    """409 with the table as it is unless the seat owes just this answer."""
    sitting = live.sitting
    if seat not in sitting.owing() or (seat == CHANCE and viewer.holder not in live.readers_of_dice()):
        now = views.now(live, viewer, -2)
        turn = int(sitting.state.to_act())
        raise Rejected(409, "server-game-over" if sitting.table.over else "server-not-asked", now, seat=seat, turn=turn)
    if question is not None and question != sitting.question(seat):
        now = views.now(live, viewer, -2)
        raise Rejected(409, "server-stale", now, seat=seat, question=question[:20])


async def say(tables: Tables, live: LiveTable, viewer: Viewer, said: Words) -> Taken:
    """Checked, committed, then acknowledged."""
    if not REQUEST.fullmatch(said.request):
        raise Rejected(400, "server-request-shape")
    check_words(said.words)
    if said.request not in live.requests:
        check_mine(live, viewer, said.seat)

    def change(trial: Sitting) -> Record:
        check_asked(live, viewer, said.seat, said.question)
        return Record(0, "words", viewer.holder, trial.answer(said.seat, said.words, live.dealer()))

    body = f"{viewer.holder} {said.seat} {said.question} {' '.join(said.words)}"
    at = await tables.commit(live, change, said.request, body)
    return Taken(said.request, at, views.now(live, viewer, said.have if said.have > 0 else -1))


def draft(live: LiveTable, viewer: Viewer, tried: Draft) -> Drafted:
    if tried.words:
        check_words(tried.words)
    check_mine(live, viewer, tried.seat)
    check_asked(live, viewer, tried.seat, None)
    if tried.seat == CHANCE:
        return Drafted(True, None, [], None)
    return views.drafted(live, viewer, tried.seat, tried.words)


def why(live: LiveTable, viewer: Viewer, asked: Why) -> Reason:
    """The rule against a word, found without looking at what the viewer may not know."""
    check_words([*asked.words, asked.word])
    check_open(live)
    if asked.seat not in viewer.seats:
        raise Rejected(403, "server-not-your-seat", number=asked.seat + 1)
    sitting = live.sitting
    world = worlds.worlds(sitting.game, sitting.state, viewer.seats, 1)[0]
    try:
        worlds.play(sitting.game, world, asked.seat, [*asked.words, asked.word])
    except Refused as refusal:
        return reason(refusal, sitting.text)
    return Reason("", "", "", {})


async def look(tables: Tables, held: Held) -> TableLine | None:
    """How a table stands; None if the link opens none. One that cannot be read says so, and hides no other."""
    try:
        live = await tables.find(held.table)
        return views.line(live, live.viewer(held.token))
    except Rejected as refusal:
        if refusal.status not in (401, 404, 422):
            raise
        return views.lost_line(held.table, refusal.refusal) if refusal.status == 422 else None


async def rename(tables: Tables, live: LiveTable, viewer: Viewer, wish: Renamed) -> None:
    check_open(live)
    if wish.seat not in viewer.seats:
        raise Rejected(403, "server-not-your-seat", number=wish.seat + 1)
    name = checked_name(wish.name)

    def change(trial: Sitting) -> Record:
        if any(name == other for seat, other in enumerate(trial.names) if seat != wish.seat):
            raise Rejected(422, "server-name-taken", name=name)
        trial.names[wish.seat] = name
        return Record(0, "name", viewer.holder, f"{wish.seat} {name}")

    await tables.commit(live, change)


async def seat_bot(tables: Tables, live: LiveTable, viewer: Viewer, wish: BotWish) -> None:
    """One's own seat at any time; another person's when they have been away long enough."""
    check_open(live)
    if viewer.holder not in live.sitting.persons():
        raise Rejected(403, "server-not-a-player")
    if not 0 <= wish.seat < len(live.sitting.people) or not live.sitting.people[wish.seat]:
        raise Rejected(422, "server-no-person-there", number=wish.seat + 1)
    if wish.bot not in ("", *KINDS):
        raise Rejected(422, "server-no-such-bot", bot=wish.bot[:20], bots=", ".join(KINDS))
    if wish.seat not in viewer.seats:
        away = live.presence.away(live.sitting.holders[wish.seat])
        if not wish.bot:
            raise Rejected(403, "server-not-your-seat", number=wish.seat + 1)
        if away < live.absence:
            raise Rejected(409, "server-not-away", name=live.sitting.names[wish.seat], seconds=live.absence)

    def change(trial: Sitting) -> Record:
        trial.bots[wish.seat] = wish.bot
        return Record(0, "bot", viewer.holder, f"{wish.seat} {wish.bot}")

    await tables.commit(live, change)


async def take_back(tables: Tables, live: LiveTable, viewer: Viewer, wish: UndoWish) -> None:
    """The wish, the answers, and the undo itself once nobody is left to ask."""
    check_open(live)
    if viewer.holder not in live.sitting.persons():
        raise Rejected(403, "server-not-a-player")

    def change(trial: Sitting) -> Record:
        if wish.answer == "ask":
            plies = undo.undoable(trial, viewer.holder)
            if not plies:
                raise Rejected(409, "server-no-undo")
            made = Record(0, "ask", viewer.holder, str(plies))
        elif trial.asked is None:
            raise Rejected(409, "server-nothing-asked")
        else:
            made = Record(0, wish.answer, viewer.holder, "")
        trial.fold(made)
        if trial.asked is not None and not undo.waiting(trial):
            made = Record(0, "undo", viewer.holder, f"~{trial.asked.plies}")
            trial.fold(made)
        return made

    await tables.commit(live, change)


async def give_order(tables: Tables, live: LiveTable, viewer: Viewer, wish: Order) -> None:
    """A standing order is kept with the seat; the games that have them say which there are."""
    check_open(live)
    if wish.seat not in viewer.seats:
        raise Rejected(403, "server-not-your-seat", number=wish.seat + 1)
    if wish.order and wish.order not in views.orders(live.sitting):
        raise Rejected(422, "server-no-such-order", order=wish.order[:20])

    def change(trial: Sitting) -> Record:
        trial.orders[wish.seat] = wish.order
        return Record(0, "order", viewer.holder, f"{wish.seat} {wish.order}")

    await tables.commit(live, change)


async def play_again(tables: Tables, live: LiveTable, viewer: Viewer) -> str:
    """The same people, settings and links at a new table; whoever asks first makes it."""
    check_open(live)
    sitting = live.sitting
    if sitting.rematch:
        return sitting.rematch
    if viewer.holder not in sitting.persons():
        raise Rejected(403, "server-not-a-player")
    if not sitting.table.over:
        raise Rejected(409, "server-not-over")
    table_id = new_table_id()

    def change(trial: Sitting) -> Record:
        if trial.rematch:
            raise store.Taken
        trial.rematch = table_id
        return Record(0, "rematch", viewer.holder, table_id)

    header = write(msgspec.structs.replace(sitting.log, plies=[]))
    bots = ",".join("" if person else bot for person, bot in zip(sitting.people, sitting.bots, strict=True))
    row = msgspec.structs.replace(live.row, id=table_id, header=header, bots=bots, created=int(time.time()))
    await tables.create(row, live.links)
    try:
        await tables.commit(live, change)
    except store.Taken:
        return live.sitting.rematch
    return table_id

"""What a viewer asks for: the whole table or what is new in it, a replay, a draft, the log, a line of "my tables"."""

from __future__ import annotations

import asyncio
import time
import zlib
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from loipe.core import log as logs
from loipe.core.contract import CHANCE, State
from loipe.core.game import Refused
from loipe.core.guide import Guide
from loipe.core.log import Log, Ply
from loipe.games import load
from loipe.server.doors.problems import reason
from loipe.server.messages import REACTIONS, Fresh, Outcome, Reason, Table, Tried, View
from loipe.server.news import SLICE, News, ask, encode, event_line, eyes, fresh, is_withheld, outcome, shown
from loipe.server.table import worlds

if TYPE_CHECKING:
    from loipe.server.table.served import ServedTable, Viewer

MOST_PLIES = 30
"""With their views at once, after a gap; more than that is told as the whole table."""
QUICKLY, GZIP = 5, 31
"""How zlib compresses what is long."""


class Moment(msgspec.Struct):
    """The table after one ply."""

    number: int
    view: View
    result: Outcome


class Replay(msgspec.Struct):
    """The table after every ply, from before the first on, as far as you may know it."""

    moments: list[Moment]


class Held(msgspec.Struct, forbid_unknown_fields=True):
    """A table and its secret, as a browser keeps them."""

    table: str
    token: str


class Mine(msgspec.Struct, forbid_unknown_fields=True):
    tables: list[Held]
    """At most 50."""


class TableLine(msgspec.Struct):
    """One line of "my tables", for each that was asked about, in that order. `created` is in seconds since 1970."""

    table: str
    game: str
    title: str
    kind: Literal["table", "log"]
    names: list[str]
    mine: list[int]
    """My seats; none where I watch."""
    at: int
    your_turn: bool
    owing: list[int]
    """The seats that are awaited, mine too; with real dice all who may enter them."""
    over: bool
    places: tuple[int, ...]
    """As they stand, or ended."""
    created: int
    rematch: str
    waiting: bool = False
    """It has not begun: somebody may still come."""
    problem: Reason | None = None
    """Why the table cannot be read; nothing else is known of it then."""


def positions(table: ServedTable, since: int) -> dict[int, State]:
    """After each ply from there on."""
    sitting = table.sitting
    state = table.position(since)
    found = {since: state.clone()}
    for number in range(since + 1, len(sitting.plies) + 1):
        logs.take(sitting.game, state, sitting.plies[number - 1], number)
        found[number] = state.clone()
    return found


def gap(table: ServedTable, viewer: Viewer, have: int) -> Fresh | None:
    """What is new since a client was at `have`, views and all; None if the whole table is shorter."""
    since = table.since(have)
    last = len(table.sitting.plies)
    if since == 0 or last - since >= MOST_PLIES:
        return None
    return News(table, since, positions(table, since) if since <= last else {}, have).of(viewer)


async def caught_up(table: ServedTable, viewer: Viewer, have: int) -> Fresh | Table:
    """What is new since `have`, or the whole table; nothing may be awaited between this and joining."""
    found = (gap(table, viewer, have) if have > 0 else None) or await whole(table, viewer)
    (found if isinstance(found, Fresh) else found.fresh).id = viewer.id
    return found


async def whole(table: ServedTable, viewer: Viewer) -> Table:
    """Everything, the view after the last ply only. Long games are told in slices, so that nobody else waits."""
    sitting = table.sitting
    lines: list[msgspec.Raw] = []
    mark = None
    while mark != (sitting.cuts, sitting.table.over) or len(lines) < len(sitting.plies):
        if mark != (sitting.cuts, sitting.table.over):
            mark, lines = (sitting.cuts, sitting.table.over), []
        news, seats = News(table, 0, {}), eyes(table, viewer)
        until = time.perf_counter() + SLICE
        while len(lines) < len(sitting.plies) and time.perf_counter() < until:
            lines.append(msgspec.Raw(encode(news.line(len(lines), seats))))
        if len(lines) < len(sitting.plies):
            await asyncio.sleep(0)
    last = len(lines)
    news = News(table, last, {last: sitting.state})
    plies = [*lines, msgspec.Raw(encode(news.line(last, eyes(table, viewer))))]
    return opening(table, viewer, fresh(table, viewer, 0, plies))


def set_up(table: ServedTable, viewer: Viewer, id: str) -> Table:
    """Everything, of a table where nothing has been played yet."""
    line = News(table, 0, {0: table.sitting.state}).line(0, eyes(table, viewer))
    found = opening(table, viewer, fresh(table, viewer, 0, [msgspec.Raw(encode(line))]))
    found.fresh.id = id
    return found


async def replay(table: ServedTable, viewer: Viewer) -> bytes:
    """The table after every ply, in slices, compressed; of a finished game it is kept: it is everybody's."""
    if table.replay:
        return table.replay
    sitting, seats = table.sitting, eyes(table, viewer)
    cuts, over, plies = sitting.cuts, sitting.table.over, list(sitting.plies)
    state = sitting.game.start(sitting.table.log.config)
    await asyncio.sleep(0)
    packer = zlib.compressobj(QUICKLY, wbits=GZIP)
    packed, moments = [packer.compress(b'{"moments":[')], list[bytes]()
    until = time.perf_counter() + SLICE
    for number in range(len(plies) + 1):
        if number:
            moments.append(b",")
            logs.take(sitting.game, state, plies[number - 1], number)
        result = outcome(sitting.game.result(state))
        moments.append(encode(Moment(number, shown(sitting.game, state, seats), result)))
        if time.perf_counter() > until:
            packed.append(await asyncio.to_thread(packer.compress, b"".join(moments)))
            moments, until = [], time.perf_counter() + SLICE
    rest = b"".join([*moments, b"]}"])
    packed.append(await asyncio.to_thread(lambda: packer.compress(rest) + packer.flush()))
    found = b"".join(packed)
    if over and sitting.cuts == cuts:
        table.replay = found
    return found


def tried(table: ServedTable, viewer: Viewer, seat: int, words: list[str]) -> Tried:
    """What a seat's words would lead to, as far as its holder can know."""
    sitting = table.sitting
    found = worlds.tried(sitting.game, sitting.state, viewer.seats, seat, words, sitting.pressing)
    if found is None:
        return Tried(viewer.id, True, None, [], None)
    state, events = found
    lines = [event_line(event, viewer.seats) for event in events]
    view = shown(sitting.game, state, viewer.seats)
    return Tried(viewer.id, False, view, lines, ask(sitting, state, seat, viewer.seats))


def plain(value: Any) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(value, str_keys=True)
    return found


def opening(table: ServedTable, viewer: Viewer, fresh: Fresh) -> Table:
    sitting = table.sitting
    config = sitting.table.log.config
    return Table(
        table=table.row.id,
        game=sitting.game.META.id,
        title=sitting.game.META.title,
        kind="log" if table.is_log else "table",
        holder=viewer.holder,
        mine=sorted(viewer.seats),
        dice="physical" if table.row.dice == "physical" else "live",
        auto_dice=table.row.dice == "auto",
        preset=table.row.preset,
        settings=plain(config),
        board=board(sitting.game.META.id, config),
        guide=explained(sitting.game.META.id, msgspec.json.encode(config)),
        orders=sitting.game.ORDERS,
        reactions=REACTIONS,
        absence=table.absence,
        watch=watch(table),
        clock=table.row.clock,
        fresh=fresh,
    )


def watch(table: ServedTable) -> str:
    """The page's address to watch by; nobody knows it of tables of earlier versions."""
    return f"/t/{table.row.id}#{table.row.watch}" if table.row.watch else ""


def board(game_id: str, config: Any) -> dict[str, Any]:
    """What a page draws before anything moves."""
    return drawn(game_id, msgspec.json.encode(config))


@lru_cache(maxsize=64)
def drawn(game_id: str, config: bytes) -> dict[str, Any]:
    """Many tables share one board."""
    found = load(game_id)
    return plain(found.board(msgspec.json.decode(config, type=found.Config)))


@lru_cache(maxsize=64)
def explained(game_id: str, config: bytes) -> Guide:
    """Many tables share one guide."""
    found = load(game_id)
    return found.guide(msgspec.json.decode(config, type=found.Config))


def line(table: ServedTable, viewer: Viewer) -> TableLine:
    sitting = table.sitting
    result = sitting.game.result(sitting.state)
    owing = [] if table.is_log or result.over else awaited(table)
    entering = sitting.owing() == [CHANCE]
    return TableLine(
        table=table.row.id,
        game=sitting.game.META.id,
        title=sitting.game.META.title,
        kind="log" if table.is_log else "table",
        names=sitting.names,
        mine=sorted(viewer.seats),
        at=table.at,
        your_turn=any(seat in viewer.seats and (entering or not sitting.bots[seat]) for seat in owing),
        owing=owing,
        over=result.over,
        places=tuple(result.places),
        created=table.row.created,
        rematch=sitting.rematch,
        waiting=not sitting.begun,
    )


def awaited(table: ServedTable) -> list[int]:
    """The seats that choose or press; where real dice are used, those of whoever enters them."""
    sitting = table.sitting
    if sitting.owing() != [CHANCE]:
        return sitting.owing()
    readers = table.readers_of_dice()
    return [seat for seat, holder in enumerate(sitting.holders) if holder in readers]


def lost_line(table: str, refusal: Refused) -> TableLine:
    """A table of which nothing is known but why it cannot be read."""
    return TableLine(table, "", "", "table", [], [], 0, False, [], False, (), 0, "", problem=reason(refusal))


def log_text(table: ServedTable, viewer: Viewer) -> str:
    """The log, a line for each thing committed, words taken back included.

    While the game goes on it is what stands, and words this viewer may not know are `?`.
    """
    sitting = table.sitting
    log = sitting.log
    if sitting.table.over or table.is_log:
        return logs.write(Log(log.game_id, log.rules, log.config, log.names, [])) + "\n".join([*table.said, ""])
    seen = [
        Ply(ply.seat, "?") if is_withheld(sitting.table, number, viewer.seats) else ply
        for number, ply in enumerate(sitting.plies, 1)
    ]
    told = [f"# {sitting.text.refusal(table.mended)}\n"] if table.mended is not None else []
    return "".join([logs.write(Log(log.game_id, log.rules, log.config, log.names, seen)), *told])

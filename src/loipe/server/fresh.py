"""What is pushed: the new plies, encoded once for each set of eyes, and what each viewer is asked."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

import msgspec

from loipe.core import log as logs
from loipe.core.contract import State
from loipe.core.table import Table as Played
from loipe.server import undo, views, worlds
from loipe.server.messages import Absent, Fresh, Here, Moment, PlyLine, Table, Tried, View
from loipe.server.problems import reason
from loipe.server.sitting import CUTS, Sitting

if TYPE_CHECKING:
    from loipe.server.presence import Socket
    from loipe.server.store import Record
    from loipe.server.table import LiveTable, Viewer

MOST_PLIES = 30
"""With their views at once, after a gap; more than that is told as the whole table."""
SLICE = 0.004
"""Seconds of work after which others get their turn."""
encode = msgspec.json.encode


def shown(sitting: Sitting, seen: Any, opens: dict[int, bytes], number: int) -> View:
    """A view as JSON already. What everybody sees is encoded once for all eyes."""
    found = sitting.game.show(seen)
    if number not in opens:
        opens[number] = encode(found.open)
    return cast(View, msgspec.Raw(b'{"open":%b,"own":%b}' % (opens[number], encode(found.own))))


class News:
    """Plies from `since` on, for any viewer; `states` has the positions after those that are told with a view."""

    def __init__(self, live: LiveTable, since: int, states: Mapping[int, State]) -> None:
        self.live = live
        self.since = since
        self.states = states
        self.opens: dict[int, bytes] = {}
        self.plies: dict[frozenset[int], msgspec.Raw] = {}
        self.seen: dict[frozenset[int], Any] = {}
        """By eyes: the view after the last ply."""
        self.fresh: dict[int, Fresh] = {}
        self.encoded: dict[int, bytes] = {}

    def line(self, number: int, eyes: frozenset[int]) -> PlyLine:
        sitting = self.live.sitting
        line = views.ply_line(sitting, number, eyes)
        if number in self.states:
            state = self.states[number]
            seen = sitting.game.view(state, eyes)
            if state is self.states.get(len(sitting.plies)):
                self.seen[eyes] = seen
            line.view = shown(sitting, seen, self.opens, number)
            line.result = views.outcome(sitting, state)
        return line

    def seen_by(self, eyes: frozenset[int]) -> msgspec.Raw:
        if eyes not in self.plies:
            numbers = range(self.since, len(self.live.sitting.plies) + 1)
            self.plies[eyes] = msgspec.Raw(encode([self.line(number, eyes) for number in numbers]))
        return self.plies[eyes]

    def of(self, viewer: Viewer) -> Fresh:
        """The message for one viewer; for several connections of the same player it is the same."""
        if viewer.holder not in self.fresh:
            plies = self.seen_by(views.eyes(self.live, viewer))
            self.fresh[viewer.holder] = fresh(self.live, viewer, self.since, plies, self.seen.get(viewer.seats))
        return self.fresh[viewer.holder]

    def tell(self, socket: Socket, receipt: str) -> None:
        """To one connection; encoded once for all of a player's."""
        fresh = self.of(self.live.viewer_of(socket.holder))
        if receipt:
            socket.send(msgspec.structs.replace(fresh, id=receipt))
            return
        if socket.holder not in self.encoded:
            self.encoded[socket.holder] = encode(fresh)
        socket.send(self.encoded[socket.holder])


def news(live: LiveTable, record: Record, trial: Played) -> News:
    """What a record brought: its plies, the last one that stands after an undo, all that was secret at the end."""
    last, after = len(live.sitting.plies), trial.after or []
    since = last + 1 - len(after)
    states = dict(enumerate(after, since))
    if record.kind in CUTS:
        since, states = last, {last: live.sitting.state}
    elif live.opened_at == record.at:
        since = min(since, next(views.secrets(live.sitting), since))
    return News(live, since, states)


def fresh(live: LiveTable, viewer: Viewer, since: int, plies: Any, seen: Any = None) -> Fresh:
    sitting = live.sitting
    return Fresh(
        id="",
        at=live.at,
        since=since,
        plies=cast(list[PlyLine], plies),
        owing=sitting.owing(),
        asks=views.questions(live, viewer, seen),
        seats=views.seat_lines(live, viewer),
        undo=views.undo_wish(sitting),
        no_undo="server-only-a-log" if live.is_log else undo.undoable(sitting, viewer.holder)[1],
        rematch=sitting.rematch,
        notices=[reason(notice, sitting.text) for notice in live.notices()],
    )


def positions(live: LiveTable, since: int) -> dict[int, State]:
    """After each ply from there on."""
    sitting = live.sitting
    state = live.position(since)
    found = {since: state.clone()}
    for number in range(since + 1, len(sitting.plies) + 1):
        logs.take(sitting.game, state, sitting.plies[number - 1], number)
        found[number] = state.clone()
    return found


def gap(live: LiveTable, viewer: Viewer, have: int) -> Fresh | None:
    """What is new since a client was at `have`, views and all; None if the whole table is shorter."""
    since = live.since(have)
    last = len(live.sitting.plies)
    if since == 0 or last - since >= MOST_PLIES:
        return None
    return News(live, since, positions(live, since) if since <= last else {}).of(viewer)


async def caught_up(live: LiveTable, viewer: Viewer, have: int) -> Fresh | Table:
    """What is new since `have`, or the whole table; nothing may be awaited between this and joining."""
    found = (gap(live, viewer, have) if have > 0 else None) or await whole(live, viewer)
    (found if isinstance(found, Fresh) else found.fresh).id = viewer.id
    return found


async def whole(live: LiveTable, viewer: Viewer) -> Table:
    """Everything, the view after the last ply only. Long games are told in slices, so that nobody else waits."""
    sitting = live.sitting
    lines: list[msgspec.Raw] = []
    mark = None
    while mark != (sitting.cuts, sitting.table.over) or len(lines) < len(sitting.plies):
        if mark != (sitting.cuts, sitting.table.over):
            mark, lines = (sitting.cuts, sitting.table.over), []
        news, eyes = News(live, 0, {}), views.eyes(live, viewer)
        until = time.perf_counter() + SLICE
        while len(lines) < len(sitting.plies) and time.perf_counter() < until:
            lines.append(msgspec.Raw(encode(news.line(len(lines), eyes))))
        if len(lines) < len(sitting.plies):
            await asyncio.sleep(0)
    last = len(lines)
    news = News(live, last, {last: sitting.state})
    plies = [*lines, msgspec.Raw(encode(news.line(last, views.eyes(live, viewer))))]
    return views.table(live, viewer, fresh(live, viewer, 0, plies))


async def replay(live: LiveTable, viewer: Viewer) -> bytes:
    """The table after every ply, in slices; of a finished game it is kept, for it is the same for everybody."""
    if live.replay:
        return live.replay
    sitting, eyes = live.sitting, views.eyes(live, viewer)
    cuts, over, plies = sitting.cuts, sitting.table.over, list(sitting.plies)
    state = sitting.game.start(sitting.table.log.config)
    moments: list[bytes] = []
    until = time.perf_counter() + SLICE
    for number in range(len(plies) + 1):
        if number:
            logs.take(sitting.game, state, plies[number - 1], number)
        view = shown(sitting, sitting.game.view(state, eyes), {}, number)
        moments.append(encode(Moment(number, view, views.outcome(sitting, state))))
        if time.perf_counter() > until:
            await asyncio.sleep(0)
            until = time.perf_counter() + SLICE
    found = b'{"moments":[%b]}' % b",".join(moments)
    if over and sitting.cuts == cuts:
        live.replay = found
    return found


def tried(live: LiveTable, viewer: Viewer, seat: int, words: list[str]) -> Tried:
    """What a seat's words would lead to, as far as its holder can know."""
    sitting = live.sitting
    found = worlds.tried(sitting.game, sitting.state, viewer.seats, seat, words, sitting.pressing)
    if found is None:
        return Tried(viewer.id, True, None, [], None)
    state, events = found
    lines = [views.event_line(event, viewer.seats) for event in events]
    seen = sitting.game.view(state, viewer.seats)
    return Tried(viewer.id, False, shown(sitting, seen, {}, 0), lines, views.ask(sitting, state, seat, seen))


def here(live: LiveTable) -> Here:
    holders = live.presence.holders()
    absent = [holder for holder in live.sitting.persons() if holder not in holders]
    return Here(holders, [Absent(holder, live.presence.away(holder)) for holder in absent])

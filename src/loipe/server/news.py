"""What is pushed: the new plies as each viewer may see them, encoded once for each set of eyes, and what they ask."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from loipe.core.contract import CHANCE, NOBODY, State
from loipe.core.game import AnyGame, Event, Prompt, Result
from loipe.core.table import Table as Played
from loipe.core.table import Way
from loipe.server.doors.frames import Letter
from loipe.server.doors.guard import SPECTATOR
from loipe.server.doors.problems import reason
from loipe.server.guests import seated
from loipe.server.messages import (
    Absent,
    Fresh,
    Here,
    Invited,
    Option,
    PlyLine,
    Question,
    SeatLine,
    Undo,
)
from loipe.server.store import CUTS
from loipe.server.table import clock, undo, worlds
from loipe.server.table.sitting import Sitting

if TYPE_CHECKING:
    from loipe.server.store import Record
    from loipe.server.table.presence import Socket
    from loipe.server.table.served import ServedTable, Viewer

encode = msgspec.json.encode
SLICE = 0.004
"""Seconds of work after which others get their turn."""
MANY = 8
"""Plies that may take longer than that to tell."""


def eyes(table: ServedTable, viewer: Viewer) -> frozenset[int]:
    """Whose secrets may be seen: one's own, everybody's once the game is over or where a log was opened."""
    everybody = table.is_log or table.sitting.table.over
    return frozenset(range(len(table.sitting.names))) if everybody else viewer.seats


def event_line(event: Event, seats: frozenset[int]) -> Any:
    """As an EventLine; the same where nothing is withheld, so that nothing is copied."""
    return event if event.seat in seats else event.seen_by(seats)


def ply_line(sitting: Sitting, number: int, seats: frozenset[int]) -> PlyLine:
    table = sitting.table
    told: Any = table.told[number]
    if number == 0:
        return PlyLine(0, NOBODY, None, [event_line(event, seats) for event in told], sitting.leaders[0])
    ply = table.log.plies[number - 1]
    if is_withheld(table, number, seats):
        return PlyLine(number, ply.seat, None, [event_line(event, seats) for event in told], sitting.leaders[number])
    return PlyLine(number, ply.seat, ply.word, told, sitting.leaders[number])


def is_withheld(table: Played, number: int, seats: frozenset[int]) -> bool:
    """A word stays with its seat if it was chosen together with others, or if what it told is withheld."""
    if table.together[number - 1]:
        seat = table.log.plies[number - 1].seat
        if seat >= 0 and seat not in seats:
            return True
    for event in table.told[number]:
        if event.secret and event.seat not in seats:
            return True
    return False


def secrets(sitting: Sitting) -> Iterator[int]:
    """The numbers of the plies that not everybody was told whole."""
    told, together = sitting.table.told, [False, *sitting.table.together]
    return (number for number, events in enumerate(told) if together[number] or any(each.secret for each in events))


def outcome(result: Result) -> Any:
    """As an Outcome: it has the same fields."""
    return result


def ask(sitting: Sitting, state: State, seat: int, seats: frozenset[int]) -> Question:
    """What a seat is asked, among all of its holder's: to choose, or to press its throw. It is turned to in a position
    of one's own, where it is not its turn anyway."""
    name, press = sitting.question(seat), sitting.pressing
    if state.to_act() == CHANCE:
        throw = sitting.game.public(state).throw
        assert throw is not None
        facts = dict(throw.ask.facts)
        return Question(seat, name, throw.ask.message, facts, throw.ask.clause, [], [], button=throw.button)
    state.turn_to(seat)
    ways = worlds.ways_on(sitting.game, state, seats, seat, press, len(sitting.plies))
    return question(sitting.game.prompt(state, seat), name, ways)


def question(prompt: Prompt, name: str, ways: Iterable[Way]) -> Question:
    """Facts and parts are messages as the game made them: nothing is copied."""
    asked: Any = prompt
    options = [
        Option(
            each.word, each.message, each.facts, each.target, each.odds, each.clause,
            way == "ends", each.throws and way == "throw", each.quiet,
        )
        for each, way in zip(asked.options, ways, strict=True)
    ]  # fmt: skip
    return Question(prompt.seat, name, prompt.message, asked.facts, prompt.clause, options, asked.parts, prompt.hand)


def questions(table: ServedTable, viewer: Viewer) -> list[Question]:
    """What this viewer's own seats owe, and the real dice if they are theirs to read."""
    sitting = table.sitting
    if table.is_log:
        return []
    found: list[Question] = []
    for seat in sitting.owing():
        if seat == CHANCE and sitting.dice == "physical" and viewer.holder in table.readers_of_dice():
            prompt = worlds.chance_prompt(sitting.game, sitting.state, viewer.seats)
            found.append(question(prompt, sitting.question(seat), ["ends"] * len(prompt.options)))
        elif seat in viewer.seats and not sitting.bots[seat]:
            state = sitting.state
            found.append(ask(sitting, state if state.to_act() == seat else state.clone(), seat, viewer.seats))
    return found


def seat_lines(table: ServedTable, viewer: Viewer) -> list[SeatLine]:
    """Built anew only where something is other than it was told last."""
    sitting, presence = table.sitting, table.presence
    here = {holder: presence.is_here(holder) for holder in sitting.held}
    is_lasting = not table.row.clock and all(here.values())
    if is_lasting and viewer.holder in sitting.lines:
        return sitting.lines[viewer.holder]
    until, now = clock.deadlines(table), table.now()
    found = [
        SeatLine(
            seat=seat,
            name=sitting.names[seat],
            holder=holder,
            bot=sitting.bots[seat],
            person=person,
            here=not person or here[holder],
            away=presence.away(holder) if person and not here[holder] else 0,
            order=sitting.orders[seat] if seat in viewer.seats else "",
            left=max(0, round(until[seat] - now)) if seat in until else -1,
        )
        for seat, (holder, person) in enumerate(zip(sitting.holders, sitting.people, strict=True))
    ]
    if is_lasting:
        sitting.lines[viewer.holder] = found
    return found


def undo_wish(sitting: Sitting) -> Undo | None:
    asked = sitting.asked
    return Undo(asked.holder, asked.plies, list(asked.agreed), undo.waiting(sitting, asked)) if asked else None


def invited(table: ServedTable, viewer: Viewer) -> Invited | None:
    """Who may still come. What a host may do is told to the host; who only watches gets no code."""
    invitation = table.invitation
    if invitation is None:
        return None
    code = invitation.code if viewer.seats or viewer.holder == seated.host(table) else ""
    removable = seated.removable(table) if viewer.holder == seated.host(table) else []
    return Invited(not invitation.begun, seated.host(table), sorted(table.sitting.free), code, removable)


def shown(game: AnyGame, state: State, eyes: frozenset[int], opened: bytes = b"") -> Any:
    """What is shown, as JSON already; its open part may be known."""
    opened = opened or encode(game.public(state))
    return msgspec.Raw(b'{"open":%b,"own":%b}' % (opened, encode(game.private(state, eyes))))


class News:
    """Plies from `since` on, for any viewer; `states` has the positions after those that are told with a view."""

    def __init__(self, table: ServedTable, since: int, states: Mapping[int, State], have: int = 0) -> None:
        self.table = table
        self.since = since
        self.states = states
        self.have = have
        """The `at` up to which it is known what was said."""
        self.opens: dict[int, bytes] = {}
        """By ply: what everybody sees after it, encoded once for all eyes."""
        self.plies: dict[frozenset[int], msgspec.Raw] = {}
        self.fresh: dict[int, Fresh] = {}
        self.letters: dict[int, Letter] = {}

    def line(self, number: int, eyes: frozenset[int]) -> PlyLine:
        sitting = self.table.sitting
        line = ply_line(sitting, number, eyes)
        if number in self.states:
            state, game = self.states[number], sitting.game
            if number not in self.opens:
                self.opens[number] = encode(game.public(state))
            line.view = shown(game, state, eyes, self.opens[number])
            line.result = outcome(sitting.results.get(number) or game.result(state))
        return line

    async def tell_all(self, sockets: Iterable[Socket], by: Viewer) -> None:
        """Each as far as they may know it; whoever asked gets the receipt. Others wait no longer if there is much."""
        is_long = len(self.table.sitting.plies) - self.since > MANY
        for socket in sockets:
            if is_long and socket.holder not in self.fresh:
                await self.prepare(eyes(self.table, self.table.viewer_of(socket.holder)))
            self.tell(socket, by.id if socket is by.line else "")
            if is_long:
                await asyncio.sleep(0)

    async def prepare(self, eyes: frozenset[int]) -> None:
        """What these eyes see, in slices; at the end everything that was secret is told, to everybody alike."""
        if eyes in self.plies:
            return
        lines: list[bytes] = []
        until = time.perf_counter() + SLICE
        for number in range(self.since, len(self.table.sitting.plies) + 1):
            lines.append(encode(self.line(number, eyes)))
            if time.perf_counter() > until:
                await asyncio.sleep(0)
                until = time.perf_counter() + SLICE
        self.plies[eyes] = msgspec.Raw(b"[%b]" % b",".join(lines))

    def seen_by(self, eyes: frozenset[int]) -> msgspec.Raw:
        if eyes not in self.plies:
            numbers = range(self.since, len(self.table.sitting.plies) + 1)
            self.plies[eyes] = msgspec.Raw(encode([self.line(number, eyes) for number in numbers]))
        return self.plies[eyes]

    def of(self, viewer: Viewer) -> Fresh:
        """The message for one viewer; for several connections of the same player it is the same."""
        if viewer.holder not in self.fresh:
            plies = self.seen_by(eyes(self.table, viewer))
            self.fresh[viewer.holder] = fresh(self.table, viewer, self.since, plies, self.have)
        return self.fresh[viewer.holder]

    def tell(self, socket: Socket, receipt: str) -> None:
        """To one connection; encoded once for all of a player's."""
        holder = socket.holder
        fresh = self.fresh.get(holder) or self.of(self.table.viewer_of(holder))
        if receipt:
            fresh.id = receipt
            socket.send(fresh)
            fresh.id = ""
            return
        if holder not in self.letters:
            self.letters[holder] = Letter(encode(fresh))
        socket.send(self.letters[holder])


def news(table: ServedTable, record: Record, trial: Played) -> News:
    """What a record brought: its plies, the last one that stands after an undo, all that was secret at the end."""
    last, after = len(table.sitting.plies), trial.after or []
    since = last + 1 - len(after)
    states = dict(enumerate(after, since))
    if record.kind in CUTS:
        since, states = last, {last: table.sitting.state}
    elif table.opened_at == record.at:
        since = min(since, next(secrets(table.sitting), since))
    return News(table, since, states, record.at - 1)


def fresh(table: ServedTable, viewer: Viewer, since: int, plies: Any, have: int = 0) -> Fresh:
    sitting = table.sitting
    return Fresh(
        id="",
        at=table.at,
        since=since,
        plies=plies,
        owing=sitting.owing(),
        asks=questions(table, viewer),
        seats=seat_lines(table, viewer),
        undo=undo_wish(sitting),
        no_undo="server-only-a-log" if table.is_log else undo.undoable(sitting, viewer.holder)[1],
        no_hints=sitting.against_hints(),
        rematch=sitting.rematch,
        rematch_by=sitting.rematch_by,
        notices=[reason(notice, sitting.text) for notice in table.notices()],
        invited=invited(table, viewer),
        chat=[line for line in table.chat if line.at > have],
    )


def here(table: ServedTable) -> Here:
    holders = table.presence.holders()
    absent = [holder for holder in table.sitting.persons() if holder not in holders]
    away = [Absent(holder, table.presence.away(holder)) for holder in absent]
    return Here(holders, away, table.presence.lines(SPECTATOR))

"""A table as one viewer may see it. Everything that leaves the server about a game is built here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from loipe.core import game
from loipe.core import log as logs
from loipe.core.contract import CHANCE, NOBODY, State
from loipe.core.game import Event, Prompt, Refused
from loipe.core.log import Log, Ply
from loipe.games import load
from loipe.server import undo, worlds
from loipe.server.messages import (
    EventLine,
    Fresh,
    Option,
    Outcome,
    Part,
    PlyLine,
    Question,
    SeatLine,
    Table,
    TableLine,
    Undo,
)
from loipe.server.problems import reason
from loipe.server.sitting import Sitting

if TYPE_CHECKING:
    from loipe.server.table import LiveTable, Viewer


def plain(value: Any) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(value, str_keys=True)
    return found


def eyes(live: LiveTable, viewer: Viewer) -> frozenset[int]:
    """Whose secrets may be seen: one's own, everybody's once the game is over or where a log was opened."""
    everybody = live.is_log or live.sitting.table.over
    return frozenset(range(len(live.sitting.names))) if everybody else viewer.seats


def event_line(event: Event, seats: frozenset[int]) -> EventLine:
    seen = event.seen_by(seats)
    secret = event.secret if event.seat in seats else ()
    return EventLine(seen.kind, seen.seat, seen.clause, dict(seen.facts), seen.is_hidden, secret)


def ply_line(sitting: Sitting, number: int, seats: frozenset[int]) -> PlyLine:
    told = sitting.table.told[number]
    events = [event_line(event, seats) for event in told]
    if number == 0:
        return PlyLine(0, NOBODY, None, events, sitting.leaders[0])
    ply = sitting.plies[number - 1]
    word = None if is_withheld(sitting, number, seats) else ply.word
    return PlyLine(number, ply.seat, word, events, sitting.leaders[number])


def is_withheld(sitting: Sitting, number: int, seats: frozenset[int]) -> bool:
    """A word stays with its seat if it was chosen together with others, or if what it told is withheld."""
    ply = sitting.plies[number - 1]
    if ply.seat >= 0 and ply.seat not in seats and sitting.table.together[number - 1]:
        return True
    return any(event.secret and event.seat not in seats for event in sitting.table.told[number])


def secrets(sitting: Sitting) -> Iterator[int]:
    """The numbers of the plies that not everybody was told whole."""
    told, together = sitting.table.told, [False, *sitting.table.together]
    return (number for number, events in enumerate(told) if together[number] or any(each.secret for each in events))


def outcome(sitting: Sitting, state: State) -> Outcome:
    result = sitting.game.result(state)
    return Outcome(tuple(result.places), result.over, result.reason, tuple(result.scores))


def ask(sitting: Sitting, state: State, seat: int, seen: Any) -> Question:
    """What a seat is asked in a position of one's own, with its holder's view: to choose, or to press its throw."""
    name, press = sitting.question(seat), sitting.pressing
    if state.to_act() == CHANCE:
        throw = sitting.game.show(seen).open.throw
        assert throw is not None
        facts = dict(throw.ask.facts)
        return Question(seat, name, throw.ask.message, facts, throw.ask.clause, [], [], throw.button)
    state.turn_to(seat)
    ways = worlds.ways_on(sitting.game, seen, seat, press, len(sitting.plies))
    return question(sitting.game.prompt(state, seat), name, ways)


def question(prompt: Prompt, name: str, ways: Iterable[worlds.Way]) -> Question:
    options = [
        Option(
            each.word, each.message, dict(each.facts), each.target, parts(each.odds), each.clause,
            ends=way == "ends", throws=each.throws and way == "throw",
        )
        for each, way in zip(prompt.options, ways, strict=True)
    ]  # fmt: skip
    return Question(prompt.seat, name, prompt.message, dict(prompt.facts), prompt.clause, options, parts(prompt.parts))


def parts(found: Iterable[game.Part]) -> list[Part]:
    return [Part(part.message, dict(part.facts), part.clause) for part in found]


def questions(live: LiveTable, viewer: Viewer, seen: Any = None) -> list[Question]:
    """What this viewer's own seats owe, and the real dice if they are theirs to read."""
    sitting = live.sitting
    if live.is_log:
        return []
    found: list[Question] = []
    for seat in sitting.owing():
        if seat == CHANCE and viewer.holder in live.readers_of_dice():
            prompt = worlds.chance_prompt(sitting.game, sitting.state, viewer.seats)
            found.append(question(prompt, sitting.question(seat), ["ends"] * len(prompt.options)))
        elif seat in viewer.seats and not sitting.bots[seat]:
            seen = seen or sitting.game.view(sitting.state, viewer.seats)
            found.append(ask(sitting, sitting.state.clone(), seat, seen))
    return found


def seat_lines(live: LiveTable, viewer: Viewer) -> list[SeatLine]:
    sitting = live.sitting
    return [
        SeatLine(
            seat=seat,
            name=sitting.names[seat],
            holder=holder,
            bot=sitting.bots[seat],
            person=sitting.people[seat],
            here=not sitting.people[seat] or live.presence.is_here(holder),
            away=live.presence.away(holder) if sitting.people[seat] else 0,
            order=sitting.orders[seat] if seat in viewer.seats else "",
        )
        for seat, holder in enumerate(sitting.holders)
    ]


def undo_wish(sitting: Sitting) -> Undo | None:
    asked = sitting.asked
    return Undo(asked.holder, asked.plies, list(asked.agreed), undo.waiting(sitting, asked)) if asked else None


def table(live: LiveTable, viewer: Viewer, fresh: Fresh) -> Table:
    sitting = live.sitting
    config = sitting.table.log.config
    return Table(
        table=live.row.id,
        game=sitting.game.META.id,
        title=sitting.game.META.title,
        kind="log" if live.is_log else "table",
        holder=viewer.holder,
        mine=sorted(viewer.seats),
        dice="physical" if live.row.dice == "physical" else "live",
        auto_dice=live.row.dice == "auto",
        preset=live.row.preset,
        settings=plain(config),
        board=board(sitting.game.META.id, config),
        orders=sitting.game.ORDERS,
        absence=live.absence,
        fresh=fresh,
    )


def board(game_id: str, config: Any) -> dict[str, Any]:
    """What a page draws before anything moves."""
    return drawn(game_id, msgspec.json.encode(config))


@lru_cache(maxsize=64)
def drawn(game_id: str, config: bytes) -> dict[str, Any]:
    """Many tables share one board."""
    found = load(game_id)
    kind = type(next(iter(found.META.presets.values())))
    return plain(found.board(msgspec.json.decode(config, type=kind)))


def line(live: LiveTable, viewer: Viewer) -> TableLine:
    sitting = live.sitting
    own = [seat for seat in sitting.owing() if seat in viewer.seats and not sitting.bots[seat]]
    dice = sitting.owing() == [CHANCE] and viewer.holder in live.readers_of_dice()
    over = sitting.table.over
    return TableLine(
        table=live.row.id,
        game=sitting.game.META.id,
        title=sitting.game.META.title,
        kind="log" if live.is_log else "table",
        names=sitting.names,
        mine=sorted(viewer.seats),
        at=live.at,
        your_turn=not live.is_log and bool(own or dice),
        over=over,
        places=tuple(sitting.game.result(sitting.state).places) if over else (),
        created=live.row.created,
        rematch=sitting.rematch,
    )


def lost_line(table: str, refusal: Refused) -> TableLine:
    """A table of which nothing is known but why it cannot be read."""
    return TableLine(table, "", "", "table", [], [], 0, False, False, (), 0, "", reason(refusal))


def log_text(live: LiveTable, viewer: Viewer) -> str:
    """The log, a line for each thing committed, words taken back included.

    While the game goes on it is what stands, and words this viewer may not know are `?`.
    """
    sitting = live.sitting
    log = sitting.log
    if sitting.table.over or live.is_log:
        return logs.write(Log(log.game_id, log.rules, log.config, log.names, [])) + "\n".join([*live.said, ""])
    seen = [
        Ply(ply.seat, "?") if is_withheld(sitting, number, viewer.seats) else ply
        for number, ply in enumerate(sitting.plies, 1)
    ]
    told = [f"# {sitting.text.refusal(live.mended)}\n"] if live.mended is not None else []
    return "".join([logs.write(Log(log.game_id, log.rules, log.config, log.names, seen)), *told])

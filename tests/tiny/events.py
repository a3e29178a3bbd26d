"""The journal's ints as facts: kind, seat, number."""

from __future__ import annotations

from loipe.core.game import Event
from loipe.core.journal import Kind, records
from tests.tiny.notation import WAXES
from tests.tiny.state import FELL, MOVED, ROUND, SNOWED, WAXED, Sprint

KINDS = {
    WAXED: Kind("waxed", "TI-2", ("wax",), ("wax",)),
    SNOWED: Kind("snowed", "TI-3", ("weather",)),
    MOVED: Kind("moved", "TI-5", ("square",)),
    FELL: Kind("fell", "TI-5", ("square",)),
    ROUND: Kind("round", "TI-4", ("round",)),
}


def events(sprint: Sprint, journal: list[int]) -> list[Event]:
    """What a seat waxed with is its own secret."""
    return [event(*record) for record in records(journal, 3)]


def event(kind: int, seat: int, number: int) -> Event:
    meaning = KINDS[kind]
    fact = WAXES[number] if kind in (WAXED, SNOWED) else number
    return Event(meaning.name, seat, meaning.clause, {meaning.facts[0]: fact}, meaning.secret)

"""The journal's ints as records: what each kind means is a table of the game's."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple


class Kind(NamedTuple):
    """What a record means: its name, its clause, the names of its numbers (a type may follow a colon)."""

    name: str
    clause: str
    facts: tuple[str, ...] = ()
    secret: tuple[str, ...] = ()
    """The facts that only the seat's holder learns."""


def records(journal: list[int], length: int) -> Iterator[list[int]]:
    """The journal cut into records of equal length: kind, seat, numbers."""
    return (journal[at : at + length] for at in range(0, len(journal), length))

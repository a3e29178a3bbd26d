"""Colours of figures and dice: whoever likes chooses one (MS-2, SM-2), the others get theirs in seat order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from loipe.core.game import Meta, Refused

COLOURS = ("red", "teal", "orange", "blue", "green", "purple")
"""Of a box with six sets, in seat order."""


class Coloured(Protocol):
    """A config of a game whose players choose colours."""

    @property
    def holders(self) -> tuple[int, ...]: ...

    @property
    def colours(self) -> tuple[str, ...]: ...


def shared_out(wishes: Sequence[str], meta: Meta) -> tuple[str, ...]:
    """By seat, an empty wish being filled with the first colour nobody wished; empty if that is the seat order."""
    if not any(wishes):
        return ()
    if not meta.colours:
        raise Refused("seats-no-colours", game=meta.title)
    free = iter([colour for colour in meta.colours if colour not in wishes])
    colours = tuple(wish or next(free, "") for wish in wishes)
    return () if colours == meta.colours[: len(colours)] else colours


def worn(config: Coloured) -> tuple[str, ...]:
    """The colour of every seat."""
    return config.colours or COLOURS[: len(config.holders)]


def defects(config: Coloured, clause: str) -> list[Refused]:
    """One known colour a seat, no two alike."""
    colours, seats = config.colours, len(config.holders)
    if colours and len(colours) != seats:
        return [Refused("colours-count", clause, count=len(colours), seats=seats)]
    found = [
        Refused("no-such-colour", clause, colour=colour[:20], colours=", ".join(COLOURS))
        for colour in colours
        if colour not in COLOURS
    ]
    free = ", ".join(colour for colour in COLOURS if colour not in colours)
    for two, colour in enumerate(colours, 1):
        one = colours.index(colour) + 1
        if colour in COLOURS and one < two:
            found.append(Refused("colour-taken", clause, colour=colour, one=one, two=two, free=free))
    return found

"""Taking words back: which of them may go, and who has to agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from loipe.core.contract import State
from loipe.core.log import Ply
from loipe.core.table import is_forced
from loipe.server.table import worlds

if TYPE_CHECKING:
    from loipe.server.table.sitting import Sitting


class Said(msgspec.Struct):
    """A word since the last die, and the position it was said in."""

    before: State
    ply: Ply
    reveals: bool | None = None
    """Whether it brought something secret to light; found out when somebody asks."""


class Takeback(msgspec.Struct, frozen=True):
    """A player's wish to take so many plies back, and who has agreed."""

    holder: int
    plies: int
    agreed: tuple[int, ...] = ()


def undoable(sitting: Sitting, holder: int) -> tuple[int, str]:
    """How many plies go if this player takes their last words back; 0 and why, as a message id, if they cannot."""
    own, recent = sitting.seats_of(holder), sitting.recent
    if sitting.table.over or not own:
        return 0, "server-no-undo-over" if own else "server-no-undo-watching"
    start, is_told = 0, False
    for number in range(len(recent) - 1, -1, -1) if any(said.ply.seat in own for said in recent) else ():
        said = recent[number]
        if start and said.ply.seat != recent[-start].ply.seat:
            break
        if came_to_light(sitting, said):
            is_told = not start
            break
        if said.ply.seat in own and not is_forced(sitting.game, said.before):
            start = len(recent) - number
    if start:
        return start, ""
    if is_told:
        return 0, "server-no-undo-secret"
    return 0, "server-no-undo-die" if any(sitting.answers[seat] for seat in own) else "server-no-undo-yet"


def came_to_light(sitting: Sitting, said: Said) -> bool:
    """Somebody learned something by it, a player or a spectator."""
    if said.reveals is None:
        players = [sitting.seats_of(holder) for holder in sitting.persons()]
        said.reveals = worlds.came_to_light(sitting.game, said, players)
    return said.reveals


def waiting(sitting: Sitting, asked: Takeback) -> list[int]:
    """The players whose answer to the wish is still missing. Bots agree, also those that stand in for a person."""
    return [holder for holder in sitting.playing() if holder != asked.holder and holder not in asked.agreed]

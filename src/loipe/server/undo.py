"""Taking words back: by agreement, and never past a die or a secret that came to light."""

from __future__ import annotations

from loipe.core.table import is_forced
from loipe.server import worlds
from loipe.server.sitting import Said, Sitting, Takeback


def undoable(sitting: Sitting, holder: int) -> tuple[int, str]:
    """How many plies go if this player takes their last words back; 0 and why, as a message id, if they cannot."""
    own = sitting.seats_of(holder)
    if sitting.table.over or not own:
        return 0, "server-no-undo-over" if own else "server-no-undo-watching"
    recent, start, is_told = sitting.recent, 0, False
    for number in range(len(recent) - 1, -1, -1):
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
    if said.reveals is None and worlds.is_open(sitting.game, said.before):
        said.reveals = False
    if said.reveals is None:
        viewers = [sitting.seats_of(holder) for holder in sitting.persons()]
        said.reveals = any(worlds.reveals(sitting.game, said, seats) for seats in [*viewers, frozenset[int]()])
    return said.reveals


def waiting(sitting: Sitting, asked: Takeback) -> list[int]:
    """The players whose answer to the wish is still missing. Bots agree, also those that stand in for a person."""
    return [holder for holder in sitting.playing() if holder != asked.holder and holder not in asked.agreed]

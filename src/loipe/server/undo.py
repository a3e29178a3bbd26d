"""Taking words back: by agreement, and never past a die or a secret that came to light."""

from __future__ import annotations

from loipe.server import worlds
from loipe.server.sitting import Said, Sitting


def undoable(sitting: Sitting, holder: int) -> int:
    """How many plies go if this player takes their last words back; 0 if they cannot."""
    if sitting.table.over or holder < 0:
        return 0
    own = sitting.seats_of(holder)
    recent = sitting.recent
    start = 0
    for number in range(len(recent) - 1, -1, -1):
        said = recent[number]
        if start and said.ply.seat != recent[-start].ply.seat:
            break
        if came_to_light(sitting, said):
            break
        if said.ply.seat in own and not is_forced(sitting, said):
            start = len(recent) - number
    return start


def is_forced(sitting: Sitting, said: Said) -> bool:
    """Taken back, the table would make it again at once."""
    return len(said.before.owing()) == 1 and sitting.game.forced(said.before)


def came_to_light(sitting: Sitting, said: Said) -> bool:
    """Somebody learned something by it, a player or a spectator."""
    if said.reveals is None and worlds.is_open(sitting.game, said.before):
        said.reveals = False
    if said.reveals is None:
        viewers = [sitting.seats_of(holder) for holder in sitting.persons()]
        said.reveals = any(worlds.reveals(sitting.game, said, seats) for seats in [*viewers, frozenset[int]()])
    return said.reveals


def waiting(sitting: Sitting) -> list[int]:
    """The players whose answer to the wish is still missing. Bots agree, also those that stand in for a person."""
    asked = sitting.asked
    if asked is None:
        return []
    return [holder for holder in sitting.playing() if holder != asked.holder and holder not in asked.agreed]

"""Standing orders for drafting: a table answers for a seat with an ordinary word; the rules know nothing of it."""

from __future__ import annotations

from loipe.games.ski_tour import codes as c
from loipe.games.ski_tour.state import Race

ORDERS = ("always", "never")
"""Follow whenever asked (ST-37), or never; without an order the seat is asked."""


def obey(race: Race, seat: int, order: str) -> int | None:
    """The code an order gives, or None where the seat has to answer itself."""
    if race.phase != c.FOLLOW or race.actor != seat:
        return None
    return c.DRAFT if order == "always" else c.STAY

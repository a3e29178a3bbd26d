"""For games whose seats leave no standing orders with the table."""

from __future__ import annotations

from loipe.core.contract import State

ORDERS: tuple[str, ...] = ()


def obey(state: State, seat: int, order: str) -> int | None:
    """Nothing is ordered, so the seat answers itself."""
    return None

"""What a proxy or a service manager asks: does this process live, and can it do its work."""

from __future__ import annotations

import msgspec
from litestar import get
from litestar.di import NamedDependency

from loipe.server.room import Room


class Health(msgspec.Struct, omit_defaults=True):
    status: str
    worker: int = 0
    """Its number, where several serve together."""


@get("/health", sync_to_thread=False, include_in_schema=False, free=True)
def is_alive(worker: NamedDependency[int]) -> Health:
    """It answers."""
    return Health("alive", worker)


@get("/health/ready", include_in_schema=False)
async def is_ready(room: NamedDependency[Room], worker: NamedDependency[int]) -> Health:
    """So does its database; 503 if not."""
    await room.store.database.ask("SELECT 1")
    return Health("ready", worker)

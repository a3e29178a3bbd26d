"""What a proxy or a service manager asks: does this process live, and can it do its work."""

from __future__ import annotations

import asyncio
import os
import socket
from contextlib import suppress

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


async def beat() -> None:
    """Where systemd watches (`WatchdogSec=`), a sign of life from the loop twice in the time it waits for one."""
    address, patience = os.environ.get("NOTIFY_SOCKET", ""), os.environ.get("WATCHDOG_USEC", "")
    if not (address and patience.isdigit()):
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.setblocking(False)
        while True:
            with suppress(OSError):
                line.sendto(b"WATCHDOG=1", address.replace("@", "\0", 1) if address[0] == "@" else address)
            await asyncio.sleep(int(patience) / 2e6)

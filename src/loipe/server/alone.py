"""A SQLite file has one server: two would not hear of each other's tables."""

from __future__ import annotations

import sys
from typing import IO

from loipe.core.game import Refused


def alone(path: str) -> IO[str]:
    """A lock beside the file, held until it is closed or the process ends, however it ends."""
    lock = open(f"{path}.lock", "w")  # noqa: SIM115 - it stays open
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            lock.close()
            raise Refused("server-file-taken", file=path) from None
    return lock

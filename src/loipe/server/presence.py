"""Who is connected to a table, and since when the others are away."""

from __future__ import annotations

import time
from collections import Counter


class Presence:
    """By player number. Somebody who only sends requests counts as here for a while after each."""

    LINGER = 20.0

    def __init__(self) -> None:
        self.opened = time.monotonic()
        self.sockets: Counter[int] = Counter()
        self.seen: dict[int, float] = {}

    def note(self, holder: int) -> None:
        """They were just here."""
        self.seen[holder] = time.monotonic()

    def join(self, holder: int) -> None:
        self.sockets[holder] += 1
        self.note(holder)

    def leave(self, holder: int) -> None:
        self.sockets[holder] -= 1
        self.note(holder)

    def is_here(self, holder: int) -> bool:
        if self.sockets[holder] > 0:
            return True
        return holder in self.seen and time.monotonic() - self.seen[holder] < self.LINGER

    def away(self, holder: int) -> int:
        """Seconds since they were seen; a server that was restarted counts from then."""
        if self.is_here(holder):
            return 0
        return int(time.monotonic() - self.seen.get(holder, self.opened))

    def holders(self) -> list[int]:
        """The players with an open connection."""
        return sorted(holder for holder, count in self.sockets.items() if count > 0 and holder >= 0)

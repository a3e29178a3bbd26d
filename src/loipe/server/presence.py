"""Who is connected to a table, and since when the others are away."""

from __future__ import annotations

import time
from collections import Counter


class Presence:
    """By player number. Somebody who only sends requests counts as here for a while after each."""

    LINGER = 20.0
    HEARD = 60.0
    """So long another worker's word counts that somebody is connected there; it repeats it meanwhile."""

    def __init__(self) -> None:
        self.opened = time.monotonic()
        self.sockets: Counter[int] = Counter()
        self.seen: dict[int, float] = {}
        self.elsewhere: dict[tuple[str, int], float] = {}
        """By worker and player: when we heard of it."""

    def note(self, holder: int) -> None:
        """They were just here."""
        self.seen[holder] = time.monotonic()

    def join(self, holder: int) -> None:
        self.sockets[holder] += 1
        self.note(holder)

    def leave(self, holder: int) -> None:
        self.sockets[holder] -= 1
        self.note(holder)

    def hear(self, worker: str, holder: int, here: bool) -> None:
        """Another worker says who came or left there."""
        self.note(holder)
        now = time.monotonic()
        self.elsewhere = {each: at for each, at in self.elsewhere.items() if now - at < self.HEARD}
        if here:
            self.elsewhere[worker, holder] = now
        else:
            self.elsewhere.pop((worker, holder), None)

    def is_elsewhere(self, holder: int) -> bool:
        now = time.monotonic()
        return any(other == holder and now - at < self.HEARD for (_, other), at in self.elsewhere.items())

    def is_here(self, holder: int) -> bool:
        if self.sockets[holder] > 0 or self.is_elsewhere(holder):
            return True
        return holder in self.seen and time.monotonic() - self.seen[holder] < self.LINGER

    def away(self, holder: int) -> int:
        """Seconds since they were seen; a server that was restarted counts from then."""
        if self.is_here(holder):
            return 0
        return int(time.monotonic() - self.seen.get(holder, self.opened))

    def holders(self) -> list[int]:
        """The players with an open connection, to this worker or another."""
        known = {*self.sockets, *(holder for _, holder in self.elsewhere)}
        return sorted(each for each in known if each >= 0 and (self.sockets[each] > 0 or self.is_elsewhere(each)))

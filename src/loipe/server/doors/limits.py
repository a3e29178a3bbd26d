"""How much each address may do: counted once over all workers that serve one port.

The numbers lie in memory that the workers share, without a lock: one that is stopped or killed in the middle holds
nobody up, and where two count at the very same moment one drop is lost. An address has a place by its hash; that two
have the same one is as likely as one in PLACES, and then they share what one of them may do.
"""

from __future__ import annotations

import ctypes
import hashlib
import multiprocessing
import secrets
import time
from functools import lru_cache
from typing import NamedTuple, TypeAlias

import msgspec

Times: TypeAlias = "ctypes.Array[ctypes.c_double]"
PLACES = 1 << 16
KINDS = 3
ROUNDED = 1e-6
"""Seconds that do not count: a clock of many digits has few behind the point."""


class Limits(msgspec.Struct, frozen=True):
    """What one server allows. Rates are per second and address, with a burst on top."""

    body: int = 16_000
    """Bytes of a request."""
    file: int = 1_000_000
    """Bytes of a request that carries a course or a log."""
    message: int = 16_000
    """Bytes over a socket."""
    requests: float = 40.0
    """Requests, and messages over sockets, together."""
    burst: float = 400.0
    new_tables: float = 0.5
    """Tables, opened logs and course checks cost more."""
    new_burst: float = 40.0
    codes: float = 10 / 60
    """Codes of invitations that are wrong: ten a minute."""
    code_burst: float = 10.0
    sockets: int = 60
    """Open at once, per address."""
    patience: float = 10.0
    """Seconds for a whole request, for a socket's first message, and for reading a little of an answer."""
    head: int = 64_000
    """Bytes of a request before its body."""
    unread: int = 256_000
    """Bytes that may wait for a socket's reader."""
    unread_messages: int = 64


class Tally(NamedTuple):
    """What was counted, and which part of it a worker writes alone."""

    salt: bytes
    """Nobody outside can know which addresses share a place."""
    full: Times
    """By kind and place: when the bucket there is full again, by the clock that all processes of a machine share."""
    sockets: ctypes.Array[ctypes.c_int]
    """By worker and place: how many are open there."""
    worker: int = 0
    """From 0."""

    def forget(self, worker: int) -> None:
        """It ended, and its sockets with it."""
        self.sockets[worker * PLACES : (worker + 1) * PLACES] = [0] * PLACES

    def place(self, address: str) -> int:
        return hashed(address, self.salt)


@lru_cache(maxsize=4096)
def hashed(address: str, salt: bytes) -> int:
    """The place of an address; of those that come often it is known."""
    return int.from_bytes(hashlib.blake2b(address.encode(), digest_size=8, key=salt).digest(), "big") % PLACES


def alone() -> Tally:
    return Tally(secrets.token_bytes(16), (ctypes.c_double * (KINDS * PLACES))(), (ctypes.c_int * PLACES)())


def shared(workers: int) -> Tally:
    """To be handed to each worker when it begins."""
    context = multiprocessing.get_context("spawn")
    sockets = context.RawArray(ctypes.c_int, workers * PLACES)
    return Tally(secrets.token_bytes(16), context.RawArray(ctypes.c_double, KINDS * PLACES), sockets)


def take(full: Times, place: int, rate: float, burst: float) -> float:
    """A drop of a bucket that fills at a rate up to a burst: 0 if there was one, else the seconds until there is."""
    now = time.monotonic()
    then = max(full[place], now) + 1 / rate
    wait = then - now - burst / rate
    if wait > ROUNDED:
        return wait
    full[place] = then
    return 0.0


class Bucket:
    """Of one who is known here alone."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.full = (ctypes.c_double * 1)()

    def take(self) -> float:
        return take(self.full, 0, self.rate, self.burst)


class Buckets:
    """One for each address."""

    def __init__(self, tally: Tally, kind: int, rate: float, burst: float) -> None:
        self.tally = tally
        self.first = kind * PLACES
        self.rate = rate
        self.burst = burst

    def take(self, address: str) -> float:
        """0 if there was a drop, else the seconds until there is one."""
        return take(self.tally.full, self.first + self.tally.place(address), self.rate, self.burst)

    def give_back(self, address: str) -> None:
        """What was taken does not count."""
        self.tally.full[self.first + self.tally.place(address)] -= 1 / self.rate


class Rates:
    """What each address did lately, over all its requests and sockets."""

    def __init__(self, limits: Limits, tally: Tally | None = None) -> None:
        self.tally = tally or alone()
        self.done = Buckets(self.tally, 0, limits.requests, limits.burst)
        self.made = Buckets(self.tally, 1, limits.new_tables, limits.new_burst)
        self.guessed = Buckets(self.tally, 2, limits.codes, limits.code_burst)

    def enter(self, address: str) -> int:
        """One more socket; how many of this address are open now."""
        place = self.tally.place(address)
        self.tally.sockets[self.tally.worker * PLACES + place] += 1
        return sum(self.tally.sockets[row] for row in range(place, len(self.tally.sockets), PLACES))

    def leave(self, address: str) -> None:
        self.tally.sockets[self.tally.worker * PLACES + self.tally.place(address)] -= 1

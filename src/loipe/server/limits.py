"""How much and how fast: sizes, times, and what each address may do."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from typing import Any

import msgspec

TOO_FAST = 4429


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
    sockets: int = 60
    """Open at once, per address."""
    patience: float = 10.0
    """Seconds for a whole request, for a socket's first message, and for reading a little of an answer."""
    head: int = 64_000
    """Bytes of a request before its body."""
    unread: int = 256_000
    """Bytes that may wait for a socket's reader."""
    unread_messages: int = 64


class Bucket:
    """Fills at a rate up to a burst; a drop for each request."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.at = time.monotonic()

    def take(self) -> float:
        """0 if there was a drop, else the seconds until there is one."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level >= 1:
            self.level -= 1
            return 0.0
        return (1 - self.level) / self.rate


class Buckets:
    """One for each address; the least used are forgotten."""

    KEPT = 20_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.by_address: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> float:
        bucket = self.by_address.setdefault(address, Bucket(self.rate, self.burst))
        self.by_address.move_to_end(address)
        if len(self.by_address) > self.KEPT:
            self.by_address.popitem(last=False)
        return bucket.take()


class Rates:
    """What each address did lately, over all its requests and sockets."""

    def __init__(self, limits: Limits) -> None:
        self.done = Buckets(limits.requests, limits.burst)
        self.made = Buckets(limits.new_tables, limits.new_burst)
        self.sockets: Counter[str] = Counter()


def address_of(scope: Any) -> str:
    """The client's address; of IPv6 the network that one household has."""
    client = scope.get("client")
    host = str(client[0]) if client else ""
    try:
        ip = ipaddress.ip_address(host)
    except ValueError:
        return host[:64]
    if isinstance(ip, ipaddress.IPv4Address):
        return host
    mapped = ip.ipv4_mapped
    return str(mapped or ipaddress.ip_network((ip, 64), strict=False))

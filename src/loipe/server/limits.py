"""How much and how fast: sizes, token buckets per address and connection, security headers, origins."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Send

from loipe.server.problems import Rejected, problem

TOO_FAST = 4429
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "media-src 'self' blob:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]


class Limits(msgspec.Struct, frozen=True):
    """What one server allows. Rates are per second, with a burst on top."""

    body: int = 16_000
    """Bytes of a request."""
    file: int = 1_000_000
    """Bytes of a request that carries a course or a log."""
    message: int = 16_000
    """Bytes over a socket."""
    requests: float = 40.0
    """Per address."""
    burst: float = 400.0
    new_tables: float = 0.5
    """Per address: tables, opened logs and course checks cost more."""
    new_burst: float = 40.0
    messages: float = 20.0
    """Per socket."""
    message_burst: float = 100.0
    sockets: int = 60
    """Open at once, per address."""
    hello: float = 10.0
    """Seconds a socket may take to say who it is."""


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


def address_of(scope: Any) -> str:
    """The client's address; of IPv6 the network that one household has."""
    client = scope.get("client")
    host = str(client[0]) if client else ""
    try:
        ip = ipaddress.ip_address(host)
    except ValueError:
        return host
    return str(ipaddress.ip_network((ip, 64), strict=False)) if ip.version == 6 else host


def is_same_origin(origin: str | None, host: str | None) -> bool:
    """A browser says where its page is from; programs that are no browser say nothing."""
    if origin is None:
        return True
    return bool(host) and urlsplit(origin).netloc.lower() == str(host).lower()


class Guard:
    """Stands before the whole application: rates for the API, security headers for everything."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self.app = app
        self.all = Buckets(limits.requests, limits.burst)
        self.new = Buckets(limits.new_tables, limits.new_burst)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and self.all.take(address_of(scope)):
            await send({"type": "websocket.close", "code": TOO_FAST, "reason": ""})
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                named = {name.lower() for name, _ in message["headers"]}
                private = [] if b"cache-control" in named else [(b"cache-control", b"no-store")]
                message["headers"] = [*message["headers"], *HEADERS, *private]
            await send(message)

        wait = self.wait(scope)
        if wait:
            await self.refuse(math.ceil(wait), with_headers)
        else:
            await self.app(scope, receive, with_headers)

    async def refuse(self, seconds: int, send: Send) -> None:
        body = msgspec.json.encode(problem(Rejected(429, "server-too-fast", seconds=seconds))[1])
        headers = [(b"content-type", b"application/json"), (b"retry-after", str(seconds).encode())]
        await send({"type": "http.response.start", "status": 429, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    def wait(self, scope: Any) -> float:
        """Seconds this request came too early."""
        path = scope["path"]
        if not path.startswith("/api/"):
            return 0.0
        address = address_of(scope)
        costly = scope["method"] == "POST" and (path in ("/api/tables", "/api/logs") or path.endswith("/board"))
        return self.all.take(address) or (self.new.take(address) if costly else 0.0)

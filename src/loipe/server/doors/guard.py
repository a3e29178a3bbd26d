"""Who may come in: sizes, times and rates by address, secret links, pages from elsewhere, headers for every answer."""

from __future__ import annotations

import hashlib
import ipaddress
import math
import re
import secrets
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar
from litestar.exceptions import HTTPException
from litestar.types import Message, Receive, Send
from litestar.utils import normalize_path

from loipe.server import logs
from loipe.server.doors.limits import Limits, Rates
from loipe.server.doors.problems import Rejected, problem
from loipe.server.doors.proxies import Proxies
from loipe.server.measures import LIMITS, REQUESTS, by_limit

TOO_FAST = 4429
SPECTATOR = -1
SEATLESS = -2
"""Who opened a table and has no seat there: watches it, and may do what a host does."""
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
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
HOST = re.compile(rb"(?:\[[0-9A-Fa-f:.]+\]|[0-9A-Za-z._~%-]*)(?::([0-9]{1,5}))?")
LAST_PORT = 65535
SAFE = ("GET", "HEAD", "OPTIONS")
OWN_SITES = ("", "same-origin", "none")
"""What a browser says of a request by our own page or by the person themselves; other programs say nothing."""


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


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """Short enough to read out, long enough not to be guessed by chance; it opens nothing without a token."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(10))


def hash_of(token: str) -> str:
    """Tokens are random through and through, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def bearer(header: str | None) -> str:
    """The token of an Authorization header; empty if there is none that could be one."""
    scheme, _, token = (header or "").partition(" ")
    return token if scheme.lower() == "bearer" and TOKEN.fullmatch(token) else ""


def has_host(scope: Any) -> bool:
    """One that addresses can be made of, as Litestar does."""
    found = [HOST.fullmatch(value) for name, value in scope["headers"] if name == b"host"]
    return all(host is not None and int(host[1] or 0) <= LAST_PORT for host in found)


def is_same_origin(origin: str | None, host: str | None) -> bool:
    """A browser says where its page is from; programs that are no browser say nothing."""
    if origin is None:
        return True
    try:
        return bool(host) and urlsplit(origin).netloc.lower() == str(host).lower()
    except ValueError:
        return False


def foreign(headers: dict[str, str]) -> Rejected | None:
    """Why a request that would change something is not ours to serve: another site's page, or the body of a form."""
    if headers.get("sec-fetch-site", "").lower() not in OWN_SITES:
        return Rejected(403, "server-from-elsewhere")
    if not is_same_origin(headers.get("origin"), headers.get("host")):
        return Rejected(403, "server-from-elsewhere")
    has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    return Rejected(415, "server-not-json") if has_body and kind != "application/json" else None


class Guard:
    """The ASGI application that uvicorn runs."""

    def __init__(self, app: Litestar, limits: Limits, rates: Rates, proxies: Proxies) -> None:
        self.app = app
        self.limits = limits
        self.rates = rates
        self.proxies = proxies

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and (origin := self.proxies.origin(scope)):
            scope["client"] = origin
        if scope["type"] == "websocket" and (not has_host(scope) or self.rates.done.take(address_of(scope))):
            LIMITS.labels("socket").inc()
            await send({"type": "websocket.close", "code": TOO_FAST, "reason": ""})
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        begun, status = time.perf_counter(), 0

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                named = {name.lower() for name, _ in message["headers"]}
                private = [] if b"cache-control" in named else [(b"cache-control", b"no-store")]
                message["headers"] = [*message["headers"], *HEADERS, *private]
            await send(message)

        try:
            refusal = self.refusal(scope)
            if refusal:
                await self.refuse(refusal, with_headers)
            else:
                await self.app(scope, receive, with_headers)
        finally:
            self.note(scope, status, time.perf_counter() - begun)

    def note(self, scope: Any, status: int, seconds: float) -> None:
        """What was asked for by its route: an address may hold a code or a link."""
        REQUESTS.labels(status).inc()
        route = scope.get("path_template") or "-"
        logs.event("request", method=scope["method"], route=route, status=status, ms=round(seconds * 1000, 1))

    async def refuse(self, refusal: Rejected, send: Send) -> None:
        by_limit(refusal.status, refusal.refusal.message)
        headers = [(b"content-type", b"application/json")]
        if refusal.status == 429:
            headers.append((b"retry-after", str(refusal.refusal.facts["seconds"]).encode()))
        await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
        body = msgspec.json.encode(problem(refusal)[1])
        await send({"type": "http.response.body", "body": body, "more_body": False})

    def refusal(self, scope: Any) -> Rejected | None:
        """What is asked for counts, however its path is spelled; so does what is not there. The page is free."""
        if not has_host(scope):
            return Rejected(400, "server-not-understood", problem="host")
        options = self.options(scope)
        if options.get("free"):
            return None
        address = address_of(scope)
        wait = self.rates.done.take(address)
        if not wait and scope["method"] not in SAFE:
            headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
            refused = foreign(headers)
            if refused:
                return refused
            wait = self.rates.made.take(address) if options.get("costly") else 0.0
        return Rejected(429, "server-too-fast", seconds=math.ceil(wait)) if wait else None

    def options(self, scope: Any) -> dict[str, Any]:
        """Of the handler that will answer, found as Litestar finds it."""
        try:
            path = normalize_path(scope["path"])
            return self.app.asgi_router.handle_routing(path=path, method=scope["method"])[1].opt
        except HTTPException:
            return {}

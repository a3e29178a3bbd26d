"""Web Push by pywebpush: the host's keys, the addresses a message may go to, its sending. Knows nothing of tables.

What it needs is loaded with the first subscription: a server whose visitors want no notifications starts without.
"""

from __future__ import annotations

import base64
import ipaddress
import re
import time
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from loipe.core.game import Refused
from loipe.server.doors.problems import Rejected

if TYPE_CHECKING:
    from aiohttp import ClientSession

VISIBLE = re.compile(r"[!-~]{1,1000}")
"""What an endpoint is written with."""
TIMEOUT = 10.0
"""Seconds for one message, from the look-up of the name to the answer."""
SIGNED_FOR = 12 * 3600
HTTPS = 443
HOST_NAME = re.compile(r"(?:[A-Za-z0-9_](?:[A-Za-z0-9_-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]")
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
CONTACT = re.compile(r"mailto:[^@\s]+@[\w-]+(\.[\w-]+)+|https://[\w-]+(\.[\w-]+)+(/\S*)?")
NUMBER, POINT, SECRET = 32, 65, 16
"""Bytes of a private key, of a public one, and of the secret beside a browser's."""


class Pushing(msgspec.Struct, frozen=True):
    """What a host says of it."""

    is_on: bool = True
    key: str = ""
    """The private key, as PEM or in base64; empty to make one and keep it in the database."""
    contact: str = ""
    """Whom a push service may write to, `mailto:` or `https:`; empty for the address of the page."""
    after: float = 10.0
    """Seconds that somebody without an open page may take to come by themselves."""
    anywhere: bool = False
    """Endpoints may be of any address and without TLS: for tests alone."""


def told_by(is_on: bool, key_file: str, contact: str) -> Pushing:
    """What a host's options say; refused if the key cannot be read or nobody can be written to."""
    key = ""
    if key_file:
        try:
            key = Path(key_file).read_text("utf-8")
        except (OSError, ValueError):
            raise Refused("server-push-bad-key") from None
        Keys(key)
    if contact and not CONTACT.fullmatch(contact):
        raise Refused("server-push-contact", contact=contact[:100])
    return Pushing(is_on, key, contact)


class Subscription(msgspec.Struct, forbid_unknown_fields=True):
    """A browser that wants to be told, as its PushSubscription has it."""

    endpoint: str
    p256dh: str
    auth: str
    language: str = "en"


class NotPublic(OSError):
    """The name of an endpoint leads to an address that is nobody's but ours."""


def decoded(text: str) -> bytes:
    """Base64 for URLs, with or without padding; nothing if it is none."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), "-_", validate=True)
    except ValueError:
        return b""


def encoded(found: bytes) -> str:
    return base64.urlsafe_b64encode(found).rstrip(b"=").decode()


def is_public(address: str) -> bool:
    """An address of the Internet at large: not of this machine, its network, or wrapped into another."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, ipaddress.IPv6Address):
        if ip in NAT64:
            return is_public(str(ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)))
        if ip.ipv4_mapped or ip.sixtofour or ip.teredo:
            return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


def check_endpoint(endpoint: str) -> None:
    """The shape of a push service's address: https, a name, no odd port. Where the name leads is seen when sending."""
    try:
        parts = urlsplit(endpoint)
        fits = parts.scheme == "https" and parts.port in (None, HTTPS) and HOST_NAME.fullmatch(parts.hostname or "")
    except ValueError:
        fits = None
    if not fits or "@" in parts.netloc or not VISIBLE.fullmatch(endpoint):
        raise Rejected(422, "server-push-endpoint")


def check_keys(wanted: Subscription) -> None:
    """What a browser made: a point on the curve, and a secret."""
    from cryptography.hazmat.primitives.asymmetric import ec

    point, secret = decoded(wanted.p256dh), decoded(wanted.auth)
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        point = b""
    if len(point) != POINT or len(secret) != SECRET:
        raise Rejected(422, "server-push-keys")


def new_key() -> str:
    """A private key, as Keys takes it."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encoded(number.to_bytes(NUMBER, "big"))


class Keys:
    """The host's pair: browsers subscribe with the public key, each message is signed with the private one."""

    def __init__(self, private: str) -> None:
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid import Vapid

        is_pem = "BEGIN" in private
        try:
            if not is_pem and len(decoded(private.strip())) != NUMBER:
                raise ValueError("no private key")
            self.vapid = (Vapid.from_pem if is_pem else Vapid.from_raw)(private.strip().encode())
            point = self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        except (ValueError, TypeError, AttributeError):
            raise Refused("server-push-bad-key") from None
        if len(point) != POINT:
            raise Refused("server-push-bad-key")
        self.public = encoded(point)

    def sealed(self, to: Subscription, text: bytes, contact: str) -> tuple[bytes, dict[str, str]]:
        """A message that this browser alone can read, and the headers that say whose it is."""
        from pywebpush import WebPusher

        keys = {"p256dh": to.p256dh, "auth": to.auth}
        body: bytes = WebPusher({"endpoint": to.endpoint, "keys": keys}).encode(text)["body"]
        parts = urlsplit(to.endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": contact, "exp": int(time.time()) + SIGNED_FOR}
        return body, {**self.vapid.sign(claims), "content-encoding": "aes128gcm"}


class Sender:
    """Posts messages to push services, at public addresses only. Redirects are not followed, answers not read."""

    def __init__(self, anywhere: bool) -> None:
        self.anywhere = anywhere

    @cached_property
    def session(self) -> ClientSession:
        import aiohttp
        from aiohttp.abc import AbstractResolver, ResolveResult

        class Public(AbstractResolver):
            """What is looked up is what is connected to: nobody can change it in between."""

            async def resolve(self, host: str, port: int = 0, family: Any = 0) -> list[ResolveResult]:
                found = await names.resolve(host, port, family)
                if not all(is_public(each["host"]) for each in found):
                    raise NotPublic(host)
                return found

            async def close(self) -> None:
                await names.close()

        names = aiohttp.ThreadedResolver()
        connector = aiohttp.TCPConnector(resolver=names if self.anywhere else Public(), limit=0)
        timeout = aiohttp.ClientTimeout(total=TIMEOUT)
        return aiohttp.ClientSession(connector=connector, timeout=timeout, cookie_jar=aiohttp.DummyCookieJar())

    async def post(self, endpoint: str, body: bytes, headers: dict[str, str]) -> int:
        """The status of the answer, 0 if there was none; NotPublic if it must not go there."""
        import aiohttp

        if not self.anywhere:
            check_endpoint(endpoint)
        try:
            async with self.session.post(endpoint, data=body, headers=headers, allow_redirects=False) as answer:
                return answer.status
        except aiohttp.ClientConnectorError as error:
            if isinstance(error.os_error, NotPublic):
                raise error.os_error from None
            return 0
        except (aiohttp.ClientError, OSError, ValueError):
            return 0

    async def close(self) -> None:
        if "session" in self.__dict__:
            await self.session.close()

"""Secret links: 256 bits, told once, kept as hashes."""

from __future__ import annotations

import hashlib
import re
import secrets

SPECTATOR = -1
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


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

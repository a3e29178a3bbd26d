"""What is said over the older socket `/api/tables/<table>/live`, as long as a page uses it."""

from __future__ import annotations

from typing import Any

import msgspec

from loipe.server.messages import Draft, Here, Notices, Why, Words


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    token: str


class Say(msgspec.Struct, tag="words", forbid_unknown_fields=True):
    id: int
    body: Words


class Try(msgspec.Struct, tag="draft", forbid_unknown_fields=True):
    id: int
    body: Draft


class AskWhy(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    id: int
    body: Why


class AskSince(msgspec.Struct, tag="since", forbid_unknown_fields=True):
    """Answered with Now, as GET /since/<at>."""

    id: int
    at: int


class At(msgspec.Struct, tag="at"):
    """The table is at this number now; read what is new."""

    at: int


class Reply(msgspec.Struct, tag="reply"):
    """The answer to the request of that id: what HTTP would have answered, with its status."""

    id: int
    status: int
    body: Any
    """Taken, Drafted, Reason, Now or Problem."""


Asked = Hello | Say | Try | AskWhy | AskSince
Told = At | Here | Notices | Reply

"""What is said over the socket `/api/tables/<table>/live`. The client's first message is Hello, the server's At."""

from __future__ import annotations

from typing import Any

import msgspec

from loipe.server.messages import Draft, Reason, Why, Words


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


class Here(msgspec.Struct, tag="here"):
    """The players who are connected now."""

    holders: list[int]


class Notices(msgspec.Struct, tag="notices"):
    """What everybody at the table should know now, in place of what Now said of it."""

    notices: list[Reason]


class Reply(msgspec.Struct, tag="reply"):
    """The answer to the request of that id: what HTTP would have answered, with its status."""

    id: int
    status: int
    body: Any
    """Taken, Drafted, Reason, Now or Problem."""


Asked = Hello | Say | Try | AskWhy | AskSince
Told = At | Here | Notices | Reply

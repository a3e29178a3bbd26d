"""The older socket of a table: hears announcements, may ask what HTTP answers. It goes when no page uses it."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from loipe.core.game import Defects, Refused
from loipe.server import actions, views
from loipe.server.limits import Limits, Rates
from loipe.server.line import NOT_UNDERSTOOD, Farewell, Line, Talk, connected
from loipe.server.messages import At, Draft, Why, Words
from loipe.server.presence import Socket
from loipe.server.problems import Rejected, problem
from loipe.server.table import LiveTable, Viewer
from loipe.server.tables import Tables


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


class Reply(msgspec.Struct, tag="reply"):
    """The answer to the request of that id: what HTTP would have answered, with its status."""

    id: int
    status: int
    body: Any
    """Taken, Drafted, Reason, Now or Problem."""


Asked = Hello | Say | Try | AskWhy | AskSince


async def reply(tables: Tables, live: LiveTable, viewer: Viewer, asked: Any) -> tuple[int, Any]:
    """What HTTP would answer."""
    try:
        await tables.refresh(live)
        match asked:
            case Say():
                return 200, await actions.say(tables, live, viewer, asked.body)
            case Try():
                return 200, actions.draft(live, viewer, asked.body)
            case AskWhy():
                return 200, actions.why(live, viewer, asked.body)
            case AskSince():
                return 200, views.now(live, viewer, max(asked.at, 0))
        raise Farewell(NOT_UNDERSTOOD)
    except (Refused, Defects, Rejected) as error:
        return problem(error, live.sitting.text)


async def stay(talk: Talk, table: str) -> None:
    """From hello to farewell."""
    live, viewer, _ = await talk.greet(table, Asked)
    outbox = Socket(viewer.holder, talk.limits)
    outbox.send(At(live.at))
    talk.room.join(live, outbox)
    sending = asyncio.create_task(talk.send_until_cut(outbox))
    try:
        while True:
            asked = await talk.heard(Asked)
            if isinstance(asked, Hello):
                raise Farewell(NOT_UNDERSTOOD)
            live.presence.note(viewer.holder)
            outbox.send(Reply(asked.id, *await reply(talk.room, live, viewer, asked)))
    finally:
        sending.cancel()
        talk.room.leave(live, outbox)


@websocket("/api/tables/{table:str}/live")
async def live_table(
    socket: Line,
    table: FromPath[str],
    room: NamedDependency[Tables],
    limits: NamedDependency[Limits],
    rates: NamedDependency[Rates],
) -> None:
    talk = Talk(socket, room, limits, rates)
    await connected(talk, stay(talk, table))

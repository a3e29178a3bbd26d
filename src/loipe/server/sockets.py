"""The socket of one table and viewer: says hello, hears announcements, may ask what HTTP answers."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from loipe.core.game import Defects, Refused
from loipe.server import actions, views
from loipe.server import socket_messages as m
from loipe.server.guard import is_same_origin
from loipe.server.limits import TOO_FAST, Limits, Rates, address_of
from loipe.server.live import Socket
from loipe.server.problems import Rejected, problem
from loipe.server.table import LiveTable, Viewer
from loipe.server.tables import Tables

Line: TypeAlias = WebSocket[Any, Any, Any]
NOT_UNDERSTOOD, NO_LINK, ELSEWHERE, LATER = 4400, 4401, 4403, 4503


class Farewell(Exception):
    """Close the socket with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


async def heard(socket: Line, limits: Limits, rates: Rates) -> Any:
    """The next message, or Farewell; it counts as a request of its address does."""
    text = await socket.receive_data(mode="text")
    if rates.done.take(address_of(socket.scope)):
        raise Farewell(TOO_FAST)
    if len(text) > limits.message:
        raise Farewell(NOT_UNDERSTOOD)
    try:
        return msgspec.json.decode(text, type=m.Asked)
    except (ValueError, RecursionError):
        raise Farewell(NOT_UNDERSTOOD) from None


async def reply(tables: Tables, live: LiveTable, viewer: Viewer, asked: Any) -> tuple[int, Any]:
    """What HTTP would answer."""
    try:
        await tables.refresh(live)
        match asked:
            case m.Say():
                return 200, await actions.say(tables, live, viewer, asked.body)
            case m.Try():
                return 200, actions.draft(live, viewer, asked.body)
            case m.AskWhy():
                return 200, actions.why(live, viewer, asked.body)
            case m.AskSince():
                return 200, views.now(live, viewer, max(asked.at, 0))
        raise Farewell(NOT_UNDERSTOOD)
    except (Refused, Defects, Rejected) as error:
        return problem(error, live.sitting.text)


async def send_all(socket: Line, outbox: Socket) -> None:
    with suppress(OSError):
        async for message in outbox.messages():
            await socket.send_data(message.decode(), mode="text")


async def let_go(socket: Line, code: int) -> None:
    """Close it, if it is still there."""
    with suppress(OSError):
        await socket.close(code)


async def send_until_cut(socket: Line, outbox: Socket) -> None:
    """A reader who does not read is let go, also in the middle of a message."""
    sending = asyncio.create_task(send_all(socket, outbox))
    try:
        await outbox.cut.wait()
    finally:
        sending.cancel()
    await let_go(socket, TOO_FAST)


async def greet(socket: Line, tables: Tables, table: str, limits: Limits, rates: Rates) -> tuple[LiveTable, Viewer]:
    """The first message says which link it is."""
    try:
        hello = await asyncio.wait_for(heard(socket, limits, rates), limits.patience)
        if not isinstance(hello, m.Hello):
            raise Farewell(NOT_UNDERSTOOD)
        live = await tables.find(table)
        return live, live.viewer(hello.token)
    except TimeoutError:
        raise Farewell(NOT_UNDERSTOOD) from None
    except Rejected as refusal:
        raise Farewell(LATER if refusal.status >= 500 else NO_LINK) from None


async def stay(socket: Line, tables: Tables, live: LiveTable, viewer: Viewer, limits: Limits, rates: Rates) -> None:
    """From hello to farewell."""
    outbox = Socket(viewer.holder, limits)
    outbox.send(m.At(live.at))
    tables.join(live, outbox)
    sending = asyncio.create_task(send_until_cut(socket, outbox))
    try:
        while True:
            asked = await heard(socket, limits, rates)
            if isinstance(asked, m.Hello):
                raise Farewell(NOT_UNDERSTOOD)
            live.presence.note(viewer.holder)
            outbox.send(m.Reply(asked.id, *await reply(tables, live, viewer, asked)))
    finally:
        sending.cancel()
        tables.leave(live, outbox)


@websocket("/api/tables/{table:str}/live")
async def live_table(
    socket: Line,
    table: FromPath[str],
    room: NamedDependency[Tables],
    limits: NamedDependency[Limits],
    rates: NamedDependency[Rates],
) -> None:
    """Accept, greet, stay; every way out closes the socket."""
    await socket.accept()
    address = address_of(socket.scope)
    rates.sockets[address] += 1
    try:
        if not is_same_origin(socket.headers.get("origin"), socket.headers.get("host")):
            raise Farewell(ELSEWHERE)
        if rates.sockets[address] > limits.sockets:
            raise Farewell(TOO_FAST)
        live, viewer = await greet(socket, room, table, limits, rates)
        await stay(socket, room, live, viewer, limits, rates)
    except Farewell as farewell:
        await let_go(socket, farewell.code)
    except WebSocketDisconnect:
        pass
    finally:
        rates.sockets[address] -= 1
        if not rates.sockets[address]:
            del rates.sockets[address]

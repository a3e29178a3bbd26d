"""The socket of one table and viewer: says hello, hears announcements, may ask what HTTP answers."""

from __future__ import annotations

import asyncio
from typing import Any, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from loipe.core.game import Defects, Refused
from loipe.server import actions, views
from loipe.server import socket_messages as m
from loipe.server.limits import TOO_FAST, Bucket, Limits, address_of, is_same_origin
from loipe.server.live import Socket
from loipe.server.problems import Rejected, problem
from loipe.server.tables import LiveTable, Tables, Viewer

Line: TypeAlias = WebSocket[Any, Any, Any]
NOT_UNDERSTOOD, NO_LINK, ELSEWHERE = 4400, 4401, 4403


class Farewell(Exception):
    """Close the socket with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


async def heard(socket: Line, limits: Limits) -> Any:
    """The next message, or Farewell."""
    text = await socket.receive_data(mode="text")
    if len(text) > limits.message:
        raise Farewell(NOT_UNDERSTOOD)
    try:
        return msgspec.json.decode(text, type=m.Asked)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Farewell(NOT_UNDERSTOOD) from None


async def reply(tables: Tables, live: LiveTable, viewer: Viewer, asked: Any) -> tuple[int, Any]:
    """What HTTP would answer."""
    try:
        if tables.store.shared:
            await tables.catch_up(live)
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
    while (message := await outbox.waiting.get()) is not None:
        await socket.send_data(message.decode(), mode="text")
    await socket.close(TOO_FAST)


async def listen(socket: Line, tables: Tables, live: LiveTable, viewer: Viewer, outbox: Socket, limits: Limits) -> None:
    bucket = Bucket(limits.messages, limits.message_burst)
    while True:
        asked = await heard(socket, limits)
        if bucket.take():
            raise Farewell(TOO_FAST)
        if isinstance(asked, m.Hello):
            raise Farewell(NOT_UNDERSTOOD)
        live.presence.note(viewer.holder)
        outbox.send(m.Reply(asked.id, *await reply(tables, live, viewer, asked)))


async def greet(socket: Line, tables: Tables, table: str, limits: Limits) -> tuple[LiveTable, Viewer]:
    """The first message says which link it is."""
    try:
        hello = await asyncio.wait_for(heard(socket, limits), limits.hello)
        if not isinstance(hello, m.Hello):
            raise Farewell(NOT_UNDERSTOOD)
        live = await tables.find(table)
        return live, live.viewer(hello.token)
    except TimeoutError:
        raise Farewell(NOT_UNDERSTOOD) from None
    except (Rejected, Refused, Defects):
        raise Farewell(NO_LINK) from None


async def stay(socket: Line, tables: Tables, live: LiveTable, viewer: Viewer, limits: Limits) -> None:
    """From hello to farewell."""
    outbox = Socket(viewer.holder)
    outbox.send(m.At(live.at))
    tables.join(live, outbox)
    sending = asyncio.create_task(send_all(socket, outbox))
    try:
        await listen(socket, tables, live, viewer, outbox, limits)
    finally:
        sending.cancel()
        tables.leave(live, outbox)


@websocket("/api/tables/{table:str}/live")
async def live_table(
    socket: Line,
    table: FromPath[str],
    room: NamedDependency[Tables],
    limits: NamedDependency[Limits],
    crowd: NamedDependency[dict[str, int]],
) -> None:
    """Accept, greet, stay; every way out closes the socket."""
    await socket.accept()
    address = address_of(socket.scope)
    crowd[address] = crowd.get(address, 0) + 1
    try:
        if not is_same_origin(socket.headers.get("origin"), socket.headers.get("host")):
            raise Farewell(ELSEWHERE)
        if crowd[address] > limits.sockets:
            raise Farewell(TOO_FAST)
        live, viewer = await greet(socket, room, table, limits)
        await stay(socket, room, live, viewer, limits)
    except Farewell as farewell:
        await socket.close(farewell.code)
    except WebSocketDisconnect:
        pass
    finally:
        crowd[address] -= 1
        if not crowd[address]:
            del crowd[address]

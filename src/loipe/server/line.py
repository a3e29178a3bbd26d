"""The line of one viewer to one table: says hello, hears all that happens there, may do whatever HTTP does."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any, TypeAlias, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from loipe.core.game import Defects, Refused
from loipe.server import actions, logs, measures, views
from loipe.server import messages as m
from loipe.server.doors.guard import TOO_FAST, address_of, is_same_origin
from loipe.server.doors.limits import Limits, Rates
from loipe.server.doors.problems import Rejected, problem
from loipe.server.doors.sockets import DOOR, SocketDoor
from loipe.server.room import Room
from loipe.server.table.presence import Socket
from loipe.server.table.served import ServedTable, Viewer

Line: TypeAlias = WebSocket[Any, Any, Any]
UP = msgspec.json.Decoder(m.Up)
NOT_UNDERSTOOD, NO_LINK, ELSEWHERE, START_ANEW, LATER = 4400, 4401, 4403, 4409, 4503
LEFT = (1000, 1001, 1005)
"""A page that is closed says so; a phone that was put away does not."""


class Farewell(Exception):
    """Close the socket with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Talk:
    """One connection, from its first message to its last."""

    def __init__(self, socket: Line, room: Room, limits: Limits, rates: Rates) -> None:
        self.socket = socket
        self.room = room
        self.limits = limits
        self.rates = rates
        self.address = address_of(socket.scope)
        self.door = cast(SocketDoor, cast(Any, socket.scope)["extensions"][DOOR]["door"])

    async def heard(self) -> m.Up:
        """The next message, or Farewell; it counts as a request of its address does."""
        text = await self.door.hear()
        if self.rates.done.take(self.address):
            raise Farewell(TOO_FAST)
        if len(text) > self.limits.message:
            raise Farewell(NOT_UNDERSTOOD)
        try:
            found: m.Up = UP.decode(text)
            return found
        except (ValueError, RecursionError):
            raise Farewell(NOT_UNDERSTOOD) from None

    async def greet(self, name: str) -> tuple[ServedTable, Viewer, m.Hello]:
        """The first message says which link it is."""
        try:
            hello = await asyncio.wait_for(self.heard(), self.limits.patience)
            if not isinstance(hello, m.Hello):
                raise Farewell(NOT_UNDERSTOOD)
            table = await self.room.find(name)
            return table, table.viewer(hello.token), hello
        except TimeoutError:
            raise Farewell(NOT_UNDERSTOOD) from None
        except Rejected as refusal:
            raise Farewell(LATER if refusal.status >= 500 else NO_LINK) from None

    async def send_all(self, outbox: Socket) -> None:
        with suppress(OSError):
            async for letter in outbox.messages():
                await self.door.deliver(letter)

    async def send_until_cut(self, outbox: Socket) -> None:
        """A reader who does not read is let go, also in the middle of a message."""
        sending = asyncio.create_task(self.send_all(outbox))
        try:
            await outbox.cut.wait()
        finally:
            sending.cancel()
        await self.let_go(START_ANEW)

    async def let_go(self, code: int) -> None:
        """Close it, if it is still there."""
        with suppress(OSError):
            await self.socket.close(code)

    async def stay(self, name: str) -> None:
        """From hello to farewell."""
        table, viewer, hello = await self.greet(name)
        outbox = Socket(viewer.holder, self.limits, viewer.key)
        outbox.push = self.door.push
        outbox.send(await views.caught_up(table, viewer, hello.have))
        outbox.holder = self.still_there(table, outbox).holder
        self.room.join(table, outbox)
        sending = asyncio.create_task(self.send_until_cut(outbox))
        is_lost = False
        try:
            while True:
                asked = await self.heard()
                table.presence.note(outbox.holder)
                if isinstance(asked, m.Hello):
                    outbox.send(await views.caught_up(table, self.still_there(table, outbox), asked.have))
                else:
                    await self.answer(table, outbox, asked)
        except WebSocketDisconnect as end:
            is_lost = end.code not in LEFT
            raise
        finally:
            sending.cancel()
            self.room.leave(table, outbox)
            if is_lost:
                self.room.heed(table)  # what was asked meanwhile may not have arrived

    def still_there(self, table: ServedTable, outbox: Socket, id: str = "") -> Viewer:
        """Seats may change while a table waits, and a guest may be sent away."""
        try:
            return table.holding(outbox.key, outbox, id)
        except Rejected:
            raise Farewell(NO_LINK) from None

    async def answer(self, table: ServedTable, outbox: Socket, asked: m.Say | m.Try | m.Do) -> None:
        """The receipt of what is committed goes out with the news of it; the rest is answered here."""
        try:
            if isinstance(asked, m.Say):
                begun = time.perf_counter()
                await self.say(table, outbox, asked)
                measures.MOVING.acknowledged(time.perf_counter() - begun)
            else:
                await self.room.refresh(table)
                await actions.answer(self.room, table, self.still_there(table, outbox, asked.id), asked)
        except (Refused, Defects, Rejected) as error:
            status, body = problem(error, table.sitting.text, asked.id)
            measures.by_limit(status, body.message)
            outbox.send(body)

    async def say(self, table: ServedTable, outbox: Socket, said: m.Say) -> None:
        """A word is tried on what is known here, and refused only by what all workers know: one read less for each."""
        try:
            await self.room.say(table, self.still_there(table, outbox, said.id), said)
        except (Refused, Defects, Rejected):
            if not await self.room.refresh(table):
                raise
            await self.room.say(table, self.still_there(table, outbox, said.id), said)


@websocket("/api/tables/{table:str}/line")
async def table_line(
    socket: Line,
    table: FromPath[str],
    room: NamedDependency[Room],
    limits: NamedDependency[Limits],
    rates: NamedDependency[Rates],
) -> None:
    """Accept, greet, stay; every way out closes the socket."""
    talk = Talk(socket, room, limits, rates)
    await asyncio.create_task(connected(talk, talk.stay(table)))  # each message then wakes it, and no middleware


async def connected(talk: Talk, staying: Any) -> None:
    """As long as both sides stay, if the address has a place left for it."""
    begun, code = time.monotonic(), 0
    address, headers = talk.address, talk.socket.headers
    open_now = talk.rates.enter(address)
    try:
        await talk.socket.accept()
        if not is_same_origin(headers.get("origin"), headers.get("host")):
            raise Farewell(ELSEWHERE)
        if open_now > talk.limits.sockets:
            raise Farewell(TOO_FAST)
        await staying
    except Farewell as farewell:
        code = farewell.code
        if code == TOO_FAST:
            measures.LIMITS.labels("socket").inc()
        await talk.let_go(code)
    except WebSocketDisconnect as end:
        code = end.code
    finally:
        logs.event("line", code=code, seconds=round(time.monotonic() - begun, 1))
        staying.close()
        talk.rates.leave(address)

"""A viewer's socket: uvicorn's protocol with patience that ends, written to at once and compressed once for all."""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle, Transport
from collections import deque
from http import HTTPStatus
from typing import Any, cast

import uvicorn
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import PayloadTooBig, ProtocolError
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

from loipe.server.doors.frames import PACKED, PIECE, QUICKLY, TEXT, WINDOW, Letter, frame_end, unmasked
from loipe.server.doors.guard import Guard
from loipe.server.doors.limits import Limits

DOOR = "loipe.door"
"""Where the application finds the door of a socket, among its scope's extensions."""

MOST_AHEAD = 8
"""Messages that may wait for the application; more are left to the network until it has taken them."""


def limits_of(config: uvicorn.Config) -> Limits:
    return cast(Guard, config.app).limits


class Reader:
    """Whoever is on the other side: reads at least a little within our patience, or is cut off."""

    def __init__(self, transport: Transport, protocol: HttpToolsProtocol | SocketDoor) -> None:
        self.transport = transport
        self.loop = protocol.loop
        self.patience = limits_of(protocol.config).patience
        self.left = 0
        self.timer: TimerHandle | None = None

    def watch(self) -> None:
        """Something waits to be read."""
        if self.timer is None:
            self.left = self.transport.get_write_buffer_size()
            self.timer = self.loop.call_later(self.patience, self.look)

    def look(self) -> None:
        self.timer = None
        waiting = self.transport.get_write_buffer_size()
        if waiting >= self.left > 0:
            self.transport.abort()
        elif waiting:
            self.watch()

    def forget(self) -> None:
        if self.timer is not None:
            self.timer.cancel()


class Inbox:
    """What was heard and not taken yet; as much of a queue as one taker needs."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.waiting: deque[Any] = deque()
        self.taker: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self.waiting.append(message)
        if self.taker is not None and not self.taker.done():
            self.taker.set_result(None)

    async def filled(self) -> None:
        while not self.waiting:
            self.taker = self.loop.create_future()
            await self.taker

    async def get(self) -> Any:
        await self.filled()
        return self.waiting.popleft()

    def empty(self) -> bool:
        return not self.waiting

    def qsize(self) -> int:
        return len(self.waiting)


class SocketDoor(WebSocketsSansIOProtocol):
    """What waits for a reader is bounded, pongs too; farewells do not wait for one who does not read."""

    packs = False
    """The other side unpacks what we compress."""
    unpacker: PerMessageDeflate | None = None
    """For what it compresses itself."""
    is_between = False
    """What was heard ended with a frame: the next byte begins one."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.unread = limits_of(self.config).unread
        self.queue = cast(Any, Inbox(self.loop))
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_no_context_takeover=True,
                server_max_window_bits=WINDOW,
                client_max_window_bits=WINDOW,
                compress_settings={"level": QUICKLY},
            )
        ]

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.reader = Reader(transport, self)

    def connection_lost(self, error: Exception | None) -> None:
        self.reader.forget()
        super().connection_lost(error)

    def data_received(self, data: bytes) -> None:
        """A message in a frame of its own, as nearly all are, is heard at once; websockets knows about all else."""
        start = 0
        while start < len(data):
            end = frame_end(data, start) if self.is_between else 0
            if not end:
                self.is_between = False
                super().data_received(data[start:])
                break
            if not self.hears(data[start], data, start, end):
                super().data_received(data[start:end])
            start = end
        if self.transport.get_write_buffer_size() > self.unread:
            self.transport.abort()

    def hears(self, first: int, data: bytes, start: int, end: int) -> bool:
        """A whole frame; False if it is no message by itself, or none of those that are allowed."""
        conn = self.conn
        if conn.state is not State.OPEN or conn.current_size is not None or end - start > self.config.ws_max_size:
            return False
        if first == TEXT:
            self.take(unmasked(data, start, end))
        elif first == PACKED and self.unpacker is not None:
            packed = Frame(Opcode.TEXT, unmasked(data, start, end), rsv1=True)
            try:
                self.take(bytes(self.unpacker.decode(packed, max_size=self.config.ws_max_size).data))
            except PayloadTooBig:
                self.refuse(CloseCode.MESSAGE_TOO_BIG)
            except ProtocolError:
                self.refuse(CloseCode.PROTOCOL_ERROR)
        else:
            return False
        return True

    def refuse(self, code: CloseCode) -> None:
        """What was sent is no message: the sender's fault, which ends the talk."""
        if self.conn.state is State.OPEN:
            self.conn.send_close(code)
            self.handle_parser_exception()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), DOOR: {"door": self}}
            spoken = self.conn.extensions
            self.unpacker = next((each for each in spoken if isinstance(each, PerMessageDeflate)), None)
            self.packs = self.unpacker is not None and self.unpacker.local_max_window_bits == WINDOW
            self.is_between = True

    def send_receive_event_to_app(self) -> None:
        """A message in several frames, or no text."""
        data, self.frames = b"".join(self.frames), []
        if self.curr_msg_data_type == "text":
            self.take(data)
        else:
            self.take(b"")

    def take(self, data: bytes) -> None:
        """The next messages are read meanwhile, a few. Text that is no UTF-8 ends the talk."""
        if self.close_sent:
            return
        try:
            self.queue.put_nowait(cast(Any, {"type": "websocket.receive", "text": data.decode()}))
        except UnicodeDecodeError:
            self.refuse(CloseCode.INVALID_DATA)
            return
        if not self.read_paused and self.queue.qsize() >= MOST_AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reader.watch()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    async def send(self, message: Any) -> None:
        """Who is gone is gone; a farewell is no reason to wait for a reader."""
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self.leave_word(message["code"])
            raise ClientDisconnected
        await self.writable.wait()
        self.check_there()
        await super().send(message)
        if self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def leave_word(self, code: int) -> None:
        """The farewell lies behind what was written; who reads none of it is cut off by and by."""
        if self.conn.state is not State.OPEN:
            self.transport.abort()
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    async def hear(self) -> str:
        """The next message; nothing where it was no text."""
        inbox = cast(Inbox, self.queue)
        if not inbox.waiting:
            await inbox.filled()
        message = inbox.waiting.popleft()
        if self.read_paused and not inbox.waiting:
            self.read_paused = False
            self.transport.resume_reading()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="", code=message["code"])
        return cast(str, message["text"])

    def check_there(self) -> None:
        if self.transport.is_closing() or (self.close_sent and self.handshake_complete):
            raise ClientDisconnected

    def push(self, letter: Letter) -> bool:
        """Write it at once; False where that would take long, or the other side has not read what was before."""
        if len(letter.body) > PIECE or not self.writable.is_set():
            return False
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self.transport.write(letter.frame(self.packs))
        return True

    async def deliver(self, letter: Letter) -> None:
        """As soon as the other side reads; a long one as frames of one message: others get their turn between them."""
        await self.writable.wait()
        self.check_there()
        if self.push(letter):
            return
        for frame in await letter.pieces(self.packs):
            self.transport.write(frame)
            await asyncio.sleep(0)
            await self.writable.wait()
            self.check_there()

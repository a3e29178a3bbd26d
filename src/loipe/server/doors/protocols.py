"""Uvicorn's protocols with patience that ends: who does not send, or does not read, is hung up on."""

from __future__ import annotations

import asyncio
from asyncio import TimerHandle, Transport
from collections import deque
from typing import Any, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.protocol import State

from loipe.server.app import Settings, application
from loipe.server.doors.guard import Guard, Limits

LARGEST = 4
"""Files: so much may follow a request's head, also when it was refused and nobody listens any more."""

PIECE = 64_000
"""Letters of a message that are compressed at a stretch."""

MOST_AHEAD = 16
"""Requests that may be sent ahead of the answers; browsers send none."""


def limits_of(config: uvicorn.Config) -> Limits:
    return cast(Guard, config.app).limits


def is_utf8(text: bytes) -> bool:
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True


class Reader:
    """Whoever is on the other side: reads at least a little within our patience, or is cut off."""

    def __init__(self, transport: Transport, protocol: HttpDoor | SocketDoor) -> None:
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


class HttpDoor(HttpToolsProtocol):
    """A request arrives whole within our patience, with a head of bearable size."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.limits = limits_of(self.config)
        self.deadline: TimerHandle | None = None
        self.weight = 0
        self.has_head = False
        self.cycles: deque[RequestResponseCycle] = deque()
        """Requests that are not answered yet: uvicorn itself knows only the newest when the line is lost."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.reader = Reader(transport, self)
        self.expect()

    def connection_lost(self, error: Exception | None) -> None:
        self.satisfied()
        self.reader.forget()
        for cycle in self.cycles:
            cycle.disconnected = True
        super().connection_lost(error)

    def expect(self) -> None:
        """A request has to be complete some time from now."""
        if self.deadline is None:
            self.deadline = self.loop.call_later(self.limits.patience, self.transport.abort)

    def satisfied(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def data_received(self, data: bytes) -> None:
        self.expect()
        self.weight += len(data)
        super().data_received(data)
        if self.weight > self.limits.head + (LARGEST * self.limits.file if self.has_head else 0):
            self.transport.abort()

    def on_message_begin(self) -> None:
        self.expect()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.has_head = True
        if len(self.pipeline) < MOST_AHEAD:
            newest = self.cycle
            super().on_headers_complete()
            if self.cycle is not newest:  # a request to become a socket has none
                self.cycles.append(self.cycle)
        else:
            self.transport.abort()

    def on_message_complete(self) -> None:
        self.satisfied()
        self.weight, self.has_head = 0, False
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.satisfied()
        self.reader.forget()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reader.watch()

    def on_response_complete(self) -> None:
        self.cycles.popleft()
        super().on_response_complete()
        if self.transport.get_write_buffer_size():
            self.reader.watch()


class SocketDoor(WebSocketsSansIOProtocol):
    """What waits for a reader is bounded, pongs too; farewells do not wait for one who does not read."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.reader = Reader(transport, self)

    def connection_lost(self, error: Exception | None) -> None:
        self.reader.forget()
        super().connection_lost(error)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_write_buffer_size() > limits_of(self.config).unread:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Text that is no UTF-8 ends the talk; it is the sender's fault, not one to be logged."""
        if self.curr_msg_data_type == "bytes" or is_utf8(b"".join(self.frames)):
            super().send_receive_event_to_app()
            return
        self.frames = []
        if self.conn.state is State.OPEN:
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reader.watch()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    async def send(self, message: Any) -> None:
        """Who is gone is gone; a farewell is no reason to wait for a reader."""
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self.transport.abort()
            raise ClientDisconnected
        await self.writable.wait()
        if self.transport.is_closing() or (self.close_sent and self.handshake_complete):
            raise ClientDisconnected
        text = message.get("text") or ""
        if len(text) > PIECE:
            await self.send_in_pieces(text.encode())
            return
        await super().send(message)
        if self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    async def send_in_pieces(self, body: bytes) -> None:
        """A long message, as frames of one: others get their turn between them."""
        for start in range(0, len(body), PIECE):
            send = self.conn.send_continuation if start else self.conn.send_text
            send(body[start : start + PIECE], start + PIECE >= len(body))
            self.transport.write(b"".join(self.conn.data_to_send()))
            await asyncio.sleep(0)
            await self.writable.wait()
            if self.transport.is_closing() or self.close_sent:
                raise ClientDisconnected


def server(settings: Settings) -> uvicorn.Server:
    """Ready to listen."""
    return uvicorn.Server(
        uvicorn.Config(
            application(settings),
            http=HttpDoor,
            ws=SocketDoor,
            ws_max_size=settings.limits.message,
            log_level="error",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=3,
        )
    )

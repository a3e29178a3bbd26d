"""Uvicorn's protocols with patience that ends: who does not send, or does not read, is hung up on."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from asyncio import TimerHandle, Transport
from collections import deque
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from loipe.server import logs
from loipe.server.app import Settings, application
from loipe.server.doors.limits import Tally
from loipe.server.doors.sockets import Reader, SocketDoor, limits_of

LARGEST = 4
"""Files: so much may follow a request's head, also when it was refused and nobody listens any more."""

MOST_AHEAD = 16
"""Requests that may be sent ahead of the answers; browsers send none."""


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


class Server(uvicorn.Server):
    """Told to end, it ends; uvicorn would then kill itself by the same signal."""

    begun: Callable[[], None] = staticmethod(lambda: None)
    """Called once it answers."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.begun()

    def run_on(self, listening: socket.socket, begun: Callable[[], None]) -> None:
        """Until told to end; a server that cannot begin leaves the process."""
        self.begun = begun

        async def serve() -> int:
            try:
                await self.serve(sockets=[listening])
            except SystemExit as end:  # a task would complain of it
                return int(end.code or 0)
            return 0

        with asyncio.Runner(loop_factory=self.config.get_loop_factory()) as runner:
            code = runner.run(serve())
        if code:
            sys.exit(code)

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        before = {each: signal.signal(each, self.handle_exit) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


def server(settings: Settings, tally: Tally | None = None) -> Server:
    """Ready to listen."""
    logs.set_up(settings.log_as, settings.log_level, settings.worker)
    return Server(
        uvicorn.Config(
            application(settings, tally),
            http=HttpDoor,
            ws=SocketDoor,
            ws_max_size=settings.limits.message,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,  # the guard knows whom to believe
            timeout_graceful_shutdown=settings.farewell,  # type: ignore[arg-type]
        )
    )

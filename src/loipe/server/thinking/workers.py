"""Processes that think, and the positions they remember: nothing of it is known to anybody but who asks."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import select
import signal
import subprocess
import sys
import threading
import time
import traceback
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from loipe.core import log as logs
from loipe.core.contract import State
from loipe.core.log import Log, Ply

Answer = TypeVar("Answer")
THOUGHT = 30.0
START = 60.0
"""Seconds a process may take to begin."""
PROGRAM = """import sys
sys.path[:] = sys.argv[2:]
from loipe.server.thinking.workers import attend
attend(int(sys.argv[1]))"""
"""Of a process: it is told the number of its line, and where our server finds its modules."""
REMEMBERED = 50
_remembered: OrderedDict[str, tuple[list[Ply], State]] = OrderedDict()
"""In a worker: by a log's header, the last position seen, so that the next question needs no whole replay."""


class Failed(Exception):
    """What was to be thought out went wrong there; its traceback."""


class Lost(Exception):
    """The process died."""


class Hung(Lost):
    """It was ended because it took too long."""


def attend(number: int) -> None:
    """In a process: answer until the server hangs up. Ctrl-C is for the server, which ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, args=(number,), daemon=True).start()
    line = Connection(number)
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        line.send(True)
        while True:
            work, asked = line.recv()
            try:
                answer = (True, work(*asked))
            except Exception:
                answer = (False, traceback.format_exc())
            line.send(answer)


def end_with_server(line: int) -> None:
    """A worker whose server was killed ends by itself, whatever it thinks about."""
    hung_up = select.poll()
    hung_up.register(line, 0)
    hung_up.poll()
    os._exit(0)


class Worker:
    """One process, started with its first question and again with the first after it ended. Used by one thread."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.process: subprocess.Popen[bytes] | None = None
        self.line: Connection | None = None
        self.is_closed = False

    def ask(self, work: Callable[..., Answer], asked: tuple[Any, ...]) -> Answer:
        """What the process answers; one that died meanwhile is replaced, once."""
        try:
            return self.answer(work, asked)
        except Hung:
            raise
        except Lost:
            if self.is_closed:
                raise
            return self.answer(work, asked)

    def answer(self, work: Callable[..., Answer], asked: tuple[Any, ...]) -> Answer:
        line = self.line or self.start()
        with self.watched(self.limit):
            line.send((work, asked))
            done, answer = line.recv()
        if not done:
            raise Failed(answer)
        return answer  # type: ignore[no-any-return]

    def start(self) -> Connection:
        """Not by `multiprocessing`: what that starts complains aloud if its server is killed meanwhile."""
        self.line, there = multiprocessing.Pipe()
        number = there.fileno()
        order = [sys.executable, "-c", PROGRAM, str(number), *sys.path]
        with there:
            self.process = subprocess.Popen(order, stdin=subprocess.DEVNULL, pass_fds=[number])
        if self.is_closed:
            self.process.kill()
        with self.watched(START):
            self.line.recv()
        return self.line

    @contextmanager
    def watched(self, limit: float) -> Iterator[None]:
        """Within so many seconds, or the process is ended: that also cuts the line somebody waits at."""
        assert self.process is not None
        since = time.monotonic()
        watch = threading.Timer(limit, self.process.kill)
        watch.start()
        try:
            yield
        except (EOFError, OSError) as error:
            self.end()
            raise (Hung if time.monotonic() - since >= limit else Lost) from error
        finally:
            watch.cancel()

    def end(self) -> None:
        if self.process is not None and self.line is not None:
            self.process.kill()
            self.process.wait()
            self.line.close()
        self.process = self.line = None

    def close(self) -> None:
        """From another thread, at any moment: what is being started ends too."""
        self.is_closed = True
        process = self.process
        if process is not None:
            process.kill()


class Workers:
    """Some processes and those who wait for them: turn by turn for each name, however much one of them asks."""

    def __init__(self, processes: int = 0, limit: float = THOUGHT) -> None:
        count = processes or max(1, (os.cpu_count() or 2) - 1)
        self.all = [Worker(limit) for _ in range(count)]
        self.idle = list(self.all)
        self.threads = ThreadPoolExecutor(count)
        self.queues: OrderedDict[str, deque[asyncio.Future[Worker]]] = OrderedDict()

    async def run(self, name: str, work: Callable[..., Answer], *asked: Any) -> Answer:
        """What a worker answers, once it is this name's turn; Failed, Lost or Hung."""
        worker = await self.turn(name)
        thinking = asyncio.get_running_loop().run_in_executor(self.threads, worker.ask, work, asked)
        thinking.add_done_callback(lambda done: self.free(worker, done))
        return await asyncio.shield(thinking)

    async def turn(self, name: str) -> Worker:
        if self.idle:
            return self.idle.pop()
        waiter: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        queue = self.queues.setdefault(name, deque())
        queue.append(waiter)
        try:
            return await waiter
        except asyncio.CancelledError:
            if not waiter.cancelled():
                self.hand_on(waiter.result())
            elif waiter in queue:
                queue.remove(waiter)
            raise

    def free(self, worker: Worker, done: asyncio.Future[Any]) -> None:
        """Its thought is over; nobody may be left to hear how."""
        if not done.cancelled():
            done.exception()
        self.hand_on(worker)

    def hand_on(self, worker: Worker) -> None:
        """The next name's first question is next; the name goes to the end of the line."""
        while self.queues:
            name, queue = self.queues.popitem(last=False)
            waiter = queue.popleft() if queue else None
            if queue:
                self.queues[name] = queue
            if waiter is not None and not waiter.done():
                waiter.set_result(worker)
                return
        self.idle.append(worker)

    def waiting(self, name: str) -> int:
        """How many questions of this name wait for their turn."""
        return len(self.queues.get(name, ()))

    def close(self) -> None:
        """Nothing more is answered; a stopped process ends too."""
        self.threads.shutdown(wait=False, cancel_futures=True)
        for worker in self.all:
            worker.close()


def position(text: str) -> tuple[Log, State]:
    """The position a log leads to."""
    log = logs.read(text)
    header = text.partition(f"\n{logs.BODY}\n")[0]
    plies, state = _remembered.pop(header, ([], None))
    if state is None or log.plies[: len(plies)] != plies:
        plies, state = [], log.game.start(log.config)
    for number, ply in enumerate(log.plies[len(plies) :], len(plies) + 1):
        logs.take(log.game, state, ply, number)
    _remembered[header] = (log.plies, state.clone())
    if len(_remembered) > REMEMBERED:
        _remembered.popitem(last=False)
    return log, state

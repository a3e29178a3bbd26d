"""Bots think in worker processes: a log's text and a seat go there, a word comes back."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from loipe.core import log as logs
from loipe.core.contract import Bot, RandomBot, State
from loipe.core.game import AnyGame
from loipe.core.log import Log, Ply
from loipe.core.rng import Rng

Answer = TypeVar("Answer")
REMEMBERED = 50
_remembered: OrderedDict[str, tuple[list[Ply], State]] = OrderedDict()
"""In a worker: by a log's header, the last position seen, so that the next word needs no whole replay."""


def bot_of(kind: str, game: AnyGame) -> Bot:
    return RandomBot() if kind == "random" else game.thumb()


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


def choose(text: str, seat: int, kind: str, seed: int) -> str:
    """In a worker: the word a bot says for a seat."""
    log, state = position(text)
    state.turn_to(seat)
    code = bot_of(kind, log.game).choose(state, Rng(seed))
    return log.game.write(state, code)


def begin_work() -> None:
    """Ctrl-C is for the server, which ends its workers; a worker whose server was killed ends by itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


class Workers:
    """A pool of processes, started with the first question."""

    def __init__(self, processes: int = 0) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None

    def started(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=begin_work)
        return self.pool

    async def run(self, work: Callable[..., Answer], *asked: Any) -> Answer:
        """What a worker answers; if it died, what another one does."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.started(), work, *asked)
        except BrokenProcessPool:
            self.pool = None
            return await loop.run_in_executor(self.started(), work, *asked)

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)


class Bots(Workers):
    """Those who play seats."""

    async def word(self, log: Log, seat: int, kind: str) -> str:
        """A bot's word. If it fails, any word will do: no table stands still."""
        text = logs.write(log)
        try:
            return await self.run(choose, text, seat, kind, secrets.randbits(63))
        except Exception as error:
            logging.getLogger("loipe.server").error("%s for seat %d of\n%s", kind, seat, text, exc_info=error)
            return await self.run(choose, text, seat, "random", secrets.randbits(63))

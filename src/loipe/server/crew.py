"""Several processes that serve one port: begun together, begun again when one dies or hangs, ended together.

All accept from one listening socket, which the parent opened: what waits there is taken by whoever lives.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

import msgspec

from loipe.server import health, measures
from loipe.server.app import Settings
from loipe.server.doors.limits import Tally, shared

FIRST_PAUSE, LONGEST_PAUSE = 0.2, 10.0
"""Seconds before a worker that died is begun again: twice as long each time."""
STEADY = 20.0
"""Seconds after which a worker has shown that it can live: the pauses begin anew."""
FAREWELL = 5.0
"""Seconds a worker has beyond its own time to end, before it is killed."""
BEAT = 0.5
"""Seconds from one sign of life to the next, and from one look for it to the next."""
BEGINNING = 180.0
"""Seconds until the first of them: a machine may be busy, a database slow."""
log = logging.getLogger("loipe.server")


def end_with_parent() -> None:
    """A worker whose parent was killed ends as if it had been told to."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def attend(settings: Settings, listening: socket.socket, line: Connection, tally: Tally) -> None:
    """In a worker: serve until told to end. Ctrl-C is for the parent, which hands it on."""
    with contextlib.suppress(OSError):
        os.setsid()
    from loipe.server.doors.protocols import server

    door = server(settings, tally)
    threading.Thread(target=end_with_parent, daemon=True).start()

    beating: list[asyncio.Task[None]] = []
    door.run_on(listening, lambda: beating.append(asyncio.create_task(beat(line))))


async def beat(line: Connection) -> None:
    """In a worker, until it is cancelled: its loop turns. A parent that does not listen holds nobody up."""
    os.set_blocking(line.fileno(), False)
    while True:
        with contextlib.suppress(OSError):
            os.write(line.fileno(), b".")
        await asyncio.sleep(BEAT)


def pause(deaths: int) -> float:
    """Before the next beginning."""
    return min(FIRST_PAUSE * 2.0 ** min(deaths - 1, 16), LONGEST_PAUSE)


class Crew:
    """The parent's side."""

    def __init__(self, settings: Settings, listening: socket.socket, count: int) -> None:
        self.settings = settings
        self.listening = listening
        self.count = count
        self.living: dict[int, BaseProcess] = {}
        """By number, from 1."""
        self.answering = asyncio.Event()
        """One of them has answered."""
        self.ending = asyncio.Event()
        self.deaths = measures.deaths()
        self.tally = shared(count)

    async def run(self, tell: Callable[[], None]) -> None:
        """Until told to end; `tell` is called once somebody answers."""
        loop = asyncio.get_running_loop()
        for each in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(each, self.ending.set)
        keeping = [asyncio.create_task(self.keep(number)) for number in range(1, self.count + 1)]
        telling = asyncio.create_task(self.tell_first(tell))
        beating = asyncio.create_task(health.beat())
        await self.ending.wait()
        telling.cancel()
        self.listening.close()  # the workers have it, too: nobody waits at a door that nobody opens
        for process in self.living.values():
            process.terminate()
        _, late = await asyncio.wait(keeping, timeout=self.settings.farewell + FAREWELL)
        for process in self.living.values() if late else ():
            process.kill()
        await asyncio.gather(*keeping)
        beating.cancel()

    async def tell_first(self, tell: Callable[[], None]) -> None:
        await self.answering.wait()
        tell()

    async def keep(self, number: int) -> None:
        """One place in the crew: whoever has it is replaced, sooner or later."""
        deaths = 0
        while not self.ending.is_set():
            begun = time.monotonic()
            process, line = await asyncio.to_thread(self.begin, number)
            if self.ending.is_set():
                process.terminate()
            await self.watch(process, line)
            del self.living[number]
            measures.forget(process.pid or 0)
            self.tally.forget(number - 1)
            if self.ending.is_set():
                return
            self.deaths.inc()
            deaths = 1 if time.monotonic() - begun > STEADY else deaths + 1
            log.error("worker %d ended (%s); the next begins in %.1f s", number, process.exitcode, pause(deaths))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.ending.wait(), pause(deaths))

    def begin(self, number: int) -> tuple[BaseProcess, Connection]:
        context = multiprocessing.get_context("spawn")
        line, there = context.Pipe(duplex=False)
        own = msgspec.structs.replace(self.settings, worker=number)
        tally = self.tally._replace(worker=number - 1)
        process = context.Process(target=attend, args=(own, self.listening, there, tally), name=f"worker {number}")
        process.start()
        there.close()
        self.living[number] = process
        return process, line

    async def watch(self, process: BaseProcess, line: Connection) -> None:
        """From its first sign of life to its end, which comes when there is none for too long.

        Silence is counted by looks, not by the clock: a parent that was stopped itself blames nobody.
        """
        loop = asyncio.get_running_loop()
        over = asyncio.Event()
        silent, most = 0.0, BEGINNING

        def hear() -> None:
            nonlocal silent, most
            if os.read(line.fileno(), 1 << 12):
                silent, most = 0.0, self.settings.silence
                self.answering.set()
            else:
                loop.remove_reader(line.fileno())

        loop.add_reader(line.fileno(), hear)
        loop.add_reader(process.sentinel, over.set)
        while not over.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(over.wait(), BEAT)
            silent += BEAT
            if silent > most and not over.is_set():
                log.error("%s gives no sign of life for %.0f s and is killed", process.name, silent)
                process.kill()
                await over.wait()
        loop.remove_reader(process.sentinel)
        loop.remove_reader(line.fileno())
        line.close()
        await asyncio.to_thread(process.join)

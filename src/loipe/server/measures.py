"""What a host's monitoring may ask for: Prometheus metrics, of one process or summed over all that serve together."""

from __future__ import annotations

import asyncio
import os
import tempfile
from typing import TYPE_CHECKING, TypeVar

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, multiprocess, start_http_server

from loipe.core.game import Refused

if TYPE_CHECKING:
    from loipe.server.room import Room
    from loipe.server.thinking.workers import Workers

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""A process that has it when it begins writes its numbers to files of its own there."""
EVERY = 1.0
"""Seconds from one look at what is open and what waits to the next."""
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
FAILED = ("server-database-away", "server-no-thought")
Found = TypeVar("Found")


def gauge(name: str, about: str, *labels: str) -> Gauge:
    """Summed over the processes that live."""
    return Gauge(name, about, labels, multiprocess_mode="livesum")


MOVES = Counter("loipe_moves", "Records of words that were committed", ["by"])
BY_BOT, BY_PERSON = MOVES.labels("bot"), MOVES.labels("person")
ACKNOWLEDGED = Histogram("loipe_acknowledgement_seconds", "From hearing a word to its receipt", buckets=QUICK)
REQUESTS = Counter("loipe_requests", "Answers over HTTP", ["status"])
LIMITS = Counter("loipe_limits_hit", "What was refused because of a limit", ["limit"])
SOCKETS = gauge("loipe_sockets", "Open lines to tables")
TABLES = gauge("loipe_tables", "Tables in memory")
WAITING = gauge("loipe_waiting", "What waits: commits, bots, hints, stories", "for_what")
THINKING = gauge("loipe_thinking", "Processes that think at the moment", "about")
DATABASE = Histogram("loipe_database_seconds", "An answer of the database", ["what"], buckets=QUICK)
FAILURES = Counter("loipe_database_errors", "Where the database did not answer, or another was first", ["kind"])


class Moving:
    """What is counted at every move: gathered, and told to Prometheus once in a turn of the loop."""

    def __init__(self) -> None:
        self.by_bots = self.by_people = 0
        self.waits: list[float] = []
        self.is_due = False

    def moved(self, by_bot: bool) -> None:
        if by_bot:
            self.by_bots += 1
        else:
            self.by_people += 1
        self.tell_soon()

    def acknowledged(self, seconds: float) -> None:
        self.waits.append(seconds)
        self.tell_soon()

    def tell_soon(self) -> None:
        if not self.is_due:
            self.is_due = True
            asyncio.get_running_loop().call_soon(self.tell)

    def tell(self) -> None:
        self.is_due = False
        if self.by_bots:
            BY_BOT.inc(self.by_bots)
        if self.by_people:
            BY_PERSON.inc(self.by_people)
        self.by_bots = self.by_people = 0
        for wait in self.waits:
            ACKNOWLEDGED.observe(wait)
        self.waits.clear()


MOVING = Moving()


def by_limit(status: int, message: str) -> None:
    """A refusal because somebody is too fast or too many; what failed is no limit."""
    if status in (429, 503) and message not in FAILED:
        LIMITS.labels(message).inc()


def thinkers(about: str, workers: Workers) -> None:
    THINKING.labels(about).set(len(workers.all) - len(workers.idle))
    WAITING.labels(about).set(sum(len(queue) for queue in workers.queues.values()))


async def look(room: Room, hints: Workers, stories: Workers) -> None:
    """Until it is cancelled."""
    while True:
        TABLES.set(len(room.tables))
        SOCKETS.set(sum(len(table.sockets.open) for table in list(room.known.values())))
        WAITING.labels("commits").set(len(room.store.jobs))
        thinkers("bots", room.rivals)
        thinkers("hints", hints)
        thinkers("stories", stories)
        await asyncio.sleep(EVERY)


def for_several() -> tempfile.TemporaryDirectory[str]:
    """A folder for the numbers of several processes, which are begun after this."""
    folder = tempfile.TemporaryDirectory(prefix="loipe-measures-")
    os.environ[FOLDER] = folder.name
    return folder


def forget(pid: int) -> None:
    """A process ended: what it counted counts on, what it had open does not."""
    if folder := os.environ.get(FOLDER):
        multiprocess.mark_process_dead(pid, folder)  # type: ignore[no-untyped-call]


def deaths() -> Counter:
    """Counted by the parent alone."""
    return Counter("loipe_workers_ended", "Workers that died and were begun again", registry=None)


def tell(host: str, port: int, *counted: Counter) -> None:
    """At `/metrics`, in a thread of its own: of this process, or of several and what their parent counted."""
    registry = REGISTRY
    if folder := os.environ.get(FOLDER):
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]
        for each in counted:
            registry.register(each)
    try:
        start_http_server(port, host, registry)
    except (OSError, OverflowError) as error:
        raise Refused("server-no-port", "", host=host, port=str(port), problem=str(error)) from None

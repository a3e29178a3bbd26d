"""Who plays: this process, all cores, or a Ray cluster. Jobs go out ahead, results come back in their order."""

from __future__ import annotations

import os
import signal
from collections import Counter, deque
from collections.abc import Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Protocol

from loipe.core.game import Refused
from loipe.lab.plan import Columns, Job, Plan, play

TRIES = 3
"""A job that ends its process so often is told of."""


class Crew(Protocol):
    """Takes jobs and gives back what came of them."""

    ahead: int
    """Jobs to send before the first result is waited for."""
    nodes: Counter[str]
    """Games played so far, by machine; empty where there is only this one."""

    def send(self, job: Job) -> Any:
        """Begun elsewhere, or kept for later; what `receive` takes."""

    def receive(self, sent: Any) -> Columns: ...

    def close(self) -> None: ...


def in_order(crew: Crew, wanted: Iterator[Job]) -> Generator[tuple[Job, Columns], None, None]:
    """Every job once, however often it had to be tried."""
    waiting: deque[tuple[Job, Any]] = deque()
    try:
        for job in wanted:
            waiting.append((job, crew.send(job)))
            if len(waiting) >= crew.ahead:
                job, sent = waiting.popleft()
                yield job, crew.receive(sent)
        while waiting:
            job, sent = waiting.popleft()
            yield job, crew.receive(sent)
    finally:
        crew.close()


class Alone:
    """In this process, one job at a time."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.ahead = 1
        self.nodes: Counter[str] = Counter()

    def send(self, job: Job) -> Job:
        return job

    def receive(self, sent: Job) -> Columns:
        return play(self.plan, sent)

    def close(self) -> None:
        """Nothing is held."""


class Cores:
    """Processes of this machine. One that dies costs its job a second try, nothing else."""

    def __init__(self, plan: Plan, processes: int) -> None:
        self.plan = plan
        self.processes = processes
        self.ahead = 3 * processes
        self.nodes: Counter[str] = Counter()
        self.pool = self.begin()

    def begin(self) -> ProcessPoolExecutor:
        context = get_context("spawn")
        return ProcessPoolExecutor(self.processes, context, initializer=_begin, initargs=(self.plan,))

    def send(self, job: Job) -> tuple[Job, Future[Columns], ProcessPoolExecutor]:
        return job, self.submit(job), self.pool

    def submit(self, job: Job) -> Future[Columns]:
        """Processes begin with the first job, and do not hear Ctrl-C before they know to leave it to this one."""
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            return self.pool.submit(_play, job)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)

    def receive(self, sent: tuple[Job, Future[Columns], ProcessPoolExecutor]) -> Columns:
        job, future, pool = sent
        for _ in range(TRIES):
            try:
                return future.result()
            except BrokenProcessPool:
                if pool is self.pool:
                    self.pool = self.begin()
                pool, future = self.pool, self.submit(job)
        raise Refused("lab-workers-die", first=job.first, last=job.last)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


_plan: Plan
"""In a worker: set once, so that jobs are only numbers."""


def _begin(plan: Plan) -> None:
    global _plan
    _plan = plan
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent keeps what came in so far
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _play(job: Job) -> Columns:
    return play(_plan, job)


def crew_of(plan: Plan, processes: int, cluster: str) -> Crew:
    """One process if that is wanted, else all cores or the cluster."""
    if cluster:
        from loipe.lab.cluster import Cluster

        return Cluster(plan, cluster)
    processes = processes or os.cpu_count() or 1
    return Alone(plan) if processes == 1 else Cores(plan, processes)

"""A run from its first game to its last: played by a crew, added up as it comes in, kept part by part."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from time import monotonic
from types import FrameType

import msgspec

from loipe.lab.crew import crew_of, in_order
from loipe.lab.plan import Columns, Plan, Spans, jobs
from loipe.lab.run import Run
from loipe.lab.shares import Shares

PART_GAMES = 5000
PART_SECONDS = 10.0
"""A part is written after so many games or seconds, whichever comes first: it is all that a sudden end can cost."""


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C waits until this is done: what is half written would be written twice, or not at all."""
    before = signal.getsignal(signal.SIGINT)
    if current_thread() is not main_thread() or not callable(before):
        yield
        return
    came: list[tuple[int, FrameType | None]] = []
    signal.signal(signal.SIGINT, lambda number, frame: came.append((number, frame)))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        for number, frame in came[:1]:
            before(number, frame)


class Study:
    """Goes on where its run stopped."""

    def __init__(self, plan: Plan, run: Run | None, games: int, until: float) -> None:
        self.plan = plan
        self.run = run
        self.games = games
        self.until = until
        self.shares = Shares([variant.bots for variant in plan.variants])
        self.done: list[Spans] = run.done() if run else [[] for _ in plan.variants]
        self.waiting: list[Columns] = []
        self.waiting_games = 0
        self.kept = monotonic()
        self.nodes: Counter[str] = Counter()
        if run and any(self.done):
            names = ["variant", "seat", "bot", "place", "win", "plies"]
            self.shares.add(run.frame().select(names).to_dict(as_series=False))

    @property
    def resumed(self) -> int:
        """Games that were there before."""
        return sum(last - first + 1 for spans in self.done for first, last in spans)

    def play(self, processes: int = 0, cluster: str = "") -> Generator[int, None, None]:
        """Tells of so many games more, again and again; whatever ends it, what came in is kept."""
        if self.until and self.shares.is_precise(self.until):
            return
        wanted = jobs(self.plan, self.done, self.games)
        crew = crew_of(self.plan, processes, cluster)
        self.nodes = crew.nodes
        results = in_order(crew, wanted)
        self.kept = monotonic()
        try:
            for job, columns in results:
                with undisturbed():
                    self.shares.add(columns)
                    self.keep(columns, job.last - job.first + 1)
                yield job.last - job.first + 1
                if self.until and self.shares.is_precise(self.until):
                    return
        finally:
            results.close()
            with undisturbed():
                self.write()

    def keep(self, columns: Columns, games: int) -> None:
        self.waiting.append(columns)
        self.waiting_games += games
        if self.waiting_games >= PART_GAMES or monotonic() - self.kept > PART_SECONDS:
            self.write()

    def write(self) -> None:
        """What waits becomes a part."""
        if self.run:
            if self.waiting:
                self.run.add(self.waiting)
            seconds = self.run.asked.seconds + monotonic() - self.kept
            self.run.asked = msgspec.structs.replace(self.run.asked, seconds=round(seconds, 2))
            self.run.keep()
        self.waiting, self.waiting_games, self.kept = [], 0, monotonic()

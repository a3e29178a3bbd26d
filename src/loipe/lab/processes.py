"""Work on several cores by processes that begin from nothing: a fork would copy locks that threads hold, and hang."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import get_context
from typing import TypeVar

Given = TypeVar("Given")
Piece = TypeVar("Piece")
Done = TypeVar("Done")


def shared(
    work: Callable[[Piece], Done], pieces: Iterable[Piece], processes: int, begin: Callable[[Given], None], given: Given
) -> Iterator[Done]:
    """Piece by piece, as they are done; each process begins with what is the same for all of them."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        pool = get_context("spawn").Pool(processes, _begin, (begin, given))
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
    with pool:
        yield from pool.imap_unordered(work, pieces)


def _begin(begin: Callable[[Given], None], given: Given) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent tells what came in so far
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    begin(given)

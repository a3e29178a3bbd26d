"""What the tests have their workers do; nothing here takes long to import."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")


def apart(work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
    """In a thread of its own: a browser test before this one leaves a loop running here."""
    with ThreadPoolExecutor() as elsewhere:
        return elsewhere.submit(work, *given, **named).result()


def run(work: Coroutine[Any, Any, T]) -> T:
    return apart(asyncio.run, work)


def own_pid() -> int:
    return os.getpid()


def fail(*_: int) -> int:
    raise LookupError("no such word")


def die() -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def stand_still() -> int:
    os.kill(os.getpid(), signal.SIGSTOP)
    return 0


def hang(*_: object) -> int:
    return stand_still()


def note(file: str, name: str, *_: int) -> str:
    """Waits until the file is there, then leaves a mark beside it."""
    while not os.path.exists(file):
        time.sleep(0.01)
    with open(f"{file}.told", "a") as told:
        told.write(f"{name} ")
    return name

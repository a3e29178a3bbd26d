"""What a host reads while the server runs: a line for each request, socket and serious event, as JSON or as text.

No line has a secret, a link, a name or a word that somebody said: routes stand for addresses, kinds for failures.
"""

from __future__ import annotations

import logging
import time
import traceback
from typing import Any

import msgspec

from loipe.core.game import Refused
from loipe.server.doors.problems import Rejected

OURS = "loipe.server"
OTHERS = ("uvicorn.error", "asyncio")
LEVELS = ("debug", "info", "warning", "error")
KINDS = ("text", "json")
log = logging.getLogger(OURS)


def kind_of(error: BaseException) -> str:
    """What went wrong, by its type and the id of its sentence: what was said when it did is left out."""
    refusal = error.refusal if isinstance(error, Rejected) else error
    said = f" {refusal.message}" if isinstance(refusal, Refused) else ""
    return f"{type(error).__name__}{said}"


def trace_of(error: BaseException) -> list[str]:
    """Where it happened, of every failure that led to another, the first one first."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    frames = traceback.extract_tb(error.__traceback__)
    places = [f"{frame.filename.rpartition('site-packages/')[2]}:{frame.lineno} {frame.name}" for frame in frames]
    return [*(trace_of(before) if before is not None else ()), *places, kind_of(error)]


def said_by_others(record: logging.LogRecord) -> str:
    """Of what others log only the first line is taken, and the kind of a failure: behind it may be anything."""
    lines = str(record.msg).strip().splitlines() or [""]
    return lines[-1].strip(" +-|").partition(":")[0] if "Traceback" in lines[0] else lines[0]


def facts_of(record: logging.LogRecord, worker: int) -> dict[str, Any]:
    """One line."""
    said = record.getMessage() if record.name == OURS else said_by_others(record)
    facts: dict[str, Any] = {
        "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
        "level": record.levelname.lower(),
        "event": said,
    }
    if worker:
        facts["worker"] = worker
    facts |= getattr(record, "facts", {})
    if record.exc_info and record.exc_info[1] is not None:
        facts["trace"] = trace_of(record.exc_info[1])
    return facts


class Lines(logging.Formatter):
    """One line for each event, whatever it holds."""

    def __init__(self, is_json: bool, worker: int) -> None:
        super().__init__()
        self.is_json = is_json
        self.worker = worker

    def format(self, record: logging.LogRecord) -> str:
        facts = facts_of(record, self.worker)
        if self.is_json:
            return msgspec.json.encode(facts).decode()
        when, level, event = facts.pop("time"), facts.pop("level"), facts.pop("event")
        rest = "".join(f" {name}={value}" for name, value in facts.items())
        return " ".join(f"{when} {level}: {event}{rest}".split())


def set_up(kind: str, level: str, worker: int = 0) -> None:
    """To the standard error stream; uvicorn's and asyncio's own lines too, where something is wrong."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines(kind == "json", worker))
    for name in (OURS, *OTHERS):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.propagate = False
        logger.setLevel(max(logging.ERROR, logging.getLevelNamesMapping()[level.upper()]))
    log.setLevel(level.upper())


def event(name: str, **facts: Any) -> None:
    """Something that is not serious but worth a line."""
    if log.isEnabledFor(logging.INFO):
        log.info(name, extra={"facts": facts})

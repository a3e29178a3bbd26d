"""The command line. Bad input is one sentence and exit code 2; pipes that close and Ctrl-C end quietly."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

WRONG = 2
CLOSED = 1
INTERRUPTED = 130


def main() -> None:
    """The entry point."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """One command; its exit code."""
    try:
        code = command(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # so that nothing is flushed at the end
        return CLOSED
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def command(arguments: Sequence[str]) -> int:
    import typer

    from loipe.cli.app import app
    from loipe.cli.speech import complain

    try:
        return int(app(args=list(arguments), prog_name="loipe", standalone_mode=False) or 0)
    except typer.Abort:
        return INTERRUPTED
    except BrokenPipeError:
        raise
    except Exception as error:
        lines = told(error)
        if not lines:
            raise
        complain(lines)
    return WRONG


def told(error: Exception) -> list[str]:
    """What is wrong, in sentences; nothing where the fault is ours."""
    from loipe.cli.speech import say, sentences
    from loipe.core.game import Defects, Refused

    match error:
        case Refused() | Defects():
            return sentences(error)
        case OSError():
            return [say("cli-file-closed", file=str(error.filename or ""), problem=error.strerror or str(error))]
    # Typer keeps its usage errors in a private module; what they share is the sentence.
    if hasattr(error, "format_message"):
        return [say("cli-usage", problem=error.format_message().rstrip("."))]
    return []

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
    from loipe.cli.speech import complain, say, sentences
    from loipe.core.game import Defects, Refused

    try:
        return int(app(args=list(arguments), prog_name="loipe", standalone_mode=False) or 0)
    except (Refused, Defects) as refusal:
        complain(sentences(refusal))
    except typer.Abort:
        return INTERRUPTED
    except BrokenPipeError:
        raise
    except OSError as error:
        complain([say("cli-file-closed", file=str(error.filename or ""), problem=error.strerror or str(error))])
    except Exception as error:
        # Typer keeps its usage errors in a private module; what they share is the sentence.
        if not hasattr(error, "format_message"):
            raise
        complain([say("cli-usage", problem=error.format_message().rstrip("."))])
    return WRONG

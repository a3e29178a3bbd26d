"""Logs and other files: read with one sentence if they cannot be, saved whole or not at all."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from loipe.cli.speech import refuse
from loipe.core import log as logs

LARGEST = 20_000_000
"""Bytes; a log of the longest race has some thousands."""


def read_text(file: str) -> str:
    """A text file, or why it cannot be read."""
    path = Path(file)
    try:
        if path.is_dir():
            refuse("cli-file-folder", file=file)
        if path.stat().st_size > LARGEST:
            refuse("cli-file-large", file=file)
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        refuse("cli-file-not-text", file=file)
    except FileNotFoundError:
        refuse("cli-file-missing", file=file)
    except (OSError, ValueError) as error:
        refuse("cli-file-closed", file=file, problem=reason(error))


def reason(error: OSError | ValueError) -> str:
    """The system's own words where it has some."""
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)


def read_log(file: str) -> logs.Log:
    return logs.read(read_text(file))


def save_log(log: logs.Log, file: str) -> None:
    save(file, logs.write(log))


def save(file: str, text: str) -> None:
    """Beside it first, then in its place: a crash leaves the old one."""
    path = Path(file).expanduser()
    beside = path.with_name(f".{path.name}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(text, "utf-8")
        os.replace(beside, path)
    except (OSError, ValueError) as error:
        refuse("cli-file-unwritable", file=file, problem=reason(error))


def own_folder() -> Path:
    """Where races are kept that nobody named a file for."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "loipe"


def fresh_name(game_id: str) -> str:
    """A file of its own for a race, by the minute it began."""
    stem = f"{game_id}-{datetime.now():%Y-%m-%d-%H%M}"
    folder = own_folder()
    names = (f"{stem}.log", *(f"{stem}-{number}.log" for number in range(2, 1000)))
    return str(next(folder / name for name in names if not (folder / name).exists()))

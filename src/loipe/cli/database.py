"""`loipe database copy` and `check`, `loipe backup` and `restore`: what a host does with what is stored."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from loipe.cli.serve import database_url
from loipe.cli.speech import complain, refuse, say, sentences

if TYPE_CHECKING:
    from loipe.server.store.ends import End

MISFITS = 1
INTERRUPTED = 130


def end(database: str | None) -> End:
    """One end of a move."""
    try:
        from loipe.server.store.ends import End
    except ImportError as error:
        refuse("server-not-installed", module=str(error.name))
    return End(database_url(database))


@contextmanager
def progress() -> Iterator[Callable[[str, int, int], None]]:
    """A bar for each name, on stderr while somebody watches."""
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=Console(file=sys.stderr), disable=not sys.stderr.isatty(), transient=True,
    )  # fmt: skip
    tasks: dict[str, int] = {}

    def tell(name: str, done: int, total: int) -> None:
        if name not in tasks:
            tasks[name] = bar.add_task(name, total=total)
        bar.update(tasks[name], completed=done)  # type: ignore[arg-type]

    with bar:
        yield tell


def moved(source: End, target: End, *alone: End) -> dict[str, int]:
    """All of it, or nothing: how many rows of each table."""
    from loipe.server.store import ends, moving

    with progress() as tell:
        named = lambda name, done, total: tell(say("store-copying", table=name), done, total)  # noqa: E731
        found = asyncio.run(ends.run(lambda: moving.copy(source, target, named, alone)))
    return {"tables": found["tables"], "rows": sum(found.values())}


def copy(source: str, target: str) -> None:
    """From one database to another that is empty; no server uses either."""
    ends = end(source), end(target)
    print(say("store-copied", **moved(*ends, *ends)))


def backup(file: str, database: str | None) -> None:
    """A backup is a database in one file, so it can be looked at, checked and served as it is."""
    if Path(file).exists():
        refuse("store-there", file=file)
    print(say("store-backed-up", file=file, **moved(end(database), end(str(Path(file).absolute())))))


def restore(file: str, database: str | None) -> None:
    """Into an empty database that no server uses."""
    target = end(database)
    print(say("store-restored", **moved(end(str(Path(file).absolute())), target, target)))


def check(database: str | None) -> None:
    """Every log; exit code 1 if one does not fit. Ctrl-C tells what was seen so far."""
    found = end(database)
    from loipe.server.store import checking, ends

    checked = checking.Checked()
    stopped = False
    with progress() as tell:
        try:
            named = lambda done, total: tell(say("store-checking"), done, total)  # noqa: E731
            asyncio.run(ends.run(lambda: checking.check(found, checked, named)))
        except KeyboardInterrupt:
            stopped = True
    for misfit in checked.misfits:
        why = [line for each in misfit.why for line in sentences(each)]
        print(" ".join([say("store-misfit", table=misfit.table), *why]))
    if stopped:
        complain([say("store-checked-so-far", tables=checked.tables)])
    numbers = {"tables": checked.tables, "records": checked.records, "plies": checked.plies}
    print(say("store-checked", misfits=len(checked.misfits), **numbers))
    if stopped or checked.misfits:
        raise typer.Exit(INTERRUPTED if stopped else MISFITS)

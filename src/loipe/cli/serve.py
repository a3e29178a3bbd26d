"""`loipe serve`: the tables in the browser."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from loipe.cli.speech import say
from loipe.core.game import Refused

if TYPE_CHECKING:
    from uvicorn import Server

PORT = 8350
HERE = ("127.0.0.1", "::1", "0.0.0.0", "::")


def data_folder() -> Path:
    """Where this user's programs keep what they store."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "loipe"


def database_url(database: str | None) -> str:
    """A URL as given, a path as a SQLite file; by default one file in the data folder."""
    if database and "://" in database:
        return database
    path = Path(database).absolute() if database else data_folder() / "tables.db"
    path.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{path}"


def bound(host: str, port: int | None) -> socket.socket:
    """A socket to listen at: the port asked for, or the usual one, or any free one if that is taken."""
    found = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, PORT if port is None else port))
    except (OSError, OverflowError) as error:
        if port is not None or not isinstance(error, OSError):
            raise Refused("server-no-port", "", host=host, port=str(port), problem=str(error)) from None
        found.bind((host, 0))
        print(say("server-port-taken", port=str(PORT), free=str(found.getsockname()[1])))
    return found


class Telling(NamedTuple):
    """Whether people are notified of their turn, the file of the key for it, and whom a push service may write to."""

    is_on: bool
    key_file: str
    contact: str


class Allowed(NamedTuple):
    """How many tables, for how many days untouched and finished ones are kept, and what the machine gives them."""

    most: int
    untouched: int
    finished: int
    in_memory: int
    seconds: int
    """A bot or a hint may think."""
    telling: Telling


def prepared(database: str, allowed: Allowed) -> Server:
    """The server, once its database has been seen to open."""
    try:
        from loipe.server.app import Settings
        from loipe.server.bell.push import told_by
        from loipe.server.doors import protocols as doors
        from loipe.server.store import Store
        from loipe.server.store.keeping import Keeping
    except ImportError as error:
        raise Refused("server-not-installed", "", module=str(error.name)) from None

    async def try_database() -> None:
        store = Store(database)
        try:
            await store.open()
        finally:
            await store.close()

    try:
        asyncio.run(try_database())
    except Refused:
        raise
    except Exception as error:
        raise Refused("server-no-database", "", problem=str(error.__cause__ or error).splitlines()[0]) from None
    keeping = Keeping(allowed.most, allowed.untouched, allowed.finished)
    push = told_by(*allowed.telling)
    return doors.server(
        Settings(database, thought=allowed.seconds, tables_kept=allowed.in_memory, keeping=keeping, push=push)
    )


async def run(server: Server, listening: socket.socket, address: str, open_page: bool) -> None:
    """Until Ctrl-C; the address is told once somebody answers there."""
    running = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started and not running.done():
        await asyncio.sleep(0.02)
    if server.started:
        print(say("server-address", address=address), flush=True)
        if open_page:
            webbrowser.open(address)
    await running


def serve(host: str, port: int | None, database: str | None, allowed: Allowed, open_page: bool) -> None:
    """Until Ctrl-C."""
    server = prepared(database_url(database), allowed)
    with bound(host, port) as listening:
        shown = "localhost" if host in HERE else f"[{host}]" if ":" in host else host
        address = f"http://{shown}:{listening.getsockname()[1]}/"
        loop = server.config.get_loop_factory()
        with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loop) as runner:
            runner.run(run(server, listening, address, open_page))

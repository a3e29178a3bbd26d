"""`loipe serve`: the tables in the browser."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from loipe.core.text import Text

PORT = 8350


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
    """A listening socket: the port asked for, or the usual one, or any free one if that is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, PORT if port is None else port))
    except OSError:
        if port is not None:
            raise
        found.bind((host, 0))
        typer.echo(Text().say("server-port-taken", {"port": str(PORT), "free": str(found.getsockname()[1])}))
    return found


def serve(
    host: Annotated[str, typer.Option(help="the address to listen at; 0.0.0.0 for all")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(help="8350, or a free one if that is taken")] = None,
    database: Annotated[str | None, typer.Option(help="a file, or the URL of a PostgreSQL database")] = None,
    open_page: Annotated[bool, typer.Option("--open", help="show the page in the browser")] = False,
) -> None:
    """Tables in the browser: play with bots, on one device or with friends by link."""
    import uvicorn

    from loipe.server.app import Settings, application

    try:
        listening = bound(host, port)
    except OSError as error:
        typer.echo(Text().say("server-no-port", {"port": str(port), "problem": error.strerror}), err=True)
        raise typer.Exit(1) from None
    shown = f"[{host}]" if ":" in host else "localhost" if host in ("127.0.0.1", "0.0.0.0") else host
    address = f"http://{shown}:{listening.getsockname()[1]}/"
    settings = Settings(database_url(database))
    config = uvicorn.Config(
        application(settings),
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=settings.limits.message,
        timeout_graceful_shutdown=3,
    )
    server = uvicorn.Server(config)

    async def run() -> None:
        running = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started and not running.done():
            await asyncio.sleep(0.02)
        if server.started:
            typer.echo(Text().say("server-address", {"address": address}))
            if open_page:
                webbrowser.open(address)
        await running

    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(run())
    if not server.started:
        raise typer.Exit(1)

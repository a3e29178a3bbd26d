"""`loipe serve`: the tables in the browser."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import socket
import sys
import webbrowser
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from loipe.cli.speech import complain, say
from loipe.core.game import Refused

if TYPE_CHECKING:
    from loipe.server.app import Settings
    from loipe.server.config import Said, Value

HERE = ("127.0.0.1", "::1", "0.0.0.0", "::")
SECRET = re.compile(r"(://[^:/@]*):[^@]*@")
"""The password in the URL of a database."""


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


def gathered(options: Mapping[str, Value | None], settings: tuple[str, ...], file: str | None) -> dict[str, Said]:
    """All settings; a variable that looks like one of them and is none is told of."""
    try:
        from loipe.server import config
    except ImportError as error:
        raise Refused("server-not-installed", "", module=str(error.name)) from None
    for name in config.strangers(os.environ):
        complain([say("config-stranger", name=name)])
    return config.gathered(options, settings, file or "")


def show(said: Mapping[str, Said]) -> None:
    """What holds and from where, as a file that could be given back; the password of a database is left out."""
    for name, (value, by) in said.items():
        text = SECRET.sub(r"\1:…@", value) if isinstance(value, str) else value
        text = round(text, 4) if isinstance(text, float) else text
        comment = by or say("config-by-default")
        print(f"{f'{name} = {json.dumps(text, ensure_ascii=False)}':<40} # {comment}")


def bound(host: str, port: int, is_fixed: bool) -> socket.socket:
    """A socket to listen at: the port asked for, or the usual one, or any free one if that is taken."""
    found = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except OSError as error:
        if is_fixed:
            raise Refused("server-no-port", "", host=host, port=str(port), problem=str(error)) from None
        found.bind((host, 0))
        print(say("server-port-taken", port=str(port), free=str(found.getsockname()[1])))
    return found


def prepared(said: Mapping[str, Said]) -> Settings:
    """How the server is run, once its database has been seen to open."""
    import msgspec

    from loipe.server.bell.push import told_by
    from loipe.server.config import settings_of
    from loipe.server.store import Store

    url = database_url(str(said["database"].value))
    workers = int(said["workers"].value)
    if workers > 1 and url.startswith("sqlite"):
        raise Refused("server-workers-file", "", workers=workers)
    settings = settings_of(said, url)
    told = told_by(bool(said["push"].value), str(said["push_key"].value), str(said["contact"].value))
    settings = msgspec.structs.replace(settings, push=msgspec.structs.replace(settings.push, key=told.key))

    async def try_database() -> None:
        store = Store(url)
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
    return settings


def together(settings: Settings, listening: socket.socket, said: Mapping[str, Said], tell: Callable[[], None]) -> None:
    """Several workers; what they measure is summed where it is asked for, from files that go with them."""
    from loipe.server import logs, measures
    from loipe.server.crew import Crew

    logs.set_up(settings.log_as, settings.log_level)
    crew = Crew(settings, listening, int(said["workers"].value))
    port = int(said["metrics_port"].value)
    with measures.for_several() if port else contextlib.nullcontext():
        if port:
            measures.tell(str(said["metrics_host"].value), port, crew.deaths)
        asyncio.run(crew.run(tell))


def serve(said: Mapping[str, Said], open_page: bool) -> None:
    """Until Ctrl-C."""
    settings = prepared(said)
    host, port = str(said["host"].value), int(said["port"].value)
    with bound(host, port, bool(said["port"].by)) as listening:
        shown = "localhost" if host in HERE else f"[{host}]" if ":" in host else host
        address = f"http://{shown}:{listening.getsockname()[1]}/"

        def tell() -> None:
            print(say("server-address", address=address), flush=True)
            if open_page:
                webbrowser.open(address)

        if int(said["workers"].value) > 1:
            together(settings, listening, said, tell)
            return
        from loipe.server import measures
        from loipe.server.doors import protocols as doors

        if int(said["metrics_port"].value):
            measures.tell(str(said["metrics_host"].value), int(said["metrics_port"].value))
        doors.server(settings).run_on(listening, tell)
    sys.stdout.flush()

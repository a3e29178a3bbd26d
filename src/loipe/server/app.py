"""The application: store, room, thinkers, routes, limits, put together."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import cast

import msgspec
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

import loipe
from loipe.core.game import Defects, Refused
from loipe.server import health, logs, measures
from loipe.server.bell.bell import Bell
from loipe.server.bell.push import Pushing
from loipe.server.doors.files import Page
from loipe.server.doors.guard import Guard
from loipe.server.doors.limits import Limits, Rates, Tally
from loipe.server.doors.problems import Asking, Rejected, broken, http_error, refused
from loipe.server.doors.proxies import Proxies
from loipe.server.line import table_line
from loipe.server.room import Room
from loipe.server.routes import SHORT, routers
from loipe.server.seasons.dates import EVERY, Dates
from loipe.server.store import Database, Store
from loipe.server.store.keeping import Keeper, Keeping
from loipe.server.store.measured import Measured
from loipe.server.table.clock import Timekeeper
from loipe.server.table.presence import Ear
from loipe.server.thinking.hints import Thinker
from loipe.server.thinking.stories import Storyteller
from loipe.server.thinking.workers import THOUGHT
from loipe.story.precision import SECONDS

COLLECT = (500, 5, 40_000)
"""Few things here refer to each other in circles: all are looked through seldom, new ones a few at a time. Ten thousand
at once would hold every table up for 10 ms, and five times as many for 50."""

SWITCH = 0.0005
"""Seconds after which a thread with a commit that is on disk is let in to say so."""


class Settings(msgspec.Struct, frozen=True):
    """How one server is run."""

    database: str
    """A URL: `sqlite:///path` or `postgresql://user@host/name`."""
    limits: Limits = Limits()
    absence: int = 90
    """Seconds away until others may let a bot play a seat."""
    thought: float = THOUGHT
    """Seconds a hint may take; then its process is ended and another one asked."""
    story: float = SECONDS
    """Seconds of games that the story of a finished one may take."""
    tables_kept: int = 2000
    """Tables in memory at once."""
    keeping: Keeping = Keeping()
    push: Pushing = Pushing()
    seasons: float = EVERY
    """Seconds from one look at the dates of seasons to the next."""
    page: str = ""
    """The folder of the page's files, if not in the package."""
    proxies: str = "127.0.0.1, ::1"
    """Addresses and networks whose word counts where somebody comes from."""
    proxy_header: str = "x-forwarded-for"
    log_as: str = "text"
    """Or `json`; one line for each event."""
    log_level: str = "warning"
    farewell: float = 3.0
    """Seconds for what is under way when the server is told to end."""
    silence: float = 10.0
    """Seconds after which a worker that gives no sign of life is replaced."""
    worker: int = 0
    """Its number among those that serve one port; 0 for one that serves alone."""


def openapi() -> OpenAPIConfig:
    link = SecurityScheme(type="http", scheme="bearer", description="the secret of a link")
    return OpenAPIConfig(
        title="Loipe",
        version=loipe.__version__,
        path="/api/openapi",
        render_plugins=[JsonRenderPlugin()],
        components=Components(security_schemes={"link": link}),
        use_handler_docstrings=True,
    )


def application(settings: Settings, tally: Tally | None = None) -> Guard:
    """An ASGI application; `tally` is what it counts together with other workers."""
    limits = settings.limits

    @asynccontextmanager
    async def open_store(app: Litestar) -> AsyncIterator[None]:
        store = Store(settings.database)
        store.database = cast(Database, Measured(store.database))
        await store.open()
        keeper = Keeper(store, settings.keeping)
        room = app.state.room = Room(store, settings.absence, settings.tables_kept, keeper)
        ear = Ear(room)
        await ear.open()
        bell = app.state.bell = Bell(room, settings.push)
        dates = Dates(room, settings.seasons)
        running = (
            keeper.run(room),
            Timekeeper(room).run(),
            dates.run(),
            bell.run(),
            measures.look(room, thinker, teller),
        )
        chores = [asyncio.create_task(chore) for chore in running]
        if not settings.worker:  # of several the parent looks after them
            chores.append(asyncio.create_task(health.beat()))
        gc.collect()
        gc.freeze()  # what is loaded now stays: rules, boards, routes
        gc.set_threshold(*COLLECT)
        sys.setswitchinterval(SWITCH)
        logs.event("ready")
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await bell.close()
            await ear.close()
            await room.close()
            thinker.close()
            teller.close()
            logs.event("ended")
            await store.close()

    app: Litestar = Litestar(
        [*routers(limits), table_line],
        lifespan=[open_store],
        dependencies={
            # no name of a field in a request: Litestar takes a wrong field of that name for a fault of ours
            "room": Provide(lambda: app.state.room, sync_to_thread=False),
            "bell": Provide(lambda: app.state.bell, sync_to_thread=False),
            "worker": Provide(lambda: settings.worker, sync_to_thread=False),
            "limits": Provide(lambda: limits, sync_to_thread=False),
            "thinker": Provide(lambda: thinker, sync_to_thread=False),
            "teller": Provide(lambda: teller, sync_to_thread=False),
            "page": Provide(lambda: page, sync_to_thread=False),
            "rates": Provide(lambda: rates, sync_to_thread=False),
        },
        exception_handlers={
            Refused: refused, Defects: refused, Rejected: refused, HTTPException: http_error, Exception: broken,
        },
        request_class=Asking,
        request_max_body_size=limits.body,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=SHORT, gzip_compress_level=5, exclude_opt_key="packed"
        ),
        openapi_config=openapi(),
        logging_config=None,
    )  # fmt: skip
    thinker, teller = Thinker(settings.thought), Storyteller(settings.thought, settings.story)
    page = Page(Path(settings.page) if settings.page else None)
    rates = Rates(limits, tally)
    return Guard(app, limits, rates, Proxies(settings.proxies, settings.proxy_header))

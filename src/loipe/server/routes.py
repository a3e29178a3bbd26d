"""The HTTP API: thin handlers over setup, actions and views; every other address is the page's."""

from __future__ import annotations

import asyncio
import gzip
import time
from typing import Any

import msgspec
from litestar import Response, Router, get, post, route
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from loipe.bots.hint import Advice
from loipe.server import actions, catalogue, lessons, measures, puzzles, setup, views
from loipe.server import messages as m
from loipe.server.bell.bell import Bell, PushKey, Unsubscription
from loipe.server.bell.push import Subscription
from loipe.server.doors.files import Page
from loipe.server.doors.guard import address_of, bearer
from loipe.server.doors.limits import Limits
from loipe.server.doors.problems import REFUSALS, Asking
from loipe.server.guests import hosting, opening, seated
from loipe.server.guests.joining import joining
from loipe.server.health import is_alive, is_ready
from loipe.server.room import Room
from loipe.server.seasons.routes import seasons
from loipe.server.table.presence import Socket
from loipe.server.table.served import ServedTable, Viewer
from loipe.server.thinking import stories
from loipe.server.thinking.hints import Forecast, Thinker
from loipe.server.thinking.stories import Storyteller, Telling

PLAIN = "text/plain; charset=utf-8"
JSON = "application/json"
PACKED = {"content-encoding": "gzip", "vary": "accept-encoding"}
SHORT = 2000
"""Bytes that are not worth compressing."""
MOST_MINE = 50
AT_TABLE = {
    **REFUSALS,
    401: ResponseSpec(m.No, description="no or unknown token"),
    409: ResponseSpec(m.No, description="the table has moved on"),
}


def unpacks(request: Asking) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


class Visit:
    """A request at a table: which one, and who asks."""

    def __init__(self, request: Asking, room: Room, table: ServedTable, viewer: Viewer) -> None:
        self.request = request
        self.room = room
        self.table = table
        self.viewer = viewer

    async def answer(self, asked: m.Say | m.Try | m.Do) -> Response[Any]:
        """What a line would bring: the request is one that is cut after its answer."""
        self.request.state.id = asked.id
        line = Socket(self.viewer.holder, Limits())
        viewer = msgspec.structs.replace(self.viewer, line=line, id=asked.id)
        if isinstance(asked, m.Say):
            begun = time.perf_counter()
            await self.room.say(self.table, viewer, asked)
            measures.MOVING.acknowledged(time.perf_counter() - begun)
        else:
            await actions.answer(self.room, self.table, viewer, asked)
        return Response(line.waiting[0].body, media_type=JSON)

    async def packed(self, found: m.Fresh | m.Table) -> Response[Any]:
        """What may be long is compressed in a thread, so that nobody else waits."""
        body = msgspec.json.encode(found)
        if len(body) < SHORT or not unpacks(self.request):
            return Response(body, media_type=JSON)
        return Response(await asyncio.to_thread(gzip.compress, body, views.QUICKLY), media_type=JSON, headers=PACKED)


async def unpacked(request: Asking, found: bytes) -> Response[Any]:
    """What is kept compressed, for those too who do not unpack it."""
    if unpacks(request):
        return Response(found, media_type=JSON, headers=PACKED)
    return Response(await asyncio.to_thread(gzip.decompress, found), media_type=JSON)


async def provide_visit(request: Asking, table: FromPath[str], room: NamedDependency[Room]) -> Visit:
    """Opens the table with the request's token."""
    found = await room.find(table)
    viewer = found.viewer(bearer(request.headers.get("authorization")))
    found.presence.note(viewer.holder)
    request.state.text = found.sitting.text
    return Visit(request, room, found, viewer)


@get("/games", summary="Every game with presets, choices and bots", sync_to_thread=False, responses=REFUSALS)
def list_games() -> catalogue.Games:
    return catalogue.games()


@post(
    "/games/{game:str}/board",
    status_code=200,
    summary="Settings and board of a config, or all its defects",
    responses=REFUSALS,
    costly=True,
)
async def look_at_board(game: FromPath[str], data: JSONBody[setup.BoardWish]) -> setup.Board:
    found, config = setup.looked_at(game, data)
    return setup.Board(views.plain(config), views.board(found.META.id, config))


@get("/games/{game:str}/rulebook", summary="A game's rulebook by clause", sync_to_thread=False, responses=REFUSALS)
def read_rulebook(game: FromPath[str], language: FromQuery[str] = "en") -> catalogue.Rulebook:
    return catalogue.rulebook(game, language)


@get("/games/{game:str}/lessons/{name:str}", summary="A lesson, whole", responses=REFUSALS, packed=True)
async def read_lesson(request: Asking, game: FromPath[str], name: FromPath[str]) -> Response[lessons.LessonTable]:
    return await unpacked(request, await lessons.lesson(game, name))


@get("/puzzles", summary="A day's puzzle, and those before it", sync_to_thread=False, responses=REFUSALS)
def list_puzzles(day: FromQuery[str]) -> puzzles.Puzzles:
    return puzzles.listed(day)


@get("/puzzles/{day:str}", summary="A day's puzzle, whole", responses=REFUSALS, packed=True)
async def read_puzzle(request: Asking, day: FromPath[str]) -> Response[puzzles.PuzzleTable]:
    return await unpacked(request, await puzzles.puzzle(day))


@get("/tiles", summary="Ski Tour's tiles, both sides", sync_to_thread=False, responses=REFUSALS)
def list_tiles() -> list[catalogue.Face]:
    return catalogue.faces()


@post("/courses", status_code=200, summary="What a row of Ski Tour's tiles makes", responses=REFUSALS)
async def build_course(data: JSONBody[catalogue.CourseWish]) -> catalogue.Built:
    return catalogue.built(data)


@get(
    "/texts/{language:str}", media_type=PLAIN, summary="The Fluent catalogue", sync_to_thread=False, responses=REFUSALS
)
def read_texts(language: FromPath[str]) -> Response[str]:
    return Response(catalogue.texts(language), media_type=PLAIN, headers={"cache-control": "no-cache"})


@post("/tables", summary="A new table and the links to it", responses=REFUSALS, costly=True)
async def create_table(data: JSONBody[setup.NewTable], room: NamedDependency[Room]) -> opening.Created:
    return await opening.create(room, data)


@post("/logs", summary="A log file as a table to look at", responses=REFUSALS, costly=True)
async def open_log(data: JSONBody[setup.LogFile], room: NamedDependency[Room]) -> opening.Created:
    return await opening.open_log(room, data.text)


@post("/tables/mine", status_code=200, summary="How the tables stand whose tokens you hold", responses=REFUSALS)
async def list_mine(data: JSONBody[views.Mine], room: NamedDependency[Room]) -> list[views.TableLine]:
    return [await actions.look(room, held) for held in data.tables[:MOST_MINE]]


@get("/push", summary="The key that browsers subscribe with, to be told of their turn", responses=REFUSALS)
async def read_push_key(bell: NamedDependency[Bell]) -> PushKey:
    return await bell.key()


@get("/", summary="The table as you may see it", responses=AT_TABLE, packed=True)
async def read_table(visit: NamedDependency[Visit]) -> Response[m.Table]:
    return await visit.packed(await views.whole(visit.table, visit.viewer))


@get("/since/{at:int}", summary="What is new since you were at this number", responses=AT_TABLE, packed=True)
async def read_since(visit: NamedDependency[Visit], at: FromPath[int]) -> Response[m.Fresh | m.Table]:
    return await visit.packed(await views.caught_up(visit.table, visit.viewer, at))


@get("/replay", summary="The view after every ply", responses=AT_TABLE, packed=True)
async def read_replay(visit: NamedDependency[Visit]) -> Response[views.Replay]:
    return await unpacked(visit.request, await views.replay(visit.table, visit.viewer))


@get("/log", media_type=PLAIN, summary="The log as text", responses=AT_TABLE)
async def read_log(visit: NamedDependency[Visit]) -> Response[str]:
    name = f"{visit.table.sitting.game.META.id}-{visit.table.row.id}.log"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(views.log_text(visit.table, visit.viewer), media_type=PLAIN, headers=headers)


@post("/say", status_code=200, summary="Answer a question", responses=AT_TABLE)
async def say(visit: NamedDependency[Visit], data: JSONBody[m.Say]) -> Response[m.Fresh | m.Table]:
    return await visit.answer(data)


@post("/try", status_code=200, summary="Try words", responses=AT_TABLE)
async def attempt(visit: NamedDependency[Visit], data: JSONBody[m.Try]) -> Response[m.Tried]:
    return await visit.answer(data)


@post("/do", status_code=200, summary="Names, bots, undo, orders, a rematch, reactions", responses=AT_TABLE)
async def do(visit: NamedDependency[Visit], data: JSONBody[m.Do]) -> Response[m.Fresh | m.Table | m.Reaction]:
    return await visit.answer(data)


@get("/forecast", summary="How often each seat wins from here", responses=AT_TABLE)
async def read_forecast(
    request: Asking,
    visit: NamedDependency[Visit],
    thinker: NamedDependency[Thinker],
    ply: FromQuery[int],
    public: FromQuery[bool] = False,
) -> Forecast:
    return await thinker.forecast(address_of(request.scope), visit.table, visit.viewer, ply, public)


@post("/hint", status_code=200, summary="What to say, and how often each word wins", responses=AT_TABLE)
async def give_hint(
    request: Asking, visit: NamedDependency[Visit], data: JSONBody[m.Try], thinker: NamedDependency[Thinker]
) -> Advice:
    return await thinker.hint(address_of(request.scope), visit.table, visit.viewer, data)


@get("/story", summary="Luck and choices of a finished game, told apart", responses=AT_TABLE)
async def read_story(request: Asking, visit: NamedDependency[Visit], teller: NamedDependency[Storyteller]) -> Telling:
    return await stories.tell(visit.room.store, teller, address_of(request.scope), visit.table)


@post("/push", status_code=204, summary="Tell this browser when it is your turn", responses=AT_TABLE)
async def subscribe(visit: NamedDependency[Visit], data: JSONBody[Subscription], bell: NamedDependency[Bell]) -> None:
    await bell.subscribe(visit.table, visit.viewer, data, visit.request.url.hostname or "")


@post("/push/off", status_code=204, summary="Tell this browser nothing more", responses=AT_TABLE)
async def unsubscribe(
    visit: NamedDependency[Visit], data: JSONBody[Unsubscription], bell: NamedDependency[Bell]
) -> None:
    await bell.unsubscribe(visit.table, data)


@get("/wish", summary="What a host may change while the table waits", responses=AT_TABLE)
async def read_wish(visit: NamedDependency[Visit]) -> setup.NewTable:
    return hosting.wish_of(visit.table, visit.viewer)


@post("/wish", status_code=200, summary="Other settings or seats before the start", responses=AT_TABLE, costly=True)
async def change_wish(visit: NamedDependency[Visit], data: JSONBody[setup.NewTable]) -> Response[Any]:
    await hosting.change(visit.room, visit.table, visit.viewer, data)
    told = await views.whole(visit.table, visit.table.viewer_of(seated.host(visit.table)))
    return Response(msgspec.json.encode(told), media_type=JSON)


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False, packed=True, free=True)
async def read_page(request: Asking, page: NamedDependency[Page], path: FromPath[str] = "") -> Response[Any]:
    """Any other address is the page's."""
    return page.answer(request, path)


def routers(limits: Limits) -> list[Any]:
    """Everything under /api, what watches over the server, and the page."""
    files: list[Any] = [look_at_board, create_table, open_log]
    general: list[Any] = [list_games, read_rulebook, read_texts, list_mine, list_tiles, build_course, read_lesson]
    general += [read_push_key, list_puzzles, read_puzzle]
    at_table: list[Any] = [
        read_table, read_since, read_replay, read_log, say, attempt, do, read_forecast, give_hint, read_story,
        read_wish, subscribe, unsubscribe,
    ]  # fmt: skip
    table = Router(
        path="/tables/{table:str}",
        route_handlers=at_table,
        dependencies={"visit": Provide(provide_visit)},
        security=[{"link": []}],
    )
    wishing = Router(
        path="/tables/{table:str}",
        route_handlers=[change_wish],
        dependencies={"visit": Provide(provide_visit)},
        security=[{"link": []}],
        request_max_body_size=limits.file,
    )
    large = Router(path="/", route_handlers=files, request_max_body_size=limits.file)
    return [
        Router(path="/api", route_handlers=[large, *general, table, wishing, joining(), seasons()]),
        is_alive,
        is_ready,
        read_page,
    ]

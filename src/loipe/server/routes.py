"""The HTTP API: thin handlers over setup, actions and views."""

from __future__ import annotations

from typing import Any, cast

import msgspec
from litestar import Response, Router, get, post, route
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from loipe.bots.outlook import Advice
from loipe.server import actions, building, catalogue, fresh, setup, views
from loipe.server import messages as m
from loipe.server.forecast import Thinker
from loipe.server.limits import Limits, address_of
from loipe.server.page import Page
from loipe.server.presence import Socket
from loipe.server.problems import Asking
from loipe.server.table import LiveTable, Viewer
from loipe.server.tables import Tables
from loipe.server.tokens import bearer

PLAIN = "text/plain; charset=utf-8"
MOST_MINE = 50
REFUSALS = {
    400: ResponseSpec(m.No, description="not understood"),
    403: ResponseSpec(m.No, description="not for you"),
    404: ResponseSpec(m.No, description="not there"),
    413: ResponseSpec(m.No, description="too large"),
    415: ResponseSpec(m.No, description="not JSON"),
    422: ResponseSpec(m.No, description="against a rule"),
    429: ResponseSpec(m.No, description="too fast"),
    503: ResponseSpec(m.No, description="not at the moment; the same again is worth a try"),
}
AT_TABLE = {
    **REFUSALS,
    401: ResponseSpec(m.No, description="no or unknown token"),
    409: ResponseSpec(m.No, description="the table has moved on"),
}


class Visit:
    """A request at a table: which one, and who asks."""

    def __init__(self, request: Asking, room: Tables, live: LiveTable, viewer: Viewer) -> None:
        self.request = request
        self.room = room
        self.live = live
        self.viewer = viewer

    async def answer(self, asked: m.Say | m.Try | m.Do) -> Response[Any]:
        """What a line would bring: the request is one that is cut after its answer."""
        self.request.state.id = asked.id
        line = Socket(self.viewer.holder, Limits())
        viewer = msgspec.structs.replace(self.viewer, line=line, id=asked.id)
        await actions.answer(self.room, self.live, viewer, asked)
        return Response(line.waiting[0], media_type="application/json")


async def provide_visit(request: Asking, table: FromPath[str], room: NamedDependency[Tables]) -> Visit:
    """Opens the table with the request's token."""
    live = await room.find(table)
    viewer = live.viewer(bearer(request.headers.get("authorization")))
    live.presence.note(viewer.holder)
    request.state.text = live.sitting.text
    return Visit(request, room, live, viewer)


@get("/games", summary="Every game with presets, choices and bots", sync_to_thread=False, responses=REFUSALS)
def list_games() -> m.Games:
    return catalogue.games()


@post(
    "/games/{game:str}/board",
    status_code=200,
    summary="Settings and board of a config, or all its defects",
    responses=REFUSALS,
    costly=True,
)
async def look_at_board(game: FromPath[str], data: JSONBody[m.BoardWish]) -> m.Board:
    found, config = setup.looked_at(game, data)
    return m.Board(views.plain(config), views.board(found.META.id, config))


@get("/games/{game:str}/rulebook", summary="A game's rulebook by clause", sync_to_thread=False, responses=REFUSALS)
def read_rulebook(game: FromPath[str], language: FromQuery[str] = "en") -> m.Rulebook:
    return catalogue.rulebook(game, language)


@get("/tiles", summary="Ski Tour's tiles, both sides", sync_to_thread=False, responses=REFUSALS)
def list_tiles() -> list[building.Face]:
    return building.faces()


@post("/courses", status_code=200, summary="What a row of Ski Tour's tiles makes", responses=REFUSALS)
async def build_course(data: JSONBody[building.CourseWish]) -> building.Built:
    return building.built(data)


@get(
    "/texts/{language:str}", media_type=PLAIN, summary="The Fluent catalogue", sync_to_thread=False, responses=REFUSALS
)
def read_texts(language: FromPath[str]) -> Response[str]:
    return Response(catalogue.texts(language), media_type=PLAIN, headers={"cache-control": "no-cache"})


@post("/tables", summary="A new table and the links to it", responses=REFUSALS, costly=True)
async def create_table(data: JSONBody[m.NewTable], room: NamedDependency[Tables]) -> m.Created:
    return await setup.create(room, data)


@post("/logs", summary="A log file as a table to look at", responses=REFUSALS, costly=True)
async def open_log(data: JSONBody[m.LogFile], room: NamedDependency[Tables]) -> m.Created:
    return await setup.open_log(room, data.text)


@post("/tables/mine", status_code=200, summary="How the tables stand whose tokens you hold", responses=REFUSALS)
async def list_mine(data: JSONBody[m.Mine], room: NamedDependency[Tables]) -> list[m.TableLine]:
    found = [await actions.look(room, held) for held in data.tables[:MOST_MINE]]
    return [line for line in found if line is not None]


@get("/", summary="The table as you may see it", responses=AT_TABLE)
async def read_table(visit: NamedDependency[Visit]) -> m.Table:
    return await fresh.whole(visit.live, visit.viewer)


@get("/since/{at:int}", summary="What is new since you were at this number", responses=AT_TABLE)
async def read_since(visit: NamedDependency[Visit], at: FromPath[int]) -> m.Fresh | m.Table:
    return await fresh.caught_up(visit.live, visit.viewer, at)


@get("/replay", summary="The view after every ply", responses=AT_TABLE)
async def read_replay(visit: NamedDependency[Visit]) -> Response[m.Replay]:
    found = await fresh.replay(visit.live, visit.viewer)
    return Response(cast(Any, found), media_type="application/json")


@get("/log", media_type=PLAIN, summary="The log as text", responses=AT_TABLE)
async def read_log(visit: NamedDependency[Visit]) -> Response[str]:
    name = f"{visit.live.sitting.game.META.id}-{visit.live.row.id}.log"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(views.log_text(visit.live, visit.viewer), media_type=PLAIN, headers=headers)


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
) -> m.Forecast:
    return await thinker.forecast(address_of(request.scope), visit.live, visit.viewer, ply, public)


@post("/hint", status_code=200, summary="What to say, and how often each word wins", responses=AT_TABLE)
async def give_hint(
    request: Asking, visit: NamedDependency[Visit], data: JSONBody[m.Try], thinker: NamedDependency[Thinker]
) -> Advice:
    return await thinker.hint(address_of(request.scope), visit.live, visit.viewer, data)


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False, packed=True, free=True)
async def read_page(request: Asking, page: NamedDependency[Page], path: FromPath[str] = "") -> Response[Any]:
    """Any other address is the page's."""
    return page.answer(request, path)


def routers(limits: Limits) -> list[Any]:
    """Everything under /api, and the page."""
    files: list[Any] = [look_at_board, create_table, open_log]
    general: list[Any] = [list_games, read_rulebook, read_texts, list_mine, list_tiles, build_course]
    at_table: list[Any] = [
        read_table, read_since, read_replay, read_log, say, attempt, do, read_forecast, give_hint,
    ]  # fmt: skip
    table = Router(
        path="/tables/{table:str}",
        route_handlers=at_table,
        dependencies={"visit": Provide(provide_visit)},
        security=[{"link": []}],
    )
    large = Router(path="/", route_handlers=files, request_max_body_size=limits.file)
    return [Router(path="/api", route_handlers=[large, *general, table]), read_page]

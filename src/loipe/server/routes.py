"""The HTTP API: thin handlers over setup, actions and views."""

from __future__ import annotations

from typing import Any, cast

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
from loipe.server.problems import Asking
from loipe.server.table import LiveTable, Viewer
from loipe.server.tables import Tables
from loipe.server.tokens import bearer

PLAIN = "text/plain; charset=utf-8"
MOST_MINE = 50
REFUSALS = {
    400: ResponseSpec(m.Problem, description="not understood"),
    403: ResponseSpec(m.Problem, description="not for you"),
    404: ResponseSpec(m.Problem, description="not there"),
    413: ResponseSpec(m.Problem, description="too large"),
    415: ResponseSpec(m.Problem, description="not JSON"),
    422: ResponseSpec(m.Problem, description="against a rule"),
    429: ResponseSpec(m.Problem, description="too fast"),
    503: ResponseSpec(m.Problem, description="not at the moment; the same again is worth a try"),
}
AT_TABLE = {
    **REFUSALS,
    401: ResponseSpec(m.Problem, description="no or unknown token"),
    409: ResponseSpec(m.Problem, description="the table has moved on"),
}


class Visit:
    """A request at a table: which one, and who asks."""

    def __init__(self, live: LiveTable, viewer: Viewer) -> None:
        self.live = live
        self.viewer = viewer

    @property
    def now(self) -> m.Now:
        return views.now(self.live, self.viewer, -1)


async def provide_visit(request: Asking, table: FromPath[str], room: NamedDependency[Tables]) -> Visit:
    """Opens the table with the request's token."""
    live = await room.find(table)
    viewer = live.viewer(bearer(request.headers.get("authorization")))
    live.presence.note(viewer.holder)
    request.state.text = live.sitting.text
    return Visit(live, viewer)


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
async def read_table(visit: NamedDependency[Visit]) -> m.Snapshot:
    return views.snapshot(visit.live, visit.viewer)


@get("/since/{at:int}", summary="What is new since you were at this number", responses=AT_TABLE)
async def read_since(visit: NamedDependency[Visit], at: FromPath[int]) -> m.Now:
    return views.now(visit.live, visit.viewer, max(at, 0))


@get("/replay", summary="The view after every ply", responses=AT_TABLE)
async def read_replay(visit: NamedDependency[Visit]) -> Response[m.Replay]:
    found = await fresh.replay(visit.live, visit.viewer)
    return Response(cast(Any, found), media_type="application/json")


@get("/log", media_type=PLAIN, summary="The log as text", responses=AT_TABLE)
async def read_log(visit: NamedDependency[Visit]) -> Response[str]:
    name = f"{visit.live.sitting.game.META.id}-{visit.live.row.id}.log"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(views.log_text(visit.live, visit.viewer), media_type=PLAIN, headers=headers)


@post("/words", status_code=200, summary="Answer a question", responses=AT_TABLE)
async def say_words(visit: NamedDependency[Visit], data: JSONBody[m.Words], room: NamedDependency[Tables]) -> m.Taken:
    return await actions.say(room, visit.live, visit.viewer, data)


@post("/draft", status_code=200, summary="Try words", responses=AT_TABLE)
async def draft_words(visit: NamedDependency[Visit], data: JSONBody[m.Draft]) -> m.Drafted:
    return actions.draft(visit.live, visit.viewer, data)


@post("/why", status_code=200, summary="The rule against a word", responses=AT_TABLE)
async def ask_why(visit: NamedDependency[Visit], data: JSONBody[m.Why]) -> m.Reason:
    return actions.why(visit.live, visit.viewer, data)


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
    request: Asking, visit: NamedDependency[Visit], data: JSONBody[m.Draft], thinker: NamedDependency[Thinker]
) -> Advice:
    return await thinker.hint(address_of(request.scope), visit.live, visit.viewer, data)


@post("/name", status_code=200, summary="Name a seat of yours", responses=AT_TABLE)
async def name_seat(visit: NamedDependency[Visit], data: JSONBody[m.Renamed], room: NamedDependency[Tables]) -> m.Now:
    await actions.rename(room, visit.live, visit.viewer, data)
    return visit.now


@post("/bot", status_code=200, summary="Let a bot play a seat, or take yours back", responses=AT_TABLE)
async def seat_bot(visit: NamedDependency[Visit], data: JSONBody[m.BotWish], room: NamedDependency[Tables]) -> m.Now:
    await actions.seat_bot(room, visit.live, visit.viewer, data)
    return visit.now


@post("/undo", status_code=200, summary="Ask to take words back, agree or decline", responses=AT_TABLE)
async def undo(visit: NamedDependency[Visit], data: JSONBody[m.UndoWish], room: NamedDependency[Tables]) -> m.Now:
    await actions.take_back(room, visit.live, visit.viewer, data)
    return visit.now


@post("/order", status_code=200, summary="A standing order", responses=AT_TABLE)
async def give_order(visit: NamedDependency[Visit], data: JSONBody[m.Order], room: NamedDependency[Tables]) -> m.Now:
    await actions.give_order(room, visit.live, visit.viewer, data)
    return visit.now


@post("/rematch", status_code=200, summary="Play again with the same links", responses=AT_TABLE, costly=True)
async def play_again(visit: NamedDependency[Visit], room: NamedDependency[Tables]) -> m.Again:
    return m.Again(await actions.play_again(room, visit.live, visit.viewer))


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False, packed=True, free=True)
async def read_page(request: Asking, page: NamedDependency[Page], path: FromPath[str] = "") -> Response[Any]:
    """Any other address is the page's."""
    return page.answer(request, path)


def routers(limits: Limits) -> list[Any]:
    """Everything under /api, and the page."""
    files: list[Any] = [look_at_board, create_table, open_log]
    general: list[Any] = [list_games, read_rulebook, read_texts, list_mine, list_tiles, build_course]
    at_table: list[Any] = [
        read_table, read_since, read_replay, read_log, say_words, draft_words, ask_why, read_forecast,
        give_hint, name_seat, seat_bot, undo, give_order, play_again,
    ]  # fmt: skip
    table = Router(
        path="/tables/{table:str}",
        route_handlers=at_table,
        dependencies={"visit": Provide(provide_visit)},
        security=[{"link": []}],
    )
    large = Router(path="/", route_handlers=files, request_max_body_size=limits.file)
    return [Router(path="/api", route_handlers=[large, *general, table]), read_page]

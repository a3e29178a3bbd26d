"""Seasons over HTTP. A season's secret is one's seat in every race of it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from litestar import Response, Router, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from loipe.season import file
from loipe.season.athlete import Card, card
from loipe.server.bell.bell import Bell
from loipe.server.bell.push import Subscription
from loipe.server.doors.guard import bearer, hash_of
from loipe.server.doors.problems import REFUSALS, Asking, Rejected
from loipe.server.messages import No
from loipe.server.room import Room
from loipe.server.seasons import running
from loipe.server.seasons.kept import Season, find
from loipe.server.seasons.running import Comer, NewSeason, SeasonLink
from loipe.server.seasons.telling import SeasonOffer, SeasonTold, offer, told

AT_SEASON = {**REFUSALS, 401: ResponseSpec(No, description="no or unknown token")}


class SeasonDo(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody wants of a season."""

    what: Literal["race", "begin", "simulate", "leave"]
    """Be ready for the next race; begin it without those who are not (the host); let bots race it; leave (SE-14)."""


def token_of(request: Asking) -> str:
    return bearer(request.headers.get("authorization"))


@get("/seasons", summary="Seasons to start with", responses=REFUSALS)
async def read_seasons() -> SeasonOffer:
    return offer()


@post("/seasons", summary="A new season", responses=REFUSALS, costly=True)
async def create_season(data: JSONBody[NewSeason], room: NamedDependency[Room]) -> SeasonLink:
    return await running.create(room, data)


@post("/seasons/{season:str}/join", summary="Race in a season", responses=REFUSALS)
async def join_season(season: FromPath[str], data: JSONBody[Comer], room: NamedDependency[Room]) -> SeasonLink:
    return await running.join(room, season, data)


@get("/seasons/{season:str}", summary="The season as you may see it", responses=AT_SEASON)
async def read_season(request: Asking, season: FromPath[str], room: NamedDependency[Room]) -> SeasonTold:
    return told(await running.collected(room, season), token_of(request))


@post("/seasons/{season:str}/do", status_code=200, summary="Race, begin, simulate, leave", responses=AT_SEASON)
async def do_season(
    request: Asking, season: FromPath[str], data: JSONBody[SeasonDo], room: NamedDependency[Room]
) -> SeasonTold:
    token = token_of(request)
    done: Season
    match data.what:
        case "race":
            done = await running.race(room, season, token)
        case "begin":
            done = await running.begin_without(room, season, token)
        case "simulate":
            done = await running.simulate(room, season, token)
        case "leave":
            done = await running.leave(room, season, token)
    return told(done, token)


@get("/seasons/{season:str}/athletes/{athlete:int}", summary="One athlete's season", responses=AT_SEASON)
async def read_athlete(
    request: Asking, season: FromPath[str], athlete: FromPath[int], room: NamedDependency[Room]
) -> Card:
    found = await running.collected(room, season)
    found.held(token_of(request))
    if not 0 <= athlete < len(found.plan.athletes):
        raise Rejected(404, "server-no-such-athlete", number=athlete)
    return card(found.plan, found.book.outcomes, athlete)


@post("/seasons/{season:str}/push", status_code=204, summary="Be told when it is your turn", responses=AT_SEASON)
async def subscribe_season(
    request: Asking,
    season: FromPath[str],
    data: JSONBody[Subscription],
    room: NamedDependency[Room],
    bell: NamedDependency[Bell],
) -> None:
    token = token_of(request)
    running.racing(await find(room.store, season), token)
    await bell.note(season, hash_of(token), data, request.url.hostname or "", 0)


@get("/seasons/{season:str}/file", media_type="text/plain", summary="The season's file", responses=AT_SEASON)
async def read_file(request: Asking, season: FromPath[str], room: NamedDependency[Room]) -> Response[Any]:
    found = await running.collected(room, season)
    found.held(token_of(request))
    headers = {"content-disposition": f'attachment; filename="{found.row.id}.season"'}
    return Response(file.write(found.book), media_type="text/plain; charset=utf-8", headers=headers)


def seasons() -> Router:
    handlers: list[Any] = [
        read_seasons,
        create_season,
        join_season,
        read_season,
        do_season,
        read_athlete,
        read_file,
        subscribe_season,
    ]
    return Router(path="/", route_handlers=handlers, security=[{"link": []}])

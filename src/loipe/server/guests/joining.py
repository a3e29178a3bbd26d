"""The routes of somebody who has the code of an invitation and no link yet."""

from __future__ import annotations

import math

from litestar import Router, get, post
from litestar.di import NamedDependency, Provide
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from loipe.server.doors.guard import address_of
from loipe.server.doors.limits import Rates
from loipe.server.doors.problems import REFUSALS, Asking, Rejected
from loipe.server.guests import hosting
from loipe.server.guests.invitation import Guest
from loipe.server.guests.opening import Link
from loipe.server.messages import No
from loipe.server.room import Room

AT_DOOR = {
    **REFUSALS,
    409: ResponseSpec(No, description="somebody else has the seat, name or colour"),
    410: ResponseSpec(No, description="all seats are taken"),
}


class Door:
    """A request with the code of an invitation. Wrong codes are counted by address; a right one costs nothing."""

    def __init__(self, request: Asking, code: str, room: Room, rates: Rates) -> None:
        self.address = address_of(request.scope)
        self.code = code
        self.room = room
        self.guessed = rates.guessed

    async def __aenter__(self) -> Door:
        if wait := self.guessed.take(self.address):
            raise Rejected(429, "server-codes-too-fast", seconds=math.ceil(wait))
        return self

    async def __aexit__(self, kind: object, error: object, trace: object) -> None:
        if not (isinstance(error, Rejected) and error.refusal.message == "server-no-such-code"):
            self.guessed.give_back(self.address)


async def provide_door(
    request: Asking, code: FromPath[str], room: NamedDependency[Room], rates: NamedDependency[Rates]
) -> Door:
    return Door(request, code, room, rates)


@get("/join/{code:str}", summary="The table an invitation leads to", responses=AT_DOOR)
async def look_in(door: NamedDependency[Door]) -> hosting.Welcome:
    async with door:
        return await hosting.welcome(door.room, door.code)


@post("/join/{code:str}", summary="Sit down", responses=AT_DOOR)
async def join(door: NamedDependency[Door], data: JSONBody[Guest]) -> Link:
    async with door:
        return await hosting.join(door.room, door.code, data)


def joining() -> Router:
    return Router(path="/", route_handlers=[look_in, join], dependencies={"door": Provide(provide_door)})

"""What people do with a season: make one, come in, race, let bots race. The database first, as at every table."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta

import msgspec

from loipe.bots.levels import is_quick
from loipe.core import log as logs
from loipe.core.log import Log
from loipe.core.text import Text
from loipe.season import file
from loipe.season.field import STRENGTHS
from loipe.season.file import Book
from loipe.season.plan import MOST, Plan, Stop, check
from loipe.season.presets import planned
from loipe.season.racing import STAND_IN, Start, check_starts, next_race, outcome_of, skied
from loipe.server import actions
from loipe.server.doors.guard import SPECTATOR, TOKEN, hash_of, new_table_id, new_token
from loipe.server.doors.problems import Rejected
from loipe.server.room import Room
from loipe.server.seasons.kept import (
    KIND,
    Came,
    Ended,
    Lost,
    Opened,
    Ready,
    Season,
    change,
    find,
    free_athlete,
    recorded,
)
from loipe.server.setup import checked_name
from loipe.server.store import Record, Row

SEEDS = 2**53
"""A page can write them down."""
WEEK = 7
BELLS = """INSERT INTO subscriptions (table_id, endpoint, p256dh, auth, language, link, site, since, told)
SELECT CAST($2 AS VARCHAR), endpoint, p256dh, auth, language, link, site, since, 0 FROM subscriptions
WHERE table_id = $1 AND link IN (SELECT hash FROM tokens WHERE table_id = CAST($2 AS VARCHAR))"""
"""Who wants to be told of a season is told of every turn in its races."""


class NewSeason(msgspec.Struct, forbid_unknown_fields=True):
    """A season to begin."""

    kind: str
    """A preset; with a calendar of one's own only its size counts, and its points unless there are others."""
    names: list[str]
    """Of those at my device, myself first."""
    friends: int = 0
    """Places for people who come by the season's link."""
    athletes: int = 0
    """0 for as many as the preset has."""
    title: str = ""
    bots: list[str] = []
    """Levels, taken in turn."""
    calendar: list[Stop] = []
    drop: int = 0
    points: list[int] | None = None
    """By place, the last for all further ones; the preset's if nothing is said, none for medals."""


class SeasonLink(msgspec.Struct):
    """Told once; the server keeps only hashes."""

    season: str
    token: str
    athletes: list[int]
    path: str
    watch: str
    """The secret to watch and to come in by."""


class Comer(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody who would like to race."""

    token: str
    """A secret of their own making, as at a table's door."""
    name: str


def plan_of(wish: NewSeason, seed: int) -> Plan:
    """Checked; places of friends are called by their number until somebody comes."""
    text = Text()
    names = [checked_name(name) for name in wish.names] or [checked_name("")]
    if not 0 <= wish.friends <= MOST:
        raise Rejected(422, "server-season-friends", most=MOST)
    friends = [text.say("season-friend", {"number": number + 1}) for number in range(wish.friends)]
    title = " ".join(wish.title.split())[:40] or text.say("season-title", {"kind": wish.kind})
    bots = tuple(wish.bots) or STRENGTHS
    plan = planned(wish.kind, seed, title, (*names, *friends), bots, wish.athletes)
    if wish.calendar:
        plan = msgspec.structs.replace(plan, calendar=tuple(wish.calendar), kind="own")
    points = plan.points if wish.points is None else tuple(wish.points)
    plan = msgspec.structs.replace(plan, drop=wish.drop or plan.drop, points=points)
    if not wish.calendar:
        plan = msgspec.structs.replace(plan, calendar=dated(plan.calendar, WEEK if wish.friends else 0))
    check(plan)
    check_starts(plan)
    return plan


def dated(calendar: tuple[Stop, ...], days: int) -> tuple[Stop, ...]:
    """The preset's dates, so many days from today on: friends have time to come."""
    wanted = datetime.now(UTC).date() + timedelta(days)
    later = wanted - date.fromisoformat(calendar[0].date)
    return tuple(
        msgspec.structs.replace(stop, date=(date.fromisoformat(stop.date) + later).isoformat()) for stop in calendar
    )


async def create(room: Room, wish: NewSeason) -> SeasonLink:
    """A season, and whoever is at this device has come already."""
    await room.keeper.check_room()
    plan = plan_of(wish, secrets.randbelow(SEEDS))
    season_id, token, watch = new_table_id(), new_token(), new_token()
    now = int(time.time())
    row = Row(season_id, KIND, file.write(Book(plan)), plan.kind, "live", "", now, now, watch=watch)
    came = [Came(at, plan.athletes[at].name, hash_of(token)) for at in range(len(wish.names))]
    records = [recorded(at + 1, body) for at, body in enumerate(came)]
    await room.store.create(row, {hash_of(watch): SPECTATOR, hash_of(token): SPECTATOR}, records)
    path = f"/season/{season_id}#{token}"
    return SeasonLink(season_id, token, [body.athlete for body in came], path, watch)


async def join(room: Room, season_id: str, comer: Comer) -> SeasonLink:
    """The same secret again gets the athlete it has."""
    if not TOKEN.fullmatch(comer.token):
        raise Rejected(422, "server-token-shape")
    key = hash_of(comer.token)

    def sit(season: Season) -> Came | None:
        if key in season.keys.values():
            return None
        return Came(free_athlete(season, comer.name), checked_name(comer.name), key)

    season = await change(room.store, season_id, sit)
    own = list(season.held(comer.token))
    return SeasonLink(season_id, comer.token, own, f"/season/{season_id}#{comer.token}", season.row.watch)


async def leave(room: Room, season_id: str, token: str) -> Season:
    """SE-14: a bot skis on, in the race that is open too; results stay. Coming back is being ready again."""
    season = await find(room.store, season_id)
    own = racing(season, token)
    for athlete in own:
        season = await change(room.store, season_id, lambda now, at=athlete: Ready(at, len(now.races), left=True))  # type: ignore[misc]
    if season.open is not None:
        await hand_over(room, season.open, own)
    return season


async def hand_over(room: Room, opened: Opened, athletes: tuple[int, ...]) -> None:
    """Their seats go to bots; nothing to do where the race is over or its table gone."""
    with suppress(Rejected):
        table = await room.find(opened.table)
        for seat, athlete in enumerate(opened.athletes):
            if athlete in athletes and not table.sitting.bots[seat]:
                await actions.seat_bot(room, table, table.viewer_of(table.sitting.holders[seat]), seat, STAND_IN)


def racing(season: Season, token: str) -> tuple[int, ...]:
    """The athletes who are one's own; 403 for somebody who watches."""
    own = season.held(token)
    if not own:
        raise Rejected(403, "server-watching")
    return own


async def race(room: Room, season_id: str, token: str) -> Season:
    """One's own are ready. SE-8: the race begins when all are, or its date has passed."""
    season = await collected(room, season_id)
    for athlete in racing(season, token):
        season = await change(room.store, season_id, lambda was, at=athlete: ready(was, at))  # type: ignore[misc]
    return await begin(room, season) if is_due(season, room.now()) else season


def ready(season: Season, athlete: int) -> Ready | None:
    waits = season.open is None and not season.book.is_over
    return Ready(athlete, len(season.races)) if waits and athlete not in season.ready else None


def is_due(season: Season, now: float) -> bool:
    """Somebody is ready, and all are or the date has passed."""
    if season.open is not None or season.book.is_over or not season.ready:
        return False
    wanted = season.plan.calendar[len(season.book.outcomes)].date
    return not season.awaited or (bool(wanted) and datetime.fromtimestamp(now, UTC).date().isoformat() > wanted)


async def begin_without(room: Room, season_id: str, token: str) -> Season:
    """The host waits no longer; bots ski for those who are not ready."""
    season = await collected(room, season_id)
    if not season.is_host(token):
        raise Rejected(403, "server-not-the-host")
    return season if season.open is not None or season.book.is_over else await begin(room, season)


async def begin(room: Room, season: Season) -> Season:
    """A table for the race: everybody's secret of the season opens it too. First the table, then the record."""
    start = season.start()
    table_id, watch = new_table_id(), new_token()
    links = {season.keys[at]: holder for at, holder, bot in seats_of(start) if not bot}
    row = row_of(table_id, "table", start.log, start.bots, watch)
    await room.create(row, {**links, hash_of(watch): SPECTATOR})
    await room.store.within(lambda ask: ask(BELLS, season.row.id, table_id))
    return await announced(room, season.row.id, Opened(start.number, table_id, watch, start.athletes, start.bots))


async def announced(room: Room, season_id: str, opened: Opened) -> Season:
    """The race has a table, unless another was first: then this one is of no use."""
    season = await change(room.store, season_id, lambda now: only(now, opened))
    if season.races[opened.number] != opened:
        room.forget(opened.table)
        await room.keeper.discard(opened.table)
    return season


def only(season: Season, opened: Opened) -> Opened | None:
    """Nothing if another worker was first."""
    return opened if len(season.races) == opened.number else None


def seats_of(start: Start) -> list[tuple[int, int, str]]:
    """By seat: athlete, holder, bot."""
    return list(zip(start.athletes, start.log.config.holders, start.bots, strict=True))


def row_of(table_id: str, kind: str, log: Log, bots: tuple[str, ...], watch: str) -> Row:
    header = logs.write(Log(log.game_id, log.rules, log.config, log.names, []))
    return Row(table_id, kind, header, "", "live", ",".join(bots), int(time.time()), watch=watch)


async def simulate(room: Room, season_id: str, token: str) -> Season:
    """Bots ski the race that is due for everybody, where nobody else wants to ski it."""
    season = await collected(room, season_id)
    own = racing(season, token)
    if season.open is not None or season.book.is_over:
        return season
    if set(season.awaited) - set(own):
        raise Rejected(409, "server-season-awaits")
    bots = [quick(athlete.bot) for athlete in season.plan.athletes]
    start = next_race(season.plan, season.book.outcomes, bots)
    state, log = await asyncio.to_thread(skied, start, secrets.randbits(60))
    table_id, watch = new_table_id(), new_token()
    words = Record(1, "words", SPECTATOR, " ".join(str(ply) for ply in log.plies))
    await room.create(row_of(table_id, "log", log, start.bots, watch), {hash_of(watch): SPECTATOR}, words)
    opened = Opened(start.number, table_id, watch, start.athletes, start.bots)
    season = await announced(room, season_id, opened)
    if season.open != opened:
        return season
    outcome = outcome_of(season.plan, start, state, table_id)
    return await change(room.store, season_id, lambda now: ended(now, start.number, Ended(start.number, outcome)))


def quick(bot: str) -> str:
    """Who skis in a second: those who think for long ski as club skiers, like the stand-ins of people."""
    return bot if is_quick(bot) else STAND_IN


def ended(season: Season, number: int, body: Ended) -> Ended | None:
    return body if len(season.book.outcomes) == number else None


async def collected(room: Room, season_id: str) -> Season:
    """The season, with the race that has just ended written down and one that is due begun.

    Whoever asks first does it, whatever was killed.
    """
    season = await find(room.store, season_id)
    opened = season.open
    if opened is None:
        return await begin(room, season) if is_due(season, room.now()) else season
    try:
        table = await room.find(opened.table)
    except Rejected as refusal:
        if refusal.status != 404:
            raise
        return await change(room.store, season_id, lambda now: Lost(opened.number) if now.open == opened else None)
    if not table.sitting.table.over:
        return season
    start = Start(opened.number, opened.athletes, opened.bots, table.sitting.table.log)
    outcome = outcome_of(season.plan, start, table.sitting.state, opened.table)
    return await change(room.store, season_id, lambda now: ended(now, opened.number, Ended(opened.number, outcome)))

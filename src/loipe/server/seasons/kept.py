"""A season as its records tell it: who came, which races were opened, how they ended. Read anew for every request."""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec

from loipe.core.game import Refused
from loipe.season import file
from loipe.season.file import Book
from loipe.season.plan import Outcome, Plan, check_name
from loipe.season.racing import STAND_IN, Start, next_race
from loipe.server.doors.guard import SPECTATOR, hash_of
from loipe.server.doors.problems import Rejected
from loipe.server.setup import checked_name
from loipe.server.store import Conflict, Record, Row, Store

KIND = "season"
"""Of a Row; its header is the season's file before the first race."""
HOUR = 3600


class Came(msgspec.Struct, frozen=True):
    """Somebody took an athlete."""

    athlete: int
    name: str
    key: str
    """The hash of their secret."""


class Ready(msgspec.Struct, frozen=True):
    """An athlete's person waits for the race of this number, or has left (SE-14)."""

    athlete: int
    number: int
    left: bool = False


class Opened(msgspec.Struct, frozen=True):
    """A race that has a table."""

    number: int
    table: str
    watch: str
    athletes: tuple[int, ...]
    """By seat."""
    bots: tuple[str, ...]


class Lost(msgspec.Struct, frozen=True):
    """The table of a race that was not over is gone: the race is due again."""

    number: int


class Ended(msgspec.Struct, frozen=True):
    """SE-15: how a race ended, once and for all."""

    number: int
    outcome: Outcome


Body = Came | Ready | Opened | Lost | Ended
BODIES: dict[str, type[Body]] = {
    "came": Came, "ready": Ready, "race": Opened, "lost": Lost, "result": Ended,
}  # fmt: skip


class Season:
    """All that is known of one season."""

    def __init__(self, row: Row, links: dict[str, int], records: list[Record]) -> None:
        self.row = row
        self.book: Book = file.read(row.header, row.id)
        self.keys: dict[int, str] = {}
        """By athlete: the hash of their person's secret; several have the same one on a shared device."""
        self.links = links
        self.ready: set[int] = set()
        self.left: set[int] = set()
        self.races: list[Opened] = []
        self.at = 0
        for record in records:
            self.fold(record)

    @property
    def plan(self) -> Plan:
        return self.book.plan

    @property
    def open(self) -> Opened | None:
        """The race that is being skied."""
        return self.races[-1] if len(self.races) > len(self.book.outcomes) else None

    @property
    def people(self) -> list[int]:
        """The athletes who are persons, whether they have come or not."""
        return [at for at, athlete in enumerate(self.plan.athletes) if not athlete.bot]

    @property
    def awaited(self) -> list[int]:
        """Who has come, has not left, and is not ready for the next race."""
        return [at for at in self.people if at in self.keys and at not in self.left | self.ready]

    def fold(self, record: Record) -> None:
        self.at = record.at
        body = msgspec.json.decode(record.body, type=BODIES[record.kind])
        match body:
            case Came():
                self.keys[body.athlete] = body.key
                self.left.discard(body.athlete)
                self.rename(body.athlete, body.name)
            case Ready():
                (self.left if body.left else self.ready).add(body.athlete)
                (self.ready if body.left else self.left).discard(body.athlete)
            case Opened():
                self.races.append(body)
                self.ready.clear()
            case Lost():
                self.races.pop()
            case Ended():
                self.book = self.book.after(body.outcome)

    def rename(self, athlete: int, name: str) -> None:
        athletes = list(self.plan.athletes)
        athletes[athlete] = msgspec.structs.replace(athletes[athlete], name=name)
        plan = msgspec.structs.replace(self.plan, athletes=tuple(athletes))
        self.book = Book(plan, self.book.outcomes)

    def held(self, token: str) -> tuple[int, ...]:
        """The athletes of a secret; none for somebody who watches. 401 for a secret that opens nothing."""
        key = hash_of(token)
        own = tuple(at for at, held in sorted(self.keys.items()) if held == key)
        if not own and self.links.get(key) != SPECTATOR:
            raise Rejected(401, "server-no-such-link")
        return own

    def is_host(self, token: str) -> bool:
        """Whoever made it: the first who came."""
        return bool(self.keys) and self.keys.get(min(self.keys)) == hash_of(token)

    def start(self) -> Start:
        """The race that is due. SE-8: bots for who has not come, has left or is not ready."""
        skiing = (set(self.keys) - self.left) & self.ready
        bots = [athlete.bot or ("" if at in skiing else STAND_IN) for at, athlete in enumerate(self.plan.athletes)]
        return next_race(self.plan, self.book.outcomes, bots, self.keys)


async def find(store: Store, season_id: str) -> Season:
    """404 if there is none."""
    found = await store.find(season_id)
    if found is None or found[0].kind != KIND:
        raise Rejected(404, "server-no-such-season", season=season_id[:20])
    season = Season(*found, await store.records(season_id))
    now = int(time.time())
    if now - season.row.touched > HOUR:
        await store.touch(season_id, now, season.book.is_over)
    return season


def recorded(at: int, body: Body) -> Record:
    """A race's record names its table where the database can find it."""
    kind = next(name for name, own in BODIES.items() if own is type(body))
    request = body.table or None if isinstance(body, Opened) else None
    return Record(at, kind, SPECTATOR, msgspec.json.encode(body).decode(), request, time=int(time.time()))


async def change(store: Store, season_id: str, made: Callable[[Season], Body | None]) -> Season:
    """Tries something on the season as it is now and stores it; again where another was first. None changes nothing."""
    while True:
        season = await find(store, season_id)
        body = made(season)
        if body is None:
            return season
        record = recorded(season.at + 1, body)
        try:
            await store.append(season_id, record)
        except Conflict:
            continue
        season.fold(record)
        return season


def free_athlete(season: Season, name: str) -> int:
    """The first person's place that nobody has taken; whoever left gives theirs back to nobody else."""
    tidy = checked_name(name)
    check_name(tidy)
    free = [at for at in season.people if at not in season.keys]
    if not free:
        raise Rejected(410, "server-season-full")
    if any(tidy.casefold() == each.name.casefold() for at, each in enumerate(season.plan.athletes) if at != free[0]):
        raise Refused("server-name-taken", name=tidy)
    return free[0]

"""So many faults of a world while people play in it; then every word that was acknowledged is looked for."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import httpx
import sqlalchemy as sql

from loipe.server.store import checking, ends
from loipe.server.store.ends import End
from tests.chaos.people import Heard, Person, Table
from tests.chaos.world import WORLDS, World

PATIENCE = 180.0
"""Seconds after which a table that does not go on is stuck."""
COMPLAINTS = ("Traceback", "never awaited", "never retrieved")
Tell = Callable[["Seen"], None]


class Plan(NamedTuple):
    """What is to happen."""

    world: str
    faults: int
    seed: int
    tables: int = 12
    pace: float = 0.3
    """At most so many seconds from question to word."""
    seconds: float = 1e9
    kinds: tuple[str, ...] = ()
    """Only these, if any are named."""


class Seen:
    """What happened; told at the end, and when somebody stops it."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.kinds: Counter[str] = Counter()
        self.heard = Heard()
        self.longest = 0.0
        self.longest_of = ""
        self.wrong: list[str] = []
        self.lost = self.doubled = self.plies = self.stored = self.came = 0
        self.missing = ""
        self.looked = False

    def lines(self) -> list[str]:
        """For a person."""
        kinds = ", ".join(f"{kind} {count}" for kind, count in sorted(self.kinds.items()))
        found = [
            f"{self.plan.world}, seed {self.plan.seed}: {self.kinds.total()} faults ({kinds})",
            f"tables {self.plan.tables}, games begun {len(self.heard.tables)}, times somebody came back {self.came}",
            f"words acknowledged {len(self.heard.acknowledged):,}",
        ]
        if self.looked:
            found[-1] += f", lost {self.lost}, doubled {self.doubled}"
            found.append(f"records {self.stored:,}, plies replayed {self.plies:,}, faults of ours {len(self.wrong)}")
        found.append(f"longest until every table was played on again {self.longest:.1f} s ({self.longest_of})")
        return [*found, *([self.missing] if self.missing else []), *self.wrong]


async def run(plan: Plan, folder: Path, seen: Seen, tell: Tell) -> None:
    """All of it; `seen` is filled as it goes."""
    choice = random.Random(plan.seed)
    world: World = WORLDS[plan.world](folder, choice)
    seen.missing = world.missing
    try:
        await world.open()
        tables = [
            Table(world.proxy.port, number, random.Random(plan.seed * 1000 + number), seen.heard, plan.pace)
            for number in range(plan.tables)
        ]
        playing = [asyncio.create_task(table.play()) for table in tables]
        try:
            await played_on(tables, playing, time.monotonic())
            await break_things(plan, world, tables, playing, seen, tell)
            await asyncio.wait_for(settled(world, tables), PATIENCE)
        except (AssertionError, TimeoutError) as error:
            lacking = [person.lacks for table in tables for person in table.people if person.lacks]
            seen.wrong += [str(error) or "somebody waits in vain", *lacking]
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        await look(world.url, [server.log for server in world.servers], seen)
    finally:
        await world.close()


async def break_things(
    plan: Plan, world: World, tables: list[Table], playing: list[asyncio.Task[None]], seen: Seen, tell: Tell
) -> None:
    """One after the other: the next comes a moment after every table has played on."""
    faults, until = world.faults(), time.monotonic() + plan.seconds
    names = [name for name in sorted(faults) if not plan.kinds or name in plan.kinds]
    for number in range(plan.faults):
        kind = names[number] if number < len(names) else world.choice.choice(names)
        begun = time.monotonic()
        await faults[kind]()
        seen.kinds[kind] += 1
        await played_on(tables, playing, time.monotonic())
        if (took := time.monotonic() - begun) > seen.longest:
            seen.longest, seen.longest_of = took, kind
        seen.came = sum(person.came for table in tables for person in table.people)
        tell(seen)
        if time.monotonic() > until:
            break
        await asyncio.sleep(world.choice.uniform(0, 0.3))


async def played_on(tables: list[Table], playing: list[asyncio.Task[None]], since: float) -> None:
    """At every table a word was acknowledged since, or a new game begun."""
    while any(table.last < since for table in tables):
        for task in playing:
            if task.done():
                task.result()
        stuck = [table.told() for table in tables if table.last < since]
        assert time.monotonic() - since < PATIENCE, f"stuck: {'; '.join(stuck)}"
        await asyncio.sleep(0.05)


async def settled(world: World, tables: list[Table]) -> None:
    """Nobody says a new word; everybody hears by themselves all that was said, also by bots."""
    for table in tables:
        table.resting = True
    while any(person.pending for table in tables for person in table.people):
        await asyncio.sleep(0.05)
    for table in tables:
        for person in table.people:
            while person.owing and person.plies != (told := await shown(world, person)):
                await asyncio.sleep(0.2)
                person.lacks = f"{table.id}: somebody heard {len(person.plies)} of {len(told)} plies"
            person.lacks = ""


async def shown(world: World, person: Person) -> list[str]:
    """What somebody sees who comes now."""
    url = f"http://127.0.0.1:{world.servers[0].port}/api/tables/{person.table.id}"
    async with httpx.AsyncClient(timeout=30, verify=False) as http:
        answer = await http.get(url, headers={"authorization": f"Bearer {person.token}"})
    return [ply["word"] for ply in answer.raise_for_status().json()["fresh"]["plies"]]


async def look(url: str, logs: list[Path], seen: Seen) -> None:
    """Every acknowledged word is in the log once, no refused one is, and every log replays."""
    checked = checking.Checked()
    found: Counter[tuple[str, str]] = Counter()
    places: dict[tuple[str, str], int] = {}

    def read() -> None:
        end = End(url)
        checking.check(end, checked, lambda done, total: None)
        with end.open() as connection:
            query = 'SELECT table_id, request, "at" FROM records WHERE request IS NOT NULL'
            for table, request, at in connection.execute(sql.text(query)):
                found[table, request] += 1
                places[table, request] = at

    await ends.run(read)
    said = seen.heard.acknowledged
    seen.lost = sum(key not in found or places[key] > at for key, at in said.items())
    seen.doubled = sum(count > 1 for count in found.values())
    seen.wrong += [f"refused, yet stored: {key}" for key in seen.heard.refused if key in found]
    unknown = found.keys() - said.keys() - seen.heard.open.keys()
    seen.wrong += [f"stored, yet never said: {key}" for key in unknown]
    seen.wrong += [f"{misfit.table}: {misfit.why}" for misfit in checked.misfits]
    for log in logs:
        complaint = log.read_text()
        for word in COMPLAINTS:
            if word in complaint:
                seen.wrong.append(f"a server complained: {complaint[complaint.index(word) - 200 :][:3000]}")
    seen.plies, seen.stored, seen.looked = checked.plies, checked.records, True

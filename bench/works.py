"""What is done with a running server, and what it takes: its processor time, all threads together, and its memory."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeAlias

from clients import BOTS, LONG, MASS_START, Client, OnLine, OverHttp
from old import OldHttp

FEW, VIEWERS = 20, 20
"""So many tables have so many viewers beside their player."""
IDLE, MOVES = 2000, 6
EARLY, LATE, SOME = 50, 2000, 200
"""Plies at which a move's cost is compared, and moves that are measured there."""
CALM = 4
"""Half seconds."""
Player: TypeAlias = OnLine | OverHttp | OldHttp
Playing = Callable[[Client, int], Player]
"""A player who has this connection to this port."""
Work = Callable[[int, int], Coroutine[Any, Any, dict[str, float]]]
"""What is done with a server, by its port and process."""


async def connected(port: int) -> Client:
    while True:
        try:
            return Client(*await asyncio.open_connection("127.0.0.1", port, limit=1 << 24))
        except OSError:
            await asyncio.sleep(0.1)


def processor_time(*pids: int) -> float:
    """Seconds that processes have used."""
    threads = [thread for pid in pids for thread in Path(f"/proc/{pid}/task").iterdir()]
    return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e9


def memory(pid: int) -> int:
    """kB."""
    return int(Path(f"/proc/{pid}/status").read_text().partition("VmRSS:")[2].split()[0])


def on_line(viewers: int = 0, packs: bool = False) -> Playing:
    return lambda client, port: OnLine(client, port, MASS_START, viewers, packs)


def over_http(client: Client, port: int) -> Player:
    return OverHttp(client, MASS_START)


def as_before(client: Client, port: int) -> Player:
    return OldHttp(client, MASS_START)


def crowd(tables: int, seconds: float, playing: Playing, *others: int) -> Work:
    """Everybody plays at full speed for a while; the server may have other processes."""

    async def work(port: int, pid: int) -> dict[str, float]:
        found = [playing(await connected(port), port) for _ in range(tables)]
        for each in found:
            await each.set_up()
        waits: list[float] = []
        spent, begun = processor_time(pid, *others), time.perf_counter()

        async def play(player: Player) -> None:
            while time.perf_counter() < begun + seconds:
                waits.append(await player.move())

        await asyncio.gather(*map(play, found))
        took, spent = time.perf_counter() - begun, processor_time(pid, *others) - spent
        for each in found:
            each.close()
            each.client.writer.close()
        waits.sort()
        return {
            "moves_per_second": len(waits) / took,
            "p50_ms": 1000 * waits[len(waits) // 2],
            "p99_ms": 1000 * waits[len(waits) * 99 // 100],
            "processor_ms": 1000 * spent / len(waits),
        }

    return work


async def rested(pid: int) -> None:
    """It does nothing any more, also on a busy machine where it may have to wait for its turn."""
    calm = 0
    while calm < CALM:
        before = processor_time(pid)
        await asyncio.sleep(0.5)
        calm = calm + 1 if processor_time(pid) - before < 0.01 else 0


def among_bots(kind: type[OverHttp] | type[OldHttp]) -> Work:
    """What a bot's answer takes: tables of bots are played to their end, less what setting up as many takes."""

    async def work(port: int, pid: int) -> dict[str, float]:
        client = await connected(port)
        people = [kind(client, MASS_START) for _ in range(FEW)]
        bots = [kind(client, BOTS) for _ in range(FEW)]
        await people[0].set_up()
        spent = [processor_time(pid)]
        for tables in (people, bots):
            for table in tables:
                await table.set_up()
            await rested(pid)
            spent.append(processor_time(pid))
        taken = spent[2] - spent[1] - (spent[1] - spent[0])
        words = [said for table in bots for said in await table.look() if said.seat >= 0]
        return {"answer_ms": 1000 * taken / len(words)}

    return work


async def grown(port: int, pid: int) -> dict[str, float]:
    """A move early and late in a long race."""
    table = OnLine(await connected(port), port, LONG)
    await table.set_up()
    found: dict[str, float] = {}
    for plies in (EARLY, LATE):
        while table.heard < plies:
            await table.move()
        spent = processor_time(pid)
        for _ in range(SOME):
            await table.move()
        found[f"at_{plies}_ms"] = 1000 * (processor_time(pid) - spent) / SOME
    table.close()
    return found


async def idle(port: int, pid: int) -> dict[str, float]:
    """What a table takes at which nobody is any more."""
    table = OverHttp(await connected(port), MASS_START)
    for _ in range(FEW):
        await table.set_up()
    before = memory(pid)
    for _ in range(IDLE):
        await table.set_up()
        for _ in range(MOVES):
            await table.move()
    return {"idle_table_kb": (memory(pid) - before) / IDLE}

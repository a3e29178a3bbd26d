"""The same as in the suite, as often as one likes: `make soak PART=fuzz N=1000000 SEED=7`.

Without a part all of them run, each as often as it is worth; Ctrl-C tells how far it came.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from itertools import count
from typing import NamedTuple

from loipe.games import IDS, load
from tests import many_games
from tests.contract import memory, reasons, shown
from tests.fuzz import campaign
from tests.fuzz.inside import PARTS
from tests.secrets import worlds
from tests.story import recorded

POSITIONS = 20
"""Looked at between two words about how far it is."""


class Step(NamedTuple):
    """How far a part is: with what, and how many of how many."""

    what: str
    done: int
    total: int


Steps = Iterator[Step]


def games(times: int, seed: int) -> Steps:
    """Random games of each preset: they end, lose no piece and replay to the same position."""
    for game_id in IDS:
        game = load(game_id)
        for name, config in many_games.presets(game):
            for number in range(1, times + 1):
                many_games.play(game, config, seed, number)
                yield Step(f"{game_id} {name}", number, times)


def fuzz(times: int, seed: int) -> Steps:
    """Cases of the fuzzer, in the shares of the suite."""
    shares = {name: max(1, times * share // 1000) for name, share in campaign.SHARES.items()}
    for part in PARTS:
        for done in campaign.inside(part, seed, shares[part.name]):
            yield Step(part.name, done, shares[part.name])
    for name in ("requests", "messages"):
        with campaign.besieged() as server:
            for done in campaign.outside(server, name, seed, shares[name]):
                yield Step(name, done, shares[name])


def positions(check: Callable[[str, int, int], object], times: int, seed: int) -> Steps:
    """Positions of each game, a few of random games at a time."""
    for game_id in IDS:
        for number in count():
            done = min(times, (number + 1) * POSITIONS)
            check(game_id, seed + number, done - number * POSITIONS)
            yield Step(game_id, done, times)
            if done == times:
                break


def calls(times: int, seed: int) -> Steps:
    """Calls of the contract's functions, which keep no memory."""
    for game_id in IDS:
        memory.check(game_id, times)
        yield Step(game_id, times, times)


def secrets(times: int, seed: int) -> Steps:
    """Worlds of each game that a viewer cannot tell from the truth, in all that the server tells."""
    for game_id in IDS:
        for look in worlds.looks(game_id, times, seed):
            yield Step(f"{game_id} ({look.differing} differ)", look.worlds, times)


def stories(times: int, seed: int) -> Steps:
    """The story of every recorded game: its parts add up, its sentences are there."""
    for name in recorded.LOGS:
        recorded.check(name, times, seed)
        yield Step(name, times, times)


class Part(NamedTuple):
    run: Callable[[int, int], Steps]
    often: int


PARTS_OF_SOAK = {
    "games": Part(games, 10_000),
    "fuzz": Part(fuzz, 1_000_000),
    "reasons": Part(lambda times, seed: positions(reasons.check, times, seed), 2_000),
    "odds": Part(lambda times, seed: positions(shown.check, times, seed), 2_000),
    "memory": Part(calls, 1_000_000),
    "stories": Part(stories, 20),
    "secrets": Part(secrets, 10_000),
}


def run(name: str, times: int, seed: int) -> None:
    """One part; a line for each thing it is done with, and meanwhile how far it is."""
    begin, told = time.perf_counter(), 0.0
    last = Step("", 0, 0)
    try:
        for last in PARTS_OF_SOAK[name].run(times, seed):
            is_done = last.done == last.total
            if is_done or (sys.stdout.isatty() and time.perf_counter() - told > 1):
                told = time.perf_counter()
                line = f"\r{name:8} {last.what:32} {last.done:>9} of {last.total}, {told - begin:7.0f} s"
                print(line, end="\n" if is_done else "", flush=True)
    except KeyboardInterrupt:
        print(f"\r{name:8} {last.what:32} stopped after {last.done} of {last.total}; the seed was {seed}")
        sys.exit(130)


def main() -> None:
    part, often, seed = (*sys.argv[1:], "", "", "")[:3]
    if part and part not in PARTS_OF_SOAK:
        sys.exit(f"There is no part “{part}”. Choose from: {', '.join(PARTS_OF_SOAK)}.")
    for name in [part] if part else PARTS_OF_SOAK:
        run(name, int(often or PARTS_OF_SOAK[name].often), int(seed or 1))


if __name__ == "__main__":
    main()

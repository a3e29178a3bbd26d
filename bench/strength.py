"""How strong each level is among the rules of thumb of old: every number that docs/guide/bots.md tells, by one command.

`make strength` builds the engine with the frozen rules of thumb beside it and runs this; `python bench/strength.py 20`
goes on for 20 minutes, `python bench/strength.py 20 ski-tour world-cup` with these games, presets and levels only.
Games are kept one by one in bench/kept/strength.jsonl, so that it can be stopped at any time, and going on adds to
them; those of an engine that plays otherwise count no longer. The bots think as shipped, by the processor's clock:
other work takes nothing from them.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from math import ceil, comb, floor

import msgspec
from kept import Kept, engine
from rich.console import Console
from rich.progress import track

from loipe.bots import FROZEN, make
from loipe.games import load
from loipe.lab import measure
from loipe.lab.measure import Z99, Share, Trial, share_among

SEED = 15
PAIRS = 400
"""Games after each choice that a departure is valued by: cheap beside the search, and they make few games enough."""
HEADS = (
    "adjusted share (95%)",
    "above the level before (99%)",
    "wins (95%)",
    "s a choice",
    "games",
    "lower bound, aim",
)
LEVELS = ("random", "rookie", "club", "national", "world-cup")


class Case(msgspec.Struct, frozen=True):
    game: str
    preset: str
    seats: int
    games: int
    """Of each level."""
    aim: float = 0.0
    """Of world-cup's share, for its lower 95 % bound; 0 where seats are not equal, so that none is fair."""


CASES = (
    Case("mass-start", "basic", 4, 24, 24.5),
    Case("mass-start", "family", 4, 40, 32),
    Case("mass-start", "full", 4, 40, 31),
    Case("ski-tour", "starter", 4, 40, 40),
    Case("ski-tour", "advanced", 4, 40, 40),
    Case("sport-ist-mord", "box", 3, 15, 65),
    Case("crystal-globe", "tactique", 4, 40, 30),
    Case("crystal-globe", "ludique", 6, 30),
    Case("crystal-globe", "strategique", 6, 30),
)


class Game(msgspec.Struct, frozen=True):
    """One game of one level among the frozen ones."""

    case: int
    bot: str
    number: int
    share: float
    win: float
    choices: int
    seconds: float
    engine: str


def work(done: set[tuple[int, str, int]], names: set[str]) -> Iterator[tuple[int, str, int]]:
    """A game of every case and level in turn, those that are named and not played yet."""
    levels = [bot for bot in LEVELS if bot in names] or LEVELS
    places = names.difference(LEVELS)
    for number in range(max(case.games for case in CASES)):
        for at, case in enumerate(CASES):
            if number < case.games and (not places or {case.game, case.preset} & places):
                yield from ((at, bot, number) for bot in levels if (at, bot, number) not in done)


def play(at: int, bot: str, number: int) -> Game:
    case, game = CASES[at], load(CASES[at].game)
    config = msgspec.structs.replace(game.META.presets[case.preset], holders=tuple(range(case.seats)))
    trial = Trial(game, case.seats, number % case.seats, make(bot, game), FROZEN, SEED + at, number)
    found = trial.play(game.start(config))
    return Game(at, bot, number, found.share, found.win, found.choices, found.seconds, engine(case.game))


def show(games: list[Game]) -> None:
    """As Markdown."""
    played = {each.case for each in games}
    for at, case in enumerate(CASES):
        if at not in played:
            continue
        heads = [f"{case.game} {case.preset}, {case.seats} seats", *HEADS]
        print(f"\n| {' | '.join(heads)} |\n| --- |{' ---: |' * len(HEADS)}")
        shares: dict[str, dict[int, float]] = {}
        for bot in LEVELS:
            own = {each.number: each for each in games if each.case == at and each.bot == bot}
            shares[bot] = {number: 100 * each.share for number, each in own.items()}
            if own:
                print(f"| {bot} | {' | '.join(row(case, bot, own, shares))} |")
        if not case.aim and shares["world-cup"]:
            gains = [by_seat(case, shares["world-cup"], seat) for seat in range(case.seats)]
            print("\nWhat world-cup gains, seat by seat:", "; ".join(gains))


def row(case: Case, bot: str, own: dict[int, Game], shares: dict[str, dict[int, float]]) -> list[str]:
    share = share_among(list(shares[bot].values()))
    below = shares.get(LEVELS[LEVELS.index(bot) - 1], {}) if bot != LEVELS[0] else {}
    gains = [value - below[number] for number, value in shares[bot].items() if number in below]
    choices = max(1, sum(each.choices for each in own.values()))
    return [
        told(share), told(share_among(gains), Z99) if gains else "",
        counted([each.win for each in own.values()]),
        f"{sum(each.seconds for each in own.values()) / choices:.3f}", str(len(own)),
        f"{share.low():.1f} of {case.aim}" if bot == "world-cup" and case.aim and len(own) > 1 else "",
    ]  # fmt: skip


def by_seat(case: Case, shares: dict[int, float], seat: int) -> str:
    """Crystal Globe's bases are white, grey and black in turn."""
    return told(share_among([v - 100 / case.seats for number, v in shares.items() if number % case.seats == seat]))


def counted(wins: list[float]) -> str:
    """Wins, with exact bounds: a few games all won prove less than their spread, which is none, would tell."""
    count, won = len(wins), sum(wins)

    def above(chance: float, least: int) -> float:
        """How likely so many wins or more are."""
        return sum(comb(count, k) * chance**k * (1 - chance) ** (count - k) for k in range(least, count + 1))

    def bound(least: int, likely: float) -> float:
        low, high = 0.0, 1.0
        for _ in range(40):
            middle = (low + high) / 2
            low, high = (middle, high) if above(middle, least) < likely else (low, middle)
        return 100 * low

    low, high = bound(floor(won), 0.025) if won >= 1 else 0.0, bound(ceil(won) + 1, 0.975) if won < count else 100.0
    return f"{100 * won / count:.1f} ({low:.1f} to {high:.1f})"


def told(share: Share, z: float = 1.96, digits: int = 1) -> str:
    """One game has no spread, which says nothing about its doubt."""
    if share.count < 2:
        return f"{share.mean:.{digits}f}"
    return f"{share.mean:.{digits}f} ({share.low(z):.{digits}f} to {share.high(z):.{digits}f})"


def main() -> None:
    until = time.monotonic() + 60 * float(sys.argv[1]) if len(sys.argv) > 1 else float("inf")
    wall, time.monotonic = time.monotonic, time.process_time
    measure.PLAYOUTS = PAIRS
    kept = Kept("strength", Game)
    games = [each for each in kept.lines() if each.engine == engine(CASES[each.case].game)]
    left = list(work({(each.case, each.bot, each.number) for each in games}, set(sys.argv[2:])))
    try:
        for job in track(left, "games", console=Console(stderr=True), transient=True):
            if wall() > until:
                break
            games.append(play(*job))
            kept.add(games[-1])
    except KeyboardInterrupt:
        pass
    show(games)


if __name__ == "__main__":
    main()

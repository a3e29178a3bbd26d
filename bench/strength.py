"""How strong each level is among the rules of thumb of old: every number that docs/guide/bots.md tells, by one command.

`make strength` builds the engine with the frozen rules of thumb beside it and runs this; `python bench/strength.py 20`
goes on for 20 minutes, `python bench/strength.py 20 ski-tour world-cup` with these games, presets and levels only, and
`aims` with world-cup where its aim is not reached for certain. Games are kept one by one in bench/kept/strength.jsonl,
so that it can be stopped at any time, and going on adds to them; those of an engine that plays otherwise count no
longer. The bots think as shipped, by the processor's clock: other work takes nothing from them.

What club wins among the old ones is counted first, plainly. All levels are then told by what they win more than club
(pooled.py). An aim is reached for certain by the 99 % bound, so that looking often does not make the 95 % bound told
a lucky one.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from math import ceil, comb, floor, hypot

import msgspec
from kept import Kept, engine
from pooled import MOST_BATCHES, PRECISE, USUAL, Counted, count, pooled, usual_gain, usual_share
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
FEWEST = 6
"""Games, before an aim may be thought reached for certain."""
LEVELS = ("random", "rookie", "club", "national", "world-cup")
SEARCHING = LEVELS[-2:]
"""Aims are for them; where national reaches one, in a tenth of the time, world-cup has less to prove."""


class Case(msgspec.Struct, frozen=True):
    game: str
    preset: str
    seats: int
    games: int
    """Of each level."""
    aim: float = 0.0
    """Of the share of one that searches, for its lower 95 % bound; 0 where seats differ, so that none is fair."""


CASES = (
    Case("mass-start", "basic", 4, 120, 24.5),
    Case("mass-start", "family", 4, 120, 32),
    Case("mass-start", "full", 4, 120, 31),
    Case("ski-tour", "starter", 4, 120, 40),
    Case("ski-tour", "advanced", 4, 120, 40),
    Case("sport-ist-mord", "box", 3, 120, 65),
    Case("crystal-globe", "tactique", 4, 120, 30),
    Case("crystal-globe", "ludique", 6, 90),
    Case("crystal-globe", "strategique", 6, 90),
)


class Game(msgspec.Struct, frozen=True):
    """One game of one level among the frozen ones."""

    case: int
    bot: str
    number: int
    gain: float
    """What the departures from club are worth."""
    win: float
    choices: int
    seconds: float
    engine: str


class Games:
    """All that was played by this engine."""

    def __init__(self) -> None:
        self.kept = Kept("strength", Game)
        self.kept_counts = Kept("usual", Counted)
        self.games = [each for each in self.kept.lines() if each.engine == engine(CASES[each.case].game)]
        self.counts = [each for each in self.kept_counts.lines() if each.engine == engine(CASES[each.case].game)]

    def of(self, at: int, bot: str) -> list[Game]:
        return [each for each in self.games if each.case == at and each.bot == bot]

    def usual(self, at: int) -> list[Counted]:
        return [each for each in self.counts if each.case == at]

    def count(self, at: int) -> None:
        """What club wins, until that is known well enough."""
        case, game = CASES[at], load(CASES[at].game)
        batch = 1 + max((each.batch for each in self.usual(at)), default=-1)
        while batch < MOST_BATCHES and usual_share(self.usual(at), case.seats).error > PRECISE:
            found = list(count(game, at, config_of(case), case.seats, batch, SEED + at))
            self.counts += found
            for each in found:
                self.kept_counts.add(each)
            batch += 1

    def play(self, at: int, bot: str, number: int) -> None:
        case, game = CASES[at], load(CASES[at].game)
        trial = Trial(game, case.seats, number % case.seats, make(bot, game), FROZEN, SEED + at, number, USUAL)
        found = trial.play(game.start(config_of(case)))
        self.games.append(
            Game(at, bot, number, found.share, found.win, found.choices, found.seconds, engine(case.game))
        )
        self.kept.add(self.games[-1])

    def share(self, at: int, bot: str) -> Share:
        return pooled(usual_share(self.usual(at), CASES[at].seats), [(one.gain, one.win) for one in self.of(at, bot)])

    def is_certain(self, at: int) -> bool:
        found = self.share(at, "world-cup")
        return found.count >= FEWEST and 100 * found.low(Z99) >= CASES[at].aim > 0

    def work(self, names: set[str]) -> Iterator[tuple[int, str, int]]:
        """A game of every case and level in turn, those that are named and not played yet."""
        is_short = "aims" in names
        levels = ["world-cup"] if is_short else [bot for bot in LEVELS if bot in names] or LEVELS
        places = names.difference(LEVELS, {"aims"})
        done = {(each.case, each.bot, each.number) for each in self.games}
        for number in range(max(case.games for case in CASES)):
            for at, case in sorted(enumerate(CASES), key=lambda each: each[1].game == "mass-start"):
                is_wanted = not places or {case.game, case.preset} & places
                if number < case.games and is_wanted and (case.aim or not is_short):
                    for bot in levels:
                        if bot != USUAL and (at, bot, number) not in done and not (is_short and self.is_certain(at)):
                            yield at, bot, number


def config_of(case: Case) -> object:
    return msgspec.structs.replace(load(case.game).META.presets[case.preset], holders=tuple(range(case.seats)))


def show(all_of: Games) -> None:
    """As Markdown."""
    for at, case in enumerate(CASES):
        if not all_of.usual(at):
            continue
        heads = [f"{case.game} {case.preset}, {case.seats} seats", *HEADS]
        print(f"\n| {' | '.join(heads)} |\n| --- |{' ---: |' * len(HEADS)}")
        for bot in LEVELS:
            if bot == USUAL:
                found = scaled(usual_share(all_of.usual(at), case.seats))
                print(f"| {bot} | {told(found)} | | | | {found.count} | |")
            elif all_of.of(at, bot):
                print(f"| {bot} | {' | '.join(row(all_of, at, bot))} |")
        if not case.aim and all_of.of(at, "world-cup"):
            gains = [told(scaled(by_seat(all_of, at, seat))) for seat in range(case.seats)]
            print("\nWhat world-cup gains, seat by seat:", "; ".join(gains))


def row(all_of: Games, at: int, bot: str) -> list[str]:
    case, own, share = CASES[at], all_of.of(at, bot), scaled(all_of.share(at, bot))
    below = {each.number: each.gain for each in all_of.of(at, LEVELS[max(0, LEVELS.index(bot) - 1)])}
    is_above_usual = LEVELS[LEVELS.index(bot) - 1] == USUAL
    gains = [100 * (one.gain - below.get(one.number, 0.0)) for one in own if is_above_usual or one.number in below]
    choices = max(1, sum(each.choices for each in own))
    return [
        told(share), told(share_among(gains), Z99) if gains and bot != LEVELS[0] else "",
        counted([each.win for each in own]),
        f"{sum(each.seconds for each in own) / choices:.3f}", str(len(own)),
        f"{share.low():.1f} of {case.aim}" if bot in SEARCHING and case.aim and len(own) > 1 else "",
    ]  # fmt: skip


def by_seat(all_of: Games, at: int, seat: int) -> Share:
    """Crystal Globe's bases are white, grey and black in turn."""
    usual = usual_gain(all_of.usual(at), seat)
    own = share_among([one.gain for one in all_of.of(at, "world-cup") if one.number % CASES[at].seats == seat])
    return Share(usual.mean + own.mean, hypot(usual.error, own.error), own.count)


def scaled(share: Share) -> Share:
    """In points."""
    return Share(100 * share.mean, 100 * share.error, share.count)


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
    wall, time.monotonic, time.perf_counter = time.monotonic, time.process_time, time.process_time
    measure.PLAYOUTS = PAIRS
    all_of, names = Games(), set(sys.argv[2:])
    try:
        for at in sorted({at for at, _, _ in all_of.work(names)}):
            all_of.count(at)
            if wall() > until:
                break
        for job in track(all_of.work(names), "games", total=None, console=Console(stderr=True), transient=True):
            if wall() > until:
                break
            all_of.play(*job)
    except KeyboardInterrupt:
        pass
    show(all_of)


if __name__ == "__main__":
    main()

"""Which of two levels chooses better, at the same positions: `python bench/levels.py [minutes [game or level]...]`.

Club skiers play; at some of their choices every level is asked what it would do. Where two levels next to each other
differ, both words are played on with the same luck, from the true position: thousands of choices can be judged in the
time of a few games, and most of them are alike, which costs nothing. Positive means that the higher level wins more.
Choices are kept in bench/kept/levels.jsonl and gone on with. Bots think as shipped, by the processor's clock.
"""

from __future__ import annotations

import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from itertools import chain, pairwise

import msgspec
from kept import Kept, engine
from strength import CASES, LEVELS, Case, told

from loipe.bots import make
from loipe.bots.search import share_of
from loipe.core.contract import CHANCE, NOBODY, State
from loipe.core.game import AnyGame
from loipe.core.playout import Luck, play_on
from loipe.core.rng import Rng
from loipe.games import load
from loipe.lab.measure import Z99, Share, share_among

SEED = 151
EVERY = 5
"""Choices from one that is asked about to the next: neighbours tell the same twice."""
PAIRS = 400
"""Games played on after either of two words."""
STEPS = tuple(pairwise(LEVELS))


class Asked(msgspec.Struct, frozen=True):
    """One choice, and how much more the higher level of each step wins by its word; 0 where both say the same."""

    case: int
    game: int
    gains: dict[str, float]
    """By the higher level: in points."""
    differ: tuple[str, ...]
    engine: str


class Asking:
    """Every level about choices of one game after another."""

    def __init__(self, at: int, wanted: tuple[str, ...]) -> None:
        self.at = at
        self.case: Case = CASES[at]
        self.game: AnyGame = load(self.case.game)
        self.steps = [step for step in STEPS if not wanted or step[1] in wanted]
        names = {name for step in self.steps for name in step}
        self.bots = {name: make(name, self.game) for name in LEVELS if name in names}
        self.field = [self.game.thumb() for _ in range(self.case.seats)]
        self.luck = Luck(self.case.seats)

    def play(self, number: int) -> Iterator[Asked]:
        holders = tuple(range(self.case.seats))
        state: State = self.game.start(
            msgspec.structs.replace(self.game.META.presets[self.case.preset], holders=holders)
        )
        luck, choices = Luck(self.case.seats), number
        luck.begin(SEED + self.at, number)
        while (seat := int(state.to_act())) != NOBODY:
            if seat == CHANCE:
                state.advance(luck.of(state.whose()))
                continue
            if len(state.options()) > 1:
                choices += 1
                if choices % EVERY == 0:
                    yield self.ask(state, number, choices)
            self.field[seat].play(state, luck.thoughts[seat])

    def ask(self, state: State, number: int, choice: int) -> Asked:
        seed = int(Rng(SEED, (self.at << 40) + (number << 20) + choice).word())
        after: dict[str, State] = {}
        for name, bot in self.bots.items():
            after[name] = state.clone()
            after[name].apply(bot.choose(state.clone(), Rng(seed, LEVELS.index(name))))
        differ = [step for step in self.steps if after[step[0]].key() != after[step[1]].key()]
        seat = int(state.to_act())
        gains = {high: self.better(after[high], after[low], seat, seed) for low, high in differ}
        return Asked(
            self.at, number, {high: gains.get(high, 0.0) for _, high in self.steps},
            tuple(high for _, high in differ), engine(self.case.game),
        )  # fmt: skip

    def better(self, one: State, other: State, seat: int, seed: int) -> float:
        """By how many points the one wins more than the other."""
        found = 0.0
        for number in range(PAIRS):
            for state, sign in ((one, 1), (other, -1)):
                trial = state.clone()
                self.luck.begin(seed, number + (1 << 32))
                play_on(trial, self.field, self.luck)
                found += sign * share_of(self.game.result(trial).places, seat)
        return 100 * found / PAIRS


def by_game(asked: list[Asked], high: str) -> Share:
    """Mean gain of a choice, its doubt by games: choices of one game are not independent."""
    games: defaultdict[int, list[float]] = defaultdict(list)
    for each in asked:
        if high in each.gains:
            games[each.game].append(each.gains[high])
    count = sum(len(gains) for gains in games.values())
    mean = sum(sum(gains) for gains in games.values()) / max(1, count)
    scaled = [sum(gains) - mean * len(gains) for gains in games.values()]
    return Share(mean, share_among(scaled).error * len(games) / max(1, count), len(games))


def show(asked: list[Asked]) -> None:
    """As Markdown."""
    print(
        "| game | level | above | points a choice (99%) | choices | differ |\n| --- | --- | --- | ---: | ---: | ---: |"
    )
    for at, case in enumerate(CASES):
        for low, high in STEPS:
            own = [each for each in asked if each.case == at and high in each.gains]
            if own:
                differ = sum(high in each.differ for each in own)
                gain = told(by_game(own, high), Z99, 2)
                print(f"| {case.game} {case.preset} | {high} | {low} | {gain} | {len(own)} | {differ} |")


def main() -> None:
    until = time.monotonic() + 60 * float(sys.argv[1]) if len(sys.argv) > 1 else float("inf")
    wall, time.monotonic = time.monotonic, time.process_time
    names = set(sys.argv[2:])
    places = names.difference(LEVELS)
    wanted = tuple(name for name in LEVELS if name in names)
    kept = Kept("levels", Asked)
    asked = [each for each in kept.lines() if each.engine == engine(CASES[each.case].game)]
    turns = [Asking(at, wanted) for at, case in enumerate(CASES) if not places or {case.game, case.preset} & places]
    try:
        number = 1 + max((each.game for each in asked), default=-1)
        while wall() < until:
            for each in chain.from_iterable(turn.play(number) for turn in turns):
                asked.append(each)
                kept.add(each)
                if wall() > until:
                    break
            number += 1
    except KeyboardInterrupt:
        pass
    show(asked)


if __name__ == "__main__":
    main()

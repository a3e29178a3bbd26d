"""Tells the story of a finished game: reads its log, values it, and picks what is worth a sentence."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from math import sqrt

import msgspec

from loipe.core.contract import NOBODY, State
from loipe.core.game import AnyGame, Event, Prompt, Refused
from loipe.core.log import Log
from loipe.core.table import opened
from loipe.story.story import Decision, Moment, SeatStory, Story, TurningPoint
from loipe.story.worth import Judge, Step, Walk

GAMES = 400
"""Played on from each position; for each of both choices where one was unusual."""
FEWEST, MOST = 50, 2000
"""Where a time is set instead."""
MOST_TURNS = 6
LEAST = 4.0
"""Points of win chance that a turning point changes at least."""
FRESH = 1 << 20
"""What the best and the worst choice are worth is found with other luck than they were picked by."""


class Teller:
    """Reads a log once, values it, and tells."""

    def __init__(self, log: Log, games: int = GAMES, seed: int = 1) -> None:
        self.table, misfit = opened(log)
        if misfit is not None:
            raise misfit
        if not self.table.over:
            raise Refused("story-not-over")
        self.log = log
        self.game: AnyGame = self.table.game
        self.seats = len(log.names)
        self.games = games
        self.fresh = Judge(self.game, self.seats, games, seed + FRESH)
        self.codes: list[tuple[int, int]] = []
        self.before: list[State] = []
        """By ply: the position it was said in."""
        self.rounds = [0]
        """By ply, from before the first: the round."""
        self.read()
        self.walk = Walk(Judge(self.game, self.seats, games, seed), self.game.start(log.config))

    def read(self) -> None:
        """Codes, positions and rounds of the whole game."""
        state: State = self.game.start(self.log.config)
        self.note_round(self.table.told[0])
        for ply, told in zip(self.table.log.plies, self.table.told[1:], strict=True):
            if ply.seat >= 0:
                state.turn_to(ply.seat)
            code = self.game.read(state, ply.word)
            self.codes.append((ply.seat, code))
            self.before.append(state.clone())
            state.apply(code)
            self.rounds.append(self.rounds[-1])
            self.note_round(told)

    def note_round(self, told: Sequence[Event]) -> None:
        for event in told:
            if event.kind == "round" and isinstance(number := event.facts.get("round"), int):
                self.rounds[-1] = number

    def work(self) -> Iterator[int]:
        """Values the game, ply by ply."""
        for ply, (seat, code) in enumerate(self.codes, 1):
            self.walk.take(ply, seat, code)
            yield ply
        self.walk.end(len(self.codes))

    def tell(self) -> Story:
        """Once the work is done."""
        decisions = [self.decision(step) for step in self.walk.steps if step.kind == "choice"]
        own = {seat: [each for each in decisions if self.codes[each.ply - 1][0] == seat] for seat in range(self.seats)}
        return Story(
            self.log.game_id,
            tuple(self.seat(seat, own[seat]) for seat in range(self.seats)),
            tuple(self.turning_points()),
            tuple(self.moments()),
            self.games,
            100 / sqrt(self.games),
        )

    def seat(self, seat: int, own: Sequence[Decision]) -> SeatStory:
        sums = {"dice": 0.0, "choices": 0.0, "rivals": 0.0}
        for step in self.walk.steps:
            kind = "rivals" if step.seat not in (seat, NOBODY) else "choices" if step.kind == "choice" else "dice"
            sums[kind] += 100 * step.change(seat)
        doubts = [step.doubt for step in self.walk.steps if step.kind == "choice" and step.seat == seat]
        ranked = sorted(own, key=lambda each: each.worth)
        return SeatStory(
            seat, self.log.names[seat], self.game.result(self.table.state).places[seat],
            100 * self.walk.start[seat], sums["dice"], sums["choices"], sums["rivals"], 100 * self.walk.value[seat],
            100 * sqrt(sum(doubt * doubt for doubt in doubts)), len(own),
            self.again(ranked[-1]) if ranked and ranked[-1].worth > 0 else None,
            self.again(ranked[0]) if ranked and ranked[0].worth < 0 else None,
        )  # fmt: skip

    def decision(self, step: Step) -> Decision:
        options = {option.code: option for option in self.asked(step.first).options}
        return Decision(
            step.first, self.rounds[step.first - 1], options[step.code], options[step.usual],
            100 * step.amount, 100 * step.doubt,
        )  # fmt: skip

    def asked(self, ply: int) -> Prompt:
        """The question that this ply answered."""
        return self.game.prompt(self.before[ply - 1].clone(), self.codes[ply - 1][0])

    def again(self, decision: Decision) -> Decision:
        """The same choice, weighed with fresh luck: who is picked as the best looks better than they are."""
        state = self.before[decision.ply - 1]
        changes, doubt = self.fresh.compare(state, decision.chosen.code, decision.usual.code)
        seat = self.codes[decision.ply - 1][0]
        return msgspec.structs.replace(decision, worth=100 * changes[seat], doubt=100 * doubt)

    def turning_points(self) -> Iterator[TurningPoint]:
        """The steps that changed most for whom they were, in the order they came."""
        largest = sorted(self.walk.steps, key=lambda step: -abs(step.amount))[:MOST_TURNS]
        for step in sorted(largest, key=lambda step: step.first):
            if abs(step.amount) * 100 >= LEAST:
                event = self.telling(step)
                decision = self.decision(step) if step.kind == "choice" else None
                at = step.last if event is None or decision is not None else self.ply_of(step, event)
                yield TurningPoint(at, self.rounds[at], step.seat, 100 * step.amount, step.kind, event, decision)

    def told(self, step: Step) -> Iterator[tuple[int, Event]]:
        for ply in range(step.first, step.last + 1):
            for event in self.table.told[ply]:
                yield ply, event

    def ply_of(self, step: Step, told: Event) -> int:
        return next(ply for ply, event in self.told(step) if event is told)

    def telling(self, step: Step) -> Event | None:
        """What was seen of it: of its seat's events the one that says most, by the game's own order."""
        order = self.game.META.telling
        own = [event for _, event in self.told(step) if step.seat in (event.seat, NOBODY)]
        listed = [event for event in own if event.kind in order]
        return min(listed, key=lambda event: order.index(event.kind), default=own[-1] if own else None)

    def moments(self) -> Iterator[Moment]:
        """The last ply of each round."""
        for ply in range(1, len(self.rounds)):
            if ply == len(self.rounds) - 1 or self.rounds[ply + 1] != self.rounds[ply]:
                yield Moment(ply, self.rounds[ply], tuple(100 * chance for chance in self.walk.after(ply)))


def fitting(log: Log, seconds: float) -> int:
    """So many games from each position that the story takes about so long."""
    trial = Teller(log, 1)
    begun = time.perf_counter()
    for _ in trial.work():
        pass
    spent = time.perf_counter() - begun
    return max(FEWEST, min(MOST, round(seconds / max(spent, 0.001))))

"""Tells the story of a finished game: reads its log, weighs it, and picks what is worth a sentence."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from math import sqrt

import msgspec

from loipe.core.contract import NOBODY, State
from loipe.core.game import AnyGame, Event, Prompt, Refused
from loipe.core.log import Log
from loipe.core.table import opened
from loipe.story.headline import lines_of
from loipe.story.precision import Precision, doubts, weigh
from loipe.story.story import Decision, Moment, SeatStory, Story, Told, TurningPoint
from loipe.story.worth import Judge, Step, Trail, Wins, Worth, followed, with_games

MOST_TURNS = 6
LEAST = 4.0
"""Points of win chance that a turning point changes at least."""
FRESH = 1 << 40
"""What the best and the worst choice are worth is found with other luck than they were picked by."""
MOST_FRESH = 400
ENOUGH = 100
"""Games from each position before anything is said of them in words."""
GRAIN = 1024
"""Chances are told in parts of a point that a computer can add without a rest: sums are exact to the last digit."""


class Game:
    """A finished game as it is weighed: its codes, the positions they were said in, and the rounds."""

    def __init__(self, log: Log) -> None:
        self.table, misfit = opened(log)
        if misfit is not None:
            raise misfit
        if not self.table.over:
            raise Refused("story-not-over")
        self.log = log
        self.rules: AnyGame = self.table.game
        self.seats = len(log.names)
        self.codes: list[tuple[int, int]] = []
        self.before: list[State] = []
        """By ply: the position it was said in."""
        self.rounds = [0]
        """By ply, from before the first: the round."""
        state: State = self.rules.start(log.config)
        self.note_round(self.table.told[0])
        for ply, told in zip(self.table.log.plies, self.table.told[1:], strict=True):
            if ply.seat >= 0:
                state.turn_to(ply.seat)
            self.codes.append((ply.seat, self.rules.read(state, ply.word)))
            self.before.append(state.clone())
            state.apply(self.codes[-1][1])
            self.rounds.append(self.rounds[-1])
            self.note_round(told)
        self.splits = self.rules.splits(log.config, self.table.told)

    def note_round(self, told: Sequence[Event]) -> None:
        for event in told:
            if event.kind == "round" and isinstance(number := event.facts.get("round"), int):
                self.rounds[-1] = number

    def judge(self, seed: int) -> Judge:
        return Judge(self.rules, self.seats, seed)

    def weighed(self, seed: int, wanted: Precision, worth: Worth | None = None) -> Iterator[Worth]:
        """By more and more games, until it is precise enough."""
        return weigh(Trail(self.judge(seed), self.rules.start(self.log.config), self.codes), wanted, worth)

    def asked(self, ply: int) -> Prompt:
        """The question that this ply answered."""
        return self.rules.prompt(self.before[ply - 1].clone(), self.codes[ply - 1][0])


class Teller:
    """A weighed game in facts that are worth a sentence."""

    def __init__(self, game: Game, worth: Worth, seed: int) -> None:
        self.game = game
        self.worth = worth
        self.fresh = game.judge(seed)
        self.chances = [tuple(round(100 * GRAIN * chance) / GRAIN for chance in each) for each in worth.chances()]
        """In percent: after each step, the first of which is the start."""

    def change(self, at: int, seat: int) -> float:
        """By a step, for a seat."""
        return self.chances[at][seat] - self.chances[at - 1][seat]

    def amount(self, at: int) -> float:
        """For whom a step was; where it was nobody's, for whom it changed most."""
        seat = self.worth.steps[at].seat
        seats = (seat,) if seat >= 0 else range(self.game.seats)
        return max((self.change(at, each) for each in seats), key=abs)

    def tell(self, final: bool = True) -> Story:
        """The best and the worst choices are told once all games are played, other lines once there are some."""
        seats = tuple(self.seat(seat, final) for seat in range(self.game.seats))
        moments = tuple(self.moments())
        splits = self.game.splits
        games, doubt = self.worth.games, 100 / sqrt(self.worth.games)
        if final or games >= ENOUGH:
            lines = [lines_of(seat.seat, seats, moments, splits) for seat in seats]
            seats = tuple(
                msgspec.structs.replace(seat, lines=own) for seat, own in zip(seats, lines, strict=True)
            )  # fmt: skip
        turns = tuple(self.turning_points())
        return Story(self.game.log.game_id, seats, turns, moments, games, doubt, splits)

    def seat(self, seat: int, final: bool) -> SeatStory:
        sums = {"dice": 0.0, "choices": 0.0, "rivals": 0.0}
        own: list[int] = []
        for at, step in enumerate(self.worth.steps[1:], 1):
            kind = "rivals" if step.seat not in (seat, NOBODY) else "choices" if step.kind == "choice" else "dice"
            sums[kind] += self.change(at, seat)
            own += [at] if kind == "choices" else []
        doubt = doubts(self.worth).get(seat, 0.0)
        own.sort(key=self.amount)
        return SeatStory(
            seat, self.game.log.names[seat], self.game.rules.result(self.game.table.state).places[seat],
            self.chances[0][seat], sums["dice"], sums["choices"], sums["rivals"], self.chances[-1][seat],
            doubt, len(own),
            self.again(own[-1], 1) if final and own else None,
            self.again(own[0], -1) if final and own else None,
        )  # fmt: skip

    def decision(self, at: int) -> Decision:
        step = self.worth.steps[at]
        options = {
            option.code: Told(option.message, dict(option.facts), option.clause)
            for option in self.game.asked(step.first).options
        }
        return Decision(
            step.first, self.game.rounds[step.first - 1], options[step.code], options[step.usual],
            self.amount(at), step.doubt(),
        )  # fmt: skip

    def again(self, at: int, sign: int) -> Decision | None:
        """The best or worst choice, weighed with fresh luck: picked as the best it looks better than it is.

        Nothing is told of one that then turns out to be neither good nor bad.
        """
        step = self.worth.steps[at]
        if sign * self.amount(at) <= 0:
            return None
        games = min(step.games, MOST_FRESH)
        numbers = range(FRESH, FRESH + games)
        before = self.game.before[step.first - 1]
        ways = (followed(before, step.usual), followed(before, step.code))
        blank = msgspec.structs.replace(step, games=0, wins=(), squares=0.0, together=0.0)
        (fresh,) = with_games((blank,), self.fresh.compare(ways, numbers))
        worth = 100 * fresh.wins[step.seat] / games
        if round(sign * worth) <= 0:
            return None
        return msgspec.structs.replace(self.decision(at), worth=worth, doubt=fresh.doubt())

    def turning_points(self) -> Iterator[TurningPoint]:
        """The steps that changed most for whom they were, in the order they came."""
        largest = sorted(range(1, len(self.worth.steps)), key=lambda at: -abs(self.amount(at)))[:MOST_TURNS]
        for at in sorted(largest):
            if abs(self.amount(at)) >= LEAST:
                step = self.worth.steps[at]
                decision = self.decision(at) if step.kind == "choice" else None
                ply, told = (step.first, None) if decision is not None else self.telling(step)
                number = decision.round if decision is not None else self.game.rounds[ply]
                yield TurningPoint(ply, number, step.seat, self.amount(at), step.kind, told, decision)

    def telling(self, step: Step) -> tuple[int, Told]:
        """What was seen of it: of its seat's events the one that says most, by the game's own order."""
        order = self.game.rules.META.telling
        own = [
            (ply, event)
            for ply in range(step.first, step.last + 1)
            for event in self.game.table.told[ply]
            if step.seat in (event.seat, NOBODY) and event.kind != "round"
        ]
        listed = [each for each in own if each[1].kind in order] or own[-1:]
        if not listed:
            message = "story-turn-luck" if step.seat >= 0 else "story-turn-luck-all"
            return step.last, Told(message, {"seat": step.seat})
        ply, event = min(listed, key=lambda each: order.index(each[1].kind) if each[1].kind in order else 0)
        return ply, Told(
            f"{self.game.log.game_id}-event-{event.kind}", {"seat": event.seat, **event.facts}, event.clause
        )

    def moments(self) -> Iterator[Moment]:
        """The last ply of each round."""
        rounds = self.game.rounds
        for ply in range(1, len(rounds)):
            if ply == len(rounds) - 1 or rounds[ply + 1] != rounds[ply]:
                yield Moment(ply, rounds[ply], self.after(ply))

    def after(self, ply: int) -> Wins:
        """Everybody's chances once this ply was over."""
        return self.chances[bisect_right(self.worth.steps, ply, key=lambda step: step.last) - 1]

"""The best true things that can be said of a seat, for whoever looks: a winner is celebrated, others are consoled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any

from loipe.core.splits import SeatSplits, Splits
from loipe.story.story import Moment, SeatStory, Told

MOST_LINES = 2
UNLIKELY, LIKELY = 8.0, 40.0
"""Percent: a chance that is worth a line when it was overcome, or lost."""
MUCH = 8.0
"""Points of luck that are worth one."""


def lines_of(seat: int, seats: Sequence[SeatStory], moments: Sequence[Moment], splits: Splits) -> tuple[Told, ...]:
    found: list[Told] = []
    for line in candidates(seats[seat], seats, moments, splits):
        if len(found) < MOST_LINES:
            found.append(line)
    return tuple(found)


def candidates(own: SeatStory, seats: Sequence[SeatStory], moments: Sequence[Moment], splits: Splits) -> Iterator[Told]:
    """The best first."""
    led = [moment.round for moment in moments[:-1] if leads(own.seat, moment, splits)]
    if own.place == 1:
        yield from of_winner(own, moments, led)
    elif led:
        yield line("led", round=led[-1])
    if chose_best(own, seats):
        yield line("best-choices", points=abs(round(own.choices)), sign=sign(own.choices))
    yield from of_shooting(own.seat, splits)
    if own.place > 1:
        if own.dice <= -MUCH:
            yield line("dice-took", points=round(-own.dice))
        peak = max(moments[:-1], key=lambda moment: moment.chances[own.seat], default=None)
        if peak is not None and peak.chances[own.seat] >= max(LIKELY, own.start + MUCH):
            yield line("peak", share=round(peak.chances[own.seat]), round=peak.round)
        if own.best is not None and own.best.worth >= 2 * own.best.doubt and round(own.best.worth) > 0:
            yield line("best-choice", points=round(own.best.worth), round=own.best.round)


def of_winner(own: SeatStory, moments: Sequence[Moment], led: Sequence[int]) -> Iterator[Told]:
    rounds = moments[-1].round
    lowest = min(moments, key=lambda moment: moment.chances[own.seat])
    if lowest.chances[own.seat] < UNLIKELY:
        yield line("comeback", share=round(lowest.chances[own.seat]), round=lowest.round)
    elif not led or led[0] > rounds / 2:
        yield line("late", round=led[0] if led else rounds)
    elif lead := list(takewhile(set(led).__contains__, (moment.round for moment in reversed(moments[:-1])))):
        yield line("ahead", round=lead[-1])
    if own.dice < 0:
        yield line("against-dice", points=round(-own.dice))


def of_shooting(seat: int, splits: Splits) -> Iterator[Told]:
    """Clean, or the best rate of hits."""
    own = splits.seats[seat]
    shots, hits = own.counts.get("shots", 0), own.counts.get("hits", 0)
    if not shots:
        return
    if hits == shots:
        yield line("clean", hits=hits)
    elif all(rate(own) > rate(other) for other in splits.seats if other.seat != seat):
        yield line("best-shot", hits=hits, shots=shots)


def rate(splits: SeatSplits) -> float:
    shots = splits.counts.get("shots", 0)
    return splits.counts.get("hits", 0) / shots if shots else 0.0


def leads(seat: int, moment: Moment, splits: Splits) -> bool:
    """Ahead of everybody; of a team's members none is ahead of another."""
    team = splits.seats[seat].team
    rivals = [each.seat for each in splits.seats if each.seat != seat and not (team and each.team == team)]
    return all(moment.chances[seat] > moment.chances[rival] for rival in rivals)


def chose_best(own: SeatStory, seats: Sequence[SeatStory]) -> bool:
    """By at least a point more than anybody else, and by more than the doubt of both."""
    return own.decisions > 0 and all(
        own.choices - other.choices > max(1.0, own.doubt + other.doubt) for other in seats if other is not own
    )


def sign(amount: float) -> str:
    return "minus" if round(amount) < 0 else "plus"


def line(name: str, **facts: Any) -> Told:
    return Told(f"story-line-{name}", facts)

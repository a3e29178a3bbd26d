"""One athlete's season: results, form, hit rates, best result, and how often ahead of each rival."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest

import msgspec

from loipe.season.plan import Outcome, Plan
from loipe.season.standings import standings

PODIUM = 3


class Line(msgspec.Struct, frozen=True):
    """One race of theirs."""

    number: int
    """From 0, of the calendar."""
    place: int
    """0 if they did not race."""
    points: int
    ranked: int
    """Their place in the standings after it."""
    win: bool
    podium: bool
    series: tuple[str, ...] = ()


class Card(msgspec.Struct, frozen=True):
    """What an athlete's page tells."""

    athlete: int
    place: int
    points: int
    wins: int
    podiums: int
    races: tuple[Line, ...]
    best: int
    """The number of their best race, the latest of equals; -1 before the first."""
    shooting: dict[str, tuple[int, int]]
    """By position: hits and shots."""
    field: dict[str, tuple[int, int]]
    """The same of all athletes together."""
    targets: dict[str, tuple[int, ...]]
    """By position: how often each target was hit, from the left."""
    visits: dict[str, int]
    """By position: how often each of them was shot at."""
    against: dict[int, tuple[int, int]]
    """By rival: how often ahead, how often behind, in races of both."""


def card(plan: Plan, outcomes: Sequence[Outcome], athlete: int) -> Card:
    lines: list[Line] = []
    ranked = 0
    for number, outcome in enumerate(outcomes):
        if plan.calendar[number].is_camp:
            continue
        table = standings(plan, outcomes[: number + 1])
        ranked = next(line.place for line in table if line.athlete == athlete)
        place = outcome.places[athlete]
        series = outcome.series[athlete] if outcome.series else ()
        lines.append(Line(number, place, plan.points_for(place), ranked, place == 1, 1 <= place <= PODIUM, series))
    raced = [line for line in lines if line.place]
    best = min(raced, key=lambda line: (line.place, -line.number), default=None)
    series_at = by_position([line.series for line in lines])
    points = next((line.points for line in standings(plan, outcomes) if line.athlete == athlete), 0)
    return Card(
        athlete,
        ranked,
        points,
        sum(line.win for line in raced),
        sum(line.podium for line in raced),
        tuple(lines),
        -1 if best is None else best.number,
        shooting([line.series for line in lines]),
        shooting([series for outcome in outcomes for series in outcome.series]),
        targets(series_at),
        {position: len(found) for position, found in series_at.items()},
        against(plan, outcomes, athlete),
    )


def by_position(races: Iterable[Sequence[str]]) -> dict[str, list[str]]:
    """The targets of every visit to the range, a 1 for one that was hit."""
    found: dict[str, list[str]] = {}
    for race in races:
        for series in race:
            position, _, shot = series.partition(":")
            found.setdefault(position, []).append(shot)
    return found


def shooting(races: Iterable[Sequence[str]]) -> dict[str, tuple[int, int]]:
    """By position, over all races: hits and shots."""
    return {
        position: (sum(shot.count("1") for shot in visits), sum(map(len, visits)))
        for position, visits in by_position(races).items()
    }


def targets(visits: dict[str, list[str]]) -> dict[str, tuple[int, ...]]:
    return {
        position: tuple(column.count("1") for column in zip_longest(*found, fillvalue=""))
        for position, found in visits.items()
    }


def against(plan: Plan, outcomes: Sequence[Outcome], athlete: int) -> dict[int, tuple[int, int]]:
    found: dict[int, tuple[int, int]] = {}
    for rival in range(len(plan.athletes)):
        if rival == athlete:
            continue
        both = [
            (outcome.places[athlete], outcome.places[rival])
            for stop, outcome in zip(plan.calendar, outcomes, strict=False)
            if not stop.is_camp and outcome.places[athlete] and outcome.places[rival]
        ]
        found[rival] = (sum(own < other for own, other in both), sum(own > other for own, other in both))
    return found

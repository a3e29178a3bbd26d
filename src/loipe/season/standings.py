"""SE-3 to SE-5, SE-10, SE-12: points, ties, results that do not count, globes, leaders' bibs and medals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from loipe.season.plan import RELAY, Outcome, Plan, Stop

OVERALL = "overall"
MEDALS = 3
Raced = Sequence[tuple[Stop, Outcome]]


class Ranked(msgspec.Struct, frozen=True):
    """A line of a ranking: equal places only where points and every count of places are equal."""

    athlete: int
    place: int
    points: int
    wins: int
    results: tuple[int, ...]
    """Places, race by race; 0 for one that was not raced."""
    dropped: tuple[int, ...] = ()
    """SE-4: the races, by number from 0, that do not count."""
    moved: int = 0
    """Places won since the race before; below 0 lost."""


class Medals(msgspec.Struct, frozen=True):
    """A line of the medal table."""

    club: str
    place: int
    counts: tuple[int, ...]
    """Gold, silver, bronze."""


def raced(plan: Plan, outcomes: Sequence[Outcome]) -> list[tuple[Stop, Outcome]]:
    """SE-13: what counts of the calendar so far; a training camp does not."""
    return [(stop, found) for stop, found in zip(plan.calendar, outcomes, strict=False) if not stop.is_camp]


def counts_of(places: Iterable[int], most: int) -> tuple[int, ...]:
    """How often first, second, third and so on, as ties are broken: the more the better, so below 0."""
    found = list(places)
    return tuple(-found.count(place) for place in range(1, most + 1))


def ranking(plan: Plan, held: Raced, kept: int) -> list[Ranked]:
    """SE-3, SE-4: points of each athlete's best `kept` results. Ties: more wins, then more seconds, and so on."""
    lines: list[Ranked] = []
    keys: list[tuple[int, tuple[int, ...]]] = []
    for athlete in range(len(plan.athletes)):
        results = tuple(outcome.places[athlete] for _, outcome in held)
        earned = [plan.points_for(place) for place in results]
        worst = sorted(range(len(earned)), key=lambda race: (earned[race], -race))
        dropped = tuple(sorted(worst[: max(0, len(earned) - kept)]))
        points = sum(earned) - sum(earned[race] for race in dropped)
        keys.append((-points, counts_of(results, len(plan.athletes))))
        lines.append(Ranked(athlete, 0, points, results.count(1), results, dropped))
    placed = (
        msgspec.structs.replace(line, place=1 + sum(other < key for other in keys))
        for line, key in zip(lines, keys, strict=True)
    )
    return sorted(placed, key=lambda line: (line.place, line.athlete))


def standings(plan: Plan, outcomes: Sequence[Outcome]) -> list[Ranked]:
    """The overall ranking, with who moved up or down in the last race."""
    held = raced(plan, outcomes)
    now, before = (ranking(plan, part, plan.races - plan.drop) for part in (held, held[:-1]))
    was = {line.athlete: line.place for line in before} if len(held) > 1 else {}
    return [msgspec.structs.replace(line, moved=was.get(line.athlete, line.place) - line.place) for line in now]


def globes(plan: Plan, outcomes: Sequence[Outcome]) -> dict[str, list[Ranked]]:
    """SE-5: a ranking for each format of the calendar in which at least one race was held; all results count."""
    held = raced(plan, outcomes)
    formats = dict.fromkeys(stop.globe for stop, _ in held)
    return {name: ranking(plan, [each for each in held if each[0].globe == name], len(held)) for name in formats}


def left_of(plan: Plan, outcomes: Sequence[Outcome], globe: str) -> int:
    """How many races of a format are to come."""
    return sum(stop.globe == globe for stop in plan.calendar[len(outcomes) :])


def leaders(lines: Sequence[Ranked]) -> list[int]:
    """Who is first, alone or together; nobody before a point is won."""
    return [line.athlete for line in lines if line.place == 1 and (line.points or line.wins)]


def bibs(plan: Plan, outcomes: Sequence[Outcome]) -> dict[int, str]:
    """SE-10: the leader of the World Cup skis in crystal, a leader of the next race's format in mint; crystal first."""
    if plan.is_olympic or len(outcomes) >= len(plan.calendar):
        return {}
    found = globes(plan, outcomes).get(plan.calendar[len(outcomes)].globe, [])
    return dict.fromkeys(leaders(found), "mint") | dict.fromkeys(leaders(standings(plan, outcomes)), "crystal")


def medal_table(plan: Plan, outcomes: Sequence[Outcome]) -> list[Medals]:
    """SE-12: gold, silver and bronze of every club, the most golds first; a relay's team wins one medal."""
    counts = {athlete.club: [0] * MEDALS for athlete in plan.athletes}
    for stop, outcome in raced(plan, outcomes):
        won = [(place, plan.athletes[athlete].club) for athlete, place in enumerate(outcome.places)]
        for place, club in sorted(set(won)) if stop.format == RELAY else won:
            if 1 <= place <= MEDALS:
                counts[club][place - 1] += 1
    keys = {club: tuple(-count for count in own) for club, own in counts.items()}
    lines = [Medals(club, 1 + sum(k < keys[club] for k in keys.values()), tuple(own)) for club, own in counts.items()]
    return sorted(lines, key=lambda line: (line.place, line.club))

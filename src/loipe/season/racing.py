"""The next race of a season: who starts from which seat, by which config; and what is written down when it is over."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from loipe.bots import make
from loipe.core.contract import CHANCE, NOBODY, Bot, State
from loipe.core.game import AnyGame, Defects, Refused
from loipe.core.log import Log
from loipe.core.playout import play_bots, record_bots
from loipe.core.rng import Rng
from loipe.core.settings import configured
from loipe.core.table import Table
from loipe.core.text import Text
from loipe.games import load
from loipe.games.crystal_globe.codes import BASES, COLOURS
from loipe.games.crystal_globe.formats import rounds_behind, with_format
from loipe.season.plan import FORMATTED, LAPPED, PURSUIT, RELAY, SPRINT, Outcome, Plan, Stop
from loipe.season.standings import standings

TEAM = len(BASES)
T = TypeVar("T")
RANGE = "range"
"""A shooting of a game without positions."""
STAND_IN = "club"
"""SE-8: who skis for a person who is missing."""
LATEST = 60
"""SE-9, CG-60: rounds after the first that somebody may start."""


class Start(msgspec.Struct, frozen=True):
    """A race before its first roll."""

    number: int
    """From 0, of the calendar."""
    athletes: tuple[int, ...]
    """By seat."""
    bots: tuple[str, ...]
    """By seat; empty for a person."""
    log: Log

    @property
    def game(self) -> AnyGame:
        return self.log.game


def order(plan: Plan, outcomes: Sequence[Outcome]) -> list[int]:
    """SE-6: a training camp's places if it was the last stop, else the standings; before the first race the field's."""
    if outcomes and plan.calendar[len(outcomes) - 1].gives_order:
        places = outcomes[-1].places
        came = [athlete for athlete in range(len(places)) if places[athlete]]
        last = [line.athlete for line in standings(plan, outcomes) if line.athlete not in came]
        return sorted(came, key=lambda athlete: places[athlete]) + last
    return [line.athlete for line in standings(plan, outcomes)]


def starters(plan: Plan, outcomes: Sequence[Outcome]) -> tuple[int, ...]:
    """SE-7: as many of the order as the game seats, by seat. SE-11: a relay has whole teams, of a club if possible."""
    stop = plan.calendar[len(outcomes)]
    meta = load(stop.game).META
    found = order(plan, outcomes)[: meta.most]
    if stop.format == RELAY:
        found = found[: len(found) - len(found) % TEAM]
        clubs = list(dict.fromkeys(plan.athletes[athlete].club for athlete in found))
        found.sort(key=lambda athlete: clubs.index(plan.athletes[athlete].club))
    gaps = gaps_of(plan, outcomes) if stop.format == PURSUIT else ()
    return tuple(sorted(found, key=lambda athlete: gaps[athlete])) if gaps else tuple(found)


def gaps_of(plan: Plan, outcomes: Sequence[Outcome]) -> tuple[int, ...]:
    """SE-9: rounds behind in the last sprint; who was not in it starts after the last. Empty without a sprint."""
    sprints = [found for stop, found in zip(plan.calendar, outcomes, strict=False) if stop.format == SPRINT]
    if not sprints or not sprints[-1].gaps:
        return ()
    gaps, places = sprints[-1].gaps, sprints[-1].places
    return tuple(gap if place else max(gaps) + 1 for gap, place in zip(gaps, places, strict=True))


def config_of(stop: Stop, holders: Sequence[int]) -> Any:
    """The game's first preset with what the calendar says. Who shares a device holds the seats of several players."""
    game = load(stop.game)
    base = next(iter(game.META.presets.values()))
    course = {"course": stop.course} if stop.course else {}
    fields = {**msgspec.to_builtins(base), **stop.settings, **course, "holders": list(holders)}
    if len(set(holders)) < len(holders):
        fields |= {"skiers_per_player": "any"} if stop.game == FORMATTED else {}
        fields |= {"players": list(range(len(holders)))} if game.META.two_hold_four else {}
    config = configured(fields, type(base))
    return with_format(config, stop.format) if stop.game == FORMATTED and stop.format else config


def holders_of(athletes: Sequence[int], bots: Sequence[str], keys: Mapping[int, str]) -> tuple[int, ...]:
    """By seat: people with the same key hold their seats together, everybody else one each."""
    found: dict[str, int] = {}
    shared = [keys.get(at, "") if not bot else "" for at, bot in zip(athletes, bots, strict=True)]
    return tuple(found.setdefault(key or f"seat {seat}", len(found)) for seat, key in enumerate(shared))


def next_race(
    plan: Plan, outcomes: Sequence[Outcome], bots: Sequence[str] | None = None, keys: Mapping[int, str] | None = None
) -> Start:
    """The race that is due, checked.

    `bots` are by athlete who skis it, as planned if nobody says otherwise; `keys` by athlete who shares a device.
    """
    number = len(outcomes)
    if number >= len(plan.calendar):
        raise Refused("season-over", title=plan.title)
    stop = plan.calendar[number]
    athletes = starters(plan, outcomes)
    ski = [athlete.bot for athlete in plan.athletes] if bots is None else bots
    seated = tuple(ski[athlete] for athlete in athletes)
    config = config_of(stop, holders_of(athletes, seated, keys or {}))
    gaps = gaps_of(plan, outcomes) if stop.format == PURSUIT else ()
    if gaps:
        first = min(gaps[athlete] for athlete in athletes)
        delays = tuple(min(LATEST, gaps[athlete] - first) for athlete in athletes)
        seats = tuple(range(1, len(athletes) + 1))
        config = msgspec.structs.replace(config, start_delays=delays, start_order=seats)
    if stop.game == FORMATTED and stop.format != RELAY:
        config = msgspec.structs.replace(config, bases=bases_of(athletes))
    game = load(stop.game)
    game.start(config)
    names = tuple(plan.athletes[athlete].name for athlete in athletes)
    return Start(number, athletes, seated, Log(game.META.id, game.META.rules_version, config, names, []))


def check_starts(plan: Plan) -> None:
    """Every race can be started by this field: a season that is begun can be raced to its end."""
    for number, stop in enumerate(plan.calendar, 1):
        try:
            check_start(plan, stop)
        except Refused as refusal:
            problem = Text().refusal(refusal)
            raise Refused("season-start", "SE-1", number=number, athletes=len(plan.athletes), problem=problem) from None


def check_start(plan: Plan, stop: Stop) -> None:
    """Whoever leads by then."""
    try:
        next_race(msgspec.structs.replace(plan, calendar=(stop,), drop=0), ())
    except Defects as found:
        raise found.defects[0] from None


def bases_of(athletes: Sequence[int]) -> tuple[str, ...]:
    """SE-2: each keeps a base, all levels of bots on each of them; CG-5: the next one where four have it already."""
    found: list[str] = []
    for athlete in athletes:
        own = athlete + athlete // TEAM
        in_turn = [BASES[(own + step) % TEAM] for step in range(TEAM)]
        found.append(next(base for base in in_turn if found.count(base) < COLOURS))
    return tuple(found)


def outcome_of(plan: Plan, start: Start, state: State, log: str = "") -> Outcome:
    """What is written down of a race that is over."""
    stop = plan.calendar[start.number]
    places = start.game.result(state).places
    gaps = rounds_behind(state) if stop.format == SPRINT else ()  # type: ignore[arg-type]
    shot = series_of(start, state)
    return Outcome(
        by_athlete(plan, start, places, 0),
        by_athlete(plan, start, gaps, 0) if gaps else (),
        by_athlete(plan, start, shot, ()) if any(shot) else (),
        log,
    )


def series_of(start: Start, state: State) -> list[tuple[str, ...]]:
    """By seat: every shooting that was over, with its position where the game has positions (CG-30)."""
    positions: tuple[str, ...] = start.log.config.shootings if start.log.game_id == FORMATTED else ()
    found: list[tuple[str, ...]] = [()] * len(start.athletes)
    for row in start.game.position(state).open.standing.rows:
        shot = [series for series in row.series if series and "open" not in series]
        named = [positions[visit] if visit < len(positions) else RANGE for visit in range(len(shot))]
        hits = ["".join("1" if dot == "hit" else "0" for dot in series) for series in shot]
        found[row.seat] = tuple(f"{position}:{own}" for position, own in zip(named, hits, strict=True))
    return found


def visits_of(start: Start) -> tuple[str, ...]:
    """Every visit to the range that the race has, with its position where the game has positions (CG-30)."""
    if start.log.game_id == FORMATTED:
        return tuple(start.log.config.shootings)
    if start.log.game_id == LAPPED:
        return (RANGE,) * int(start.log.config.laps)  # MS-1: laps with a shooting
    rows = start.game.position(start.game.start(start.log.config)).open.standing.rows
    return (RANGE,) * len(rows[0].series)


def by_athlete(plan: Plan, start: Start, values: Sequence[T], absent: T) -> tuple[T, ...]:
    found = dict(zip(start.athletes, values, strict=True))
    return tuple(found.get(athlete, absent) for athlete in range(len(plan.athletes)))


def skied(start: Start, seed: int, tell: Callable[[int], None] | None = None) -> tuple[State, Log]:
    """A race of bots with its log: the same for the same seed, whether a log is kept or not.

    Bots that think take minutes: somebody may be told how many plies there are.
    """
    state = start.game.start(start.log.config)
    bots = [make(bot, start.game) for bot in start.bots]
    rng = Rng(seed, start.number + 1)
    codes = record_bots(state, bots, rng) if tell is None else step_by_step(state, bots, rng, tell)
    return state, written(start.log, codes)


def step_by_step(state: State, bots: Sequence[Bot], rng: Rng, tell: Callable[[int], None]) -> list[int]:
    """As `record_bots` does it at once."""
    codes: list[int] = []
    while (seat := int(state.to_act())) != NOBODY:
        codes.append(int(state.pick(rng) if seat == CHANCE else bots[seat].choose(state, rng)))
        state.apply(codes[-1])
        tell(len(codes))
    return codes


def written(log: Log, codes: Sequence[int]) -> Log:
    """The words behind the codes of a finished game."""
    table = Table(log)
    for code in codes:
        table.apply(int(table.state.to_act()), code)
    return table.log


def simulated(plan: Plan, outcomes: Sequence[Outcome], seed: int | None = None) -> Outcome:
    """The next race skied by bots, people's by their stand-in: the same for the same seed wherever it is skied."""
    start = next_race(plan, outcomes, [athlete.bot or STAND_IN for athlete in plan.athletes])
    state = start.game.start(start.log.config)
    rng = Rng(plan.seed if seed is None else seed, start.number + 1)
    play_bots(state, [make(bot, start.game) for bot in start.bots], rng)
    return outcome_of(plan, start, state)


def whole(plan: Plan, tell: Callable[[int], None] = lambda number: None, seed: int | None = None) -> list[Outcome]:
    """A season of bots from the first race to the last."""
    outcomes: list[Outcome] = []
    while len(outcomes) < len(plan.calendar):
        outcomes.append(simulated(plan, outcomes, seed))
        tell(len(outcomes))
    return outcomes

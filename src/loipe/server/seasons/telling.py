"""What a season's page is told: the whole season at once, as whoever asks sees it."""

from __future__ import annotations

from functools import cache

import msgspec

from loipe.games import IDS
from loipe.season.athlete import PODIUM
from loipe.season.plan import CAMP, MOST, MOST_RACES, POINTS, Athlete, Outcome, Stop, formats_of
from loipe.season.presets import PRESETS, planned
from loipe.season.racing import gaps_of, next_race, visits_of
from loipe.season.standings import Medals, Ranked, bibs, globes, leaders, left_of, medal_table, standings
from loipe.server.seasons.kept import Season

BOOKLET = "booklet"
"""CG-60: the format that is offered last."""


class PresetLine(msgspec.Struct):
    """A season to start with."""

    kind: str
    formats: list[str]
    """Of its stops in order, a training camp among them."""
    races: int
    athletes: int
    clubs: int


class SeasonOffer(msgspec.Struct):
    """What there is to choose from."""

    presets: list[PresetLine]
    athletes: int
    """At most."""
    races: int
    """At most."""
    points: tuple[int, ...]
    """Of most seasons, by place; the last for all further ones."""
    formats: dict[str, list[str]]
    """By game, what its race may be, the usual first; nothing where it is only itself."""


class RaceLine(msgspec.Struct):
    """One stop of the calendar."""

    number: int
    stop: Stop
    globe: str
    camp: bool
    table: str
    """Empty before it is opened."""
    watch: str
    """The secret to watch it by; empty before it is opened."""
    outcome: Outcome | None
    winners: list[int]
    """Empty before it is over."""
    podium: list[int]
    """The winners and who came behind them to the third place."""
    points: list[int]
    """After it, by athlete; empty before it is over."""
    placed: list[int]
    """Places in the standings after it."""


class StartLine(msgspec.Struct):
    athlete: int
    behind: int
    """SE-9: rounds after the first; 0 where all start together."""


class Globe(msgspec.Struct):
    format: str
    lines: list[Ranked]
    left: int
    """Races to come; 0: it is decided."""


class Stake(msgspec.Struct):
    """What a win in the next race would bring one's best athlete, if the leader comes second."""

    athlete: int
    own: int
    """Points after a win."""
    rival: int
    """The best of the others."""
    theirs: int
    """Points of the rival after second place."""
    leads: bool


class SeasonTold(msgspec.Struct):
    """Everything about a season."""

    id: str
    title: str
    kind: str
    olympic: bool
    drop: int
    points: list[int]
    """By place, the last for all further ones; none at the Olympics."""
    athletes: list[Athlete]
    mine: list[int]
    host: bool
    watch: str
    came: list[int]
    """Persons who are there; the others of those without a bot are awaited."""
    left: list[int]
    ready: list[int]
    awaited: list[int]
    races: list[RaceLine]
    raced: int
    over: bool
    open: str
    """The table of the race that is being skied."""
    skiing: list[int]
    """One's own athletes in it."""
    standings: list[Ranked]
    leaders: list[int]
    """Who is first, alone or together; nobody before a point or a race is won."""
    globes: list[Globe]
    medals: list[Medals]
    clubs: list[str]
    """Those with the best medals; empty without medals."""
    bibs: dict[str, str]
    """By athlete's number."""
    starters: list[StartLine]
    """Of the race that is due."""
    visits: list[str]
    """Its visits to the range: prone, standing, or range where the game has no positions."""
    stake: Stake | None


@cache
def offer() -> SeasonOffer:
    lines: list[PresetLine] = []
    for kind in PRESETS:
        plan = planned(kind, 0, kind)
        formats = [stop.globe for stop in plan.calendar]
        clubs = len({athlete.club for athlete in plan.athletes})
        lines.append(PresetLine(kind, formats, plan.races, len(plan.athletes), clubs))
    known = {game: sorted(formats_of(game), key=lambda name: name == BOOKLET) for game in IDS}
    known[CAMP] = ["", *known[CAMP]]
    return SeasonOffer(lines, MOST, MOST_RACES, POINTS, known)


def told(season: Season, token: str) -> SeasonTold:
    plan, outcomes = season.plan, season.book.outcomes
    own = season.held(token)
    opened = season.open
    skiing = (
        [at for at, bot in zip(opened.athletes, opened.bots, strict=True) if at in own and not bot] if opened else []
    )
    medals = medal_table(plan, outcomes) if plan.is_olympic else []
    return SeasonTold(
        id=season.row.id,
        title=plan.title,
        kind=plan.kind,
        olympic=plan.is_olympic,
        drop=plan.drop,
        points=list(plan.points),
        athletes=list(plan.athletes),
        mine=list(own),
        host=season.is_host(token),
        watch=season.row.watch,
        came=sorted(season.keys),
        left=sorted(season.left),
        ready=sorted(season.ready),
        awaited=season.awaited,
        races=[race_line(season, number) for number in range(len(plan.calendar))],
        raced=len(outcomes),
        over=season.book.is_over,
        open=opened.table if opened else "",
        skiing=skiing,
        standings=standings(plan, outcomes),
        leaders=leaders(standings(plan, outcomes)),
        globes=[Globe(name, lines, left_of(plan, outcomes, name)) for name, lines in globes(plan, outcomes).items()],
        medals=medals,
        clubs=[line.club for line in medals if line.place == 1 and any(line.counts)],
        bibs={str(athlete): bib for athlete, bib in bibs(plan, outcomes).items()},
        starters=starters(season),
        visits=[] if season.book.is_over else list(visits_of(next_race(plan, outcomes))),
        stake=stake(season, own),
    )


def race_line(season: Season, number: int) -> RaceLine:
    plan, outcomes = season.plan, season.book.outcomes
    stop = plan.calendar[number]
    opened = season.races[number] if number < len(season.races) else None
    outcome = outcomes[number] if number < len(outcomes) else None
    lines = {line.athlete: line for line in standings(plan, outcomes[: number + 1])} if outcome else {}
    return RaceLine(
        number, stop, stop.globe, stop.is_camp,
        opened.table if opened else "", opened.watch if opened else "", outcome,
        among(outcome, 1), among(outcome, PODIUM),
        [lines[at].points for at in sorted(lines)], [lines[at].place for at in sorted(lines)],
    )  # fmt: skip


def among(outcome: Outcome | None, places: int) -> list[int]:
    """Who came in on one of the first places."""
    return [at for at, place in enumerate(outcome.places) if 1 <= place <= places] if outcome else []


def starters(season: Season) -> list[StartLine]:
    if season.book.is_over:
        return []
    plan, outcomes = season.plan, season.book.outcomes
    start = next_race(plan, outcomes)
    gaps = gaps_of(plan, outcomes) if plan.calendar[start.number].format == "pursuit" else ()
    first = min((gaps[at] for at in start.athletes), default=0) if gaps else 0
    return [StartLine(at, gaps[at] - first if gaps else 0) for at in start.athletes]


def stake(season: Season, own: tuple[int, ...]) -> Stake | None:
    """Nothing to tell before the first race, at the Olympics, in a camp, or of somebody who does not start."""
    plan, outcomes = season.plan, season.book.outcomes
    starting = [line.athlete for line in starters(season) if line.athlete in own]
    if not outcomes or plan.is_olympic or not starting or plan.calendar[len(outcomes)].is_camp:
        return None
    table = standings(plan, outcomes)
    mine = next(line for line in table if line.athlete in starting)
    rival = next(line for line in table if line.athlete != mine.athlete)
    win, second = mine.points + plan.points_for(1), rival.points + plan.points_for(2)
    return Stake(mine.athlete, win, rival.athlete, second, win > second)

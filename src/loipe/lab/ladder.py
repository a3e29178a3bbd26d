"""Who is stronger: a round robin between bots with all seats in turn, and what each wins among bots of one kind."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, islice
from typing import Any, TypeAlias

import msgspec
from openskill.models import PlackettLuce

from loipe.bots import make
from loipe.core.contract import State
from loipe.core.playout import Luck, play_on
from loipe.games import load
from loipe.lab.measure import Measured, Share, Trial, share_among
from loipe.lab.processes import shared


class Ladder(msgspec.Struct, frozen=True):
    """What is to be played: game number n of a seed is the same game wherever it is played."""

    game_id: str
    config: Any
    bots: tuple[str, ...]
    """From the weakest to the strongest, as expected."""
    field: str
    """The bots that each is measured among."""
    seed: int

    @property
    def seats(self) -> int:
        return len(self.config.holders)


class Meeting(msgspec.Struct, frozen=True):
    """One game of the round robin."""

    number: int
    seated: tuple[str, ...]


class Sample(msgspec.Struct, frozen=True):
    """One game of a bot among the field."""

    number: int
    bot: str


Met: TypeAlias = tuple[Meeting, tuple[int, ...]]
"""And the places."""


class Played(msgspec.Struct, frozen=True):
    """What came of either."""

    job: Meeting | Sample
    places: tuple[int, ...] = ()
    measured: Measured | None = None


def meetings(ladder: Ladder) -> Iterator[Meeting]:
    """Every choice of bots that fills the table, each in every rotation of the seats; then all over again."""
    seats = ladder.seats
    tables = list(combinations(ladder.bots, seats))
    number = 0
    while tables:
        for turn in range(seats):
            for table in tables:
                yield Meeting(number, table[turn:] + table[:turn])
                number += 1


def jobs(ladder: Ladder, games: int, samples: int) -> list[Meeting | Sample]:
    """Both kinds in turn, so that whoever stops early has some of each."""
    round_robin = list(islice(meetings(ladder), games))
    sampled = [Sample(number, bot) for number in range(samples) for bot in ladder.bots if bot != ladder.field]
    whole: list[tuple[float, Meeting | Sample]] = [(at / max(1, games), job) for at, job in enumerate(round_robin)]
    whole += [(at / max(1, len(sampled)), job) for at, job in enumerate(sampled)]
    return [job for _, job in sorted(whole, key=lambda pair: pair[0])]


def play(ladder: Ladder, job: Meeting | Sample) -> Played:
    game = load(ladder.game_id)
    state: State = game.start(ladder.config)
    if isinstance(job, Sample):
        seat = job.number % ladder.seats
        trial = Trial(game, ladder.seats, seat, make(job.bot, game), ladder.field, ladder.seed, job.number)
        return Played(job, measured=trial.play(state))
    luck = Luck(ladder.seats)
    luck.begin(ladder.seed, job.number)
    play_on(state, [make(name, game) for name in job.seated], luck)
    return Played(job, tuple(game.result(state).places))


def climb(ladder: Ladder, wanted: Sequence[Meeting | Sample], processes: int) -> Iterator[Played]:
    """Job by job, as they are done."""
    if processes == 1:
        for job in wanted:
            yield play(ladder, job)
        return
    yield from shared(_play, wanted, processes, _begin, ladder)


_ladder: Ladder
"""In a worker: set once."""


def _begin(ladder: Ladder) -> None:
    global _ladder
    _ladder = ladder


def _play(job: Meeting | Sample) -> Played:
    return play(_ladder, job)


class Rung(msgspec.Struct, frozen=True):
    """How a bot did."""

    bot: str
    rating: float
    doubt: float
    """One standard deviation of the rating."""
    wins: Share
    """Of the round robin."""
    ahead: Share
    """How often it ended ahead of the bot before it, where both played; equals count half."""
    adjusted: Share
    """Of wins among the field."""
    above: Share
    """By how much its adjusted share is above that of the bot before it, game by game in the same seats and luck."""
    by_seat: tuple[Share, ...]
    """What its departures are worth in each seat: where seats are not equal, no share is fair."""
    among: Share
    """Wins among the field, plainly counted."""
    seconds: float
    """For one choice, on the average."""


def rungs(ladder: Ladder, played: Sequence[Played]) -> list[Rung]:
    """From all that was played, in the order of the games, whoever finished first."""
    met = sorted(
        ((each.job, each.places) for each in played if isinstance(each.job, Meeting)), key=lambda pair: pair[0].number
    )
    ratings = rated(ladder.bots, met)
    found = []
    sampled = {
        (each.job.bot, each.job.number): each.measured
        for each in played
        if isinstance(each.job, Sample) and each.measured is not None
    }
    for at, bot in enumerate(ladder.bots):
        own = {number: one for (name, number), one in sorted(sampled.items()) if name == bot}
        measured = list(own.values())
        below = ladder.bots[at - 1] if at else ""
        asked = sum(one.choices for one in measured)
        found.append(
            Rung(
                bot, *ratings[bot], wins_of(bot, met), ahead_of(bot, below, met),
                share_among([one.share for one in measured]), above(ladder, below, own, sampled),
                tuple(gained(ladder.seats, seat, own) for seat in range(ladder.seats)),
                share_among([one.win for one in measured]),
                sum(one.seconds for one in measured) / asked if asked else 0.0,
            )
        )  # fmt: skip
    return found


def gained(seats: int, seat: int, own: Mapping[int, Measured]) -> Share:
    return share_among([one.share - 1 / seats for number, one in own.items() if number % seats == seat])


def above(
    ladder: Ladder, below: str, own: Mapping[int, Measured], sampled: Mapping[tuple[str, int], Measured]
) -> Share:
    """The field itself has the fair share; where seats differ, that difference falls out."""
    gains = []
    for number, one in own.items():
        other = sampled.get((below, number))
        if other is not None or below == ladder.field:
            gains.append(one.share - (other.share if other is not None else 1 / ladder.seats))
    return share_among(gains)


def rated(bots: Sequence[str], met: Sequence[Met]) -> dict[str, tuple[float, float]]:
    """Plackett and Luce's model, game by game: the rating and its standard deviation."""
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for meeting, places in met:
        teams = [[ratings[bot]] for bot in meeting.seated]
        after = model.rate(teams, ranks=[float(place) for place in places])
        ratings.update({bot: team[0] for bot, team in zip(meeting.seated, after, strict=True)})
    return {bot: (rating.mu, rating.sigma) for bot, rating in ratings.items()}


def wins_of(bot: str, met: Sequence[Met]) -> Share:
    shares = []
    for meeting, places in met:
        if bot in meeting.seated:
            shares.append((places[meeting.seated.index(bot)] == 1) / places.count(1))
    return share_among(shares)


def ahead_of(bot: str, below: str, met: Sequence[Met]) -> Share:
    counted = []
    for meeting, places in met:
        if {bot, below} <= set(meeting.seated):
            own, other = (places[meeting.seated.index(name)] for name in (bot, below))
            counted.append(1.0 if own < other else 0.5 if own == other else 0.0)
    return share_among(counted)

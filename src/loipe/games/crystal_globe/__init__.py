"""Biathlon Crystal Globe by Christophe Leclercq."""

from __future__ import annotations

from loipe.core.contract import Bot
from loipe.core.game import Meta, Result, Sizes
from loipe.core.no_orders import ORDERS, obey
from loipe.games.crystal_globe import codes as c
from loipe.games.crystal_globe import courses, rules_finish
from loipe.games.crystal_globe.board import Board, board
from loipe.games.crystal_globe.config import CHOICES, Config, last_round_of, start
from loipe.games.crystal_globe.events import events
from loipe.games.crystal_globe.formats import PRESETS
from loipe.games.crystal_globe.notation import read, write
from loipe.games.crystal_globe.prompts import forced, prompt
from loipe.games.crystal_globe.shown import Shown, position, show
from loipe.games.crystal_globe.standing import places
from loipe.games.crystal_globe.state import Race
from loipe.games.crystal_globe.thumb import Thumb
from loipe.games.crystal_globe.view import OBSERVATION, observe, sample, thrower, view

META = Meta(
    id="crystal-globe",
    title="Biathlon Crystal Globe",
    designer="Christophe Leclercq",
    box="Biathlon Crystal Globe",
    year=2021,
    fewest=2,
    most=c.MOST_SKIERS,
    rules_version=2,
    telling=(
        "finished",
        "tagged",
        "series",
        "fell",
        "accelerated",
        "played",
        "shaken-off",
        "lost-card",
        "moved",
        "stayed",
        "rolled",
    ),
    presets=PRESETS,
    choices=CHOICES,
    earlier=((2, {"finish": "farthest", "recovery": "without_cards", "skiers_per_player": "any"}),),
)


def sizes(config: Config) -> Sizes:
    """A turn takes at most about 40 plies: shots with gusts, a die, cards, ice, fatigue, a hand to fill."""
    course = courses.find(config.course)
    return Sizes(
        actions=c.SQUARE + course.squares,
        outcomes=c.OUTCOMES,
        plies=(last_round_of(config) + 2) * len(config.holders) * 40,
        observation=OBSERVATION,
    )


def result(race: Race) -> Result:
    """Places as given, or as they stand; CG-60: in a relay those of the teams, and times where time decides."""
    seats = range(race.terms.seats)
    left = [rules_finish.way_of_team(race, seat) for seat in seats]
    found = places(race.place, left, race.terms.team if race.terms.is_relay else seats)
    if race.phase != c.OVER:
        return Result(found, False, "")
    all_in = rules_finish.unfinished(race) <= (0 if race.terms.by_time else 1)
    reason = "crystal-globe-over-finished" if all_in else "crystal-globe-over-last-round"
    times = tuple(rules_finish.time_of(race, seat) if race.beyond[seat] else 0 for seat in seats)
    return Result(found, True, reason, times if race.terms.by_time else ())


def thumb() -> Bot:
    return Thumb()


__all__ = [
    "META", "ORDERS", "Board", "Config", "Shown", "board", "courses", "events", "forced", "obey", "observe", "position",
    "prompt", "read", "result", "sample", "show", "sizes", "start", "thrower", "thumb", "view", "write",
]  # fmt: skip

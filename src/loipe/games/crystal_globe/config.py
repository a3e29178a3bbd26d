"""Every number and option of a race, each with its clause."""

from __future__ import annotations

from typing import Literal

import msgspec

from loipe.core.game import Choice, Defects, Refused
from loipe.core.ints import i64, vec
from loipe.games.crystal_globe import courses, rules_setup
from loipe.games.crystal_globe.codes import BASES, FORMS, MOST_SKIERS, MOST_SQUARES
from loipe.games.crystal_globe.components import FACES, components
from loipe.games.crystal_globe.series import POSITIONS
from loipe.games.crystal_globe.state import Race
from loipe.games.crystal_globe.teams import Base, bases_of, team_defects, teams_of
from loipe.games.crystal_globe.terms import Terms

LEVELS = ("ludique", "tactique", "strategique")
STARTS = ("together", "staggered", "delays")
ROUNDS_A_LAP = 20
"""CG-63."""


class Config(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table agrees on before the race."""

    holders: tuple[int, ...] = (0, 1, 2, 3, 4, 5)
    """CG-6: the player who holds each seat; a person may run several skiers."""
    skiers_per_player: Literal["booklet", "any"] = "booklet"
    """CG-30, CG-40, CG-50: 1 skier a player at level 1, up to 3 at levels 2 and 3, or any number."""
    level: Literal["ludique", "tactique", "strategique"] = "ludique"
    """CG-30, CG-40, CG-50."""
    course: str = "granlia"
    """CG-75: the name of a venue of ours, or the text of a course file."""
    bases: tuple[Base, ...] = ()
    """CG-5: by seat; none named means white, grey, black in turn, by the booklet no base twice for one player."""
    teams: tuple[int, ...] = ()
    """CG-5: by seat, 1 to 4; none named means a colour for each player, or three seats of a relay team."""
    laps: int = 3
    """CG-30."""
    shootings: tuple[Literal["prone", "standing"], ...] = ("prone", "standing")
    """CG-30: one at the end of each lap, from the first on; the last lap has none."""
    start: Literal["together", "staggered", "delays"] = "together"
    """CG-4, CG-60."""
    start_gap: int = 1
    """CG-60: rounds between two starters of a staggered start."""
    start_delays: tuple[int, ...] = ()
    """CG-60: rounds by seat for a start with delays: a pursuit's gaps; none named means one start_gap each."""
    start_order: tuple[int, ...] = ()
    """CG-60: seats from 1 on, for a start with delays; none named means drawn, or as seated."""
    penalty: Literal["ring", "squares"] = "ring"
    """CG-26, CG-60: a lap of the ring, or squares added to the time."""
    miss_squares: int = 18
    """CG-60: the minute of an individual race; ours."""
    spare_shots: int = 0
    """CG-60: per series of a relay."""
    ranking: Literal["line", "time"] = "line"
    """CG-62, CG-60."""
    relay: bool = False
    """CG-60: the skiers of a team one after another, in seat order."""
    player_result: Literal["best", "sum_of_places"] = "best"
    """CG-6."""
    closed_way: Literal["ahead", "three_only"] = "ahead"
    """CG-13."""
    slipstream: Literal["lane", "row"] = "lane"
    """CG-31."""
    finish: Literal["first_across", "farthest"] = "first_across"
    """CG-62."""
    recovery: Literal["as_printed", "without_cards"] = "as_printed"
    """CG-42."""
    strategic_energy: Literal["rulebook", "mirrored", "even"] = "rulebook"
    """CG-51."""
    climb_cost: int = 2
    """CG-11."""
    descent_bonus: int = 1
    """CG-11."""
    slipstream_bonus: int = 1
    """CG-31."""
    strategic_move: int = 4
    """CG-50."""
    most_squares: int = 8
    """CG-13."""
    fall_squares: int = 7
    """CG-32: a move of so many squares or more is checked on ice."""
    hand_cards: int = 5
    """CG-40."""
    turn_cards: int = 2
    """CG-12."""
    acceleration_points: int = 4
    """CG-54."""
    last_round: int = 0
    """CG-63; 0 means ROUNDS_A_LAP for each lap, and more with relay legs or late starts."""


NUMBERS = (
    ("laps", 2, 5, "CG-30"),
    ("start_gap", 0, 5, "CG-60"),
    ("miss_squares", 1, 40, "CG-60"),
    ("spare_shots", 0, 3, "CG-60"),
    ("climb_cost", 0, 4, "CG-11"),
    ("descent_bonus", 0, 3, "CG-11"),
    ("slipstream_bonus", 0, 2, "CG-31"),
    ("strategic_move", 1, 6, "CG-50"),
    ("most_squares", 4, MOST_SQUARES, "CG-13"),
    ("fall_squares", 1, MOST_SQUARES, "CG-32"),
    ("hand_cards", 1, 10, "CG-40"),
    ("turn_cards", 0, 3, "CG-12"),
    ("acceleration_points", 1, 9, "CG-54"),
    ("last_round", 0, 1000, "CG-63"),
)
CHOICES = (
    Choice("level", "choice", "CG-30", LEVELS),
    Choice("skiers_per_player", "choice", "CG-30", ("booklet", "any")),
    Choice("course", "course", "CG-75", courses.names()),
    Choice("bases", "list", "CG-5", BASES),
    Choice("teams", "list", "CG-5"),
    Choice("laps", "number", "CG-30", (2, 5)),
    Choice("shootings", "list", "CG-30", POSITIONS),
    Choice("start", "choice", "CG-60", STARTS),
    Choice("start_delays", "list", "CG-60"),
    Choice("start_order", "list", "CG-60"),
    Choice("penalty", "choice", "CG-60", ("ring", "squares")),
    Choice("ranking", "choice", "CG-60", ("line", "time")),
    Choice("relay", "switch", "CG-60"),
    Choice("player_result", "choice", "CG-6", ("best", "sum_of_places")),
    Choice("closed_way", "choice", "CG-13", ("ahead", "three_only")),
    Choice("slipstream", "choice", "CG-31", ("lane", "row")),
    Choice("finish", "choice", "CG-62", ("first_across", "farthest")),
    Choice("recovery", "choice", "CG-42", ("as_printed", "without_cards")),
    Choice("strategic_energy", "choice", "CG-51", ("rulebook", "mirrored", "even")),
    *(Choice(name, "number", clause, (low, high)) for name, low, high, clause in NUMBERS[1:]),
)


def last_round_of(config: Config) -> int:
    """CG-63: as agreed, or in proportion to the laps; CG-60: of all legs of a relay, counted from the last start."""
    last_start = 0
    if config.start == "delays" and config.start_delays:
        last_start = max(config.start_delays)
    elif config.start != "together":
        last_start = (len(config.holders) - 1) * config.start_gap
    legs = len(BASES) if config.relay else 1
    return config.last_round or ROUNDS_A_LAP * config.laps * legs + last_start


def defects_of(config: Config) -> list[Refused]:
    """Everything wrong with a config, at once."""
    defects: list[Refused] = []
    seats = len(config.holders)
    if not 2 <= seats <= MOST_SKIERS:
        defects.append(Refused("config-seats", "CG-5", seats=seats, low=2, high=MOST_SKIERS))
    for name, low, high, clause in NUMBERS:
        value = getattr(config, name)
        if not low <= value <= high:
            defects.append(Refused("config-number", clause, name=name, value=value, low=low, high=high))
    for name in ("bases", "teams", "start_delays", "start_order"):
        count = len(getattr(config, name))
        if count not in (0, seats):
            defects.append(Refused("crystal-globe-config-count", "CG-5", name=name, count=count, seats=seats))
    if not 0 < len(config.shootings) < config.laps:
        shootings = len(config.shootings)
        defects.append(Refused("crystal-globe-config-shootings", "CG-30", shootings=shootings, laps=config.laps))
    if config.start == "delays" and not all(0 <= delay <= 60 for delay in config.start_delays):
        defects.append(Refused("crystal-globe-config-delays", "CG-60", most=60))
    if config.start_order and sorted(config.start_order) != list(range(1, seats + 1)):
        defects.append(Refused("crystal-globe-config-order", "CG-60", seats=seats))
    if not defects:
        defects += team_defects(config)
    try:
        courses.find(config.course)
    except Defects as found:
        defects += found.defects
    return defects


def terms_of(config: Config) -> Terms:
    """A checked config as the rules read it."""
    seats = len(config.holders)
    terms = Terms(courses.find(config.course), seats)
    terms.level = LEVELS.index(config.level) + 1
    terms.shootings = vec[i64]([POSITIONS.index(position) for position in config.shootings])
    terms.base = vec[i64]([BASES.index(base) for base in bases_of(config)])
    terms.team = vec[i64]([team - 1 for team in teams_of(config)])
    terms.holders = vec[i64](config.holders)
    terms.sum_of_places = int(config.player_result == "sum_of_places")
    terms.three_only = int(config.closed_way == "three_only")
    terms.slip_row = int(config.slipstream == "row")
    terms.first_across = int(config.finish == "first_across")
    terms.recovers_with_cards = int(config.level == "tactique" and config.recovery == "as_printed")
    delays = config.start == "delays" and config.start_delays
    terms.start = STARTS.index(config.start if delays or config.start == "together" else "staggered")
    terms.start_delays = vec[i64](config.start_delays or (0,) * seats)
    terms.start_order = vec[i64]([seat - 1 for seat in config.start_order] or range(seats))
    terms.has_ring = int(config.penalty == "ring")
    terms.by_time = int(config.ranking == "time")
    terms.is_relay = int(config.relay)
    for name, *_ in NUMBERS:
        setattr(terms, name, getattr(config, name))
    terms.last_round = last_round_of(config)
    fill_components(terms, config)
    return terms


def fill_components(terms: Terms, config: Config) -> None:
    """CG-70 to CG-76: dice, table and cards as numbers."""
    box = components()
    terms.faces = FACES
    numbers = [number for faces in box.movement.values() for number in faces]
    terms.low_roll, terms.high_roll = min(numbers), max(numbers)
    terms.roll_weights = vec[i64]([box.movement[base].get(number, 0) for base in BASES for number in range(8)])
    terms.hits = vec[i64](box.hits)
    terms.socks = vec[i64](box.socks)
    cells = [(standing, wind, base) for standing in (False, True) for wind in (False, True) for base in BASES]
    sequences = [box.sequence(base, standing, wind) for standing, wind, base in cells]
    terms.table = vec[i64]([box.dice.index(die) for sequence in sequences for die in sequence])
    terms.event_faces = vec[i64]([box.event.get(face, 0) for face in ("windsock", "ice", "vortex")])
    energy = config.strategic_energy if config.level == "strategique" else "plain"
    decks = [box.deck(config.laps, energy, base) for base in BASES]
    terms.energy = vec[i64]([deck.get(value, 0) for deck in decks for value in range(1, FORMS + 1)])
    terms.forms = vec[i64]([box.form.get(value, 0) for value in range(1, FORMS + 1)])


def start(config: Config, journal: list[int] | None = None) -> Race:
    """A fresh race, or Defects."""
    defects = defects_of(config)
    if defects:
        raise Defects(defects)
    race = Race(terms_of(config))
    race.journal = journal
    rules_setup.set_up(race)
    return race

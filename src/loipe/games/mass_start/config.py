"""Every number and option of a race, each with its clause, and the named presets."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from loipe.core import colours
from loipe.core.deck import Deck
from loipe.core.game import Choice, Defects, Refused
from loipe.core.ints import i64, vec
from loipe.games.mass_start import courses, rules_finish, rules_turn
from loipe.games.mass_start.cards import VERBS, event_cards
from loipe.games.mass_start.codes import CARDS, COLOURS, KINDS, SPRINT_CARD, THROUGH_LOOP
from loipe.games.mass_start.course import Course
from loipe.games.mass_start.lanes import add_lanes
from loipe.games.mass_start.state import Race, new_race
from loipe.games.mass_start.terms import Terms

ENDINGS = ("full_lap", "straight_to_finish", "through_penalty_loop")


class Config(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table agrees on before the race (MS-1)."""

    holders: tuple[int, ...] = (0, 1, 2, 3)
    """The player who holds each seat; a person may ski several colours."""
    colours: tuple[str, ...] = ()
    """MS-2: by seat, of one's choice; none named means seat order."""
    edition: Literal["ru", "fr"] = "ru"
    course: str = "lindmoos"
    """MS-1: the name of a course of ours, or the text of a course file."""
    routes: tuple[str, ...] = ()
    """MS-1: one route for all laps, or one per lap; none named means the first."""
    laps: int = 2
    """MS-1: laps with a shooting, 1 to 5."""
    ending: Literal["full_lap", "straight_to_finish", "through_penalty_loop"] = "straight_to_finish"
    """MS-17."""
    turn_order: Literal["agreed", "die"] = "agreed"
    """MS-2: as seated, or (`ru`) by die."""
    climbs: bool = False
    """MS-S1."""
    descents: bool = False
    """MS-S2."""
    falls: bool = False
    """MS-S3."""
    ice: bool = False
    """MS-S4."""
    sprint_cards: bool = False
    """MS-S5."""
    risk: bool = False
    """MS-S6."""
    wind: bool = False
    """MS-S7."""
    events: bool = False
    """MS-S8."""
    coaches: bool = False
    """MS-S9."""
    skis: bool = False
    """MS-S10."""
    rifle: bool = False
    """MS-S11."""
    absent_sprint: Literal["shuffled", "boxed"] = "shuffled"
    """MS-S20: sprint cards of colours that do not race."""
    descent_bonus: int = 2
    """MS-S2."""
    sprint_squares: int = 2
    """MS-S5."""
    low_pauses: int = 4
    """MS-S6."""
    medium_pauses: int = 2
    """MS-S6."""
    red_faces: int = 3
    """MS-S7: of the wind die's six; ours."""
    last_round: int = 200
    """MS-31."""


BASIC = Config(laps=1)
FAMILY = Config(climbs=True, descents=True, falls=True, sprint_cards=True, coaches=True)
FULL = Config(
    laps=3, climbs=True, descents=True, falls=True, ice=True, sprint_cards=True, risk=True, wind=True, events=True,
    coaches=True, skis=True, rifle=True,
)  # fmt: skip
PRESETS = {"family": FAMILY, "basic": BASIC, "full": FULL}

NUMBERS = (
    ("laps", 1, 5, "MS-1"),
    ("descent_bonus", 0, 4, "MS-S2"),
    ("sprint_squares", 1, 4, "MS-S5"),
    ("low_pauses", 0, 8, "MS-S6"),
    ("medium_pauses", 0, 8, "MS-S6"),
    ("red_faces", 1, 5, "MS-S7"),
    ("last_round", 1, 1000, "MS-31"),
)
SWITCHES = (
    ("climbs", "MS-S1"), ("descents", "MS-S2"), ("falls", "MS-S3"), ("ice", "MS-S4"), ("sprint_cards", "MS-S5"),
    ("risk", "MS-S6"), ("wind", "MS-S7"), ("events", "MS-S8"), ("coaches", "MS-S9"), ("skis", "MS-S10"),
    ("rifle", "MS-S11"),
)  # fmt: skip
CHOICES = (
    Choice("course", "course", "MS-1", courses.names()),
    Choice("laps", "number", "MS-1", (1, 5)),
    Choice("ending", "choice", "MS-17", ENDINGS),
    *(Choice(name, "switch", clause) for name, clause in SWITCHES),
    Choice("edition", "choice", "MS-1", ("ru", "fr")),
    Choice("routes", "list", "MS-1"),
    Choice("turn_order", "choice", "MS-2", ("agreed", "die")),
    Choice("absent_sprint", "choice", "MS-S20", ("shuffled", "boxed")),
    *(Choice(name, "number", clause, (low, high)) for name, low, high, clause in NUMBERS[1:]),
)


@lru_cache(maxsize=256)
def defects_of(config: Config) -> tuple[Refused, ...]:
    """Everything wrong with a config, at once."""
    defects: list[Refused] = []
    if not 2 <= len(config.holders) <= COLOURS:
        defects.append(Refused("config-seats", "MS-2", seats=len(config.holders), low=2, high=COLOURS))
    defects += colours.defects(config, "MS-2")
    for name, low, high, clause in NUMBERS:
        value = getattr(config, name)
        if not low <= value <= high:
            defects.append(Refused("config-number", clause, name=name, value=value, low=low, high=high))
    if config.edition == "fr" and config.ending == "through_penalty_loop":
        defects.append(Refused("mass-start-config-ending", "MS-17"))
    if config.edition == "fr" and config.turn_order == "die":
        defects.append(Refused("mass-start-config-order", "MS-2"))
    try:
        course = courses.find(config.course)
    except Defects as found:
        return (*defects, *found.defects)
    except Refused as found:
        return (*defects, found)
    return (*defects, *route_defects(config, course))


def route_defects(config: Config, course: Course) -> list[Refused]:
    """MS-1: routes of this course, one for all laps or one per lap."""
    known = ", ".join(course.routes)
    defects = [
        Refused("mass-start-config-route", "MS-1", route=route, routes=known)
        for route in config.routes
        if route not in course.routes
    ]
    if len(config.routes) not in (0, 1, all_laps(config)):
        defects.append(Refused("mass-start-config-routes", "MS-1", count=len(config.routes), laps=all_laps(config)))
    return defects


def all_laps(config: Config) -> int:
    """MS-17: `full_lap` adds one lap without shooting."""
    return config.laps + (config.ending == "full_lap")


@lru_cache(maxsize=256)
def terms_of(config: Config) -> Terms:
    """A checked config as the rules read it; races of one config share it."""
    course = courses.find(config.course)
    terms = Terms(course, len(config.holders))
    terms.colours = vec[i64]([colours.COLOURS.index(colour) for colour in colours.worn(config)])
    for seat, colour in enumerate(terms.colours):
        terms.owners[colour] = seat
    terms.french = int(config.edition == "fr")
    terms.laps = config.laps
    terms.all_laps = all_laps(config)
    terms.ending = ENDINGS.index(config.ending)
    routes = [course.routes.index(route) for route in config.routes] or [0]
    routes = routes * terms.all_laps if len(routes) == 1 else routes
    terms.routes = vec[i64](routes)
    loops = [0] * (terms.all_laps - 1) + [int(terms.ending == THROUGH_LOOP)]
    terms.lap_lengths = vec[i64]([course.lap_length(*lap) for lap in zip(routes, loops, strict=True)])
    terms.order_by_die = int(config.turn_order == "die")
    terms.absent_sprint = int(config.absent_sprint == "shuffled")
    for name, _ in SWITCHES:
        setattr(terms, name, int(getattr(config, name)))
    for name, *_ in NUMBERS[1:]:
        setattr(terms, name, getattr(config, name))
    terms.verbs = vec[i64]([VERBS.index(card.verb) for card in event_cards()])
    terms.amounts = vec[i64]([card.amount for card in event_cards()])
    terms.mark_squares()
    add_lanes(terms)
    return terms


def start(config: Config, journal: list[int] | None = None) -> Race:
    """A fresh race, or Defects."""
    defects = defects_of(config)
    if defects:
        raise Defects(defects)
    race = new_race(terms_of(config))
    race.journal = journal
    deal(race)
    if race.terms.order_by_die == 1:
        rules_finish.roll_for_order(race)
    else:
        rules_turn.take_places(race)
    return race


def deal(race: Race) -> None:
    """MS-S5, MS-S8, MS-S10, MS-S11: what each colour starts with, and the two decks."""
    terms = race.terms
    sprints = (1 if terms.all_laps == 1 else 2) if terms.sprint_cards else 0
    technique = terms.all_laps > 1
    for seat in range(terms.seats):
        race.sprints[seat] = sprints
        race.skis_held[seat] = int(technique) * terms.skis
        race.rifle_held[seat] = int(technique) * terms.rifle
        race.lap_fresh[seat] = 1
    if terms.events:
        counts = [1] * CARDS + [0] * (KINDS - CARDS)
        for colour in range(COLOURS if terms.sprint_cards and terms.sprints_recycled() else 0):
            absent = terms.owners[colour] < 0
            counts[SPRINT_CARD + colour] = (2 * terms.absent_sprint) if absent else 2 - sprints
        race.event_deck = Deck(vec[i64](counts))
    left_over = (COLOURS - terms.seats) if technique and not terms.french else 0
    race.technique_deck = Deck(vec[i64]([left_over * terms.skis, left_over * terms.rifle]))

"""Every number and option of a race, each with its clause, and the named presets."""

from __future__ import annotations

from typing import Literal

import msgspec

from loipe.core.game import Choice, Defects, Refused
from loipe.core.ints import i64, vec
from loipe.games.ski_tour import courses, nations, rules_setup
from loipe.games.ski_tour.codes import EFFECTS, MOST_SEATS, TOP
from loipe.games.ski_tour.course import Course
from loipe.games.ski_tour.state import Race
from loipe.games.ski_tour.terms import Terms

BASE = ("norway", "germany", "russia", "france", "sweden")
ADVANCED = ("austria", "finland", "italy", "united-kingdom", "usa")
STAMINA = ("by_length", "top", "second")


class Config(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table agrees on before the race."""

    holders: tuple[int, ...] = (0, 1, 2, 3, 4)
    """ST-1: the player who runs each nation; two players run two each, in turn."""
    players: tuple[int, ...] = ()
    """ST-1: by seat, where people share a device and one of them holds the seats of all; else empty."""
    any_holders: bool = False
    """ST-1: how many nations a player runs is not checked. For races begun by earlier rules; no table can choose it."""
    nations: tuple[str, ...] = BASE
    """ST-1: by seat; as many as there are seats are read."""
    course: str = "starter"
    """ST-2: the name of a course of ours, or the text of a course file."""
    stamina: Literal["by_length", "top", "second"] = "by_length"
    """ST-3: markers start on top in a long race, on the second level in a short one; or as said."""
    wax: Literal["chosen", "suggested"] = "chosen"
    """ST-4: six of eight, in an order of choice; or the row each nation suggests, for a quick start."""
    boards: str = ""
    """ST-73, ST-74: the text of a file of dice, tokens and nations; empty for ours."""
    turn_back: Literal["any", "outermost"] = "any"
    """ST-71: which used token a 6 turns back: any, or the first used one from either end."""
    glide: int = 3
    """ST-50."""
    last_round: int = 100
    """ST-63."""


STARTER = Config(wax="suggested")
FULL = Config()
LONG = Config(course="long")
ADVANCED_RACE = Config(nations=ADVANCED, course="long")
PRESETS = {"starter": STARTER, "full": FULL, "long": LONG, "advanced": ADVANCED_RACE}

NUMBERS = (("glide", 0, 6, "ST-50"), ("last_round", 1, 1000, "ST-63"))
CHOICES = (
    Choice("course", "course", "ST-2", courses.names()),
    Choice("nations", "list", "ST-1", BASE + ADVANCED),
    Choice("stamina", "choice", "ST-3", STAMINA),
    Choice("wax", "choice", "ST-4", ("chosen", "suggested")),
    Choice("boards", "course", "ST-74"),
    Choice("turn_back", "choice", "ST-71", ("any", "outermost")),
    *(Choice(name, "number", clause, (low, high)) for name, low, high, clause in NUMBERS),
)


def defects_of(config: Config) -> list[Refused]:
    """Everything wrong with a config, at once."""
    defects: list[Refused] = []
    seats = len(config.holders)
    if not 2 <= seats <= MOST_SEATS:
        defects.append(Refused("config-seats", "ST-1", seats=seats, low=2, high=MOST_SEATS))
    else:
        defects.extend(holder_defects(config))
    for name, low, high, clause in NUMBERS:
        value = getattr(config, name)
        if not low <= value <= high:
            defects.append(Refused("config-number", clause, name=name, value=value, low=low, high=high))
    try:
        courses.find(config.course)
    except Defects as found:
        defects.extend(found.defects)
    try:
        boards = nations.boards(config.boards)
    except Defects as found:
        return defects + list(found.defects)
    return defects + nation_defects(config, boards)


def holder_defects(config: Config) -> list[Refused]:
    """ST-1: two players run two nations each, more run one each; ST-6: the two take turns."""
    run_by = players_of(config)
    seats, players = len(config.holders), len(set(run_by))
    if len(run_by) != seats:
        return [Refused("ski-tour-config-players", "ST-1", count=len(run_by), seats=seats)]
    if players == 2 and seats == 4:
        alternate = run_by[:2] == run_by[2:]
        return [] if alternate else [Refused("ski-tour-config-alternate", "ST-6")]
    if config.any_holders or players == seats > 2:
        return []
    return [Refused("ski-tour-config-holders", "ST-1", players=players, seats=seats)]


def players_of(config: Config) -> tuple[int, ...]:
    return config.players or config.holders


def nation_defects(config: Config, boards: nations.Boards) -> list[Refused]:
    """ST-1: one nation for each seat, none of them twice."""
    chosen = config.nations[: len(config.holders)]
    known = nations.listed(boards.nations)
    defects = [
        Refused("ski-tour-config-nation", "ST-1", nation=name[:30], nations=known)
        for name in chosen
        if name not in boards.nations
    ]
    if len(chosen) < len(config.holders):
        defects.append(Refused("ski-tour-config-nations", "ST-1", count=len(chosen), seats=len(config.holders)))
    if len(set(chosen)) < len(chosen):
        defects.append(Refused("ski-tour-config-nation-twice", "ST-1"))
    return defects


def terms_of(config: Config) -> Terms:
    """A checked config as the rules read it."""
    course = courses.find(config.course)
    boards = nations.boards(config.boards)
    terms = Terms(course, len(config.holders))
    terms.two_players = int(len(set(players_of(config))) == 2)
    terms.wax_chosen = int(config.wax == "chosen")
    terms.start_level = start_level(config, course)
    terms.turn_back_any = int(config.turn_back == "any")
    terms.glide = config.glide
    terms.last_round = config.last_round
    kinds = list(boards.tokens)
    terms.kinds = kinds
    terms.nations = list(config.nations[: terms.seats])
    teams = [boards.nations[name] for name in config.nations[: terms.seats]]
    terms.room = vec[i64]([room for team in teams for room in team.room])
    terms.full_at = vec[i64]([full for team in teams for full in team.full_at])
    terms.swaps = vec[i64]([int(swap) for team in teams for swap in team.swaps])
    terms.hits = vec[i64]([boards.dice[colour] for team in teams for colour in reversed(team.ladder)])
    terms.tokens = vec[i64]([kinds.index(token) for team in teams for token in team.tokens])
    terms.printed = vec[i64]([kinds.index(team.printed) if team.printed else -1 for team in teams])
    terms.suggested = vec[i64]([number for team in teams for number in team.suggested])
    terms.price = vec[i64]([int(token.price) for token in boards.tokens.values()])
    terms.either = vec[i64]([int(token.either) for token in boards.tokens.values()])
    effects: list[int] = []
    starts = [0]
    for token in boards.tokens.values():
        effects += [EFFECTS.index(effect) for effect in token.effects]
        starts.append(len(effects))
    terms.effects = vec[i64](effects)
    terms.effect_starts = vec[i64](starts)
    return terms


def start_level(config: Config, course: Course) -> int:
    """ST-3: the top with three shootings or more, the second level with two or fewer."""
    if config.stamina == "by_length":
        return TOP if course.ranges > courses.SHORT else TOP - 1
    return TOP if config.stamina == "top" else TOP - 1


def start(config: Config, journal: list[int] | None = None) -> Race:
    """A fresh race, or Defects."""
    defects = defects_of(config)
    if defects:
        raise Defects(defects)
    race = Race(terms_of(config))
    race.journal = journal
    rules_setup.set_up(race)
    return race

"""Positions for the rulebook tests: plain courses of our tiles, skiers put on named spaces, words said aloud."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from loipe.core.contract import CHANCE
from loipe.core.game import Event
from loipe.games import ski_tour
from loipe.games.ski_tour import codes as c
from loipe.games.ski_tour import rules_columns, rules_move, rules_turn
from loipe.games.ski_tour.config import Config
from loipe.games.ski_tour.state import Race

LINE = "course line\ntiles 1a 7a 15a 18a 9a 3a 8a 2a\n"
"""Two lanes, all straight: rows 5 and 6 red, 7 and 8 green, 9 and 10 white, 12 the range (lap of 5), 17 the last."""
WIDE = "course wide\ntiles 1b 9b 15b 18b 3b 14a 2b\n"
"""Three lanes: rows 3 and 4 white, 5 and 6 red, 7 and 8 green, 10 the range, 15 the last."""
LANE = "course lane\ntiles 1a 6b 2a\n"
"""The penalty lane of its range has a red and a green space."""


def nations_text() -> str:
    """The boards that come with the game, to change a line of."""
    return (files("loipe.games.ski_tour") / "data" / "nations.txt").read_text("utf-8")


def race(course: str = LINE, seats: int = 3, **settings: Any) -> Race:
    """The first preparation is about to roll; the marker is with seat 1; nobody has dice on the board."""
    settings.setdefault("wax", "suggested")
    settings.setdefault("holders", tuple(range(seats)))
    settings.setdefault("any_holders", seats < 3)
    found = ski_tour.start(Config(course=course, **settings))
    say(found, "1")
    return found


def put(race: Race, *names: str) -> None:
    """Skiers on spaces, seat by seat."""
    for seat, name in enumerate(names):
        race.space[seat] = race.terms.course.numbers[name]
    rules_move.find_skiers(race)


def where(race: Race) -> list[str]:
    return [race.terms.course.names[space] for space in race.space]


def board(race: Race, seat: int, *columns: int, stars: tuple[int, ...] = ()) -> None:
    """Dice in columns 1 to 4 and sprint; star boxes by column number."""
    for column in range(c.BOXES):
        race.columns[seat * c.BOXES + column] = columns[column] if column < len(columns) else 0
    for column in range(c.COLUMNS):
        race.stars[seat * c.COLUMNS + column] = int(column + 1 in stars)


def dice(race: Race, seat: int) -> list[int]:
    return list(race.columns[seat * c.BOXES : (seat + 1) * c.BOXES])


def stars(race: Race, seat: int) -> list[int]:
    return [column + 1 for column in range(c.COLUMNS) if race.stars[seat * c.COLUMNS + column]]


def hearts(race: Race, seat: int, *levels: int) -> None:
    for marker, level in enumerate(levels):
        race.levels[seat * c.HEARTS + marker] = level


def levels(race: Race, seat: int) -> list[int]:
    return list(race.levels[seat * c.HEARTS : (seat + 1) * c.HEARTS])


def wax(race: Race, seat: int, *names: str) -> None:
    """The row of a seat from the left; places not named are used up."""
    race.used[seat] = 0
    for place in range(c.ROW):
        if place < len(names):
            race.wax[seat * c.ROW + place] = race.terms.kinds.index(names[place])
        else:
            race.used[seat] |= 1 << place


def begin(race: Race, seat: int = 0) -> None:
    """This seat's turn begins."""
    rules_turn.clear_turn(race)
    race.turn = (seat - race.marker) % race.terms.seats
    race.active = race.actor = seat
    rules_columns.open_taking(race)


def at_range(race: Race, seat: int, name: str = "r1") -> None:
    """On a shooting space, with five shots to fire."""
    race.space[seat] = race.terms.course.numbers[name]
    rules_move.find_skiers(race)
    race.shots_owed[seat] = c.HEARTS


def say(race: Race, *words: str) -> list[Event]:
    """Words of seats or chance, one after the other; what they bring about."""
    race.journal = []
    for word in words:
        race.apply(ski_tour.read(race, word))
    journal, race.journal = race.journal, None
    return ski_tour.events(race, journal)


def words(race: Race) -> set[str]:
    """What may be said now."""
    return {ski_tour.write(race, code) for code in race.options()}


def phase(race: Race) -> str:
    return c.PHASES[race.phase]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def skip_to_turn(race: Race) -> None:
    """The lowest rolls, 6s to wherever, until somebody takes columns."""
    while race.phase != c.TAKE:
        options = list(race.options())
        race.apply(options[0] if race.to_act() != CHANCE else options[-1])

"""Positions for the rulebook tests: a plain venue of our own, skiers put on named squares, words said aloud."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from loipe.core.contract import CHANCE
from loipe.core.game import Event
from loipe.core.rng import Rng
from loipe.games import crystal_globe
from loipe.games.crystal_globe import codes as c
from loipe.games.crystal_globe import rules_range, rules_turn, rules_way
from loipe.games.crystal_globe.config import Config
from loipe.games.crystal_globe.state import Race
from loipe.games.crystal_globe.view import Skier

ROWS = ["flat . . ."] * 8 + ["climb . . ."] * 4 + ["flat . . ."] * 2 + ["descent . . ."] * 4 + ["flat . . ."] * 12
"""Rows 1 to 8 flat, 9 to 12 climb, 13 and 14 flat, 15 to 18 descent, 19 to 30 flat; then the range, r1 to r4."""
PAGE = """course proving-ground
title Proving Ground
canvas 2200 1000
seed 1
width 60
start at 1000,950
stretch out
curve 1500,800 2000,800 2000,200 1000,200 200,200 200,800 500,800
{rows}
stretch shooting range left
curve 700,800 1000,800
grey 4
{home}
ring at 1100,600 radius 100,100
"""
HOME = "stretch home\ncurve 1150,800 1300,800\nflat . . .\nflat . . ."
"""Two white rows behind the range, a35 to c36."""


def venue(changes: dict[int, str] | None = None, home: str = "") -> str:
    """The text of the test venue, with some rows printed differently."""
    rows = [(changes or {}).get(number, row) for number, row in enumerate(ROWS, 1)]
    return PAGE.format(rows="\n".join(rows), home=home)


VENUE = venue()


def race_on(text: str = VENUE, seats: int = 2, **settings: Any) -> Race:
    """A race that has just begun: calm, everybody in form +2 or so, +1 +1 +2 +3 +3 in hand, seats in order."""
    race = fresh(text, seats, **settings)
    while race.round == 0:
        race.apply(first_outcome(race))
    race.journal = []
    return race


def fresh(text: str = VENUE, seats: int = 2, **settings: Any) -> Race:
    """A race before its first die."""
    fields: dict[str, Any] = {"course": text, "holders": tuple(range(seats)), **settings}
    race = crystal_globe.start(Config(**fields))
    race.journal = []
    return race


HAND = (0, 0, 1, 2, 2)


def first_outcome(race: Race) -> int:
    """What chance answers while the race is set up."""
    if race.phase == c.WEATHER:
        return c.ICY
    if race.phase == c.FILL:
        return HAND[race.hand_size[race.active]]
    options = list(race.options())
    return options[min(1, len(options) - 1)] if race.phase == c.FORM else options[0]


def place(race: Race, seat: int, square: str, **fields: int) -> None:
    """Stand a skier on a named square, as arrived before anyone there; the fields are Race's, for this seat."""
    course = race.terms.course
    if not rules_way.is_on_grey(race, seat):
        race.at[course.row_first[race.row[seat]] + race.lane[seat]] = 0
    race.row[seat], race.lane[seat], race.ring[seat] = -1, 0, 0
    if square.startswith("p"):
        race.row[seat], race.ring[seat] = course.range_last, int(square[1:])
        race.has_shot[seat] = 1
    elif square.startswith("r"):
        race.row[seat] = course.range_first + int(square[1:]) - 1
    elif square != "start":
        race.row[seat], race.lane[seat] = int(square[1:]) - 1, "abc".index(square[0])
        race.at[course.numbers[square]] = seat + 1
    for name, number in fields.items():
        getattr(race, name)[seat] = number


def turn_of(race: Race, seat: int) -> None:
    """This skier's turn begins now."""
    race.order = rules_turn.playing_order(race)
    race.turn = list(race.order).index(seat)
    rules_turn.begin_turn(race)
    race.journal = []


def standing(square: str, text: str = VENUE, others: dict[int, str] | None = None, **settings: Any) -> Race:
    """The first skier begins a turn on this square; others stand where named, the rest are still at the start."""
    seats = max([1, *(others or {})]) + 1
    race = race_on(text, **{"seats": seats, **settings})
    place(race, 0, square)
    for seat, other in (others or {}).items():
        place(race, seat, other)
    turn_of(race, 0)
    return race


def on_stand(race: Race, seat: int, stand: int = 1, lap: int = 0, **fields: int) -> None:
    """Put a skier on a stand, ready to shoot."""
    row = race.terms.course.stand_row(stand - 1)
    place(
        race,
        seat,
        f"r{row - race.terms.course.range_first + 1}",
        lap=lap,
        stand=stand - 1,
        aiming=1,
        series=32,
        **fields,
    )


def shooting(lap: int = 0, wind: int = 0, seats: int = 2, stand: int = 1, **settings: Any) -> Race:
    """The first skier begins a turn on a stand, after lap 1 or 2 (lap 0 or 1)."""
    race = race_on(seats=seats, **settings)
    race.wind = wind
    on_stand(race, 0, stand, lap)
    turn_of(race, 0)
    return race


def give(race: Race, seat: int, *values: int) -> None:
    """Exactly these energy cards in the hand; the deck keeps the rest of the sixteen."""
    for kind in range(c.KINDS):
        held = race.hand[seat * c.KINDS + kind]
        race.decks[seat].counts[kind] += held if kind < c.FORMS else 0
        race.decks[seat].shuffled += held if kind < c.FORMS else 0
        race.hand[seat * c.KINDS + kind] = 0
    for value in values:
        race.decks[seat].draw(value - 1)
        race.hand[seat * c.KINDS + value - 1] += 1
    race.hand_size[seat] = len(values)


def pile_up(race: Race, seat: int, *values: int) -> None:
    """Cards of these values from the deck to the played pile."""
    for value in values:
        race.decks[seat].draw(value - 1)
        race.pile[seat * c.PILE + race.pile_size[seat]] = value - 1
        race.pile_size[seat] += 1


def say(race: Race, words: str) -> list[Event]:
    """Dice and choices in order, each checked; what happened."""
    race.journal = []
    for word in words.split():
        race.apply(crystal_globe.read(race, word))
    return crystal_globe.events(race, race.journal)


def settle(race: Race, words: str = "") -> list[Event]:
    """Say the words, then let chance draw cards and pass over fatigue until a seat is asked or a die is due."""
    race.journal = []
    for word in words.split():
        race.apply(crystal_globe.read(race, word))
    while race.phase in (c.FILL, c.FATIGUE, c.TIRED):
        race.apply(race.options()[0])
    return crystal_globe.events(race, race.journal)


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def fact(events: list[Event], kind: str, name: str) -> object:
    """A fact of the one event of that kind."""
    [found] = [event for event in events if event.kind == kind]
    return found.facts[name]


def options(race: Race) -> list[str]:
    """The words open now."""
    return [crystal_globe.write(race, code) for code in race.options()]


def squares(race: Race) -> set[str]:
    """The squares among them."""
    return {word for word in options(race) if word in race.terms.course.numbers}


def figure(race: Race, seat: int = 0) -> Skier:
    """A skier as everybody sees it."""
    return crystal_globe.view(race, frozenset()).scene.skiers[seat]


def where(race: Race, seat: int = 0) -> str:
    return figure(race, seat).square


def phase(race: Race) -> str:
    return c.PHASES[race.phase]


def odds(race: Race) -> dict[str, Fraction]:
    """What chance may answer now, and how likely."""
    weights = list(race.weights())
    words = [crystal_globe.write(race, code) for code in race.options()]
    return {word: Fraction(weight, sum(weights)) for word, weight in zip(words, weights, strict=True)}


def die_name(race: Race) -> str:
    """The shooting die that is due."""
    from loipe.games.crystal_globe.components import components

    return components().dice[rules_range.die_now(race)]


def played_out(race: Race, seed: int = 1) -> Race:
    """Thumbs play on to the end."""
    rng, thumb = Rng(seed), crystal_globe.thumb()
    while race.phase != c.OVER:
        race.apply(race.pick(rng) if race.to_act() == CHANCE else thumb.choose(race, rng))
    return race

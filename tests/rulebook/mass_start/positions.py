"""Positions for the rulebook tests: a plain course of our own, skiers put on named squares, words said aloud."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from loipe.core.game import Event
from loipe.games import mass_start
from loipe.games.mass_start import rules_turn
from loipe.games.mass_start.config import Config
from loipe.games.mass_start.state import Race

ROWS = """
. . .
. . .
-2 -2 -2
-3 -3 .
. . .
+2 +2 +2
~ ~ ~
. # .
E . C
. . .
. . .
. C E
. . .
. . .
. . .
. . .
. . .
. . .
. . .
. . .
. .
. .
. .
. .
. .
. .
. . .
. . . junction
. . E
-2 . +2
. . C
""".strip().splitlines()
"""Rows 1 to 20 lead to the range (rows 21 to 26, near lane a, far lane b); 28 is the junction, 31 the last row."""

TRACK = 20
RANGE = 6
PAGE = """course proving-ground
title Proving Ground
canvas 2000 1000
seed 1
width 60
stretch out
curve 1300,800 1700,800 1700,200 1000,200 300,200 300,800 400,800
{out}
stretch shooting range left
curve 500,800 800,800
{shooting}
stretch home
curve 900,800 1200,800
{home}
start P1 a1 b1
start P2 a1 b1
start P3 a1 b1 c1
start P4 a1 b1 c1
start P5 b1 c1
start P6 b1 c1
loop 8 9 at 900,500 radius 90,90
{steps}
"""


def course(changes: dict[int, str] | None = None, steps: str = "", rows: list[str] = ROWS, track: int = TRACK) -> str:
    """The text of the test course, with some rows printed differently."""
    printed = [f"row {(changes or {}).get(number, row)}" for number, row in enumerate(rows, 1)]
    return PAGE.format(
        out="\n".join(printed[:track]),
        shooting="\n".join(printed[track : track + RANGE]),
        home="\n".join(printed[track + RANGE :]),
        steps=steps,
    )


COURSE = course()


def race_on(text: str = COURSE, seats: int = 2, **settings: Any) -> Race:
    """A race that has just begun; in the French edition everybody takes the lowest free start square."""
    fields: dict[str, Any] = {"course": text, "laps": 1, "holders": tuple(range(seats)), **settings}
    race = mass_start.start(Config(**fields))
    race.journal = []
    if settings.get("edition") == "fr":
        say(race, " ".join(f"P{seat + 1}" for seat in range(seats)))
    return race


def place(race: Race, seat: int, square: str, **fields: int) -> None:
    """Stand a skier, who has rolled before in this lap, on a named square; the fields are Race's, for this seat."""
    rules_turn.put(race, seat, race.terms.course.numbers[square])
    race.lap_fresh[seat] = 0
    for name, number in fields.items():
        getattr(race, name)[seat] = number


def turn_of(race: Race, seat: int) -> None:
    """This skier's turn begins now."""
    race.turn = list(race.order).index(seat)
    rules_turn.begin_turn(race)
    race.journal = []


def standing(square: str, text: str = COURSE, **settings: Any) -> Race:
    """The first skier of two begins a turn on this square; the other one is still at the start."""
    race = race_on(text, **settings)
    place(race, 0, square)
    turn_of(race, 0)
    return race


def beside_stands(taken: str, square: str, roll: str = "", text: str = COURSE, **settings: Any) -> Race:
    """The first skier is on a square; the digits name the stands that others have taken. Optionally it has rolled."""
    race = race_on(text, seats=len(taken) + 1 if taken else 2, **settings)
    place(race, 0, square)
    for seat, stand in enumerate(taken, 1):
        shooting(race, seat, int(stand))
    turn_of(race, 0)
    if roll:
        say(race, roll)
    return race


def shooting(race: Race, seat: int, stand: int, targets_left: int = 5, shots: int = 0, risk: int = 3) -> None:
    """Put a skier on a stand in the middle of a series."""
    place(race, seat, f"S{stand}", targets_left=targets_left, shots=shots, risk=risk)


def say(race: Race, words: str) -> list[Event]:
    """Dice and choices in order, each checked; what happened."""
    race.journal = []
    for word in words.split():
        race.apply(mass_start.read(race, word))
    return mass_start.events(race, race.journal)


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def fact(events: list[Event], kind: str, name: str) -> object:
    """A fact of the one event of that kind."""
    [found] = [event for event in events if event.kind == kind]
    return found.facts[name]


def options(race: Race) -> list[str]:
    """The words open now."""
    return [mass_start.write(race, code) for code in race.options()]


def squares(race: Race) -> set[str]:
    """The squares among them."""
    return {word for word in options(race) if word in race.terms.course.numbers}


def where(race: Race, seat: int = 0) -> str:
    return race.terms.course.names[race.square[seat]]


def phase(race: Race) -> str:
    return mass_start.show(mass_start.view(race, frozenset())).open.phase


def odds(race: Race) -> dict[str, Fraction]:
    """What chance may answer now, and how likely."""
    weights = list(race.weights())
    words = [mass_start.write(race, code) for code in race.options()]
    return {word: Fraction(weight, sum(weights)) for word, weight in zip(words, weights, strict=True)}


def give(race: Race, seat: int, card: int) -> None:
    """Take an event card by its printed number out of the deck into a skier's hand, face down."""
    race.event_deck.draw(card - 1)
    race.kept[seat] |= 1 << (card - 1)

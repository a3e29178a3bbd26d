"""What a person is asked: the numbers behind a move, odds on squares and cards, refusals with their reasons."""

from __future__ import annotations

import pytest

from loipe.core.contract import CHANCE
from loipe.core.game import Illegal
from loipe.core.text import Text
from loipe.games import crystal_globe
from loipe.games.crystal_globe import codes as c
from tests.clauses import clause
from tests.rulebook.crystal_globe.positions import pile_up, place, race_on, say, shooting, standing, turn_of, venue

TEXT = Text("en", ("Anna", "Brandt", "Carla"), "crystal-globe")


def parts(race: object) -> list[str]:
    return [TEXT.part(part) for part in crystal_globe.prompt(race, 0).parts]  # type: ignore[arg-type]


@clause("CG-11", "CG-31")
def test_every_number_behind_the_points_is_told() -> None:
    race = race_on(level="tactique")
    place(race, 0, "b9", slip=2)
    turn_of(race, 0)
    say(race, "5 +2")
    assert parts(race) == ["5 on the die", "−2 uphill", "+1 slipstream", "+2 energy"]
    steep = race_on(level="strategique", strategic_move=2, climb_cost=3)
    place(steep, 0, "b9")
    turn_of(steep, 0)
    assert parts(steep) == ["2 squares", "−3 uphill", "+2: a die always moves you at least 1"]


@clause("CG-14")
def test_why_no_card_is_open() -> None:
    race = standing("b5")
    say(race, "4")
    assert "no card when you ski from the flat into a climb" in parts(race)


@clause("CG-20", "CG-27", "CG-42")
def test_squares_say_what_they_hold() -> None:
    race = standing("b29", level="tactique")
    pile_up(race, 0, 1)
    say(race, "5")
    said = {option.word: TEXT.option(option) for option in crystal_globe.prompt(race, 0).options}
    assert said["b30"] == "b30: take back a +1 card"
    assert said["r2"] == "r2: on the way to stand 1"
    assert said["r4"] == "r4: stand 1"
    assert said["stay"] == "Stay and take back a +1 card"
    ring = race_on()
    place(ring, 0, "p7", black=1)
    turn_of(ring, 0)
    say(ring, "3")
    assert {option.word: TEXT.option(option) for option in crystal_globe.prompt(ring, 0).options}["p8"] == (
        "p8: penalty loop"
    )


@clause("CG-32")
def test_a_fall_on_the_way_is_shown_with_its_chance() -> None:
    race = standing("b20", venue({27: "flat . ~ ."}), level="tactique")
    say(race, "4 +3")
    chance = {
        option.word: [TEXT.part(part) for part in option.odds] for option in crystal_globe.prompt(race, 0).options
    }
    assert chance["b27"] == ["fall: 33%"]
    assert chance["a27"] == []
    assert chance["b26"] == []


@clause("CG-30")
def test_the_top_card_is_offered_with_its_odds() -> None:
    race = standing("b19")
    say(race, "4")
    [card] = [option for option in crystal_globe.prompt(race, 0).options if option.word == "card"]
    assert [TEXT.part(part) for part in card.odds] == ["+1: 7 in 16", "+2: 4 in 16", "+3: 5 in 16"]


@clause("CG-21")
def test_chance_is_asked_with_the_die_and_the_position() -> None:
    race = shooting(lap=1, bases=("black", "white"))
    prompt = crystal_globe.prompt(race, CHANCE)
    assert TEXT.question(prompt) == "Anna, shot 1: standing, no wind, blue die."
    assert [TEXT.part(part) for part in prompt.parts] == ["hit: 10 in 12"]


def test_a_race_that_is_over_says_so() -> None:
    race = race_on()
    race.phase = c.OVER
    with pytest.raises(Illegal) as refused:
        crystal_globe.read(race, "stay")
    assert refused.value.message == "race-is-over"

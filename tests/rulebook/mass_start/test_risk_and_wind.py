"""Risk at the range, side wind, and both together with a new rifle."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from loipe.games.mass_start.state import Race
from tests.clauses import clause
from tests.rulebook.mass_start.positions import (
    fact,
    give,
    kinds,
    odds,
    options,
    phase,
    place,
    race_on,
    say,
    shooting,
    standing,
    turn_of,
)


def at_the_stand(**settings: Any) -> Race:
    race = standing("b20", **settings)
    say(race, "1 S1")
    return race


def play_to_shot(race: Race) -> None:
    """The other skier rolls and skis on until the first one shoots."""
    while not (race.active == 0 and phase(race) == "shot"):
        assert race.active == 1, "while pausing there is nothing to roll"
        say(race, "1")
        say(race, options(race)[0])


@clause("MS-S6")
@pytest.mark.parametrize(
    ("choice", "risk", "pauses", "hit"), [("R2", 2, 4, "5/6"), ("R3", 3, 2, "4/6"), ("R4", 4, 0, "3/6")]
)
def test_low_medium_and_high_risk(choice: str, risk: int, pauses: int, hit: str) -> None:
    race = at_the_stand(risk=True)
    assert options(race) == ["R2", "R3", "R4"]
    told = say(race, choice)
    assert (race.risk[0], race.pauses_left[0]) == (risk, pauses)
    assert (fact(told, "aimed", "risk"), fact(told, "aimed", "pauses")) == (risk, pauses)
    play_to_shot(race)
    assert odds(race)["x"] == Fraction(hit)


@clause("MS-S6")
@pytest.mark.parametrize(("choice", "first_shot"), [("R2", 15), ("R3", 13), ("R4", 11)])
def test_entering_in_turn_10_the_first_shot_falls_in_turn_15_13_or_11(choice: str, first_shot: int) -> None:
    race = race_on(risk=True)
    race.round = 10
    place(race, 0, "b20")
    turn_of(race, 0)
    say(race, f"1 S1 {choice}")
    play_to_shot(race)
    assert race.round == first_shot


@clause("MS-S6")
def test_the_marker_steps_one_pause_a_turn() -> None:
    race = at_the_stand(risk=True)
    say(race, "R2")
    marker = []
    for _ in range(4):
        told = say(race, "1")
        told = say(race, options(race)[0])
        marker.append(fact(told, "paused", "pauses"))
    assert marker == [3, 2, 1, 0]


@clause("MS-S7")
def test_the_wind_die_has_three_red_and_three_blue_faces() -> None:
    race = at_the_stand(wind=True, risk=True)
    assert odds(race) == {"blue": Fraction(1, 2), "red": Fraction(1, 2)}


@clause("MS-S7")
def test_the_wind_is_rolled_once_on_entering_before_the_choice() -> None:
    race = at_the_stand(wind=True, risk=True)
    assert phase(race) == "wind"
    say(race, "red")
    assert phase(race) == "risk"
    told = say(race, "R4")
    assert "blew" not in kinds(told)
    play_to_shot(race)


@clause("MS-S7", "MS-S17")
@pytest.mark.parametrize(
    ("wind", "choice", "risk", "pauses"),
    [
        ("blue", "R2", 2, 4),
        ("blue", "R3", 3, 2),
        ("blue", "R4", 4, 0),
        ("red", "R2", 3, 4),
        ("red", "R3", 4, 2),
        ("red", "R4", 5, 0),
    ],
)
def test_red_wind_is_one_risk_more_and_pauses_as_chosen(wind: str, choice: str, risk: int, pauses: int) -> None:
    race = at_the_stand(wind=True, risk=True)
    say(race, f"{wind} {choice}")
    assert (race.risk[0], race.pauses_left[0]) == (risk, pauses)


@clause("MS-S7")
def test_risk_5_hits_on_5_and_6_only() -> None:
    race = at_the_stand(wind=True, risk=True)
    say(race, "red R4")
    play_to_shot(race)
    assert odds(race)["x"] == Fraction(2, 6)


@clause("MS-S7")
def test_without_a_choice_of_risk_red_wind_makes_3_a_4() -> None:
    for wind, risk in (("blue", 3), ("red", 4)):
        race = at_the_stand(wind=True)
        say(race, wind)
        assert (race.risk[0], race.pauses_left[0]) == (risk, 0) and race.active == 1


@clause("MS-S7")
def test_the_wind_counts_for_this_series_only() -> None:
    race = race_on(laps=2, wind=True)
    shooting(race, 0, 1)
    race.red_wind[0] = 1
    place(race, 0, "b20", lap=1)
    turn_of(race, 0)
    say(race, "1 S1 blue")
    assert race.risk[0] == 3


@clause("MS-S17", "MS-S11")
@pytest.mark.parametrize(
    ("wind", "choice", "rifle", "risk"),
    [
        ("red", "R2", 1, 2),
        ("blue", "R2", 1, 2),
        ("red", "R4", 0, 5),
        ("red", "R4", 1, 4),
        ("blue", "R3", 1, 2),
        ("red", "R3", 1, 3),
        ("blue", "R4", 1, 3),
    ],
)
def test_risk_wind_and_rifle_together(wind: str, choice: str, rifle: int, risk: int) -> None:
    race = race_on(laps=2, wind=True, risk=True, rifle=True)
    place(race, 0, "b20", rifle_open=rifle)
    turn_of(race, 0)
    say(race, f"1 S1 {wind} {choice}")
    assert race.risk[0] == risk


@clause("MS-S17")
def test_without_a_choice_of_risk_a_rifle_gives_2() -> None:
    race = race_on(laps=2, rifle=True)
    place(race, 0, "b20", rifle_open=1)
    turn_of(race, 0)
    say(race, "1 S1")
    assert race.risk[0] == 2


@clause("MS-S17")
def test_the_risk_is_fixed_on_entering() -> None:
    race = at_the_stand(risk=True)
    say(race, "R3")
    play_to_shot(race)
    for word in ("o", "x", "o"):
        say(race, word)
        play_to_shot(race)
        assert race.risk[0] == 3


@clause("MS-S17")
def test_a_card_played_during_the_series_counts_from_the_next_shot_on() -> None:
    race = race_on(laps=2, events=True)
    give(race, 0, 23)
    shooting(race, 0, 1, risk=3)
    turn_of(race, 0)
    say(race, "go")
    assert odds(race)["x"] == Fraction(4, 6)
    say(race, "o")
    turn_of(race, 0)
    say(race, "E23")
    assert odds(race)["x"] == Fraction(5, 6)

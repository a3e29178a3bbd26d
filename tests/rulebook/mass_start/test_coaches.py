"""Coach squares."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.rulebook.mass_start.positions import (
    course,
    kinds,
    options,
    phase,
    place,
    race_on,
    say,
    squares,
    standing,
    turn_of,
    where,
)


@clause("MS-S9")
def test_landing_on_c_one_may_roll_again_at_once() -> None:
    race = standing("b5", coaches=True)
    told = say(race, "4 c9")
    assert kinds(told)[-1] == "coached" and race.active == 0
    say(race, "go 2")
    assert squares(race) == {"a11", "b11", "c11"}


@clause("MS-S9")
def test_the_second_roll_may_be_declined() -> None:
    race = standing("b5", coaches=True)
    say(race, "4 c9")
    assert options(race) == ["go", "stay"]
    say(race, "stay")
    assert where(race) == "c9" and race.active == 1


@clause("MS-S9", "MS-S16")
@pytest.mark.parametrize("edition", ["ru", "fr"])
def test_no_second_roll_when_a_card_brought_the_figure_there(edition: str) -> None:
    # both books: thrown back by the broken pole; the French margin: by any card
    text = course({6: "C C C"})
    thrown = standing("b5", text, coaches=True, events=True, edition=edition)
    say(thrown, "4 a9 E1")
    assert where(thrown) == "a6" and thrown.active == 1
    pushed = standing("b5", text, coaches=True, events=True, edition=edition)
    say(pushed, "4 a9 E5 b12")
    assert where(pushed) == "b12" and pushed.active == 1


@clause("MS-S16")
def test_the_second_roll_counts_the_colour_of_the_coachs_square() -> None:
    race = standing("b5", course({9: ". . -2C"}), coaches=True, climbs=True)
    say(race, "4 c9 go 6")
    assert race.points == 4


@clause("MS-S16")
def test_the_second_roll_may_fall() -> None:
    race = standing("b5", course({9: ". . ~C"}), coaches=True, ice=True)
    say(race, "4 c9 go 5")
    assert race.fallen[0] == 1 and race.active == 1


@clause("MS-S16")
def test_skis_count_on_the_second_roll_too() -> None:
    race = standing("b5", coaches=True, skis=True, laps=2)
    race.skis_open[0] = 1
    say(race, "3 c9 go 2")
    assert race.points == 3


@clause("MS-S16")
def test_another_coach_means_another_roll() -> None:
    race = standing("b5", coaches=True)
    say(race, "4 c9 go 3 b12")
    assert race.active == 0 and phase(race) == "before"


@clause("MS-S16")
def test_the_second_roll_may_lead_to_an_event_or_the_range() -> None:
    event = standing("b5", coaches=True, events=True)
    say(event, "4 c9 go 3 c12")
    assert phase(event) == "draw"
    stand = standing("b17", course({19: ". C ."}), coaches=True)
    say(stand, "2 b19 go 3")
    assert options(stand) == ["S1", "S2"]


@clause("MS-S16")
def test_blocked_on_c_without_moving_one_has_not_landed() -> None:
    race = race_on(seats=4, coaches=True)
    place(race, 0, "b12")
    for seat, square in enumerate(("a13", "b13", "c13"), 1):
        place(race, seat, square)
    turn_of(race, 0)
    say(race, "4 stay")
    assert race.active == 1

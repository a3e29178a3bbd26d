"""Coach squares."""

from __future__ import annotations

import pytest

from loipe.games import mass_start
from loipe.games.mass_start.state import Race
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


CARDS_TO_A_COACH = {"E2": "a7", "E3": "a5", "E4": "b11", "E5": "b12"}
"""Lost glove, wrong turn, tailwind, cowbells: from a9 each leads to one of these squares."""


def brought_by(card: str, edition: str) -> Race:
    """The first skier drew this card on a9 and was moved to a coach's square."""
    text = course({5: "C . .", 6: "C C C", 7: "C . .", 11: ". C ."})
    race = standing("b5", text, coaches=True, events=True, edition=edition)
    say(race, f"4 a9 {card}")
    if phase(race) == "carried":
        say(race, CARDS_TO_A_COACH[card])
    return race


@clause("MS-S9", "MS-S16")
@pytest.mark.parametrize("edition", ["ru", "fr"])
def test_no_second_roll_after_the_broken_pole(edition: str) -> None:
    thrown = brought_by("E1", edition)
    assert where(thrown) == "a6" and thrown.active == 1


@clause("MS-S16")
@pytest.mark.parametrize("card", CARDS_TO_A_COACH)
def test_after_other_cards_the_russian_coach_acts_and_the_french_does_not(card: str) -> None:
    russian, french = brought_by(card, "ru"), brought_by(card, "fr")
    assert where(russian) == where(french) == CARDS_TO_A_COACH[card]
    assert russian.active == 0 and options(russian) == ["go", "stay"]
    assert french.active == 1


@clause("MS-S16")
def test_a_square_a_card_may_lead_to_names_its_coach_only_where_he_acts() -> None:
    for edition, holds in (("ru", "coach"), ("fr", "plain")):
        race = standing("b5", coaches=True, events=True, edition=edition)
        say(race, "4 a9 E5")
        [option] = [option for option in mass_start.prompt(race, 0).options if option.word == "b12"]
        assert option.facts["holds"] == holds


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

"""Sprint cards: how many, when they fit, and where they go."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from loipe.core.game import Illegal
from loipe.games.mass_start.state import Race
from tests.clauses import clause
from tests.rulebook.mass_start.positions import (
    give,
    kinds,
    odds,
    options,
    phase,
    place,
    race_on,
    say,
    shooting,
    squares,
    standing,
    turn_of,
)


def drawing(**settings: Any) -> Race:
    """The first skier has just landed on an E square."""
    race = standing("b5", **{"sprint_cards": True, "events": True, **settings})
    say(race, "4 a9")
    assert phase(race) == "draw"
    return race


def deck_size(race: Race) -> int:
    return int(race.event_deck.size())


@clause("MS-S5")
@pytest.mark.parametrize(("laps", "cards"), [(1, 1), (2, 2), (5, 2)])
def test_one_card_in_a_one_lap_race_two_otherwise(laps: int, cards: int) -> None:
    assert list(race_on(laps=laps, sprint_cards=True).sprints) == [cards, cards]
    assert list(race_on(laps=laps).sprints) == [0, 0]


@clause("MS-S5")
def test_after_the_roll_a_card_adds_two_squares() -> None:
    race = standing("b13", sprint_cards=True)
    assert phase(race) == "roll"  # not before it
    say(race, "3")
    assert "sprint" in options(race)
    say(race, "sprint")
    assert squares(race) == {"a18", "b18", "c18"}
    assert race.sprints[0] == 0


@clause("MS-S5")
def test_one_card_a_turn() -> None:
    race = standing("b10", laps=2, sprint_cards=True)
    say(race, "3 sprint")
    assert race.sprints[0] == 1 and "sprint" not in options(race)
    say(race, "b15 1 b1 1")
    assert "sprint" in options(race)


@clause("MS-S5")
def test_blocking_holds_for_the_card_too() -> None:
    race = race_on(seats=4, sprint_cards=True)
    place(race, 0, "b13")
    for seat, square in enumerate(("a16", "b16", "c16"), 1):
        place(race, seat, square)
    turn_of(race, 0)
    say(race, "2 sprint")
    assert squares(race) == {"a15", "b15", "c15"}


@clause("MS-S5")
def test_a_card_clears_a_climb_as_the_books_advise() -> None:
    race = standing("b3", climbs=True, sprint_cards=True)
    say(race, "2")
    assert squares(race) == {"a4", "b4", "c4"}
    say(race, "sprint")
    assert squares(race) == {"a6", "b6", "c6"}


@clause("MS-S5", "MS-S20")
@pytest.mark.parametrize(
    ("settings", "cards"),
    [
        ({"laps": 1}, 24 + 2 * 1 + 4 * 2),
        ({"laps": 2}, 24 + 4 * 2),
        ({"laps": 1, "absent_sprint": "boxed"}, 24 + 2),
        ({"laps": 2, "absent_sprint": "boxed"}, 24),
        ({"laps": 1, "edition": "fr"}, 24),
        ({"laps": 1, "sprint_cards": False}, 24),
    ],
)
def test_russian_cards_not_dealt_are_shuffled_into_the_event_deck(settings: dict[str, Any], cards: int) -> None:
    race = drawing(**settings)
    assert deck_size(race) == cards
    assert odds(race)["E1"] == Fraction(1, cards)


@clause("MS-S5")
def test_a_drawn_card_goes_to_the_owner_of_its_colour() -> None:
    for word, owner in (("Z1", 0), ("Z2", 1)):
        race = drawing()
        before = race.sprints[owner]
        say(race, word)
        assert race.sprints[owner] == before + 1


@clause("MS-S5", "MS-2")
def test_a_colour_is_of_ones_choice_and_its_cards_go_with_it() -> None:
    race = drawing(colours=("green", "red"))
    assert odds(race) == {**odds(drawing(colours=("red", "green"))), "Z1": odds(race)["Z1"]}
    say(race, "Z5")
    assert list(race.sprints) == [2, 1]
    race = drawing(colours=("green", "red"))
    told = say(race, "Z1")
    assert list(race.sprints) == [1, 2] and told[0].facts == {"colour": "red"}
    race = drawing(colours=("green", "red"))
    say(race, "Z2")  # teal does not race
    assert list(race.sprints) == [1, 1] and list(race.event_deck.under) == [25]


@clause("MS-S5", "MS-2")
def test_a_used_card_goes_under_the_deck_in_its_colour() -> None:
    race = standing("b13", sprint_cards=True, events=True, colours=("purple", "blue"))
    say(race, "1 sprint")
    assert list(race.event_deck.under) == [29]


@clause("MS-S20")
def test_a_card_drawn_for_somebody_else_uses_up_the_draw() -> None:
    race = drawing()
    told = say(race, "Z2")
    assert kinds(told)[0] == "sprint-drawn" and race.active == 1 and phase(race) == "roll"


@clause("MS-S20")
def test_cards_of_absent_colours_go_under_the_deck_without_effect() -> None:
    race = drawing()
    size = deck_size(race)
    say(race, "Z5")
    assert deck_size(race) == size and list(race.event_deck.under) == [28]
    assert list(race.sprints) == [1, 1]


@clause("MS-S20")
def test_cards_of_those_who_have_finished_go_under_too() -> None:
    race = drawing(seats=3)
    race.beyond[2] = 1
    say(race, "Z3")
    assert list(race.event_deck.under) == [26] and race.sprints[2] == 1


@clause("MS-S5")
def test_russian_used_cards_go_under_the_event_deck() -> None:
    race = standing("b13", sprint_cards=True, events=True)
    size = deck_size(race)
    say(race, "1 sprint")
    assert deck_size(race) == size + 1 and list(race.event_deck.under) == [24]


@clause("MS-S20")
@pytest.mark.parametrize("settings", [{"edition": "fr", "events": True}, {"edition": "ru", "events": False}])
def test_french_or_without_events_used_cards_are_out(settings: dict[str, Any]) -> None:
    race = standing("b13", sprint_cards=True, **settings)
    size = deck_size(race)
    say(race, "1 sprint")
    assert deck_size(race) == size and race.sprints[0] == 0


@clause("MS-S15")
def test_no_sprint_card_with_shots_or_pauses() -> None:
    race = race_on(laps=2, sprint_cards=True, events=True, risk=True)
    shooting(race, 0, 1)
    race.pauses_left[0] = 1
    give(race, 0, 24)
    turn_of(race, 0)
    assert options(race) == ["go", "E24"]
    with pytest.raises(Illegal, match="mass-start-not-now-aim"):
        say(race, "sprint")
    race.pauses_left[0] = 0
    turn_of(race, 0)
    assert "sprint" not in options(race)


@clause("MS-S15")
def test_no_sprint_card_when_a_card_moves_the_figure() -> None:
    race = drawing(laps=2)
    say(race, "E4")
    assert phase(race) == "carried" and "sprint" not in options(race)


@clause("MS-S15")
def test_a_coachs_second_roll_is_the_same_turn_with_one_card_for_both() -> None:
    on_the_first = standing("b5", laps=2, sprint_cards=True, coaches=True)
    say(on_the_first, "2 sprint c9 go 1")
    assert "sprint" not in options(on_the_first)
    on_the_second = standing("b5", laps=2, sprint_cards=True, coaches=True)
    say(on_the_second, "4 c9 go 1")
    assert "sprint" in options(on_the_second)

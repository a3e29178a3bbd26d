"""Supplementary rules 1 to 4: climbs, descents, falls, ice; and the rulings on falls."""

from __future__ import annotations

from fractions import Fraction

import msgspec
import pytest

from loipe.games.mass_start import courses
from loipe.games.mass_start.board import board
from loipe.games.mass_start.config import Config
from loipe.games.mass_start.state import Race
from tests.clauses import clause
from tests.rulebook.mass_start.positions import (
    course,
    give,
    kinds,
    odds,
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


def rows(race: Race) -> set[int]:
    return {int(square[1:]) for square in squares(race)}


@clause("MS-S1")
@pytest.mark.parametrize(("die", "moves"), [(6, 4), (2, 1), (1, 1), (3, 1), (4, 2)])
def test_a_climb_of_2_takes_2_off_the_next_roll_but_leaves_1(die: int, moves: int) -> None:
    # both books: 6 moves 4, 2 moves 1
    race = standing("b3", climbs=True)
    say(race, str(die))
    assert rows(race) == {3 + moves}


@clause("MS-S1")
def test_the_number_printed_on_the_square_counts() -> None:
    race = standing("b4", climbs=True)
    say(race, "6")
    assert race.points == 3
    blank = standing("c4", climbs=True)
    say(blank, "6")
    assert blank.points == 6


@clause("MS-S1")
def test_a_climb_moves_one_square_at_least_unless_blocked() -> None:
    race = race_on(seats=4, climbs=True)
    place(race, 0, "b3")
    for seat, square in enumerate(("a4", "b4", "c4"), 1):
        place(race, seat, square)
    turn_of(race, 0)
    say(race, "6")
    assert options(race) == ["stay"]


@clause("MS-S1")
def test_only_the_square_one_stands_on_reduces_the_roll() -> None:
    race = standing("b2", climbs=True)
    say(race, "6")
    assert rows(race) == {8}


@clause("MS-S1")
@pytest.mark.parametrize("name", courses.names())
def test_our_courses_have_climbs_of_at_least_two_shades(name: str) -> None:
    assert len({climb for climb in courses.find(name).climb if climb}) >= 2


@clause("MS-S2")
@pytest.mark.parametrize("die", [1, 4, 6])
def test_on_green_the_next_roll_counts_2_more(die: int) -> None:
    # both books: 4 moves 6
    race = standing("b6", descents=True)
    say(race, str(die))
    assert rows(race) == {6 + die + 2}


@clause("MS-S3")
def test_a_natural_6_on_green_fells_and_loses_the_turn() -> None:
    race = standing("b6", falls=True, descents=True)
    assert odds(race)["6"] == Fraction(1, 6)
    told = say(race, "6")
    assert kinds(told)[:2] == ["rolled", "fell"] and told[1].clause == "MS-S3"
    assert race.fallen[0] == 1 and race.active == 1


@clause("MS-S3")
def test_a_5_on_green_does_not_fell() -> None:
    race = standing("b6", falls=True)
    say(race, "5")
    assert race.fallen[0] == 0 and rows(race) == {11}


@clause("MS-S3")
def test_next_turn_the_figure_is_put_back_on_its_row_and_rolls_as_usual() -> None:
    race = standing("b6", falls=True, descents=True)
    say(race, "6 1 b1")
    assert phase(race) == "put-back" and options(race) == ["a6", "b6", "c6"]
    say(race, "c6")
    assert race.fallen[0] == 0 and phase(race) == "roll"
    say(race, "1")
    assert rows(race) == {9}


@clause("MS-S3", "MS-S13")
def test_with_the_row_taken_it_is_put_behind_and_the_turn_is_lost_too() -> None:
    race = race_on(seats=5, falls=True)
    place(race, 0, "b6")
    turn_of(race, 0)
    say(race, "6")
    for seat, square in enumerate(("a6", "b6", "c6", "b5"), 1):
        place(race, seat, square)
    turn_of(race, 0)
    assert options(race) == ["a5", "c5"]
    say(race, "c5")
    assert where(race) == "c5" and race.active == 1 and phase(race) == "roll"


@clause("MS-S3")
def test_without_the_rule_a_6_on_green_is_only_a_good_roll() -> None:
    race = standing("b6", descents=True)
    say(race, "6")
    assert rows(race) == {14}


@clause("MS-S4")
@pytest.mark.parametrize("die", [5, 6])
def test_a_natural_5_or_6_on_ice_fells(die: int) -> None:
    race = standing("b7", ice=True)
    told = say(race, str(die))
    assert told[1].kind == "fell" and told[1].clause == "MS-S4"
    say(race, "1 b1")
    assert options(race) == ["a7", "b7", "c7"]


@clause("MS-S4")
@pytest.mark.parametrize("die", [1, 4])
def test_ice_neither_adds_nor_takes_anything(die: int) -> None:
    race = standing("b7", ice=True, climbs=True, descents=True, falls=True)
    say(race, str(die))
    assert race.points == die


@clause("MS-S13")
def test_a_fallen_figure_blocks_nobody() -> None:
    race = standing("b6", falls=True)
    say(race, "6")
    place(race, 1, "b5")
    turn_of(race, 1)
    say(race, "1")
    assert squares(race) == {"a6", "b6", "c6"}
    say(race, "b6")
    assert options(race) == ["a6", "c6"]  # the fallen one gets up beside


@clause("MS-S13")
def test_no_card_helps_after_a_fall_roll() -> None:
    race = race_on(laps=2, ice=True, sprint_cards=True, events=True)
    for card in (18, 19, 21):
        give(race, 0, card)
    place(race, 0, "b7")
    turn_of(race, 0)
    say(race, "go 5")
    assert race.fallen[0] == 1 and race.active == 1


@clause("MS-S13")
def test_put_back_on_ice_the_roll_may_fell_again() -> None:
    race = standing("b7", ice=True)
    say(race, "5 1 b1 b7 6")
    assert race.fallen[0] == 1 and race.active == 1


@clause("MS-S13")
def test_the_owner_picks_the_lane_another_colour_included() -> None:
    text = course({6: "+2 -2 ~"})
    for square, points in (("a6", 5), ("b6", 1), ("c6", 3)):
        race = standing("a6", text, falls=True, descents=True, climbs=True, ice=True)
        say(race, f"6 1 b1 {square} 3")
        assert race.points == points


@clause("MS-S13")
def test_behind_a_full_row_the_nearest_free_row_counts() -> None:
    race = race_on(course({5: "# . #"}), seats=5, falls=True)
    place(race, 0, "b6")
    turn_of(race, 0)
    say(race, "6")
    for seat, square in enumerate(("a6", "b6", "c6", "b5"), 1):
        place(race, seat, square)
    turn_of(race, 0)
    assert options(race) == ["a4", "b4", "c4"]


@clause("MS-S13")
def test_with_no_free_square_behind_in_this_lap_it_lies_one_turn_more() -> None:
    race = race_on(course({1: "~ ~ ~"}), seats=4, ice=True)
    place(race, 0, "b1")
    turn_of(race, 0)
    say(race, "6")
    for seat, square in enumerate(("a1", "b1", "c1"), 1):
        place(race, seat, square)
    turn_of(race, 0)
    assert race.fallen[0] == 1 and race.active == 1


SIGNS = {
    "climbs": {"climb"},
    "descents": {"descent"},
    "falls": {"descent"},
    "ice": {"ice"},
    "events": {"E"},
    "coaches": {"C"},
    "wind": set(),
}


@pytest.mark.parametrize("rule", SIGNS)
def test_ground_whose_rule_is_off_is_plain_snow(rule: str) -> None:
    """MS-S1 to MS-S4, MS-S8, MS-S9: what is drawn says what counts at this table."""
    drawn = board(msgspec.structs.replace(Config(), **{rule: True})).course.squares
    marks = {mark for square in drawn for mark in ("climb", "descent", "ice") if getattr(square, mark)}
    assert marks | {square.letter for square in drawn if square.letter} == SIGNS[rule]

"""Moving: the roll, blocking, colours asleep, landing, and the order of a turn."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from loipe.games.mass_start import rules_turn
from tests.clauses import clause
from tests.rulebook.mass_start.positions import (
    course,
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

ALL_COLOURS: dict[str, Any] = {
    "climbs": True,
    "descents": True,
    "falls": True,
    "ice": True,
    "events": True,
    "coaches": True,
}


@clause("MS-3")
def test_one_fair_die_is_rolled() -> None:
    assert odds(standing("b13")) == {str(face): Fraction(1, 6) for face in range(1, 7)}


@clause("MS-3")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_move_takes_exactly_the_points_rolled(die: int) -> None:
    race = standing("b13")
    say(race, str(die))
    assert {square[1:] for square in squares(race)} == {str(13 + die)}
    assert "stay" not in options(race)


@clause("MS-3")
def test_each_step_goes_straight_or_diagonally_ahead_never_sideways() -> None:
    from_the_edge = standing("a13")
    say(from_the_edge, "1")
    assert squares(from_the_edge) == {"a14", "b14"}
    from_the_middle = standing("b13")
    say(from_the_middle, "1")
    assert squares(from_the_middle) == {"a14", "b14", "c14"}


@clause("MS-3")
def test_a_dark_grey_square_is_neither_entered_nor_crossed() -> None:
    race = standing("b7")
    say(race, "1")
    assert squares(race) == {"a8", "c8"}
    narrow = standing("a7", course({8: "# . ."}))
    place(narrow, 1, "b8")
    say(narrow, "2")
    assert options(narrow) == ["stay"]


@clause("MS-4")
def test_a_taken_square_cannot_be_entered() -> None:
    race = standing("b13")
    place(race, 1, "b14")
    say(race, "1")
    assert squares(race) == {"a14", "c14"}


@clause("MS-4")
def test_nobody_is_jumped_but_a_free_way_around_is_open() -> None:
    race = race_on(seats=3)
    place(race, 0, "a13")
    place(race, 1, "a14")
    place(race, 2, "a15")
    turn_of(race, 0)
    say(race, "2")
    assert squares(race) == {"b15", "c15"}  # by way of b14


@clause("MS-4", "MS-5")
def test_a_full_row_stops_everybody_behind_it() -> None:
    race = race_on(seats=4)
    place(race, 0, "b13")
    for seat, square in enumerate(("a16", "b16", "c16"), 1):
        place(race, seat, square)
    turn_of(race, 0)
    say(race, "5")
    assert squares(race) == {"a15", "b15", "c15"}
    say(race, "b15")
    assert where(race) == "b15"


@clause("MS-5")
def test_with_every_square_ahead_taken_the_whole_roll_is_lost() -> None:
    race = race_on(seats=4)
    place(race, 0, "b13")
    for seat, square in enumerate(("a14", "b14", "c14"), 1):
        place(race, seat, square)
    turn_of(race, 0)
    say(race, "6")
    assert options(race) == ["stay"]
    assert kinds(say(race, "stay"))[0] == "blocked"
    assert where(race) == "b13" and race.active == 1


@clause("MS-5")
def test_only_the_ways_that_use_most_points_are_legal() -> None:
    race = standing("a13", course({14: ". # .", 15: ". # ."}))
    place(race, 1, "a16")
    say(race, "4")
    assert squares(race) == {"a17", "b17", "c17"}
    place(race, 1, "a15")
    turn_of(race, 0)
    say(race, "4")
    assert squares(race) == {"a14"}  # a single square, but no way uses more


@clause("MS-5")
def test_a_blocked_lane_is_no_choice_while_another_lane_is_open() -> None:
    # our example: one lane stops after 2 squares, another lets all 5 be skied
    race = standing("b13", course({14: ". # .", 15: ". # .", 16: ". # .", 17: ". # .", 18: ". # ."}))
    place(race, 1, "a16")
    say(race, "5")
    assert squares(race) == {"c18"}


@clause("MS-6")
@pytest.mark.parametrize(("square", "die"), [("b3", 6), ("b6", 6), ("b7", 6), ("b7", 5)])
def test_with_basic_rules_colours_mean_nothing(square: str, die: int) -> None:
    race = standing(square)
    say(race, str(die))
    assert {int(name[1:]) for name in squares(race)} == {int(square[1:]) + die}
    assert race.fallen[0] == 0


@clause("MS-6")
@pytest.mark.parametrize(("square", "switch"), [("a9", "events"), ("c9", "coaches")])
def test_letters_act_only_while_their_rule_is_on(square: str, switch: str) -> None:
    others: dict[str, Any] = {name: True for name in ALL_COLOURS if name != switch}
    asleep = standing("b5", **others)
    say(asleep, f"4 {square}")
    assert asleep.active == 1
    only: dict[str, Any] = {switch: True}
    awake = standing("b5", **only)
    say(awake, f"4 {square}")
    assert awake.active == 0


@clause("MS-19")
def test_a_diagonal_step_between_two_skiers_is_open() -> None:
    race = race_on(seats=3)
    place(race, 0, "a13")
    place(race, 1, "a14")
    place(race, 2, "b13")
    turn_of(race, 0)
    say(race, "1")
    assert squares(race) == {"b14"}


@clause("MS-20")
def test_a_blocked_move_of_at_least_one_square_lands() -> None:
    race = race_on(seats=4, events=True)
    place(race, 0, "b11")
    for seat, square in enumerate(("a13", "b13", "c13"), 1):
        place(race, seat, square)
    turn_of(race, 0)
    say(race, "6 c12")
    assert phase(race) == "draw"


@clause("MS-20", "MS-S16")
def test_who_is_blocked_on_the_spot_has_not_landed() -> None:
    race = race_on(seats=4, events=True, coaches=True)
    place(race, 0, "c12")
    for seat, square in enumerate(("a13", "b13", "c13"), 1):
        place(race, seat, square)
    turn_of(race, 0)
    say(race, "6 stay")
    assert race.active == 1 and phase(race) == "roll"


@clause("MS-20")
def test_stepping_back_from_the_stand_is_not_landing() -> None:
    race = race_on(course({21: "E C"}), events=True, coaches=True)
    for square in ("a21", "b21"):
        place(race, 0, "S1", targets_left=1, shots=4, risk=3, has_shot=0)
        turn_of(race, 0)
        say(race, f"x {square}")
        assert race.active == 1


@clause("MS-20")
def test_getting_up_after_a_fall_is_not_landing() -> None:
    race = race_on(course({7: "~ ~E ~C"}), ice=True, events=True, coaches=True)
    place(race, 0, "a7")
    turn_of(race, 0)
    say(race, "6 1 b1 b7")
    assert phase(race) == "roll" and race.active == 0


@clause("MS-20")
def test_where_one_is_put_the_colour_counts_for_the_next_roll() -> None:
    race = race_on(course({21: "-2 ."}), climbs=True)
    place(race, 0, "S1", targets_left=1, shots=4, risk=3)
    turn_of(race, 0)
    say(race, "x a21 1 b1 6")
    assert race.points == 4


@clause("MS-21")
def test_the_order_of_a_turn_on_the_track() -> None:
    race = race_on(laps=2, sprint_cards=True, skis=True, **ALL_COLOURS)
    place(race, 0, "b6", fallen=1, skis_open=1)
    rules_turn.lift(race, 0)
    turn_of(race, 0)
    told = say(race, "b6 1 sprint c12")
    assert kinds(told) == ["stood-up", "rolled", "summed", "glided", "sprinted", "moved"]
    assert phase(race) == "draw"


@clause("MS-21")
def test_a_fall_is_judged_by_the_bare_number_before_anything_is_added() -> None:
    race = standing("b6", falls=True, descents=True, skis=True, laps=2)
    race.skis_open[0] = 1
    assert kinds(say(race, "6"))[:2] == ["rolled", "fell"]


@clause("MS-21")
def test_the_stand_comes_last_in_a_turn() -> None:
    race = standing("b20", course({20: "+2 +2 +2"}), descents=True, wind=True, risk=True)
    assert kinds(say(race, "1 S3 red R4"))[:6] == ["rolled", "glided", "moved", "entered", "blew", "aimed"]

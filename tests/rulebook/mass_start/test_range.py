"""The range: stopping at a stand, what counts as reach, waiting for a stand, and what is printed beside it."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.rulebook.mass_start.positions import (
    beside_stands,
    course,
    kinds,
    options,
    phase,
    place,
    race_on,
    say,
    shooting,
    squares,
    standing,
    turn_of,
    where,
)


@clause("MS-7")
def test_french_a_move_that_ends_beside_a_free_stand_enters_it() -> None:
    race = standing("b20", edition="fr")
    say(race, "3")
    assert options(race) == ["S3"]
    say(race, "S3")
    assert where(race) == "S3"


@clause("MS-7")
def test_french_a_move_that_ends_beside_a_taken_stand_waits_there() -> None:
    race = beside_stands("3", "b20", "3", edition="fr")
    assert squares(race) == {"a23", "b23"}
    assert "waited" in kinds(say(race, "a23"))


@clause("MS-7")
def test_french_the_next_roll_goes_on_to_the_next_free_stand_and_the_rest_is_lost() -> None:
    race = beside_stands("34", "a23", edition="fr")
    say(race, "6")
    assert options(race) == ["S5"]


@clause("MS-7")
def test_french_nobody_skis_past_the_last_stand_without_shooting() -> None:
    free = beside_stands("", "b20", edition="fr")
    place(free, 0, "a26")
    for square in ("b25", "a26"):
        race = beside_stands("56", square, "6", edition="fr")
        assert squares(race) <= {"a26", "b26"}
    far = beside_stands("", "b20", "6", edition="fr")
    assert options(far) == ["S6"]


@clause("MS-7")
def test_russian_a_move_past_the_range_stops_at_any_free_stand_within_reach() -> None:
    race = standing("b20")
    say(race, "4")
    assert options(race) == ["S1", "S2", "S3", "S4"]


@clause("MS-7")
def test_russian_taken_stands_are_no_choice_but_stop_one_must() -> None:
    race = beside_stands("13", "b20", "4")
    assert options(race) == ["S2", "S4"]


@clause("MS-7")
def test_russian_with_all_in_reach_taken_the_roll_is_skied_along_the_range() -> None:
    race = beside_stands("12", "b20", "2")
    assert squares(race) == {"a22", "b22"}
    say(race, "b22")
    assert where(race) == "b22" and race.shots[0] == 0


@clause("MS-7")
def test_russian_the_next_roll_brings_one_to_a_free_stand_ahead_or_behind() -> None:
    race = beside_stands("23", "b22", "2")
    assert options(race) == ["S1", "S4"]


@clause("MS-7")
def test_russian_too_short_again_is_rolled_again_the_turn_after() -> None:
    race = beside_stands("12345", "b22")
    say(race, "1")
    assert squares(race) == {"a23", "b23"}
    say(race, "b23")
    turn_of(race, 0)
    say(race, "2")
    assert squares(race) == {"a25", "b25"}
    say(race, "a25")
    turn_of(race, 0)
    say(race, "6")
    assert options(race) == ["S6"]


@clause("MS-7")
def test_on_a_tiny_course_nobody_crosses_the_line_and_skis_past_the_next_range() -> None:
    rows = [". . . ."] + [". ."] * 6 + [". . .", ". . . junction", ". . .", ". . ."]
    for edition in ("ru", "fr"):
        race = race_on(course(rows=rows, track=1), laps=2, edition=edition, sprint_cards=True)
        place(race, 0, "b11", has_shot=1)
        turn_of(race, 0)
        say(race, "6 sprint")
        assert squares(race) == {"a7", "b7"}
        assert kinds(say(race, "b7"))[:3] == ["moved", "crossed", "entered"]
        assert where(race) == "S6"


@clause("MS-22")
@pytest.mark.parametrize("square", ["a", "b"])
def test_either_square_of_a_row_serves_its_stand(square: str) -> None:
    race = race_on(seats=3)
    place(race, 0, f"{square}22")
    place(race, 1, "S2")
    place(race, 2, f"{'b' if square == 'a' else 'a'}23")
    turn_of(race, 0)
    say(race, "1")
    assert options(race) == ["S1", "S3"]


@clause("MS-22")
def test_a_way_to_the_row_must_be_free() -> None:
    race = race_on(seats=3)
    place(race, 0, "b20")
    place(race, 1, "a22")
    place(race, 2, "b22")
    turn_of(race, 0)
    say(race, "6")
    assert options(race) == ["S1"]


@clause("MS-22")
def test_skis_climb_and_descent_count_for_the_reach() -> None:
    uphill = standing("b20", course({20: "-2 -2 -2"}), climbs=True)
    say(uphill, "4")
    assert options(uphill) == ["S1", "S2"]
    downhill = standing("b20", course({20: "+2 +2 +2"}), descents=True, skis=True, laps=2)
    downhill.skis_open[0] = 1
    say(downhill, "1")
    assert options(downhill) == ["S1", "S2", "S3", "S4"]


@clause("MS-22")
def test_the_sprint_card_is_decided_before_the_stand_is_chosen() -> None:
    race = standing("b20", sprint_cards=True)
    say(race, "1")
    assert options(race) == ["sprint", "S1"]
    say(race, "sprint")
    assert options(race) == ["S1", "S2", "S3"]


@clause("MS-22", "MS-5")
def test_stopping_at_a_stand_goes_before_using_the_most_points() -> None:
    race = beside_stands("23456", "b18", "6")
    assert options(race) == ["S1"]


@clause("MS-23")
def test_the_first_move_goes_at_most_to_the_last_row_and_the_figure_blocks() -> None:
    race = beside_stands("23456", "b22", edition="fr")
    place(race, 0, "b26")
    place(race, 1, "b24")
    turn_of(race, 1)
    say(race, "6")
    assert squares(race) == {"a26"}  # b26 is taken by the one who waits


@clause("MS-23")
def test_a_stand_that_became_free_is_entered_without_a_roll_and_that_is_the_turn() -> None:
    for edition in ("ru", "fr"):
        race = beside_stands("3", "b23", edition=edition)
        place(race, 1, "b27", has_shot=1)
        turn_of(race, 0)
        assert where(race) == "S3" and race.active == 1 and phase(race) == "roll"


@clause("MS-23", "MS-S6")
def test_entering_without_a_roll_still_asks_for_wind_and_risk() -> None:
    race = beside_stands("3", "b23", wind=True, risk=True)
    place(race, 1, "b27", has_shot=1)
    turn_of(race, 0)
    assert phase(race) == "wind"
    say(race, "blue R3")
    assert race.active == 1 and race.pauses_left[0] == 2


@clause("MS-23")
def test_french_the_first_free_stand_ahead_is_entered_or_the_roll_is_skied() -> None:
    reached = beside_stands("23", "a22", "5", edition="fr")
    assert options(reached) == ["S4"]
    short = beside_stands("2345", "a22", "2", edition="fr")
    assert squares(short) == {"a24", "b24"}


@clause("MS-23")
def test_french_figures_do_not_go_back_to_a_stand_behind() -> None:
    race = beside_stands("23456", "a25", "4", edition="fr")
    assert squares(race) == {"a26", "b26"}
    last = beside_stands("23456", "a26", "4", edition="fr")
    assert options(last) == ["stay"]


@clause("MS-23")
def test_russian_figures_ski_towards_the_nearest_free_stand() -> None:
    ahead = beside_stands("2345", "b23")  # S1 is two rows behind, S6 three ahead
    say(ahead, "1")
    assert squares(ahead) == {"a22", "b22"}
    behind = beside_stands("2345", "b24")  # S1 three behind, S6 two ahead
    say(behind, "1")
    assert squares(behind) == {"a25", "b25"}


@clause("MS-23")
def test_russian_of_two_equally_near_stands_the_owner_chooses() -> None:
    race = beside_stands("234", "b23", "1")  # S1 and S5 are two rows away
    assert squares(race) == {"a22", "b22", "a24", "b24"}


@clause("MS-23")
def test_steps_back_are_straight_or_diagonal_and_blocked_like_steps_forward() -> None:
    race = race_on(seats=6)
    for seat, stand in enumerate((2, 3, 4), 1):
        shooting(race, seat, stand)
    shooting(race, 4, 5)
    place(race, 0, "b24")
    place(race, 5, "b23")
    turn_of(race, 0)
    say(race, "3")
    assert options(race) == ["S1", "S6"]  # past b23 by way of a23
    place(race, 5, "S6")
    place(race, 1, "a23")
    place(race, 2, "b23")
    turn_of(race, 0)
    say(race, "1")
    assert options(race) == ["stay"]  # S1, S2 and S3 are free, but the row behind is full


@clause("MS-23")
def test_with_two_rows_to_the_nearest_stand_both_full_the_figure_stays() -> None:
    race = race_on(seats=6)
    for seat, stand in enumerate((3, 4, 5), 1):
        shooting(race, seat, stand)
    place(race, 4, "a24")
    place(race, 5, "b24")
    place(race, 0, "b23")
    turn_of(race, 0)
    say(race, "1")
    assert options(race) == ["S2"]
    place(race, 1, "S2")
    turn_of(race, 0)
    assert where(race) == "S3"  # left by seat 1 a moment ago


@clause("MS-23")
def test_a_figure_that_fell_while_waiting_enters_when_it_gets_up_beside_a_free_stand() -> None:
    race = beside_stands("3", "b23", text=course({23: "~ ~"}), ice=True)
    say(race, "6")
    place(race, 1, "b27", has_shot=1)
    turn_of(race, 0)
    assert options(race) == ["a23", "b23"]
    assert kinds(say(race, "b23"))[:3] == ["stood-up", "entered", "aimed"]


@clause("MS-24")
def test_entering_a_stand_goes_before_everything_printed() -> None:
    race = standing("b20", course({21: "E C"}), events=True, coaches=True)
    say(race, "1 S1")
    assert where(race) == "S1" and race.active == 1


@clause("MS-24")
def test_waiting_beside_a_taken_stand_is_landing_as_usual() -> None:
    for square, asked in (("a21", "draw"), ("b21", "before")):
        race = beside_stands("1", "b20", "1", text=course({21: "E C"}), events=True, coaches=True)
        say(race, square)
        assert phase(race) == asked and race.active == 0


@clause("MS-24")
@pytest.mark.parametrize("name", ["kaltenfirn", "lindmoos", "tvillingdal", "varnskog"])
def test_our_own_courses_leave_the_squares_beside_the_stands_blank(name: str) -> None:
    track = race_on(name).terms.course
    for square in range(track.squares):
        if track.stand_beside[square] >= 0:
            assert (track.climb[square], track.descent[square], track.ice[square], track.letter[square]) == (0, 0, 0, 0)

"""Before the race: what a table agrees on, start squares and turn order, laps and the last stretch."""

from __future__ import annotations

from typing import Any

import pytest

from loipe.core.contract import CHANCE
from loipe.core.game import Defects
from loipe.core.text import Text
from loipe.games import mass_start
from loipe.games.mass_start.config import ENDINGS, SWITCHES, Config
from tests.clauses import clause
from tests.rulebook.mass_start.positions import (
    COURSE,
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


def refused(**settings: Any) -> list[tuple[str, str]]:
    with pytest.raises(Defects) as found:
        race_on(**settings)
    return [(defect.message, defect.clause) for defect in found.value.defects]


@clause("MS-1")
@pytest.mark.parametrize("laps", [1, 5])
def test_a_race_has_one_to_five_laps(laps: int) -> None:
    assert race_on(laps=laps).terms.laps == laps


@clause("MS-1")
def test_no_race_has_fewer_or_more_laps() -> None:
    assert refused(laps=0) == refused(laps=6) == [("config-number", "MS-1")]


@clause("MS-1")
def test_eleven_supplementary_rules_can_be_chosen_and_none_is_on_unless_named() -> None:
    assert len(SWITCHES) == 11
    assert not any(getattr(Config(), name) for name, _ in SWITCHES)


@clause("MS-1")
@pytest.mark.parametrize("ending", ["full_lap", "straight_to_finish", "through_penalty_loop"])
def test_russian_tables_choose_among_three_endings(ending: str) -> None:
    assert ENDINGS[race_on(ending=ending).terms.ending] == ending


@clause("MS-1", "MS-17")
def test_french_tables_do_not_finish_through_the_loop() -> None:
    assert refused(edition="fr", ending="through_penalty_loop") == [("mass-start-config-ending", "MS-17")]
    assert race_on(edition="fr", ending="full_lap").terms.all_laps == 2


@clause("MS-1")
def test_all_that_is_wrong_with_an_agreement_is_said_at_once() -> None:
    assert refused(seats=7, laps=9, edition="fr", turn_order="die", routes=("sky",)) == [
        ("config-seats", "MS-2"),
        ("config-number", "MS-1"),
        ("mass-start-config-order", "MS-2"),
        ("mass-start-config-route", "MS-1"),
    ]


@clause("MS-1")
def test_a_course_with_two_routes_is_skied_on_one_the_other_or_one_per_lap() -> None:
    assert list(race_on("tvillingdal", laps=3, routes=("ridge",)).terms.routes) == [1, 1, 1]
    assert list(race_on("tvillingdal", laps=3, routes=("valley", "ridge", "valley")).terms.routes) == [0, 1, 0]
    assert list(race_on("tvillingdal", laps=2, ending="full_lap").terms.routes) == [0, 0, 0]


@clause("MS-1")
def test_a_list_of_routes_names_one_for_each_lap_the_full_lap_included() -> None:
    assert refused(text="tvillingdal", laps=2, ending="full_lap", routes=("valley", "ridge")) == [
        ("mass-start-config-routes", "MS-1")
    ]


@clause("MS-1")
def test_the_route_of_the_lap_leads_to_its_own_squares() -> None:
    ends = {}
    for route in ("valley", "ridge"):
        race = standing("b10", "tvillingdal", routes=(route,))
        say(race, "1")
        ends[route] = squares(race)
    assert ends["valley"].isdisjoint(ends["ridge"])


@clause("MS-2")
@pytest.mark.parametrize("seats", [2, 6])
def test_two_to_six_colours_race(seats: int) -> None:
    assert race_on(seats=seats).terms.seats == seats


@clause("MS-2")
def test_a_person_may_ski_several_colours() -> None:
    race = mass_start.start(Config(course=COURSE, holders=(0, 1, 0)))
    assert race.terms.seats == 3
    assert refused(seats=1) == [("config-seats", "MS-2")]


@clause("MS-2")
def test_russian_start_squares_fill_from_the_lowest_up_in_turn_order() -> None:
    race = race_on(seats=6)
    assert [where(race, seat) for seat in range(6)] == ["P1", "P2", "P3", "P4", "P5", "P6"]


@clause("MS-2")
def test_french_skiers_pick_a_free_start_square_in_turn_order() -> None:
    race = mass_start.start(Config(course=COURSE, edition="fr", holders=(0, 1, 2)))
    assert options(race) == ["P1", "P2", "P3", "P4", "P5", "P6"]
    say(race, "P4")
    assert race.active == 1
    assert options(race) == ["P1", "P2", "P3", "P5", "P6"]
    say(race, "P1 P6")
    assert [where(race, seat) for seat in range(3)] == ["P4", "P1", "P6"]
    assert race.round == 1 and race.active == 0


@clause("MS-2")
def test_a_die_may_decide_the_russian_turn_order_and_equals_roll_again() -> None:
    race = mass_start.start(Config(course=COURSE, turn_order="die", holders=(0, 1, 2)))
    assert race.to_act() == CHANCE and phase(race) == "order"
    say(race, "2 5 5")
    assert phase(race) == "order"  # the second and the third are level
    say(race, "1 6")
    assert list(race.order) == [2, 1, 0]
    assert [where(race, seat) for seat in (2, 1, 0)] == ["P1", "P2", "P3"]
    assert race.active == 2


@clause("MS-2")
def test_the_turn_order_stays_whoever_leads() -> None:
    race = race_on(seats=3)
    turns = []
    for _ in range(2):
        for die in ("1", "6", "3"):
            turns.append(race.active)
            say(race, die)
            say(race, options(race)[0])
    assert turns == [0, 1, 2, 0, 1, 2]


@clause("MS-17")
def test_straight_to_finish_ends_at_the_line_after_the_last_shooting() -> None:
    race = race_on(laps=1, ending="straight_to_finish")
    place(race, 0, "b31", has_shot=1)
    turn_of(race, 0)
    say(race, "1")
    assert options(race) == ["finish"]


@clause("MS-17")
def test_a_full_lap_follows_without_shooting_and_passes_the_stands() -> None:
    race = race_on(laps=1, ending="full_lap")
    place(race, 0, "b31", has_shot=1)
    turn_of(race, 0)
    assert "crossed" in kinds(say(race, "1 b1"))
    place(race, 0, "b20")
    turn_of(race, 0)
    say(race, "3")
    assert squares(race) == {"a23", "b23"}
    say(race, "b23 1 b1")
    assert where(race) == "b23"  # beside a free stand, and not in it
    say(race, "6")
    assert "b29" in squares(race)


@clause("MS-17")
def test_through_the_penalty_loop_everyone_skis_it_once_on_top_of_what_is_owed() -> None:
    for left, loops in ((0, 1), (2, 3)):
        race = race_on(laps=1, ending="through_penalty_loop")
        place(race, 0, "S1", targets_left=1 + (left > 0) * left, shots=7, risk=3)
        turn_of(race, 0)
        say(race, "x b21")
        assert race.loops_left[0] == loops


@clause("MS-17")
def test_the_closing_loop_comes_in_the_last_lap_only() -> None:
    race = race_on(laps=2, ending="through_penalty_loop")
    place(race, 0, "S1", targets_left=1, shots=4, risk=3)
    turn_of(race, 0)
    say(race, "x b21")
    assert race.loops_left[0] == 0


@clause("MS-17")
def test_the_full_lap_counts_where_a_rule_asks_for_two_laps() -> None:
    one = race_on(laps=1, sprint_cards=True, skis=True, rifle=True)
    two = race_on(laps=1, ending="full_lap", sprint_cards=True, skis=True, rifle=True)
    assert (one.sprints[0], one.skis_held[0], one.rifle_held[0]) == (1, 0, 0)
    assert (two.sprints[0], two.skis_held[0], two.rifle_held[0]) == (2, 1, 1)


@clause("MS-18")
def test_each_course_says_where_a_square_leads() -> None:
    race = standing("b13", course(steps="cut b13 a14\nlink b13 c16"))
    say(race, "1")
    assert squares(race) == {"b14", "c14", "c16"}


@clause("MS-S12")
def test_colours_carry_the_names_people_give_them() -> None:
    race = standing("b13")
    rolled = say(race, "5")[0]
    assert Text("en", ("Norway", "France"), "mass-start").event(rolled) == "Norway rolls 5."


@clause("MS-S12")
def test_every_race_gives_each_colour_one_place_to_count_points_for() -> None:
    race = race_on(seats=3, last_round=1)
    say(race, "2 b2 5 b5 3 b3")
    result = mass_start.result(race)
    assert result.over and result.places == (3, 1, 2)

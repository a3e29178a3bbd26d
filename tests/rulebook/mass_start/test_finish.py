"""The finish: the last move, several in one round, roll-offs, the end of the race, everybody's place."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from loipe.core.contract import NOBODY
from loipe.games import mass_start
from loipe.games.mass_start.state import Race
from tests.clauses import clause
from tests.rulebook.mass_start.positions import (
    course,
    fact,
    kinds,
    odds,
    options,
    phase,
    place,
    race_on,
    say,
    squares,
    turn_of,
    where,
)


def last_stretch(*on: str, **settings: Any) -> Race:
    """Everybody has shot clean and stands on these squares of the last lap; the first one's turn begins."""
    race = race_on(**{"seats": len(on), **settings})
    for seat, square in enumerate(on):
        place(race, seat, square, has_shot=1)
    turn_of(race, 0)
    return race


@clause("MS-13")
def test_across_is_at_least_one_square_beyond_the_line() -> None:
    race = last_stretch("b29", "b27")
    say(race, "2")
    assert squares(race) == {"a31", "b31", "c31"}  # at the line, not across it
    say(race, "b31")
    turn_of(race, 0)
    say(race, "1 finish")
    assert race.beyond[0] == 1


@clause("MS-13", "MS-15", "MS-16")
def test_who_crosses_first_wins() -> None:
    race = last_stretch("b30", "b27")
    say(race, "2 finish 1 b28")
    assert race.to_act() == NOBODY
    assert mass_start.result(race).places == (1, 2)


@clause("MS-14", "MS-29")
def test_in_one_round_who_got_farther_beyond_the_line_is_ahead() -> None:
    # our example: A is 1 square beyond, B, later in the round, 3: B wins
    race = last_stretch("b31", "a31", "b20")
    say(race, "1 finish")
    assert race.place[0] == 0  # the round is not over
    say(race, "3 finish 6")
    say(race, options(race)[0])
    assert list(race.beyond)[:2] == [1, 3]
    assert mass_start.result(race).places == (2, 1, 3)


@clause("MS-14")
def test_a_round_runs_from_the_first_starter_to_the_last() -> None:
    race = last_stretch("b27", "b31", "a31")
    turn_of(race, 2)
    assert "ranked" in kinds(say(race, "1 finish"))  # the last of the round: it is ranked at once
    say(race, "1 b28")
    assert race.place[2] == 1 and race.round == 2


@clause("MS-14", "MS-28")
def test_nobody_is_blocked_on_the_last_move() -> None:
    race = last_stretch("b30", "a31", "b31", "c31")
    say(race, "2")
    assert options(race) == ["finish"]


@clause("MS-14")
def test_equals_roll_off_until_one_is_higher() -> None:
    race = last_stretch("b31", "a31", "b27")
    say(race, "2 finish 2 finish 1 b28")
    assert phase(race) == "roll-off"
    assert odds(race) == {str(face): Fraction(1, 6) for face in range(1, 7)}
    say(race, "4 4")
    assert phase(race) == "roll-off"
    say(race, "2 5")
    assert mass_start.result(race).places == (2, 1, 3)


@clause("MS-14")
def test_each_of_two_equals_wins_the_roll_off_half_the_time() -> None:
    race = last_stretch("b31", "a31", "b27")
    say(race, "2 finish 2 finish 1 b28")
    wins = [Fraction(0), Fraction(0)]
    again = Fraction(0)
    for first in range(1, 7):
        for second in range(1, 7):
            after = race.clone()
            say(after, f"{first} {second}")
            if after.to_act() == NOBODY:
                wins[list(after.place).index(1)] += Fraction(1, 36)
            else:
                again += Fraction(1, 36)
    assert wins == [Fraction(15, 36), Fraction(15, 36)] and again == Fraction(6, 36)


@clause("MS-29")
def test_in_a_roll_off_of_three_higher_takes_the_better_place_and_equals_roll_again() -> None:
    race = last_stretch("a31", "b31", "c31", "b20")
    say(race, "1 finish 1 finish 1 finish 6")
    say(race, options(race)[0])
    say(race, "3 6 3")
    assert phase(race) == "roll-off"  # the first and the third are level; the second is through
    say(race, "1 2")
    assert mass_start.result(race).places == (3, 1, 2, 4)


@clause("MS-29")
def test_two_pairs_of_equals_roll_off_among_themselves() -> None:
    race = last_stretch("a31", "b31", "c31", "b30", "b20")
    say(race, "3 finish 1 finish 3 finish 2 finish 6")
    say(race, options(race)[0])
    say(race, "1 6")  # the two who got 3 beyond
    say(race, "6 5")  # the two who got 1 beyond: even a 6 does not lift them past the others
    assert mass_start.result(race).places == (2, 3, 1, 4, 5)


@clause("MS-28")
@pytest.mark.parametrize(("square", "points", "beyond"), [("b30", 5, 4), ("b29", 5, 3), ("b31", 1, 1), ("b26", 6, 1)])
def test_squares_beyond_are_the_points_minus_the_squares_before_the_line(square: str, points: int, beyond: int) -> None:
    # our example: 2 squares are left before the line and there are 5 points: 3 beyond
    race = last_stretch(square, "b27")
    told = say(race, f"{points} finish")
    assert fact(told, "finished", "beyond") == beyond


@clause("MS-28")
def test_loops_still_owed_count_by_the_shortest_way() -> None:
    race = last_stretch("i7", "b27")
    race.loops_left[0] = 1
    say(race, "5 finish")  # i8, rows 29, 30, 31, and one beyond
    assert race.beyond[0] == 1
    two = last_stretch("i7", "b27")
    two.loops_left[0] = 2
    say(two, "5")
    assert "finish" not in options(two)


@clause("MS-28")
def test_if_the_points_do_not_suffice_blocking_holds_as_usual() -> None:
    race = last_stretch("b29", "a31", "b31", "c31")
    say(race, "2")
    assert squares(race) == {"a30", "b30", "c30"}


@clause("MS-28")
def test_points_enough_to_cross_leave_no_other_move() -> None:
    race = last_stretch("b29", "b27")
    say(race, "6")
    assert options(race) == ["finish"]


@clause("MS-15")
def test_the_race_goes_on_until_the_last_but_one_has_finished() -> None:
    race = last_stretch("b31", "b27", "a27")
    say(race, "1 finish 1 b28 1 a28")
    assert race.to_act() != NOBODY
    say(race, "6 finish 1 a29")
    assert race.to_act() == NOBODY
    assert mass_start.result(race).reason == "mass-start-over-finished"


@clause("MS-29")
def test_the_round_of_the_last_but_one_is_played_out_too() -> None:
    race = last_stretch("b31", "a31")
    say(race, "1 finish")
    assert race.active == 1 and phase(race) == "roll"
    say(race, "2 finish")
    assert mass_start.result(race).places == (2, 1)


@clause("MS-29")
def test_each_round_is_ranked_by_itself() -> None:
    race = last_stretch("b31", "b27", "a27")
    say(race, "1 finish 1 b28 1 a28")
    say(race, "6 finish 6 finish")  # both farther beyond than the first, a round later
    say(race, "2 1")
    assert mass_start.result(race).places == (1, 2, 3)


@clause("MS-29")
def test_finished_figures_are_taken_off_and_block_nobody() -> None:
    race = race_on(seats=3, laps=2)
    place(race, 0, "b31", has_shot=1, lap=1)
    place(race, 1, "a30", has_shot=1)
    turn_of(race, 0)
    say(race, "1 finish 1")
    assert squares(race) == {"a31", "b31"}
    turn_of(race, 0)
    assert race.active == 1  # nobody waits for the one who has finished


@clause("MS-16")
def test_everyone_is_ranked_and_the_figure_still_out_is_last() -> None:
    race = last_stretch("b31", "a31", "b20")
    say(race, "2 finish 1 finish 1 b21")
    assert sorted(race.place) == [1, 2, 3] and race.place[2] == 3


@clause("MS-30")
def test_a_sprint_card_counts_on_the_last_move() -> None:
    race = last_stretch("b29", "b27", sprint_cards=True)
    say(race, "1")
    assert "finish" not in options(race)
    say(race, "sprint")
    assert options(race) == ["finish"]
    assert fact(say(race, "finish"), "finished", "beyond") == 1


@clause("MS-30")
def test_a_sprint_card_may_be_played_to_get_farther_beyond() -> None:
    race = last_stretch("b31", "b27", sprint_cards=True)
    say(race, "1")
    assert options(race) == ["finish", "sprint"]
    assert fact(say(race, "sprint finish"), "finished", "beyond") == 3


@clause("MS-30")
def test_skis_and_a_descent_count_on_the_last_move() -> None:
    race = last_stretch("c30", "b27", laps=2, descents=True, skis=True)
    race.lap[0] = 1
    race.skis_open[0] = 1
    assert fact(say(race, "1 finish"), "finished", "beyond") == 3  # 1 + 1 + 2, one square before the line


@clause("MS-30", "MS-S3", "MS-S4")
@pytest.mark.parametrize(("ground", "rule", "die"), [("+2", "falls", "6"), ("~", "ice", "5")])
def test_a_fall_prevents_the_crossing(ground: str, rule: str, die: str) -> None:
    race = last_stretch("b31", "b27", text=course({31: f". {ground} ."}), **{rule: True})
    say(race, die)
    assert race.beyond[0] == 0 and race.fallen[0] == 1 and where(race) == "b31"


@clause("MS-30")
def test_beyond_the_line_nothing_printed_acts() -> None:
    everything = {"climbs": True, "events": True, "coaches": True, "ice": True}
    race = last_stretch("b31", "b27", text=course({1: "E C ~"}), **everything)
    assert kinds(say(race, "1 finish")) == ["rolled", "finished", "turn"]


@clause("MS-31")
def test_a_table_may_set_a_last_round_and_places_go_as_they_stand() -> None:
    race = race_on(seats=3, last_round=2)
    say(race, "1 b1 5 b5 2 b2")
    assert race.round == 2
    told = say(race, "1 a2 1 b6 6 a8")
    assert race.to_act() == NOBODY and "last-round" in kinds(told)
    result = mass_start.result(race)
    assert result.places == (3, 2, 1) and result.reason == "mass-start-over-last-round"


@clause("MS-31")
def test_the_last_round_is_200_unless_agreed_otherwise() -> None:
    assert race_on().terms.last_round == 200


@clause("MS-31")
def test_places_as_they_stand_count_loops_owed_and_laps_to_come() -> None:
    race = race_on(seats=3, laps=2, last_round=1)
    place(race, 0, "b28", has_shot=1, loops_left=2)
    place(race, 1, "b20")
    place(race, 2, "b5", lap=1)
    turn_of(race, 0)
    say(race, "1 i1 1 S1 1 b6")
    assert mass_start.result(race).places == (3, 2, 1)


@clause("MS-31", "MS-17")
def test_the_closing_loop_still_to_come_counts_in_places_as_they_stand() -> None:
    race = race_on(ending="through_penalty_loop", last_round=1)
    place(race, 0, "b25")
    place(race, 1, "b27", has_shot=1, loops_left=1)
    turn_of(race, 0)
    say(race, "1 b28")  # the first has entered the stand beside it
    assert mass_start.result(race).places == (2, 1)


def standings(race: Race) -> list[int]:
    """The way left of each skier, as everybody sees it."""
    return [skier.way_left for skier in mass_start.show(mass_start.view(race, frozenset())).open.skiers]


@clause("MS-31", "MS-17")
@pytest.mark.parametrize("square", ["b5", "b21", "b27", "b28", "b29", "b31"])
@pytest.mark.parametrize("lap", [0, 1, 2])
def test_the_closing_loop_adds_the_same_to_the_way_left_wherever_one_is(square: str, lap: int) -> None:
    shot = int(square in ("b27", "b28", "b29", "b31"))
    ways = []
    for ending in ("straight_to_finish", "through_penalty_loop"):
        race = race_on(laps=3, ending=ending)
        owed = int(ending == "through_penalty_loop" and lap == 2 and shot and square in ("b27", "b28"))
        place(race, 0, square, lap=lap, has_shot=shot, loops_left=owed)
        ways.append(standings(race)[0])
    has_skied_it = lap == 2 and square in ("b29", "b31")
    assert ways[1] - ways[0] == (0 if has_skied_it else 8)


@clause("MS-31")
def test_equal_ones_share_the_place_at_the_last_round() -> None:
    race = race_on(seats=4, last_round=1)
    told = say(race, "3 b3 3 a3 5 b5 2 b2")
    assert mass_start.result(race).places == (2, 2, 1, 4)
    shared = {event.seat: event.facts["shared"] for event in told if event.kind == "ranked"}
    assert shared == {0: True, 1: True, 2: False, 3: False}


@clause("MS-31", "MS-14")
def test_those_still_out_at_the_last_round_come_behind_the_finishers() -> None:
    race = last_stretch("b31", "b27", "a27", last_round=1)
    say(race, "1 finish 2 b29 2 a29")
    assert mass_start.result(race).places == (1, 2, 2)

"""Skiing: the die and the ground, cards on top of it, steps, closed rows, slipstream, ice."""

from __future__ import annotations

from fractions import Fraction

import pytest

from loipe.core.game import Illegal
from loipe.games import crystal_globe
from loipe.games.crystal_globe import codes as c
from tests.clauses import clause
from tests.rulebook.crystal_globe.positions import (
    fact,
    give,
    kinds,
    odds,
    options,
    pile_up,
    place,
    race_on,
    say,
    settle,
    squares,
    standing,
    turn_of,
    venue,
)

CLOSED = {1: "a22", 2: "b22", 3: "c22"}
"""Three abreast."""


# CG-11: the die and the ground


@clause("CG-11")
@pytest.mark.parametrize(("square", "roll", "points"), [("b3", "3", 3), ("b9", "5", 3), ("b15", "4", 5)])
def test_a_climb_takes_two_a_descent_adds_one(square: str, roll: str, points: int) -> None:
    race = standing(square)
    say(race, roll)
    assert race.die == points


@clause("CG-11")
def test_a_three_on_a_climb_moves_one() -> None:
    race = standing("b9")
    say(race, "3")
    assert squares(race) == {"a10", "b10", "c10"}


@clause("CG-11")
def test_never_below_one_on_steeper_climbs() -> None:
    race = standing("b9", climb_cost=4)
    say(race, "3")
    assert race.die == 1


@clause("CG-11")
def test_only_the_square_at_the_start_of_the_turn_counts() -> None:
    race = standing("b8")
    say(race, "5")
    assert "b13" in squares(race)


# CG-12: cards on top of the die


@clause("CG-12")
def test_moving_less_is_always_legal_also_nothing() -> None:
    race = standing("b19")
    say(race, "3")
    assert options(race)[:2] == ["stay", "card"]
    assert {square[1:] for square in squares(race)} == {"20", "21", "22"}


@clause("CG-12")
def test_after_a_card_the_whole_die_is_used() -> None:
    race = standing("b19", level="tactique")
    say(race, "4 +2")
    assert {square[1:] for square in squares(race)} == {"23", "24", "25"}
    assert "stay" not in options(race)


@clause("CG-12")
def test_two_cards_a_turn_the_second_after_the_first_is_seen() -> None:
    race = standing("b19")
    say(race, "3 card")
    assert odds(race) == {"+1": Fraction(7, 16), "+2": Fraction(4, 16), "+3": Fraction(5, 16)}
    say(race, "+1 card +3")
    assert "card" not in options(race)
    assert "b26" in squares(race)
    assert "b27" not in squares(race)


@clause("CG-12")
def test_a_card_used_in_part_is_spent_whole() -> None:
    race = standing("b19", level="tactique")
    settle(race, "4 +3 b24")
    assert list(race.pile[:1]) == [2]
    assert race.pile_size[0] == 1


@clause("CG-12", "CG-13")
def test_a_card_may_take_a_skier_past_a_closed_row() -> None:
    race = standing("b21", others=CLOSED, level="strategique", strategic_move=1)
    give(race, 0, 1, 2)
    turn_of(race, 0)
    assert squares(race) == set()
    say(race, "+2")
    assert {square[1:] for square in squares(race)} == {"23"}


@clause("CG-12")
def test_after_a_card_as_far_as_possible_will_do() -> None:
    race = standing("b21", others=CLOSED | {4: "a23", 5: "b23", 6: "c23"}, level="strategique", strategic_move=3)
    give(race, 0, 1, 1)
    turn_of(race, 0)
    say(race, "+1")
    assert options(race) == ["stay", "+1"]


@clause("CG-12", "CG-20")
def test_a_stand_within_the_die_ends_the_move_short_and_bars_cards() -> None:
    race = standing("b30", level="tactique")
    say(race, "5")
    assert options(race)[-1] == "r4"
    assert not [word for word in options(race) if word.startswith("+")]
    just = standing("b30", level="tactique")
    say(just, "4")
    assert "+1" in options(just)
    farther = standing("b30", level="tactique")
    say(farther, "3 +1")
    assert "r4" in options(farther)


@clause("CG-12", "CG-20")
def test_a_stand_behind_a_closed_row_bars_nothing() -> None:
    race = standing("b28", others={1: "a30", 2: "b30", 3: "c30"}, closed_way="three_only", level="tactique")
    say(race, "5")
    assert "+1" in options(race)
    shut = standing("a28", others={1: "a29", 2: "b29"}, closed_way="three_only", level="tactique", descent_bonus=3)
    say(shut, "5")
    assert "+1" in options(shut)
    assert squares(shut) == set()


# CG-13: steps


@clause("CG-13")
def test_steps_go_straight_or_diagonally_ahead() -> None:
    race = standing("a3")
    say(race, "3")
    assert squares(race) == {"a4", "b4", "a5", "b5", "c5", "a6", "b6", "c6"}


@clause("CG-13")
def test_eight_squares_at_most() -> None:
    race = standing("b19", level="tactique")
    say(race, "5 +3 +3")
    assert {square[1:] for square in squares(race)} == {"24", "25", "26", "27"}


@clause("CG-13")
def test_three_abreast_are_passed_if_the_move_gets_ahead() -> None:
    race = standing("b20", others=CLOSED)
    say(race, "3")
    assert {square[1:] for square in squares(race)} == {"21", "23"}


@clause("CG-13")
def test_too_little_movement_stops_behind() -> None:
    race = standing("b19", others=CLOSED)
    say(race, "3")
    assert {square[1:] for square in squares(race)} == {"20", "21"}


@clause("CG-13")
def test_from_an_outer_lane_two_close_the_way() -> None:
    race = standing("a21", others={1: "a22", 2: "b22"})
    say(race, "4")
    assert {"a23", "b23", "c23"} <= squares(race)
    other = standing("a21", others={1: "a22", 2: "b22"}, closed_way="three_only")
    say(other, "4")
    assert squares(other) == set()


@clause("CG-13")
def test_with_a_free_square_ahead_nobody_is_passed_through() -> None:
    race = standing("a21", others={1: "b22", 2: "a23", 3: "b23"})
    say(race, "3")
    assert squares(race) == {"a22", "a24", "b24", "c24"}


@clause("CG-13")
def test_closed_rows_in_succession_are_passed_alike() -> None:
    race = standing("b20", others=CLOSED | {4: "a23", 5: "b23", 6: "c23"})
    say(race, "4")
    assert {square[1:] for square in squares(race)} == {"21", "24"}


@clause("CG-13")
def test_a_square_too_far_or_taken_is_refused_with_its_reason() -> None:
    race = standing("b19", others={1: "b20"})
    say(race, "3")
    for word, message in (("b20", "crystal-globe-taken"), ("b27", "crystal-globe-out-of-reach")):
        with pytest.raises(Illegal) as refused:
            crystal_globe.read(race, word)
        assert refused.value.message == message


# CG-14: from the flat into a climb


@clause("CG-14")
def test_no_card_when_the_die_leads_from_the_flat_into_a_climb() -> None:
    race = standing("b5")
    say(race, "4")
    assert "card" not in options(race)
    say(race, "stay")
    flat = standing("b5")
    say(flat, "3")
    assert "card" in options(flat)


@clause("CG-14")
def test_no_second_card_when_the_first_leads_into_a_climb() -> None:
    race = standing("b5", level="tactique")
    say(race, "3 +1")
    assert not [word for word in options(race) if word.startswith("+")]
    other = standing("b4", level="tactique")
    say(other, "3 +1")
    assert [word for word in options(other) if word.startswith("+")]


@clause("CG-14")
def test_who_starts_on_the_climb_may_play() -> None:
    race = standing("b9")
    say(race, "4")
    assert "card" in options(race)


@clause("CG-14")
def test_slipstream_is_part_of_what_leads_into_the_climb() -> None:
    race = standing("b5")
    race.slip[0] = 2
    turn_of(race, 0)
    say(race, "3")
    assert "card" not in options(race)


@clause("CG-14")
def test_what_counts_is_where_the_movement_would_end() -> None:
    short = venue(dict.fromkeys((10, 11, 12), "flat . . ."))
    race = standing("b7", short)
    say(race, "4")
    assert "card" in options(race)


# CG-15: the deck and the form card


@clause("CG-15", "CG-30")
def test_the_form_card_is_the_last_one_revealed() -> None:
    race = standing("b19")
    for value, count in ((1, 7), (2, 4), (3, 5)):
        pile_up(race, 0, *[value] * count)
    say(race, "4 card")
    assert odds(race) == {"F2": Fraction(1)}
    assert fact(say(race, "F2"), "played", "form") is True
    assert "card" not in options(race)


@clause("CG-15")
def test_played_cards_are_open_and_the_page_shows_the_top() -> None:
    race = standing("b19", level="tactique")
    settle(race, "4 +3 +1 b27")
    others, own = (crystal_globe.view(race, frozenset({seat})) for seat in (1, 0))
    assert others.energies[0].pile == (3, 1)
    assert crystal_globe.show(others).open.skiers[0].top == 1
    assert crystal_globe.show(own).own.hands[0].pile == (3, 1)


@clause("CG-15")
def test_with_no_card_left_none_is_played() -> None:
    race = standing("b19", level="tactique")
    give(race, 0)
    race.decks[0].counts[0] = race.decks[0].counts[1] = race.decks[0].counts[2] = 0
    turn_of(race, 0)
    say(race, "4")
    with pytest.raises(Illegal) as refused:
        crystal_globe.read(race, "+1")
    assert refused.value.message == "crystal-globe-cards-out"


# CG-31: slipstream


@clause("CG-31", "CG-41")
@pytest.mark.parametrize("level", ["ludique", "tactique"])
def test_ending_directly_behind_somebody_gives_one_more_next_turn(level: str) -> None:
    race = standing("b19", others={1: "b23"}, level=level)
    assert fact(say(race, "3 b22"), "drafted", "other") == 1
    place(race, 1, "a27")
    turn_of(race, 0)
    say(race, "3")
    assert race.die == 4
    say(race, "stay")
    turn_of(race, 0)
    say(race, "3")
    assert race.die == 3


@clause("CG-31")
def test_another_lane_of_the_row_ahead_gives_it_only_by_option() -> None:
    for option, slip in (("lane", 0), ("row", 2)):
        race = standing("a19", others={1: "b23"}, slipstream=option)
        say(race, "3 a22")
        assert race.slip[0] == slip


@clause("CG-31")
def test_a_move_of_nothing_earns_it_and_who_comes_later_gives_none() -> None:
    race = standing("b22", others={1: "b23"})
    say(race, "3 stay")
    assert race.slip[0] == 2
    late = standing("b22", others={1: "b20"})
    say(late, "3 stay")
    say(late, "3 b23") if late.active == 1 else None
    assert late.slip[0] == 0


@clause("CG-31")
def test_a_fallen_skier_ahead_gives_it() -> None:
    race = standing("b19", others={1: "b23"})
    race.fallen[1] = 1
    assert "drafted" in kinds(say(race, "3 b22"))


@clause("CG-31")
def test_it_is_one_however_many_are_ahead() -> None:
    race = standing("b19", others={1: "a23", 2: "b23", 3: "c23"}, slipstream="row")
    say(race, "3 b22")
    turn_of(race, 0)
    say(race, "3")
    assert race.die == 4


@clause("CG-13", "CG-1")
def test_from_the_start_every_lane_is_open() -> None:
    race = race_on()
    assert race.phase == c.ROLL
    say(race, "3")
    assert {"a1", "b1", "c1"} <= squares(race)

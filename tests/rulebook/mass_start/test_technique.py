"""New skis and new rifle: when they are played, what they add, when they end, and the technique deck."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

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
    shooting,
    squares,
    standing,
    turn_of,
)

BOTH: dict[str, Any] = {"laps": 2, "skis": True, "rifle": True}


def on_skis(square: str, **settings: Any) -> Race:
    """The first skier begins a turn here on new skis."""
    race = race_on(**{"laps": 2, "skis": True, **settings})
    place(race, 0, square, skis_open=1, skis_held=0)
    turn_of(race, 0)
    return race


def in_mid_lap(**settings: Any) -> Race:
    """The first skier begins a turn in mid-lap, four squares before an E."""
    return standing("b5", **{**BOTH, "events": True, **settings})


@clause("MS-S10", "MS-S11")
@pytest.mark.parametrize(
    ("laps", "ending", "cards"), [(1, "straight_to_finish", 0), (1, "full_lap", 1), (2, "straight_to_finish", 1)]
)
def test_one_card_of_each_per_colour_in_races_of_two_laps_or_more(laps: int, ending: str, cards: int) -> None:
    race = race_on(laps=laps, ending=ending, skis=True, rifle=True)
    assert list(race.skis_held) == list(race.rifle_held) == [cards, cards]


@clause("MS-S10", "MS-S18")
def test_cards_are_played_before_the_first_roll_of_the_race() -> None:
    race = race_on(**BOTH)
    assert options(race) == ["go", "skis", "rifle"]
    say(race, "go 2 b2 go 1 b1")
    assert race.active == 0 and phase(race) == "roll"  # too late in this lap


@clause("MS-S10")
def test_skis_add_1_to_every_moving_roll_until_the_line_is_crossed() -> None:
    race = race_on(**BOTH)
    say(race, "skis go 2")
    assert race.points == 3
    say(race, options(race)[0])
    turn_of(race, 0)
    say(race, "4")
    assert race.points == 5


@clause("MS-S10")
def test_skis_count_on_climbs_descents_and_ice() -> None:
    for square, points in (("b3", 4), ("b6", 8), ("b7", 5)):
        race = on_skis(square, climbs=True, descents=True, falls=True, ice=True)
        say(race, "5" if square != "b7" else "4")
        assert race.points == points


@clause("MS-S10")
def test_5_on_a_descent_with_skis_moves_8_and_does_not_fall() -> None:
    race = on_skis("b6", descents=True, falls=True)
    say(race, "5")
    assert race.fallen[0] == 0
    assert {int(square[1:]) for square in squares(race)} == {14}


@clause("MS-S10")
def test_4_on_ice_with_skis_moves_5_and_does_not_fall() -> None:
    race = on_skis("b7", ice=True)
    say(race, "4")
    assert race.fallen[0] == 0
    assert {int(square[1:]) for square in squares(race)} == {12}


@clause("MS-S10")
@pytest.mark.parametrize(("square", "die"), [("b6", 6), ("b7", 5), ("b7", 6)])
def test_falls_look_at_the_natural_roll(square: str, die: int) -> None:
    race = on_skis(square, descents=True, falls=True, ice=True)
    say(race, str(die))
    assert race.fallen[0] == 1


@clause("MS-S14")
@pytest.mark.parametrize(
    ("square", "die", "points"),
    [("b3", 1, 1), ("b3", 6, 5), ("b4", 3, 1), ("b6", 1, 4), ("b5", 6, 7)],
)
def test_sums_natural_roll_skis_then_ground_at_least_1(square: str, die: int, points: int) -> None:
    race = on_skis(square, climbs=True, descents=True)
    say(race, str(die))
    assert race.points == points


@clause("MS-S14")
def test_1_on_a_climb_of_2_with_skis_and_a_sprint_card_is_3() -> None:
    # our example: 1 + 1 - 2 = 0, raised to 1, then 3
    race = on_skis("b3", climbs=True, sprint_cards=True)
    say(race, "1")
    assert race.points == 1
    say(race, "sprint")
    assert {int(square[1:]) for square in squares(race)} == {6}


@clause("MS-S14")
def test_skis_do_not_count_for_shots_roll_offs_or_the_turn_order() -> None:
    race = on_skis("b13")
    shooting(race, 0, 1, risk=4)
    turn_of(race, 0)
    assert odds(race)["x"] == Fraction(3, 6)
    tied = race_on(seats=3, laps=2, skis=True)
    for seat, square in enumerate(("a31", "b31", "b5")):
        place(tied, seat, square, has_shot=1, lap=1, skis_open=1 - seat if seat < 2 else 0)
    turn_of(tied, 0)
    say(tied, "1 finish 2 finish 1 b6")
    say(tied, "3 4")  # the first got 2 beyond with its skis: level; skis add nothing now
    assert list(tied.place)[:2] == [2, 1]


@clause("MS-S11")
def test_medium_risk_with_the_rifle_stands_on_risk_2_pause_2() -> None:
    race = race_on(**BOTH, risk=True)
    place(race, 0, "b20", rifle_open=1)
    turn_of(race, 0)
    told = say(race, "1 S1 R3")
    assert (fact(told, "aimed", "risk"), fact(told, "aimed", "pauses")) == (2, 2)
    race.pauses_left[0] = 0
    turn_of(race, 0)
    assert odds(race)["x"] == Fraction(5, 6)


@clause("MS-S11")
def test_risk_4_becomes_3_and_5_becomes_4_but_2_stays() -> None:
    for words, risk in (("blue R4", 3), ("red R4", 4), ("blue R2", 2)):
        race = race_on(**BOTH, risk=True, wind=True)
        place(race, 0, "b20", rifle_open=1)
        turn_of(race, 0)
        say(race, f"1 S1 {words}")
        assert race.risk[0] == risk


@clause("MS-S11")
def test_rifle_and_red_wind_cancel_out() -> None:
    race = race_on(**BOTH, wind=True)
    place(race, 0, "b20", rifle_open=1)
    turn_of(race, 0)
    say(race, "1 S1 red")
    assert race.risk[0] == 3


@clause("MS-S10", "MS-S11")
def test_russian_skiers_may_open_both_kinds_french_only_one() -> None:
    russian = race_on(**BOTH)
    say(russian, "skis")
    assert options(russian) == ["go", "rifle"]
    french = race_on(**BOTH, edition="fr")
    assert options(french) == ["go", "skis", "rifle"]
    say(french, "skis")
    assert phase(french) == "roll" and french.rifle_held[0] == 1


@clause("MS-S18")
def test_after_the_crossing_move_and_before_the_next_roll_a_card_may_be_played() -> None:
    race = race_on(**BOTH)
    place(race, 0, "b31", has_shot=1)
    turn_of(race, 0)
    say(race, "2 b2 go 1 b1")
    assert race.active == 0 and options(race) == ["go", "skis", "rifle"]
    say(race, "rifle go 1")
    assert race.rifle_open[0] == 1 and race.points == 1


@clause("MS-S18")
def test_a_coachs_second_roll_is_a_next_roll_too() -> None:
    race = race_on(course({2: ". C ."}), **BOTH, coaches=True)
    place(race, 0, "b31", has_shot=1)
    turn_of(race, 0)
    say(race, "2 b2")
    assert options(race) == ["go", "stay", "skis", "rifle"]
    say(race, "skis go 1")
    assert race.points == 2


@clause("MS-S18")
def test_declining_the_coach_keeps_the_moment_open() -> None:
    race = race_on(course({2: ". C ."}), **BOTH, coaches=True)
    place(race, 0, "b31", has_shot=1)
    turn_of(race, 0)
    say(race, "2 b2 stay go 1 b1")
    assert options(race) == ["go", "skis", "rifle"]


@clause("MS-S18")
def test_the_card_that_ends_counts_for_the_whole_crossing_roll() -> None:
    race = on_skis("b31")
    race.has_shot[0] = 1
    say(race, "1")
    assert squares(race) == {"a2", "b2", "c2"}
    say(race, "b2")
    assert race.skis_open[0] == 0


@clause("MS-S10", "MS-S11")
def test_russian_used_cards_go_under_the_technique_deck_french_ones_are_out() -> None:
    for edition, size in (("ru", 8 + 2), ("fr", 0)):
        race = race_on(**BOTH, edition=edition)
        place(race, 0, "b31", has_shot=1, skis_open=1, rifle_open=int(edition == "ru"))
        turn_of(race, 0)
        say(race, "1 b2")
        assert race.technique_deck.size() == size
        assert (race.skis_open[0], race.rifle_open[0]) == (0, 0)


@clause("MS-S19")
@pytest.mark.parametrize(("edition", "seats", "size"), [("ru", 2, 8), ("ru", 5, 2), ("ru", 6, 0), ("fr", 2, 0)])
def test_russian_cards_of_colours_not_racing_form_the_technique_deck(edition: str, seats: int, size: int) -> None:
    assert race_on(**BOTH, seats=seats, edition=edition).technique_deck.size() == size


@clause("MS-S19")
def test_the_event_plays_ones_own_card_or_draws_from_the_deck() -> None:
    race = in_mid_lap()
    say(race, "4 a9 E13")
    assert options(race) == ["skis", "rifle", "deck"]
    say(race, "deck")
    assert odds(race) == {"skis": Fraction(1, 2), "rifle": Fraction(1, 2)}
    told = say(race, "rifle")
    assert kinds(told)[:2] == ["technique-drawn", "rifle"]
    assert (race.rifle_open[0], race.rifle_held[0]) == (1, 1)  # its own card is still in hand


@clause("MS-S19")
def test_a_card_from_the_deck_ends_at_the_line_as_usual() -> None:
    race = in_mid_lap()
    say(race, "4 a9 E13 deck skis")
    place(race, 0, "b31", has_shot=1)
    turn_of(race, 0)
    say(race, "1 b2")
    assert race.skis_open[0] == 0 and race.technique_deck.size() == 8


@clause("MS-S19", "MS-S10")
def test_a_drawn_second_of_a_kind_has_no_effect() -> None:
    race = in_mid_lap()
    race.skis_open[0] = 1
    say(race, "3 a9 E13")
    assert options(race) == ["rifle", "deck"]
    told = say(race, "deck skis")
    assert kinds(told)[:2] == ["technique-drawn", "no-effect"]
    assert list(race.technique_deck.under) == [0]


@clause("MS-S19", "MS-S11")
def test_french_events_play_own_cards_only_and_never_a_second() -> None:
    race = in_mid_lap(edition="fr")
    say(race, "4 a9 E13")
    assert options(race) == ["skis", "rifle"]
    second = in_mid_lap(edition="fr")
    second.rifle_open[0] = 1
    told = say(second, "4 a9 E13")
    assert kinds(told)[-2:] == ["no-effect", "turn"] and second.active == 1


@clause("MS-S19")
def test_with_nothing_to_play_the_event_has_no_effect() -> None:
    race = in_mid_lap(laps=1)
    assert "no-effect" in kinds(say(race, "4 a9 E14"))


@clause("MS-S19")
@pytest.mark.parametrize("seats", [2, 6])
def test_with_both_kinds_open_nothing_is_asked(seats: int) -> None:
    race = in_mid_lap(seats=seats)
    race.skis_open[0] = race.rifle_open[0] = 1
    told = say(race, "3 a9 E13")
    assert "no-effect" in kinds(told) and race.active == 1


@clause("MS-S19")
def test_a_deck_whose_next_card_would_be_a_second_is_not_offered() -> None:
    race = in_mid_lap(seats=6)  # the deck is empty: what comes up is known
    race.technique_deck.put_under(0)
    race.technique_deck.put_under(1)
    race.skis_open[0] = 1
    say(race, "3 a9 E13")
    assert options(race) == ["rifle"]


@clause("MS-S19", "MS-S8")
def test_what_can_be_played_must_be() -> None:
    race = in_mid_lap(seats=6, rifle=False)
    say(race, "4 a9 E13")
    assert options(race) == ["skis"] and mass_start.forced(race)

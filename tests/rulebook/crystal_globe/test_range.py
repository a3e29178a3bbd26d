"""The range: stands, sequences, shots, the weather, the ring."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from loipe.core.game import Illegal
from loipe.games import crystal_globe
from loipe.games.crystal_globe import codes as c
from loipe.games.crystal_globe import odds as exact
from loipe.games.crystal_globe.components import components
from tests.clauses import clause
from tests.rulebook.crystal_globe.positions import (
    HOME,
    die_name,
    fact,
    figure,
    kinds,
    odds,
    on_stand,
    options,
    phase,
    place,
    race_on,
    say,
    settle,
    shooting,
    squares,
    standing,
    turn_of,
    venue,
    where,
)

# CG-20: finding a stand


@clause("CG-20", "CG-75")
def test_the_first_on_the_range_takes_stand_one_beside_its_last_square() -> None:
    race = standing("b29")
    say(race, "5")
    assert {"r1", "r2", "r3", "r4"} <= squares(race)
    events = say(race, "r4")
    assert kinds(events)[:3] == ["moved", "given-stand", "at-stand"]
    assert where(race) == "S1"


@clause("CG-20")
def test_the_next_takes_the_lowest_free_stand_and_movement_left_is_lost() -> None:
    race = standing("b30")
    on_stand(race, 1, 1)
    turn_of(race, 0)
    say(race, "5")
    assert "r4" in squares(race)
    assert fact(say(race, "r4"), "at-stand", "stand") == 2


@clause("CG-20")
def test_a_stand_further_back_ends_the_way_there() -> None:
    race = race_on(seats=5)
    place(race, 0, "b30")
    for seat in range(1, 5):
        on_stand(race, seat, seat)
    turn_of(race, 0)
    say(race, "5")
    assert squares(race) == {"r1", "r2", "r3"}
    say(race, "r3")
    assert where(race) == "S5"


@clause("CG-20")
def test_who_falls_short_waits_on_grey_with_the_stand_given() -> None:
    race = standing("b29")
    assert fact(say(race, "3 r2"), "given-stand", "stand") == 1
    assert where(race) == "r2"
    on_its_way = race.stand[0]
    place(race, 1, "b30")
    turn_of(race, 1)
    say(race, "5 r4")
    assert on_its_way == 0
    assert where(race, 1) == "S2"
    turn_of(race, 0)
    say(race, "5")
    assert squares(race) == {"r3", "r4"}


@clause("CG-20")
def test_cards_may_be_played_to_get_there() -> None:
    race = standing("b29", level="tactique")
    settle(race, "4 +1 r4")
    assert where(race) == "S1"


@clause("CG-20", "CG-22")
def test_shooting_starts_next_turn_and_five_shots_end_it() -> None:
    race = shooting()
    assert phase(race) == "shot"
    say(race, "x go x go x go x")
    assert phase(race) == "aim"
    assert race.aiming[0] == 1
    say(race, "go x")
    assert race.aiming[0] == 0


# CG-21, CG-22, CG-72: sequences


@clause("CG-21", "CG-72")
@pytest.mark.parametrize(("standing_shot", "wind", "base"), list(product((0, 1), (0, 1), (0, 1, 2))))
def test_the_table_follows_the_ladder(standing_shot: int, wind: int, base: int) -> None:
    race = race_on(seats=2, bases=(c.BASES[base], "grey"))
    race.wind = wind
    on_stand(race, 0, 1, standing_shot)
    turn_of(race, 0)
    step = base + 2 * standing_shot + 3 * wind
    ladder = [
        "green green green yellow orange", "green green blue yellow orange", "green blue blue orange red",
        "blue blue blue orange purple", "blue blue yellow orange purple", "blue yellow yellow red purple",
        "yellow yellow yellow purple purple", "yellow yellow orange purple purple",
    ]  # fmt: skip
    seen = []
    for shot in range(5):
        seen.append(die_name(race))
        say(race, "o" if shot == 4 else "o go")
    assert " ".join(seen) == ladder[step]


HITS = {"green": 11, "blue": 10, "yellow": 9, "orange": 8, "red": 7, "purple": 6}


@clause("CG-71", "CG-72", "CG-23")
@pytest.mark.parametrize(("standing_shot", "wind", "base"), list(product((0, 1), (0, 1), (0, 1, 2))))
def test_every_cell_of_the_table_has_exact_odds(standing_shot: int, wind: int, base: int) -> None:
    terms = race_on(seats=2).terms
    dice = components().sequence(c.BASES[base], standing_shot == 1, wind == 1)
    calm = [Fraction(HITS[die], 12) for die in dice]
    for place_in, chance in enumerate(calm):
        assert exact.hit_chance(terms, standing_shot, wind, base, place_in) == chance
    step = base + 2 * standing_shot + 3 * wind
    three_two, at_once = [(55, 50), (54, 49), (52, 46), (50, 44), (49, 43), (47, 41), (45, 39), (44, 38)][step]
    assert sum(calm[:3]) + sum(calm[:2]) == Fraction(three_two, 12)
    assert sum(calm) == Fraction(at_once, 12)


@clause("CG-22")
def test_after_a_stop_the_sequence_starts_again_in_the_weather_of_that_moment() -> None:
    race = shooting(bases=("black", "grey"))
    assert die_name(race) == "green"
    say(race, "x go x stop")
    assert race.shots[0] == 2
    race.wind = 1
    turn_of(race, 0)
    assert die_name(race) == "blue"
    assert fact(say(race, "x"), "shot", "number") == 3


@clause("CG-22")
def test_the_first_shot_of_a_turn_is_due_then_go_or_stop() -> None:
    race = shooting()
    say(race, "x")
    assert options(race) == ["go", "stop"]
    with pytest.raises(Illegal) as refused:
        crystal_globe.read(race, "b3")
    assert refused.value.message == "crystal-globe-at-range"


@clause("CG-22")
def test_the_choice_is_shown_with_its_odds() -> None:
    race = shooting(bases=("grey", "white"))
    say(race, "x")
    go, stop = crystal_globe.prompt(race, 0).options
    assert go.odds[0].facts == {"ways": 11, "of": 12, "percent": 92}
    assert [part.facts["split"] for part in go.odds[1:]] == ["4", "3+1", "2+2", "2+1+1", "1+3", "1+2+1", "1+1+1+1"]
    assert [part.facts["split"] for part in stop.odds[1:]] == ["4", "3+1", "2+2", "2+1+1", "1+1+1+1"]
    clean, misses = exact.series(race.terms, 0, 0, 1, 1, (2, 2))
    shown = go.odds[3].facts
    assert shown["percent"] == round(100 * clean)
    assert shown["laps"] == round(10 * misses) / 10
    turns = Fraction(1, 36)
    calm = Fraction(11, 12) ** 2
    windy = (Fraction(10, 12) - turns) * Fraction(10, 12) + turns * Fraction(11, 12)
    assert clean == Fraction(11, 12) * ((Fraction(10, 12) - turns) * calm + turns * windy)


@clause("CG-23")
def test_a_white_face_is_a_white_target_a_coloured_one_a_black() -> None:
    race = shooting()
    assert odds(race) == {"o": Fraction(1, 12), "x": Fraction(11, 12)}
    say(race, "x go o go x")
    assert (figure(race).white, race.black[0]) == (2, 1)


@clause("CG-24")
def test_after_the_fifth_shot_white_targets_are_dropped_and_the_skier_moves_at_once() -> None:
    race = shooting()
    events = say(race, "x go x go x go x go x")
    assert kinds(events)[-1] == "series"
    assert (phase(race), race.active, where(race)) == ("roll", 0, "r4")
    assert figure(race).white == 0
    say(race, "4")
    assert race.die == 4
    assert "a4" in squares(race)


@clause("CG-24", "CG-50")
def test_level_three_moves_four_after_the_last_shot() -> None:
    race = shooting(level="strategique")
    say(race, "x go x go x go x go x")
    assert phase(race) == "choose"
    assert race.die == 4


@clause("CG-24")
def test_two_cards_and_no_slipstream_after_the_last_shot() -> None:
    race = shooting(level="tactique")
    race.slip[0] = 2
    say(race, "x go x go x go x go x 4")
    assert race.die == 4
    say(race, "+1 +2")
    assert {"a7", "b7", "c7"} <= squares(race)


# CG-25: the weather


@clause("CG-25", "CG-71", "CG-73")
def test_a_windsock_hits_and_may_turn_the_weather_at_once() -> None:
    race = shooting(lap=1, bases=("grey", "white"))
    assert die_name(race) == "blue"
    assert odds(race) == {"o": Fraction(2, 12), "x": Fraction(9, 12), "w": Fraction(1, 12)}
    say(race, "w")
    assert phase(race) == "gust"
    assert figure(race).white == 1
    assert odds(race)["windsock"] == Fraction(1, 3)
    events = say(race, "windsock")
    assert fact(events, "gust", "wind") is True
    say(race, "go")
    assert die_name(race) == "yellow"
    assert race.turn_shots == 1


@clause("CG-25")
def test_anything_else_leaves_the_weather() -> None:
    race = shooting(lap=1, bases=("grey", "white"), wind=0)
    say(race, "w vortex")
    assert race.wind == 0


@clause("CG-25")
def test_the_fifth_shot_checks_the_weather_too() -> None:
    race = shooting(wind=1, bases=("black", "white"))
    say(race, "x stop")
    race.shots[0] = 4
    turn_of(race, 0)
    say(race, "w windsock")
    assert race.wind == 0
    assert phase(race) == "roll"


# CG-26, CG-27: the ring


@clause("CG-26", "CG-27")
def test_each_black_target_is_nine_squares_of_ring() -> None:
    race = shooting()
    say(race, "o go x go x go x go x 5")
    assert squares(race) == {"p1", "p2", "p3", "p4", "p5"}
    say(race, "p5")
    turn_of(race, 0)
    say(race, "5")
    assert squares(race) >= {"p9", "a1", "b1", "c1"}
    events = say(race, "b1")
    assert fact(events, "ring-done", "laps") == 0
    assert (race.black[0], race.lap[0]) == (0, 1)


@clause("CG-27")
def test_with_more_laps_owed_square_one_follows_nine() -> None:
    race = race_on()
    place(race, 0, "p7", black=2)
    turn_of(race, 0)
    say(race, "5")
    assert squares(race) == {"p8", "p9", "p1", "p2", "p3"}
    say(race, "p3")
    assert race.black[0] == 1


@clause("CG-27")
def test_square_nine_takes_the_target_and_stopping_there_is_legal() -> None:
    race = race_on()
    place(race, 0, "p7", black=1)
    turn_of(race, 0)
    say(race, "4 p9")
    assert (where(race), race.black[0]) == ("p9", 0)
    turn_of(race, 0)
    say(race, "3")
    assert {square[1:] for square in squares(race)} == {"1", "2", "3"}


@clause("CG-27")
def test_whoever_owes_must_enter_and_whoever_does_not_skis_on() -> None:
    race = race_on()
    place(race, 0, "r3", has_shot=1, black=1)
    turn_of(race, 0)
    say(race, "4")
    assert squares(race) == {"r4", "p1", "p2", "p3"}
    clean = race_on()
    place(clean, 0, "r3", has_shot=1)
    turn_of(clean, 0)
    say(clean, "4")
    assert {"a1", "b3"} <= squares(clean)


@clause("CG-27")
def test_the_ring_comes_back_at_the_next_row_also_behind_a_home_straight() -> None:
    race = race_on(venue(home=HOME))
    place(race, 0, "p8", black=1)
    turn_of(race, 0)
    say(race, "4")
    assert squares(race) == {"p9", "a35", "b35", "c35", "a36", "b36", "c36", "a1", "b1", "c1"}


@clause("CG-2", "CG-27")
def test_no_slipstream_recovery_or_obstruction_in_the_ring() -> None:
    race = race_on(level="tactique")
    place(race, 0, "p2", black=1)
    place(race, 1, "p4", black=1)
    race.pile_size[0] = 1
    turn_of(race, 0)
    events = settle(race, "4 p3")
    assert not {"drafted", "recovered"} & set(kinds(events))


@clause("CG-27")
def test_cards_work_in_the_ring() -> None:
    race = race_on(level="tactique")
    place(race, 0, "p2", black=1)
    turn_of(race, 0)
    settle(race, "4 +2 p8")
    assert where(race) == "p8"


# CG-28: the last lap


@clause("CG-28", "CG-30")
def test_the_last_lap_crosses_the_range_as_plain_squares() -> None:
    race = race_on()
    place(race, 0, "b30", lap=2)
    turn_of(race, 0)
    say(race, "5")
    assert {"r1", "r4", "f1"} <= set(options(race))
    say(race, "r3")
    assert (where(race), race.stand[0]) == ("r3", -1)


@clause("CG-26")
def test_a_clean_series_owes_nothing() -> None:
    race = shooting()
    events = say(race, "x go x go x go x go x 3")
    assert fact(events, "series", "misses") == 0
    assert {"a1", "b1", "c1"} <= squares(race)

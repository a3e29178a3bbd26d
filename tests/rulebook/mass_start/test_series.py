"""The series: into the stand, one shot a turn, back to the track, and on past the other stands."""

from __future__ import annotations

from fractions import Fraction

import pytest

from loipe.core.game import Defects
from loipe.core.text import Text
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
    where,
)


@clause("MS-8")
def test_entering_puts_the_figure_on_the_stand_and_the_marker_on_risk_3_pause_0() -> None:
    race = standing("b20")
    told = say(race, "2 S2")
    assert kinds(told)[:4] == ["rolled", "moved", "entered", "aimed"]
    assert (where(race), race.risk[0], race.pauses_left[0], race.targets_left[0]) == ("S2", 3, 0, 5)


@clause("MS-9")
def test_from_the_next_turn_on_one_shot_a_turn() -> None:
    race = standing("b20")
    say(race, "2 S2")
    assert race.active == 1 and race.shots[0] == 0
    say(race, "1 b1")
    assert race.active == 0 and phase(race) == "shot"
    say(race, "x")
    assert race.active == 1 and race.shots[0] == 1


@clause("MS-9")
@pytest.mark.parametrize("risk", [2, 3, 4, 5])
def test_a_shot_at_risk_r_hits_on_r_or_more(risk: int) -> None:
    race = race_on()
    shooting(race, 0, 1, risk=risk)
    turn_of(race, 0)
    assert odds(race)["x"] == Fraction(7 - risk, 6)
    for die in range(1, 7):
        assert mass_start.read(race, str(die)) == int(die >= risk)


@clause("MS-9")
def test_a_first_shot_of_5_leaves_4_targets_in_slot_1() -> None:
    race = race_on()
    shooting(race, 0, 1)
    turn_of(race, 0)
    told = say(race, "5")
    assert (fact(told, "shot", "targets"), fact(told, "shot", "shots")) == (4, 1)


@clause("MS-9")
def test_a_first_shot_of_2_leaves_5_and_a_later_miss_carries_the_number_on() -> None:
    race = race_on()
    shooting(race, 0, 1)
    turn_of(race, 0)
    plates = []
    for word in ("2", "6", "1"):
        turn_of(race, 0)
        told = say(race, word)
        plates.append((fact(told, "shot", "shots"), fact(told, "shot", "targets")))
    assert plates == [(1, 5), (2, 4), (3, 4)]


def shoot(race: Race, words: str) -> None:
    """One shot a turn of the first skier."""
    for word in words.split():
        turn_of(race, 0)
        say(race, word)


@clause("MS-10")
def test_the_series_ends_with_the_fifth_target() -> None:
    race = race_on()
    shooting(race, 0, 1)
    shoot(race, "x x x x")
    assert where(race) == "S1" and race.has_shot[0] == 0
    shoot(race, "x")
    assert phase(race) == "back" and race.shots[0] == 5 and race.loops_left[0] == 0


@clause("MS-10", "MS-12")
def test_the_series_ends_with_the_eighth_shot() -> None:
    race = race_on()
    shooting(race, 0, 1)
    shoot(race, "o x o x x o o")
    assert race.has_shot[0] == 0
    shoot(race, "o")
    assert phase(race) == "back" and race.shots[0] == 8 and race.loops_left[0] == 2


@clause("MS-10")
def test_exact_chances_of_a_series_by_walking_every_shot() -> None:
    race = race_on()
    shooting(race, 0, 1, risk=3)
    loops = dict.fromkeys(range(6), Fraction(0))

    def walk(race: Race, chance: Fraction) -> None:
        turn_of(race, 0)
        for word, likely in odds(race).items():
            after = race.clone()
            say(after, word)
            if after.has_shot[0]:
                loops[after.loops_left[0]] += chance * likely
            else:
                walk(after, chance * likely)

    walk(race, Fraction(1))
    # eight shots, each a hit with 2/3: clean with five hits or more
    assert loops[0] == Fraction(1792 + 1792 + 1024 + 256, 6561)
    assert loops[5] == Fraction(1, 6561)
    assert sum(loops.values()) == 1


@clause("MS-10")
def test_russian_figures_go_back_to_either_square_beside_the_stand() -> None:
    race = race_on()
    shooting(race, 0, 4, targets_left=1, shots=4)
    shoot(race, "x")
    assert options(race) == ["a24", "b24"]


@clause("MS-10")
def test_french_figures_go_back_to_the_lane_farther_from_the_range() -> None:
    race = race_on(edition="fr")
    shooting(race, 0, 4, targets_left=1, shots=4)
    shoot(race, "x")
    assert options(race) == ["b24"]


@clause("MS-10")
def test_if_that_square_is_taken_the_other_if_both_the_nearest_behind() -> None:
    for edition in ("ru", "fr"):
        race = race_on(seats=4, edition=edition)
        shooting(race, 0, 4, targets_left=1, shots=4)
        place(race, 1, "b24", has_shot=1)
        full = race.clone()
        shoot(race, "x")
        assert options(race) == ["a24"]
        place(full, 2, "a24", has_shot=1)
        place(full, 3, "a23", has_shot=1)
        shoot(full, "x")
        assert options(full) == ["b23"]


@clause("MS-10")
def test_a_course_has_room_behind_the_stands_for_everybody() -> None:
    cramped = course(rows=[". . ."] + [". ."] * 6 + [". . .", ". . . junction", ". . .", ". . ."], track=1)
    with pytest.raises(Defects) as refused:
        race_on(cramped)
    assert [(defect.message, defect.clause) for defect in refused.value.defects] == [("course-range-early", "MS-10")]
    assert (
        Text("en")
        .defects(refused.value)[0]
        .startswith("Line 11: there are only 3 squares before the range. It needs 4")
    )


@clause("MS-10")
def test_the_figure_is_back_in_the_turn_of_the_last_shot_and_skis_from_the_next_on() -> None:
    race = race_on()
    shooting(race, 0, 4, targets_left=1, shots=4)
    shoot(race, "x")
    say(race, "b24")
    assert where(race) == "b24" and race.active == 1
    say(race, "1 b1")
    assert race.active == 0 and phase(race) == "roll"


@clause("MS-25")
def test_who_has_shot_passes_the_other_stands_also_from_behind_its_own_row() -> None:
    for edition in ("ru", "fr"):
        race = race_on(edition=edition)
        place(race, 0, "b20", has_shot=1)
        turn_of(race, 0)
        say(race, "3")
        assert squares(race) == {"a23", "b23"}
        say(race, "a23")
        turn_of(race, 0)
        assert phase(race) == "roll" and where(race) == "a23"
        say(race, "5")
        assert "b28" in squares(race)


@clause("MS-11")
def test_clean_the_next_turn_skis_straight_on_to_the_line() -> None:
    race = race_on(laps=2)
    place(race, 0, "b27", has_shot=1)
    turn_of(race, 0)
    say(race, "6")
    assert squares(race) == {"a2", "b2", "c2"}
    assert "crossed" in kinds(say(race, "b2"))
    assert race.lap[0] == 1 and race.has_shot[0] == 0

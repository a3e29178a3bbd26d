"""Every word that does not fit gets the reason, with its clause."""

from __future__ import annotations

import pytest

from loipe.core.game import Illegal, Malformed
from loipe.core.text import Text
from loipe.games import mass_start
from loipe.games.mass_start.state import Race
from tests.clauses import clause
from tests.rulebook.mass_start.positions import (
    COURSE,
    ROWS,
    beside_stands,
    course,
    give,
    options,
    place,
    race_on,
    say,
    shooting,
    standing,
    turn_of,
)


def reason(race: Race, word: str) -> tuple[str, str]:
    """Why a word is refused. Nothing has changed after it, and there is a sentence for it."""
    before = race.key()
    with pytest.raises(Illegal) as refused:
        mass_start.read(race, word)
    assert race.key() == before
    assert Text("en", ("Anna", "Boris", "Carla", "Dag"), "mass-start").refusal(refused.value)
    return refused.value.message, refused.value.clause


def rolled(square: str, die: int, text: str = COURSE, **settings: bool) -> Race:
    race = standing(square, text, **settings)
    say(race, str(die))
    return race


@clause("MS-2")
def test_first_a_start_square() -> None:
    race = mass_start.start(mass_start.Config(edition="fr"))
    assert reason(race, "b5") == ("mass-start-not-now-grid", "MS-2")


@clause("MS-3")
@pytest.mark.parametrize(
    ("word", "message"),
    [
        ("b15", "mass-start-too-short"),
        ("b18", "mass-start-out-of-reach"),
        ("b12", "mass-start-out-of-reach"),
        ("b13", "mass-start-must-move"),
        ("stay", "mass-start-must-move"),
        ("go", "mass-start-must-move"),
    ],
)
def test_a_move_uses_exactly_its_points(word: str, message: str) -> None:
    assert reason(rolled("b13", 4), word) == (message, "MS-3")


@clause("MS-4")
def test_a_taken_square() -> None:
    race = rolled("b13", 1)
    place(race, 1, "b14")
    race = race.clone()
    turn_of(race, 0)
    say(race, "1")
    assert reason(race, "b14") == ("mass-start-taken", "MS-4")


@clause("MS-5")
def test_a_way_that_is_blocked() -> None:
    race = standing("b13", course({14: ". # .", 15: ". # .", 16: ". # ."}))
    place(race, 1, "a15")
    say(race, "3")
    assert reason(race, "a16") == ("mass-start-way-blocked", "MS-5")


@clause("MS-7")
def test_whoever_has_to_shoot_must_stop() -> None:
    assert reason(beside_stands("1", "b20", "4"), "b24") == ("mass-start-must-stop", "MS-7")
    assert reason(beside_stands("1", "b20", "4"), "S1") == ("mass-start-taken", "MS-4")


@clause("MS-10")
def test_first_back_to_the_track() -> None:
    race = race_on()
    shooting(race, 0, 1, targets_left=1, shots=4)
    turn_of(race, 0)
    say(race, "x")
    assert reason(race, "b25") == ("mass-start-not-now-back", "MS-10")


@clause("MS-13", "MS-28")
def test_the_finish_is_too_far_or_cannot_be_declined() -> None:
    race = race_on()
    place(race, 0, "b28", has_shot=1)
    turn_of(race, 0)
    say(race, "2")
    assert reason(race, "finish") == ("mass-start-cannot-finish", "MS-13")
    turn_of(race, 0)
    say(race, "6")
    assert reason(race, "b31") == ("mass-start-crosses", "MS-28")


@clause("MS-15")
def test_the_race_is_over() -> None:
    race = race_on(last_round=1)
    say(race, "1 b1 2 b2")
    assert reason(race, "b3") == ("race-is-over", "MS-15")


@clause("MS-S3")
def test_first_get_up() -> None:
    race = rolled("b6", 6, falls=True)
    say(race, "1 b1")
    assert reason(race, "b5") == ("mass-start-not-now-put-back", "MS-S3")


@clause("MS-S5")
def test_no_sprint_card_or_a_second_one() -> None:
    assert reason(rolled("b10", 2), "sprint") == ("mass-start-no-sprint", "MS-S5")
    race = standing("b10", laps=2, sprint_cards=True)
    say(race, "2 sprint")
    assert reason(race, "sprint") == ("mass-start-sprint-once", "MS-S5")


@clause("MS-S6")
def test_first_the_risk() -> None:
    race = rolled("b20", 1, risk=True)
    say(race, "S1")
    assert reason(race, "go") == ("mass-start-not-now-risk", "MS-S6")


@clause("MS-9", "MS-S21")
def test_at_the_stand_one_shoots_or_pauses() -> None:
    race = race_on(laps=2, events=True, sprint_cards=True)
    shooting(race, 0, 1)
    give(race, 0, 23)
    turn_of(race, 0)
    assert reason(race, "b21") == ("mass-start-not-now-aim", "MS-9")


@clause("MS-S8")
def test_a_card_that_is_not_in_the_deck() -> None:
    race = standing("b5", events=True)
    race.event_deck.draw(6)
    say(race, "4 a9")
    assert reason(race, "E7") == ("mass-start-not-in-deck", "MS-S8")


@clause("MS-S21")
def test_a_card_not_held_or_not_for_this_moment() -> None:
    race = race_on(events=True)
    give(race, 0, 23)
    place(race, 0, "b13")
    turn_of(race, 0)
    say(race, "2")
    assert reason(race, "E16") == ("mass-start-card-not-held", "MS-S21")
    assert reason(race, "E23") == ("mass-start-card-not-now", "MS-S21")


@clause("MS-S10", "MS-S11", "MS-S18")
def test_technique_cards_out_of_time_or_out_of_hand() -> None:
    race = race_on(laps=2, skis=True, rifle=True)
    say(race, "skis")
    race.skis_held[0] = 1
    assert reason(race, "skis") == ("mass-start-second-technique", "MS-S10")
    race.rifle_held[0] = 0
    assert reason(race, "rifle") == ("mass-start-no-technique-card", "MS-S11")
    race.rifle_held[0] = 1
    say(race, "go 1")
    assert reason(race, "rifle") == ("mass-start-technique-at-line", "MS-S18")


@clause("MS-S19")
def test_the_event_asks_about_technique_cards_only() -> None:
    race = standing("b5", laps=2, skis=True, events=True)
    say(race, "4 a9 E13")
    assert reason(race, "b10") == ("mass-start-not-now-technique", "MS-S19")


@clause("MS-21")
def test_roll_first() -> None:
    race = race_on(laps=2, skis=True)
    assert reason(race, "b2") == ("mass-start-not-now-before", "MS-21")


@pytest.mark.parametrize("word", ["", "b99", "z", "E25", "E0", "b1b1", "e²", "12", "🎿" * 50])
def test_what_is_no_word_at_all_is_answered_with_those_that_are(word: str) -> None:
    race = rolled("b13", 2)
    with pytest.raises(Malformed) as refused:
        mass_start.read(race, word)
    assert refused.value.facts["words"] == "a15, b15, c15"
    assert len(str(refused.value.facts["word"])) <= 20


@pytest.mark.parametrize("word", ["0", "7", "b5", "red", "x", "１", "²"])
def test_a_die_shows_1_to_6(word: str) -> None:
    with pytest.raises(Malformed, match="mass-start-no-such-outcome"):
        mass_start.read(standing("b13"), word)


@pytest.mark.parametrize("word", ["e", "E", "E25", "Z7", "Z0", "E²", "x", ""])
def test_a_deck_holds_events_and_sprint_cards(word: str) -> None:
    race = standing("b5", events=True)
    say(race, "4 a9")
    with pytest.raises(Malformed, match="mass-start-no-such-outcome"):
        mass_start.read(race, word)


def test_words_are_read_in_any_case() -> None:
    race = rolled("b13", 2)
    assert mass_start.read(race, "B15") == mass_start.read(race, "b15")
    stands = rolled("b20", 2)
    assert mass_start.read(stands, "s2") == mass_start.read(stands, "S2")


def test_on_a_course_of_five_lanes_e5_is_a_square_and_capital_e5_a_card() -> None:
    wide = ["row . . . . ."] * 19 + ["row # . . . #"]
    text = course().replace("\n".join(f"row {row}" for row in ROWS[:20]), "\n".join(wide))
    race = race_on(text, events=True)
    give(race, 0, 17)
    place(race, 0, "d15")
    turn_of(race, 0)
    say(race, "2")
    assert {"e17", "E17"} <= set(options(race))
    for code in race.options():
        assert mass_start.read(race, mass_start.write(race, code)) == code

"""Every word that does not fit gets the reason, with its clause."""

from __future__ import annotations

from typing import Any

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


def rolled(square: str, die: int, text: str = COURSE, **settings: Any) -> Race:
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
        ("go", "mass-start-must-move"),
    ],
)
def test_a_move_uses_exactly_its_points(word: str, message: str) -> None:
    assert reason(rolled("b13", 4), word) == (message, "MS-3")


@clause("MS-5")
def test_who_is_not_blocked_does_not_stay() -> None:
    assert reason(rolled("b13", 4), "stay") == ("mass-start-not-blocked", "MS-5")


@clause("MS-5")
@pytest.mark.parametrize("word", ["go", "b15", "b14", "finish", "i3"])
def test_blocked_wholly_one_stays(word: str) -> None:
    race = race_on(seats=4)
    place(race, 0, "b13")
    for seat, square in enumerate(("a14", "b14", "c14"), 1):
        place(race, seat, square)
    turn_of(race, 0)
    say(race, "2")
    assert reason(race, word) == ("mass-start-blocked", "MS-5")


@clause("MS-4")
def test_a_taken_square() -> None:
    race = rolled("b13", 1)
    place(race, 1, "b14")
    race = race.clone()
    turn_of(race, 0)
    say(race, "1")
    assert reason(race, "b14") == ("mass-start-taken", "MS-4")


@clause("MS-4")
def test_a_way_that_leads_over_somebody() -> None:
    race = standing("b13", course({14: ". # .", 15: ". # .", 16: ". # ."}))
    place(race, 1, "a15")
    say(race, "3")
    assert reason(race, "a16") == ("mass-start-way-blocked", "MS-4")


@clause("MS-7", "MS-25", "MS-17")
def test_stands_are_for_those_who_have_to_shoot() -> None:
    race = race_on(ending="full_lap")
    place(race, 0, "b21", has_shot=1)
    turn_of(race, 0)
    say(race, "2")
    assert reason(race, "S3") == ("mass-start-has-shot", "MS-25")
    race.lap[0] = 1
    assert reason(race, "S3") == ("mass-start-no-shooting", "MS-17")
    assert reason(rolled("b19", 1), "S6") == ("mass-start-out-of-reach", "MS-3")


@clause("MS-7", "MS-23")
def test_the_range_holds_back_whoever_has_to_shoot() -> None:
    french = beside_stands("12345", "b21", "2", edition="fr")
    assert reason(french, "S6") == ("mass-start-out-of-reach", "MS-3")
    last = beside_stands("6", "b26", "2", edition="fr")
    assert reason(last, "b27") == ("mass-start-last-stand", "MS-7")
    near = beside_stands("123", "a21", "6", edition="fr")
    assert reason(near, "S6") == ("mass-start-nearer-stand", "MS-23")
    waiting = beside_stands("23456", "b25", "2")
    assert reason(waiting, "b26") == ("mass-start-nearer-stand", "MS-23")
    assert reason(waiting, "b24") == ("mass-start-too-short", "MS-3")
    edge = beside_stands("6", "a20", "1", edition="fr")
    assert reason(edge, "a21") == ("mass-start-must-stop", "MS-7")
    assert reason(edge, "b21") == ("mass-start-out-of-reach", "MS-3")


@clause("MS-23")
@pytest.mark.parametrize("word", ["a26", "a23", "S5", "go"])
def test_the_way_to_the_nearest_free_stand_may_be_blocked(word: str) -> None:
    race = race_on(seats=5)
    place(race, 0, "a24")
    for seat, square in enumerate(("a25", "b25"), 1):
        place(race, seat, square, has_shot=1)
    for seat, stand in ((3, 3), (4, 4)):
        shooting(race, seat, stand)
    turn_of(race, 0)
    say(race, "1")
    assert reason(race, word) == ("mass-start-blocked-at-range", "MS-23")


@clause("MS-7")
def test_nobody_skis_past_the_range() -> None:
    race = beside_stands("3456", "b25", "2")  # back to S2 it goes, not past the last stand
    assert reason(race, "b27") == ("mass-start-past-range", "MS-7")


@clause("MS-12", "MS-26")
def test_loops_come_first_and_only_for_those_who_owe_them() -> None:
    race = race_on(laps=2)
    place(race, 0, "b27", has_shot=1, loops_left=1)
    turn_of(race, 0)
    say(race, "3")
    assert reason(race, "b30") == ("mass-start-loops-first", "MS-12")
    race.loops_left[0] = 0
    turn_of(race, 0)
    say(race, "3")
    assert reason(race, "i2") == ("mass-start-no-loop-owed", "MS-26")


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
    early = race_on(laps=2)
    place(early, 0, "b30", has_shot=1)
    turn_of(early, 0)
    say(early, "3")
    assert reason(early, "finish") == ("mass-start-laps-to-go", "MS-13")
    assert reason(rolled("b5", 3), "finish") == ("mass-start-shoot-first", "MS-17")


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
    assert reason(rolled("b10", 2), "R3") == ("mass-start-risk-off", "MS-S6")
    assert reason(rolled("b10", 2, risk=True), "R3") == ("mass-start-risk-once", "MS-S6")


@clause("MS-9", "MS-S21")
def test_at_the_stand_one_shoots_or_pauses() -> None:
    race = race_on(laps=2, events=True, sprint_cards=True)
    shooting(race, 0, 1)
    give(race, 0, 23)
    turn_of(race, 0)
    assert reason(race, "b21") == ("mass-start-not-now-aim", "MS-9")


@clause("MS-S19", "MS-S20")
def test_a_card_that_cannot_come_up() -> None:
    race = standing("b5", laps=2, skis=True, events=True)
    for card in (6, 7):
        race.event_deck.draw(card)
    race.event_deck.put_under(6)
    say(race, "4 a9")
    assert reason(race, "E7") == ("mass-start-under-deck", "MS-S20")
    assert reason(race, "E8") == ("mass-start-not-in-deck", "MS-S20")
    say(race, "E13 deck")
    assert reason(race, "rifle") == ("mass-start-not-in-deck", "MS-S19")


@clause("MS-S21")
def test_a_card_not_held_or_not_for_this_moment() -> None:
    race = race_on(events=True)
    give(race, 0, 23)
    place(race, 0, "b13")
    turn_of(race, 0)
    say(race, "2")
    assert reason(race, "E16") == ("mass-start-card-not-held", "MS-S21")
    assert reason(race, "E23") == ("mass-start-card-not-now", "MS-S21")
    shooting(race, 0, 1, risk=2)
    turn_of(race, 0)
    assert reason(race, "E23") == ("mass-start-card-no-use", "MS-S21")


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
    assert reason(race, "stay") == ("mass-start-must-play", "MS-S8")
    assert reason(rolled("b5", 4), "deck") == ("mass-start-deck-by-event", "MS-S19")
    alone = standing("b5", seats=6, laps=2, skis=True, events=True)
    say(alone, "4 a9 E13")
    assert reason(alone, "deck") == ("mass-start-no-deck", "MS-S19")


@clause("MS-S15", "MS-S22")
def test_a_card_that_moves_is_no_roll() -> None:
    race = standing("b5", laps=2, sprint_cards=True, events=True)
    say(race, "4 a9 E4")
    assert reason(race, "sprint") == ("mass-start-sprint-on-roll", "MS-S15")
    assert reason(race, "stay") == ("mass-start-carried", "MS-S22")


@clause("MS-21")
def test_roll_first() -> None:
    race = race_on(laps=2, skis=True)
    assert reason(race, "b2") == ("mass-start-not-now-before", "MS-21")


@pytest.mark.parametrize("word", ["", "b99", "z", "E25", "E0", "E05", "E５", "b1b1", "e²", "12", "🎿" * 50])
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


@clause("MS-9")
def test_a_shot_is_named_by_the_die_or_by_what_it_did() -> None:
    race = race_on()
    shooting(race, 0, 1)
    turn_of(race, 0)
    with pytest.raises(Malformed) as refused:
        mass_start.read(race, "7")
    assert refused.value.facts["words"] == "o, x, 1, 2, 3, 4, 5, 6"
    assert [mass_start.read(race, word) for word in ("o", "x", "2", "3")] == [0, 1, 0, 1]


@pytest.mark.parametrize("word", ["e", "E", "E25", "Z7", "Z0", "Z01", "E²", "E５", "x", ""])
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

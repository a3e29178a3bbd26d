"""Words that do not fit, each with the sentence and the clause that is the reason."""

from __future__ import annotations

import pytest

from loipe.core.game import Illegal, Malformed, Refused
from loipe.core.text import Text
from loipe.games import crystal_globe
from loipe.games.crystal_globe.state import Race
from tests.clauses import clause
from tests.rulebook.crystal_globe.positions import (
    fresh,
    give,
    on_stand,
    pile_up,
    place,
    race_on,
    say,
    shooting,
    standing,
    turn_of,
)

TEXT = Text("en", ("Anna", "Brandt", "Carla", "Dag"), "crystal-globe")


def refusal(race: Race, word: str) -> tuple[str, str]:
    """The reason's id and clause; its sentence can be said."""
    with pytest.raises(Refused) as refused:
        crystal_globe.read(race, word)
    assert isinstance(refused.value, (Illegal, Malformed))
    assert TEXT.refusal(refused.value)
    return refused.value.message.removeprefix("crystal-globe-"), refused.value.clause


@clause("CG-12", "CG-13", "CG-40")
@pytest.mark.parametrize(
    ("words", "word", "reason"),
    [
        ("4 +1", "stay", ("card-spent", "CG-12")),
        ("4 +1", "b21", ("card-spent", "CG-12")),
        ("4 +1 +1", "+1", ("cards-enough", "CG-12")),
        ("4", "+4", ("no-such-card", "CG-40")),
        ("4", "card", ("cards-chosen", "CG-40")),
        ("4", "go", ("not-at-range", "CG-22")),
        ("4", "f2", ("lap-first", "CG-62")),
        ("4", "F2", ("no-such-word", "")),
        ("4", "p3", ("no-lap-owed", "CG-26")),
        ("4", "b24", ("out-of-reach", "CG-12")),
        ("4", "b19", ("here", "CG-13")),
        ("4", "a19", ("beside", "CG-13")),
        ("4", "c18", ("behind", "CG-13")),
        ("4", "start", ("behind", "CG-13")),
        ("4", "b99", ("no-such-word", "")),
        ("5 +3 +2", "b28", ("longest", "CG-13")),
        ("", "+1", ("no-such-outcome", "")),
        ("", "7", ("no-such-outcome", "")),
    ],
)
def test_a_word_that_does_not_fit_is_refused_with_its_reason(words: str, word: str, reason: tuple[str, str]) -> None:
    race = standing("b19", level="tactique")
    say(race, words)
    assert refusal(race, word) == reason


@clause("CG-13")
def test_two_lanes_over_is_not_a_closed_way() -> None:
    race = standing("a19")
    say(race, "4")
    assert refusal(race, "c20") == ("two-lanes", "CG-13")
    held = standing("a19", others={1: "b20"})
    say(held, "3")
    assert refusal(held, "c21") == ("way-closed", "CG-13")


@clause("CG-12", "CG-62")
def test_the_line_after_a_card_needs_the_whole_die() -> None:
    race = race_on(level="tactique")
    place(race, 0, "r4", lap=2)
    turn_of(race, 0)
    say(race, "3")
    assert refusal(race, "f4") == ("out-of-reach", "CG-12")
    say(race, "+1")
    assert refusal(race, "f1") == ("card-spent", "CG-12")


@clause("CG-27")
def test_whoever_owes_a_lap_is_told_of_the_ring() -> None:
    race = race_on()
    place(race, 0, "r4", has_shot=1, black=2)
    turn_of(race, 0)
    say(race, "4")
    assert refusal(race, "b2") == ("ring-first", "CG-27")
    assert refusal(race, "b9") == ("out-of-reach", "CG-12")
    assert refusal(race, "p5") == ("out-of-reach", "CG-12")
    nearly = race_on()
    place(nearly, 0, "p7", black=1)
    turn_of(nearly, 0)
    say(nearly, "4")
    assert refusal(nearly, "b3") == ("ring-first", "CG-27")
    assert refusal(nearly, "p6") == ("behind", "CG-13")
    assert refusal(nearly, "r4") == ("behind", "CG-13")


@clause("CG-20")
def test_before_shooting_the_stand_ends_the_way() -> None:
    race = race_on(seats=5)
    place(race, 0, "b30")
    for seat in range(1, 5):
        on_stand(race, seat, seat)
    turn_of(race, 0)
    say(race, "5")
    assert refusal(race, "r4") == ("shoot-first", "CG-20")
    assert refusal(race, "b1") == ("shoot-first", "CG-20")
    assert refusal(race, "b2") == ("out-of-reach", "CG-12")
    assert refusal(race, "b20") == ("behind", "CG-13")
    assert refusal(race, "card") == ("stand-near", "CG-12")


@clause("CG-53", "CG-13")
def test_a_closed_way_is_told_with_what_it_costs() -> None:
    others = {1: "a22", 2: "b22", 3: "c22"}
    short = standing("b20", others=others, level="strategique", strategic_move=2)
    assert refusal(short, "b23") == ("out-of-reach", "CG-12")
    wide = standing("b20", others=others, level="strategique", strategic_move=3)
    assert refusal(wide, "b23") == ("toll", "CG-53")
    assert refusal(wide, "b22") == ("taken", "CG-1")


@clause("CG-15", "CG-30")
def test_an_empty_deck_is_told_as_such() -> None:
    race = standing("b19")
    for value, count in ((1, 7), (2, 4), (3, 5)):
        pile_up(race, 0, *[value] * count)
    race.decks[0].draw(5)
    say(race, "4")
    assert refusal(race, "card") == ("cards-out", "CG-15")
    assert refusal(race, "+1") == ("cards-blind", "CG-30")
    empty = standing("b19", level="strategique")
    give(empty, 0)
    assert refusal(empty, "+1") == ("cards-out", "CG-15")


@clause("CG-14", "CG-22")
def test_a_climb_and_the_range_are_named() -> None:
    race = standing("b5")
    say(race, "4")
    assert refusal(race, "card") == ("into-climb", "CG-14")
    aiming = shooting()
    say(aiming, "x")
    assert refusal(aiming, "b3") == ("at-range", "CG-22")


@clause("CG-4", "CG-15", "CG-60", "CG-71", "CG-74")
def test_what_dice_and_decks_cannot_show_is_told() -> None:
    race = fresh(seats=6, relay=True)
    assert refusal(race, "x") == ("no-such-outcome", "")
    say(race, "ice")
    assert refusal(race, "+1") == ("no-such-outcome", "")
    say(race, "F4 F4")
    assert refusal(race, "F4") == ("forms-out", "CG-74")
    say(race, "F1 F2 F3 F3 1")
    assert refusal(race, "1") == ("drawn", "CG-4")
    assert refusal(race, "2") == ("later-leg", "CG-60")
    blind = standing("b19")
    say(blind, "4 card")
    assert refusal(blind, "+4") == ("deck-lacks", "CG-15")
    assert refusal(blind, "F2") == ("form-last", "CG-15")
    assert refusal(shooting(), "w") == ("not-on-die", "CG-71")

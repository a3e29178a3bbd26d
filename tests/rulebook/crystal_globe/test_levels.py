"""What the three levels add: blind cards, a hand and recovery, fixed squares, obstruction, acceleration."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from loipe.core.game import Illegal
from loipe.games import crystal_globe
from loipe.games.crystal_globe.formats import PRESETS
from tests.clauses import clause
from tests.rulebook.crystal_globe.positions import (
    fact,
    fresh,
    give,
    kinds,
    odds,
    options,
    phase,
    pile_up,
    place,
    race_on,
    say,
    settle,
    squares,
    standing,
    turn_of,
    venue,
    where,
)

CLOSED = {1: "a22", 2: "b22", 3: "c22"}


@clause("CG-30")
def test_level_one_is_three_laps_prone_then_standing_one_skier_each() -> None:
    config = PRESETS["ludique"]
    assert (config.laps, config.shootings) == (3, ("prone", "standing"))
    assert len(set(config.holders)) == len(config.holders)
    race = fresh()
    assert [phase(race)] == ["weather"]
    say(race, "ice F2 F2")
    assert phase(race) == "order"


@clause("CG-30")
def test_level_one_turns_cards_up_blind() -> None:
    race = standing("b19")
    say(race, "4")
    with pytest.raises(Illegal) as refused:
        crystal_globe.read(race, "+3")
    assert refused.value.message == "crystal-globe-cards-blind"
    say(race, "card")
    assert phase(race) == "reveal"
    assert fact(say(race, "+2"), "played", "value") == 2


@clause("CG-40")
def test_cards_are_chosen_and_the_hand_filled_to_five() -> None:
    race = standing("b19", level="tactique")
    assert race.hand_size[0] == 5
    say(race, "4")
    assert options(race)[:4] == ["stay", "+1", "+2", "+3"]
    with pytest.raises(Illegal) as refused:
        crystal_globe.read(race, "card")
    assert refused.value.message == "crystal-globe-cards-chosen"
    events = settle(race, "+3 +2 b27")
    assert kinds(events).count("drew") == 2
    assert race.hand_size[0] == 5


@clause("CG-40")
def test_the_hand_is_filled_while_the_deck_lasts_the_form_card_last() -> None:
    race = standing("b19", level="tactique")
    pile_up(race, 0, *[1] * 5, *[2] * 3, *[3] * 3)
    assert race.decks[0].size() == 1
    say(race, "4 +3 +2 b27")
    assert odds(race) == {"F2": Fraction(1)}
    say(race, "F2")
    assert (race.hand_size[0], race.decks[0].size()) == (4, 0)
    assert race.form_seen[0] == 0


@clause("CG-40", "CG-42")
def test_a_hand_above_five_draws_nothing_until_it_is_below() -> None:
    race = standing("b19", level="tactique")
    pile_up(race, 0, 1)
    settle(race, "4 b20")
    assert race.hand_size[0] == 6
    turn_of(race, 0)
    events = settle(race, "4 +3 b26")
    assert "drew" not in kinds(events)
    assert race.hand_size[0] == 5


@clause("CG-42")
@pytest.mark.parametrize("move", ["stay", "b22"])
def test_movement_left_unused_takes_a_plus_one_back(move: str) -> None:
    race = standing("b19", level="tactique")
    pile_up(race, 0, 3, 1, 2, 1)
    events = settle(race, f"4 {move}")
    assert "recovered" in kinds(events)
    assert race.hand_size[0] == 6
    assert race.pile_size[0] == 3


@clause("CG-42")
def test_the_whole_movement_recovers_nothing() -> None:
    race = standing("b19", level="tactique")
    pile_up(race, 0, 1)
    assert "recovered" not in kinds(settle(race, "4 b23"))


@clause("CG-42")
@pytest.mark.parametrize(("words", "recovers"), [("4 +3 b25", True), ("4 +1 b23", True), ("4 +3 b26", False)])
def test_at_level_two_die_and_cards_are_the_whole_movement(words: str, recovers: bool) -> None:
    race = standing("b19", level="tactique")
    if "+3" in words:
        pile_up(race, 0, 1)
    assert ("recovered" in kinds(settle(race, words))) == recovers


@clause("CG-42")
def test_a_plus_one_played_this_turn_may_come_back() -> None:
    race = standing("b19", level="tactique")
    settle(race, "4 +1 b23")
    assert (race.pile_size[0], race.hand[0]) == (0, 2)


@clause("CG-42")
def test_what_the_longest_move_cuts_off_counts_as_used() -> None:
    race = standing("b19", level="tactique")
    pile_up(race, 0, 1)
    say(race, "4 +3 +3")
    chance = {option.word: option.facts.get("recovers") for option in crystal_globe.prompt(race, 0).options}
    assert (chance["b26"], chance["b27"]) == (True, False)
    assert "recovered" not in kinds(settle(race, "b27"))


@clause("CG-42", "CG-52")
@pytest.mark.parametrize("settings", [{"level": "tactique", "recovery": "without_cards"}, {"level": "strategique"}])
def test_by_option_and_at_level_three_a_turn_with_a_card_recovers_nothing(settings: dict[str, Any]) -> None:
    race = standing("b19", **settings)
    pile_up(race, 0, 1)
    words = "4 +3 b24" if settings["level"] == "tactique" else "+3 b24"
    assert "recovered" not in kinds(settle(race, words))


@clause("CG-42")
def test_being_held_up_recovers() -> None:
    race = standing("b21", others=CLOSED, level="strategique", strategic_move=2)
    pile_up(race, 0, 1)
    turn_of(race, 0)
    assert "recovered" in kinds(settle(race, "stay"))


@clause("CG-42")
def test_no_plus_one_in_the_pile_no_card_and_a_form_card_of_one_counts() -> None:
    race = standing("b19", level="tactique")
    pile_up(race, 0, 2, 3)
    assert "recovered" not in kinds(settle(race, "4 stay"))
    race.pile[2], race.pile_size[0] = 4, 3
    turn_of(race, 0)
    assert fact(settle(race, "4 stay"), "recovered", "form") is True


@clause("CG-42", "CG-2")
def test_no_recovery_where_the_move_ends_on_grey() -> None:
    race = standing("b29", level="tactique")
    pile_up(race, 0, 1)
    assert "recovered" not in kinds(settle(race, "5 r1"))


@clause("CG-42")
def test_level_one_recovers_nothing() -> None:
    race = standing("b19")
    pile_up(race, 0, 1)
    assert "recovered" not in kinds(say(race, "4 stay"))


@clause("CG-42", "CG-32")
def test_standing_up_recovers_nothing() -> None:
    race = race_on(level="tactique")
    place(race, 0, "b19", fallen=1)
    pile_up(race, 0, 1)
    race.order, race.turn = race.order[:], 0
    turn_of(race, 0)
    assert race.hand_size[0] == 5


@clause("CG-41")
def test_level_two_keeps_slipstream_and_falls() -> None:
    race = standing("b19", others={1: "b23"}, level="tactique")
    assert "drafted" in kinds(settle(race, "3 b22"))
    icy = standing("b20", venue({27: "flat . ~ ."}), level="tactique")
    say(icy, "4 +3 b27")
    assert phase(icy) == "ice"


# level 3


@clause("CG-50")
@pytest.mark.parametrize(("square", "points"), [("b19", 4), ("b9", 2), ("b15", 5)])
def test_level_three_has_four_squares_and_the_ground(square: str, points: int) -> None:
    race = standing(square, level="strategique")
    assert phase(race) == "choose"
    assert race.die == points


@clause("CG-50")
def test_level_three_adds_slipstream() -> None:
    race = race_on(level="strategique")
    place(race, 0, "b19", slip=2)
    turn_of(race, 0)
    assert race.die == 5


@clause("CG-51", "CG-76")
@pytest.mark.parametrize(
    ("energy", "decks"),
    [
        ("rulebook", [(4, 4, 8), (7, 4, 5), (10, 4, 2)]),
        ("mirrored", [(10, 4, 2), (7, 4, 5), (4, 4, 8)]),
        ("even", [(8, 4, 4), (7, 4, 5), (6, 4, 6)]),
    ],
)
def test_energy_by_base(energy: str, decks: list[tuple[int, ...]]) -> None:
    race = fresh(seats=3, level="strategique", strategic_energy=energy)
    assert [tuple(deck.counts[:3]) for deck in race.decks] == decks
    points = [sum((value + 1) * count for value, count in enumerate(deck)) for deck in decks]
    assert points == {"rulebook": [36, 30, 24], "mirrored": [24, 30, 36], "even": [28, 30, 32]}[energy]


@clause("CG-52")
def test_level_three_recovers_without_a_card_only() -> None:
    race = standing("b19", level="strategique")
    pile_up(race, 0, 1)
    assert "recovered" in kinds(settle(race, "b22"))
    other = standing("b19", level="strategique")
    pile_up(other, 0, 1)
    assert "recovered" not in kinds(settle(other, "b23"))


@clause("CG-53")
def test_a_closed_row_costs_a_point_more() -> None:
    race = standing("b20", others=CLOSED, level="strategique")
    assert {square[1:] for square in squares(race)} == {"21", "23"}
    assert fact(settle(race, "b23"), "passed", "points") == 1
    two = standing("b20", others=CLOSED | {4: "a23", 5: "b23", 6: "c23"}, level="strategique", strategic_move=6)
    assert {square[1:] for square in squares(two)} == {"21", "24"}


@clause("CG-53")
def test_points_are_not_squares() -> None:
    race = standing("b20", others=CLOSED, level="strategique", strategic_move=6)
    give(race, 0, 3)
    turn_of(race, 0)
    say(race, "+3")
    assert "b28" in squares(race)


@clause("CG-53", "CG-13")
def test_levels_one_and_two_pass_freely() -> None:
    race = standing("b20", others=CLOSED, level="tactique")
    say(race, "3")
    assert "b23" in squares(race)


@clause("CG-54")
@pytest.mark.parametrize("cards", [(3, 1), (2, 2)])
def test_four_points_accelerate_and_shake_off_who_drafts_behind(cards: tuple[int, int]) -> None:
    race = race_on(level="strategique", seats=3)
    place(race, 0, "b19")
    place(race, 1, "b18", slip=1)
    place(race, 2, "a18", slip=2)
    give(race, 0, *cards)
    turn_of(race, 0)
    events = say(race, f"+{cards[0]} +{cards[1]} b26")
    assert fact(events, "accelerated", "points") == 4
    assert fact(events, "shaken-off", "other") == 0
    assert list(race.slip) == [0, 0, 2]
    assert phase(race) == "fatigue"


@clause("CG-54", "CG-31")
def test_a_slipstream_behind_several_is_gone_when_one_of_them_accelerates() -> None:
    race = race_on(level="strategique", seats=3, slipstream="row")
    place(race, 0, "b19")
    place(race, 1, "a19")
    place(race, 2, "b18", slip=3)
    turn_of(race, 0)
    settle(race, "+3 +1 b27")
    assert race.slip[2] == 0


@clause("CG-54")
def test_face_values_count_and_three_points_do_not_accelerate() -> None:
    part = standing("b19", level="strategique")
    assert "accelerated" in kinds(settle(part, "+3 +1 b24"))
    slow = standing("b19", level="strategique")
    assert "accelerated" not in kinds(settle(slow, "+3 b26"))


@clause("CG-54")
def test_a_single_four_accelerates() -> None:
    race = standing("b19", level="strategique")
    give(race, 0)
    race.hand[7], race.hand_size[0], race.form[0] = 1, 1, 7
    turn_of(race, 0)
    assert "accelerated" in kinds(say(race, "+4 b27"))


@clause("CG-54", "CG-73")
def test_a_vortex_takes_the_top_card_of_the_deck_before_the_hand_is_filled() -> None:
    race = standing("b19", level="strategique")
    say(race, "+3 +1 b27")
    assert odds(race)["vortex"] == Fraction(1, 3)
    say(race, "vortex")
    assert phase(race) == "tired"
    events = say(race, "+2")
    assert fact(events, "lost-card", "value") == 2
    assert list(race.pile[:3]) == [2, 0, 1]
    assert phase(race) == "fill"
    calm = standing("b19", level="strategique")
    say(calm, "+3 +1 b27 ice")
    assert phase(calm) == "fill"


@clause("CG-54")
def test_fatigue_may_take_the_form_card_and_an_empty_deck_loses_nothing() -> None:
    race = standing("b19", level="strategique", bases=("grey", "white"))
    pile_up(race, 0, *[1] * 5, *[2] * 3, *[3] * 3)
    say(race, "+3 +1 b27 vortex")
    assert fact(say(race, "F2"), "lost-card", "form") is True
    assert race.form_seen[0] == 1
    give_up = standing("b19", level="strategique", bases=("grey", "white"))
    pile_up(give_up, 0, *[1] * 5, *[2] * 3, *[3] * 3)
    give_up.decks[0].draw(5)
    say(give_up, "+3 +1 b27 vortex")
    assert phase(give_up) != "tired"


@clause("CG-54")
def test_who_comes_behind_afterwards_earns_slipstream_as_usual() -> None:
    race = standing("b19", others={1: "b16"}, level="strategique")
    settle(race, "+3 +1 b27")
    place(race, 1, "b24")
    turn_of(race, 1)
    assert "drafted" in kinds(settle(race, "b26"))
    assert where(race, 1) == "b26"

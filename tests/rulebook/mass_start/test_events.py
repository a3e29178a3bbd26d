"""Event squares, what each of the 24 cards does, kept cards, and the deck."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from loipe.core.game import Defects
from loipe.games.mass_start.cards import event_cards, read
from loipe.games.mass_start.state import Race
from tests.clauses import clause
from tests.rulebook.mass_start.positions import (
    give,
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

STARRED = [number for number, card in enumerate(event_cards(), 1) if card.starred]
KEPT = [number for number, card in enumerate(event_cards(), 1) if not card.starred]


def number_of(name: str) -> int:
    return [card.name for card in event_cards()].index(name) + 1


def landed(square: str = "a9", origin: str = "b5", die: int = 4, text: str = "", **settings: Any) -> Race:
    """The first skier has landed on an E square and is about to draw."""
    fields = {"events": True, **settings}
    race = standing(origin, text, **fields) if text else standing(origin, **fields)
    say(race, f"{die} {square}")
    return race


def holding(*names: str, square: str = "b13", **settings: Any) -> Race:
    """The first skier begins a turn here with these kept cards."""
    race = race_on(**{"laps": 2, "events": True, **settings})
    for name in names:
        give(race, 0, number_of(name))
    place(race, 0, square)
    turn_of(race, 0)
    return race


@clause("MS-S8")
def test_landing_on_e_draws_a_card_at_once() -> None:
    race = landed()
    assert phase(race) == "draw" and race.active == 0
    assert odds(race) == {f"E{number}": Fraction(1, 24) for number in range(1, 25)}


@clause("MS-S8")
def test_15_of_the_24_cards_are_starred() -> None:
    assert list(range(1, 16)) == STARRED and list(range(16, 25)) == KEPT


@clause("MS-S8")
@pytest.mark.parametrize("number", STARRED)
def test_starred_cards_are_shown_act_and_are_not_kept(number: int) -> None:
    race = landed()
    told = say(race, f"E{number}")
    drew = told[0].seen_by(frozenset())
    assert drew.kind == "drew" and drew.facts["card"] == event_cards()[number - 1].name
    assert race.kept[0] == 0 and list(race.event_deck.under) == [number - 1]


@clause("MS-S8", "MS-S21")
@pytest.mark.parametrize("number", KEPT)
def test_the_nine_others_are_kept_face_down(number: int) -> None:
    race = landed()
    told = say(race, f"E{number}")
    assert race.kept[0] == 1 << (number - 1) and race.active == 1
    assert told[0].seen_by(frozenset({1})).facts["card"] is None
    assert told[0].seen_by(frozenset({0})).facts["card"] == event_cards()[number - 1].name


@clause("MS-S8")
def test_the_card_file_insists_on_24_cards_15_of_them_starred() -> None:
    lines = [f"{n}{'*' if n <= 15 else ''} card-{n} {'again' if n <= 15 else 'grip'}" for n in range(1, 25)]
    assert len(read("\n".join(lines))) == 24
    for wrong in (lines[:-1], ["1 card-1 grip", *lines[1:]], [*lines[:-1], "24 card-24 push"]):
        with pytest.raises(Defects):
            read("\n".join(wrong))


@clause("MS-S8", "MS-S22")
@pytest.mark.parametrize(("name", "square"), [("broken-pole", "a6"), ("lost-glove", "a7"), ("wrong-turn", "a5")])
def test_cards_that_throw_back(name: str, square: str) -> None:
    race = landed()
    told = say(race, f"E{number_of(name)}")
    assert kinds(told)[:2] == ["drew", "carried"]
    assert where(race) == square and race.active == 1


@clause("MS-S8", "MS-S22")
@pytest.mark.parametrize(("name", "row"), [("tailwind", 11), ("cowbells", 12), ("free-track", 13)])
def test_cards_that_move_forward(name: str, row: int) -> None:
    race = landed()
    say(race, f"E{number_of(name)}")
    assert phase(race) == "carried" and {int(square[1:]) for square in squares(race)} == {row}


@clause("MS-S8")
@pytest.mark.parametrize("name", ["loose-binding", "cramp"])
def test_cards_that_cost_the_next_turn(name: str) -> None:
    race = landed()
    say(race, f"E{number_of(name)}")
    assert race.active == 1
    told = say(race, "1 b1")
    assert "lost-turn" in kinds(told) and race.active == 1  # the first skier's turn has passed
    say(race, "1 b2")
    assert race.active == 0


@clause("MS-S8")
@pytest.mark.parametrize(
    ("name", "die", "points"),
    [
        ("sticky-snow", 6, 4),
        ("sticky-snow", 1, 1),
        ("wrong-wax", 6, 3),
        ("good-wax", 3, 5),
        ("second-wind", 3, 6),
    ],
)
def test_cards_that_change_the_next_moving_roll(name: str, die: int, points: int) -> None:
    race = landed()
    say(race, f"E{number_of(name)} 1 b1 {die}")
    assert race.points == points
    say(race, options(race)[0])
    turn_of(race, 0)
    say(race, "2")
    assert race.points == 2  # that one roll only


@clause("MS-S8", "MS-S14")
def test_a_changed_roll_stays_changed_when_cards_are_played_after_it() -> None:
    race = holding("second-try", sprint_cards=True)
    race.roll_change[0] = -2
    say(race, "6 sprint")
    assert race.points == 4 and {int(square[1:]) for square in squares(race)} == {19}
    say(race, "E19 5")
    assert race.points == 3 and {int(square[1:]) for square in squares(race)} == {18}


@clause("MS-S8", "MS-9")
def test_a_changed_roll_waits_for_a_moving_roll_and_spares_the_shots() -> None:
    race = race_on(events=True)
    shooting(race, 0, 1, risk=3)
    race.roll_change[0] = -3
    turn_of(race, 0)
    assert odds(race)["x"] == Fraction(4, 6)


@clause("MS-S8", "MS-S19")
@pytest.mark.parametrize("name", ["wax-truck", "service-stop"])
def test_cards_that_allow_a_technique_card_in_mid_lap(name: str) -> None:
    race = landed(laps=2, skis=True, rifle=True)
    say(race, f"E{number_of(name)}")
    assert options(race) == ["skis", "rifle", "deck"]
    say(race, "skis")
    assert race.skis_open[0] == 1 and race.skis_held[0] == 0 and race.active == 1


@clause("MS-S8")
def test_coach_shouts_rolls_again_and_cannot_be_declined() -> None:
    race = landed()
    say(race, f"E{number_of('coach-shouts')}")
    assert race.active == 0 and phase(race) == "roll"
    say(race, "2")
    assert {int(square[1:]) for square in squares(race)} == {11}


@clause("MS-S21")
@pytest.mark.parametrize(("name", "more"), [("fresh-legs", 1), ("hidden-reserve", 2), ("late-attack", 3)])
def test_cards_that_push_after_the_roll(name: str, more: int) -> None:
    race = holding(name)
    assert phase(race) == "roll"  # not before it
    say(race, f"1 E{number_of(name)}")
    assert {int(square[1:]) for square in squares(race)} == {13 + 1 + more}
    assert race.kept[0] == 0 and list(race.event_deck.under) == [number_of(name) - 1]


@clause("MS-S21")
@pytest.mark.parametrize("name", ["second-try", "lucky-bounce"])
def test_cards_that_roll_again_after_the_roll(name: str) -> None:
    race = holding(name)
    say(race, f"1 E{number_of(name)}")
    assert phase(race) == "roll"
    say(race, "6")
    assert {int(square[1:]) for square in squares(race)} == {19}  # the new roll stands


@clause("MS-S21", "MS-S13")
def test_the_second_try_may_fall() -> None:
    race = holding("second-try", square="b7", ice=True)
    say(race, f"go 1 E{number_of('second-try')} 5")
    assert race.fallen[0] == 1


@clause("MS-S21", "MS-S4")
@pytest.mark.parametrize("name", ["sharp-edges", "low-crouch"])
def test_cards_that_grip_before_the_roll(name: str) -> None:
    race = holding(name, square="b7", ice=True)
    assert options(race) == ["go", f"E{number_of(name)}"]
    say(race, f"E{number_of(name)} 6")
    assert race.fallen[0] == 0 and {int(square[1:]) for square in squares(race)} == {13}
    say(race, options(race)[0])
    place(race, 0, "b7")
    turn_of(race, 0)
    say(race, "5")
    assert race.fallen[0] == 1  # that one roll only


@clause("MS-S21")
def test_a_grip_has_no_use_on_firm_snow() -> None:
    race = holding("sharp-edges", square="b13", ice=True)
    assert phase(race) == "roll"


@clause("MS-S21", "MS-S17")
def test_deep_breath_lowers_the_risk_never_below_2() -> None:
    race = holding("deep-breath")
    shooting(race, 0, 1, risk=3)
    turn_of(race, 0)
    assert options(race) == ["go", "E23"]
    say(race, "E23")
    assert race.risk[0] == 2 and phase(race) == "shot"
    low = holding("deep-breath")
    shooting(low, 0, 1, risk=2)
    turn_of(low, 0)
    assert options(low) == ["go"]


@clause("MS-S21", "MS-S6")
def test_cool_head_ends_the_pauses() -> None:
    race = holding("cool-head", risk=True)
    shooting(race, 0, 1, risk=2)
    race.pauses_left[0] = 4
    turn_of(race, 0)
    assert options(race) == ["go", "E24"]
    say(race, "E24")
    assert phase(race) == "shot" and race.active == 0
    waiting = holding("cool-head", risk=True)
    shooting(waiting, 0, 1, risk=2)
    waiting.pauses_left[0] = 1
    turn_of(waiting, 0)
    say(waiting, "go")
    assert waiting.active == 1 and waiting.pauses_left[0] == 0


@clause("MS-S21")
def test_kept_cards_are_played_on_ones_own_turn_and_several_if_one_likes() -> None:
    race = holding("fresh-legs", "hidden-reserve", "second-try")
    say(race, "1")
    assert {"E16", "E17", "E19"} <= set(options(race))
    say(race, "E16 E17")
    assert {int(square[1:]) for square in squares(race)} == {17}
    say(race, "b17")
    assert race.active == 1
    say(race, "1")
    assert not {"E19"} & set(options(race))


@clause("MS-S21")
def test_kept_cards_may_stay_in_the_hand() -> None:
    race = holding("fresh-legs")
    say(race, "1 b14 1 b1 1")
    assert "E16" in options(race)


@clause("MS-S20")
def test_used_events_come_up_again_only_when_the_shuffled_ones_are_gone() -> None:
    race = landed()
    say(race, "E7")
    for number in range(24):
        if number != 6:
            race.event_deck.draw(number)
    place(race, 0, "b5")
    race.turns_lost[0] = 0
    turn_of(race, 0)
    say(race, "4 a9")
    assert odds(race) == {"E7": Fraction(1)}


@clause("MS-S20", "MS-S21")
def test_a_card_everyone_saw_going_under_the_deck_is_known_when_it_comes_up() -> None:
    race = landed()
    for number in range(24):
        race.event_deck.draw(number)
    race.event_deck.put_under(15)
    told = say(race, "E16")
    assert told[0].seen_by(frozenset({1})).facts["card"] == "fresh-legs"
    assert race.kept_known[0] == race.kept[0]

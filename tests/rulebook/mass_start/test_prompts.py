"""What a person is asked: every number behind the points, exact odds, and the clause of each option."""

from __future__ import annotations

from fractions import Fraction

import pytest

from loipe.core.contract import CHANCE, NOBODY
from loipe.core.game import Prompt
from loipe.core.rng import Rng
from loipe.core.rulebook import rulebook
from loipe.games import mass_start
from loipe.games.mass_start.config import FULL
from loipe.games.mass_start.odds import series
from loipe.games.mass_start.state import Race
from tests.clauses import clause
from tests.rulebook.mass_start.positions import (
    give,
    odds,
    options,
    place,
    race_on,
    say,
    shooting,
    standing,
    turn_of,
)

ADDS = {"die": 1, "change": 1, "climb": -1, "bonus": 1, "raised": 1, "extra": 1, "points": 1}


def asked(race: Race) -> Prompt:
    return mass_start.prompt(race, race.to_act())


def total(prompt: Prompt) -> int:
    """The parts of a move added up as a person would."""
    found = 0
    for part in prompt.parts:
        if part.message == "mass-start-part-skis":
            found += 1
        for name, number in part.facts.items():
            if name in ADDS:
                assert isinstance(number, int)
                found += ADDS[name] * number * (-1 if part.facts.get("up") is False else 1)
    return found


@clause("MS-S14")
@pytest.mark.parametrize(
    ("square", "die", "messages"),
    [
        ("b3", 1, ["die", "skis", "climb", "raised"]),
        ("b3", 6, ["die", "skis", "climb"]),
        ("b6", 5, ["die", "skis", "descent"]),
        ("b13", 2, ["die", "skis"]),
    ],
)
def test_the_parts_of_a_move_add_up_to_its_points(square: str, die: int, messages: list[str]) -> None:
    race = standing(square, laps=2, skis=True, climbs=True, descents=True)
    race.skis_open[0] = 1
    say(race, str(die))
    prompt = asked(race)
    assert [part.message.removeprefix("mass-start-part-") for part in prompt.parts] == messages
    assert total(prompt) == prompt.facts["points"] == race.points


@clause("MS-S14")
def test_in_whole_races_the_parts_always_add_up_and_every_clause_exists() -> None:
    book = rulebook("mass-start")
    moves = 0
    for game in range(6):
        race = mass_start.start(FULL)
        rng = Rng(71, game)
        while race.to_act() != NOBODY:
            prompt = asked(race)
            assert prompt.clause in book
            assert all(option.clause in book for option in prompt.options if race.to_act() != CHANCE)
            if prompt.message in ("mass-start-ask-move", "mass-start-ask-carried"):
                assert total(prompt) == prompt.facts["points"]
                moves += 1
            race.apply(race.pick(rng))
    assert moves > 500


@clause("MS-9", "MS-10", "MS-12")
@pytest.mark.parametrize("risk", [2, 3, 4, 5])
def test_the_odds_of_a_series_are_those_of_walking_every_shot(risk: int) -> None:
    loops = dict.fromkeys(range(6), Fraction(0))
    hit = Fraction(7 - risk, 6)

    def walk(targets: int, shots: int, chance: Fraction) -> None:
        if targets == 0 or shots == 8:
            loops[targets] += chance
            return
        walk(targets - 1, shots + 1, chance * hit)
        walk(targets, shots + 1, chance * (1 - hit))

    walk(5, 0, Fraction(1))
    clean, of, expected = series(risk)
    assert Fraction(clean, of) == loops[0]
    assert expected == pytest.approx(float(sum(left * chance for left, chance in loops.items())))


@clause("MS-S6", "MS-S17")
def test_each_choice_of_risk_says_what_it_means_with_wind_and_rifle() -> None:
    race = race_on(laps=2, risk=True, wind=True, rifle=True)
    place(race, 0, "b20", rifle_open=1)
    turn_of(race, 0)
    say(race, "1 S1 red")
    prompt = asked(race)
    assert [(option.facts["risk"], option.facts["pauses"]) for option in prompt.options] == [(2, 4), (3, 2), (4, 0)]
    for option in prompt.options:
        after = race.clone()
        say(after, option.word)
        assert after.risk[0] == option.facts["risk"] and after.pauses_left[0] == option.facts["pauses"]
        assert option.odds[0].facts == {"ways": 7 - after.risk[0], "of": 6}


@clause("MS-9")
def test_the_question_before_a_shot_gives_its_exact_odds() -> None:
    race = race_on()
    shooting(race, 0, 1, risk=4)
    turn_of(race, 0)
    facts = asked(race).parts[0].facts
    assert odds(race)["x"] == Fraction(int(str(facts["ways"])), int(str(facts["of"])))


@clause("MS-S3", "MS-S4")
@pytest.mark.parametrize(("square", "ways", "rule"), [("b6", 1, "MS-S3"), ("b7", 2, "MS-S4"), ("b13", 0, "")])
def test_the_question_before_a_roll_gives_the_odds_of_a_fall(square: str, ways: int, rule: str) -> None:
    race = standing(square, falls=True, ice=True)
    falls = 0
    for word in options(race):
        after = race.clone()
        say(after, word)
        falls += after.fallen[0]
    assert falls == ways
    parts = asked(race).parts
    assert [(part.facts["ways"], part.clause) for part in parts] == ([(ways, rule)] if ways else [])


@clause("MS-S7")
def test_the_question_of_the_wind_die_gives_its_odds() -> None:
    race = standing("b20", wind=True)
    say(race, "1 S1")
    assert asked(race).parts[0].facts == {"ways": 3, "of": 6}


@clause("MS-S21")
def test_whoever_holds_secret_cards_is_asked_even_with_one_option() -> None:
    race = race_on(seats=4, events=True, laps=2)
    place(race, 0, "b13")
    for seat, square in enumerate(("a14", "b14", "c14"), 1):
        place(race, seat, square)
    turn_of(race, 0)
    say(race, "3")
    assert options(race) == ["stay"] and mass_start.forced(race)
    give(race, 0, 24)  # a card for the range: no use here, but nobody else may know
    assert options(race) == ["stay"] and not mass_start.forced(race)


@clause("MS-S21")
def test_at_the_stand_whoever_holds_cards_is_asked_before_every_shot() -> None:
    race = race_on(events=True, laps=2)
    shooting(race, 0, 1, risk=2)
    give(race, 0, 16)
    turn_of(race, 0)
    assert race.to_act() == 0 and options(race) == ["go"] and not mass_start.forced(race)


@clause("MS-S3", "MS-S4")
@pytest.mark.parametrize(("square", "die", "target"), [("b4", "2", "b6"), ("b4", "3", "b7"), ("b1", "1", "b2")])
def test_an_open_square_tells_the_chance_to_fall_from_it(square: str, die: str, target: str) -> None:
    race = standing(square, falls=True, ice=True)
    say(race, die)
    option = next(option for option in asked(race).options if option.word == target)
    falls = [Fraction(int(str(part.facts["ways"])), int(str(part.facts["of"]))) for part in option.odds]
    felled = 0
    for face in range(1, 7):
        there = standing(target, falls=True, ice=True)
        say(there, str(face))
        felled += there.fallen[0]
    assert falls == ([Fraction(felled, 6)] if felled else [])

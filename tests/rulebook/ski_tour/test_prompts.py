"""What a person is asked: prices where they fall due, odds per heart, where the steps can end, and what is forced."""

from __future__ import annotations

from fractions import Fraction

import pytest

from loipe.core.game import Malformed, Option
from loipe.core.text import Text
from loipe.games import ski_tour
from loipe.games.ski_tour import risk
from loipe.games.ski_tour.state import Race
from tests.clauses import clause
from tests.rulebook.ski_tour.positions import at_range, begin, board, hearts, put, race, say, wax

ENGLISH = Text("en", ("Aune", "Brandt", "Morel"), "ski-tour")


def option(tour: Race, word: str) -> Option:
    return next(found for found in ski_tour.prompt(tour, tour.to_act()).options if found.word == word)


@clause("ST-20", "ST-21")
def test_columns_tell_their_dice_their_price_and_the_six_that_goes_back() -> None:
    tour = race()
    put(tour, "1a")
    board(tour, 0, 1, 2, 0, 4, 1, stars=(2, 4))
    begin(tour)
    assert ENGLISH.option(option(tour, "c2")) == "Column 2: 2 dice; its 6 goes back"
    assert ENGLISH.option(option(tour, "c4")) == "Column 4: 5 dice"
    say(tour, "c2")
    assert ENGLISH.option(option(tour, "c4")) == "Column 4: 5 dice, costs 1 stamina"
    assert ENGLISH.option(option(tour, "sprint")) == "Sprint column: 1 die, costs 1 stamina; nobody can follow"
    assert ENGLISH.option(option(tour, "go")) == "Ski 2 steps"
    assert ENGLISH.question(ski_tour.prompt(tour, 0)) == "Aune, 2 steps so far: go, or take more."


@clause("ST-24", "ST-27")
def test_a_step_tells_its_price_and_the_prompt_where_the_steps_can_end() -> None:
    tour = race()
    put(tour, "3a", "4a")
    board(tour, 0, 2)
    begin(tour)
    say(tour, "c1", "go")
    assert ENGLISH.option(option(tour, "4a")) == "4a, costs 1 stamina"
    ends = {
        part.facts["space"]: part.facts["price"]
        for part in ski_tour.prompt(tour, 0).parts
        if part.message == "ski-tour-part-reach"
    }
    assert ends == {"4b": 0, "5a": 1}


@clause("ST-40")
def test_each_heart_tells_its_chance() -> None:
    tour = race()
    at_range(tour, 0)
    hearts(tour, 0, 3, 2, 1, 0, 0)
    board(tour, 0, 1)
    wax(tour, 0)
    begin(tour)
    say(tour, "c1", "go")
    found = ski_tour.prompt(tour, 0).options
    assert [(one.word, one.odds[0].facts["ways"]) for one in found] == [
        ("aim-spent", 2),
        ("aim-tired", 3),
        ("aim-steady", 4),
        ("aim-fresh", 5),
    ]


@clause("ST-23")
def test_a_skier_without_stamina_is_told_so() -> None:
    tour = race()
    put(tour, "3a", "5a")
    hearts(tour, 0, 0, 0, 0, 0, 0)
    board(tour, 0, 1)
    begin(tour)
    told = [part for part in ski_tour.prompt(tour, 0).parts if part.message == "ski-tour-part-stamina"]
    assert ENGLISH.part(told[0]) == "no stamina left: spaces with a skier are closed"
    assert told[0].clause == "ST-23"


@clause("ST-18")
def test_a_lonely_option_is_forced_but_never_one_that_is_chosen_unseen() -> None:
    tour = race(seats=2)
    say(tour, "66666", "16666")
    assert not ski_tour.forced(tour)
    tour = race()
    put(tour, "1a")
    board(tour, 0, 1)
    wax(tour, 0)
    begin(tour)
    assert ski_tour.forced(tour)


def test_a_word_that_is_none_is_answered_with_those_that_are_open() -> None:
    tour = race()
    put(tour, "1a")
    board(tour, 0, 1)
    wax(tour, 0)
    begin(tour)
    with pytest.raises(Malformed) as refused:
        say(tour, "fly")
    assert ENGLISH.refusal(refused.value) == "“fly” is not a choice here. You can say: c1."


def test_a_roll_of_the_wrong_size_is_refused() -> None:
    tour = race()
    with pytest.raises(Malformed) as refused:
        say(tour, "123")
    assert refused.value.facts["dice"] == 5


@clause("ST-36", "ST-84")
def test_a_reroll_that_may_end_in_a_collapse_says_how_often_and_is_never_made_unasked() -> None:
    tour = race()
    put(tour, "1a", "3a", "3b")
    hearts(tour, 0, 0, 0, 0, 0, 0)
    board(tour, 0, 0, 3)
    wax(tour, 0, "shake")
    begin(tour)
    (asked,) = ski_tour.prompt(tour, 0).options
    assert asked.word == "left"
    assert risk.collapse(tour, asked.code) == Fraction(4, 6**3)  # three alike in a column; 5s and 6s go back
    assert [ENGLISH.say(part.message, part.facts) for part in asked.odds] == ["collapse: 2%"]
    assert not ski_tour.forced(tour)
    hearts(tour, 0, 1, 1, 1, 1, 1)
    begin(tour)
    assert option(tour, "left").odds == ()


@clause("ST-28", "ST-37")
def test_a_planned_move_tells_who_may_follow() -> None:
    def told(tour: Race) -> list[str]:
        parts = ski_tour.prompt(tour, 0).parts
        return [ENGLISH.say(part.message, part.facts) for part in parts if part.message == "ski-tour-part-behind"]

    tour = race()
    put(tour, "4a", "3a", "3b")
    board(tour, 0, 2, 0, 0, 0, 1)
    begin(tour)
    assert told(tour) == ["Brandt may follow"]
    say(tour, "c1")
    assert told(tour) == ["Brandt may follow"]
    sprinter = tour.clone()
    say(sprinter, "sprint")
    assert told(sprinter) == []
    say(tour, "go", "5a")
    assert told(tour) == ["Brandt may follow"]

"""Why a word is refused: the reason that holds, by its clause."""

from __future__ import annotations

import pytest

from loipe.core.game import Illegal
from loipe.games import ski_tour
from loipe.games.ski_tour import codes as c
from loipe.games.ski_tour.state import Race
from tests.clauses import clause
from tests.rulebook.ski_tour.positions import at_range, begin, board, hearts, put, race, say, wax


def refused(tour: Race, word: str) -> str:
    with pytest.raises(Illegal) as found:
        ski_tour.read(tour, word)
    return f"{found.value.message.removeprefix('ski-tour-')} {found.value.clause}"


def on_course(*tokens: str, columns: tuple[int, ...] = (2, 1)) -> Race:
    tour = race()
    put(tour, "1a")
    board(tour, 0, *columns)
    wax(tour, 0, *tokens)
    begin(tour)
    return tour


def at_stand(*tokens: str, columns: tuple[int, ...] = (2, 1)) -> Race:
    tour = on_course(*tokens, columns=columns)
    at_range(tour, 0)
    begin(tour)
    return tour


@clause("ST-89", "ST-32")
def test_on_the_way_it_is_too_late_for_wax_and_columns() -> None:
    tour = on_course("push", "pair")
    say(tour, "c1", "go")
    assert refused(tour, "left") == "wax-late ST-89"
    assert refused(tour, "c2") == refused(tour, "sprint") == "columns-late ST-32"
    assert refused(tour, "t1") == "rows-laid ST-4"


@clause("ST-89", "ST-25", "ST-32")
def test_at_the_range_wax_comes_after_a_shot_and_columns_before_the_first() -> None:
    tour = at_stand("push", "pair")
    say(tour, "c1", "go")
    assert refused(tour, "left") == "wax-shot ST-89"
    assert refused(tour, "c2") == "columns-late ST-32"
    assert refused(tour, "2a") == "shoot-here ST-25"
    assert refused(tour, "enough") == "shoot-on ST-25"


@clause("ST-47", "ST-23", "ST-36")
def test_a_column_that_no_heart_can_pay_is_not_blamed_on_the_way() -> None:
    tour = at_stand(columns=(1, 1))
    hearts(tour, 0, 0, 0, 0, 0, 0)
    say(tour, "c1")
    assert refused(tour, "c2") == "column-unpaid ST-47"
    tour = on_course(columns=(1, 1))
    hearts(tour, 0, 0, 0, 0, 0, 0)
    say(tour, "c1")
    assert refused(tour, "c2") == "column-unpaid ST-23"
    put(tour, "1a", "2a", "2b")
    hearts(tour, 0, 1, 0, 0, 0, 0)
    board(tour, 0, 1, 3)
    begin(tour)
    say(tour, "c1")
    assert refused(tour, "c2") == "unpaid ST-36"


@clause("ST-72", "ST-87", "ST-89", "ST-36")
def test_wax_that_cannot_be_used_tells_which_of_the_reasons_it_is() -> None:
    tour = on_course("second-look", "surge")
    hearts(tour, 0, 0, 0, 0, 0, 0)
    begin(tour)
    assert refused(tour, "left") == "wax-not-now ST-89"
    assert refused(tour, "right") == "wax-price ST-89"
    assert refused(tour, "printed") == "no-printed ST-72"
    tour = on_course("pair", columns=(1,))
    put(tour, "1a", "2a", "2b")
    hearts(tour, 0, 0, 0, 0, 0, 0)
    begin(tour)
    assert refused(tour, "left") == "unpaid ST-36"


@clause("ST-22", "ST-43")
def test_a_heart_that_cannot_pay_or_aim() -> None:
    tour = at_stand("surge")
    hearts(tour, 0, 2, 1, 1, 0, 0)
    say(tour, "left")
    assert refused(tour, "pay-spent") == "heart-spent ST-22"
    assert refused(tour, "pay-fresh") == "no-heart-there ST-22"
    assert refused(tour, "c1") == "not-now-pay ST-22"
    say(tour, "pay-steady", "c1", "go")
    assert refused(tour, "aim-steady") == "no-heart-there ST-43"


@clause("ST-26", "ST-44", "ST-41")
def test_spaces_that_the_next_step_cannot_lead_to() -> None:
    tour = on_course()
    put(tour, "3a")
    say(tour, "c1", "go")
    assert refused(tour, "2a") == "never-back ST-26"
    assert refused(tour, "4b") == "diagonal ST-26"
    assert refused(tour, "5a") == "step-by-step ST-26"
    assert refused(tour, "p1-1") == "no-laps ST-41"
    say(tour, "3b")
    assert refused(tour, "3a") == "sideways-twice ST-26"
    tour = on_course()
    put(tour, "r1")
    tour.misses[0] = 2
    begin(tour)
    say(tour, "c1", "go")
    assert refused(tour, "13a") == "laps-first ST-44"
    assert refused(tour, "p1-2") == "step-by-step ST-26"


@clause("ST-53")
def test_a_glide_that_nobody_can_pay_for() -> None:
    tour = on_course(columns=(1,))
    put(tour, "6a", "8a", "9a")
    hearts(tour, 0, 0, 0, 0, 0, 0)
    begin(tour)
    say(tour, "c1", "go", "7a", "8a")
    assert tour.phase == c.GLIDE
    assert refused(tour, "9a") == "glide-unpaid ST-53"
    assert refused(tour, "left") == "wax-late ST-89"


@clause("ST-89", "ST-37")
def test_who_is_asked_to_follow_has_no_wax() -> None:
    tour = on_course()
    put(tour, "4a", "3a")
    begin(tour)
    say(tour, "c2", "go", "5a")
    assert tour.actor == 1
    assert refused(tour, "left") == "wax-turn ST-89"
    assert refused(tour, "go") == "not-now-follow ST-37"


@clause("ST-60", "ST-63")
def test_after_the_race_nothing_is_open_and_the_reason_is_how_it_ended() -> None:
    tour = race(last_round=1)
    while tour.to_act() >= -1:
        tour.apply(tour.options()[0])
    assert refused(tour, "go") == "race-is-over ST-63"

"""ST-70 to ST-77: what the advanced nations' boards do differently."""

from __future__ import annotations

from typing import Any

import pytest

from loipe.core.game import Illegal
from loipe.games.ski_tour import codes as c
from loipe.games.ski_tour import nations
from loipe.games.ski_tour.config import ADVANCED
from loipe.games.ski_tour.state import Race
from tests.clauses import clause
from tests.rulebook.ski_tour.positions import (
    at_range,
    begin,
    board,
    dice,
    hearts,
    kinds,
    nations_text,
    phase,
    put,
    race,
    say,
    stars,
    wax,
    words,
)


def with_nation(name: str, course: str = "long", **settings: Any) -> Race:
    others = [other for other in ("norway", "sweden", "france") if other != name]
    tour = race(course, nations=(name, *others), **settings)
    put(tour, "1a")
    return tour


def column_with(name: str, field: str) -> int:
    """The number of a column in which a nation's board differs."""
    nation = nations.boards().nations[name]
    if field == "swap":
        return nation.swaps.index(True) + 1
    return nation.full_at.index(3) + 1


@clause("ST-70", "ST-74")
def test_some_columns_of_austria_and_italy_are_full_with_three_and_take_no_fourth() -> None:
    for name in ("austria", "italy"):
        column = column_with(name, "full")
        tour = with_nation(name)
        say(tour, str(column) * 5)
        assert dice(tour, 0)[column - 1] == 3
        board(tour, 0, *[3 if at == column else 0 for at in range(1, 5)], stars=(column,))
        wax(tour, 0)
        tour.used[0] = 0
        begin(tour)
        say(tour, f"c{column}")
        assert tour.taken == 4
    for name in ("finland", "united-kingdom", "usa", "norway"):
        assert set(nations.boards().nations[name].full_at) == {4}


@clause("ST-74")
def test_the_other_reading_is_a_matter_of_data() -> None:
    text = nations_text().replace("room 3 full 3", "room 4 full 3")
    tour = with_nation("austria", boards=text)
    column = column_with("austria", "full")
    say(tour, str(column) * 5)
    assert dice(tour, 0)[column - 1] == 4


@clause("ST-71")
def test_a_table_may_turn_back_only_the_first_used_token_from_either_end() -> None:
    for used, outermost in ((0b111101, {"back1", "back6"}), (0b001110, {"back2", "back4"}), (0b000100, {"back3"})):
        tour = with_nation("united-kingdom", turn_back="outermost")
        board(tour, 0, 0, 4, stars=(2,))
        tour.used[0] = used
        begin(tour)
        say(tour, "c2")
        assert words(tour) == {"count", *outermost}
    with pytest.raises(Illegal) as refused:
        say(tour, "back1")
    assert (refused.value.message, refused.value.clause) == ("ski-tour-token-unused", "ST-71")
    tour.used[0] = 0b001110
    with pytest.raises(Illegal) as refused:
        say(tour, "back3")
    assert (refused.value.message, refused.value.clause) == ("ski-tour-token-inside", "ST-71")


@clause("ST-71", "ST-75", "ST-88")
def test_italy_and_the_united_kingdom_count_the_six_or_turn_a_token_back() -> None:
    for name in ("italy", "united-kingdom"):
        column = column_with(name, "swap")
        full = nations.boards().nations[name].full_at[column - 1]
        tour = with_nation(name)
        board(tour, 0, *[full if at == column else 0 for at in range(1, 5)], stars=(column,))
        wax(tour, 0, "push", "pair", "kick")
        tour.used[0] = 0b111101
        begin(tour)
        say(tour, f"c{column}")
        assert phase(tour) == "swap"
        assert words(tour) == {"count", "back1", "back3", "back4", "back5", "back6"}
        other = tour.clone()
        say(tour, "count")
        assert tour.taken == full + 1
        said = say(other, "back1")
        assert other.taken == full
        assert kinds(said)[0] == "swapped"
        assert other.used[0] == 0b111100
        assert stars(other, 0) == []
        assert "left" in words(other)  # outermost again at once


@clause("ST-75")
def test_without_a_used_token_the_six_counts_and_not_full_it_goes_back() -> None:
    column = column_with("united-kingdom", "swap")
    tour = with_nation("united-kingdom")
    board(tour, 0, *[4 if at == column else 0 for at in range(1, 5)], stars=(column,))
    begin(tour)
    say(tour, f"c{column}")
    assert tour.taken == 5
    tour = with_nation("united-kingdom")
    board(tour, 0, *[2 if at == column else 0 for at in range(1, 5)], stars=(column,))
    tour.used[0] = 1
    begin(tour)
    say(tour, f"c{column}")
    assert (tour.taken, phase(tour)) == (2, "take")


@clause("ST-72", "ST-76")
def test_finlands_printed_wax_works_once_per_visit_besides_a_token() -> None:
    tour = with_nation("finland")
    at_range(tour, 0)
    board(tour, 0, 3)
    wax(tour, 0, "second-look", "second-look")
    begin(tour)
    assert "printed" not in words(tour)  # nothing to re-roll yet
    say(tour, "c1", "go", "aim-fresh", "o")
    assert {"left", "printed"} <= words(tour)
    say(tour, "printed", "o", "left", "x")
    assert tour.targets[0] == c.HIT
    assert tour.used[0] == 0b111101
    say(tour, "aim-fresh", "o")
    assert not {"left", "right", "printed"} & words(tour)
    say(tour, "aim-fresh", "o")
    board(tour, 0, 1)
    begin(tour)
    say(tour, "c1", "go", "aim-fresh", "o")
    assert "printed" not in words(tour)  # the same visit, another turn
    assert tour.printed_used[0] == 1
    put(tour, "7a")
    tour.shots_owed[0] = 0
    board(tour, 0, 1)
    begin(tour)
    say(tour, "c1", "go", "r1")
    assert tour.printed_used[0] == 0  # the next visit


@clause("ST-73", "ST-77")
def test_each_advanced_nation_shoots_with_the_colours_of_its_own_ladder() -> None:
    boards = nations.boards()
    assert len({boards.nations[name].ladder for name in (*ADVANCED, "norway")}) == 6
    for name in ADVANCED:
        tour = with_nation(name)
        ladder = boards.nations[name].ladder
        for level in range(c.LEVELS):
            assert tour.terms.hits[level] == boards.dice[ladder[c.TOP - level]]


@clause("ST-77")
def test_for_paying_and_tired_dice_the_level_counts_not_the_colour() -> None:
    text = nations_text()
    ladder = next(line for line in text.splitlines() if line.startswith("ladder"))
    tour = with_nation("austria", boards=text.replace(ladder, "ladder blue blue green green", 1))
    hearts(tour, 0, 3, 0, 0, 0, 0)
    say(tour, "11556")
    assert tour.sixes[0] == 0
    assert dice(tour, 0)[0] == 2
    board(tour, 0, 1, 1)
    begin(tour)
    said = say(tour, "c1", "c2")
    assert [event.facts["before"] for event in said if event.kind == "paid"] == ["fresh"]

"""What page and terminal are told: the standing, the turn's tally, whose dice are due, what stays unseen."""

from __future__ import annotations

import pytest

from loipe.core.contract import CHANCE, NOBODY
from loipe.core.rng import Rng
from loipe.core.shown import Row
from loipe.core.text import Text
from loipe.games import ski_tour
from loipe.games.ski_tour import codes as c
from loipe.games.ski_tour.config import PRESETS
from loipe.games.ski_tour.state import Race
from loipe.games.ski_tour.view import Open
from tests.clauses import clause
from tests.rulebook.ski_tour.positions import at_range, begin, board, hearts, put, race, say, wax

ENGLISH = Text("en", ("Aune", "Brandt", "Morel", "Rossi", "Lind"), "ski-tour")


def shown(tour: Race) -> Open:
    return ski_tour.position(tour).open


def tally(tour: Race) -> str:
    return ", ".join(ENGLISH.part(part) for part in shown(tour).tally)


def rows(tour: Race) -> dict[int, Row]:
    return {row.seat: row for row in shown(tour).standing.rows}


def statuses(tour: Race) -> list[str]:
    found = rows(tour)
    return [ENGLISH.part(status) if (status := found[seat].status) else "" for seat in sorted(found)]


@clause("ST-20", "ST-21")
def test_the_tally_adds_columns_and_tells_what_they_cost() -> None:
    tour = race()
    put(tour, "3a", "1a", "1b")
    board(tour, 0, 2, 0, 4, 0, 1, stars=(1, 3))
    begin(tour)
    assert tally(tour) == ""
    say(tour, "c1")
    assert tally(tour) == "column 1: 2, 2 steps"
    assert [(one.column, one.dice, one.price, one.back) for one in shown(tour).turn.taken] == [(1, 2, 0, True)]
    say(tour, "c3", "sprint")
    assert tally(tour) == "column 1: 2, column 3: 5, sprint: 1, 8 steps, costs 2 stamina"
    assert shown(tour).skiers[0].returning == 9
    assert (shown(tour).skiers[0].ready, shown(tour).skiers[0].next_roll) == (1, 1)
    say(tour, "go")
    assert tally(tour).endswith("8 steps, costs 2 stamina")


@clause("ST-51", "ST-54")
def test_the_tally_counts_the_hill_as_the_rules_do() -> None:
    tour = race()
    put(tour, "5a", "1a", "1b")
    board(tour, 0, 1, 2)
    begin(tour)
    assert tally(tour) == "uphill: −1 step"
    say(tour, "c1")
    assert tally(tour) == "column 1: 1, 1 step"  # 1 stays 1
    say(tour, "c2")
    assert tally(tour) == "column 1: 1, column 2: 2, uphill: −1, 2 steps, costs 1 stamina"
    say(tour, "go", "6a")
    assert tally(tour).endswith("uphill: −1, 2 steps, costs 1 stamina")


@clause("ST-85", "ST-86")
def test_the_tally_adds_wax_and_shots() -> None:
    tour = race()
    at_range(tour, 0)
    board(tour, 0, 2)
    wax(tour, 0, "push")
    begin(tour)
    say(tour, "c1", "left")
    assert tally(tour) == "column 1: 2, wax: +1, 3 shots"


@pytest.mark.parametrize("preset", PRESETS)
def test_at_every_ply_the_throw_the_tally_and_the_places_agree_with_the_rules(preset: str) -> None:
    tour, rng = ski_tour.start(PRESETS[preset]), Rng(7)
    while tour.to_act() != NOBODY:
        now = shown(tour)
        thrower = ski_tour.thrower(tour)
        assert (now.throw.seat if now.throw else NOBODY) == thrower
        assert (thrower != NOBODY) == (tour.to_act() == CHANCE and tour.phase != c.FIRST)
        assert sum(one.dice for one in now.turn.taken) == tour.taken
        if tour.phase == c.TAKE:
            go = next((each for each in ski_tour.prompt(tour, tour.active).options if each.word == "go"), None)
            assert go is None or go.facts["count"] == now.turn.count
        places = ski_tour.result(tour).places
        assert all(row.place in (0, places[row.seat]) for row in now.standing.rows)
        tour.apply(tour.pick(rng))
    assert [row.place for row in shown(tour).standing.rows] == [1, 2, 3, 4, 5]


@clause("ST-61", "ST-62")
def test_the_standing_tells_what_keeps_each_skier() -> None:
    tour = race(seats=5)
    assert {row.place for row in rows(tour).values()} == {0}
    assert statuses(tour)[0] == "18 to go"
    put(tour, "10a", "8a", "r1", "p1-2", "3b")
    tour.shots_owed[2] = 3
    tour.misses[3] = 3
    tour.collapsed[4] = 1
    begin(tour)
    assert statuses(tour) == ["+2", "+4", "range: 3 shots left", "2 penalty loops", "collapsed"]
    assert [(row.seat, row.place, row.tone, row.gap) for row in shown(tour).standing.rows][:2] == [
        (2, 1, "range", 0), (0, 2, "", 2),
    ]  # fmt: skip
    tour.space[2], tour.place[2], tour.shots_owed[2] = tour.terms.course.goal, 1, 0
    assert statuses(tour)[:3] == ["8 to go", "10 to go", "finished"]


@clause("ST-41")
def test_the_series_of_a_row_are_the_shootings_of_the_race() -> None:
    tour = race("long")
    tour.missed[0] = 3
    at_range(tour, 0, "r2")
    tour.targets[0], tour.targets[1] = c.HIT, c.MISSED
    first, second, third = rows(tour)[0].series
    assert first == ("hit", "hit", "hit", "miss", "miss")
    assert second == ("hit", "miss", "open", "open", "open")
    assert third == ("open",) * 5


@clause("ST-28", "ST-37")
def test_those_straight_behind_are_told_before_and_while_they_are_asked() -> None:
    tour = race()
    put(tour, "3a", "2a", "1b")
    board(tour, 0, 1)
    begin(tour)
    assert shown(tour).followers == (1,)
    say(tour, "c1", "go", "4a")
    assert (shown(tour).phase, shown(tour).followers) == ("follow", (1,))


@clause("ST-40", "ST-73")
def test_a_heart_tells_its_rung_and_its_chance() -> None:
    tour = race()
    hearts(tour, 0, 3, 2, 1, 0, 0)
    found = shown(tour).skiers[0].hearts
    assert [(heart.rung, heart.level, heart.chance) for heart in found] == [
        (0, "fresh", 83), (1, "steady", 67), (2, "tired", 50), (3, "spent", 33), (3, "spent", 33),
    ]  # fmt: skip


@clause("ST-4", "ST-18")
def test_what_is_chosen_unseen_is_in_the_own_part_alone() -> None:
    tour = ski_tour.start(PRESETS["full"])
    say(tour, "1", "t3")
    own = ski_tour.show(ski_tour.view(tour, frozenset({0, 1})))
    assert own.own.wax[0][0] == tour.terms.kinds[tour.wax[0]]
    assert own.own.hides == (0,)
    assert own.open == ski_tour.show(ski_tour.view(tour, frozenset())).open
    assert set(own.open.skiers[0].wax) == {""}


@clause("ST-10")
def test_a_board_keeps_the_last_throw() -> None:
    tour = race()
    say(tour, "11256")
    assert shown(tour).skiers[0].rolled == (1, 1, 2, 5, 6)
    assert shown(tour).skiers[1].rolled == ()

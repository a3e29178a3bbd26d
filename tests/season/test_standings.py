"""Points, ties, results that are dropped, globes, bibs and medals, worked out by hand."""

from __future__ import annotations

from itertools import permutations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from loipe.season.plan import Athlete, Outcome, Plan, Stop
from loipe.season.standings import bibs, globes, leaders, left_of, medal_table, raced, ranking, standings
from tests.clauses import clause

SPRINT, PURSUIT, RELAY = (Stop("crystal-globe", "granlia", kind) for kind in ("sprint", "pursuit", "relay"))
CAMP, MASS_START, TOUR = Stop("sport-ist-mord"), Stop("mass-start", "lindmoos"), Stop("ski-tour", "starter")
MASS = Stop("crystal-globe", "granlia", "mass-start")


def season(*stops: Stop, athletes: int = 3, drop: int = 0, medals: bool = False) -> Plan:
    field = tuple(Athlete(f"A{number}", f"club {number // 3}", "club") for number in range(athletes))
    plan = Plan("Cup", "own", 1, field, stops, drop=drop)
    return msgspec.structs.replace(plan, points=()) if medals else plan


def places(*results: tuple[int, ...]) -> list[Outcome]:
    return [Outcome(result) for result in results]


@clause("SE-3", "CG-61")
def test_every_place_earns_points() -> None:
    table = standings(season(SPRINT, SPRINT, SPRINT), places((1, 2, 3), (3, 2, 1), (2, 3, 1)))
    assert [(line.athlete, line.place, line.points) for line in table] == [(2, 1, 55), (0, 2, 52), (1, 3, 49)]


@clause("SE-3")
@pytest.mark.parametrize(("place", "points"), [(0, 0), (1, 20), (12, 2), (13, 1), (24, 1)])
def test_points_by_place(place: int, points: int) -> None:
    assert season(SPRINT).points_for(place) == points


@clause("SE-3", "CG-61")
def test_equal_points_go_to_wins_then_seconds_then_are_shared() -> None:
    # 20 + 3 + 2 and 11 + 9 + 5 are 25 each: the win decides
    wins = standings(season(*[SPRINT] * 3, athletes=2), places((1, 5), (11, 6), (12, 9)))
    assert [(line.athlete, line.place, line.points) for line in wins] == [(0, 1, 25), (1, 2, 25)]
    # 17 + 11 and 15 + 13 are 28 each: no win, one second place
    seconds = standings(season(*[SPRINT] * 2, athletes=2), places((3, 2), (4, 5)))
    assert [line.athlete for line in seconds] == [1, 0]
    shared = standings(season(*[SPRINT] * 2, athletes=3), places((1, 2, 3), (2, 1, 3)))
    assert [(line.athlete, line.place) for line in shared] == [(0, 1), (1, 1), (2, 3)]


@clause("SE-4")
def test_the_worst_results_are_dropped_once_there_are_more_races() -> None:
    plan = season(*[SPRINT] * 3, drop=1)
    two = standings(plan, places((1, 2, 3), (0, 1, 2)))
    assert [(line.athlete, line.points, line.dropped) for line in two] == [(1, 37, ()), (2, 32, ()), (0, 20, ())]
    three = standings(plan, places((1, 2, 3), (0, 1, 2), (1, 3, 2)))
    assert [(line.athlete, line.points, line.dropped) for line in three] == [
        (0, 40, (1,)), (1, 37, (2,)), (2, 34, (0,)),
    ]  # fmt: skip


@clause("SE-5", "CG-61")
def test_a_globe_for_each_format_drops_nothing() -> None:
    plan = season(SPRINT, PURSUIT, SPRINT, MASS_START, MASS, TOUR, athletes=2, drop=2)
    found = globes(plan, places((1, 2), (2, 1), (2, 1), (1, 2), (1, 2)))
    assert {name: [line.points for line in lines] for name, lines in found.items()} == {
        "sprint": [37, 37], "pursuit": [20, 17], "mass-start": [40, 34],
    }  # fmt: skip
    assert leaders(found["sprint"]) == [0, 1] and leaders(found["pursuit"]) == [1]
    assert left_of(plan, places((1, 2)), "sprint") == 1 and left_of(plan, places((1, 2)), "ski-tour") == 1


@clause("SE-10")
def test_the_leader_skis_in_crystal_and_the_formats_leader_in_mint() -> None:
    plan = season(SPRINT, PURSUIT, SPRINT, PURSUIT)
    assert bibs(plan, []) == {}
    assert bibs(plan, places((1, 2, 3))) == {0: "crystal"}, "no pursuit was raced yet"
    assert bibs(plan, places((2, 1, 3), (1, 3, 2))) == {0: "crystal", 1: "mint"}
    assert bibs(plan, places((1, 2, 3), (1, 2, 3))) == {0: "crystal"}, "who leads both wears crystal"
    assert bibs(season(SPRINT, SPRINT, medals=True), places((1, 2, 3))) == {}


@clause("SE-11")
def test_each_member_of_a_team_earns_its_points() -> None:
    table = standings(season(RELAY, athletes=6), places((2, 2, 2, 1, 1, 1)))
    assert [(line.athlete, line.place, line.points) for line in table] == [
        (3, 1, 20), (4, 1, 20), (5, 1, 20), (0, 4, 17), (1, 4, 17), (2, 4, 17),
    ]  # fmt: skip


@clause("SE-12")
def test_medals_by_club_a_relay_wins_one_and_equals_win_the_same() -> None:
    plan = season(SPRINT, RELAY, SPRINT, CAMP, athletes=6, medals=True)
    found = medal_table(plan, places((1, 2, 4, 3, 5, 6), (2, 2, 2, 1, 1, 1), (3, 4, 5, 1, 1, 6), (1, 2, 3, 4, 5, 6)))
    assert [(line.club, line.place, line.counts) for line in found] == [
        ("club 1", 1, (3, 0, 1)),
        ("club 0", 2, (1, 2, 1)),
    ]
    assert [line.athlete for line in standings(plan, places((2, 1, 3, 4, 5, 6)))][:2] == [1, 0]


@clause("SE-12")
def test_clubs_with_the_same_medals_share_the_place() -> None:
    found = medal_table(season(SPRINT, SPRINT, athletes=4, medals=True), places((1, 4, 5, 2), (2, 4, 5, 1)))
    assert [(line.club, line.place) for line in found] == [("club 0", 1), ("club 1", 1)]


@clause("SE-13")
def test_a_training_camp_gives_no_points() -> None:
    plan = season(SPRINT, CAMP, SPRINT)
    assert [line.points for line in standings(plan, places((1, 2, 3), (3, 2, 1)))] == [20, 17, 15]
    assert plan.races == 2


def test_who_moved_since_the_race_before() -> None:
    plan = season(SPRINT, SPRINT)
    assert [line.moved for line in standings(plan, places((1, 2, 3)))] == [0, 0, 0]
    moved = {line.athlete: line.moved for line in standings(plan, places((1, 2, 3), (3, 1, 2)))}
    assert moved == {0: -1, 1: 1, 2: 0}


FIELD = 4
RESULT = st.tuples(*[st.integers(0, FIELD)] * FIELD)


@clause("SE-3", "SE-4", "SE-5")
@given(st.lists(RESULT, min_size=1, max_size=4), st.integers(0, 3))
def test_races_finished_in_any_order_give_the_same_table(results: list[tuple[int, ...]], drop: int) -> None:
    stops = [(SPRINT, PURSUIT, MASS_START, TOUR)[number % 4] for number in range(len(results))]
    plan = season(*stops, athletes=FIELD, drop=min(drop, len(results) - 1))
    held = raced(plan, places(*results))
    tables = set()
    for order in permutations(held):
        lines = ranking(plan, order, plan.races - plan.drop)
        tables.add(tuple((line.athlete, line.place, line.points, line.wins) for line in lines))
    assert len(tables) == 1


@given(st.lists(st.permutations(range(1, FIELD + 1)), min_size=1, max_size=6))
def test_a_place_is_one_more_than_those_who_are_better(results: list[list[int]]) -> None:
    plan = season(*[SPRINT] * len(results), athletes=FIELD)
    table = standings(plan, places(*map(tuple, results)))
    assert sum(line.points for line in table) == len(results) * (20 + 17 + 15 + 13)
    for line in table:
        better = [other for other in table if other.place < line.place]
        assert line.place == 1 + len(better)
        assert all(other.points >= line.points for other in better)

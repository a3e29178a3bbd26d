"""ST-60 to ST-63: gold, silver, bronze, two players, the last round."""

from __future__ import annotations

from loipe.core.contract import NOBODY
from loipe.games import ski_tour
from loipe.games.ski_tour import rules_finish
from loipe.games.ski_tour.state import Race
from tests.clauses import clause
from tests.rulebook.ski_tour.positions import begin, board, kinds, phase, put, race, say, skip_to_turn


def finish(tour: Race, seat: int) -> list[str]:
    board(tour, seat, 1)
    begin(tour, seat)
    return kinds(say(tour, "c1", "go", "goal"))


@clause("ST-60", "ST-61")
def test_first_across_wins_and_the_race_goes_on_for_the_other_places() -> None:
    tour = race(seats=4)
    put(tour, "17a", "17b", "17a", "5a")
    finish(tour, 2)
    assert tour.place[2] == 1
    assert tour.to_act() != NOBODY
    finish(tour, 0)
    assert tour.place[0] == 2
    said = finish(tour, 1)
    assert list(tour.place) == [2, 3, 1, 4]  # with one skier left it takes the next place
    assert said[-2:] == ["ranked", "ranked"]
    assert tour.to_act() == NOBODY
    assert ski_tour.result(tour).reason == "ski-tour-over-finished"


@clause("ST-61")
def test_finished_skiers_roll_no_more_and_the_marker_passes_over_them() -> None:
    tour = race(seats=4)
    put(tour, "1a", "17a", "3a", "4b")
    finish(tour, 1)
    assert tour.active == 2
    while tour.round == 1:
        tour.apply(tour.options()[0])
    assert tour.marker == 2
    rolled = []
    while phase(tour) == "roll":
        rolled.append(tour.actor)
        say(tour, "1" * tour.dice_to_roll())
    assert rolled == [0, 2, 3]


@clause("ST-61")
def test_finished_and_collapsed_skiers_share_no_space() -> None:
    tour = race(seats=4)
    put(tour, "3a", "4a", "9a", "9b")
    rules_finish.collapse(tour, 1)
    board(tour, 0, 1)
    begin(tour)
    said = say(tour, "c1", "go", "4a")
    assert "shared" not in kinds(said)


@clause("ST-60", "ST-62")
def test_with_two_players_the_first_skier_across_ends_the_race() -> None:
    tour = race(seats=4, holders=(0, 1, 0, 1))
    put(tour, "9a", "17a", "14b", "9b")
    finish(tour, 1)
    assert list(tour.place) == [3, 1, 2, 4]
    assert tour.to_act() == NOBODY


@clause("ST-62")
def test_level_skiers_rank_by_turn_order_and_penalty_laps_count() -> None:
    tour = race(seats=4, holders=(0, 1, 0, 1))
    tour.marker = 3
    put(tour, "9a", "17a", "r1", "9b")
    tour.misses[2] = 4
    finish(tour, 1)
    assert list(tour.place) == [3, 1, 4, 2]


@clause("ST-63")
def test_after_the_last_round_places_go_as_the_skiers_stand() -> None:
    tour = race(seats=3, last_round=1)
    put(tour, "3a", "9a", "4b")
    skip_to_turn(tour)
    for seat in range(3):
        board(tour, seat)
    begin(tour)
    say(tour, "go", "go", "go")
    assert list(tour.place) == [3, 1, 2]
    assert ski_tour.result(tour).reason == "ski-tour-over-last-round"
    assert ski_tour.Config().last_round == 100


@clause("ST-60", "ST-63")
def test_a_finish_in_the_last_round_is_a_finish() -> None:
    tour = race(seats=2, last_round=1)
    put(tour, "17a", "9a")
    finish(tour, 0)
    assert ski_tour.result(tour).reason == "ski-tour-over-finished"


@clause("ST-61")
def test_the_only_one_left_after_a_collapse_takes_the_next_place() -> None:
    tour = race(seats=2)
    put(tour, "p1-1", "p1-2")
    tour.misses[0] = 1
    for marker in range(5):
        tour.levels[marker] = 0
    tour.used[0] = 63
    board(tour, 0, 1)
    begin(tour)
    assert list(tour.place) == [2, 1]

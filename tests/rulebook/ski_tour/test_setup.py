"""ST-1 to ST-7: nations, course, stamina, dice, wax, the start line."""

from __future__ import annotations

import pytest

from loipe.core import log
from loipe.core.game import Defects, Illegal
from loipe.core.seats import read_seats, seated
from loipe.games import load, ski_tour
from loipe.games.ski_tour import codes as c
from loipe.games.ski_tour import nations, rules_prepare
from loipe.games.ski_tour.config import ADVANCED, BASE, Config
from loipe.games.ski_tour.state import Race
from tests.clauses import clause
from tests.rulebook.ski_tour.positions import begin, board, levels, phase, put, race, say, where, words


def defects(**settings: object) -> list[str]:
    with pytest.raises(Defects) as found:
        ski_tour.start(Config(**settings))  # type: ignore[arg-type]
    return [defect.message for defect in found.value.defects]


@clause("ST-1")
def test_five_base_and_five_advanced_nations_meet_freely() -> None:
    boards = nations.boards()
    assert tuple(name for name, nation in boards.nations.items() if not nation.advanced) == BASE
    assert tuple(name for name, nation in boards.nations.items() if nation.advanced) == ADVANCED
    for one in boards.nations:
        for other in boards.nations:
            third = next(name for name in boards.nations if name not in (one, other))
            if one != other:
                meeting = Config(holders=(0, 1, 2), nations=(one, other, third))
                assert ski_tour.start(meeting).terms.nations == [one, other, third]


@clause("ST-1")
def test_base_nations_differ_in_wax_only() -> None:
    teams = [nations.boards().nations[name] for name in BASE]
    assert len({(team.ladder, team.room, team.full_at, team.swaps, team.printed) for team in teams}) == 1
    assert len({tuple(sorted(team.tokens)) for team in teams}) == 5


@clause("ST-1")
def test_a_nation_races_once_and_each_seat_has_one() -> None:
    assert defects(nations=("norway",) * 5) == ["ski-tour-config-nation-twice"]
    assert defects(nations=("norway", "usa")) == ["ski-tour-config-nations"]
    assert defects(nations=("norway", "usa", "atlantis"), holders=(0, 1, 2)) == ["ski-tour-config-nation"]
    assert defects(holders=(0,)) == ["config-seats"]
    assert defects(holders=tuple(range(6)), nations=BASE + ADVANCED) == ["config-seats"]


@clause("ST-1")
@pytest.mark.parametrize(
    "holders", [(0, 1), (0, 0), (0, 0, 1), (0, 1, 0), (0, 1, 0, 0), (0, 1, 0, 1, 0), (0, 0, 0), (0, 1, 2, 0)]
)
def test_two_players_run_two_nations_each_and_more_run_one_each(holders: tuple[int, ...]) -> None:
    expected = "ski-tour-config-alternate" if holders == (0, 1, 0, 0) else "ski-tour-config-holders"
    assert defects(holders=holders) == [expected]
    for seats in (3, 4, 5):
        assert ski_tour.start(Config(holders=tuple(range(seats)))).terms.two_players == 0


@clause("ST-1")
def test_a_race_begun_by_earlier_rules_keeps_its_seats_but_no_table_can_choose_so() -> None:
    header = "loipe log 1\ngame ski-tour\nrules 1\nseats Anna, Ben\nset holders [0,1]\n---\n*1\n"
    assert log.replay(log.read(header)).terms.seats == 2  # type: ignore[attr-defined]
    with pytest.raises(Defects):
        log.replay(log.read(header.replace("rules 1", "rules 2")))
    assert "any_holders" not in {choice.name for choice in ski_tour.META.choices}


@clause("ST-1", "ST-60")
def test_people_who_share_a_device_are_players_of_their_own() -> None:
    assert ski_tour.start(Config(holders=(0,) * 4, players=(0, 1, 0, 1))).terms.two_players == 1
    assert ski_tour.start(Config(holders=(0, 0, 1), players=(0, 1, 2))).terms.two_players == 0
    assert defects(holders=(0, 0, 1), players=(0, 1, 1)) == ["ski-tour-config-holders"]
    assert defects(holders=(0, 1, 2), players=(0, 1)) == ["ski-tour-config-players"]


@clause("ST-1", "ST-6")
def test_two_players_nations_take_turns() -> None:
    assert defects(holders=(0, 0, 1, 1)) == ["ski-tour-config-alternate"]
    assert ski_tour.start(Config(holders=(0, 1, 0, 1))).terms.two_players == 1
    assert ski_tour.start(Config(holders=(0, 1, 2, 3))).terms.two_players == 0


@clause("ST-1", "ST-6")
def test_two_names_mean_two_nations_each_in_turn() -> None:
    game = load("ski-tour")
    seating = read_seats("anna,thumb", game)
    assert seating.holders == (0, 1, 0, 1)
    assert seating.names == ("anna", "thumb-2", "anna-3", "thumb-4")
    assert seating.bots == ("", "thumb", "", "thumb")
    assert read_seats("anna,thumb,thumb", game).holders == (0, 1, 2)
    assert game.start(seated(Config(), seating)).terms.two_players == 1


@clause("ST-6")
def test_ones_own_second_nation_is_another_skier() -> None:
    tour = race(seats=4, holders=(0, 1, 0, 1))
    put(tour, "3a", "1a", "4a", "1b")
    board(tour, 0, 1)
    begin(tour)
    say(tour, "c1", "go", "4a")
    assert levels(tour, 0) == [1, 2, 2, 2, 2]


@clause("ST-3")
def test_hearts_start_on_top_in_a_long_race_and_lower_in_a_short_one() -> None:
    assert levels(race("starter"), 0) == [2] * 5
    assert levels(race("long"), 0) == [3] * 5
    assert levels(race("starter", stamina="top"), 0) == [3] * 5
    assert levels(race("long", stamina="second"), 0) == [2] * 5


@clause("ST-4")
def test_wax_rows_are_laid_by_all_at_once_and_shown_together() -> None:
    tour = ski_tour.start(Config(holders=(0, 1, 2)))
    assert words(tour) == {"1", "2", "3"}
    say(tour, "2")
    assert tour.marker == 1
    assert list(tour.owing()) == [0, 1, 2]
    tour.turn_to(2)
    assert list(tour.owing()) == [2, 0, 1]
    for _ in range(c.ROW):
        say(tour, sorted(words(tour))[0])
    assert list(tour.owing()) == [0, 1]
    for _ in range(c.ROW):
        say(tour, sorted(words(tour))[-1])
    shown = []
    for _ in range(c.ROW):
        shown = say(tour, sorted(words(tour))[0])
    assert [event.kind for event in shown].count("wax-shown") == 3
    assert phase(tour) == "roll"


@clause("ST-4")
def test_a_row_is_six_of_the_nations_eight_and_of_equal_tokens_the_next_is_offered() -> None:
    tour = germany()
    team = nations.boards().nations["germany"].tokens
    assert team[:2] == ("push", "push")
    assert len(words(tour)) == len(set(team)) < len(team)
    assert "t1" in words(tour) and "t2" not in words(tour)
    say(tour, "t1")
    assert "t1" not in words(tour) and "t2" in words(tour)
    say(tour, "t2")
    assert not {"t1", "t2"} & words(tour)
    for word in ("t1", "t2"):
        with pytest.raises(Illegal) as refused:
            say(tour, word)
        assert (refused.value.message, refused.value.clause) == ("ski-tour-token-laid", "ST-4")


@clause("ST-4")
@pytest.mark.parametrize("said", [("t1", "t2"), ("t2", "t1"), ("t1", "t1"), ("t2", "t2")])
def test_equal_tokens_can_be_named_in_any_order(said: tuple[str, str]) -> None:
    tour, same = germany(), germany()
    say(tour, *said)
    say(same, "t1", "t2")
    assert tour.key() == same.key()


def germany() -> Race:
    """Seat 1 lays out its row."""
    tour = ski_tour.start(Config(holders=(0, 1, 2), nations=("germany", "norway", "usa")))
    say(tour, "1")
    return tour


@clause("ST-4", "ST-7")
def test_all_ten_dice_are_available_at_the_start() -> None:
    tour = race()
    assert [rules_prepare.on_board(tour, seat) for seat in range(3)] == [0, 0, 0]
    assert tour.dice_to_roll() == 5


@clause("ST-5", "ST-52")
def test_the_first_step_enters_the_first_space_of_any_lane() -> None:
    tour = race()
    board(tour, 0, 1)
    begin(tour)
    say(tour, "c1", "go")
    assert words(tour) == {"1a", "1b"}


@clause("ST-5")
def test_nobody_drafts_from_behind_the_line() -> None:
    tour = race()
    board(tour, 0, 2)
    begin(tour)
    said = say(tour, "c1", "go", "1a", "2a")
    assert where(tour) == ["2a", "start", "start"]
    assert "drafted" not in [event.kind for event in said]
    assert tour.active == 1


@clause("ST-7")
def test_dice_come_to_the_board_only_by_preparation_or_reroll() -> None:
    tour = race()
    board(tour, 0, 2, 1)
    begin(tour)
    say(tour, "c1", "go", "1a")
    assert rules_prepare.on_board(tour, 0) == 1
    say(tour, "2a")
    assert rules_prepare.on_board(tour, 0) == 1

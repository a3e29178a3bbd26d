"""Two routes that part at the line: each lap is skied on its own (MS-1)."""

from __future__ import annotations

import pytest

from loipe.core.contract import NOBODY
from loipe.core.rng import Rng
from loipe.games.mass_start import codes as c
from tests.clauses import clause
from tests.rulebook.mass_start.positions import kinds, options, place, race_on, say, squares, turn_of, where
from tests.rulebook.mass_start.test_every_ply import ALL_RULES, Story, check_board, check_laps, check_move

PARTING = """course two-ways
title Two Ways
canvas 2000 1000
seed 1
width 60
routes high low
stretch high route high
curve 1350,900 1800,900 1800,500
row . . .
row . . .
row . . .
row . . .
stretch low route low
curve 1350,700 1500,650 1600,500
row . # .
row . . .
row . . .
stretch out
from 1700,430
curve 1650,200 1000,200 300,200 300,800 400,800
row . . .
row . . .
row . . .
row . . .
row . . .
row . . .
stretch shooting range left
curve 500,800 800,800
row . .
row . .
row . .
row . .
row . .
row . .
stretch home
curve 900,800 1200,800
row . . .
row . . . junction
row . . .
row . . .
start P1 a1 a5
start P2 a1 a5
start P3 b1 c1 c5
start P4 b1 c5
start P5 c1 c5
start P6 c1 c5
loop 8 9 at 900,500 radius 90,90
"""
"""The high route is rows 1 to 4, the low one rows 5 to 7; row 23 is the last."""


@clause("MS-1", "MS-2")
@pytest.mark.parametrize(("route", "first"), [("high", {"a1"}), ("low", {"a5"})])
def test_a_start_square_leads_into_the_route_of_the_first_lap(route: str, first: set[str]) -> None:
    race = race_on(PARTING, routes=(route,))
    say(race, "1")
    assert squares(race) == first


@clause("MS-1")
@pytest.mark.parametrize(("routes", "first"), [(("high", "low"), {"a5", "c5"}), (("low", "high"), {"a1", "b1", "c1"})])
def test_the_line_leads_into_the_route_of_the_next_lap(routes: tuple[str, str], first: set[str]) -> None:
    race = race_on(PARTING, laps=2, routes=routes)
    place(race, 0, "b23", has_shot=1)
    turn_of(race, 0)
    say(race, "1")
    assert squares(race) == first
    assert "crossed" in kinds(say(race, options(race)[0]))


@clause("MS-1")
def test_the_high_route_is_longer_by_a_row() -> None:
    high, low = (race_on(PARTING, routes=(route,)).terms.lap_lengths[0] for route in ("high", "low"))
    assert high - low == 1


@clause("MS-S3", "MS-1")
def test_put_behind_a_full_row_one_stays_on_ones_own_route() -> None:
    text = PARTING.replace(
        "curve 1650,200 1000,200 300,200 300,800 400,800\nrow . . .",
        "curve 1650,200 1000,200 300,200 300,800 400,800\nrow ~ ~ ~",
    )
    for route, behind in (("high", "4"), ("low", "7")):
        race = race_on(text, seats=4, routes=(route,), ice=True)
        place(race, 0, "b8")
        turn_of(race, 0)
        say(race, "6")
        for seat, square in enumerate(("a8", "b8", "c8"), 1):
            place(race, seat, square)
        turn_of(race, 0)
        assert squares(race) == {f"{lane}{behind}" for lane in "abc"}
        say(race, f"b{behind}")
        assert where(race) == f"b{behind}"


@clause("MS-1", "MS-3", "MS-7")
def test_whole_races_on_changing_routes_keep_the_rules_at_each_ply() -> None:
    for game in range(6):
        race = race_on(PARTING, seats=5, laps=3, routes=("low", "high", "low"), **ALL_RULES)
        story, rng = Story(race), Rng(24, game)
        while race.to_act() != NOBODY:
            check_board(race)
            check_laps(story)
            if race.phase in (c.MOVE, c.CARRIED):
                check_move(race)
            race.apply(race.pick(rng))
            story.hear()

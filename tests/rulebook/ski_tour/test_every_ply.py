"""Laws that hold after every ply of random races: dice, hearts, tokens, places."""

from __future__ import annotations

from collections import Counter

import pytest

from loipe.core.contract import NOBODY, RandomBot
from loipe.core.playout import play_bots
from loipe.core.rng import Rng
from loipe.games import ski_tour
from loipe.games.ski_tour import codes as c
from loipe.games.ski_tour import rules_columns, rules_move, rules_prepare
from loipe.games.ski_tour.config import ADVANCED, PRESETS, Config
from loipe.games.ski_tour.state import Race
from tests.clauses import clause

RACES = {
    **PRESETS,
    "two players": Config(holders=(0, 1, 0, 1), nations=("usa", "norway", "italy", "finland")),
    "mixed": Config(holders=(0, 1, 2), nations=("austria", "sweden", "united-kingdom"), course="breitmoos"),
    "four ranges": Config(nations=ADVANCED, course="vierstand"),
    "hills": Config(course="kammfels", stamina="top"),
}


def dice_of(race: Race, seat: int) -> int:
    """On the board, chosen unseen, waiting for a place, in the air."""
    pending = int(race.boxes[seat]).bit_count() + race.sprints[seat] + race.sixes[seat]
    return rules_prepare.on_board(race, seat) + pending + (race.rerolling if seat == race.active else 0)


def look(race: Race) -> None:
    terms = race.terms
    for seat in range(terms.seats):
        assert 0 <= dice_of(race, seat) <= c.DICE
        view = ski_tour.view(race, frozenset({seat})).scene.skiers[seat]
        assert view.ready + view.returning + dice_of(race, seat) == c.DICE
        for column in range(c.COLUMNS):
            at = seat * c.COLUMNS + column
            assert 0 <= race.columns[seat * c.BOXES + column] <= terms.room[at]
            assert 0 <= race.stars[at] <= 1
        assert 0 <= race.columns[seat * c.BOXES + c.SPRINT] <= c.SPRINT_ROOM
        assert all(0 <= heart.rung <= c.TOP for heart in view.hearts)
        assert 0 <= race.misses[seat] <= 5
        assert 0 <= race.shots_owed[seat] <= 5
        shot = sum(heart.target != "" for heart in view.hearts)
        assert shot == 0 or race.shots_owed[seat] > 0 or (race.active == seat and race.aimed >= 0)


def tokens_of(race: Race, seat: int) -> Counter[int]:
    row = race.wax[seat * c.ROW : seat * c.ROW + race.laid[seat]]
    return Counter(row)


@clause("ST-4", "ST-7", "ST-22", "ST-61")
@pytest.mark.parametrize("name", RACES)
@pytest.mark.parametrize("seed", range(3))
def test_dice_hearts_and_tokens_are_conserved_at_each_ply(name: str, seed: int) -> None:
    race = ski_tour.start(RACES[name])
    rng = Rng(seed)
    hearts = list(race.levels)
    rows: list[Counter[int]] = []
    while race.to_act() != NOBODY:
        race.journal = []
        race.apply(race.pick(rng))
        told = ski_tour.events(race, race.journal)
        look(race)
        paid = Counter(event.seat for event in told if event.kind == "paid")
        for seat in range(race.terms.seats):
            now = race.levels[seat * c.HEARTS : (seat + 1) * c.HEARTS]
            before = hearts[seat * c.HEARTS : (seat + 1) * c.HEARTS]
            assert sum(before) - sum(now) == paid[seat]
        hearts = list(race.levels)
        if race.phase not in (c.FIRST, c.WAXING):
            now_rows = [tokens_of(race, seat) for seat in range(race.terms.seats)]
            assert not rows or rows == now_rows
            rows = now_rows
    for seat, row in enumerate(rows):
        own = Counter(race.terms.tokens[seat * c.TOKENS : (seat + 1) * c.TOKENS])
        assert row.total() == c.ROW
        assert row <= own
    assert sorted(race.place) == list(range(1, race.terms.seats + 1))


@pytest.mark.parametrize("name", RACES)
def test_what_is_kept_beside_a_position_follows_from_it(name: str) -> None:
    race = ski_tour.start(RACES[name])
    rng = Rng(5)
    kept = 0
    while race.to_act() != NOBODY:
        anew = race.clone()
        rules_move.find_skiers(anew)
        assert list(race.skiers_on) == list(anew.skiers_on)
        anew.known = 0
        assert list(race.options()) == list(anew.options())
        kept += race.known != 0
        race.apply(race.pick(rng))
    assert kept > 0


@clause("ST-36")
@pytest.mark.parametrize("seed", range(6))
def test_a_collapse_comes_only_to_who_has_no_heart_for_the_way(seed: int) -> None:
    race = ski_tour.start(Config(course="kammfels", wax="suggested"))
    rng = Rng(seed, 3)
    collapsed = 0
    while race.to_act() != NOBODY:
        before = race.clone()
        race.apply(race.pick(rng))
        for seat in range(race.terms.seats):
            if race.collapsed[seat] and not before.collapsed[seat]:
                collapsed += 1
                assert rules_columns.stamina(race, seat) < race.terms.seats
    assert collapsed == sum(1 for order in race.collapsed if order)


@pytest.mark.parametrize("seat", range(5))
def test_a_thumb_beats_four_random_players(seat: int) -> None:
    won = 0
    for game in range(6):
        race = ski_tour.start(PRESETS["full"])
        bots = [ski_tour.thumb() if other == seat else RandomBot() for other in range(5)]
        play_bots(race, bots, Rng(11, game * 5 + seat))
        won += race.place[seat] == 1
    assert won >= 5

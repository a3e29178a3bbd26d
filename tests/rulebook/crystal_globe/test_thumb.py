"""The thumb bot: it beats chance clearly, spends its energy, and shoots by the numbers."""

from __future__ import annotations

import pytest

from loipe.core.contract import RandomBot
from loipe.core.playout import play_bots
from loipe.core.rng import Rng
from loipe.games import crystal_globe
from loipe.games.crystal_globe import rules_energy
from loipe.games.crystal_globe.config import Config
from loipe.games.crystal_globe.thumb import TURN_COST, expected_costs
from tests.clauses import clause
from tests.rulebook.crystal_globe.positions import (
    give,
    pile_up,
    place,
    say,
    shooting,
    standing,
    turn_of,
    venue,
)
from tests.wander import positions

RACES = 8
BOT = crystal_globe.thumb()


def choice(race: object) -> str:
    return crystal_globe.write(race, BOT.choose(race, Rng(1)))  # type: ignore[arg-type]


@pytest.mark.parametrize("level", ["ludique", "tactique", "strategique"])
def test_a_thumb_beats_random_at_every_level(level: str) -> None:
    config = Config(holders=(0, 1), bases=("grey", "grey"), level=level)  # type: ignore[arg-type]
    wins = 0
    for number in range(RACES):
        race = crystal_globe.start(config)
        play_bots(race, [crystal_globe.thumb(), RandomBot()], Rng(2, number))
        wins += race.place[0] == 1
    assert wins == RACES


@pytest.mark.parametrize("level", ["ludique", "tactique", "strategique"])
def test_a_thumb_does_not_finish_with_its_energy_unspent(level: str) -> None:
    race = crystal_globe.start(Config(holders=(0, 1, 2), level=level))  # type: ignore[arg-type]
    play_bots(race, [crystal_globe.thumb()] * 3, Rng(3))
    winner = list(race.place).index(1)
    assert len(rules_energy.pile_of(race, winner)) >= 12


@clause("CG-22")
def test_a_thumb_stops_where_a_turn_costs_less_than_the_misses() -> None:
    safe = shooting(bases=("white", "grey"))
    say(safe, "x")
    assert choice(safe) == "go"
    risky = shooting(lap=1, wind=1, bases=("black", "grey"))
    say(risky, "x go x go x")
    assert expected_costs(risky, 2)[3] == 90000
    assert TURN_COST + expected_costs(risky, 2)[0] == 85000
    assert choice(risky) == "stop"


@clause("CG-22")
def test_the_expected_cost_of_one_shot_is_nine_squares_by_its_misses() -> None:
    race = shooting(bases=("white", "grey"))
    assert expected_costs(race, 1)[0] == 10000 * 9 * 1 // 12
    assert expected_costs(race, 1)[4] == 10000 * 9 * 4 // 12


@clause("CG-11")
def test_a_thumb_does_not_stop_on_a_climb_for_one_square() -> None:
    race = standing("b4")
    race.decks[0].counts[0] = race.decks[0].counts[1] = race.decks[0].counts[2] = 0
    race.decks[0].shuffled = 0
    say(race, "5")
    assert choice(race)[1:] == "8"


@clause("CG-31")
def test_a_thumb_tucks_in_behind_somebody() -> None:
    race = standing("b19", others={1: "a24"}, level="tactique")
    give(race, 0)
    turn_of(race, 0)
    say(race, "4")
    assert choice(race) == "a23"


@clause("CG-32")
def test_a_thumb_goes_round_the_ice_when_the_move_is_long() -> None:
    race = standing("b20", venue({27: "flat ~ ~ ."}), level="tactique", strategic_move=4)
    give(race, 0, 3)
    race.decks[0].counts[0] = race.decks[0].counts[1] = race.decks[0].counts[2] = 0
    race.decks[0].shuffled = 0
    place(race, 0, "b20", lap=2)
    turn_of(race, 0)
    say(race, "4 +3")
    assert choice(race) == "c27"


@clause("CG-20")
def test_a_thumb_plays_a_card_to_reach_its_stand() -> None:
    race = standing("b29", level="tactique")
    say(race, "4")
    assert choice(race) == "+1"


@clause("CG-42")
def test_a_thumb_recovers_where_a_square_less_keeps_it_off_a_climb() -> None:
    race = standing("b5", level="tactique")
    pile_up(race, 0, 1)
    turn_of(race, 0)
    say(race, "4")
    assert choice(race)[1:] == "8"


@pytest.mark.parametrize("seed", range(2))
def test_from_anywhere_its_choice_is_among_the_options_and_changes_nothing(seed: int) -> None:
    rng, presets = Rng(seed, 1), set[str]()
    for config, race in positions("crystal-globe", seed, 300, every=9):
        presets.add(config.level)
        before = race.key()
        assert BOT.choose(race, rng) in list(race.options())
        assert race.key() == before
    assert presets == {"ludique", "tactique", "strategique"}

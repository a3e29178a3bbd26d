"""Before the start: squares and zones, teams, weather, form cards, hands, the start order, the round's order."""

from __future__ import annotations

from fractions import Fraction

import pytest
from msgspec.structs import replace

from loipe.core.game import Defects
from loipe.core.text import Text
from loipe.games import crystal_globe
from loipe.games.crystal_globe import rules_turn
from loipe.games.crystal_globe.config import Config
from tests.clauses import clause
from tests.rulebook.crystal_globe.positions import (
    fact,
    fresh,
    odds,
    on_stand,
    options,
    phase,
    place,
    race_on,
    say,
    settle,
    squares,
    standing,
    turn_of,
    where,
)


def defects(**settings: object) -> list[str]:
    with pytest.raises(Defects) as found:
        crystal_globe.start(Config(**settings))  # type: ignore[arg-type]
    return [defect.message for defect in found.value.defects]


@clause("CG-1")
def test_a_white_square_holds_one_skier() -> None:
    race = standing("b3", others={1: "b6"})
    say(race, "4")
    assert "b6" not in squares(race)
    assert {"a6", "c6"} <= squares(race)


@clause("CG-1")
def test_grey_squares_hold_any_number() -> None:
    race = standing("a29", others={1: "r2", 2: "r2"})
    say(race, "5")
    assert "r2" in squares(race)
    assert [where(race, seat) for seat in (1, 2)] == ["r2", "r2"]


@clause("CG-1", "CG-11")
def test_grey_squares_count_as_flat() -> None:
    race = race_on()
    place(race, 0, "r1", lap=2)
    turn_of(race, 0)
    say(race, "3")
    assert race.die == 3


@clause("CG-2", "CG-31")
def test_no_slipstream_behind_a_skier_on_grey() -> None:
    race = standing("a28", others={1: "r1"})
    say(race, "3 a30")
    assert race.slip[0] == 0


@clause("CG-3", "CG-73")
def test_a_windsock_means_wind_and_anything_else_calm() -> None:
    race = fresh()
    assert odds(race) == {face: Fraction(1, 3) for face in ("windsock", "ice", "vortex")}
    assert fact(say(fresh(), "windsock"), "weather", "wind") is True
    assert fact(say(fresh(), "ice"), "weather", "wind") is False
    assert fact(say(fresh(), "vortex"), "weather", "wind") is False


@clause("CG-4")
def test_the_start_order_is_drawn_and_played_in_round_one() -> None:
    race = fresh(seats=3)
    say(race, "ice F1 F2 F3")
    assert odds(race) == {seat: Fraction(1, 3) for seat in "123"}
    say(race, "3 1")
    assert options(race) == ["2"]
    say(race, "2")
    assert list(race.order) == [2, 0, 1]
    assert [where(race, seat) for seat in range(3)] == ["start"] * 3


@clause("CG-5")
def test_white_grey_and_black_make_a_team() -> None:
    race = race_on(seats=12)
    assert [list(race.terms.base)[seat] for seat in range(6)] == [0, 1, 2, 0, 1, 2]
    for team in range(4):
        assert sorted(b for b, t in zip(race.terms.base, race.terms.team, strict=True) if t == team) == [0, 1, 2]
    relay = race_on(seats=12, relay=True)
    assert list(relay.terms.team) == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]


@clause("CG-30", "CG-5")
@pytest.mark.parametrize(
    "holders",
    [
        (0, 1, 2, 3),
        (0, 1),
        (0, 0, 0, 1, 1, 1),
        (0, 1, 2, 0, 1, 2),
        (0, 1, 2, 3, 0, 1, 2, 3, 3, 2, 1, 0),
        (0, 0, 1, 2, 2),
    ],
)
def test_every_player_skis_in_a_colour_of_their_own(holders: tuple[int, ...]) -> None:
    race = race_on(seats=len(holders), holders=holders, level="tactique")
    assert list(race.terms.team) == list(holders)
    assert len(set(zip(race.terms.base, race.terms.team, strict=True))) == len(holders)


@clause("CG-30")
def test_when_colours_run_out_they_are_shared_one_of_each_base() -> None:
    race = race_on(seats=7, level="tactique")
    assert sorted(set(race.terms.team)) == [0, 1, 2, 3]
    assert len(set(zip(race.terms.base, race.terms.team, strict=True))) == 7


@clause("CG-30")
def test_a_player_with_a_base_twice_takes_a_second_colour_that_is_free() -> None:
    race = race_on(seats=4, holders=(0, 0, 1, 2), bases=("white",) * 4, level="tactique")
    assert list(race.terms.team) == [0, 3, 1, 2]


@clause("CG-30", "CG-40", "CG-50")
@pytest.mark.parametrize(
    ("level", "holders", "clause_id"),
    [
        ("ludique", (0, 0, 1), "CG-30"),
        ("tactique", (0, 0, 0, 0, 1), "CG-40"),
        ("strategique", (1, 0, 0, 0, 0), "CG-50"),
    ],
)
def test_more_skiers_for_one_player_than_the_booklet_has_need_the_option(
    level: str, holders: tuple[int, ...], clause_id: str
) -> None:
    config = Config(holders=holders, level=level)  # type: ignore[arg-type]
    with pytest.raises(Defects) as found:
        crystal_globe.start(config)
    [defect] = found.value.defects
    assert (defect.message, defect.clause) == ("crystal-globe-config-skiers", clause_id)
    assert "set “Skiers per player” to “Any number”" in Text("en", (), "crystal-globe").refusal(defect)
    lifted = crystal_globe.start(replace(config, skiers_per_player="any"))
    assert list(lifted.terms.holders) == list(holders)


@clause("CG-30")
def test_where_any_number_is_allowed_skiers_of_one_player_take_the_colours_that_are_left() -> None:
    config = Config(holders=(0, 0, 1, 0), skiers_per_player="any")
    assert list(crystal_globe.start(config).terms.team) == [0, 2, 1, 3]
    full = crystal_globe.start(replace(config, holders=(0, 0, 0, 1, 1, 1)))
    assert list(full.terms.team) == [0, 2, 3, 1, 1, 1]


@clause("CG-30", "CG-60")
def test_in_a_relay_one_person_may_ski_a_whole_team_at_any_level() -> None:
    for level in ("ludique", "tactique", "strategique"):
        race = race_on(seats=6, holders=(0, 0, 0, 1, 1, 1), relay=True, level=level)
        assert list(race.terms.team) == [0, 0, 0, 1, 1, 1]
    found = defects(holders=(0,) * 6, relay=True)
    assert found == ["crystal-globe-config-skiers"]


@clause("CG-5")
def test_bases_are_chosen_freely_but_four_of_each_at_most() -> None:
    race = race_on(seats=4, bases=("black",) * 4)
    assert list(race.terms.team) == [0, 1, 2, 3]
    assert defects(holders=(0, 1, 2, 3, 4), bases=("black",) * 5) == ["crystal-globe-config-team"]
    assert defects(holders=(0, 1), bases=("grey", "grey"), teams=(2, 2)) == ["crystal-globe-config-twice"]


@clause("CG-5")
def test_all_defects_of_a_config_come_at_once() -> None:
    found = defects(holders=(0,), laps=9, shootings=(), bases=("white", "grey"), course="nowhere")
    assert found == [
        "config-seats", "config-number", "crystal-globe-config-count", "crystal-globe-config-shootings",
        "course-unknown",
    ]  # fmt: skip


@clause("CG-6")
def test_every_skier_has_cards_of_its_own() -> None:
    race = race_on(level="tactique", seats=3, holders=(0, 0, 0))
    turn_of(race, 0)
    settle(race, "4 +3 a7")
    assert [list(race.pile_size)[seat] for seat in range(3)] == [1, 0, 0]
    assert [race.decks[seat].size() for seat in range(3)] == [11, 12, 12]


@clause("CG-6")
def test_a_player_has_the_best_place_or_the_sum() -> None:
    for option, scores in (("best", [1, 2]), ("sum_of_places", [5, 5])):
        race = race_on(seats=4, holders=(0, 1, 1, 0), player_result=option, level="tactique")
        for seat, given in enumerate((1, 2, 3, 4)):
            race.place[seat] = given
        shown = crystal_globe.show(crystal_globe.view(race, frozenset()))
        assert [player.score for player in shown.open.players] == scores


@clause("CG-15", "CG-74")
def test_a_form_card_is_drawn_from_twelve_without_putting_back() -> None:
    race = fresh(seats=3)
    say(race, "ice")
    assert odds(race) == {"F1": Fraction(2, 12), "F2": Fraction(4, 12), "F3": Fraction(4, 12), "F4": Fraction(2, 12)}
    say(race, "F4")
    assert odds(race)["F4"] == Fraction(1, 11)
    say(race, "F4")
    assert "F4" not in options(race)


@clause("CG-40")
def test_level_two_starts_with_five_cards() -> None:
    race = fresh(level="tactique")
    say(race, "ice F2 F3")
    assert phase(race) == "fill"
    assert odds(race) == {"+1": Fraction(7, 16), "+2": Fraction(4, 16), "+3": Fraction(5, 16)}
    say(race, "+1 +1 +2 +3 +3 +1 +1 +1 +1 +1")
    assert list(race.hand_size) == [5, 5]
    assert phase(race) == "order"


# CG-10: who plays when


@clause("CG-10")
def test_the_leader_plays_first_by_laps_then_rows() -> None:
    race = race_on(seats=4)
    for seat, (square, lap) in enumerate((("a5", 0), ("b20", 0), ("c2", 1), ("a21", 0))):
        place(race, seat, square, lap=lap)
    assert list(rules_turn.playing_order(race)) == [2, 3, 1, 0]


@clause("CG-10")
def test_the_last_skier_passes_everyone_and_has_two_turns_on_end() -> None:
    race = race_on(seats=3)
    place(race, 0, "a10")
    place(race, 1, "b9")
    place(race, 2, "b8")
    turn_of(race, 0)
    say(race, "3 stay")
    say(race, "3 stay")
    assert race.active == 2
    say(race, "5 b13")
    assert (race.round, race.active) == (2, 2)


@clause("CG-10")
def test_coming_level_plays_after_until_past() -> None:
    race = race_on(seats=2)
    place(race, 0, "a5")
    place(race, 1, "b3")
    turn_of(race, 0)
    say(race, "3 stay 3 b5")
    assert list(race.order) == [0, 1]
    say(race, "3 stay 3 b6")
    assert list(race.order) == [1, 0]


@clause("CG-10")
def test_ring_skiers_are_between_the_exit_and_the_range_the_higher_square_first() -> None:
    race = race_on(seats=5)
    place(race, 0, "r4", has_shot=1)
    place(race, 1, "p3", black=5)
    place(race, 2, "a1", lap=1)
    place(race, 3, "p8", black=1)
    on_stand(race, 4, 4)
    assert list(rules_turn.playing_order(race)) == [2, 3, 1, 0, 4]


@clause("CG-10")
def test_the_order_is_fixed_as_the_round_begins() -> None:
    race = race_on(seats=3)
    for seat, square in enumerate(("a5", "b4", "c1")):
        place(race, seat, square)
    turn_of(race, 0)
    say(race, "3 stay 5 b8")
    assert race.active == 2
    assert list(race.order) == [0, 1, 2]


@clause("CG-16")
def test_a_turn_goes_die_cards_way_slipstream_fatigue_hand() -> None:
    race = standing("a19", others={1: "a28"}, level="strategique")
    events = settle(race, "+3 +1 a27")
    told = [event.kind for event in events]
    assert told[:4] == ["played", "played", "moved", "drafted"]
    assert told[4:6] == ["accelerated", "tire-check"]
    assert told[6:8] == ["drew", "drew"]

"""The tree that page and terminal draw from: ranking rows, the series at hand, whose throw is next, what is secret."""

from __future__ import annotations

import msgspec
import pytest

from loipe.core.contract import CHANCE, NOBODY
from loipe.core.rng import Rng
from loipe.core.text import Text
from loipe.games import crystal_globe
from loipe.games.crystal_globe import codes as c
from loipe.games.crystal_globe.formats import PRESETS, with_format
from loipe.games.crystal_globe.shown import Open
from loipe.games.crystal_globe.state import Race
from tests.clauses import clause
from tests.rulebook.crystal_globe.positions import on_stand, pile_up, place, race_on, say, shooting, standing, turn_of

NOONE: frozenset[int] = frozenset()
TEXT = Text("en", ("Anna", "Brandt", "Carla", "Dag"), "crystal-globe")


def opened(race: Race) -> Open:
    return crystal_globe.show(crystal_globe.view(race, NOONE)).open


def walk(preset: str, seed: int) -> list[Race]:
    """Every position of a race that thumbs play."""
    race = crystal_globe.start(with_format(PRESETS[preset], "relay") if seed % 2 else PRESETS[preset])
    rng, thumb, found = Rng(seed), crystal_globe.thumb(), []
    while race.phase != c.OVER:
        found.append(race.clone())
        race.apply(race.pick(rng) if race.to_act() == CHANCE else thumb.choose(race, rng))
    return [*found, race]


# the ranking


def test_nobody_has_a_place_while_all_are_level() -> None:
    rows = opened(race_on(seats=3)).standing.rows
    assert [(row.seat, row.place, row.gap) for row in rows] == [(0, 0, 0), (1, 0, 0), (2, 0, 0)]


def test_rows_stand_by_the_way_left_with_their_gaps() -> None:
    race = race_on(seats=3)
    place(race, 2, "a5")
    place(race, 0, "b3")
    rows = opened(race).standing.rows
    assert [(row.seat, row.place, row.gap) for row in rows] == [(2, 1, 0), (0, 2, 2), (1, 3, 5)]
    said = [TEXT.say(row.status.message, row.status.facts) for row in rows if row.status]
    assert said == [f"{race.terms.laps * 34 - 4} to go", "+2", "+5"]


def test_rows_tell_what_keeps_a_skier() -> None:
    race = race_on(seats=4, start="delays", start_delays=(0, 0, 0, 3))
    place(race, 0, "a5", fallen=1)
    place(race, 1, "p4", black=1)
    on_stand(race, 2, 5)
    rows = {row.seat: row for row in opened(race).standing.rows}
    ends = [rows[seat].status.message.rpartition("-")[2] for seat in range(4)]  # type: ignore[union-attr]
    assert ends == ["fallen", "ring", "range", "waiting"]
    assert [rows[seat].tone for seat in range(4)] == ["loops", "loops", "range", ""]
    assert rows[2].status is not None and rows[2].status.facts["stand"] == 5
    assert rows[3].gap is None


@clause("CG-60")
def test_the_rows_of_a_relay_are_those_of_its_teams() -> None:
    race = race_on(seats=6, relay=True)
    place(race, 3, "b7")
    turn_of(race, 0)
    shown = opened(race)
    teams = [shown.skiers[row.seat].team for row in shown.standing.rows]
    leading = shown.skiers[3].team
    assert teams[:3] == [leading] * 3 and [row.place for row in shown.standing.rows] == [1, 1, 1, 2, 2, 2]
    assert shown.standing.rows[0].seat == 3


@pytest.mark.parametrize("preset", ["ludique", "strategique"])
@pytest.mark.parametrize("seed", [1, 2])
def test_rows_agree_with_the_result_at_every_ply(preset: str, seed: int) -> None:
    for race in walk(preset, seed):
        shown, found = opened(race), crystal_globe.result(race).places
        rows = {row.seat: row for row in shown.standing.rows}
        assert [rows[seat].place for seat in range(len(found))] in (list(found), [0] * len(found))
        for seat, skier in enumerate(shown.skiers):
            assert len(skier.series) == race.lap[seat] + (race.aiming[seat] or race.has_shot[seat]) or skier.beyond
            missed = skier.misses + (skier.black if skier.aiming else 0)
            assert sum(series.count("miss") for series in skier.series) == missed


# the range


@clause("CG-21", "CG-22")
def test_the_series_tells_what_is_fired_what_is_next_and_with_which_dice() -> None:
    race = shooting(bases=("white", "grey"))
    say(race, "x go o")
    series = opened(race).series
    assert series is not None and series.seat == 0
    assert series.dice == ("green", "green", "green", "yellow", "orange")
    assert [shot.state for shot in series.shots] == ["hit", "miss", "next", "later", "later"]
    assert [shot.die for shot in series.shots] == list(series.dice)
    assert [(shot.ways, shot.of, shot.percent) for shot in series.shots[2:4]] == [(11, 12, 92), (9, 12, 75)]
    assert opened(race).skiers[0].series == (("hit", "miss", "open", "open", "open"),)


@clause("CG-22")
def test_after_a_stop_the_sequence_starts_again() -> None:
    race = shooting(bases=("white", "grey"))
    say(race, "x go x go x go o stop")
    assert opened(race).series is None
    turn_of(race, 0)
    series = opened(race).series
    assert series is not None
    assert [shot.die for shot in series.shots] == ["green", "green", "green", "yellow", "green"]
    assert [shot.state for shot in series.shots] == ["hit", "hit", "hit", "miss", "next"]


@clause("CG-60")
def test_a_spare_shot_is_for_the_first_target_still_black() -> None:
    race = race_on(seats=6, relay=True, spare_shots=3)
    on_stand(race, 0, 1)
    turn_of(race, 0)
    say(race, "o go o go x go x go x")
    turn_of(race, 0)
    say(race, "o go x")
    series = opened(race).series
    assert series is not None
    assert [shot.state for shot in series.shots] == ["miss", "miss", "hit", "hit", "hit", "miss", "hit", "next"]
    assert opened(race).skiers[0].series == (("hit", "miss", "hit", "hit", "hit"),)


@clause("CG-25")
def test_a_gust_changes_the_dice_to_come() -> None:
    race = shooting(lap=1, bases=("grey", "white"))
    say(race, "w")
    calm = opened(race).series
    say(race, "windsock")
    windy = opened(race).series
    assert calm is not None and windy is not None
    assert (calm.shots[0], calm.shots[1].die) == (windy.shots[0], "blue")
    assert windy.shots[1].die == "yellow"


# throws and secrets


@clause("CG-11", "CG-22")
def test_a_throw_waits_for_its_owner_and_event_dice_do_not() -> None:
    race = standing("b19")
    due = opened(race).throw
    assert due is not None and (due.seat, due.button) == (0, "page-roll")
    assert TEXT.part(due.ask) == "Anna, roll your die."
    say(race, "3")
    assert opened(race).throw is None and opened(race).die == 3
    race = shooting(bases=("white", "grey"))
    due = opened(race).throw
    assert due is not None and (due.seat, due.button) == (0, "page-shoot")
    assert TEXT.part(due.ask) == "Anna, shot 1: prone, no wind, green die."


@pytest.mark.parametrize("preset", ["ludique", "tactique", "strategique"])
def test_the_thrower_is_told_alike_at_every_ply(preset: str) -> None:
    met = set()
    for race in walk(preset, 2):
        due, waits = opened(race).throw, crystal_globe.thrower(race)
        assert waits == (due.seat if due else NOBODY)
        assert (waits != NOBODY) == (race.phase in (c.ROLL, c.SHOT))
        met.add(waits)
    assert met == {NOBODY, *range(len(PRESETS[preset].holders))}


@clause("CG-15", "CG-40")
def test_the_own_part_tells_hand_and_form_and_who_hides_something() -> None:
    race = race_on(level="tactique", seats=2)
    own = crystal_globe.show(crystal_globe.view(race, frozenset({1}))).own
    assert [(card.value, card.form) for card in own.hands[1].hand] == [(value, False) for value in (1, 1, 2, 3, 3)]
    assert (own.hands[1].form, own.hands[1].form_at) == (2, "deck")
    assert own.hides == (1,)
    assert crystal_globe.show(crystal_globe.view(race, NOONE)).own.hides == ()


@clause("CG-15", "CG-30")
def test_a_form_card_that_was_played_hides_nothing() -> None:
    race = standing("b19")
    for value, count in ((1, 7), (2, 4), (3, 5)):
        pile_up(race, 0, *[value] * count)
    assert crystal_globe.position(race).own.hides == (0, 1)
    say(race, "4 card F2")
    assert crystal_globe.position(race).own.hands[0].form_at == "played"
    assert crystal_globe.position(race).own.hides == (1,)


def test_the_open_part_is_the_same_for_everybody() -> None:
    for race in walk("tactique", 2)[::7]:
        parts = {
            msgspec.json.encode(crystal_globe.show(crystal_globe.view(race, frozenset(seats))).open)
            for seats in ((), (0,), (1, 2), range(race.terms.seats))
        }
        assert len(parts) == 1

"""Laps, shootings and loops of recorded games, against what their logs say."""

from __future__ import annotations

from pathlib import Path

import pytest

from loipe.core import log as logs
from loipe.core.game import Event
from loipe.core.splits import Finish, Notebook, Splits
from loipe.core.table import Table

GOLDEN = Path(__file__).parents[1] / "golden"
LOGS = sorted(str(file.relative_to(GOLDEN).with_suffix("")) for file in GOLDEN.glob("*/*.log"))


def table_of(name: str) -> Table:
    return Table(logs.read((GOLDEN / f"{name}.log").read_text("utf-8")))


def splits_of(name: str) -> tuple[Table, Splits]:
    table = table_of(name)
    return table, table.game.splits(table.log.config, table.told)


@pytest.mark.parametrize("name", LOGS)
def test_stretches_follow_each_other_and_shots_are_those_told(name: str) -> None:
    table, splits = splits_of(name)
    told = [event for event in table.events() if event.kind == "shot"]
    for seat in splits.seats:
        ends = [stretch.last for stretch in seat.stretches]
        assert [stretch.first for stretch in seat.stretches][1:] == ends[:-1]
        assert all(stretch.first < stretch.last for stretch in seat.stretches)
        shots = [event for event in told if event.seat == seat.seat]
        assert seat.counts.get("shots", 0) == len(shots) == sum(len(visit.shots) for visit in seat.visits)
        assert seat.counts.get("hits", 0) == sum(is_hit(event) for event in shots)
        assert [lap.ply for lap in seat.laps] == sorted(lap.ply for lap in seat.laps)
        assert seat.finish is not None
    if splits.seats[0].stretches:
        firsts = [seat.laps[0].place for seat in splits.seats if seat.laps and not seat.team]
        assert not firsts or 1 in firsts


def is_hit(event: Event) -> bool:
    return event.facts["shot"] != "miss" if "shot" in event.facts else bool(event.facts["hit"])


def test_a_race_of_mass_start_by_its_log() -> None:
    """Anna crosses first and a round's squares later Brandt is two farther."""
    _, splits = splits_of("mass_start/family-four-thumbs")
    anna, brandt, carla, dag = splits.seats
    assert [[lap.place for lap in seat.laps] for seat in splits.seats] == [[1, 2], [3, 1], [2, 3], [4]]
    assert (anna.counts, brandt.counts) == (
        {"shots": 14, "hits": 9, "loops": 1, "rounds": 32},
        {"shots": 12, "hits": 10, "loops": 0, "rounds": 32},
    )
    assert [seat.finish for seat in splits.seats] == [
        Finish("story-finish-squares", {"rounds": 32, "squares": 2}),
        Finish("story-finish-rounds", {"rounds": 32, "squares": 0}),
        Finish("story-finish-later", {"rounds": 5, "squares": 1}),
        Finish("story-finish-on-the-way"),
    ]
    assert [stretch.kind for stretch in dag.stretches] == ["skiing", "range", "loop", "skiing", "range"]
    for seat in splits.seats:
        assert sum(lap.skiing + lap.range + lap.loop for lap in seat.laps) <= splits.rounds
    assert carla.visits[0].shots == (True, True, False, True, False, True, True)


def test_by_time_the_later_start_may_be_ahead() -> None:
    """CG-60: Anna starts last and crosses last, but her laps take fewer rounds."""
    _, splits = splits_of("crystal_globe/individual")
    assert [seat.laps[0].place for seat in splits.seats] == [1, 2, 3]
    assert splits.seats[0].finish == Finish("story-finish-timed", {"rounds": 44, "misses": 2})
    assert splits.seats[0].stretches[0].first > 0


def test_laps_of_a_relay_are_the_teams() -> None:
    table, splits = splits_of("crystal_globe/relay")
    assert [seat.team for seat in splits.seats] == [1, 1, 1, 2, 2, 2]
    assert {lap.place for seat in splits.seats for lap in seat.laps} == {1, 2}
    legs = [seat.finish.message for seat in splits.seats if seat.finish]
    assert legs == ["story-finish-leg"] * 2 + ["story-finish-rounds"] + ["story-finish-leg"] * 2 + [
        "story-finish-on-the-way"
    ]
    assert table.game.result(table.state).places == (1, 1, 1, 2, 2, 2)


def test_accidents_and_scores_of_a_meet() -> None:
    table, splits = splits_of("sport_ist_mord/three-thumbs")
    fatal = [note for note in splits.notes if note.kind == "fatal"]
    assert len(fatal) == 8 and {note.facts["sport"] for note in fatal} == set(table.game.board(table.log.config).sports)
    assert [seat.counts["score"] for seat in splits.seats] == list(table.game.result(table.state).scores)
    assert not any(seat.stretches for seat in splits.seats)


def test_whoever_ends_a_lap_at_the_same_time_shares_its_place() -> None:
    book = Notebook(3)
    told = [[], [Event("round", -2, "", {"round": 1})], []]
    for _ in book.read(told):
        for seat, took in enumerate(((5, 0), (5, 0), (4, 9))):
            book.laps(seat, took)
    assert [seat.laps[0].place for seat in book.closed().seats] == [2, 2, 1]

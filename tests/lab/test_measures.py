"""What games are measured by: the same names for every seat, and numbers that another count of the events gives too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from loipe.bots import make
from loipe.core.game import AnyGame, Event
from loipe.core.measures import Sheets
from loipe.core.playout import play_bots
from loipe.core.rng import Rng
from loipe.core.text import Text
from loipe.games import IDS, load

each_game = pytest.mark.parametrize("game", [load(game_id) for game_id in IDS], ids=IDS)


def played(game: AnyGame, bot: str = "club", games: int = 6) -> Iterator[tuple[Any, list[Event], Sheets]]:
    """Of every preset: the last position, all events, the measures."""
    for name, config in game.META.presets.items():
        for number in range(games):
            journal: list[int] = []
            state = game.start(config, journal)
            play_bots(state, [make(bot, game) for _ in config.holders], Rng(len(name), number))
            yield state, game.events(state, journal), game.measures(state, journal)


@each_game
def test_every_seat_and_game_of_a_config_has_the_same_names_of_the_same_kinds(game: AnyGame) -> None:
    for config in game.META.presets.values():
        names: set[tuple[str, ...]] = set()
        for number in range(5):
            journal: list[int] = []
            state = game.start(config, journal)
            play_bots(state, [make("random", game) for _ in config.holders], Rng(7, number))
            names |= {tuple(row) for row in game.measures(state, journal)}
        assert len(names) == 1


@each_game
def test_gauges_are_measured_and_have_a_text(game: AnyGame) -> None:
    text = Text("en", game_id=game.META.id)
    _, _, sheets = next(played(game))
    for gauge in game.GAUGES:
        assert gauge.name in sheets[0] or (gauge.each and f"{gauge.name}_1" in sheets[0])
        assert text.label(f"gauge-{gauge.name}")
        assert not gauge.beside or f"{gauge.beside}_1" in sheets[0]


@each_game
@pytest.mark.parametrize("bot", ["club", "random"])
def test_turns_are_spent_on_one_thing_each(game: AnyGame, bot: str) -> None:
    times = [gauge.name for gauge in game.GAUGES if gauge.kind == "time"]
    for _, events, sheets in played(game, bot, 2):
        turns = Counter(event.seat for event in events if event.kind == "turn")
        for seat, row in enumerate(sheets):
            if times:
                assert row["rounds"] == turns[seat] == sum(int(str(row[name])) for name in times)
                laps = [value for name, value in row.items() if name.rpartition("_")[0] in times]
                assert sum(int(str(value)) for value in laps) == turns[seat]
            else:
                assert row["rounds"] == sum(event.kind == "round" for event in events)


@pytest.mark.parametrize("game", [load(name) for name in ("mass-start", "crystal-globe", "ski-tour")])
def test_misses_and_arrivals_are_those_of_the_events(game: AnyGame) -> None:
    missed = {"mass-start": "loops", "crystal-globe": "misses", "ski-tour": "misses"}[game.META.id]
    for _, events, sheets in played(game, games=3):
        misses: Counter[int] = Counter()
        for event in events:
            if event.kind == "series":
                misses[event.seat] += int(str(event.facts[missed]))
        assert [row["misses"] for row in sheets] == [misses[seat] for seat in range(len(sheets))]
        came = sorted(int(str(row["came_1"])) for row in sheets if row["came_1"] is not None)
        assert came == list(range(1, len(came) + 1))


def test_the_score_of_sport_ist_mord_is_its_sports_times_the_largest() -> None:
    game = load("sport-ist-mord")
    for state, events, sheets in played(game):
        assert tuple(row["score"] for row in sheets) == game.result(state).scores
        for seat, row in enumerate(sheets):
            assert isinstance(row["sports"], list)
            assert row["score"] == len(row["sports"]) * int(str(row["largest"]))
            assert row["doped"] == sum(
                event.kind == "placed" and event.seat == seat and event.facts["doped"] is True for event in events
            )


def test_wax_of_ski_tour_is_what_was_laid_and_used() -> None:
    game = load("ski-tour")
    config = msgspec.structs.replace(game.META.presets["full"], wax="chosen")
    journal: list[int] = []
    state = game.start(config, journal)
    play_bots(state, [make("random", game) for _ in config.holders], Rng(3))
    events = game.events(state, journal)
    for seat, row in enumerate(game.measures(state, journal)):
        assert row["tokens"] == [e.facts["card"] for e in events if e.kind == "laid" and e.seat == seat]
        assert row["used"] == [e.facts["card"] for e in events if e.kind == "waxed" and e.seat == seat]

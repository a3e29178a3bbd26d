"""A season's file is read as it was written; what is wrong with one is told in a sentence."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from loipe.core.game import Refused
from loipe.core.log import Log
from loipe.core.text import Text
from loipe.games import load
from loipe.games.crystal_globe.season import CALENDAR, Meeting
from loipe.season import earlier as file
from loipe.season.earlier import Season

WINTER = Path("winter.season")


@pytest.fixture
def season() -> Season:
    game = load(file.GAME)
    config = next(iter(game.META.presets.values()))
    names = tuple(f"skier-{seat + 1}" for seat in range(len(config.holders)))
    return Season(WINTER, Log(file.GAME, game.META.rules_version, config, names), CALENDAR)


def test_it_is_read_as_it_was_written(season: Season) -> None:
    text = file.write(season)
    assert text.startswith(f"{file.MAGIC}\ngame crystal-globe\n")
    assert text.endswith("---\n" + "".join(f"race {race.course} {race.format}\n" for race in CALENDAR))
    assert file.read(text, WINTER) == season


def test_races_are_logs_beside_it(season: Season) -> None:
    assert (season.race_file(0), season.earlier_file(2)) == ("winter-1.log", "winter-3.earlier.log")


def test_races_as_typed() -> None:
    assert file.read_races("granlia:sprint, isfjell:pursuit") == (
        Meeting("granlia", "sprint"),
        Meeting("isfjell", "pursuit"),
    )


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("loipe season 1", "loipe log 1", "season-not"),
        ("race granlia sprint", "race granlia", "season-line"),
        ("race granlia sprint", "race nowhere sprint", "course-unknown"),
        ("game crystal-globe", "game ludo", "no-such-game"),
    ],
)
def test_what_is_wrong_is_told(season: Season, old: str, new: str, message: str) -> None:
    with pytest.raises(Refused) as refused:
        file.read(file.write(season).replace(old, new, 1), WINTER)
    assert refused.value.message == message
    assert Text().refusal(refused.value)


def test_a_season_without_races_is_none(season: Season) -> None:
    with pytest.raises(Refused) as refused:
        file.read(file.write(msgspec.structs.replace(season, calendar=())), WINTER)
    assert refused.value.message == "season-empty"

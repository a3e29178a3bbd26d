"""Recorded games replay to the same end and are told as they were."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from loipe.core import log
from tests.golden.crystal_globe.games import FOLDER, RECIPES, ending, playthrough

LOGS = sorted(FOLDER.glob("*.log"))


def test_every_recipe_is_recorded() -> None:
    assert {path.stem for path in LOGS} >= {recipe.name for recipe in RECIPES}


@pytest.mark.parametrize("path", LOGS, ids=[path.stem for path in LOGS])
def test_a_recorded_game_replays_to_its_end(path: Path) -> None:
    recorded = log.read(path.read_text("utf-8"))
    assert ending(log.replay(recorded)) == msgspec.json.decode(path.with_suffix(".json").read_bytes())


@pytest.mark.parametrize("path", LOGS, ids=[path.stem for path in LOGS])
def test_a_recorded_game_is_written_as_it_was_read(path: Path) -> None:
    text = path.read_text("utf-8")
    assert log.write(log.read(text)) == text


def test_the_playthrough_is_told_as_it_was() -> None:
    recorded = log.read((FOLDER / f"{RECIPES[0].name}.log").read_text("utf-8"))
    assert playthrough(recorded) == (FOLDER / "playthrough.txt").read_text("utf-8")

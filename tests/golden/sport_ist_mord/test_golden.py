"""Recorded games replay to the same end, are played again word for word, and are told as they were."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from loipe.core import log
from tests.golden.sport_ist_mord.games import FOLDER, RECIPES, Recipe, ending, played, playthrough

each_recipe = pytest.mark.parametrize("recipe", RECIPES, ids=[recipe.name for recipe in RECIPES])
LOGS = sorted(FOLDER.glob("*.log"))


@pytest.mark.parametrize("path", LOGS, ids=[path.stem for path in LOGS])
def test_a_recorded_game_replays_to_its_end(path: Path) -> None:
    recorded = log.read(path.read_text("utf-8"))
    assert ending(log.replay(recorded)) == msgspec.json.decode(path.with_suffix(".json").read_bytes())


@each_recipe
def test_the_same_seed_plays_the_same_game(recipe: Recipe) -> None:
    recorded = log.read((FOLDER / f"{recipe.name}.log").read_text("utf-8"))
    assert log.first_difference(played(recipe).log, recorded) is None


def test_the_playthrough_is_told_as_it_was() -> None:
    assert playthrough(played(RECIPES[0])) == (FOLDER / "playthrough.txt").read_text("utf-8")

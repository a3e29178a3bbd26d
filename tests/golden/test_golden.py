"""Recorded games of every game replay to the same end, are played again word for word, and are told as they were."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from loipe.core import log
from loipe.core.game import Defects
from loipe.games import IDS, load
from tests.golden.recording import Recipe, ending, folder, played, playthrough, recipes

LOGS = [pytest.param(game_id, path, id=path.stem) for game_id in IDS for path in sorted(folder(game_id).glob("*.log"))]
RECIPES = [pytest.param(game_id, recipe, id=recipe.name) for game_id in IDS for recipe in recipes(game_id)]


@pytest.mark.parametrize(("game_id", "path"), LOGS)
def test_a_recorded_game_replays_to_its_end(game_id: str, path: Path) -> None:
    text = path.read_text("utf-8")
    recorded = log.read(text)
    assert log.write(recorded) == text
    assert ending(load(game_id), log.replay(recorded)) == msgspec.json.decode(path.with_suffix(".json").read_bytes())


@pytest.mark.parametrize(("game_id", "recipe"), RECIPES)
def test_the_same_seed_plays_the_same_game(game_id: str, recipe: Recipe) -> None:
    recorded = log.read((folder(game_id) / f"{recipe.name}.log").read_text("utf-8"))
    assert log.first_difference(played(load(game_id), recipe).log, recorded) is None


@pytest.mark.parametrize("game_id", IDS)
def test_the_playthrough_is_told_as_it_was(game_id: str) -> None:
    first = recipes(game_id)[0]
    recorded = log.read((folder(game_id) / f"{first.name}.log").read_text("utf-8"))
    assert playthrough(load(game_id), recorded) == (folder(game_id) / "playthrough.txt").read_text("utf-8")


@pytest.mark.parametrize(("game_id", "path"), LOGS)
def test_a_word_that_does_not_fit_is_named_with_its_ply(game_id: str, path: Path) -> None:
    recorded = log.read(path.read_text("utf-8"))
    at = len(recorded.plies) // 2
    recorded.plies[at] = log.Ply(recorded.plies[at].seat, "nonsense")
    with pytest.raises(Defects) as found:
        log.replay(recorded)
    assert found.value.defects[0].facts["ply"] == at + 1

"""The build that `make install` makes: compiled, and the same games as the interpreted source."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import loipe
from loipe.core import contract, deck, dice, playout, rng
from loipe.games import IDS, load
from tests import many_games

ROOT = Path(__file__).parents[2]
FROM_SOURCE = Path(loipe.__file__).is_relative_to(ROOT / "src")
GAMES = {"mass-start": 3_000}
FEWER = 1_000
"""Games of each preset where nothing else is said; `make soak` plays as many as one likes."""
INTERPRETED = {"mass-start": 60}
A_FEW = 20

installed = pytest.mark.skipif(FROM_SOURCE, reason="running the source interpreted, by PYTHONPATH=src")
cases = [(game_id, name, config) for game_id in IDS for name, config in many_games.presets(load(game_id))]
each_preset = pytest.mark.parametrize(("game_id", "name", "config"), cases, ids=[f"{g}-{n}" for g, n, _ in cases])


@installed
def test_the_install_did_not_fall_back_to_the_interpreter() -> None:
    modules = [contract, rng, dice, deck, playout]
    modules += [sys.modules[f"loipe.games.{game_id.replace('-', '_')}.state"] for game_id in IDS]
    assert [module.__name__ for module in modules if not str(module.__file__).endswith(".so")] == []


@installed
@each_preset
def test_thousands_of_games_end_lose_no_piece_and_replay(game_id: str, name: str, config: object) -> None:
    many_games.fingerprint(load(game_id), config, GAMES.get(game_id, FEWER))


@installed
@pytest.mark.parametrize("game_id", IDS)
def test_the_interpreted_source_plays_the_same_games(game_id: str) -> None:
    """The same seeds of each preset, key for key."""
    games = INTERPRETED.get(game_id, A_FEW)
    script = (
        f"from tests import many_games; from loipe.games import load; game = load({game_id!r});"
        f"print(*[many_games.fingerprint(game, config, {games}) for _, config in many_games.presets(game)], sep='\\n')"
    )
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    run = subprocess.run(
        [sys.executable, "-c", script], env=environment, cwd=ROOT, capture_output=True, text=True, check=True
    )
    game = load(game_id)
    ours = [many_games.fingerprint(game, config, games) for _, config in many_games.presets(game)]
    assert run.stdout.split() == ours

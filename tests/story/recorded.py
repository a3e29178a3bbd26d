"""The story of a recorded game, held against what every story promises: some in the suite, all in a soak."""

from __future__ import annotations

from pathlib import Path

import pytest

from loipe.core import log as logs
from loipe.core.text import Text
from loipe.story.page import page
from loipe.story.precision import Precision
from loipe.story.story import Story
from loipe.story.telling import Game, Teller

GOLDEN = Path(__file__).parents[1] / "golden"
LOGS = sorted(str(file.relative_to(GOLDEN).with_suffix("")) for file in GOLDEN.glob("*/*.log"))


def log_of(name: str) -> logs.Log:
    return logs.read((GOLDEN / f"{name}.log").read_text("utf-8"))


def told_of(log: logs.Log, games: int, seed: int = 1) -> Story:
    game = Game(log)
    *_, worth = game.weighed(seed, Precision(games, games, games))
    return Teller(game, worth, seed).tell()


def check(name: str, games: int, seed: int = 1) -> None:
    """Start, own dice, choices and rivals are the end; all chances are whole; every sentence is in the catalogue."""
    log = log_of(name)
    told = told_of(log, games, seed)
    for seat in told.seats:
        assert seat.start + seat.dice + seat.choices + seat.rivals == seat.end
        assert (seat.end > 0) == (seat.place == 1)
    sides = {split.team or -seat for seat, split in enumerate(told.splits.seats)}
    each = len(told.seats) / len(sides)
    assert sum(seat.start for seat in told.seats) == pytest.approx(100 * each, abs=0.01)
    assert [turn.ply for turn in told.turning_points] == sorted(turn.ply for turn in told.turning_points)
    assert told.moments[-1].chances == tuple(seat.end for seat in told.seats)
    written = page(told, Text("en", log.names, log.game_id), "Title")
    assert "story-" not in written and all(log_name in written for log_name in log.names)

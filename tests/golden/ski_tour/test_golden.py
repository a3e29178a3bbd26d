"""Recorded races replay word by word to the same end, and are told in the same sentences."""

from __future__ import annotations

from pathlib import Path

import pytest

from loipe.core import log as logs
from loipe.core.game import Defects
from loipe.core.table import Table
from tests.golden.ski_tour.record import RACES, position, told

HERE = Path(__file__).parent
each_race = pytest.mark.parametrize("name", sorted(path.stem for path in HERE.glob("*.log")))


def replayed(name: str) -> Table:
    return Table(logs.read((HERE / f"{name}.log").read_text("utf-8")))


def test_there_is_a_log_for_every_recorded_race() -> None:
    assert {path.stem for path in HERE.glob("*.log")} >= set(RACES)


@each_race
def test_a_recorded_race_ends_as_it_did(name: str) -> None:
    table = replayed(name)
    assert table.over
    assert position(table) + b"\n" == (HERE / f"{name}.json").read_bytes()


@each_race
def test_a_recorded_race_is_told_as_it_was(name: str) -> None:
    assert told(replayed(name)) == (HERE / f"{name}.txt").read_text("utf-8")


def test_a_changed_word_is_found() -> None:
    text = (HERE / "starter-thumbs.log").read_text("utf-8")
    changed = text.replace(":go ", ":c1 ", 1)
    assert changed != text
    with pytest.raises(Defects):
        logs.replay(logs.read(changed))

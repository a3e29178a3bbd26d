"""The hot path stays as the compiler likes it: no number is boxed, every field is set from the start."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.compiled import ROOT, Code, Libraries, recipe

PLANTED = """
from loipe.core.contract import State
from loipe.core.ints import i64
from loipe.core.rng import Rng

class Race(State):
    def __init__(self, fresh: bool) -> None:
        self.journal: list[int] | None = None
        self.boxes: dict[int, int] = {}
        if not fresh:
            return
        self.phase: i64 = 0

    def pick(self, rng: Rng) -> i64:
        return counted(self.boxes, self.phase) + rng.word()

    def key(self) -> tuple[int, ...]:
        return (self.phase,)

def counted(boxes: dict[int, int], phase: i64) -> i64:
    return boxes[phase]
"""


@pytest.fixture(scope="module")
def code() -> Code:
    return Code()


def test_nothing_on_the_hot_path_is_boxed_unset_or_in_another_library(code: Code) -> None:
    assert code.costs() == Counter(), "assign every field first; no int, dict or conditional between i64s"


def test_the_hot_path_is_what_playouts_reach(code: Code) -> None:
    hot = code.hot()
    assert {"loipe.core.rng.Rng.word", "loipe.core.deck.Deck.draw", "loipe.core.dice.pool"} <= hot
    for race in (name for name, kind in code.classes.items() if any(base.name == "State" for base in kind.mro[1:])):
        assert {f"{race}.apply", f"{race}.clone"} <= hot
        assert f"{race}.key" not in hot


def test_every_module_compiled_for_speed_is_on_the_hot_path(code: Code) -> None:
    """But numbers with names, and OpenSpiel's steps, which speak Python's own numbers."""
    others = {name for name in code.never_reached() if name.rpartition(".")[2] not in ("codes", "terms")}
    assert others == {"loipe.adapters.position", "loipe.adapters.chances"}


@pytest.fixture
def planted(tmp_path: Path) -> Libraries:
    """A game and what it needs of the core, in two libraries."""
    game = tmp_path / "planted.py"
    game.write_text(PLANTED, "utf-8")
    core = [str(ROOT / f"src/loipe/core/{name}.py") for name in ("contract", "ints", "rng")]
    return [([str(game)], "game"), (core, "core")]


def test_planted_costs_are_found(planted: Libraries) -> None:
    wanted = {"boxed planted.counted": 1, "unset planted.Race": 1, "far planted.Race.pick": 1}
    assert Code(planted).costs() == wanted


def test_a_compiler_that_trusts_no_class_is_found(planted: Libraries) -> None:
    doubting = recipe().compiler()
    doubting.global_opts = False
    assert Code(planted, doubting).costs()["unset loipe.core.rng.Rng"] > 0

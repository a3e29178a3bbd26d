"""The rulebook and its tests belong together: no clause without a test, no test of a clause that is not there."""

from __future__ import annotations

import ast

import pytest

from loipe.core.rulebook import rulebook
from loipe.games import IDS
from tests.rules_report import cited, marks, missing, table, unknown

BLOCKED = "rulebook/mass_start/test_moving.py::test_with_every_square_ahead_taken_the_whole_roll_is_lost"


@pytest.mark.parametrize("game_id", IDS)
def test_every_clause_of_the_game_has_a_test(game_id: str) -> None:
    assert missing(game_id) == []


def test_no_test_cites_a_clause_that_no_rulebook_has() -> None:
    assert unknown() == []


def test_marks_are_read_without_running_the_test() -> None:
    source = '@other\n@clause("MS-5", "MS-S3")\ndef test_it() -> None:\n    raise AssertionError\n'
    [test] = ast.parse(source).body
    assert isinstance(test, ast.FunctionDef)
    assert list(marks(test)) == ["MS-5", "MS-S3"]


def test_the_report_names_each_clause_and_a_test_that_cites_it() -> None:
    lines = table("mass-start")
    assert [line for line in lines if line.startswith("  MS-5 ")] == [f"  MS-5    Blocked ({len(cited()['MS-5'])})"]
    assert sum(line.startswith("  MS-") for line in lines) == len(rulebook("mass-start"))
    assert BLOCKED in [line.strip() for line in lines]

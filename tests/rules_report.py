"""Every clause of the rulebooks and the tests that cite it: `python -m tests.rules_report`, or `make rules`.

The marks are read from the source of the tests; nothing is run. Exits 1 if a clause of a registered game lacks a test,
or if a test cites a clause that no rulebook has.
"""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from loipe.core.rulebook import SEASON, languages, rulebook
from loipe.games import IDS

TESTS = Path(__file__).parent
WIDTH = 100


@cache
def cited() -> dict[str, list[str]]:
    """By clause id: the tests that cite it, as `folder/file.py::test`."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                for clause in marks(node):
                    found[clause].append(f"{path.relative_to(TESTS).as_posix()}::{node.name}")
    return found


def marks(test: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    """The ids in a test's `@clause(...)`; only plain strings, so that a reader finds them by searching."""
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "clause":
            for argument in mark.args:
                yield str(ast.literal_eval(argument))


def missing(game_id: str) -> list[str]:
    """The clauses of a game without a test."""
    tests = cited()
    return [clause for clause in rulebook(game_id) if clause not in tests]


def unknown() -> list[str]:
    """Clauses that tests cite and no rulebook has."""
    known = {clause for game_id in languages() for clause in rulebook(game_id)}
    return sorted(set(cited()) - known)


def table(game_id: str) -> list[str]:
    """A game's clauses in reading order, each with its tests."""
    tests = cited()
    lines: list[str] = []
    chapter = ""
    for clause in rulebook(game_id).values():
        if clause.chapter != chapter:
            chapter = clause.chapter
            lines += ["", chapter]
        names = tests.get(clause.id, [])
        lines.append(f"  {clause.id:7} {clause.title} ({len(names)})"[:WIDTH])
        lines += [f"            {name}" for name in names]
    return lines


def main() -> int:
    lacking: dict[str, list[str]] = {}
    for game_id in (*IDS, SEASON):
        print(f"{game_id}: {len(rulebook(game_id))} clauses", *table(game_id), "", sep="\n")
        lacking[game_id] = missing(game_id)
    for game_id, clauses in lacking.items():
        if clauses:
            print(f"{game_id}: no test for {', '.join(clauses)}")
    strangers = unknown()
    if strangers:
        print(f"cited, but in no rulebook: {', '.join(strangers)}")
    return 1 if strangers or any(lacking.values()) else 0


if __name__ == "__main__":
    sys.exit(main())

"""The page knows no rules: beside a number that a view or a question tells stands none of a rulebook."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from functools import lru_cache
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web" / "src"
HARMLESS = ("0", "1", "100")
"""Nothing, one, and what makes a share a percentage."""
NUMBER = r"\d+\b(?!\.\d)"
"""Rules have whole ones."""
OPERATOR = r"\s*(?:\|\||\?\?|[-+*/%]|[<>]=?|[!=]==?)\s*"


FIELDS = """
import msgspec
from loipe.games import IDS, load
from loipe.server.typescript import within
for game_id in IDS:
    for struct in within(load(game_id).Shown):
        print(*(field.name for field in msgspec.structs.fields(struct) if "int" in str(field.type)))
"""


@lru_cache
def counted() -> frozenset[str]:
    """The fields of all views that hold numbers, apart from who somebody is and what a drawing calls its own.

    Asked of the source: compiled code forgets what lists hold.
    """
    environment = {**os.environ, "PYTHONPATH": str(WEB.parents[1] / "src")}
    run = subprocess.run([sys.executable, "-c", FIELDS], env=environment, capture_output=True, text=True, check=True)
    return frozenset(run.stdout.split()) - {"seat", "top", "count"}


def beside(names: frozenset[str]) -> re.Pattern[str]:
    told = rf"(?:\.(?:{'|'.join(sorted(names))})|facts\.\w+)\b\)?(?:\[[^\]]*\])?"
    return re.compile(rf"{told}{OPERATOR}(?P<after>{NUMBER})|(?<![\w.])(?P<before>{NUMBER}){OPERATOR}[\w.()?]*{told}")


def numbers(text: str, pattern: re.Pattern[str]) -> list[str]:
    """The lines of a file in which a number stands beside what is told; styles have none that matter."""
    code = re.sub(r"<style>.*?</style>", "", text, flags=re.S)
    return [
        line.strip()
        for line in code.splitlines()
        for match in pattern.finditer(line)
        if (match["after"] or match["before"]) not in HARMLESS
    ]


def test_no_number_of_a_rulebook_on_the_page() -> None:
    pattern = beside(counted())
    files = [path for kind in ("svelte", "ts") for path in sorted(WEB.rglob(f"*.{kind}"))]
    assert len(files) > 100
    found = {str(path.relative_to(WEB)): lines for path in files if (lines := numbers(path.read_text(), pattern))}
    assert found == {}


@pytest.mark.parametrize(
    "line",
    [
        "const left = skier.targets_left || 5;",
        "const risk = skier?.risk ?? 3;",
        "if (skier.shots >= 8) return;",
        "const steps = 5 - (skier.targets_left);",
        "const dice = Number(question.facts.left ?? 5);",
    ],
)
def test_a_number_of_a_rulebook_is_found(line: str) -> None:
    assert numbers(line, beside(counted())) == [line]

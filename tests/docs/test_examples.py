"""Every example in README and docs runs: python blocks, and `$ loipe …` lines of console blocks.

The command line's own pages are compared line by line in tests/cli/test_docs.py.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import ENTRY, environment
from tests.cli.test_docs import PAGES as WORD_FOR_WORD

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
COMPARED = [ROOT / "docs" / page for page in WORD_FOR_WORD]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
BLOCKS = [
    pytest.param(language, text, id=f"{page.relative_to(ROOT)}-{number}")
    for page in PAGES
    for number, (language, text) in enumerate(BLOCK.findall(page.read_text("utf-8")), 1)
    if language == "python" or (language == "console" and page not in COMPARED)
]


@pytest.mark.parametrize(("language", "text"), BLOCKS)
def test_example_runs(language: str, text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    if language == "python":
        exec(compile(text, "example", "exec"), {"__name__": "__main__"})
        return
    for command, shown in commands(text):
        words = shlex.split(command)
        assert words[0] == "loipe", "console examples show the loipe command only"
        run = subprocess.run(
            [sys.executable, "-c", ENTRY, *words[1:]],
            env=environment(tmp_path), cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False,
        )  # fmt: skip
        assert run.returncode == 0, run.stderr
        for line in shown:
            assert line in run.stdout


def commands(text: str) -> list[tuple[str, list[str]]]:
    """Each `$` line with the output lines shown below it; `…` stands for anything."""
    found: list[tuple[str, list[str]]] = []
    for line in text.splitlines():
        if line.startswith("$ "):
            found.append((line[2:], []))
        elif line.strip() and line.strip() != "…":
            found[-1][1].append(line.strip())
    return found

"""Every example in README and docs runs: python blocks, and console blocks with what they print."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import ENTRY, environment

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```(python|console)\n(.*?)^```", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", re.MULTILINE)
EXAMPLES = [
    pytest.param(language, text, id=f"{page.relative_to(ROOT)}-{number}")
    for page in PAGES
    for number, (language, text) in enumerate(BLOCK.findall(page.read_text("utf-8")), 1)
]


@pytest.mark.parametrize(("language", "text"), EXAMPLES)
def test_example(language: str, text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    if language == "python":
        exec(compile(text, "example", "exec"), {"__name__": "__main__"})
        return
    for command, shown in COMMAND.findall(text):
        told = run(command, tmp_path)
        assert re.fullmatch(pattern(shown), told), told


def run(command: str, folder: Path) -> str:
    """What a command line prints, `loipe` being the one under test."""
    loipe = f"{shlex.quote(sys.executable)} -c {shlex.quote(ENTRY)}"
    shell = re.sub(r"\bloipe (?=[a-z-])(?!log)", lambda _: f"{loipe} ", command)
    ran = subprocess.run(
        ["bash", "-c", f"({shell}) 2>&1"],
        env=environment(folder), cwd=folder, capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    return "".join(f"{line.rstrip()}\n" for line in ran.stdout.strip().splitlines())


def pattern(shown: str) -> str:
    """`...` stands for anything within a line, a line `…` for any lines."""
    lines = (re.escape(line).replace(re.escape("..."), ".*?") for line in shown.strip().splitlines())
    return "".join("(?:.*\n)*?" if line == "…" else f"{line}\n" for line in lines)


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 12

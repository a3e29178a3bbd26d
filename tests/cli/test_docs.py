"""The examples in the guide and in the reference are run as they stand."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import ENTRY, environment

DOCS = Path(__file__).parent.parent.parent / "docs"
PAGES = ("guide/terminal.md", "reference/command-line.md")
ANY = r"[^\n]*?"


def examples(page: str) -> list[tuple[str, list[tuple[str, str]]]]:
    """The console blocks of a page: each a session of commands with what they print; `...` stands for anything."""
    found = []
    for number, block in enumerate(re.findall(r"```console\n(.*?)```", (DOCS / page).read_text("utf-8"), re.DOTALL)):
        commands = re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE)
        found.append((f"{page} {number + 1}", commands))
    return found


SESSIONS = [session for page in PAGES for session in examples(page)]


@pytest.mark.parametrize("session", [commands for _, commands in SESSIONS], ids=[name for name, _ in SESSIONS])
def test_example(session: list[tuple[str, str]], home: Path, tmp_path: Path) -> None:
    loipe = f"{shlex.quote(sys.executable)} -c {shlex.quote(ENTRY)}"
    for line, printed in session:
        shell = re.sub(r"\bloipe (?=[a-z-])(?!log)", lambda _: f"{loipe} ", line)
        ran = subprocess.run(
            ["bash", "-c", f"({shell}) 2>&1"],
            env=environment(home), cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False,
        )  # fmt: skip
        told = "\n".join(text.rstrip() for text in ran.stdout.splitlines()).strip()
        wanted = ANY.join(re.escape(part) for part in printed.strip().split("..."))
        assert re.fullmatch(wanted, told), told


def test_there_are_examples() -> None:
    assert len(SESSIONS) >= 6

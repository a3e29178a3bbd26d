"""The bot of docs/how-to/write-a-bot.md: twenty lines that play in the lab and at a server's table."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import ENTRY, SOURCE

PAGE = (Path(__file__).parents[2] / "docs" / "how-to" / "write-a-bot.md").read_text("utf-8")
BOT, LAB, TABLE = re.findall(r"^```py(?:thon)?\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
COMMAND = re.search(r"^loipe (simulate .*)$", PAGE, re.MULTILINE)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "careful.py").write_text(BOT, "utf-8")
    return tmp_path


def ran(folder: Path, *arguments: str, bots: str = "careful.careful") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": f"{SOURCE}:{folder}", "LOIPE_BOTS": bots}
    return subprocess.run(
        [sys.executable, *arguments], env=environment, cwd=folder, capture_output=True, text=True, check=False
    )


def test_it_has_twenty_lines() -> None:
    assert len([line for line in BOT.splitlines() if line]) <= 20


def test_the_lab_simulates_it(folder: Path) -> None:
    assert COMMAND
    arguments = re.sub(r"--games \d+", "--games 60", COMMAND[1]).split()
    told = ran(folder, "-c", ENTRY, *arguments)
    assert told.returncode == 0, told.stderr
    assert "careful" in told.stdout


@pytest.mark.parametrize("block", [LAB, TABLE], ids=["lab", "table"])
def test_it_plays(folder: Path, block: str) -> None:
    """Both blocks end with what they assert or print."""
    told = ran(folder, "-c", block)
    assert told.returncode == 0, told.stderr
    assert re.fullmatch(r"(\d+% of the games won, a quarter is fair|Places: \[[12], [12]\])\n", told.stdout)


def test_a_bot_that_is_not_there_is_refused_in_a_sentence(folder: Path) -> None:
    told = ran(folder, "-c", ENTRY, "simulate", "mass-start", "--seats", "ghost,club", bots="careful.ghost")
    assert told.returncode != 0
    assert "There is no bot at “careful.ghost”." in told.stderr
    assert "Traceback" not in told.stderr

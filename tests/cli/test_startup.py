"""A command loads what it uses: nobody waits for the rest."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import environment

HEAVY = {
    "asyncio",
    "babel",
    "fluent.runtime",
    "multiprocessing",
    "pydantic",
    "rich.markdown",
    "ssl",
    "typer.rich_utils",
}
SCRIPT = "import sys; from loipe.cli import run; code = run(sys.argv[1:]); print(code, *sys.modules, file=sys.stderr)"


def loaded(home: Path, *arguments: str) -> set[str]:
    """What a command left in memory."""
    command = [sys.executable, "-c", SCRIPT, *arguments]
    run = subprocess.run(command, env=environment(home), capture_output=True, text=True, check=True)
    code, *modules = run.stderr.split()
    assert code == "0"
    return set(modules)


@pytest.mark.parametrize(
    "arguments", [("--help",), ("simulate", "--help"), ("games",), ("perft", "mass-start", "1")], ids=" ".join
)
def test_nothing_heavy_is_loaded_unused(arguments: tuple[str, ...], tmp_path: Path) -> None:
    assert loaded(tmp_path, *arguments) & HEAVY == set()


def test_help_loads_no_game(tmp_path: Path) -> None:
    modules = loaded(tmp_path, "--help")
    assert not any(name.startswith("loipe.games.") for name in modules)
    assert modules & {"rich", "msgspec", "loipe.core.game"} == set()


def test_what_lists_the_games_loads_no_emoji(tmp_path: Path) -> None:
    """Thousands of names for pictures that no title has."""
    modules = loaded(tmp_path, "games")
    assert "rich.table" in modules
    assert "rich._emoji_codes" not in modules


def test_the_rules_are_drawn_from_markdown(tmp_path: Path) -> None:
    """So the names above are the right ones."""
    assert "rich.markdown" in loaded(tmp_path, "rules", "mass-start", "MS-1")

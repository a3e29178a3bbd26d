"""A game that only its folder knows of has a table, terminal, simulation, rulebook and the contract suite for free."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.cli.terminal import ENTRY, environment
from tests.server.run import BOT, ME, Alone, Served, good, new_table, sit, wait_for

ROOT = Path(__file__).parents[2]
TOLD = {"LOIPE_GAMES": "tests.tiny"}
SUITES = (
    "contract/test_contract.py", "contract/test_promises.py", "contract/test_thumb.py", "contract/test_words.py",
    "contract/test_memory.py", "contract/test_real_dice.py", "secrets/test_every_game.py",
)  # fmt: skip


def within(home: Path) -> dict[str, str]:
    """Where this project's tests are found, too."""
    found = environment(home)
    return {**found, **TOLD, "PYTHONPATH": os.pathsep.join(filter(None, (found.get("PYTHONPATH"), str(ROOT))))}


def loipe(home: Path, *arguments: str, typed: str = "") -> str:
    command = [sys.executable, "-c", ENTRY, *arguments]
    ran = subprocess.run(command, env=within(home), cwd=home, input=typed, capture_output=True, text=True, check=True)
    return ran.stdout


def test_it_keeps_the_contract(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "tiny"]
    suites = [str(ROOT / "tests" / suite) for suite in SUITES]
    ran = subprocess.run([*command, *suites], env=within(tmp_path), cwd=ROOT, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout
    assert "no tests ran" not in ran.stdout


def test_it_is_played_in_the_terminal_to_its_end(tmp_path: Path) -> None:
    told = loipe(tmp_path, "play", "tiny", "--line", "--dice", "seed:3", "--save", "sprint.log", typed="1\n" * 40)
    assert "which wax? [TI-2]\n1. Wax for cold snow (cold) [TI-2]" in told
    assert "Brandt has waxed." in told
    assert "Brandt waxes" not in told, "what others wax with is a secret"
    assert "The sprint is over: somebody has crossed the line.\n" in told
    assert "The sprint is over" in loipe(tmp_path, "replay", "sprint.log")


def test_its_standing_and_its_secret_are_told(tmp_path: Path) -> None:
    seats = ("--seats", "me,thumb,ben")
    told = loipe(tmp_path, "play", "tiny", "--line", "--dice", "seed:1", *seats, typed="cold\nstanding\n")
    assert "Square 0 of 10., Has waxed." in told
    alone = loipe(tmp_path, "play", "tiny", "--line", "--dice", "seed:1", typed="cold\nstanding\n? TI-6\n")
    assert "Waxed for cold snow." in alone
    assert "TI-6 The right wax" in alone


def test_it_is_simulated_and_listed(tmp_path: Path) -> None:
    told = loipe(tmp_path, "simulate", "tiny", "--seats", "thumb,random", "--games", "100", "--processes", "1")
    assert "100" in told
    assert "Tiny Sprint" in loipe(tmp_path, "games")
    assert "Squares" in loipe(tmp_path, "games", "tiny")
    assert "Roll a die and ski as far as it shows" in " ".join(loipe(tmp_path, "rules", "tiny", "TI-5").split())


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    for name, value in within(tmp_path).items():
        monkeypatch.setenv(name, value)
    with Alone(f"sqlite:///{tmp_path}/tables.db", tmp_path / "server.log") as server:
        yield server


def test_it_is_played_at_a_table_of_the_server(served: Served) -> None:
    games = good(httpx.get(f"{served.url}/api/games"))["games"]
    assert [game["id"] for game in games][-1] == "tiny"
    anna = sit(served.url, new_table(served.url, ME, BOT, game="tiny", preset="short"))
    words: list[str | None] = []

    def is_over() -> bool:
        words.append(anna.first_word())
        return anna.is_over()

    wait_for(is_over)
    assert [word for word in words if word][:3] == ["cold", "glide", "glide"]

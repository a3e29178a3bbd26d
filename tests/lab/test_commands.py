"""`loipe simulate` with variants and folders: what it tells, and one sentence for what does not fit."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.terminal import command

WRONG = {
    "--vary laps": "Write --vary as NAME=A|B with two or more values, like 'laps=1|2|3', not “laps”.",
    "--vary laps=2": "Write --vary as NAME=A|B",
    "--vary laps=2|2": "Write --vary as NAME=A|B",
    "--vary laps=1| --games 2": "Write --vary as NAME=A|B",
    "--vary lapps=1|2": "There is no setting “lapps”. Did you mean laps?",
    "--vary laps=1|9": "laps can be 1 to 5, not “9”.",
    "--vary laps=1|2 --vary laps=3|4": "laps is varied twice; name all its values in one --vary.",
    "--vary preset=basic|ful": "There is no preset “ful”. Did you mean full?",
    "--vary seats=club,club|club,clob": "“clob” is not a bot. Did you mean club?",
    "--vary course=lindmoos|nowhere": "There is no course",
    "--vary last_round=" + "|".join(map(str, range(1, 1001))) + " --vary ice=on|off": "Too many variants: 2,000.",
    "--seats club~R9,club": "“R9” is not a word of Mass Start.",
    "--seats clab~R4,club": "“clab” is not a bot. Did you mean club?",
    "--until 0": "--until takes a percentage from 0.01% to 50%, like 0.5%, not “0”.",
    "--until -1%": "--until takes a percentage",
    "--until much": "--until takes a percentage",
    "--until 1% --logs x": "--logs goes with neither",
}


@pytest.mark.parametrize("words", WRONG)
def test_what_does_not_fit_is_told_in_a_sentence(words: str) -> None:
    outcome = command("simulate", "mass-start", *words.split())
    assert outcome.code == 2
    assert outcome.err.startswith(WRONG[words])
    assert outcome.err.count("\n") == 1


def test_every_combination_is_played(tmp_path: Path) -> None:
    words = ("--vary", "laps=1|2", "--vary", "seats=club,club|club,random,random", "--games", "4", "--processes", "1")
    told = json.loads(command("simulate", "mass-start", *words, "--json", "--out", str(tmp_path)).out)
    assert [variant["settings"] for variant in told["variants"]] == [
        {"laps": laps, "seats": seats} for laps in ("1", "2") for seats in ("club,club", "club,random,random")
    ]
    assert [len(variant["shares"]) for variant in told["variants"]] == [2, 2, 2, 2]
    assert told["games"] == 16
    outcome = command("simulate", "mass-start", *words, "--out", str(tmp_path), "--seed", "9")
    assert outcome.err == f"{tmp_path} holds a run with another seed; choose another folder.\n"


def test_habits_are_read_from_the_seats() -> None:
    words = ("--seats", "club~R4:red,club:blue", "--preset", "full", "--games", "3", "--processes", "1", "--json")
    told = json.loads(command("simulate", "mass-start", *words).out)
    assert [share["contender"] for share in told["variants"][0]["shares"]] == ["club~R4", "club"]
    two = json.loads(command("simulate", "ski-tour", "--seats", "club~t1,club", *words[4:]).out)
    assert two["variants"][0]["games"] == 3


def test_a_course_of_ones_own_can_be_varied(tmp_path: Path) -> None:
    own = tmp_path / "own.course"
    own.write_text(command("courses", "show", "lindmoos", "--text").out)
    words = ("--vary", f"course=lindmoos|{own}", "--games", "5", "--processes", "1", "--json")
    first, second = json.loads(command("simulate", "mass-start", *words).out)["variants"]
    assert first["shares"] == second["shares"]


@pytest.mark.parametrize("words", ["--out {file}", "--out {file}/run"])
def test_a_folder_that_cannot_be_is_told_in_a_sentence(words: str, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("here already")
    outcome = command("simulate", "mass-start", *words.format(file=file).split())
    assert outcome.code == 2
    assert outcome.err.startswith(f"{words.format(file=file).split()[1]} cannot be written: ")
    assert outcome.err.count("\n") == 1

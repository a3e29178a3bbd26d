"""`loipe season`: a calendar raced by bots at once or by a person race by race; nothing is lost on the way."""

from __future__ import annotations

import re
import signal
import subprocess
from pathlib import Path
from shutil import copy

import pytest

from loipe.core import log as logs
from loipe.core.table import Table
from loipe.games.crystal_globe.formats import pursuit_after
from tests.clauses import clause
from tests.cli.terminal import command, process

BOTS = ("--seats", "thumb,random,thumb", "--dice", "seed:4")
SHORT = ("--races", "granlia:sprint,isfjell:pursuit,sundmyr:sprint")


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "winter.season")


def log_of(file: str, number: int) -> logs.Log:
    return logs.read(Path(file.replace(".season", f"-{number}.log")).read_text("utf-8"))


@clause("CG-61")
def test_bots_race_the_whole_calendar(file: str) -> None:
    outcome = command("season", file, *BOTS)
    assert (outcome.code, outcome.err) == (0, "")
    told = outcome.out.splitlines()
    assert told[0] == "Race 1 of 7: Sprint at Granlia."
    places = re.findall(r"^\d\. .*, (\d+) points \(places ([\d, ]+)\)$", outcome.out, re.M)
    assert len(places) == 3
    points = {1: 20, 2: 17, 3: 15}
    for total, own in places:
        assert int(total) == sum(points[int(place)] for place in own.split(", "))
    assert [line.split(" globe")[0] for line in told if " globe: " in line] == [
        "Booklet", "Sprint", "Pursuit", "Mass start", "Individual",
    ]  # fmt: skip
    assert told[-1].startswith("The season is over. The Crystal Globe goes to ")
    again = command("season", file).out.splitlines()
    assert again == [line for line in told if not line.startswith("Race ")]


@clause("CG-61", "CG-60")
def test_a_pursuit_has_the_gaps_of_the_sprint_before(file: str) -> None:
    command("season", file, *BOTS, *SHORT)
    sprint, pursuit = Table(log_of(file, 1)), log_of(file, 2)
    wanted = pursuit_after(sprint.state, sprint.log.config)  # type: ignore[arg-type]
    assert pursuit.config.start_delays == wanted.start_delays
    assert pursuit.config.start_order == wanted.start_order
    assert pursuit.config.course == "isfjell"


@clause("CG-61", "CG-60")
def test_every_member_of_a_relay_team_is_paid_for_its_place(file: str) -> None:
    outcome = command(
        "season", file, "--races", "granlia:relay", "--seats", ",".join(["thumb"] * 6), "--dice", "seed:1"
    )
    paid = re.findall(r"^(\d)\. .*, (\d+) points \(places (\d)\)$", outcome.out, re.M)
    assert paid == [("1", "20", "1")] * 3 + [("4", "17", "2")] * 3


def test_a_season_of_earlier_rules_goes_on(file: str, tmp_path: Path) -> None:
    """Its second race began with gaps as they were counted then; a word of its first fits no more."""
    for kept in (Path(__file__).parent / "season-1").iterdir():
        copy(kept, tmp_path)
    first = log_of(file, 1)
    outcome = command("season", file, "--dice", "seed:3")
    assert (outcome.code, outcome.err) == (0, "")
    assert "Word 211 of the log, “2:card”, is not possible there." in outcome.out
    assert "Its first 210 words count." in outcome.out
    assert outcome.out.splitlines()[-1].startswith("The season is over.")
    assert log_of(file, 1).plies[:210] == first.plies[:210] != log_of(file, 1).plies
    assert logs.read((tmp_path / "winter-1.earlier.log").read_text("utf-8")).plies == first.plies
    assert log_of(file, 2).config.start_delays == (0, 35, 6)
    third = log_of(file, 3)
    assert (third.rules, third.config.finish, third.config.recovery) == (2, "farthest", "without_cards")
    assert third.config.skiers_per_player == "any"
    again = command("season", file)
    assert "is not possible there" not in again.out and again.out.splitlines()[-1] == outcome.out.splitlines()[-1]


def test_a_person_races_one_by_one_and_goes_on_later(file: str) -> None:
    words = ("--races", "sundmyr:booklet,sundmyr:booklet", "--seats", "Anna,thumb", "--dice", "seed:2")
    begun = command("season", file, *words, "--set", "last_round=60", typed="1\n" * 3)
    assert begun.code == 0
    assert "A season of 2 races begins." in begun.out
    kept = log_of(file, 1).plies
    assert sum(ply.seat == 0 for ply in kept) == 3
    command("season", file, "--dice", "seed:2", typed="1\n" * 5)
    assert log_of(file, 1).plies[: len(kept)] == kept
    over = command("season", file, "--dice", "seed:2", typed="1\n" * 400)
    assert "After 1 of 2 races:" in over.out
    assert f"Continue with: loipe season {file}" in over.out
    assert not Path(file.replace(".season", "-2.log")).exists()
    shown = command("season", file, "--show").out
    assert "Race" not in shown.splitlines()[0]
    assert re.search(r"^1\. .*, 20 points \(places 1\)$", shown, re.M)


def test_ctrl_c_keeps_the_race(file: str, home: Path) -> None:
    words = ("season", file, "--seats", "Anna,thumb", "--dice", "seed:1")
    run = process(words, home, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert run.stdout and run.stdin
    while not run.stdout.readline().startswith("1. "):
        assert run.poll() is None
    run.send_signal(signal.SIGINT)
    out, err = run.communicate(timeout=60)
    assert (run.returncode, err) == (130, "")
    assert f"Continue with: loipe season {file}" in out
    assert log_of(file, 1).plies


HEAD = "loipe season 1\ngame crystal-globe\nrules 1\nseats Anna, thumb-2\nset holders [0,1]\n---\n"
BAD = {
    "hello": "winter.season is not a season. It should start with “loipe season 1”.",
    "": "winter.season is not a season",
    HEAD: "winter.season has no races.",
    f"{HEAD}race granlia\n": "Line 7: “race granlia” is not a race. A race looks like",
    f"{HEAD}race nowhere sprint\n": "There is no course “nowhere”",
    f"{HEAD}race granlia slalom\n": "There is no format “slalom”",
    f"{HEAD}race granlia relay\n": "A relay takes whole teams of three",
    HEAD.replace("crystal-globe", "mass-start"): "winter.season is a game of mass-start.",
    HEAD.replace("rules 1", "rules 9"): "This log was played by rules version “9”",
    HEAD.replace("[0,1]", "[0"): "Line 5: the value of “holders” cannot be read.",
}


@pytest.mark.parametrize("text", BAD)
def test_a_bad_file_is_refused_in_one_sentence(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("winter.season").write_text(text, "utf-8")
    outcome = command("season", "winter.season")
    assert outcome.err.startswith(BAD[text])
    assert (outcome.code, outcome.out, outcome.err.count("\n")) == (2, "", 1)


def test_words_that_do_not_fit_are_refused(file: str) -> None:
    assert "“granlia” is not a race. Write course:format" in command("season", file, "--races", "granlia").err
    assert not Path(file).exists()
    command("season", file, *BOTS, *SHORT)
    assert "keeps its settings. Leave out --seats" in command("season", file, *BOTS).err
    Path(file.replace(".season", "-1.log")).write_text(logs.write(log_of(file, 3)), "utf-8")
    assert "is not race 1 of this season" in command("season", file).err

"""`loipe season new, next, standings, athlete, export, import`: seasons in files of a folder."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from shutil import copy

import pytest

from loipe.core import log as logs
from loipe.season import file
from tests.clauses import clause
from tests.cli.terminal import command


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def book() -> file.Book:
    return file.read(Path("cup.season").read_text("utf-8"), "cup.season")


def test_bots_race_a_cup_race_by_race() -> None:
    made = command("season", "new", "cup", "--seed", "3", "--bots", "club,random")
    assert made.out == "cup.season has 3 races. Athletes: 6. Start with: loipe season next cup\n"
    first = command("season", "next", "cup")
    assert first.out.startswith("Race 1 of 3: Sprint at Granlia.\nShort Cup. Races over: 1 of 3.\n")
    assert first.out.endswith("Race 2 is next: Pursuit at Granlia.\nContinue with: loipe season next cup\n")
    rest = command("season", "next", "cup", "--all")
    assert rest.out.splitlines()[-1].startswith("The season is over. The Crystal Globe goes to ")
    assert [outcome.log for outcome in book().outcomes] == ["cup-1.log", "cup-2.log", "cup-3.log"]
    for number, outcome in enumerate(book().outcomes, 1):
        log = logs.read(Path(f"cup-{number}.log").read_text("utf-8"))
        assert max(log.game.result(logs.replay(log)).places) == max(outcome.places)
    assert command("season", "next", "cup").err == "Short Cup is over.\n"


@clause("SE-15")
def test_a_race_that_is_over_is_written_down_once() -> None:
    command("season", "new", "cup", "--bots", "random")
    command("season", "next", "cup")
    first = book().outcomes[0]
    Path("cup-1.log").unlink()
    command("season", "next", "cup")
    assert book().outcomes[0] == first and len(book().outcomes) == 2


def test_people_race_at_one_terminal_and_go_on_later() -> None:
    command("season", "new", "cup", "--people", "Anna,Ben", "--athletes", "3", "--bots", "random")
    begun = command("season", "next", "cup", "--line", "--dice", "seed:2", typed="1\n" * 4)
    assert begun.code == 0 and begun.out.endswith("Continue with: loipe season next cup\n")
    kept = logs.read(Path("cup-1.log").read_text("utf-8")).plies
    assert not book().outcomes and kept
    over = command("season", "next", "cup", "--line", "--dice", "seed:2", typed="1\n" * 900)
    assert "Races over: 1 of 3." in over.out
    assert logs.read(Path("cup-1.log").read_text("utf-8")).plies[: len(kept)] == kept
    skipped = command("season", "next", "cup", "--simulate", "--all")
    assert "The Crystal Globe goes to " in skipped.out


def test_a_log_of_another_race_is_refused() -> None:
    command("season", "new", "cup", "--people", "Anna", "--athletes", "3", "--bots", "random")
    command("season", "next", "cup", "--simulate")
    copy("cup-1.log", "cup-2.log")
    assert "cup-2.log is not race 2 of this season." in command("season", "next", "cup", "--line").err


def test_standings_as_text_and_json() -> None:
    command("season", "new", "cup", "--preset", "olympics", "--bots", "random")
    assert "None is over yet." in command("season", "standings", "cup").out
    command("season", "next", "cup", "--all")
    told = json.loads(command("season", "standings", "cup", "--json").out)
    assert (told["raced"], len(told["standings"])) == (5, 12)
    assert sum(sum(line["counts"]) for line in told["medals"]) >= 15
    assert "gold " in command("season", "standings", "cup").out


def test_an_athlete_by_a_part_of_the_name() -> None:
    command("season", "new", "cup", "--people", "Anna", "--bots", "random")
    command("season", "next", "cup", "--simulate", "--all")
    told = command("season", "athlete", "cup", "anna").out
    assert told.splitlines()[0].startswith("Anna, ")
    assert told.count("place ") == 3 and "Against " in told
    assert "“a” does not name one athlete. Choose from: Anna, " in command("season", "athlete", "cup", "a").err


def test_export_and_import() -> None:
    command("season", "new", "cup", "--bots", "random")
    command("season", "next", "cup")
    rows = list(csv.DictReader(io.StringIO(command("season", "export", "cup", "--csv").out)))
    assert len(rows) == 6 and {row["format"] for row in rows} == {"sprint"}
    assert sorted(int(row["place"]) for row in rows) == [1, 2, 3, 4, 5, 6]
    assert command("season", "export", "cup").out == Path("cup.season").read_text("utf-8")
    Path("sent").mkdir()
    command("season", "export", "cup", "--to", "sent/winter.season")
    copy("cup-1.log", "sent/cup-1.log")
    Path("cup-1.log").unlink()
    assert command("season", "import", "sent/winter.season").code == 0
    assert Path("winter.season").exists() and Path("cup-1.log").exists()
    assert "is there already" in command("season", "import", "sent/winter.season").err


def test_a_season_of_the_first_kind_can_be_looked_at() -> None:
    command("season", "winter.season", "--seats", "thumb,random,thumb", "--dice", "seed:4", "--races", "granlia:sprint")
    assert "Races over: 1 of 1." in command("season", "standings", "winter").out


def test_many_seasons_are_the_same_on_one_core_and_on_two() -> None:
    words = ("season", "simulate", "--preset", "short-cup", "--bots", "club,random", "--seasons", "6", "--seed", "3")
    one = command(*words, "--processes", "1").out
    assert one.startswith(
        "Seasons: 6. Athletes: 6, strongest (club): 3. By luck alone one of them leads 50% of the time."
    )
    assert "3, Mass start at Birkerunden" in one and "random: points of an athlete " in one
    assert "club before random in 90% of pairs: from race 1 on." in one
    assert command(*words, "--processes", "2").out == one


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("next", "nope"), "There is no nope.season here. Make one with: loipe season new nope"),
        (("new", "cup", "--preset", "slalom"), "There is no season “slalom”. Choose from: short-cup, "),
        (("new", "cup", "--people", "Anna,Anna"), "“Anna” is there twice."),
        (("new", "cup", "--people", "Anna:x"), "“Anna:x” cannot be a name here."),
        (("new", "cup", "--people", "x" * 99), "A name has up to 40 characters"),
        (("new", "cup", "--bots", "ghost"), "There is no bot “ghost”"),
        (("new", "cup", "--athletes", "99"), "--athletes"),
        (("simulate", "--preset", "olympics"), "Medals have no leader to follow race by race."),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(words: tuple[str, ...], sentence: str) -> None:
    outcome = command("season", *words)
    assert sentence in outcome.err and (outcome.code, outcome.err.count("\n")) == (2, 1)
    assert not Path("cup.season").exists()

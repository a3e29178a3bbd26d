"""`loipe season new, next, standings, athlete, export, import`: seasons in files of a folder."""

from __future__ import annotations

import csv
import io
import json
import re
from functools import partial
from pathlib import Path
from shutil import copy

import pytest
from rich.console import Console

from loipe.cli.app import season_app
from loipe.cli.seasons import desk, earlier, racing
from loipe.core import log as logs
from loipe.core.game import Refused
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
    Path("own.season").write_text(Path("cup.season").read_text("utf-8").replace("kind olympics", "kind own"), "utf-8")
    assert "Most medals: " in command("season", "standings", "own").out


def test_an_athlete_by_a_part_of_the_name() -> None:
    command("season", "new", "cup", "--people", "Anna", "--bots", "random")
    command("season", "next", "cup", "--simulate", "--all")
    told = command("season", "athlete", "cup", "anna").out
    assert told.splitlines()[0].startswith("Anna, ")
    assert told.count("place ") == 3 and "Against " in told
    command("season", "new", "fresh", "--people", "Anna")
    assert command("season", "athlete", "fresh", "Anna").out.splitlines()[1] == "No race is over yet."
    assert "“a” does not name one athlete. Choose from: Anna, " in command("season", "athlete", "cup", "a").err


def test_export_and_import() -> None:
    command("season", "new", "cup", "--bots", "random")
    command("season", "next", "cup")
    rows = list(csv.DictReader(io.StringIO(command("season", "export", "cup", "--csv").out)))
    assert len(rows) == 6 and {row["format"] for row in rows} == {"sprint"}
    assert sorted(int(row["place"]) for row in rows) == [1, 2, 3, 4, 5, 6]
    assert command("season", "export", "cup").out == Path("cup.season").read_text("utf-8")
    Path("sent").mkdir()
    was = Path("cup-1.log").read_text("utf-8")
    assert command("season", "export", "cup", "--to", "sent/winter.season").code == 0
    Path("cup-1.log").write_text("of another season", "utf-8")
    assert command("season", "import", "sent/winter.season").code == 0
    assert Path("winter-1.log").read_text("utf-8") == was
    assert Path("cup-1.log").read_text("utf-8") == "of another season"
    assert "is there already" in command("season", "import", "sent/winter.season").err


def test_an_export_never_writes_over_another_season() -> None:
    command("season", "new", "cup", "--bots", "random")
    command("season", "new", "other", "--bots", "random", "--seed", "2")
    command("season", "export", "cup", "--to", "copy.season")
    command("season", "next", "cup")
    assert command("season", "export", "cup", "--to", "copy.season").code == 0, "the same season, a race later"
    assert file.read(Path("copy.season").read_text("utf-8"), "").outcomes[0].log == "copy-1.log"
    other = Path("other.season").read_text("utf-8")
    for words in (("--to", "other.season"), ("--csv", "--to", "other.season")):
        assert "is there already" in command("season", "export", "cup", *words).err
    assert Path("other.season").read_text("utf-8") == other
    command("season", "export", "other", "--to", "third.season")
    Path("fourth-1.log").write_text("of another race", "utf-8")
    assert "fourth-1.log is there already" in command("season", "export", "cup", "--to", "fourth.season").err


@clause("SE-15")
def test_a_race_in_two_windows_takes_nothing_from_the_season(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(folder / "home"))
    command("season", "new", "cup", "--bots", "random")
    late = desk.opened("cup")
    command("season", "next", "cup", "--all")
    over, log = Path("cup.season").read_text("utf-8"), Path("cup-1.log").read_text("utf-8")
    with pytest.raises(Refused) as refused:
        racing.race_on(late, racing.Wishes(all=False, simulate=True, line=True, dice="live", fast=True, auto_dice=True))
    assert refused.value.message == "cli-season-meanwhile"
    assert (Path("cup.season").read_text("utf-8"), Path("cup-1.log").read_text("utf-8")) == (over, log)
    assert logs.read(Path(str(refused.value.facts["kept"])).read_text("utf-8")).plies
    with pytest.raises(Refused):
        late.save()


def test_ctrl_c_among_bots_says_how_to_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    command("season", "new", "cup", "--bots", "random")
    command("season", "next", "cup")

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(racing, "skied", interrupted)
    outcome = command("season", "next", "cup", "--all")
    assert (outcome.code, len(book().outcomes)) == (130, 1)
    assert outcome.out.endswith("Race 2 is next: Pursuit at Granlia.\nContinue with: loipe season next cup\n")


def test_bots_that_think_are_heard_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(racing, "Console", partial(Console, force_terminal=True))
    command("season", "new", "cup", "--bots", "national", "--athletes", "2")
    text = Path("cup.season").read_text("utf-8")
    quick = re.sub(r"race crystal-globe.*\nset .*", "race mass-start lindmoos - -\nset laps 1\nset last_round 1", text)
    Path("cup.season").write_text(quick, "utf-8")
    outcome = command("season", "next", "cup")
    assert (outcome.code, len(book().outcomes)) == (0, 1)
    assert "The bots race. Moves so far: " in outcome.err


def test_a_season_of_the_first_kind_can_be_looked_at() -> None:
    command("season", "winter.season", "--seats", "thumb,random,thumb", "--dice", "seed:4", "--races", "granlia:sprint")
    assert "Races over: 1 of 1." in command("season", "standings", "winter").out
    assert command("season", "next", "winter").err == "Race on with: loipe season winter.season\n"
    Path("sent").mkdir()
    copy("winter.season", "sent/old.season")
    copy("winter-1.log", "sent/winter-1.log")
    command("season", "import", "sent/old.season")
    today = file.read(Path("old.season").read_text("utf-8"), "")
    assert [athlete.bot for athlete in today.plan.athletes] == ["thumb", "random", "thumb"]


def test_a_file_that_is_no_season_of_the_first_kind_is_not_begun_over_it() -> None:
    command("season", "new", "cup")
    for word in ("cup", "cup.season"):
        assert command("season", word).err == "Race on with: loipe season next cup\n"
    assert command("season", "standigs").err == "There is no command “standigs”. Did you mean standings?\n"
    assert [path.name for path in Path().iterdir()] == ["cup.season"]
    assert {each.name for each in season_app.registered_commands} - {"file"} == set(earlier.COMMANDS)


def test_the_rules_of_seasons() -> None:
    assert "SE-9 Pursuit" in command("rules", "season").out
    told = command("rules", "season", "se-9").out
    assert "SE-9 Pursuit" in told and "SE-8" not in told
    assert "SE-9" in command("rules", "season", "SE-99").err


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
        (("new", "cup", "--athletes", "4", "--preset", "world-cup"), "Race 5 does not suit this field. Athletes: 4."),
        (("new", "cup", "--title", "x" * 99), "A title is one line of up to 80 characters."),
        (("new", ""), "A season needs a name."),
        (("new", ".."), "A season needs a name."),
        (("simulate", "--preset", "olympics"), "Medals have no leader to follow race by race."),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(words: tuple[str, ...], sentence: str) -> None:
    outcome = command("season", *words)
    assert sentence in outcome.err and (outcome.code, outcome.err.count("\n")) == (2, 1)
    assert not Path("cup.season").exists()

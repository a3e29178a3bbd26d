"""Bad input of any kind: one clear sentence on stderr, exit code 2, never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import command

LOG = "loipe log 1\ngame mass-start\nrules 2\nseats Anna, thumb-2\nset holders [0,1]\n---\n"
WRONG = {
    "play mass-strt": "There is no game “mass-strt”. Did you mean mass-start?",
    "play chess": "There is no game “chess”. Choose from: mass-start",
    "play": "Name a game: mass-start",
    "play mass-start --preset ful": "There is no preset “ful”. Did you mean full? Choose from: family, basic, full.",
    "play mass-start --set laps": "“laps” is not a setting: write name=value, like laps=3.",
    "play mass-start --set lapps=3": "There is no setting “lapps”. Did you mean laps? Choose from: course, laps,",
    "play mass-start --set laps=9": "laps can be 1 to 5, not “9”.",
    "play mass-start --set laps=two": "laps can be 1 to 5, not “two”.",
    "play mass-start --set laps=٣": "laps can be 1 to 5, not “٣”.",
    f"play mass-start --set laps={'9' * 5000}": "laps can be 1 to 5, not “999",
    "play mass-start --set ice=maybe": "ice can be on or off, not “maybe”.",
    "play mass-start --set edition=de": "edition can be ru, fr, not “de”.",
    "play mass-start --set routes=ridge": "The course has no route “ridge”. It has: lap. [MS-1]",
    "play mass-start --set course=nowhere": "There is no course",
    "play mass-start --set course=./nowhere.course": "There is no file ./nowhere.course.",
    "play mass-start --seats me": "Mass Start is for 2 to 6 seats, not “me”.",
    "play mass-start --seats me,": "Mass Start is for 2 to 6 seats, not “me,”.",
    "play mass-start --seats me,th.umb": "“th.umb” does not work as a name",
    "play mass-start --seats me:pink,thumb": "There is no colour “pink”. Choose from: red, teal, orange, blue,",
    "play mass-start --seats me:red,thumb:red": "Seats 1 and 2 both want red. Still free: teal, orange, blue, green,",
    "play crystal-globe --seats me,me,thumb": "At level 1 each player has 1 skier, not 2. Give the others to somebody",
    "play ski-tour --seats me:red,thumb": "Ski Tour has no colours to choose. Write the seats alone",
    "play mass-start --dice loaded": "Dice can be live, physical or seed:N (N is a whole number), not “loaded”",
    "play mass-start --dice seed:x": "Dice can be live, physical or seed:N (N is a whole number), not “seed:x”",
    f"play mass-start --dice seed:{'9' * 5000}": "Dice can be live, physical or seed:N",
    "play mass-start --resume nowhere.log": "There is no file nowhere.log.",
    "play mass-start --frobnicate": "No such option: --frobnicate",
    "replay nowhere.log": "There is no file nowhere.log.",
    "replay .": ". is a folder, not a file.",
    "rules mass-strat": "There is no game “mass-strat”. Did you mean mass-start?",
    "rules mass-start MS-99": "The rules of mass-start have no clause “MS-99”. Close to it: ",
    "courses check nowhere.course": "There is no file nowhere.course.",
    "courses show lindmos": "There is no course “lindmos”. Did you mean lindmoos?",
    "courses list --game sport-ist-mord": "sport-ist-mord has no courses. These games do: mass-start",
    "simulate mass-start --games many": "--games can be 1 or higher, not “many”.",
    "simulate mass-start --games 0": "--games can be 1 or higher, not “0”.",
    "simulate mass-start --seats thumb,thum": "“thum” is not a bot. Did you mean thumb?",
    "simulate mass-start --seats me,thumb": "“me” is not a bot. A simulation takes: rookie, club,",
    f"simulate mass-start --games {'9' * 5000}": "--games can be 1 or higher, not “999",
    "perft mass-start deep": "DEPTH can be 0 to 40, not “deep”.",
    "perft mass-start": "Missing argument 'DEPTH'",
    "skate": "No such command 'skate'",
}


@pytest.mark.parametrize("line", WRONG)
def test_one_sentence_and_exit_code_2(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    outcome = command(*line.split())
    assert outcome.err.startswith(WRONG[line])
    assert outcome.err.count("\n") == 1
    assert (outcome.code, outcome.out) == (2, "")
    assert "nvalid" not in outcome.err


BAD_LOGS = {
    "hello": "This is not a game log: it should start with “loipe log 1”, not “hello”.",
    "": "This is not a game log",
    LOG.replace("game mass-start", "game chess"): "There is no game “chess”.",
    LOG.replace("rules 2\n", ""): "The log's header has no “rules” line.",
    LOG.replace("rules 2", "rules 99"): "This log was played by rules version “99”",
    LOG.replace("[0,1]", "[0,1"): "Line 5: the value of “holders” cannot be read.",
    LOG.replace("set holders [0,1]", "set holders 3"): "Setting “holders”: 3 does not work. It takes a list.",
    LOG.replace("set holders", "sets holders"): "Line 5: “sets” is not a header line",
    LOG + "5": "Line 7: “5” is not a log word. Log words look like *5 or 1:b5.",
    LOG + "~3": "Line 7: “~3” takes back too much. Words before it: 0.",
    LOG + "2:a3": "Word 1 of the log is “2:a3”, but the dice are next.",
    LOG + "*7": "Word 1 of the log, “*7”, is not possible there.",
    LOG + "*5 1:a1": "Word 2 of the log, “1:a1”, is not possible there.",
}


@pytest.mark.parametrize("text", BAD_LOGS)
@pytest.mark.parametrize("way", ["replay", "play"])
def test_a_log_that_makes_no_sense_says_where(text: str, way: str, tmp_path: Path) -> None:
    file = tmp_path / "race.log"
    file.write_text(text, "utf-8")
    outcome = command("replay", str(file)) if way == "replay" else command("play", "--resume", str(file))
    assert outcome.err.startswith(BAD_LOGS[text])
    assert (outcome.code, outcome.out) == (2, "")


def test_a_refused_word_of_a_log_comes_with_its_reason(tmp_path: Path) -> None:
    file = tmp_path / "race.log"
    file.write_text(LOG + "*5 1:b1", "utf-8")
    assert "b1 is too close. Ski all 5 squares if you can. [MS-3]" in command("replay", str(file)).err


def test_binary_files_are_not_text(tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe\x00")
    assert command("replay", str(file)).err == f"{file} is not a text file.\n"
    assert command("courses", "check", str(file)).code == 2


def test_every_defect_of_a_course_has_its_line(tmp_path: Path) -> None:
    good = command("courses", "show", "lindmoos", "--text").out
    file = tmp_path / "bad.course"
    file.write_text(good.replace("row . E .", "row . Q .").replace("seed 17", "seed x"), "utf-8")
    outcome = command("courses", "check", str(file))
    assert outcome.code == 2
    assert sorted(line.split(":")[0] for line in outcome.err.splitlines()) == ["Line 14", "Line 5"]


def test_a_course_of_ones_own_is_fine_and_can_be_skied(tmp_path: Path) -> None:
    file = tmp_path / "mine.course"
    file.write_text(
        command("courses", "show", "lindmoos", "--text").out.replace("title Lindmoos", "title Mine"), "utf-8"
    )
    assert command("courses", "check", str(file)).out == f"{file} is fine: 125 squares in all, 34 per lap.\n"
    outcome = command("play", "mass-start", "--seats", "thumb,thumb", "--set", f"course={file}", "--dice", "seed:1")
    assert (outcome.code, outcome.err) == (0, "")


def test_several_settings_that_do_not_fit_are_all_told() -> None:
    outcome = command(
        "play", "mass-start", "--set", "edition=fr", "--set", "ending=through_penalty_loop", "--set", "turn_order=die"
    )
    assert outcome.code == 2
    assert [line[-7:] for line in outcome.err.splitlines()] == ["[MS-17]", " [MS-2]"]


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    outcome = command("simulate", "mass-start", "--games", "1", "--logs", str(tmp_path / "file" / "logs"))
    assert outcome.code == 2
    assert outcome.err.startswith(str(tmp_path / "file" / "logs"))

"""`loipe play` in plain lines: whole races from scripted words, commands, resuming, real dice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from loipe.core import log as logs
from loipe.games import IDS
from tests.cli.terminal import Outcome, command

FIRSTS = "1\n" * 3000
"""Always the first option."""


def play(*arguments: str, typed: str = "") -> Outcome:
    return command("play", "mass-start", *arguments, typed=typed)


@pytest.mark.parametrize("preset", ["basic", "family", "full"])
def test_a_whole_race_from_scripted_words(preset: str, tmp_path: Path) -> None:
    file = tmp_path / "race.log"
    outcome = play("--line", "--preset", preset, "--dice", "seed:4", "--save", str(file), typed=FIRSTS)
    assert (outcome.code, outcome.err) == (0, "")
    assert "wins the race!" in outcome.out
    assert outcome.out.rstrip().endswith(f"Read the game again with: loipe replay {file}")
    assert "\x1b" not in outcome.out
    state = logs.replay(logs.read(file.read_text("utf-8")))
    assert list(state.options()) == []


def test_words_numbers_and_capitals_mean_the_same() -> None:
    by_number, by_word = (
        play("--dice", "physical", "--preset", "basic", typed=f"6\n{word}\n").out.splitlines()[:-1]
        for word in ("3", "C6")
    )
    assert "Player skis from P1 to c6." in by_number
    assert by_number == by_word


def test_without_a_terminal_it_says_what_to_do_and_how_to_go_on(home: Path) -> None:
    outcome = play("--dice", "seed:4")
    assert outcome.code == 0
    assert "Choose an option by its number or its word. Type ? for the rule and the commands." in outcome.out
    assert outcome.out.count("1. ") == 1
    kept = re.search(r"The game is saved. Continue with: loipe play --resume (\S+)", outcome.out)
    assert kept is not None
    assert Path(kept[1]).parent == home / "loipe"
    assert logs.read(Path(kept[1]).read_text("utf-8")).names == ("me", "thumb-2", "thumb-3", "thumb-4")


def test_a_word_that_is_not_legal_says_why_and_asks_again() -> None:
    outcome = play("--dice", "physical", "--preset", "basic", typed="6\nb1\nsprint\nfoo\nfinish\n")
    assert "b1 is too close. Ski all 6 squares if you can. [MS-3]" in outcome.out
    assert "You have no sprint card. [MS-S5]" in outcome.out
    assert "“foo” is not a move here. You can say: a6, b6, c6." in outcome.out
    assert "You have not shot on this lap yet. [MS-17]" in outcome.out
    assert outcome.out.count("Player, 6 squares to ski: where to? [MS-3]") == 5


def test_a_hint_is_one_of_the_options_with_its_chance() -> None:
    lines = play("--dice", "seed:4", "--preset", "full", typed="hint\nskis\ngo\nhint\nquit\n").out.splitlines()
    hints = [line for line in lines if line.startswith("Hint: ")]
    assert len(hints) == 2
    options = [line.partition(". ")[2].partition(" [")[0] for line in lines if line[:1].isdigit()]
    for hint in hints:
        told = re.match(r"Hint: (.*)\. It won (\d+)% \(± \d+\) of ([\d,]+) test games from here\.", hint)
        assert told and told[1] in options and int(told[2]) <= 100 and int(told[3].replace(",", "")) >= 8, hint
    dice = play("--dice", "physical", "--preset", "basic", typed="hint\nquit\n").out
    assert "No hint needed: just roll." in dice


def test_undo_takes_a_card_back_until_dice_fall() -> None:
    typed = "skis\nundo\nundo\ngo\nundo\n"
    lines = play("--dice", "seed:4", "--preset", "full", typed=typed).out.splitlines()
    assert [line for line in lines if line.startswith(("Player puts", "Undone", "Nothing"))] == [
        "Player puts on new skis: +1 on each roll this lap.",
        "Undone.",
        "Nothing to undo: dice were rolled, or somebody else has moved.",
        "Nothing to undo: dice were rolled, or somebody else has moved.",
    ]
    assert sum(line.startswith("2. New skis") for line in lines) == 3


def test_undo_leaves_no_trace_in_the_log(tmp_path: Path) -> None:
    file = tmp_path / "race.log"
    play("--dice", "seed:4", "--preset", "full", "--save", str(file), typed="skis\nundo\nrifle\nquit\n")
    assert file.read_text("utf-8").splitlines()[-1] == "1:rifle"


def test_the_commands() -> None:
    out = play("--dice", "seed:4", "--preset", "full", typed="?\n? MS-S11\n?MS-77\nstanding\nlog\nsave\n\n").out
    assert "MS-21 The order of your turn" in out
    assert "MS-S11 New rifle" in out
    assert "The rules of mass-start have no clause “MS-77”." in out
    assert "Player (seat 1): lap 1, on P1, 103 to go, 2 sprint cards" in out
    assert "Brandt (seat 2, club bot): lap 1, on P2, 103 to go, 2 sprint cards" in out
    assert "Where to? Type: save FILE." in out
    assert "Choose an option by its number or its word." in out


def test_save_and_resume_go_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    whole, half = tmp_path / "whole.log", tmp_path / "half.log"
    words = ("--line", "--preset", "full", "--dice", "seed:9")
    play(*words, "--save", str(whole), typed=FIRSTS)
    first = play(*words, "--save", str(half), typed="1\n" * 20)
    assert f"loipe play --resume {half}" in first.out
    again = command("play", "--resume", str(half), "--dice", "seed:9", typed=FIRSTS)
    assert again.code == 0
    assert half.read_text("utf-8") == whole.read_text("utf-8")


def test_saving_by_command(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "kept.log"
    outcome = play("--dice", "seed:4", typed=f"1\nsave {file}\nsave /proc/nowhere/x.log\n")
    assert f"The game is saved in {file}." in outcome.out
    assert "/proc/nowhere/x.log cannot be written" in outcome.out
    assert logs.read(file.read_text("utf-8")).plies


def test_a_kept_race_goes_on_as_agreed(tmp_path: Path) -> None:
    file = tmp_path / "race.log"
    play("--dice", "seed:4", "--save", str(file), typed="1\n")
    assert command("play", "--resume", str(file), "--seats", "me,me").err == (
        "A saved game keeps its settings: leave out --seats.\n"
    )
    assert command("play", "--resume", str(file), "--set", "laps=1").code == 2


def test_one_person_may_ski_several_colours() -> None:
    outcome = play("--seats", "me,me,thumb", "--dice", "seed:2", "--preset", "basic", typed=FIRSTS)
    assert "Seat 1, red: Player." in outcome.out
    assert "Seat 2, teal: Player 2." in outcome.out
    assert outcome.code == 0


def test_a_race_of_bots_needs_nobody() -> None:
    outcome = play("--seats", "thumb,random", "--dice", "seed:2")
    assert outcome.code == 0
    assert "?" not in outcome.out.split("commands.")[1]


def test_the_same_seed_is_the_same_race() -> None:
    words = ("--seats", "thumb,random,thumb", "--preset", "full")
    one, same, other = (play(*words, "--dice", f"seed:{seed}").out.splitlines()[:-1] for seed in (7, 7, 8))
    assert one == same
    assert one != other


def test_real_dice_are_typed_in(tmp_path: Path) -> None:
    file = tmp_path / "race.log"
    outcome = play(
        "--dice", "physical", "--seats", "me,thumb", "--preset", "basic", "--save", str(file), typed="7\n4\nb4\n2\n"
    )
    assert "Player, roll the die. [MS-3]" in outcome.out
    assert "Type the die, 1 to 6." in outcome.out
    assert "“7” cannot come up here. Possible: 1, 2, 3, 4, 5, 6." in outcome.out
    assert "Player rolls 4." in outcome.out
    assert "Brandt rolls 2." in outcome.out
    assert file.read_text("utf-8").split("---\n")[1].startswith("*4 1:b4 *2\n2:")


def test_real_shots_are_dice_or_results() -> None:
    way = "".join(f"6\nb{row}\n6\na{row}\n" for row in (6, 12, 18))
    outcome = play(
        "--dice", "physical", "--seats", "me,ann", "--preset", "basic", typed=f"{way}6\nS1\n6\na24\n2\n1\nS2\nx\n3\n"
    )
    assert "Type the die, 1 to 6, or x for a hit and o for a miss." in outcome.out
    told = [line for line in outcome.out.splitlines() if line.startswith("Shot")]
    assert told == [
        "Shot 1: Player misses. 5 targets left.",
        "Shot 2: Player hits. 4 targets left.",
        "Shot 1: ann hits. 4 targets left.",
    ]


def test_secret_cards_are_asked_of_their_owner_and_told_to_nobody_else() -> None:
    """Anna lands on the event square b3 and types the card; Boris reads that she keeps one."""
    typed = "3\nb3\nE24\n1\n1\nlog\n"
    outcome = play(
        "--dice", "physical", "--seats", "Anna,Boris", "--preset", "basic", "--set", "events=on", typed=typed
    )
    assert "Type the card: E1 to E24, or a sprint card by its colour: Z1 red, Z2 teal," in outcome.out
    assert "Anna draws “Cool Head” and keeps it." in outcome.out
    assert "Pass the device to Boris, then press Enter." in outcome.out
    seen_by_boris = outcome.out.split("Pass the device to Boris")[1].split("Pass the device to Anna")[0]
    assert "Cool Head" not in seen_by_boris


@pytest.mark.parametrize("game_id", IDS)
def test_every_game_goes_on_while_input_lasts(game_id: str) -> None:
    outcome = command("play", game_id, "--dice", "seed:3", typed="standing\n? \n" + "1\n" * 40)
    assert (outcome.code, outcome.err) == (0, "")
    assert "loipe play --resume" in outcome.out or "loipe replay" in outcome.out
    assert "Player (seat 1):" in outcome.out


def test_a_mistyped_die_can_be_corrected(tmp_path: Path) -> None:
    file = tmp_path / "race.log"
    play(
        "--dice", "physical", "--seats", "me,thumb", "--preset", "basic", "--save", str(file),
        typed="4\nundo\n6\nb6\n1\nundo\n2\nquit\n",
    )  # fmt: skip
    assert file.read_text("utf-8").split("---\n")[1].startswith("*6 1:b6 *2\n2:")

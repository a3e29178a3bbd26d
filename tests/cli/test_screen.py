"""The full screen on a terminal of its own: what a person sees, types and keeps."""

from __future__ import annotations

from pathlib import Path

import pytest

from loipe.core import log as logs
from tests.cli.terminal import Terminal, frames

RACE = ("play", "mass-start", "--dice", "seed:5")


def asked(screen: Terminal) -> str:
    """Up to the place where one types."""
    return screen.wait_for("number or word") + screen.wait_for("› ")


@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (120, 40)])
@pytest.mark.parametrize("course", ["lindmoos", "tvillingdal", "varnskog", "kaltenfirn"])
def test_every_frame_fits_its_terminal(course: str, columns: int, rows: int, home: Path) -> None:
    words = (*RACE, "--preset", "full", "--set", f"course={course}", "--seats", "me,thumb,thumb,thumb,thumb,random")
    screen = Terminal((*words, "--fast", "--auto-dice"), home, columns, rows)
    drawn = asked(screen)
    for _ in range(6):
        screen.type("1")
        drawn += asked(screen)
    screen.type("quit")
    screen.wait_for("Save this game")
    screen.type("n")
    assert screen.end() == 0
    shown = [frame for frame in frames(drawn) if len(frame) > 1]
    assert len(shown) == 8  # one before the first question
    for frame in shown:
        assert len(frame) <= rows
        assert max(len(line.rstrip()) for line in frame) <= columns
        assert any("Player" in line for line in frame)


def test_the_question_stays_whole_on_a_low_terminal(home: Path) -> None:
    words = (*RACE, "--preset", "full", "--set", "course=tvillingdal", "--seats", "me,thumb,thumb,thumb,thumb,random")
    screen = Terminal(words, home, 80, 18)
    first = frames(screen.wait_for("number or word"))[-1]
    assert any(" 3  New rifle" in line for line in first)
    screen.wait_for("› ")
    screen.press(b"\x04")
    assert screen.end() == 0


def test_a_turn_on_the_screen(home: Path) -> None:
    screen = Terminal((*RACE, "--preset", "full"), home)
    first = frames(screen.wait_for("number or word"))[-1]
    assert first[0].startswith(" MASS START  Lindmoos · lap 1 of 3 · round 1")
    assert any("– ▸1  Player" in line for line in first)
    assert any("Player, roll, or play a card first.  MS-21" in line for line in first)
    assert any(" 2  New skis: +1 on each roll this lap (skis)" in line for line in first)
    screen.type("2")
    screen.wait_for("1  Roll")
    screen.type("undo")
    screen.wait_for("Undone.")
    screen.wait_for("number or word")
    screen.type("sprint")
    screen.wait_for("Roll first, then ski. [MS-21]")
    screen.type("?")
    screen.wait_for("MS-21 The order of your turn")
    screen.wait_for("Enter to continue")
    screen.type("")
    screen.wait_for("number or word")
    screen.type("quit")
    screen.wait_for("Save this game")
    screen.type("n")
    screen.wait_for("Nothing to save.")
    assert screen.end() == 0


def test_dice_wait_for_enter(home: Path) -> None:
    screen = Terminal((*RACE, "--preset", "basic"), home)
    screen.wait_for("Enter to roll")
    screen.type("b4")
    screen.wait_for("Press Enter to roll first.")
    screen.type("")
    screen.wait_for("on the die")
    screen.wait_for("› ")
    screen.press(b"\x04")
    screen.wait_for("loipe play --resume")
    assert screen.end() == 0


def test_ctrl_c_keeps_the_race(home: Path) -> None:
    screen = Terminal((*RACE, "--preset", "basic", "--auto-dice", "--fast"), home)
    screen.wait_for("number or word")
    screen.type("1")
    screen.wait_for("number or word")
    screen.wait_for("› ")
    left = screen.interrupt("loipe play --resume")
    assert "\x1b[?1049l" in left
    assert screen.end() == 130
    kept = list((home / "loipe").glob("mass-start-*.log"))
    assert len(kept) == 1
    assert logs.read(kept[0].read_text("utf-8")).plies[1].seat == 0


def test_the_podium(home: Path) -> None:
    screen = Terminal(("play", "mass-start", "--seats", "thumb,random", "--fast", "--preset", "basic"), home)
    last = frames(screen.wait_for("Enter to leave"))[-1]
    assert any("All skiers but one have finished." in line for line in last)
    screen.type("")
    screen.wait_for("Read the game again with: loipe replay")
    assert screen.end() == 0


def test_the_pace_can_be_skipped(home: Path) -> None:
    screen = Terminal(("play", "mass-start", "--seats", "thumb,thumb", "--preset", "basic"), home)
    screen.wait_for("Enter to skip ahead")
    screen.type("")
    screen.wait_for("Enter to leave", seconds=20)
    screen.type("")
    assert screen.end() == 0


def test_secret_cards_hide_while_the_device_changes_hands(home: Path, tmp_path: Path) -> None:
    words = ("play", "mass-start", "--dice", "physical", "--seats", "Anna,Boris", "--preset", "basic")
    screen = Terminal((*words, "--set", "events=on"), home)
    for word, answer in (("Type the die", "3"), ("where to?", "b3"), ("Type the card", "E24")):
        screen.wait_for(word)
        screen.type(answer)
    hidden = frames(screen.wait_for("Secret cards stay hidden until then."))[-1]
    assert any("Pass the device to Boris" in line for line in hidden)
    screen.type("")
    boris = frames(screen.wait_for("Type the die"))[-1]
    for frame in (hidden, boris):
        assert not any("Cool Head" in line for line in frame)
    screen.type("1")
    screen.wait_for("where to?")
    screen.type("b1")
    screen.wait_for("Pass the device to Anna")
    screen.type("")
    screen.wait_for("Anna holds “Cool Head”: Keep. At the stand: no more pauses.")
    screen.wait_for("› ")
    screen.press(b"\x04")
    screen.end()


def test_a_dumb_terminal_gets_lines(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Terminal((*RACE, "--line", "--preset", "basic"), home)
    told = screen.wait_for("Press Enter to roll.")
    assert "\x1b[" not in told
    screen.type("")
    screen.wait_for("on the die")
    screen.press(b"\x04")
    assert screen.end() == 0

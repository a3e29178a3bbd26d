"""Sport ist Mord in the terminal: a whole game in plain lines, secret claims on one device, the circle of sports."""

from __future__ import annotations

import io
import re
from importlib.resources import files
from pathlib import Path

from rich.console import Console

from loipe.cli.boards import sport_ist_mord as drawing
from loipe.core import log as logs
from loipe.core.text import Text
from loipe.games import sport_ist_mord
from loipe.games.sport_ist_mord.state import Meet
from tests.cli.terminal import command
from tests.rulebook.sport_ist_mord.positions import (
    PAUL,
    RIKARDA,
    UTE,
    close,
    hold,
    pile,
    place,
    put,
    say,
    scene,
    settle,
)

ANYTHING = "keep\nroll\n1\n2\n" * 2000
"""At every question one of these fits; the others are refused and asked again."""
TEXT = Text("en", ("Ute", "Paul", "Rikarda"), "sport-ist-mord")
HAND_OVER = Text("en").say("cli-hand-over", {"name": "Rikarda"})
CONFIG = sport_ist_mord.Config(holders=(0, 1, 2))


def drawn(meet: Meet) -> str:
    """The board as a stranger sees it, as plain text of 80 columns."""
    shown = sport_ist_mord.show(sport_ist_mord.view(meet, frozenset()))
    paper = io.StringIO()
    console = Console(file=paper, width=80, color_system=None)
    console.print(drawing.draw(shown, sport_ist_mord.board(CONFIG), TEXT.names, TEXT, 80, {}))
    return paper.getvalue()


def test_a_whole_game_in_plain_lines(tmp_path: Path) -> None:
    file = tmp_path / "game.log"
    outcome = command(
        "play", "sport-ist-mord", "--line", "--seats", "Ute,thumb,thumb", "--dice", "seed:4", "--set", "last_round=6",
        "--save", str(file), typed=ANYTHING,
    )  # fmt: skip
    assert (outcome.code, outcome.err) == (0, "")
    assert "Round 6 was the last. The cards are scored as they are." in outcome.out
    assert "The last round is over." in outcome.out
    assert "\x1b" not in outcome.out
    assert list(logs.replay(logs.read(file.read_text("utf-8"))).options()) == []


def test_a_claim_is_put_away_before_the_next_person_looks() -> None:
    rolls = "6666666666 1111111111 1111111112"
    words = f"{rolls} P2 keep P1 keep pass pass pass 1@chess done 1@chess done T U2 T standing U2".split()
    outcome = command(
        "play", "sport-ist-mord", "--line", "--seats", "Ute,Paul,Rikarda", "--dice", "physical", typed="\n".join(words)
    )
    lines = outcome.out.splitlines()
    assert "Paul claims “Training”." not in lines
    assert lines[lines.index("Paul claims a card in secret.") + 1] == HAND_OVER
    handed = lines.index(HAND_OVER)
    agreed = lines.index("Everybody agrees. Rare in sport.")
    between = lines[handed:agreed]
    assert [line for line in between if "Paul claims" in line] == []
    assert {"Claim of Paul: “Training”.", "Claim of Rikarda: “Sat too long”."} <= set(lines[handed : agreed + 1])


def test_the_next_person_cannot_take_a_secret_claim_back(tmp_path: Path) -> None:
    """Real dice can be corrected by anybody, but what Paul claimed in secret is his."""
    file = tmp_path / "game.log"
    rolls = "6666666666 1111111111 1111111113 undo 1111111112"
    words = f"{rolls} P2 keep P1 keep pass pass pass 1@chess done 1@chess done T U2 T undo".split()
    outcome = command(
        "play", "sport-ist-mord", "--line", "--seats", "Ute,Paul,Rikarda", "--dice", "physical", "--save", str(file),
        typed="\n".join(words),
    )  # fmt: skip
    answers = [line for line in outcome.out.splitlines() if line.startswith(("Undone", "Nothing to undo"))]
    assert answers == ["Undone.", "Nothing to undo: dice were rolled, or somebody else has moved."]
    assert str(logs.read(file.read_text("utf-8")).plies[-1]) == "2:T"


def test_plain_lines_tell_the_circle() -> None:
    meet = scene()
    hold(meet, UTE, rolled="13", old={"tennis": 2}, new={"tennis": 3}, doped="4")
    put(meet, PAUL, "tennis", 1, doped=True)
    close(meet, "chess", RIKARDA)
    shown = sport_ist_mord.show(sport_ist_mord.view(meet, frozenset()))
    told = drawing.laid(shown, TEXT)
    assert told[0] == "New dice go inside. Star coach: Ute. Budget coach: Paul. Pills in reserve: 7 of 12."
    assert told[1] == "Bowling, cards in the pile: 12"
    assert told[2] == (
        "Tennis, cards in the pile: 12; new dice: Ute 3, Paul 1 doped; last round's: Ute 2; "
        "success and risk: Ute 4, Paul 3"
    )
    assert told[7] == "Chess: closed, with a die of Rikarda on it"
    assert told[9:] == ["Rolled: Ute 1, Ute 3, Ute 4 doped"]


SKIING = re.compile(r"\b(bibs?|races?|racing|skiers?|skis?|laps?|course)\b", re.IGNORECASE)


def test_nothing_at_this_table_speaks_of_skiing(tmp_path: Path) -> None:
    typed = f"?\nboard\nstanding\nlog\nundo\nsave {tmp_path / 'x.log'}\nfoo\n=4\n{ANYTHING}"
    outcome = command(
        "play", "sport-ist-mord", "--seats", "Ute,Paul,thumb", "--dice", "seed:4", "--set", "last_round=3",
        "--save", str(tmp_path / "game.log"), typed=typed,
    )  # fmt: skip
    assert "New dice go outside." in outcome.out
    assert SKIING.findall(outcome.out) == []


def test_no_sentence_of_the_game_speaks_of_skiing() -> None:
    catalogue = (files("loipe") / "locale" / "en" / "sport-ist-mord.ftl").read_text("utf-8")
    said = re.sub(r"\{ \$[\w-]+ \}|^#.*$|^[\w-]+ = ", "", catalogue, flags=re.MULTILINE)
    assert SKIING.findall(said) == []


def test_one_sport_is_one_sport() -> None:
    meet = scene()
    hold(meet, UTE, stock={"chess": 3})
    shown = sport_ist_mord.show(sport_ist_mord.view(meet, frozenset()))
    assert drawing.told(shown, UTE, TEXT)[0] == "1 sport × 3 = 3"


def test_the_circle_shows_dice_on_both_sides_success_and_cards_owned() -> None:
    meet = scene()
    hold(meet, UTE, old={"tennis": 2}, new={"tennis": 3}, stock={"tennis": 3})
    put(meet, PAUL, "tennis", 1, doped=True)
    hold(meet, RIKARDA, stock={"chess": 2})
    table = drawn(meet)
    assert "○ 1:2" in table
    assert "● 1:3 2:1+" in table
    assert "1 4/3 2 3/0" in table
    assert "3 –/2" in table
    assert "NEW DICE INSIDE ●" in table
    assert "8 of 12 pills left" in table


def test_sports_stand_clockwise_and_closed_ones_say_so() -> None:
    meet = scene()
    close(meet, "billiards", PAUL)
    lines = drawn(meet).splitlines()
    top = next(line for line in lines if "BOWLING" in line)
    middle = next(line for line in lines if "CHESS" in line)
    bottom = next(line for line in lines if "DARTS" in line)
    assert top.index("XC SKIING") < top.index("BOWLING") < top.index("TENNIS")
    assert middle.index("CHESS") < middle.index("BILLIARDS ✝ CLOSED")
    assert bottom.index("JOGGING") < bottom.index("DARTS") < bottom.index("FOOTBALL")


def test_every_line_fits_eighty_columns_with_six_players_everywhere() -> None:
    meet = scene(6)
    for seat in range(6):
        hold(meet, seat, rolled="1122", old={"tennis": 3, "chess": 2}, new={"tennis": 4}, stock={"tennis": 1})
    assert max(len(line.rstrip()) for line in drawn(place(meet)).splitlines()) <= 80


def test_cards_face_up_and_who_has_claimed_are_shown_but_not_what() -> None:
    meet = scene()
    put(meet, UTE, "chess", 1)
    put(meet, PAUL, "chess", 1)
    pile(meet, "chess", "T U4 U6")
    say(settle(meet), "T U4 1:U4")
    public = drawn(meet)
    assert "Face up: T U4   1 ✓" in public
    own = sport_ist_mord.show(sport_ist_mord.view(meet, frozenset({UTE})))
    assert drawing.hand(own, [UTE], TEXT) == [("U4", "Ute claims U4.")]
    others = sport_ist_mord.show(sport_ist_mord.view(meet, frozenset({PAUL})))
    assert drawing.hand(others, [PAUL], TEXT) == []


def test_the_ranking_row_tells_score_pills_dice_and_injuries() -> None:
    meet = scene()
    hold(meet, UTE, stock={"chess": 4, "darts": 1}, pills=2)
    meet.hurt[8], meet.healing[8], meet.free[UTE] = UTE + 1, 2, 9
    close(meet, "tennis", UTE)
    shown = sport_ist_mord.show(sport_ist_mord.view(meet, frozenset()))
    row = " ".join(part.plain.strip() for part in drawing.standing(shown, UTE, TEXT))
    assert row == "2×4=8 dice free: 8 ●● U2(2) ✝"
    told = drawing.told(shown, UTE, TEXT)
    assert told == [
        "2 sports × 4 = 8", "star coach", "Darts: 1", "Chess: 4", "training cards: 5", "dice free: 8", "pills: 2",
        "“Toe” (U2): healing, 2 to go", "“Sudden death” (U6)",
    ]  # fmt: skip


def test_plain_lines_stand_as_the_page_does() -> None:
    """Nobody has a place while all are level; then by score, and accidents decide."""
    rolls = "6666666666 1111111111 1111111112"
    words = f"{rolls} standing P2 keep P1 keep pass pass pass 1@chess done 1@chess done T U2 T U2 standing".split()
    outcome = command(
        "play", "sport-ist-mord", "--line", "--seats", "Ute,Paul,Rikarda", "--dice", "physical", typed="\n".join(words)
    )
    told = [line.split(":")[0] for line in outcome.out.splitlines() if "(seat" in line and " × " in line]
    assert told[:3] == ["Ute (seat 1)", "Paul (seat 2)", "Rikarda (seat 3)"]
    assert told[3:] == ["1. Paul (seat 2)", "2. Rikarda (seat 3)", "3. Ute (seat 1)"]


def test_the_headline_names_round_phase_and_closed_sports() -> None:
    meet = scene()
    hold(meet, UTE, rolled="1")
    close(meet, "tennis", UTE)
    shown = sport_ist_mord.show(sport_ist_mord.view(place(meet), frozenset()))
    line = drawing.headline(shown, sport_ist_mord.board(CONFIG), CONFIG, TEXT)
    assert line == "Round 2 of 40 · 4 of 9: placing · 1 of 8 closed"

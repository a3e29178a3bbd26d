"""What people do around the game: watch, take back, keep the log, play again."""

from __future__ import annotations

import re
from importlib.resources import files
from itertools import pairwise
from pathlib import Path

from tests.web.conftest import Visit
from tests.web.test_secrets import real_dice, seat
from tests.web.visitor import Visitor


def shared_link(visitor: Visitor, name: str) -> str:
    visitor.page.get_by_role("button", name="Table", exact=True).click()
    link = visitor.page.get_by_label(name, exact=True).input_value()
    visitor.page.keyboard.press("Escape")
    return str(link)


def test_a_spectator_sees_the_race_and_no_choice(visit: Visit) -> None:
    anna, watcher = visit(), visit()
    anna.set_up()
    anna.open_table()
    anna.is_asked()
    watcher.page.goto(shared_link(anna, "Invite someone to watch"))
    watcher.bar.get_by_text("Aune's turn").wait_for()
    assert watcher.choices.count() == 0
    step = watcher.step()
    anna.take()
    watcher.moved_on(step)


def test_a_move_is_taken_back_when_the_other_agrees(visit: Visit) -> None:
    anna, ben = visit(), visit()
    anna.set_up("Basic")
    seat(anna, 1, "Anna", "me")
    seat(anna, 2, "Ben", "friend")
    real_dice(anna)
    anna.open_table()
    ben.join(anna, "Ben")
    for word in ("3", "b3"):
        anna.say(word)
    ben.is_asked()
    anna.page.get_by_role("button", name="Undo").click()
    ben.page.get_by_text("Anna asks to undo the last move.").wait_for()
    ben.page.get_by_role("button", name="Allow").click()
    anna.is_asked()
    anna.say("c3")
    ben.page.get_by_text("Anna skis from P1 to c3.").first.wait_for()
    assert "to b3" not in ben.told()


def test_a_course_of_ones_own(visit: Visit, tmp_path: Path) -> None:
    """All defects are shown at once; mended, it is what the race is skied on."""
    good = (files("loipe.games.mass_start") / "data" / "courses" / "lindmoos.course").read_text("utf-8")
    mine, broken = tmp_path / "mine.course", tmp_path / "broken.course"
    mine.write_text(good.replace("course lindmoos", "course mine").replace("title Lindmoos", "title My Own Moor"))
    broken.write_text(good.replace("row -2 -2 -2", "row -9 -2 x", 1).replace("seed 17", "seed soon"))
    anna = visit()
    anna.set_up()
    upload = anna.page.get_by_label("Use your own course file")
    upload.set_input_files(broken)
    problems = anna.page.locator(".courses .wrong li")
    problems.nth(3).wait_for()
    first, *lines = problems.all_inner_texts()
    assert first == "broken.course does not work here:" and all("line" in line.lower() for line in lines), lines
    assert anna.page.get_by_role("radio", name="Lindmoos").is_checked()
    upload.set_input_files(mine)
    anna.page.locator(".courses .on", has_text="My Own Moor").wait_for()
    anna.open_table()
    assert "My Own Moor" in anna.snapshot()
    anna.page.get_by_label(re.compile("My Own Moor")).first.wait_for()
    assert anna.is_asked()


def test_a_file_for_another_setting_leaves_the_course_alone(visit: Visit, tmp_path: Path) -> None:
    """Ski Tour takes a file of nation boards beside its course."""
    boards = tmp_path / "ours.txt"
    boards.write_text("no boards at all")
    anna = visit()
    anna.go("/#set-up/ski-tour")
    anna.page.locator("summary").click()
    anna.page.get_by_label("Use your own file", exact=True).set_input_files(boards)
    anna.page.locator(".wrong", has_text="ours.txt does not work here:").wait_for()
    assert anna.page.get_by_label("Course", exact=True).input_value() == "starter"
    anna.open_table()


def test_a_hint_says_which_option_and_the_chances_stand_beside_all(visit: Visit) -> None:
    anna = visit()
    anna.sit("full", seats=3)
    anna.is_asked()
    options = anna.choices.count()
    anna.bar.get_by_role("button", name="Hint").click()
    hint = anna.page.get_by_text(re.compile(r"Hint: option \d+ \(.+\). It won \d+% \(± \d+\) of [\d,]+ test games"))
    hint.wait_for()
    anna.page.keyboard.press("c")
    ways = anna.page.locator(".chances article", has_text="wins")
    assert ways.count() == options > 1
    anna.page.locator(".win li").first.wait_for()
    chances = [int(row.removesuffix("%")) for row in anna.page.locator(".win li b").all_inner_texts()]
    assert len(chances) == 3 and 98 <= sum(chances) <= 102
    anna.take()
    assert hint.count() == 0


def test_the_slider_shows_where_the_lead_changed(visit: Visit) -> None:
    anna = visit()
    anna.sit()
    anna.play_out()
    leaders = [ply["leader"] for ply in anna.fresh()["plies"] if ply["leader"] >= 0]
    changes = sum(one != other for one, other in pairwise(leaders))
    assert anna.page.locator(".marks .lead").count() == changes > 0


def test_a_finished_race_can_be_kept_opened_and_raced_again(visit: Visit, tmp_path: Path) -> None:
    anna = visit()
    anna.set_up()
    anna.open_table()
    anna.play_out()
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("button", name="Table", exact=True).click()
    with anna.page.expect_download() as download:
        anna.page.get_by_role("button", name="Download the log").click()
    log = tmp_path / "race.log"
    download.value.save_as(log)
    assert log.read_text("utf-8").startswith("loipe")
    anna.page.get_by_role("button", name="Rematch").click()
    anna.page.locator(".bar[data-asked=true]").wait_for()
    anna.go()
    anna.page.get_by_label("Open a log file").set_input_files(log)
    anna.page.locator(".podium").wait_for()
    anna.go()
    anna.page.locator(".mine li").nth(1).wait_for()
    anna.page.get_by_role("link", name="Your turn").wait_for()

"""Every lesson can be followed to its end; what the coach says exists, and what the coach points at is there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from loipe.core import log as logs
from loipe.core.game import Defects, Refused
from loipe.core.rulebook import rulebook
from loipe.core.table import Table
from loipe.core.text import Catalogue
from loipe.games import IDS, load
from loipe.lessons import shelf
from loipe.lessons.lesson import LEARNER, PARTS, Lesson, read

ALL = [(game_id, name) for game_id in IDS for name in shelf.names(game_id)]
ENGLISH = Catalogue("en")


def positions(lesson: Lesson) -> Iterator[tuple[int, Table]]:
    """The table before each ply, and after the last."""
    table = Table(msgspec.structs.replace(lesson.log, plies=[]))
    for number, ply in enumerate(lesson.log.plies):
        yield number, table
        table.take(ply)
    yield len(lesson.log.plies), table


def named(value: Any) -> Iterator[str]:
    """Every name in a drawn board; what lies in a list of names is one too."""
    if isinstance(value, dict):
        yield from (str(each) for key, each in value.items() if key == "name")
        for each in value.values():
            yield from named(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from [each] if isinstance(each, str) else named(each)


@pytest.mark.parametrize(("game_id", "name"), ALL)
def test_a_lesson_says_what_exists_and_points_at_what_is_there(game_id: str, name: str) -> None:
    lesson = shelf.find(game_id, name)
    board = set(named(msgspec.to_builtins(load(game_id).board(lesson.log.config))))
    wanted = {shelf.message(game_id, name)}
    for at, table in positions(lesson):
        for number, step in enumerate(lesson.steps, 1):
            if step.ply != at:
                continue
            wanted |= {shelf.message(game_id, name, number)}
            there = board | set(PARTS)
            if step.does:
                wanted |= {shelf.message(game_id, name, number) + "-why"}
            if step.does and table.state.to_act() >= 0:
                there |= {word for option in table.prompt(LEARNER).options for word in (option.word, option.target)}
            assert set(step.points) <= there, (step, step.points)
            assert step.clause in ("", *rulebook(game_id)), step
    said = {message for message in ENGLISH.source if message.startswith(shelf.message(game_id, name) + "-")}
    said |= {shelf.message(game_id, name)} & set(ENGLISH.source)
    assert said == wanted


@pytest.mark.parametrize(("game_id", "name"), ALL)
def test_a_lesson_takes_about_two_minutes(game_id: str, name: str) -> None:
    steps = shelf.find(game_id, name).steps
    assert sum(step.does for step in steps) >= 3 and len(steps) <= 20


GOOD = """loipe log 1
game mass-start
rules 2
seats Aune, Morel
set holders [0,1]
---
begin
tell MS-1 at ranking
do MS-3 at bar
*4
do MS-3 at b4
1:b4
*3 2:a3
"""


def test_a_lesson_is_a_log_with_lines_of_the_coach() -> None:
    lesson = read(GOOD)
    assert [(step.ply, step.does, step.points) for step in lesson.steps] == [
        (0, False, ("ranking",)),
        (0, True, ("bar",)),
        (1, True, ("b4",)),
    ]
    assert [str(ply) for ply in lesson.log.plies] == ["*4", "1:b4", "*3", "2:a3"]
    assert logs.replay(lesson.log).to_act() == -1


COACH = """loipe log 1
game mass-start
rules 2
seats Aune, Morel
set holders [0,1]
set coaches true
---
*6 1:b6 *3 2:a3
begin
do MS-3
*4
do MS-S9 at c10
1:c10
do MS-S9 at go
1:go
*2
do MS-3
1:c12
"""


def test_dice_thrown_by_the_word_before_may_be_pressed_again_or_not() -> None:
    """As at a table, where whoever chose to roll again is not asked to press as well."""
    assert [step.ply for step in read(COACH).steps] == [4, 5, 6, 8]
    assert [step.ply for step in read(COACH.replace("*2", "do MS-3\n*2")).steps] == [4, 5, 6, 7, 8]
    with pytest.raises(Defects) as found:
        read(COACH.replace("do MS-S9 at go\n", ""))
    assert [defect.message for defect in found.value.defects] == ["lesson-no-do"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("begin\n", "", "lesson-step"),
        ("begin\n", "begin\nbegin\n", "lesson-begin"),
        ("do MS-3 at b4\n", "", "lesson-no-do"),
        ("*3 2:a3", "do MS-3\n*3 2:a3", "lesson-not-asked"),
        ("*3 2:a3\n", "*3 2:a3\ndo MS-3\n", "lesson-no-word"),
        ("tell MS-1 at ranking", "tell somebody at ranking", "lesson-step"),
        ("at ranking", "at", "lesson-step"),
        ("tell MS-1 at ranking\ndo MS-3 at bar\n*4\ndo MS-3 at b4\n1:b4\n*3 2:a3", "*4 1:b4", "lesson-steps"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_said_with_its_line(old: str, new: str, message: str) -> None:
    assert old in GOOD
    with pytest.raises(Defects) as found:
        read(GOOD.replace(old, new, 1))
    assert message in [defect.message for defect in found.value.defects]
    assert all(defect.message in ENGLISH.source for defect in found.value.defects)


def test_an_unknown_lesson_names_the_others() -> None:
    with pytest.raises(Refused) as found:
        shelf.find("mass-start", "somersaults")
    assert "roll-and-ski" in str(found.value.facts["known"])

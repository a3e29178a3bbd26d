"""ST-2: the course builder: what fits, what it says, what it saves can be skied."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from loipe.cli import course_builder
from loipe.cli import courses as courses_command
from loipe.core.game import Defects, Refused
from loipe.core.playout import play_out
from loipe.core.rng import Rng
from loipe.games import ski_tour
from loipe.games.ski_tour import builder, courses
from loipe.games.ski_tour.config import Config
from loipe.games.ski_tour.tiles import box
from tests.clauses import clause


def typed(*words: str) -> Callable[[str], str]:
    """A person who types these words, then closes the input."""
    left = list(words)

    def ask(_: str) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    return ask


@clause("ST-2")
def test_only_tiles_that_join_are_offered() -> None:
    assert builder.survey([]).fits == ("1a", "1b")
    site = builder.survey(["1b", "14a"])
    assert site.fits
    assert all(box()[name].enters == 3 for name in site.fits)
    assert not any(box()[name].number in (1, 14) for name in site.fits)
    assert "2b" not in site.fits  # no range yet
    assert "2b" in builder.survey(["1b", "3b"]).fits


@clause("ST-2")
def test_whatever_is_offered_makes_a_course_in_the_end() -> None:
    rng = Rng(3)
    for _ in range(12):
        ids: list[str] = []
        while not builder.survey(ids).is_complete:
            fits = builder.survey(ids).fits
            if not fits:
                break  # a dead end: the way is closed or the box is empty
            goals = [name for name in fits if box()[name].kind == "goal"]
            ids.append(goals[0] if goals and len(ids) > 8 else fits[rng.below(len(fits))])
        site = builder.survey(ids)
        assert site.defects == ()
        if site.is_complete:
            race = ski_tour.start(Config(course=builder.text_of(site), wax="suggested"))
            play_out(race, Rng(1))
            drawn = builder.sketch(site)
            assert drawn and drawn.ranges == site.ranges


def test_a_site_without_a_goal_is_no_course_yet() -> None:
    site = builder.survey(["1a", "3a"])
    assert not site.is_complete
    assert [problem.message for problem in builder.problems(site)] == ["ski-tour-course-ends-with"]
    drawn = builder.sketch(site)
    assert drawn and drawn.tiles[0].id == "1a"
    assert builder.sketch(builder.survey([])) is None


def test_a_person_lays_tiles_takes_one_back_and_saves(tmp_path: Path) -> None:
    file = tmp_path / "My Own.course"
    told: list[str] = []
    ask = typed("1a", "tiles", "7b", "undo", "save", "9b", "3a", "4a", "2a", "save")
    course_builder.build(str(file), ask=ask, tell=told.append)
    text = file.read_text("utf-8")
    assert text == "course my-own\ntitle my-own\ntiles 1a 3a 4a 2a\n"
    assert "1a ends with 2 lanes, but 9b begins with 3. [ST-2]" in told
    assert "Tip: 4a is a range right after range 3a; spread them out. [ST-2]" in told
    assert "(1a)(3a)(4a)(2a)" in told
    assert told[-1].startswith(f"Saved {file}: 10 rows, 2 ranges.")
    assert ski_tour.start(Config(course=text)).terms.course.name == "my-own"


def test_tiles_named_at_once_are_saved_without_a_question(tmp_path: Path) -> None:
    file = tmp_path / "short.course"
    course_builder.build(str(file), ["1A", "3a", "2a"], title="Short", ask=typed(), tell=lambda _: None)
    assert "title Short" in file.read_text("utf-8")
    with pytest.raises(Defects):
        course_builder.build(str(file), ["1a", "9b", "2a"], ask=typed(), tell=lambda _: None)


def test_leaving_saves_nothing(tmp_path: Path) -> None:
    file = tmp_path / "none.course"
    with pytest.raises(Refused, match="cli-build-given-up"):
        course_builder.build(str(file), ask=typed("1a", "quit"), tell=lambda _: None)
    with pytest.raises(Refused, match="cli-build-given-up"):
        course_builder.build(str(file), ask=typed("1a"), tell=lambda _: None)
    assert not file.exists()


def test_a_course_file_is_checked_with_its_advice() -> None:
    told: list[str] = []
    course_builder.check("mine", "course mine\ntiles 1a 15a 16a 3a 2a\n", told.append)
    assert told == [
        "mine is fine: 11 rows, 1 range.",
        "Tip: 16a is a climb right after climb 15a; that bunches the field. [ST-2]",
    ]
    assert course_builder.is_tile_course("course mine\ntiles 1a")
    assert not course_builder.is_tile_course("course lindmoos\nrow . .")


def test_the_command_tells_the_advice_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.course"
    file.write_text("course mine\ntiles 1a 3a 4a 2a\n", "utf-8")
    for game in ("ski-tour", "mass-start"):
        courses_command.check(str(file), game)
        assert "Tip: 4a is a range right after range 3a; spread them out. [ST-2]" in capsys.readouterr().out


@clause("ST-2")
def test_pieces_join_only_as_they_lie() -> None:
    row = [builder.Piece("1a", 0, 0), builder.Piece("3a", 1, 0), builder.Piece("2a", 2, 0)]
    assert builder.gather(row[::-1]).is_complete
    turned = builder.gather([row[0], builder.Piece("3a", 1, 0, 3), row[2]])
    assert [(one.message, one.facts.get("tile")) for one in turned.defects] == [
        ("ski-tour-course-turned", "3a"),
        ("ski-tour-course-apart", None),
    ]
    assert turned.end is None and not turned.fits and not turned.is_complete
    apart = builder.gather([row[0], builder.Piece("4a", 5, 5)])
    assert apart.end == (1, 0, 0) and "3a" in apart.fits and "4b" not in apart.fits
    assert builder.gather([]).fits == ("1a", "1b")


def test_a_course_may_set_out_in_any_direction() -> None:
    north = builder.gather([builder.Piece("1a", 4, 4, 2), builder.Piece("3a", 4, 3, 2), builder.Piece("2a", 4, 2, 2)])
    text = builder.text_of(north)
    assert "heading 2" in text
    assert [here.heading for here in courses.plan_of(text).tiles] == [2, 2, 2]
    with pytest.raises(Defects):
        courses.plan_of(text.replace("heading 2", "heading 6"))

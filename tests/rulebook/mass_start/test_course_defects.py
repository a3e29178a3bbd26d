"""A course that cannot be raced on is refused with all its defects, each with its line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import loipe
from loipe import courses as common
from loipe.core.game import Defects, Refused
from loipe.games.mass_start import courses
from tests.clauses import clause
from tests.rulebook.mass_start.test_courses import OVAL

CATALOGUE = Path(loipe.__file__).parent / "locale" / "en" / "mass-start-courses.ftl"
LINES = OVAL.split("\n")


def bundle() -> FluentBundle:
    texts = FluentBundle(["en"], use_isolating=False)
    texts.add_resource(FluentResource(CATALOGUE.read_text("utf-8")))
    return texts


TEXTS = bundle()


def said(defect: Refused) -> str:
    """The sentence a person reads; fails if a fact is missing."""
    pattern = TEXTS.get_message(defect.message).value
    assert pattern is not None
    sentence, errors = TEXTS.format_pattern(pattern, dict(defect.facts))
    assert errors == []
    return str(sentence)


def defects(text: str | bytes) -> list[tuple[str, object]]:
    """Message and line of everything wrong with a text."""
    with pytest.raises(Defects) as refused:
        courses.read(text)
    assert all(said(defect) for defect in refused.value.defects)
    return [(defect.message.removeprefix("course-"), defect.facts["line"]) for defect in refused.value.defects]


def line_of(line: str) -> int:
    return LINES.index(line) + 1


def changed(line: str, *instead: str) -> str:
    """The example course with one line replaced."""
    assert line in LINES
    return "\n".join([*LINES[: line_of(line) - 1], *instead, *LINES[line_of(line) :]])


def test_all_defects_come_at_once_in_the_order_of_the_file() -> None:
    text = OVAL.replace("seed 3", "seed much").replace("row . E .", "row . Q .")
    text = text.replace("row . . . junction", "row . . .")
    text = text.replace("start P4 a1 b1 c1\n", "").replace("cut a3 b4", "cut a3 z9")
    assert defects(text) == [
        ("number", line_of("seed 3")),
        ("cell", line_of("row . E .")),
        ("square", line_of("cut a3 b4") - 1),
        ("start-missing", len(LINES) - 1),
        ("junctions", len(LINES) - 1),
    ]


def test_a_defect_says_what_is_wrong_where_and_what_would_be_right() -> None:
    with pytest.raises(Defects) as refused:
        courses.read(changed("row +2 . +2", "row +2 +2"))
    (defect,) = refused.value.defects
    assert said(defect) == (
        f"Line {line_of('row +2 . +2')}: this row has 2 squares, the first row of its stretch 3. "
        "Write # for a dark grey square, or begin a new stretch."
    )


@pytest.mark.parametrize(
    ("line", "instead", "expected"),
    [
        ("course oval", "course Oval!", "name"),
        ("course oval", "game oval", "not-a-course"),
        ("title Little Oval", "title", "title"),
        ("title Little Oval", "", "missing"),
        ("canvas 900 520", "canvas 900", "words"),
        ("canvas 900 520", "canvas 900 100", "number"),
        ("width 54", "widht 54", "keyword"),
        ("width 54", "seed 4", "twice"),
        ("width 54", "routes one one", "routes"),
        ("width 54", "routes one two", "routes-same"),
        ("width 54", "row . . .", "no-stretch"),
        ("width 54", "trees 301", "number"),
        ("width 54", "peaks high", "number"),
        ("width 54", "landmark casino", "landmark"),
        ("width 54", "landmark village near 300,300", "landmark"),
        ("width 54", "landmark village at 300,3000", "outside"),
        ("width 54", "landmark village at 480,180", "landmark-covers"),
        ("width 54", "landmark bridge at 480,300", "bridge-away"),
        ("width 54", "landmark hut\n" * 25, "landmarks"),
        ("stretch climb", "stretch plateau", "twice"),
        ("stretch climb", "stretch climb route nowhere", "stretch"),
        ("stretch climb", "stretch empty\ncurve 620,420\nstretch climb", "stretch-empty"),
        ("curve 480,180 300,180", "", "stretch-curve"),
        ("curve 480,180 300,180", "curve 480,180 480,180 300,180", "point-twice"),
        ("curve 480,180 300,180", "curve 480,180 1300,180", "outside"),
        ("curve 480,180 300,180", "curve 480,10 300,180", "square-outside"),
        ("curve 480,180 300,180", "curve 480,180 300 180", "point"),
        ("curve 480,180 300,180", "curve 662,192 660,194", "tight"),
        ("row C . .", "row # # #", "row-closed"),
        ("row C . .", "row . . . . . . .", "row"),
        ("row C . .", "row E . .  # comment", "cell"),
        ("start P1 b1 c1", "start P7 b1 c1", "start"),
        ("start P1 b1 c1", "start P2 b1 c1", "twice"),
        ("start P1 b1 c1", "start P1 b2", "start-target"),
        ("stretch shooting range left", "stretch shooting", "ranges"),
        ("stretch plateau", "stretch plateau range left", "ranges"),
        ("row . . . junction", "row . . . junction junction rejoin", "rejoin-early"),
        ("row -2 -2 -2", "row -2 -2 -2 junction", "junctions"),
        ("loop 8 9 at 505,330 radius 66,52", "loop 8 9", "loop"),
        ("loop 8 9 at 505,330 radius 66,52", "loop 8 9 at 505,330 radius 66,30", "loop-small"),
        ("cut a3 b4", "cut a3 c4", "cut-nothing"),
        ("cut a3 b4", "link a1 b2", "link-there"),
        ("cut a3 b4", "link b6 a5", "link"),
        ("cut a3 b4", "link a15 a17", "link"),
        ("cut a3 b4", "link S1 a17", "link"),
    ],
)  # fmt: skip
def test_a_single_mistake_is_named(line: str, instead: str, expected: str) -> None:
    assert expected in [message for message, _ in defects(changed(line, instead))]


@clause("MS-7")
def test_the_range_has_six_rows_of_two_open_squares() -> None:
    fewer = OVAL.replace("row . .\nrow . .\n", "row . .\n", 1)
    assert ("range-rows", line_of("stretch shooting range left")) in defects(fewer)
    narrow = OVAL.replace("row . .\n" * 3, "row . .\nrow . .\nrow . #\n", 1)
    assert ("range-row", line_of("row . .") + 2) in defects(narrow)


@clause("MS-18")
def test_dead_ends_and_squares_out_of_reach_are_refused() -> None:
    assert ("dead-end", line_of("row -2 -2 -2")) in defects(OVAL + "cut a3 a4\n")
    assert ("unreachable", line_of("row -3 -3 -3")) in defects(OVAL + "cut a3 a4\ncut b4 a5\n")
    cut_off = OVAL.replace("cut a3 b4\ncut b3 a4", "cut a3 a4\ncut b3 a4")
    assert defects(cut_off) == [("unreachable", line_of("row -3 -3 -3"))]


@clause("MS-27")
def test_a_loop_of_the_wrong_length_is_refused() -> None:
    assert ("loop-sizes", line_of("loop 8 9 at 505,330 radius 66,52")) in defects(OVAL.replace("loop 8 9", "loop 8 10"))
    line = line_of("loop 8 9 at 505,330 radius 66,52")
    assert ("loop-single", line) in defects(OVAL + "link i2 i4\n")
    assert ("loop-further", line) in defects(OVAL + "link o8 o1\n")
    assert ("loop-further", line) in defects(OVAL + "cut i8 i1\n")


@clause("MS-12")
def test_the_loop_leaves_after_the_range_and_comes_back_before_the_line() -> None:
    early = OVAL.replace(" junction", "").replace("row ~ ~ ~", "row ~ ~ ~ junction", 1)
    assert ("junction-early", line_of("row ~ ~ ~")) in defects(early)
    last = OVAL.replace("row . . . junction\nrow . C .\nrow . . .\n", "row . . .\nrow . C .\nrow . . . junction\n")
    assert "junction-last" in [message for message, _ in defects(last)]


@clause("MS-1")
def test_routes_part_before_the_range_and_meet_in_one_point() -> None:
    two = OVAL.replace("width 54", "width 54\nroutes north south")
    late = two.replace("stretch home", "stretch home route north")
    assert "route-late" in [message for message, _ in defects(late)]
    apart = two.replace("stretch plateau", "stretch plateau route north").replace(
        "stretch bend", "stretch lower route south\ncurve 480,250 310,250\nrow . . .\nrow . . .\nstretch bend"
    )
    assert "routes-apart" in [message for message, _ in defects(apart)]
    assert courses.read(apart.replace("310,250", "300,180")).routes == ["north", "south"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\0\1\2\n",
        b"\x89PNG\r\n\x1a\n\xff\xfe\n",
        "course\n",
        "course oval\n",
        "# nothing\n",
        "{}\n",
        "a" * 5_000_000 + "\n",
        "course x\n" + "stretch s\n" * 20_000,
        "course x\nstretch s\n" + "row . . .\n" * 18_000,
        "course x\nstretch s\ncurve" + " 1,1" * 40_000,
    ],
    ids=lambda text: repr(text[:12]),
)
def test_rubbish_is_refused_quickly_and_never_with_a_traceback(text: str | bytes) -> None:
    assert defects(text)


def test_every_message_is_in_use_and_every_defect_has_a_message() -> None:
    files = [*Path(courses.__file__).parent.glob("course*.py"), *Path(common.__file__).parent.glob("*.py")]
    source = "".join(file.read_text("utf-8") for file in files)
    used = {f"course-{message}" for message in re.findall(r'refuse\("([a-z-]+)"', source)} | {"course-unknown"}
    assert used == set(re.findall(r"^(course-[a-z-]+) =", CATALOGUE.read_text("utf-8"), re.MULTILINE))


more = ["route", "routes", "from", "link", "#", "rejoin", "-9", "i1", "o9", "0,0"]
words = st.sampled_from([*sorted({word for line in LINES for word in line.split()}), *more])
lines = st.one_of(st.lists(words, max_size=7).map(" ".join), st.sampled_from(LINES), st.text(max_size=20))
edits = st.lists(st.tuples(st.integers(0, len(LINES) - 1), st.sampled_from("idr"), lines), min_size=1, max_size=6)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(edits)
def test_a_damaged_course_is_read_or_refused_in_sentences(damage: list[tuple[int, str, str]]) -> None:
    text = list(LINES)
    for at, how, line in damage:
        at = min(at, len(text) - 1)
        text[at : at + (how != "i")] = [] if how == "d" and len(text) > 1 else [line]
    assert all(said(defect) for defect in read_or_refused("\n".join(text)))


def read_or_refused(text: str) -> tuple[Refused, ...]:
    """The defects of a text; none if it is a course that can be raced on and drawn."""
    try:
        course = courses.read(text)
    except Defects as refused:
        return refused.defects
    assert course.lap_length(0) > 0
    assert len(courses.drawing(text).squares) == course.squares
    return ()


@settings(max_examples=100, deadline=None)
@given(st.one_of(st.text(), st.binary()))
def test_anything_else_is_refused(text: str | bytes) -> None:
    with pytest.raises(Defects):
        courses.read(text)

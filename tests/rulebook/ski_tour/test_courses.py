"""ST-2 and the components: tiles, courses, boards as data; joins, advice, drawing; every defect with its line."""

from __future__ import annotations

from importlib.resources import files
from itertools import pairwise
from math import hypot

import pytest

from loipe.core.game import Defects
from loipe.core.text import Text
from loipe.games.ski_tour import courses, nations, tiles
from loipe.games.ski_tour.config import BASE
from loipe.games.ski_tour.course import GREEN, RED, WHITE
from loipe.games.ski_tour.drawing import Point, Space, drawing
from tests.clauses import clause
from tests.rulebook.ski_tour.positions import LINE, WIDE

NAMES = courses.names()
ENGLISH = Text("en", (), "ski-tour")


def found(read: object, text: str) -> list[tuple[str, object]]:
    """Message and line of everything wrong with a text; each has its sentence."""
    with pytest.raises(Defects) as wrong:
        read(text)  # type: ignore[operator]
    assert all(ENGLISH.refusal(defect) for defect in wrong.value.defects)
    return [(defect.message.removeprefix("ski-tour-"), defect.facts["line"]) for defect in wrong.value.defects]


@clause("ST-2")
def test_the_box_holds_twenty_tiles_with_two_faces_of_every_kind() -> None:
    box = tiles.box()
    assert sorted(box) == sorted(f"{number}{face}" for number in range(1, 21) for face in "ab")
    assert {tile.kind for tile in box.values()} == set(tiles.KINDS)
    assert {tile.turn for tile in box.values()} == set(tiles.TURNS)
    assert {tile.enters for tile in box.values()} == {2, 3}


@clause("ST-2")
@pytest.mark.parametrize("name", NAMES)
def test_every_course_of_ours_runs_from_start_to_goal_with_ranges_and_needs_no_advice(name: str) -> None:
    plan = courses.planned(name)
    ids = [here.tile.id for here in plan.tiles]
    assert plan.tiles[0].tile.kind == "start"
    assert plan.tiles[-1].tile.kind == "goal"
    assert courses.advice(ids) == []
    course = courses.find(name)
    assert course.ranges == sum(here.tile.kind == "range" for here in plan.tiles)
    assert len(set(course.names)) == course.spaces
    assert courses.plan_of(courses.write(name, plan.title, ids)).tiles != ()


@clause("ST-2")
def test_a_starter_course_a_long_one_and_three_more() -> None:
    assert set(NAMES) == {"starter", "long", "kammfels", "breitmoos", "vierstand"}
    assert courses.find("starter").ranges == 2
    assert courses.find("long").ranges == 3
    assert courses.find("vierstand").ranges == 4


@clause("ST-2")
def test_advice_is_given_and_never_enforced() -> None:
    ids = ["1a", "3a", "4a", "15a", "16a", "2a"]
    assert [(tip.message, tip.facts["next"]) for tip in courses.advice(ids)] == [
        ("ski-tour-advice-range", "4a"),
        ("ski-tour-advice-climb", "16a"),
    ]
    assert courses.find(courses.write("crowded", "Crowded", ids)).ranges == 2


@pytest.mark.parametrize(
    ("tiles_of", "defects"),
    [
        ("7a 3a 2a", [("course-starts-with", 2)]),
        ("1a 3a 7a", [("course-ends-with", 2)]),
        ("1a 7a 2a", [("course-no-range", 2)]),
        ("1a 3a 3b 2a", [("course-lanes", 2), ("course-tile-twice", 2), ("course-lanes", 2)]),
        ("1a 3a 9b 2b", [("course-lanes", 2)]),
        ("1a 3a 99a 2a", [("course-no-such-tile", 2)]),
        ("1a 3a 2a 7a", [("course-after-goal", 2), ("course-ends-with", 2)]),
        ("1a 3a 11a 12a 13a 16a 17a 20a 2a", [("course-on-top", 2), ("course-on-top", 2)]),
        ("", [("course-empty", 2)]),
    ],
)
def test_every_defect_of_a_course_is_found(tiles_of: str, defects: list[tuple[str, int]]) -> None:
    assert found(courses.plan_of, f"course broken\ntiles {tiles_of}\n") == defects


def test_defects_come_with_the_line_they_stand_in() -> None:
    text = "course ok\ntiles 1a 7a\nhills 3\ntiles 3a\ntiles 7b\ntiles 2a"
    assert found(courses.plan_of, text) == [
        ("course-word", 3),
        ("course-tile-twice", 5),
        ("course-lanes", 6),
    ]


def test_every_defect_of_a_tile_file_is_found_at_once() -> None:
    text = (
        "row . .\ntile 1a hill straight\ntile 2a start around\ntile 99a start left\nfoo\ntile 3a climb left\nrow . .\n"
    )
    text += (
        "row . . . .\nrow x .\ntile 4a range straight\nrow . .\ntile 5a range left\nrow . .\nrange\nrow . .\ntile 6a\n"
    )
    assert found(tiles.read, text) == [
        ("tiles-row-alone", 1),
        ("tiles-kind", 2),
        ("tiles-turn", 3),
        ("tiles-name", 4),
        ("tiles-word", 5),
        ("tiles-lanes", 8),
        ("tiles-cell", 9),
        ("tiles-mark", 6),
        ("tiles-range", 10),
        ("tiles-penalty", 14),
        ("tiles-range", 12),
        ("tiles-head", 16),
    ]


@pytest.mark.parametrize("hits", [0, 6])
def test_a_die_may_hit_and_miss(hits: int) -> None:
    assert ("boards-die", 1) in found(nations.read, f"die green {hits}")


def test_every_defect_of_a_boards_file_is_found_at_once() -> None:
    text = "die green 7\ndie green 5\ntoken push more\ntoken push more\ntoken odd jump\nswap 1\n"
    text += "nation a huge\ntokens push jump\nrow 1 1 2 3 4 5\nladder green blue\ncolumn 9 room 1 full 1\nprinted x\n"
    assert found(nations.read, text) == [
        ("boards-die", 1),
        ("boards-token", 4),
        ("boards-effect", 5),
        ("boards-word", 6),
        ("boards-nation", 7),
        ("boards-tokens", 7),
        ("boards-ladder", 7),
        ("boards-no-token", 8),
        ("boards-row", 9),
        ("boards-ladder", 10),
        ("boards-column", 11),
        ("boards-printed", 12),
    ]


@clause("ST-4")
def test_ten_nations_have_eight_tokens_each_made_of_all_eight_effects() -> None:
    boards = nations.boards()
    assert len(boards.nations) == 10
    for nation in boards.nations.values():
        assert len(nation.tokens) == 8
    used = {token for nation in boards.nations.values() for token in nation.tokens}
    effects = {effect for token in used for effect in boards.tokens[token].effects}
    assert effects == {"reaim", "sprint", "column", "die", "board", "more", "fewer"}
    assert any(boards.tokens[token].price for token in used)
    assert any(boards.tokens[token].either for token in used)


def test_every_token_and_nation_has_words() -> None:
    boards = nations.boards()
    for token in boards.tokens:
        assert ENGLISH.has(f"ski-tour-card-{token}")
        assert ENGLISH.has(f"ski-tour-cardtext-{token}")
    for nation in boards.nations:
        assert ENGLISH.has(f"ski-tour-nation-{nation}")


@clause("ST-40")
def test_four_shooting_dice_from_good_to_bad() -> None:
    faces = list(nations.boards().dice.values())
    assert len(faces) == 4
    assert faces == sorted(faces, reverse=True)
    assert len(set(faces)) == 4
    assert nations.boards().nations[BASE[0]].ladder == tuple(nations.boards().dice)


def test_lanes_lead_straight_on_and_a_third_lane_ends_in_the_second() -> None:
    course = courses.find("course narrow\ntiles 1b 8b 3a 2a\n")
    number = course.numbers
    assert course.straight[number["3c"]] == number["4b"]
    assert course.straight[number["3b"]] == number["4b"]
    assert course.straight[number["3a"]] == number["4a"]
    wide = courses.find("course wider\ntiles 1a 7b 3b 2b\n")
    assert wide.straight[wide.numbers["3b"]] == wide.numbers["4b"]
    assert all(wide.straight[space] != wide.numbers["4c"] for space in range(wide.spaces))


def test_colours_and_steps_left_come_from_the_tiles() -> None:
    course = courses.find(LINE)
    number = course.numbers
    assert [course.colour[number[name]] for name in ("5a", "7b", "9a")] == [RED, GREEN, WHITE]
    assert course.left[number["17a"]] == 1
    assert course.left[number["start"]] == 18
    assert course.left[number["p1-4"]] == course.left[number["r1"]] + 1
    assert course.lap[number["r1"]] == 5


@pytest.mark.parametrize("name", [*NAMES, LINE, WIDE])
def test_the_drawing_holds_every_space_once_inside_the_canvas(name: str) -> None:
    course = courses.find(name)
    drawn = drawing(name)
    width, height = drawn.canvas
    assert sorted(space.name for space in drawn.spaces) == sorted(course.names[1:-1])
    for space in drawn.spaces:
        assert len(space.outline) == 12
        assert all(0 <= x <= width and 0 <= y <= height for x, y in space.outline)


@clause("ST-26")
@pytest.mark.parametrize("name", [*NAMES, LINE, WIDE])
def test_the_drawing_tells_every_diagonal_step(name: str) -> None:
    course = courses.find(name)
    for space in drawing(name).spaces:
        number = course.numbers[space.name]
        steps = {course.names[there] for there in course.links[course.first(number, 0, 0) : course.past(number, 0)]}
        straight = course.straight[number]
        told = set(space.across)
        assert told == (steps - {course.names[straight]} if straight >= 0 and space.holds == "white" else set())
    assert any(space.across for space in drawing(WIDE).spaces)


@pytest.mark.parametrize("name", NAMES)
def test_the_drawing_joins_tiles_without_a_gap_and_spaces_are_long(name: str) -> None:
    drawn = drawing(name)
    for one, other in pairwise(drawn.tiles):
        half = len(one.ribbon) // 2
        assert apart(one.ribbon[half - 1], other.ribbon[0]) < 0.5
    by_row: dict[int, list[Space]] = {}
    for space in drawn.spaces:
        if space.row >= 0:
            by_row.setdefault(space.row, []).append(space)
    rows = [by_row[row] for row in sorted(by_row)]
    for row, after in pairwise(rows):
        nearest = min(apart(one.centre, other.centre) for one in row for other in after)
        assert nearest > 25


def apart(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def test_the_files_say_what_they_are() -> None:
    data = files("loipe.games.ski_tour") / "data"
    for file in ("ours.tiles", "nations.txt"):
        assert "Ours; the published" in (data / file).read_text("utf-8")

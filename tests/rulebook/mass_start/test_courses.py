"""Courses: the squares, the steps between them and the way to the line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

import msgspec
import pytest

from loipe.core.game import Defects
from loipe.courses.curve import distance as distance_of
from loipe.courses.curve import mean
from loipe.courses.landmarks import KINDS
from loipe.games.crystal_globe import courses as venues
from loipe.games.crystal_globe.course_drawing import Ground as Venue
from loipe.games.mass_start import courses
from loipe.games.mass_start.course import MOST_LOOPS, STANDS, STARTS, Course
from loipe.games.mass_start.course_drawing import Ground
from tests.clauses import clause

PAGE = Path(__file__).parents[3] / "docs" / "reference" / "courses.md"
found = re.search(r"```course\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
assert found is not None
OVAL = found[1]
every_course = pytest.mark.parametrize("name", courses.names())


def steps(course: Course, table: int, square: str) -> list[str]:
    """The names of the squares that a square leads to."""
    number = course.numbers[square]
    return [course.names[course.links[at]] for at in range(course.first(table, number), course.past(table, number))]


def distance(course: Course, loops: int, square: str, route: int = 0) -> int:
    return int(course.distance(route, loops, course.numbers[square]))


@pytest.fixture(scope="module")
def oval() -> Course:
    return courses.read(OVAL)


def test_the_example_of_the_reference_page_is_a_course(oval: Course) -> None:
    assert oval.name == "oval"
    assert oval.routes == ["lap"]
    assert oval.lap_length(0) == 25


def test_squares_are_numbered_start_track_stands_loop(oval: Course) -> None:
    assert oval.names[:9] == ["P1", "P2", "P3", "P4", "P5", "P6", "a1", "b1", "c1"]
    assert oval.names[-23:-16] == ["S1", "S2", "S3", "S4", "S5", "S6", "i1"]
    assert oval.names[-9:] == ["o1", "o2", "o3", "o4", "o5", "o6", "o7", "o8", "o9"]
    assert [oval.row[oval.numbers[name]] for name in ("P1", "a1", "c25", "S1", "i1")] == [-1, 0, 24, -1, -1]


def test_what_is_printed_is_on_the_squares(oval: Course) -> None:
    printed = list(zip(oval.climb, oval.descent, oval.ice, oval.letter, strict=True))
    marks = {name: printed[at] for name, at in oval.numbers.items()}
    assert marks["a3"] == (2, 0, 0, 0)
    assert marks["b4"] == (3, 0, 0, 0)
    assert marks["c10"] == (0, 1, 0, 1)
    assert marks["a7"] == (0, 0, 1, 0)
    assert marks["a6"] == (0, 0, 0, 2)
    assert marks["a1"] == marks["P1"] == marks["i1"] == (0, 0, 0, 0)


@clause("MS-3")
def test_steps_go_straight_or_diagonally_forward_and_never_onto_dark_grey(oval: Course) -> None:
    assert steps(oval, 0, "a1") == ["a2", "b2"]
    assert steps(oval, 0, "b1") == ["a2", "b2", "c2"]
    assert steps(oval, 0, "c25") == ["b1", "c1"]
    assert "b8" not in oval.numbers
    assert steps(oval, 0, "b7") == ["a8", "c8"]
    assert steps(oval, 0, "a8") == ["a9", "b9"]


def test_rows_of_different_width_lie_centred(oval: Course) -> None:
    assert [steps(oval, 0, square) for square in ("a15", "b15", "c15")] == [["a16"], ["a16", "b16"], ["b16"]]
    assert [steps(oval, 0, square) for square in ("a21", "b21")] == [["a22", "b22"], ["b22", "c22"]]


@clause("MS-18")
def test_a_course_may_forbid_and_add_steps(oval: Course) -> None:
    assert steps(oval, 0, "a3") == ["a4"]
    assert steps(oval, 0, "b3") == ["b4", "c4"]
    arrow = courses.read(OVAL + "link a1 c2\nlink a4 a6\n")
    assert steps(arrow, 0, "a1") == ["a2", "b2", "c2"]
    assert steps(arrow, 0, "a4") == ["a5", "b5", "a6"]
    assert distance(arrow, 0, "a4") == distance(oval, 0, "a4") - 1


@clause("MS-2")
@every_course
def test_six_start_squares_in_a_row_the_first_at_the_line_each_leading_into_the_lap(name: str) -> None:
    course = courses.find(name)
    assert course.names[:STARTS] == ["P1", "P2", "P3", "P4", "P5", "P6"]
    drawn = courses.drawing(name)
    line = mean(list(drawn.line))
    away = [distance_of(square.centre, line) for square in drawn.squares[:STARTS]]
    assert away == sorted(away)
    assert len({square.heading for square in drawn.squares[:STARTS]}) == 1
    for route in range(len(course.routes)):
        for start in course.names[:STARTS]:
            targets = steps(course, route, start)
            assert targets
            assert all(course.row_before[route * course.rows + course.row[course.numbers[to]]] == -1 for to in targets)


@clause("MS-7", "MS-10")
@every_course
def test_six_stands_beside_rows_of_two_squares(name: str) -> None:
    course = courses.find(name)
    for stand in range(STANDS):
        assert course.names[course.stands[stand]] == f"S{stand + 1}"
        row = course.row[course.near[stand]]
        assert course.row_count[row] == 2
        assert {course.near[stand], course.far[stand]} == {course.row_first[row], course.row_first[row] + 1}
        assert [course.stand_beside[square] for square in (course.near[stand], course.far[stand])] == [stand, stand]
    assert sum(beside >= 0 for beside in course.stand_beside) == 2 * STANDS
    drawn = courses.drawing(name).squares
    for stand in range(STANDS):
        x, y = drawn[course.stands[stand]].centre
        gaps = [abs(x - cell.centre[0]) + abs(y - cell.centre[1])
                for cell in (drawn[course.near[stand]], drawn[course.far[stand]])]  # fmt: skip
        assert gaps[0] < gaps[1]


def test_the_range_may_lie_to_the_right() -> None:
    left, right = courses.read(OVAL), courses.read(OVAL.replace("range left", "range right"))
    assert list(left.near) == list(right.far)
    assert list(left.far) == list(right.near)


@clause("MS-23")
def test_steps_back_stay_within_the_range(oval: Course) -> None:
    back = oval.back_table()
    assert steps(oval, back, "a17") == steps(oval, back, "b17") == ["a16", "b16"]
    assert steps(oval, back, "a16") == steps(oval, back, "a22") == steps(oval, back, "b5") == []


@clause("MS-24")
@every_course
def test_squares_beside_the_stands_are_blank(name: str) -> None:
    course = courses.find(name)
    for square in (*course.near, *course.far):
        assert course.climb[square] == course.descent[square] == course.ice[square] == course.letter[square] == 0


@clause("MS-12", "MS-26")
def test_only_who_owes_a_loop_turns_into_it(oval: Course) -> None:
    owed = oval.owed_table()
    assert steps(oval, 0, "a23") == ["a24", "b24"]
    assert [steps(oval, owed, square) for square in ("a23", "b23", "c23")] == [["i1", "o1"]] * 3
    assert steps(oval, owed, "b22") == steps(oval, 0, "b22")


@clause("MS-26")
def test_lanes_of_the_loop_are_changed_diagonally_and_the_exit_leads_out_or_round(oval: Course) -> None:
    owed = oval.owed_table()
    for table in (0, owed):
        assert steps(oval, table, "i3") == steps(oval, table, "o3") == ["i4", "o4"]
        assert steps(oval, table, "o9") == ["i1", "o1"]
    assert steps(oval, 0, "i8") == steps(oval, 0, "o8") == ["a24", "b24", "c24"]
    assert steps(oval, owed, "i8") == steps(oval, owed, "o8") == ["i1", "o9"]
    assert [name for name, at in oval.numbers.items() if oval.leaves_loop[at]] == ["i8", "o8"]


def in_lane(course: Course, lane: str, loops: int) -> int:
    """Steps from the junction to the first square after the loop, staying in one lane."""
    square, walked = "", 0
    junction = next(name for name in course.names if lane + "1" in steps(course, course.owed_table(), name)
                    and course.row[course.numbers[name]] >= 0)  # fmt: skip
    square = junction
    while loops:
        exits = course.leaves_loop[course.numbers[square]]
        loops -= int(exits)
        options = steps(course, course.owed_table() if loops else 0, square)
        square = next(name for name in options if not loops or name.startswith(lane))
        walked += 1
    return walked


@clause("MS-27")
@every_course
def test_one_loop_is_as_long_in_both_lanes_and_each_further_one_longer_outside(name: str) -> None:
    course = courses.find(name)
    assert [in_lane(course, "i", loops) for loops in (1, 2, 3)] == [9, 17, 25]
    assert [in_lane(course, "o", loops) for loops in (1, 2, 3)] == [9, 18, 27]


@clause("MS-28")
def test_distance_is_the_fewest_steps_that_cross_the_line(oval: Course) -> None:
    assert [distance(oval, 0, square) for square in ("c25", "a24", "b16", "a1", "P1")] == [1, 2, 10, 25, 26]
    assert [distance(oval, loops, "b23") for loops in range(4)] == [3, 11, 19, 27]
    assert [distance(oval, loops, "i8") for loops in range(1, 4)] == [3, 11, 19]
    assert [distance(oval, loops, "o9") for loops in range(1, 4)] == [11, 19, 27]
    assert distance(oval, MOST_LOOPS, "b16") == 10 + 8 * MOST_LOOPS
    assert distance(oval, 1, "a24") == distance(oval, 1, "c25") == -1
    assert distance(oval, 0, "S1") == -1


@clause("MS-1")
def test_two_routes_differ_in_length_and_meet_before_the_range() -> None:
    course = courses.find("tvillingdal")
    assert course.routes == ["valley", "ridge"]
    assert [course.lap_length(route) for route in (0, 1)] == [43, 48]
    assert [steps(course, 0, fork) for fork in ("a10", "d10")] == [["a11", "b11"], ["b11"]]
    assert [steps(course, 1, fork) for fork in ("a10", "d10")] == [["a23"], ["a23", "b23"]]
    assert steps(course, 0, "a22") == ["a40", "b40"]
    assert steps(course, 1, "a39") == ["b40", "c40", "d40"]
    assert steps(course, 0, "a23") == steps(course, 1, "a11") == []
    assert [course.row_before[route * course.rows + 39] for route in (0, 1)] == [21, 38]
    assert distance(course, 0, "a23", route=0) == distance(course, 0, "a11", route=1) == -1


def test_the_shipped_courses_differ_in_length_and_have_everything_the_rules_name() -> None:
    assert {name: courses.find(name).lap_length(0) for name in courses.names()} == {
        "kaltenfirn": 58, "lindmoos": 34, "tvillingdal": 43, "varnskog": 64,
    }  # fmt: skip
    for name in courses.names():
        course = courses.find(name)
        assert course.name == name
        assert set(course.climb) == {0, 2, 3}
        assert set(course.descent) == set(course.ice) == {0, 1}
        assert set(course.letter) == {0, 1, 2}


@every_course
def test_the_line_closes_the_last_row_and_no_other(name: str) -> None:
    course = courses.find(name)
    for route in range(len(course.routes)):
        closing = [square for square in range(course.squares) if course.distance(route, 0, square) == 1]
        assert closing == [square for square in range(course.squares) if course.closes[square]]
    assert len({course.row[square] for square in range(course.squares) if course.closes[square]}) == 1


def box(cell: Sequence[float]) -> tuple[float, float, float, float]:
    return min(cell[::2]), min(cell[1::2]), max(cell[::2]), max(cell[1::2])


def overlap(one: Sequence[float], other: Sequence[float]) -> bool:
    """Whether two convex quads share more than a border: no side of either parts them."""
    for quad in (one, other):
        for at in range(0, 8, 2):
            nx, ny = quad[(at + 3) % 8] - quad[at + 1], quad[at] - quad[(at + 2) % 8]
            spans = [[nx * each[k] + ny * each[k + 1] for k in range(0, 8, 2)] for each in (one, other)]
            room = 0.3 * (nx * nx + ny * ny) ** 0.5
            if max(spans[0]) <= min(spans[1]) + room or max(spans[1]) <= min(spans[0]) + room:
                return False
    return True


@every_course
def test_no_two_squares_are_drawn_over_each_other(name: str) -> None:
    squares = courses.drawing(name).squares
    on_track = [square for square in squares if square.kind != "loop"]
    loop = courses.drawing(name).loop
    assert loop is not None
    for one, other in combinations(on_track, 2):
        assert not overlap(one.cell, other.cell), (one.name, other.name)
    for square in on_track:
        for x, y in zip(square.cell[::2], square.cell[1::2], strict=True):
            across, along = (x - loop.centre[0]) / loop.rx, (y - loop.centre[1]) / loop.ry
            assert across**2 + along**2 > 1, square.name


@every_course
def test_a_drawing_is_plain_data_within_its_canvas(name: str) -> None:
    drawn = courses.drawing(name)
    assert msgspec.json.decode(msgspec.json.encode(drawn), type=Ground) == drawn
    width, height = drawn.canvas
    assert len(drawn.squares) == courses.find(name).squares
    for square in drawn.squares:
        left, top, right, bottom = box(square.outline)
        assert 0 <= left < right <= width and 0 <= top < bottom <= height
        assert (right - left) * (bottom - top) > 150, square.name
    assert len(drawn.range.stands) == len(drawn.range.targets) == STANDS


def test_every_course_that_comes_with_the_games_is_a_place_of_its_own() -> None:
    drawn: list[Ground | Venue] = [courses.drawing(name) for name in courses.names()]
    drawn += [venues.drawing(name) for name in venues.names()]
    assert len(drawn) == 9
    assert all(len(ground.landmarks) > 5 for ground in drawn)
    looks = {(ground.trees, ground.peaks, tuple(sorted(mark.kind for mark in ground.landmarks))) for ground in drawn}
    assert len(looks) == 9
    assert {mark.kind for ground in drawn for mark in ground.landmarks} == set(KINDS)


def test_a_bridge_lies_on_the_track_and_everything_else_beside_it() -> None:
    marks = "landmark bridge at 480,180\nlandmark hut at 480,330\nlandmark forest\n"
    ground = courses.drawing(OVAL.replace("width 54\n", f"width 54\n{marks}"))
    assert [(mark.kind, mark.at) for mark in ground.landmarks] == [
        ("bridge", (480, 180)), ("hut", (480, 330)), ("forest", None),
    ]  # fmt: skip


def test_dark_grey_squares_are_drawn_though_nobody_stands_there() -> None:
    assert len(courses.drawing(OVAL).closed) == 1


def test_a_course_is_found_by_name_or_by_its_text_and_read_once() -> None:
    assert courses.find("lindmoos") is courses.find("lindmoos")
    assert courses.find(OVAL) is courses.find(OVAL)
    with pytest.raises(Defects) as refused:
        courses.find("nowhere")
    assert refused.value.defects[0].message == "course-unknown"

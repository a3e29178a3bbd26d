"""The box: dice, table and cards as agreed in CG-70 to CG-76, and every defect of a bad file with its line."""

from __future__ import annotations

from fractions import Fraction
from importlib.resources import files

import pytest

from loipe.core.game import Defects
from loipe.core.text import Text
from loipe.games.crystal_globe import courses
from loipe.games.crystal_globe.codes import BASES, CLIMB, DESCENT, FLAT
from loipe.games.crystal_globe.components import components, read
from tests.clauses import clause
from tests.rulebook.crystal_globe.positions import VENUE, odds, race_on, turn_of

BOX = (files("loipe.games.crystal_globe") / "data" / "box.cards").read_text("utf-8")


@clause("CG-70")
@pytest.mark.parametrize(
    ("base", "faces", "mean"),
    [("white", (4, 5, 3), "3.92"), ("grey", (4, 4, 4), "4.00"), ("black", (3, 5, 4), "4.08")],
)
def test_movement_dice(base: str, faces: tuple[int, int, int], mean: str) -> None:
    race = race_on(bases=(base, "white" if base == "grey" else "grey"))
    turn_of(race, 0)
    found = odds(race)
    assert found == {str(number): Fraction(count, 12) for number, count in zip((3, 4, 5), faces, strict=True)}
    assert f"{float(sum(int(number) * chance for number, chance in found.items())):.2f}" == mean


@clause("CG-71")
def test_shooting_dice() -> None:
    box = components()
    hits = {die: hit + sock for die, hit, sock in zip(box.dice, box.hits, box.socks, strict=True)}
    assert hits == {"green": 11, "blue": 10, "yellow": 9, "orange": 8, "red": 7, "purple": 6}
    assert [die for die, sock in zip(box.dice, box.socks, strict=True) if sock] == ["blue"]


@clause("CG-72")
def test_wind_costs_the_same_in_every_cell_shot_three_and_two() -> None:
    box = components()
    hits = dict(zip(box.dice, [hit + sock for hit, sock in zip(box.hits, box.socks, strict=True)], strict=True))

    def three_two(base: str, standing: bool, wind: bool) -> int:
        dice = box.sequence(base, standing, wind)
        return sum(hits[die] for die in (*dice[:3], *dice[:2]))

    for base in BASES:
        for standing in (False, True):
            assert three_two(base, standing, False) - three_two(base, standing, True) == 5


@clause("CG-73")
def test_event_die() -> None:
    assert components().event == {"windsock": 2, "ice": 2, "vortex": 2}


@clause("CG-74")
def test_form_cards_average_two_and_a_half() -> None:
    form = components().form
    assert form == {1: 2, 2: 4, 3: 4, 4: 2}
    assert Fraction(sum(value * count for value, count in form.items()), 12) == Fraction(5, 2)


@clause("CG-15", "CG-76")
def test_decks_have_the_points_they_say() -> None:
    box = components()
    assert box.deck(3, "plain", "grey") == {1: 7, 2: 4, 3: 5}
    for (_, points), cards in box.decks.items():
        assert sum(value * count for value, count in cards.items()) == points
    for laps in range(2, 6):
        sizes = {sum(box.deck(laps, kind, base).values()) for kind in ("plain", "rulebook", "even") for base in BASES}
        assert len(sizes) == 1


BAD = [
    ("movement grey 3:4 4:4 5:4", "movement grey 3:4 4:4", "faces"),
    ("shooting red hit 7", "shooting red hit 13", "faces"),
    ("shooting red hit 7", "shooting red hits 7", "named"),
    ("sequence 3 blue blue blue orange purple", "sequence 3 blue blue blue orange", "sequence"),
    ("sequence 3 blue blue blue orange purple", "sequence 3 purple blue blue orange blue", "safest"),
    ("sequence 3 blue", "sequence 9 blue", "step"),
    ("event windsock 2 ice 2 vortex 2", "event windsock 2 ice 2", "faces"),
    ("form 1:2 2:4 3:4 4:2", "form 1:2 2:4 3:4", "forms"),
    ("deck 3 30 1:7 2:4 3:5", "deck 3 30 1:7 2:4 3:6", "points"),
    ("deck 3 30 1:7 2:4 3:5", "deck three 30 1:7", "deck"),
    ("energy 3 plain 30 30 30", "energy 3 plain 30 31 30", "no-deck"),
    ("energy 3 plain 30 30 30", "energy 3 some 30 30 30", "energy"),
    ("steps white 0", "steps pink 0", "named"),
    ("movement white", "walking white", "keyword"),
    ("movement white", "movement pink", "base"),
    ("form 1:2", "form one:2", "pair"),
]


@pytest.mark.parametrize(("good", "bad", "message"), BAD)
def test_a_bad_line_is_found_and_named(good: str, bad: str, message: str) -> None:
    assert good in BOX
    with pytest.raises(Defects) as found:
        read(BOX.replace(good, bad))
    line = next(number for number, text in enumerate(BOX.splitlines(), 1) if good in text)
    defects = {(defect.message, defect.facts["line"]) for defect in found.value.defects}
    assert (f"crystal-globe-box-{message}", line) in defects
    assert all(Text().defects(found.value))


def test_all_defects_of_the_box_come_at_once() -> None:
    broken = BOX
    for good, bad, _ in (BAD[0], BAD[6], BAD[8]):
        broken = broken.replace(good, bad)
    with pytest.raises(Defects) as found:
        read(broken)
    assert len(found.value.defects) == 3


# venues


@clause("CG-75", "CG-1")
def test_the_reference_venue() -> None:
    course = courses.find("granlia")
    white = [row for row in range(course.rows) if not course.is_grey(row)]
    assert [sum(course.zone[row] == zone for row in white) for zone in (FLAT, CLIMB, DESCENT)] == [18, 9, 9]
    assert (course.rows, course.range_first, course.range_last) == (40, 36, 39)
    assert sum(course.ice) == 4
    assert [course.stand_row(stand) for stand in (0, 2, 3, 11)] == [39, 39, 38, 36]


@clause("CG-75")
@pytest.mark.parametrize("name", courses.names())
def test_every_venue_is_three_lanes_wide_with_a_lane_round_the_ice(name: str) -> None:
    course = courses.find(name)
    for row in range(course.rows):
        if not course.is_grey(row):
            first = course.row_first[row]
            assert sum(course.ice[first : first + 3]) < 3
    drawn = courses.drawing(name)
    assert [square.name for square in drawn.squares] == course.names
    assert sum(square.kind == "ring" for square in drawn.squares) == 9
    assert sum(square.kind == "stand" for square in drawn.squares) == 12


def test_the_venues_differ_in_character() -> None:
    assert len(courses.names()) >= 4
    shape = {}
    for name in courses.names():
        course = courses.find(name)
        climbs = sum(course.zone[row] == CLIMB for row in range(course.rows))
        shape[name] = (course.rows, climbs, sum(course.ice))
    assert shape["sundmyr"][1] < shape["granlia"][1] < shape["hochgrat"][1]
    assert shape["isfjell"][2] >= 2 * shape["granlia"][2]
    assert shape["birkerunden"][0] < shape["granlia"][0]


BAD_VENUES = [
    ("flat . . .", "flat . .", "crystal-globe-course-row"),
    ("flat . . .", "flat ~ ~ ~", "crystal-globe-course-all-ice"),
    ("grey 4", "grey 5", "crystal-globe-course-grey"),
    ("grey 4", "flat 4", "crystal-globe-course-range-white"),
    ("start at 1000,950", "start 1000,950", "crystal-globe-course-start"),
    ("ring at 1100,600 radius 100,100", "ring at 1100,600", "crystal-globe-course-ring"),
    ("ring at 1100,600 radius 100,100", "ring at 1100,600 radius 40,40", "crystal-globe-course-ring-small"),
    ("ring at 1100,600 radius 100,100", "ring at 1100,990 radius 100,100", "course-square-outside"),
    ("stretch shooting range left", "stretch shooting", "course-ranges"),
    ("title Proving Ground", "", "course-missing"),
    ("seed 1", "weather fine", "course-keyword"),
    ("curve 700,800", "curve 700;800", "course-point"),
    ("climb . . .", "climb 99", "crystal-globe-course-rows"),
]


@pytest.mark.parametrize(("good", "bad", "message"), BAD_VENUES)
def test_a_bad_venue_is_refused_with_the_line(good: str, bad: str, message: str) -> None:
    assert good in VENUE
    with pytest.raises(Defects) as found:
        courses.read(VENUE.replace(good, bad, 1))
    assert message in {defect.message for defect in found.value.defects}
    assert all(isinstance(defect.facts["line"], int) for defect in found.value.defects)
    assert all(Text().defects(found.value))


@pytest.mark.parametrize(
    "text", ["", "\n\n", "hello\nworld", "course x\n", "\x00\n" * 5, "course ü\nflat\nring\nstart\n"]
)
def test_nonsense_is_refused_too(text: str) -> None:
    with pytest.raises(Defects):
        courses.read(text)

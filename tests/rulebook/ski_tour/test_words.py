"""One word per thing in questions and rulebook: hearts stand on levels, stamina is what they pay."""

from __future__ import annotations

import re
from importlib.resources import files

from loipe.core.rulebook import introduction, rulebook
from loipe.games.ski_tour import courses
from loipe.games.ski_tour.events import LEVELS
from tests.clauses import clause

SPOKEN = (files("loipe") / "locale" / "en" / "ski-tour.ftl").read_text("utf-8")
BOOK = rulebook("ski-tour")


@clause("ST-3", "ST-22")
def test_a_heart_is_a_piece_and_stamina_the_price() -> None:
    for text in (SPOKEN, *(found.text for found in BOOK.values())):
        assert not re.search(r"\b(costs?|pays?|for) (a|1|\{ \$\w+ \}) hearts?\b|\b1 heart\b", text, re.IGNORECASE)
    markers = {found.id for found in BOOK.values() if re.search(r"\bmarkers?\b", found.text)}
    assert markers == {"ST-3", "ST-31", "ST-43", "ST-61"}  # the box's word, first player, hit or miss


@clause("ST-3", "ST-13")
def test_the_levels_of_the_questions_are_those_of_the_rulebook() -> None:
    for level in LEVELS:
        assert level in BOOK["ST-3"].text
        assert f"ski-tour-level-{level} = {level}\n" in SPOKEN
    assert "spent heart" in BOOK["ST-13"].text


def test_before_the_first_clause_stand_aim_players_time_and_components() -> None:
    words = [line.partition(":")[0] for line in introduction("ski-tour").splitlines() if line]
    assert words[1:] == ["Aim", "Players", "Time", "Components"]


@clause("ST-2")
def test_every_course_of_ours_has_the_title_of_its_file_in_the_form() -> None:
    for name in courses.names():
        assert f"ski-tour-option-course-{name} = {courses.planned(name).title}\n" in SPOKEN

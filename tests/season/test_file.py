"""A season's file is read as it was written; what is wrong with one is told with its line."""

from __future__ import annotations

import pytest

from loipe.core.game import Refused
from loipe.core.text import Text
from loipe.season.file import MAGIC, Book, read, write
from loipe.season.plan import Outcome
from loipe.season.presets import PRESETS, planned

PLAN = planned("short-cup", 4, "Our Cup", people=("Anna",))
SPRINT = Outcome((2, 1, 3, 4, 0, 5), (1, 0, 2, 3, 0, 9), (("prone:11011", "standing:10000"),) * 4 + ((), ()), "a-1.log")
BOOK = Book(PLAN, (SPRINT, Outcome((1, 1, 3, 0, 0, 0))))


@pytest.mark.parametrize("kind", PRESETS)
def test_every_preset_is_read_as_it_was_written(kind: str) -> None:
    book = Book(planned(kind, 2, "A Cup"))
    assert read(write(book), "x") == book


def test_results_are_read_as_they_were_written() -> None:
    assert read(write(BOOK), "x") == BOOK
    assert "\nlog a-1.log\n1 +0 prone:11011 standing:10000 " in write(BOOK)
    assert not BOOK.is_over and BOOK.after(Outcome((1, 2, 3, 4, 5, 6))).is_over


LINE = write(BOOK).splitlines()
RACE = next(line for line in LINE if line.startswith("race"))


@pytest.mark.parametrize(
    ("old", "new", "message", "line"),
    [
        (MAGIC, "loipe log 1", "season-not", 0),
        ("seed 4", "seed four", "season-number", 0),
        ("seed 4\n", "", "season-lacks", 0),
        ("athlete person", "athlet person", "season-header", 7),
        (RACE, "race granlia", "season-race-line", LINE.index(RACE) + 1),
        (RACE, RACE.replace("sprint", "slalom"), "season-at", LINE.index(RACE) + 1),
        (RACE, RACE.replace("crystal-globe", "ludo"), "season-at", LINE.index(RACE) + 1),
        (RACE, RACE.replace("2027-01-08", "2027-13-08"), "season-at", LINE.index(RACE) + 1),
        ("athlete club", "athlete ghost", "season-at", 8),
        ('set level "tactique"', "set level 5", "season-at", LINE.index(RACE) + 1),
        ('set level "tactique"', "set wings 2", "season-at", LINE.index(RACE) + 1),
        ('set level "tactique"', "set level [", "log-bad-setting", LINE.index(RACE) + 2),
        ("1 +0 prone:11011", "1 +0 prone:99999", "season-result", LINE.index(RACE) + 4),
        ("2 +1 prone:11011", "99 +1 prone:11011", "season-result", LINE.index(RACE) + 5),
        ("3 +2", "3 +2 Anna\n3 +2", "season-result-twice", LINE.index(RACE) + 6),
        (RACE, "race ski-tour nowhere - -", "season-at", LINE.index(RACE) + 1),
        ("athlete person", "title " + "x" * 99 + "\nathlete person", "season-title-line", 0),
        ("---\n", "---\n1 +0 Anna\n", "season-race-line", LINE.index("---") + 2),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told(old: str, new: str, message: str, line: int) -> None:
    with pytest.raises(Refused) as refused:
        read(write(BOOK).replace(old, new, 1), "cup.season", by_hand=True)
    assert (refused.value.message, refused.value.facts.get("line", 0)) == (message, line)
    assert Text().refusal(refused.value)

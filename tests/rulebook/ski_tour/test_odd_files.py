"""Course files, board files and tiles on a table, however odd: drawn and played, or refused in sentences."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from loipe.core.game import Defects, Refused
from loipe.core.text import Text
from loipe.games import ski_tour
from loipe.games.ski_tour import builder, courses, nations, tiles
from loipe.games.ski_tour.config import Config
from tests.clauses import clause
from tests.rulebook.ski_tour.positions import LINE, nations_text

TEXT = Text("en", (), "ski-tour")
ODD = (
    "", "\x00", "\n", "\r", "\u2028", "٣", "²", "1" * 5000, "-1", "0", "12", "23", "1234", "#", "{", "é", "İ", "1A",
    "heading", "tiles", "course", "title", "or", "price", "column", "swap", "room", "full", "more", "tile", "row", "*",
)  # fmt: skip


def mangled(text: str, rng: Random) -> str:
    """Words replaced, lines doubled, moved and lost, letters cut."""
    for _ in range(rng.randint(1, 5)):
        lines = text.split("\n")
        at = rng.randrange(len(lines))
        match rng.randrange(5):
            case 0:
                lines.insert(rng.randrange(len(lines) + 1), lines[at])
            case 1:
                del lines[at]
            case 2:
                lines[at] = lines[at][: rng.randrange(len(lines[at]) + 1)] + rng.choice(ODD)
            case _:
                words = lines[at].split(" ")
                words[rng.randrange(len(words))] = rng.choice((*ODD, *tiles.box()))
                lines[at] = " ".join(words)
        text = "\n".join(lines)
    return text


def sentences(attempt: Callable[[], Any]) -> list[str]:
    """What is said against it; none if all is well."""
    try:
        attempt()
    except Defects as found:
        return TEXT.defects(found)
    except Refused as refused:
        return [TEXT.refusal(refused)]
    return []


def set_up(config: Config) -> None:
    """All that a table does with a course and boards before the first word."""
    race = ski_tour.start(config)
    msgspec.json.encode(ski_tour.board(config))
    msgspec.json.encode(ski_tour.show(ski_tour.view(race, frozenset({0}))))


@clause("ST-2", "ST-74")
@pytest.mark.parametrize("seed", range(4))
def test_a_mangled_file_is_played_or_refused_in_sentences(seed: int) -> None:
    rng = Random(seed)
    refused = 0
    for _ in range(60):
        course, boards = mangled(courses.text_of("long"), rng), mangled(nations_text(), rng)
        for config in (Config(course=course), Config(boards=boards)):
            said = sentences(lambda config=config: set_up(config))  # type: ignore[misc]
            assert all(sentence.strip() for sentence in said)
            refused += bool(said)
        sentences(lambda boards=boards: tiles.read(boards))  # type: ignore[misc]
    assert refused > 30


@clause("ST-70", "ST-71", "ST-4")
@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("column 12 room 3 full 3", "column"),
        ("column 3 room 34 full 3", "column"),
        ("swap 12", "swap"),
        (f"row 1 2 3 4 5 {'6' * 5000}", "name"),
        ("row 1 2 3 4 5 ٦", "row"),
        ("row 1 2 3 4 5 5", "row"),
        ("die green 12", "die"),
        (f"die {'g' * 31} 1", "name"),
        ("token twice more or or", "effect"),
        ("token hasty more or fewer or", "token"),
        ("token endless" + " more" * 7, "effects"),
        ("token own\x1bname more", "name"),
    ],
)
def test_numbers_and_names_of_a_boards_file_are_what_they_should_be(line: str, message: str) -> None:
    with pytest.raises(Defects) as found:
        nations.read(nations_text() + f"{line}\n")
    (defect,) = found.value.defects
    assert defect.message == f"ski-tour-boards-{message}"
    assert defect.facts["line"] == len(nations_text().splitlines()) + 1


@clause("ST-2")
def test_a_file_of_endless_tiles_letters_or_nations_is_refused_at_once() -> None:
    assert sentences(lambda: courses.find("course x\ntiles " + "1a " * 10**6)) == [
        "The file has 3,000,015 letters; a course needs at most 4,000. [ST-2]"
    ]
    said = sentences(lambda: courses.find("course x\ntiles " + "1a 3a 2a " * 400))
    assert "Line 2: 1,200 tiles, and the box holds 20. [ST-2]" in said and len(said) < 60
    assert len(sentences(lambda: nations.read("nation x base\n" * 10**5))) == 1
    many = "".join(f"die colour-number-{number} 3\n" for number in range(400))
    assert all(len(sentence) < 500 for sentence in sentences(lambda: nations.read(f"{many}nation x base\n")))


@clause("ST-2")
def test_a_title_is_one_printable_line() -> None:
    for title in ("x" * 61, "a\x1b[31mb"):
        with pytest.raises(Defects) as found:
            courses.plan_of(LINE + f"title {title}\n")
        assert [defect.message for defect in found.value.defects] == ["ski-tour-course-title"]


@clause("ST-2")
@pytest.mark.parametrize("far", [101, -101, 10**20, -(10**400)])
def test_a_tile_too_far_away_is_named(far: int) -> None:
    for piece in (builder.Piece("3a", far, 0), builder.Piece("3a", 0, far)):
        said = sentences(lambda piece=piece: builder.gather([builder.Piece("1a", 0, 0), piece]))  # type: ignore[misc]
        assert said == ["Tile 3a is too far away: at most 100 hexagons from the middle of the table. [ST-2]"]
    near = builder.gather([builder.Piece("1a", 100, -100, 10**30)])
    drawn = builder.sketch(near)
    assert drawn and drawn.tiles

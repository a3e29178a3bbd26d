"""Every clause of every game has one section in the game's rulebook, short enough to read at the table."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from loipe.core.game import Refused
from loipe.core.rulebook import SEASON, clause_of, introduction, languages, rulebook

CLAUSES = {
    "mass-start": "MS-1..31 MS-S1..22",
    "crystal-globe": "CG-1..6 CG-10..16 CG-20..28 CG-30..32 CG-40..42 CG-50..54 CG-60..63 CG-70..76",
    "ski-tour": "ST-1..7 ST-10..18 ST-20..47 ST-50..54 ST-60..63 ST-70..77 ST-80..90",
    "season": "SE-1..15",
    "sport-ist-mord": "SM-1..4 SM-10..13 SM-20..21 SM-30..36 SM-40..47 SM-50 SM-60 SM-70..71 SM-80..102",
}
DESIGNERS = {
    "mass-start": "Ulrich Höhn",
    "crystal-globe": "Christophe Leclercq",
    "ski-tour": "Tobias Olsson",
    "sport-ist-mord": "Henning Poehl",
    "season": "Loipe's own",
}
LONGEST = 900
"""Characters of a clause: what a phone shows without scrolling."""
BOOKS = [(game, language) for game, found in languages().items() for language in found]

each_book = pytest.mark.parametrize(("game", "language"), BOOKS)


def ids_of(game: str) -> list[str]:
    """The ids a game's rules have, its ranges written out."""
    ids: list[str] = []
    for span in CLAUSES[game].split():
        prefix, first, last = re.findall(r"^(\D+)(\d+)(?:\.\.(\d+))?$", span)[0]
        ids += [f"{prefix}{number}" for number in range(int(first), int(last or first) + 1)]
    return ids


def page_of(game: str, language: str) -> str:
    package = files("loipe") / "season" if game == SEASON else files("loipe.games") / game.replace("-", "_")
    folder = package / "rulebook"
    return (folder / f"{language}.md").read_text(encoding="utf-8")


def test_every_game_has_an_english_rulebook() -> None:
    assert {game for game, found in languages().items() if "en" in found} == set(CLAUSES)


@each_book
def test_the_clauses_are_those_of_the_rules(game: str, language: str) -> None:
    book = rulebook(game, language)
    assert sorted(book) == sorted(ids_of(game))


@each_book
def test_no_clause_is_written_twice_or_left_unread(game: str, language: str) -> None:
    headings = re.findall(r"^#+ .*$", page_of(game, language), re.MULTILINE)
    clauses = [f"## {clause.id} {clause.title}" for clause in rulebook(game, language).values()]
    assert [heading for heading in headings if not heading.startswith("# ")] == clauses


@each_book
def test_every_clause_has_a_chapter_a_title_and_a_text(game: str, language: str) -> None:
    for clause in rulebook(game, language).values():
        assert clause.chapter and clause.title and clause.text, clause.id
        assert clause.text[-1] in ".)", clause.id


@each_book
def test_a_clause_can_be_read_at_one_glance(game: str, language: str) -> None:
    long = {clause.id: len(clause.text) for clause in rulebook(game, language).values() if len(clause.text) > LONGEST}
    assert long == {}


@each_book
def test_clauses_point_only_to_clauses_that_exist(game: str, language: str) -> None:
    prefix = CLAUSES[game][:3]
    cited = re.findall(rf"{prefix}S?\d+", page_of(game, language))
    assert set(cited) <= set(ids_of(game))


@each_book
def test_the_introduction_credits_the_designer(game: str, language: str) -> None:
    words = introduction(game, language)
    assert DESIGNERS[game] in words
    assert "#" not in words


def test_chapters_and_clauses_keep_the_order_of_the_page() -> None:
    book = list(rulebook("mass-start").values())
    assert [clause.id for clause in book[:3]] == ["MS-1", "MS-2", "MS-17"]
    assert book[0].chapter == "Before the race"
    chapters = re.findall(r"^# (.*)$", page_of("mass-start", "en"), re.MULTILINE)
    assert list(dict.fromkeys(clause.chapter for clause in book)) == chapters


def test_an_unknown_language_reads_english() -> None:
    assert rulebook("mass-start", "tlh") == rulebook("mass-start", "en")
    assert introduction("mass-start", "../en") == introduction("mass-start")


def test_a_clause_is_found_in_any_case() -> None:
    assert clause_of("mass-start", "ms-s3").title == "Falling on a descent"


def test_an_unknown_clause_is_refused_with_the_nearest_ones() -> None:
    with pytest.raises(Refused) as refused:
        clause_of("mass-start", "MS-55")
    assert refused.value.message == "no-such-clause"
    assert refused.value.facts["wanted"] == "MS-55"
    assert refused.value.facts["game"] == "mass-start"
    assert "MS-5" in str(refused.value.facts["near"]).split(", ")


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(Refused, match="no-such-game"):
        rulebook("../mass-start")

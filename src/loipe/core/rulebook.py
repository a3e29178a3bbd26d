"""The in-game rulebooks: our wording of every clause, by id, read from each game's `rulebook/<language>.md`.

A file opens with an introduction. `# ` starts a chapter, `## <id> <title>` a clause; every other line is one
paragraph or list item. Settings and their values are written as typed after `--set`, between backticks; people read
what the table form calls them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache

import msgspec

from loipe.core.game import Refused
from loipe.core.text import Text
from loipe.games import PACKAGES, folder_of, load, package_of

ENGLISH = "en"
SEASON = "season"
"""The book that is no game's."""
SEASON_PACKAGE = "loipe.season"
CODE = re.compile(r"`(\w+)`")


class Clause(msgspec.Struct, frozen=True):
    """One clause as a person at the table reads it; paragraphs are divided by blank lines."""

    id: str
    title: str
    chapter: str
    text: str


@cache
def languages() -> dict[str, tuple[str, ...]]:
    """Which languages each game's rulebook can be read in, by game id."""
    shelf: dict[str, tuple[str, ...]] = {}
    for game_id, package in {**PACKAGES, SEASON: SEASON_PACKAGE}.items():
        pages = (page.name for page in (folder_of(package) / "rulebook").iterdir())
        shelf[game_id] = tuple(sorted(page[:-3] for page in pages if page.endswith(".md")))
    return shelf


@cache
def rulebook(game_id: str, language: str = ENGLISH) -> dict[str, Clause]:
    """Every clause of a game in reading order; in English where the language is missing."""
    clauses = _clauses(_text(game_id, language))
    return {
        clause.id: msgspec.structs.replace(clause, text=spoken(clause.text, game_id, language)) for clause in clauses
    }


def spoken(text: str, game_id: str, language: str = ENGLISH) -> str:
    """Settings and their values by label; of values that several settings have, those of a setting named here first."""
    if game_id == SEASON:
        return text
    words = Text(language, game_id=game_id)
    choices = {choice.name: choice for choice in load(game_id).META.choices}
    near = sorted(choices.values(), key=lambda choice: f"`{choice.name}`" not in text)

    def label(found: re.Match[str]) -> str:
        word = found[1]
        owner = next((choice.name for choice in near if word in choice.values), "")
        named = words.label(f"option-{word}" if word in choices else f"option-{owner}-{word}")
        return f"“{named}”" if named else found[0]

    return CODE.sub(label, text)


@cache
def introduction(game_id: str, language: str = ENGLISH) -> str:
    """What stands before the first chapter: credits, and a content note where one is due."""
    return _text(game_id, language).partition("\n# ")[0].strip()


def clause_of(game_id: str, clause_id: str, language: str = ENGLISH) -> Clause:
    """The clause of that id, however it is capitalised."""
    book = rulebook(game_id, language)
    clause = book.get(clause_id.strip().upper())
    if clause is None:
        near = get_close_matches(clause_id.upper(), book, n=3, cutoff=0.0)
        raise Refused("no-such-clause", wanted=clause_id, game=game_id, near=", ".join(near))
    return clause


def _text(game_id: str, language: str) -> str:
    folder = folder_of(SEASON_PACKAGE if game_id == SEASON else package_of(game_id)) / "rulebook"
    page = language if language in languages()[game_id] else ENGLISH
    return (folder / f"{page}.md").read_text(encoding="utf-8")


def _clauses(text: str) -> Iterator[Clause]:
    for part in ("\n" + text).split("\n# ")[1:]:
        chapter, *sections = part.split("\n## ")
        for section in sections:
            heading, _, body = section.partition("\n")
            clause_id, _, title = heading.partition(" ")
            yield Clause(clause_id, title.strip(), chapter.strip(), body.strip())

"""The in-game rulebooks: our wording of every clause, by id, read from each game's `rulebook/<language>.md`.

A file opens with an introduction. `# ` starts a chapter, `## <id> <title>` a clause; every other line is one
paragraph or list item, kept as it stands.
"""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from importlib.resources import files

import msgspec

from loipe.core.game import Refused

ENGLISH = "en"


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
    # Folders, not the registry: a rulebook can be read before its game can be played.
    for game in sorted(files("loipe.games").iterdir(), key=lambda folder: folder.name):
        book = game / "rulebook"
        if book.is_dir():
            pages = (page.name for page in book.iterdir())
            shelf[game.name.replace("_", "-")] = tuple(sorted(p[:-3] for p in pages if p.endswith(".md")))
    return shelf


@cache
def rulebook(game_id: str, language: str = ENGLISH) -> dict[str, Clause]:
    """Every clause of a game in reading order; in English where the language is missing."""
    return {clause.id: clause for clause in _clauses(_text(game_id, language))}


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
    shelf = languages()
    if game_id not in shelf:
        raise Refused("no-such-game", game=game_id, games=", ".join(shelf))
    page = language if language in shelf[game_id] else ENGLISH
    folder = files("loipe.games") / game_id.replace("-", "_") / "rulebook"
    return (folder / f"{page}.md").read_text(encoding="utf-8")


def _clauses(text: str) -> Iterator[Clause]:
    for part in ("\n" + text).split("\n# ")[1:]:
        chapter, *sections = part.split("\n## ")
        for section in sections:
            heading, _, body = section.partition("\n")
            clause_id, _, title = heading.partition(" ")
            yield Clause(clause_id, title.strip(), chapter.strip(), body.strip())

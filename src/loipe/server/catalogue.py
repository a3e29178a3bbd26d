"""What a page needs before any table: the games, their rulebooks, the words."""

from __future__ import annotations

from functools import cache

import msgspec

import loipe
from loipe.core import rulebook as books
from loipe.core.game import Refused
from loipe.core.seats import BOTS as KINDS
from loipe.core.text import languages, pages
from loipe.games import IDS, load
from loipe.server.messages import ClauseLine, GameLine, Games, Rulebook


@cache
def games() -> Games:
    lines: list[GameLine] = []
    for game_id in IDS:
        meta = load(game_id).META
        lines.append(
            GameLine(
                id=meta.id,
                title=meta.title,
                designer=meta.designer,
                box=meta.box,
                year=meta.year,
                fewest=meta.fewest,
                most=meta.most,
                rules_version=meta.rules_version,
                presets={name: msgspec.to_builtins(config) for name, config in meta.presets.items()},
                choices=meta.choices,
                bots=KINDS,
                languages=books.languages().get(meta.id, ()),
                two_hold_four=meta.two_hold_four,
                colours=meta.colours,
            )
        )
    return Games(lines, languages(), loipe.__version__)


@cache
def texts(language: str) -> str:
    """The whole catalogue of a language."""
    if language not in languages():
        raise Refused("server-no-such-language", language=language[:20], languages=", ".join(languages()))
    return "\n".join(page.read_text("utf-8") for page in pages(language))


def rulebook(game_id: str, language: str) -> Rulebook:
    """In English where the language is missing."""
    clauses = books.rulebook(game_id, language).values()
    lines = [ClauseLine(clause.id, clause.title, clause.chapter, clause.text) for clause in clauses]
    return Rulebook(books.introduction(game_id, language), lines)

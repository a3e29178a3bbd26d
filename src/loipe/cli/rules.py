"""`loipe rules`: how a game is played."""

from __future__ import annotations

from rich.console import Console, Group
from rich.markdown import Markdown

from loipe.cli.settings import find_game
from loipe.cli.speech import language
from loipe.core.rulebook import SEASON, Clause, clause_of, introduction, rulebook


def rules(game_id: str, clause: str | None) -> None:
    """The whole rulebook, or one clause."""
    if game_id != SEASON:
        find_game(game_id)
    console = Console()
    if clause:
        console.print(page(clause_of(game_id, clause, language())))
        return
    console.print(Markdown(introduction(game_id, language())))
    chapter = ""
    for found in rulebook(game_id, language()).values():
        if found.chapter != chapter:
            chapter = found.chapter
            console.print(Markdown(f"# {chapter}"))
        console.print(page(found))


def page(clause: Clause) -> Group:
    return Group(Markdown(f"**{clause.id} {clause.title}**"), Markdown(clause.text), "")

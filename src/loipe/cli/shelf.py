"""`loipe games` and `loipe rules`: what there is to play, and how it is played."""

from __future__ import annotations

from rich.console import Console, Group
from rich.markdown import Markdown
from rich.table import Table

from loipe.cli.settings import find_game
from loipe.cli.speech import language, say
from loipe.core.rulebook import Clause, clause_of, introduction, languages, rulebook
from loipe.games import IDS, load


def games() -> None:
    """One row per game."""
    table = Table(show_lines=False)
    for column in ("game", "title", "seats", "presets"):
        table.add_column(say(f"cli-games-{column}"))
    for game_id in IDS:
        meta = load(game_id).META
        title = say("cli-games-of", title=meta.title, box=meta.box, designer=meta.designer)
        table.add_row(game_id, title, f"{meta.fewest}–{meta.most}", ", ".join(meta.presets))
    Console().print(table)
    print(say("cli-games-play", command=f"loipe play {IDS[0]}"))


def rules(game_id: str, clause: str | None) -> None:
    """The whole rulebook, or one clause."""
    find_game(game_id, tuple(languages()))
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

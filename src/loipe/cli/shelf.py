"""`loipe games`: what there is to play and to set."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from loipe.cli.speech import language, say
from loipe.core.game import Choice
from loipe.core.text import Text
from loipe.games import IDS, load


def games() -> None:
    """One row per game."""
    table = table_of("game", "title", "seats", "presets")
    for game_id in IDS:
        meta = load(game_id).META
        title = say("cli-games-of", title=meta.title, box=meta.box, designer=meta.designer)
        presets = ", ".join(Text(language(), game_id=game_id).label(f"preset-{name}") for name in meta.presets)
        table.add_row(game_id, title, f"{meta.fewest}–{meta.most}", presets)
    Console(emoji=False).print(table)
    print(say("cli-games-play", command=f"loipe play {IDS[0]}"))
    print(say("cli-games-more", command=f"loipe games {IDS[0]}"))


def game(game_id: str) -> None:
    """A game's presets and settings: what is typed, and what the table form calls it."""
    from loipe.cli.settings import find_game

    meta = load(find_game(game_id)).META
    text = Text(language(), game_id=game_id)
    presets = table_of("preset", "called", "about")
    for name in meta.presets:
        presets.add_row(name, text.label(f"preset-{name}"), text.label(f"preset-{name}-about"))
    settings = table_of("set", "called", "values")
    for choice in meta.choices:
        settings.add_row(choice.name, text.label(f"option-{choice.name}"), values_of(choice, text))
    Console(emoji=False).print(presets, settings)


def values_of(choice: Choice, text: Text) -> str:
    """Each value as typed, with what it is called; numbers from the lowest to the highest."""
    if choice.kind == "switch":
        return "on, off"
    if choice.kind == "number":
        return f"{choice.values[0]}–{choice.values[1]}"
    named = ((value, text.label(f"option-{choice.name}-{value}")) for value in choice.values)
    return "\n".join(f"{value}: {label}" if label else str(value) for value, label in named)


def table_of(*columns: str) -> Table:
    table = Table(show_lines=False)
    for column in columns:
        table.add_column(say(f"cli-games-{column}"))
    return table

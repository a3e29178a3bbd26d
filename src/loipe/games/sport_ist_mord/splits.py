"""How a meet went, player by player, ply by ply: accidents and the score."""

from __future__ import annotations

from loipe.core.splits import Finish, Notebook, Splits, Told, number
from loipe.games.sport_ist_mord.config import Config

NOTED = ("accident", "fatal", "level")


def splits(config: Config, told: Told) -> Splits:
    """Nobody goes anywhere: what there is to tell are accidents, ties and the score."""
    book = Notebook(len(config.holders))
    for event in book.read(told):
        if event.kind in NOTED:
            book.note(event)
        if event.kind == "scored":
            scored = {name: number(event, name) for name in ("score", "sports", "largest")}
            book.counts[event.seat].update(scored)
            book.finishes[event.seat] = Finish("story-finish-scored", scored)
    return book.closed()

"""A position as text, as the terminal draws it."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from loipe.adapters.table import Table
from loipe.cli import boards
from loipe.core.contract import State
from loipe.core.text import Text

WIDTH = 100


def drawn(table: Table, state: State, seat: int, names: tuple[str, ...]) -> str:
    """What a seat sees: the headline, the board, and how everybody stands."""
    game, board = table.game, boards.find(table.game.META.id)
    text, still = Text(names=names, game_id=game.META.id), game.board(table.config)
    shown = game.show(game.view(state, frozenset({seat})))
    console = Console(file=StringIO(), width=WIDTH, color_system=None)
    console.print(board.headline(shown, still, table.config, text))
    console.print(board.draw(shown, still, names, text, WIDTH, {}))
    for row in shown.open.standing.rows:
        console.print(f"{row.place or ''} {text.name_of(row.seat)}:".strip(), *board.told(shown, row.seat, text))
    for _, line in board.hand(shown, (seat,), text):
        console.print(line)
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue()

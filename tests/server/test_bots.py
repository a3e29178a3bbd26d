"""Bots in worker processes: a log's text and a seat go in, a word comes out."""

from __future__ import annotations

import pytest

from loipe.core import log as logs
from loipe.core.contract import CHANCE
from loipe.core.log import Log, Ply
from loipe.core.rng import Rng
from loipe.core.table import Table
from loipe.games import IDS, load
from loipe.server import bots


def started(game_id: str) -> Table:
    """A table of the first preset where somebody has to choose."""
    game = load(game_id)
    config = next(iter(game.META.presets.values()))
    table = Table(Log(game_id, game.META.rules_version, config, tuple(f"s{n}" for n in range(len(config.holders))), []))
    move(table)
    return table


def move(table: Table) -> None:
    """Random words until a seat has to choose again."""
    rng = Rng(len(table.log.plies))
    if table.state.to_act() >= 0:
        seat = int(table.state.to_act())
        table.say(seat, table.game.write(table.state, table.state.pick(rng)))
    while table.state.to_act() == CHANCE:
        table.take(Ply(CHANCE, table.game.write(table.state, table.state.pick(rng))))


@pytest.mark.parametrize("game", IDS)
def test_a_word_fits_the_position_and_growing_logs_need_no_replay(game: str) -> None:
    table = started(game)
    for _ in range(8):
        text = logs.write(table.log)
        seat = int(table.state.to_act())
        word = bots.choose(text, seat, "thumb", 5)
        assert word in [table.game.write(table.state, code) for code in table.state.options()]
        assert bots.position(text)[1].key() == table.state.key()
        move(table)
    shorter = table.rewound(2)
    while shorter.state.to_act() == CHANCE:
        shorter = shorter.rewound(1)
    assert bots.position(logs.write(shorter.log))[1].key() == shorter.state.key()

"""Standing orders belong to the table: it answers with an ordinary word, and the log holds only the word."""

from __future__ import annotations

from typing import Any

from loipe.core import log as logs
from loipe.core.contract import CHANCE, State
from loipe.core.dealer import SeededDealer
from loipe.core.log import Log
from loipe.core.rng import Rng
from loipe.games import load
from loipe.server.store import Record, Row
from loipe.server.table.sitting import Sitting

MASS_START = load("mass-start")


class WithOrders:
    """Mass Start at a table that knows one standing order: always ski on the lowest square offered."""

    ORDERS = ("lowest",)

    def __getattr__(self, name: str) -> Any:
        return getattr(MASS_START, name)

    def obey(self, state: State, seat: int, order: str) -> int | None:
        return int(state.options()[0]) if order == "lowest" and seat == 0 else None


def seated() -> Sitting:
    config = MASS_START.META.presets["basic"]
    names = tuple(f"seat {seat}" for seat in range(len(config.holders)))
    header = logs.write(Log("mass-start", MASS_START.META.rules_version, config, names, []))
    sitting = Sitting(Row("t", "table", header, "basic", "auto", "," * (len(names) - 1), 0))
    sitting.table.game = WithOrders()
    return sitting


def test_an_order_answers_for_its_seat_only() -> None:
    sitting = seated()
    dealer = SeededDealer(Rng(4))
    sitting.fold(Record(1, "order", 0, "0 lowest"))
    sitting.join(sitting.answer(CHANCE, [], dealer))
    assert sitting.owing() == [1]
    assert [ply.seat for ply in sitting.plies] == [-1, 0, -1]
    sitting.fold(Record(2, "order", 0, "0 "))
    while sitting.owing() != [0]:
        (seat,) = sitting.owing()
        sitting.join(sitting.answer(seat, [MASS_START.prompt(sitting.state, seat).options[0].word], dealer))
        assert len(sitting.plies) < 60  # once round the table
    replayed = logs.replay(sitting.log)
    assert replayed.key() == sitting.state.key()


def test_a_bot_in_the_seat_needs_no_orders() -> None:
    sitting = seated()
    sitting.fold(Record(1, "order", 0, "0 lowest"))
    sitting.fold(Record(2, "bot", 0, "0 thumb"))
    trial = sitting.table.branch()
    trial.settle(SeededDealer(Rng(4)), sitting.given_orders)
    assert list(trial.state.owing()) == [0]

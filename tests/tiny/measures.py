"""What a sprint was like, by seat: its wax, its moves and falls."""

from __future__ import annotations

from loipe.core.journal import records
from loipe.core.measures import Gauge, Sheet, Sheets
from tests.tiny.notation import WAXES
from tests.tiny.state import FELL, MOVED, WAXED, Sprint

GAUGES = (Gauge("ski", "time"), Gauge("wax", "worth"), Gauge("falls", "count"))


def measures(sprint: Sprint, journal: list[int]) -> Sheets:
    sheet = Sheet(len(sprint.square), ("ski",), 1)
    sheet.names({"wax": "", "falls": 0})
    for kind, seat, number in records(journal, 3):
        if kind == WAXED:
            sheet.rows[seat]["wax"] = WAXES[number]
        elif kind == MOVED:
            sheet.begin(seat, "ski")
        elif kind == FELL:
            sheet.begin(seat, "ski")
            sheet.add(seat, "falls", 1)
    return sheet.rows

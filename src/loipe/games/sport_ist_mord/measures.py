"""What a meet was like for each player, from its journal: dice and pills placed, cards won, accidents, sports."""

from __future__ import annotations

from loipe.core.journal import records
from loipe.core.measures import Gauge, Sheet, Sheets
from loipe.games.sport_ist_mord import codes as c
from loipe.games.sport_ist_mord.state import Meet

PARTS = 3
"""Doping is also counted by rounds 1 to 4, 5 to 8 and those after."""
PART = 4
COUNTS = ("rounds", "score", "largest", "kept", "lost", "accidents", "fatal", "doped", "star", "budget")
GAUGES = (
    Gauge("doped", "stage", each=True),
    Gauge("sports", "stage", words="sport-ist-mord-sport-"),
    *(Gauge(name, "count") for name in COUNTS if name != "doped"),
    Gauge("doped_kept", "count"),
    Gauge("doped_hurt", "count"),
)


def measures(meet: Meet, journal: list[int]) -> Sheets:
    """By seat."""
    seats = int(meet.terms.seats)
    sheet = Sheet(seats, (), 0)
    sheet.names(dict.fromkeys(COUNTS, 0))
    sheet.names({f"doped_{part + 1}": 0 for part in range(PARTS)})
    sheet.names({"doped_kept": 0, "doped_hurt": 0, "sports": []})
    rows = sheet.rows
    round_now, extra = 0, -1
    for record in records(journal, c.TOLD):
        kind, seat = record[0], record[1]
        if kind == c.ROUND:
            round_now = record[2]
        elif kind == c.PLACED:
            if record[4]:
                sheet.add(seat, "doped", 1)
                sheet.add(seat, f"doped_{min(PARTS, (round_now + PART - 1) // PART)}", 1)
        elif kind == c.DREW_EXTRA:
            extra = seat
        elif kind == c.PILL_BACK:
            extra = -1
        elif kind == c.KEPT:
            sheet.add(seat, "kept", 1)
            sheet.add(seat, "doped_kept", int(extra == seat))
        elif kind in (c.ACCIDENT, c.FATAL):
            sheet.add(seat, "accidents", 1)
            sheet.add(seat, "doped_hurt", int(extra == seat))
            sheet.add(seat, "fatal", int(kind == c.FATAL))
        elif kind == c.LOST_FORM:
            sheet.add(seat, "lost", 1)
        elif kind == c.FIRST:
            sheet.add(seat, "star", 1)
        elif kind == c.BEST:
            sheet.add(record[2], "budget", 1)
        elif kind == c.SCORED:
            rows[seat]["score"], rows[seat]["largest"] = record[2], record[4]
    for seat in range(seats):
        rows[seat]["rounds"] = round_now
        stock = meet.stock[seat * c.SPORTS : (seat + 1) * c.SPORTS]
        rows[seat]["sports"] = [name for name, cards in zip(c.SPORT_NAMES, stock, strict=True) if cards]
    return rows

"""What a race was like for each skier, from its journal: turns by what they are spent on, shots, cards, slipstreams."""

from __future__ import annotations

from loipe.core.journal import records
from loipe.core.measures import Gauge, Sheet, Sheets, visits
from loipe.games.crystal_globe import codes as c
from loipe.games.crystal_globe.series import POSITIONS
from loipe.games.crystal_globe.state import Race

TIMES = ("ski", "shoot", "ring", "down")
VISITS = ("came", "turns", "misses")
GAUGES = (
    *(Gauge(name, "time", each=True) for name in TIMES),
    Gauge("base", "worth"),
    Gauge("order", "worth"),
    Gauge("form", "worth"),
    Gauge("turns", "worth", each=True),
    Gauge("misses", "count", each=True),
    Gauge("energy", "count"),
    Gauge("drafts", "count"),
    Gauge("falls", "count"),
    *(Gauge(f"{what}_{position}", "count") for what in ("shots", "hits") for position in POSITIONS),
)


def measures(race: Race, journal: list[int]) -> Sheets:
    """By seat."""
    terms = race.terms
    seats, shootings = int(terms.seats), len(terms.shootings)
    sheet = Sheet(seats, TIMES, int(terms.laps))
    shots = {f"{what}_{position}": 0 for what in ("shots", "hits") for position in POSITIONS}
    sheet.names({"base": "", "order": None, "form": None, "misses": 0, "energy": 0, "drafts": 0, "falls": 0, **shots})
    sheet.names(visits(VISITS, shootings))
    rows = sheet.rows
    visit, owed, came = [0] * seats, [0] * seats, [0] * (shootings + 1)
    for seat in range(seats):
        rows[seat]["base"] = c.BASES[terms.base[seat]]
    for record in records(journal, c.TOLD):
        kind, seat = record[0], record[1]
        if kind == c.TURN:
            sheet.begin(seat, "ring" if owed[seat] else "ski")
        elif kind == c.SHOT_AT:
            if sheet.doing[seat] != "shoot":
                sheet.turn_out(seat, "shoot")
                sheet.add(seat, f"turns_{visit[seat]}", 1)
            position = POSITIONS[terms.shootings[visit[seat] - 1]]
            sheet.add(seat, f"shots_{position}", 1)
            sheet.add(seat, f"hits_{position}", int(record[2] != c.MISS))
        elif kind == c.AT_STAND:
            visit[seat] += 1
            came[visit[seat]] += 1
            rows[seat][f"came_{visit[seat]}"] = came[visit[seat]]
        elif kind == c.SERIES:
            owed[seat] = record[2] if record[4] else 0
            rows[seat][f"misses_{visit[seat]}"] = record[2]
            sheet.add(seat, "misses", record[2])
        elif kind == c.RING_DONE:
            owed[seat] = record[2]
        elif kind == c.LAPPED:
            sheet.lap[seat] = record[2] + 1
        elif kind == c.FELL:
            sheet.add(seat, "falls", 1)
        elif kind == c.STOOD_UP:
            sheet.turn_out(seat, "down")
        elif kind == c.ORDERED:
            rows[seat]["order"] = record[2]
        elif kind == c.FORMED:
            rows[seat]["form"] = record[2] - c.FORMS + 1
        elif kind == c.PLAYED:
            sheet.add(seat, "energy", record[2])
        elif kind == c.DRAFTED:
            sheet.add(seat, "drafts", 1)
    return rows

"""What a race was like for each nation, from its journal: turns by what they are spent on, wax, hearts, shots."""

from __future__ import annotations

from loipe.core.journal import records
from loipe.core.measures import Gauge, Sheet, Sheets, visits
from loipe.games.ski_tour import codes as c
from loipe.games.ski_tour.state import Race

TIMES = ("ski", "stand", "shoot", "loop")
VISITS = ("came", "misses")
GAUGES = (
    *(Gauge(name, "time", each=True) for name in TIMES),
    Gauge("nation", "worth", words="ski-tour-nation-"),
    Gauge("marker", "worth"),
    Gauge("tokens", "worth", words="ski-tour-card-"),
    Gauge("used", "count", words="ski-tour-card-"),
    Gauge("came", "stage", each=True),
    Gauge("misses", "count", each=True),
    Gauge("paid", "count"),
    Gauge("drafts", "count"),
    Gauge("glides", "count"),
    Gauge("sprints", "count"),
    Gauge("collapsed", "count"),
)


def measures(race: Race, journal: list[int]) -> Sheets:
    """By seat; a lap is the way up to the next range, or to the Goal."""
    terms = race.terms
    seats, shootings = int(terms.seats), int(terms.course.ranges)
    sheet = Sheet(seats, TIMES, shootings + 1)
    counts = dict.fromkeys(("misses", "paid", "drafts", "glides", "sprints", "collapsed"), 0)
    sheet.names({"nation": "", "marker": None, "tokens": [], "used": [], **counts})
    sheet.names(visits(VISITS, shootings))
    rows = sheet.rows
    visit, owed, came = [0] * seats, [0] * seats, [0] * (shootings + 1)
    for seat in range(seats):
        rows[seat]["nation"] = terms.nations[seat]
    for record in records(journal, c.TOLD):
        kind, seat = record[0], record[1]
        if kind == c.TURN:
            sheet.begin(seat, "loop" if owed[seat] else "ski")
        elif kind == c.STOOD:
            sheet.turn_out(seat, "stand")
        elif kind == c.SHOT_AT:
            if sheet.doing[seat] != "shoot":
                sheet.turn_out(seat, "shoot")
        elif kind == c.ARRIVED:
            visit[seat] = record[2]
            came[visit[seat]] += 1
            rows[seat][f"came_{visit[seat]}"] = came[visit[seat]]
        elif kind == c.SERIES:
            owed[seat] = record[3]
            rows[seat][f"misses_{visit[seat]}"] = record[2]
            sheet.add(seat, "misses", record[2])
            sheet.lap[seat] = visit[seat] + 1
        elif kind == c.LAP_DONE:
            owed[seat] = record[2]
        elif kind == c.DRAWN_FIRST:
            for other in range(seats):
                rows[other]["marker"] = (other - seat) % seats + 1
        elif kind == c.WAX_SHOWN:
            rows[seat]["tokens"] = [terms.kinds[token] for token in record[2:]]
        elif kind == c.WAXED:
            sheet.gather(seat, "used", terms.kinds[record[2]])
        elif kind == c.PAID:
            sheet.add(seat, "paid", 1)
        elif kind == c.DRAFTED:
            sheet.add(seat, "drafts", 1)
        elif kind == c.GLIDED:
            sheet.add(seat, "glides", 1)
        elif kind == c.SPRINTED:
            sheet.add(seat, "sprints", 1)
        elif kind == c.COLLAPSED:
            rows[seat]["collapsed"] = 1
    return rows

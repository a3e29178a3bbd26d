"""What a race was like for each skier, from its journal: turns by what they are spent on, the range, cards."""

from __future__ import annotations

from loipe.core.journal import records
from loipe.core.measures import Gauge, Sheet, Sheets, visits
from loipe.games.mass_start import codes as c
from loipe.games.mass_start.cards import event_cards
from loipe.games.mass_start.state import Race

TIMES = ("ski", "wait", "pause", "shoot", "loop", "down")
VISITS = ("came", "red", "risk", "shots", "misses")
LEVELS = ("low", "medium", "high")
RISKS = {2: "low", 3: "medium", 4: "high"}
GAUGES = (
    *(Gauge(name, "time", each=True) for name in TIMES),
    Gauge("start", "worth"),
    Gauge("risk", "worth", each=True, beside="red", order=LEVELS, words="mass-start-near-"),
    Gauge("risk", "worth", each=True, beside="came", order=LEVELS, words="mass-start-near-"),
    Gauge("came", "stage", each=True),
    Gauge("cards", "worth", words="mass-start-card-"),
    Gauge("red", "count", each=True),
    Gauge("misses", "count", each=True),
    Gauge("falls", "count"),
    Gauge("coached", "count"),
    Gauge("sprints", "count"),
)


def measures(race: Race, journal: list[int]) -> Sheets:
    """By seat."""
    terms = race.terms
    seats, shootings = int(terms.seats), int(terms.laps)
    sheet = Sheet(seats, TIMES, int(terms.all_laps))
    sheet.names({"start": "", "falls": 0, "coached": 0, "sprints": 0, "misses": 0, "cards": []})
    sheet.names(visits(VISITS, shootings))
    rows = sheet.rows
    visit, owed, came = [0] * seats, [0] * seats, [0] * (shootings + 1)
    cards = [card.name for card in event_cards()]
    for record in records(journal, c.TOLD):
        kind, seat = record[0], record[1]
        if kind == c.TURN:
            sheet.begin(seat, "loop" if owed[seat] else "ski")
        elif kind == c.PAUSED:
            sheet.turn_out(seat, "pause")
        elif kind == c.SHOT_AT:
            sheet.turn_out(seat, "shoot")
        elif kind == c.WAITED:
            sheet.turn_out(seat, "wait")
        elif kind == c.LOST_TURN:
            sheet.turn_out(seat, "down")
        elif kind == c.FELL:
            sheet.turn_out(seat, "down")
            sheet.add(seat, "falls", 1)
        elif kind == c.ENTERED:
            visit[seat] += 1
            came[visit[seat]] += 1
            rows[seat][f"came_{visit[seat]}"] = came[visit[seat]]
        elif kind == c.BLEW:
            rows[seat][f"red_{visit[seat]}"] = "red" if record[2] else "calm"
        elif kind == c.AIMED and terms.risk:
            rows[seat][f"risk_{visit[seat]}"] = RISKS[record[4]]
        elif kind == c.SHOT_OUT:
            owed[seat] = record[2]
            rows[seat][f"misses_{visit[seat]}"], rows[seat][f"shots_{visit[seat]}"] = record[2], record[3]
            sheet.add(seat, "misses", record[2])
        elif kind == c.LOOP_DONE:
            owed[seat] = record[2]
        elif kind == c.CROSSED:
            sheet.lap[seat] = record[2] + 1
        elif kind == c.PLACED:
            rows[seat]["start"] = terms.course.names[record[2]]
        elif kind == c.DREW:
            sheet.gather(seat, "cards", cards[record[2]])
        elif kind == c.COACHED:
            sheet.add(seat, "coached", 1)
        elif kind == c.SPRINTED:
            sheet.add(seat, "sprints", 1)
    return rows

"""The journal's ints as facts with clause ids, and who may see them."""

from __future__ import annotations

from loipe.core.game import Event, Fact
from loipe.core.journal import Kind, records
from loipe.games.crystal_globe import words as w
from loipe.games.crystal_globe.components import EVENTS, components
from loipe.games.crystal_globe.state import Race

ZONES = ("flat", "climb", "descent")
SHOTS = ("miss", "hit", "windsock")


KINDS = {
    w.WEATHERED: Kind("weather", "CG-3", ("wind:bool", "face:event")),
    w.FORMED: Kind("form", "CG-15", ("value:form",), ("value",)),
    w.DREW: Kind("drew", "CG-40", ("value", "form:bool"), ("value", "form")),
    w.ORDERED: Kind("ordered", "CG-4", ("place",)),
    w.ROUND: Kind("round", "CG-10", ("round",)),
    w.TURN: Kind("turn", "CG-10"),
    w.STARTED: Kind("started", "CG-60", ("round",)),
    w.ROLLED: Kind("rolled", "CG-11", ("die",)),
    w.SUMMED: Kind("summed", "CG-11", ("die", "points", "why:why")),
    w.PLAYED: Kind("played", "CG-12", ("value", "form:bool")),
    w.MOVED: Kind("moved", "CG-13", ("origin:square", "square:square", "squares")),
    w.STAYED: Kind("stayed", "CG-12", ("points",)),
    w.CHECKED: Kind("checked", "CG-32", ("face:event",)),
    w.FELL: Kind("fell", "CG-32", ("square:square",)),
    w.STOOD_UP: Kind("stood-up", "CG-32"),
    w.PASSED: Kind("passed", "CG-53", ("points",)),
    w.GIVEN_STAND: Kind("given-stand", "CG-20", ("stand:number",)),
    w.AT_STAND: Kind("at-stand", "CG-20", ("stand:number",)),
    w.SHOT_AT: Kind("shot", "CG-23", ("shot:shot", "die:die", "number")),
    w.GUSTED: Kind("gust", "CG-25", ("face:event", "turned:bool", "wind:bool")),
    w.STOPPED: Kind("stopped", "CG-22", ("left",)),
    w.SERIES: Kind("series", "CG-24", ("misses", "shots", "ring:bool")),
    w.RING_DONE: Kind("ring-done", "CG-26", ("laps",)),
    w.LAPPED: Kind("lapped", "CG-30", ("lap:number",)),
    w.DRAFTED: Kind("drafted", "CG-31", ("other",)),
    w.ACCELERATED: Kind("accelerated", "CG-54", ("points",)),
    w.SHOOK_OFF: Kind("shaken-off", "CG-54", ("other",)),
    w.TIRE_CHECK: Kind("tire-check", "CG-54", ("face:event",)),
    w.LOST_CARD: Kind("lost-card", "CG-54", ("value", "form:bool")),
    w.RECOVERED: Kind("recovered", "CG-42", ("hand", "form:bool")),
    w.CROSSED: Kind("finished", "CG-62", ("beyond", "round")),
    w.TAGGED: Kind("tagged", "CG-60", ("other",)),
    w.TIMED: Kind("timed", "CG-60", ("rounds", "misses", "ring:bool")),
    w.RANKED: Kind("ranked", "CG-62", ("place", "team")),
    w.LAST_ROUND: Kind("last-round", "CG-63", ("round",)),
}


def events(race: Race, journal: list[int]) -> list[Event]:
    """The facts in a journal, in order."""
    return [event(race, *record) for record in records(journal, w.TOLD)]


def event(race: Race, kind: int, seat: int, *numbers: int) -> Event:
    meaning = KINDS[kind]
    facts: dict[str, Fact] = {}
    for field, number in zip(meaning.facts, numbers, strict=False):
        name, _, sort = field.partition(":")
        if sort == "why":
            facts |= {"zone": ZONES[number // 2], "slipstream": number % 2 == 1}
        else:
            facts[name] = as_fact(race, sort, number)
    clause = meaning.clause
    if kind == w.RECOVERED and race.terms.level == w.STRATEGIQUE:
        clause = "CG-52"
    return Event(meaning.name, seat, clause, facts, meaning.secret)


def as_fact(race: Race, sort: str, number: int) -> Fact:
    match sort:
        case "square":
            return race.terms.course.names[number]
        case "bool":
            return number == 1
        case "number":
            return number + 1
        case "form":
            return number - w.FORMS + 1
        case "event":
            return EVENTS[number]
        case "shot":
            return SHOTS[number]
        case "die":
            return components().dice[number]
    return number

"""The journal's ints as facts with clause ids, and who may see them."""

from __future__ import annotations

from loipe.core.game import Event, Fact
from loipe.core.journal import Kind, records
from loipe.games.crystal_globe import codes as c
from loipe.games.crystal_globe.components import EVENTS, components
from loipe.games.crystal_globe.state import Race

ZONES = ("flat", "climb", "descent")
SHOTS = ("miss", "hit", "windsock")


KINDS = {
    c.WEATHERED: Kind("weather", "CG-3", ("wind:bool", "face:event")),
    c.FORMED: Kind("form", "CG-15", ("value:form",), ("value",)),
    c.DREW: Kind("drew", "CG-40", ("value", "form:bool"), ("value", "form")),
    c.ORDERED: Kind("ordered", "CG-4", ("place",)),
    c.ROUND: Kind("round", "CG-10", ("round",)),
    c.TURN: Kind("turn", "CG-10"),
    c.STARTED: Kind("started", "CG-60", ("round",)),
    c.ROLLED: Kind("rolled", "CG-11", ("die",)),
    c.SUMMED: Kind("summed", "CG-11", ("die", "points", "why:why")),
    c.PLAYED: Kind("played", "CG-12", ("value", "form:bool")),
    c.MOVED: Kind("moved", "CG-13", ("origin:square", "square:square", "squares")),
    c.STAYED: Kind("stayed", "CG-12", ("points",)),
    c.CHECKED: Kind("checked", "CG-32", ("face:event",)),
    c.FELL: Kind("fell", "CG-32", ("square:square",)),
    c.STOOD_UP: Kind("stood-up", "CG-32"),
    c.PASSED: Kind("passed", "CG-53", ("points",)),
    c.GIVEN_STAND: Kind("given-stand", "CG-20", ("stand:number",)),
    c.AT_STAND: Kind("at-stand", "CG-20", ("stand:number",)),
    c.SHOT_AT: Kind("shot", "CG-23", ("shot:shot", "die:die", "number")),
    c.GUSTED: Kind("gust", "CG-25", ("face:event", "turned:bool", "wind:bool")),
    c.STOPPED: Kind("stopped", "CG-22", ("left",)),
    c.SERIES: Kind("series", "CG-24", ("misses", "shots", "ring:bool")),
    c.RING_DONE: Kind("ring-done", "CG-26", ("laps",)),
    c.LAPPED: Kind("lapped", "CG-30", ("lap:number",)),
    c.DRAFTED: Kind("drafted", "CG-31", ("other",)),
    c.ACCELERATED: Kind("accelerated", "CG-54", ("points",)),
    c.SHOOK_OFF: Kind("shaken-off", "CG-54", ("other",)),
    c.TIRE_CHECK: Kind("tire-check", "CG-54", ("face:event",)),
    c.LOST_CARD: Kind("lost-card", "CG-54", ("value", "form:bool")),
    c.RECOVERED: Kind("recovered", "CG-42", ("hand", "form:bool")),
    c.CROSSED: Kind("finished", "CG-62", ("beyond", "round")),
    c.TAGGED: Kind("tagged", "CG-60", ("other",)),
    c.TIMED: Kind("timed", "CG-60", ("rounds", "misses", "ring:bool")),
    c.RANKED: Kind("ranked", "CG-62", ("place", "team")),
    c.LAST_ROUND: Kind("last-round", "CG-63", ("round",)),
}


def events(race: Race, journal: list[int]) -> list[Event]:
    """The facts in a journal, in order."""
    return [event(race, *record) for record in records(journal, c.TOLD)]


def event(race: Race, kind: int, seat: int, *numbers: int) -> Event:
    meaning = KINDS[kind]
    facts: dict[str, Fact] = {}
    for field, number in zip(meaning.facts, numbers, strict=False):
        name, _, sort = field.partition(":")
        if sort == "why":
            facts |= {"zone": ZONES[number // 2], "slipstream": number % 2 == 1}
        else:
            facts[name] = as_fact(race, sort, number)
    if kind == c.DRAFTED:
        facts["bonus"] = race.terms.slipstream_bonus
    clause = meaning.clause
    if kind == c.RECOVERED and race.terms.level == c.STRATEGIQUE:
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
            return number - c.FORMS + 1
        case "event":
            return EVENTS[number]
        case "shot":
            return SHOTS[number]
        case "die":
            return components().dice[number]
    return number

"""The journal's ints as facts with clause ids, and who may see them."""

from __future__ import annotations

from loipe.core.colours import COLOURS
from loipe.core.game import Event, Fact
from loipe.core.journal import Kind
from loipe.games.mass_start import codes as c
from loipe.games.mass_start.cards import event_cards
from loipe.games.mass_start.state import Race

KINDS = {
    c.ORDERED: Kind("ordered", "MS-2"),
    c.PLACED: Kind("placed", "MS-2", ("square:square",)),
    c.ROUND: Kind("round", "MS-14", ("round",)),
    c.TURN: Kind("turn", "MS-2"),
    c.ROLLED: Kind("rolled", "MS-3", ("die",)),
    c.FELL: Kind("fell", "MS-S3", ("die", "ice:bool")),
    c.STOOD_UP: Kind("stood-up", "MS-S3", ("square:square", "rolls:bool")),
    c.SUMMED: Kind("summed", "MS-S14", ("die", "skis", "change:signed")),
    c.CLIMBED: Kind("climbed", "MS-S1", ("before", "points", "climb")),
    c.GLIDED: Kind("glided", "MS-S2", ("before", "points", "bonus")),
    c.MOVED: Kind("moved", "MS-3", ("origin:square", "square:square", "points")),
    c.BLOCKED: Kind("blocked", "MS-5", ("points",)),
    c.CROSSED: Kind("crossed", "MS-17", ("laps",)),
    c.ENTERED: Kind("entered", "MS-8", ("stand:number",)),
    c.WAITED: Kind("waited", "MS-23", ("stand:number",)),
    c.BLEW: Kind("blew", "MS-S7", ("red:bool",)),
    c.AIMED: Kind("aimed", "MS-S17", ("risk", "pauses", "base")),
    c.PAUSED: Kind("paused", "MS-S6", ("pauses",)),
    c.SHOT_AT: Kind("shot", "MS-9", ("hit:bool", "targets", "shots")),
    c.SHOT_OUT: Kind("series", "MS-10", ("loops", "shots")),
    c.LOOP_DONE: Kind("loop-done", "MS-12", ("loops",)),
    c.DREW: Kind("drew", "MS-S8", ("card:card", "starred:bool", "seen:bool")),
    c.SPRINT_DRAWN: Kind("sprint-drawn", "MS-S20", ("colour:colour",)),
    c.SPRINTED: Kind("sprinted", "MS-S5", ("squares", "left")),
    c.PLAYED_SKIS: Kind("skis", "MS-S10", ("own:bool",)),
    c.PLAYED_RIFLE: Kind("rifle", "MS-S11", ("own:bool",)),
    c.PLAYED_EVENT: Kind("played", "MS-S21", ("card:card",)),
    c.COACHED: Kind("coached", "MS-S9", ("square:square",)),
    c.LOST_TURN: Kind("lost-turn", "MS-S8"),
    c.CARRIED_TO: Kind("carried", "MS-S22", ("origin:square", "square:square", "squares")),
    c.NO_EFFECT: Kind("no-effect", "MS-S19"),
    c.TECHNIQUE_DRAWN: Kind("technique-drawn", "MS-S19", ("card:technique",)),
    c.CROSSED_LAST: Kind("finished", "MS-13", ("beyond",)),
    c.ROLLED_OFF: Kind("rolled-off", "MS-14", ("die", "round")),
    c.RANKED: Kind("ranked", "MS-16", ("place", "shared:bool")),
    c.LAST_ROUND: Kind("last-round", "MS-31", ("round",)),
}


FACTS: dict[int, list[tuple[str, str]]] = {
    kind: [(name, sort) for name, _, sort in [field.partition(":") for field in meaning.facts]]
    for kind, meaning in KINDS.items()
}
"""Of each kind: the names of its numbers, and what each is."""


def events(race: Race, journal: list[int]) -> list[Event]:
    """The facts in a journal, in order."""
    return [event(race, journal, at) for at in range(0, len(journal), c.TOLD)]


def event(race: Race, journal: list[int], at: int) -> Event:
    """That of a record: its kind, seat and numbers."""
    kind, seat = journal[at], journal[at + 1]
    meaning = KINDS[kind]
    facts: dict[str, Fact] = {}
    for place, (name, sort) in enumerate(FACTS[kind], at + 2):
        number = journal[place]
        if not sort:
            facts[name] = number
        elif sort == "signed":
            facts |= {name: abs(number), "up": number > 0}
        else:
            facts[name] = as_fact(race, sort, number)
    clause = meaning.clause
    if kind == c.FELL and facts["ice"]:
        clause = "MS-S4"
    if kind == c.ROLLED_OFF and not facts["round"]:
        clause = "MS-2"
    secret = ("card",) if kind == c.DREW and not facts["seen"] else ()
    return Event(meaning.name, seat, clause, facts, secret)


def as_fact(race: Race, sort: str, number: int) -> Fact:
    match sort:
        case "square":
            return race.terms.course.names[number]
        case "bool":
            return number == 1
        case "number":
            return number + 1
        case "colour":
            return COLOURS[number]
        case "card":
            return event_cards()[number].name
        case "technique":
            return ("skis", "rifle")[number]
    return number

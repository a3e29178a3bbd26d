"""The journal's ints as facts with clause ids, and who may see them."""

from __future__ import annotations

from loipe.core.colours import COLOURS
from loipe.core.game import Event, Fact
from loipe.core.journal import Kind, records
from loipe.games.mass_start import words as w
from loipe.games.mass_start.cards import event_cards
from loipe.games.mass_start.state import Race

KINDS = {
    w.ORDERED: Kind("ordered", "MS-2"),
    w.PLACED: Kind("placed", "MS-2", ("square:square",)),
    w.ROUND: Kind("round", "MS-14", ("round",)),
    w.TURN: Kind("turn", "MS-2"),
    w.ROLLED: Kind("rolled", "MS-3", ("die",)),
    w.FELL: Kind("fell", "MS-S3", ("die", "ice:bool")),
    w.STOOD_UP: Kind("stood-up", "MS-S3", ("square:square", "rolls:bool")),
    w.SUMMED: Kind("summed", "MS-S14", ("die", "skis", "change")),
    w.CLIMBED: Kind("climbed", "MS-S1", ("before", "points", "climb")),
    w.GLIDED: Kind("glided", "MS-S2", ("before", "points", "bonus")),
    w.MOVED: Kind("moved", "MS-3", ("origin:square", "square:square", "points")),
    w.BLOCKED: Kind("blocked", "MS-5", ("points",)),
    w.CROSSED: Kind("crossed", "MS-17", ("laps",)),
    w.ENTERED: Kind("entered", "MS-8", ("stand:number",)),
    w.WAITED: Kind("waited", "MS-23", ("stand:number",)),
    w.BLEW: Kind("blew", "MS-S7", ("red:bool",)),
    w.AIMED: Kind("aimed", "MS-S17", ("risk", "pauses", "base")),
    w.PAUSED: Kind("paused", "MS-S6", ("pauses",)),
    w.SHOT_AT: Kind("shot", "MS-9", ("hit:bool", "targets", "shots")),
    w.SHOT_OUT: Kind("series", "MS-10", ("loops", "shots")),
    w.LOOP_DONE: Kind("loop-done", "MS-12", ("loops",)),
    w.DREW: Kind("drew", "MS-S8", ("card:card", "starred:bool", "seen:bool")),
    w.SPRINT_DRAWN: Kind("sprint-drawn", "MS-S20", ("colour:colour",)),
    w.SPRINTED: Kind("sprinted", "MS-S5", ("squares", "left")),
    w.PLAYED_SKIS: Kind("skis", "MS-S10", ("own:bool",)),
    w.PLAYED_RIFLE: Kind("rifle", "MS-S11", ("own:bool",)),
    w.PLAYED_EVENT: Kind("played", "MS-S21", ("card:card",)),
    w.COACHED: Kind("coached", "MS-S9", ("square:square",)),
    w.LOST_TURN: Kind("lost-turn", "MS-S8"),
    w.CARRIED_TO: Kind("carried", "MS-S22", ("origin:square", "square:square", "squares")),
    w.NO_EFFECT: Kind("no-effect", "MS-S19"),
    w.TECHNIQUE_DRAWN: Kind("technique-drawn", "MS-S19", ("card:technique",)),
    w.CROSSED_LAST: Kind("finished", "MS-13", ("beyond",)),
    w.ROLLED_OFF: Kind("rolled-off", "MS-14", ("die", "round")),
    w.RANKED: Kind("ranked", "MS-16", ("place", "shared:bool")),
    w.LAST_ROUND: Kind("last-round", "MS-31", ("round",)),
}


def events(race: Race, journal: list[int]) -> list[Event]:
    """The facts in a journal, in order."""
    return [event(race, *record) for record in records(journal, w.TOLD)]


def event(race: Race, kind: int, seat: int, *numbers: int) -> Event:
    meaning = KINDS[kind]
    facts: dict[str, Fact] = {}
    for field, number in zip(meaning.facts, numbers, strict=False):
        name, _, sort = field.partition(":")
        facts[name] = as_fact(race, sort, number)
    clause = meaning.clause
    if kind == w.FELL and facts["ice"]:
        clause = "MS-S4"
    if kind == w.ROLLED_OFF and not facts["round"]:
        clause = "MS-2"
    secret = ("card",) if kind == w.DREW and not facts["seen"] else ()
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

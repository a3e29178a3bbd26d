"""The journal's ints as facts with clause ids, and who may see them."""

from __future__ import annotations

from loipe.core.game import Event, Fact
from loipe.core.journal import Kind, records
from loipe.games.ski_tour import words as w
from loipe.games.ski_tour.state import Race

KINDS = {
    w.DRAWN_FIRST: Kind("first", "ST-4"),
    w.LAID: Kind("laid", "ST-4", ("card:card", "number"), ("card",)),
    w.WAX_SHOWN: Kind("wax-shown", "ST-4", ("tokens:tokens",)),
    w.ROUND: Kind("round", "ST-31", ("round",)),
    w.ROLLED: Kind("rolled", "ST-10", ("dice:dice",)),
    w.TIRED: Kind("tired", "ST-13", ("fives", "sixes", "spent")),
    w.RETURNED: Kind("returned", "ST-15", ("dice",)),
    w.CHOSE_BOX: Kind("chose-box", "ST-18", ("box:box", "left"), ("box",)),
    w.SIX_SHOWN: Kind("six-shown", "ST-14", ("sprint", "boxes:bits", "stars")),
    w.TURN: Kind("turn", "ST-20", ("round",)),
    w.TOOK: Kind("took", "ST-20", ("column:column", "dice")),
    w.SIX_BACK: Kind("six-back", "ST-20", ("column:column",)),
    w.PAID: Kind("paid", "ST-22", ("before:level", "level:level")),
    w.SWAPPED: Kind("swapped", "ST-71", ("column:column", "turned:bool", "card:card")),
    w.WAXED: Kind("waxed", "ST-30", ("card:card", "end:end")),
    w.EFFECT_DONE: Kind("effect", "ST-80", ("effect:effect",)),
    w.SPRINTED: Kind("sprinted", "ST-29"),
    w.LIFTED: Kind("lifted", "ST-83", ("box:box",)),
    w.REROLLED_ONE: Kind("rerolled", "ST-83", ("dice:dice",)),
    w.REROLLED: Kind("rerolled", "ST-84", ("dice:dice",)),
    w.STAR_EMPTIED: Kind("returned", "ST-33", ("dice",)),
    w.STOOD: Kind("stood", "ST-34"),
    w.UPHILL: Kind("uphill", "ST-51", ("before", "steps")),
    w.STEPPED: Kind("stepped", "ST-24", ("origin:space", "space:space", "left")),
    w.SHARED: Kind("shared", "ST-27", ("space:space",)),
    w.MOVED: Kind("moved", "ST-24", ("origin:space", "space:space", "steps")),
    w.ARRIVED: Kind("arrived", "ST-40", ("range",)),
    w.LAP_DONE: Kind("lap-done", "ST-41", ("laps",)),
    w.GLIDED: Kind("glided", "ST-50", ("origin:space", "space:space")),
    w.DRAFTED: Kind("drafted", "ST-28", ("origin:space", "space:space", "steps", "price", "other")),
    w.DECLINED: Kind("declined", "ST-37", ("other",)),
    w.SHOT_AT: Kind("shot", "ST-40", ("hit:bool", "level:level", "left")),
    w.SERIES: Kind("series", "ST-41", ("misses", "laps")),
    w.COLLAPSED: Kind("collapsed", "ST-36"),
    w.FINISHED: Kind("finished", "ST-60", ("place",)),
    w.RANKED: Kind("ranked", "ST-61", ("place",)),
    w.LAST_ROUND: Kind("last-round", "ST-63", ("round",)),
    w.MARKER: Kind("marker", "ST-31"),
}
LEVELS = ("spent", "tired", "steady", "fresh")
ENDS = ("left", "right", "printed")
WIDE = ("dice:dice", "tokens:tokens")
"""Facts that take all six numbers of a record."""


def events(race: Race, journal: list[int]) -> list[Event]:
    """The facts in a journal, in order."""
    return [event(race, *record) for record in records(journal, w.TOLD)]


def event(race: Race, kind: int, seat: int, *numbers: int) -> Event:
    meaning = KINDS[kind]
    facts: dict[str, Fact] = {}
    for field, number in zip(meaning.facts, numbers, strict=False):
        name, _, sort = field.partition(":")
        facts[name] = wide_fact(race, sort, numbers) if field in WIDE else as_fact(race, sort, number)
    clause = meaning.clause
    if kind == w.EFFECT_DONE:
        clause = f"ST-{80 + numbers[0]}"
    elif kind == w.TOOK and numbers[0] == w.SPRINT:
        clause = "ST-21"
    elif kind == w.WAXED and numbers[1] == ENDS.index("printed"):
        clause = "ST-72"
    return Event(meaning.name, seat, clause, facts, meaning.secret)


def wide_fact(race: Race, sort: str, numbers: tuple[int, ...]) -> Fact:
    if sort == "tokens":
        return [race.terms.kinds[kind] for kind in numbers]
    return [face for face, count in enumerate(numbers, 1) for _ in range(count)]


def as_fact(race: Race, sort: str, number: int) -> Fact:
    match sort:
        case "space":
            return race.terms.course.names[number]
        case "bool":
            return number == 1
        case "column":
            return number + 1
        case "box":
            return w.BOX_NAMES[number]
        case "bits":
            return [str(column + 1) for column in range(w.COLUMNS) if number >> column & 1]
        case "card":
            return race.terms.kinds[number]
        case "level":
            return LEVELS[number]
        case "end":
            return ENDS[number]
        case "effect":
            return w.EFFECTS[number]
    return number

"""The journal's ints as facts with clause ids, and who may see them."""

from __future__ import annotations

from loipe.core.game import Event, Fact
from loipe.core.journal import Kind, records
from loipe.games.ski_tour import codes as c
from loipe.games.ski_tour.state import Race

KINDS = {
    c.DRAWN_FIRST: Kind("first", "ST-4"),
    c.LAID: Kind("laid", "ST-4", ("card:card", "number"), ("card",)),
    c.WAX_SHOWN: Kind("wax-shown", "ST-4", ("tokens:tokens",)),
    c.ROUND: Kind("round", "ST-31", ("round",)),
    c.ROLLED: Kind("rolled", "ST-10", ("dice:dice",)),
    c.TIRED: Kind("tired", "ST-13", ("fives", "sixes", "spent")),
    c.RETURNED: Kind("returned", "ST-15", ("dice",)),
    c.CHOSE_BOX: Kind("chose-box", "ST-18", ("box:box", "left"), ("box",)),
    c.SIX_SHOWN: Kind("six-shown", "ST-14", ("sprint", "boxes:bits", "stars")),
    c.TURN: Kind("turn", "ST-20", ("round",)),
    c.TOOK: Kind("took", "ST-20", ("column:column", "dice")),
    c.SIX_BACK: Kind("six-back", "ST-20", ("column:column",)),
    c.PAID: Kind("paid", "ST-22", ("before:level", "level:level")),
    c.SWAPPED: Kind("swapped", "ST-71", ("column:column", "turned:bool", "card:card")),
    c.WAXED: Kind("waxed", "ST-30", ("card:card", "end:end")),
    c.EFFECT_DONE: Kind("effect", "ST-80", ("effect:effect",)),
    c.SPRINTED: Kind("sprinted", "ST-29"),
    c.LIFTED: Kind("lifted", "ST-83", ("box:box",)),
    c.REROLLED_ONE: Kind("rerolled", "ST-83", ("dice:dice",)),
    c.REROLLED: Kind("rerolled", "ST-84", ("dice:dice",)),
    c.STAR_EMPTIED: Kind("returned", "ST-33", ("dice",)),
    c.STOOD: Kind("stood", "ST-34"),
    c.UPHILL: Kind("uphill", "ST-51", ("before", "steps")),
    c.STEPPED: Kind("stepped", "ST-24", ("origin:space", "space:space", "left")),
    c.SHARED: Kind("shared", "ST-27", ("space:space",)),
    c.MOVED: Kind("moved", "ST-24", ("origin:space", "space:space", "steps")),
    c.ARRIVED: Kind("arrived", "ST-40", ("range",)),
    c.LAP_DONE: Kind("lap-done", "ST-41", ("laps",)),
    c.GLIDED: Kind("glided", "ST-50", ("origin:space", "space:space")),
    c.DRAFTED: Kind("drafted", "ST-28", ("origin:space", "space:space", "steps", "price", "other")),
    c.DECLINED: Kind("declined", "ST-37", ("other",)),
    c.SHOT_AT: Kind("shot", "ST-40", ("hit:bool", "level:level", "left")),
    c.SERIES: Kind("series", "ST-41", ("misses", "laps")),
    c.COLLAPSED: Kind("collapsed", "ST-36"),
    c.FINISHED: Kind("finished", "ST-60", ("place",)),
    c.RANKED: Kind("ranked", "ST-61", ("place",)),
    c.LAST_ROUND: Kind("last-round", "ST-63", ("round",)),
    c.MARKER: Kind("marker", "ST-31"),
}
LEVELS = ("spent", "tired", "steady", "fresh")
ENDS = ("left", "right", "printed")
WIDE = ("dice:dice", "tokens:tokens")
"""Facts that take all six numbers of a record."""


def events(race: Race, journal: list[int]) -> list[Event]:
    """The facts in a journal, in order."""
    return [event(race, *record) for record in records(journal, c.TOLD)]


def event(race: Race, kind: int, seat: int, *numbers: int) -> Event:
    meaning = KINDS[kind]
    facts: dict[str, Fact] = {}
    for field, number in zip(meaning.facts, numbers, strict=False):
        name, _, sort = field.partition(":")
        facts[name] = wide_fact(race, sort, numbers) if field in WIDE else as_fact(race, sort, number)
    clause = meaning.clause
    if kind == c.EFFECT_DONE:
        clause = f"ST-{80 + numbers[0]}"
        facts["shooting"] = race.shots_owed[seat] > 0
    elif kind == c.TOOK and numbers[0] == c.SPRINT:
        clause = "ST-21"
    elif kind == c.WAXED and numbers[1] == ENDS.index("printed"):
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
            return c.BOX_NAMES[number]
        case "bits":
            return [str(column + 1) for column in range(c.COLUMNS) if number >> column & 1]
        case "card":
            return race.terms.kinds[number]
        case "level":
            return LEVELS[number]
        case "end":
            return ENDS[number]
        case "effect":
            return c.EFFECTS[number]
    return number

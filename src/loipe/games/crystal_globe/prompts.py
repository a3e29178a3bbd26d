"""The question at hand as a person needs it: options with words, targets on the board, odds and clauses."""

from __future__ import annotations

from fractions import Fraction

from loipe.core.contract import CHANCE
from loipe.core.game import Fact, Option, Part, Prompt
from loipe.games.crystal_globe import codes as c
from loipe.games.crystal_globe import (
    notation,
    odds,
    rules_energy,
    rules_ice,
    rules_range,
    rules_turn,
    rules_way,
    series,
)
from loipe.games.crystal_globe.components import components
from loipe.games.crystal_globe.events import ZONES
from loipe.games.crystal_globe.state import Race

CLAUSES = {
    c.WEATHER: "CG-3", c.FORM: "CG-15", c.FILL: "CG-40", c.ORDER: "CG-4", c.ROLL: "CG-11", c.CHOOSE: "CG-12",
    c.REVEAL: "CG-30", c.ICE: "CG-32", c.FATIGUE: "CG-54", c.TIRED: "CG-54", c.SHOT: "CG-22", c.GUST: "CG-25",
    c.AIM: "CG-22",
}  # fmt: skip


def prompt(race: Race, seat: int) -> Prompt:
    """What is asked of a seat, or of whoever throws the dice."""
    options = tuple(option(race, code) for code in race.options())
    asked = race.active if seat == CHANCE else seat
    facts: dict[str, Fact] = {"seat": asked, "points": race.die + race.energy}
    if race.phase == c.ROLL:
        facts["dice"] = 1
    if race.phase in (c.SHOT, c.AIM):
        facts |= shooting_facts(race)
    found = parts(race)
    if any(option.facts.get("recovers") for option in options):
        clause = "CG-52" if race.terms.level == c.STRATEGIQUE else "CG-42"
        points = min(race.die + race.energy, race.terms.most_squares)
        found += (Part("crystal-globe-part-recovers", {"points": points}, clause),)
    return Prompt(seat, f"crystal-globe-ask-{c.PHASES[race.phase]}", facts, CLAUSES[race.phase], options, found, asked)


def shooting_facts(race: Race) -> dict[str, Fact]:
    seat = race.active
    return {
        "die": components().dice[rules_range.die_now(race)],
        "position": series.position_of(race, seat),
        "wind": race.wind == 1,
        "shot": race.shots[seat] + 1,
        "left": rules_range.shots_left(race),
        "spare": race.terms.spare_shots,
        "is_spare": race.shots[seat] >= c.TARGETS,
        "black": race.black[seat],
        "again": series.dice(race)[0],
    }


def option(race: Race, code: int) -> Option:
    word = notation.write(race, code)
    facts: dict[str, Fact]
    if race.to_act() == CHANCE:
        return Option(code, word, f"crystal-globe-outcome-{c.PHASES[race.phase]}", {"word": word})
    if code > c.FINISH:
        return end_option(race, code, word)
    if code == c.STAY:
        on_white = not rules_way.is_on_grey(race, race.active)
        facts = {"recovers": on_white and recovers(race, 0, 0)}
        return Option(code, word, "crystal-globe-do-stay", facts, clause="CG-12", quiet=True)
    if code == c.TURN_UP:
        return Option(code, word, "crystal-globe-do-card", {}, "deck", card_odds(race), "CG-30")
    if code > c.CARD:
        facts = {"value": code - c.CARD, "held": held(race, code - c.CARD)}
        return Option(code, word, "crystal-globe-do-energy", facts, f"card:{code - c.CARD}", clause="CG-12")
    go = code == c.GO
    message = "crystal-globe-do-go" if go else "crystal-globe-do-stop"
    return Option(code, word, message, shooting_facts(race), odds=shot_odds(race, go), clause="CG-22", throws=go)


def held(race: Race, value: int) -> int:
    """Cards of a value in the hand, the form card included."""
    first = race.active * c.KINDS + value - 1
    return race.hand[first] + race.hand[first + c.FORMS]


def recovers(race: Race, steps: int, used: int) -> bool:
    """CG-42: whether a move that ends on white would take a +1 card back."""
    return rules_energy.is_short(race, steps, used) and rules_energy.has_one(race, race.active)


def end_option(race: Race, code: int, word: str) -> Option:
    """A square, or the line: how far it is, what it holds, and what ice on the way may do."""
    steps = rules_way.steps_to_end(race, code)
    lane = code - rules_way.code_of(race.way[steps - 1])
    way = rules_ice.way_taken(race, steps, lane, race.die + race.energy)
    used, checks = steps + way[0], len(way) - 1
    fall: tuple[Part, ...] = ()
    if checks:
        chance = odds.fall_chance(race.terms, checks)
        fall = (Part("crystal-globe-odds-fall", {"percent": percent(chance), "checks": checks}, "CG-32"),)
    if code < c.SQUARE:
        return Option(code, word, "crystal-globe-do-finish", {"beyond": code - c.FINISH}, "line", fall, "CG-62")
    course, seat, square = race.terms.course, race.active, code - c.SQUARE
    on_grey = course.is_grey(course.row_of[square])
    holds = ZONES[course.zone[course.row_of[square]]]
    clause = "CG-13" if holds == "flat" else "CG-11"
    if course.ring_of(square):
        holds, clause = "ring", "CG-27"
    elif steps == rules_way.steps_to_stand(race, seat):
        holds, clause = "stand", "CG-20"
    elif on_grey:
        holds, clause = "range", "CG-20"
    stand = rules_way.stand_of(race, seat) + 1 if rules_way.must_shoot(race, seat) else 0
    facts: dict[str, Fact] = {
        "square": word, "squares": steps, "points": used, "holds": holds, "stand": stand,
        "recovers": not on_grey and recovers(race, steps, used),
    }  # fmt: skip
    return Option(code, word, "crystal-globe-do-square", facts, word, fall, clause)


def card_odds(race: Race) -> tuple[Part, ...]:
    """CG-30: what the top card may be; the owner knows what the deck holds."""
    deck = race.decks[race.active]
    ways: dict[int, int] = {}
    for kind, count in zip(deck.options(), deck.weights(), strict=True):
        ways[kind % c.FORMS + 1] = ways.get(kind % c.FORMS + 1, 0) + count
    of = sum(ways.values())
    return tuple(
        Part("crystal-globe-odds-card", {"value": value, "ways": count, "of": of}, "CG-15")
        for value, count in sorted(ways.items())
    )


def shot_odds(race: Race, go: bool) -> tuple[Part, ...]:
    """This shot; then, for each way to split what is left, a clean series and the penalty laps to expect.

    CG-60: a relay's spare rounds are split along; two more turns are enough for them.
    """
    terms, seat = race.terms, race.active
    standing, base = terms.shootings[race.lap[seat]], terms.base[seat]
    place = race.turn_shots
    chance = odds.hit_chance(terms, standing, race.wind, base, place if go else 0)
    found = [Part("crystal-globe-odds-hit", fraction(race, chance), "CG-23")]
    fired, black = race.shots[seat], race.black[seat]
    left, turns = rules_range.most_shots(terms) - fired, 2 if terms.spare_shots else c.TARGETS
    for split in odds.splits(left, place, turns):
        if (split[0] > 0) != go:
            continue
        clean, laps = odds.series(terms, standing, race.wind, base, place, split, fired, black)
        facts: dict[str, Fact] = {
            "split": "+".join(str(shots) for shots in split if shots),
            "percent": percent(clean),
            "clean": clean > 0,
            "ring": terms.has_ring == 1,
            "laps": round(10 * laps) / 10,
        }
        found.append(Part("crystal-globe-odds-split", facts, "CG-22"))
    return tuple(found)


def fraction(race: Race, chance: Fraction) -> dict[str, Fact]:
    faces = race.terms.faces
    return {"ways": round(chance * faces), "of": faces, "percent": percent(chance)}


def percent(chance: Fraction) -> int:
    return round(100 * chance)


def parts(race: Race) -> tuple[Part, ...]:
    """Every number behind the points of this move."""
    if race.phase == c.SHOT:
        standing, base = race.terms.shootings[race.lap[race.active]], race.terms.base[race.active]
        chance = odds.hit_chance(race.terms, standing, race.wind, base, race.turn_shots)
        return (Part("crystal-globe-odds-hit", fraction(race, chance), "CG-23"),)
    if race.phase != c.CHOOSE:
        return ()
    terms = race.terms
    die = {"die": race.rolled}
    fixed = terms.level == c.STRATEGIQUE
    found = [Part("crystal-globe-part-fixed", die, "CG-50") if fixed else Part("crystal-globe-part-die", die, "CG-11")]
    zone, ground = rules_turn.zone(race, race.active), rules_turn.ground(race, race.active)
    raised = rules_turn.raised(race, race.active, race.rolled)
    if zone == c.CLIMB:
        found.append(Part("crystal-globe-part-climb", {"cost": -ground}, "CG-11"))
    if raised:
        found.append(Part("crystal-globe-part-raised", {"raised": raised}, "CG-11"))
    if zone == c.DESCENT:
        found.append(Part("crystal-globe-part-descent", {"bonus": ground}, "CG-11"))
    if race.slipped:
        found.append(Part("crystal-globe-part-slipstream", {"bonus": terms.slipstream_bonus}, "CG-31"))
    if race.energy:
        found.append(Part("crystal-globe-part-energy", {"energy": race.energy}, "CG-12"))
    if race.black[race.active]:
        found.append(Part("crystal-globe-part-ring", {"laps": race.black[race.active]}, "CG-26"))
    if race.barred == c.INTO_CLIMB:
        found.append(Part("crystal-globe-part-barred", {}, "CG-14"))
    elif race.barred == c.STAND_NEAR:
        found.append(Part("crystal-globe-part-stand-near", {}, "CG-12"))
    return tuple(found)


def forced(race: Race) -> bool:
    """One option only: cards in the hand always make more, unless a public rule bars them."""
    return len(race.options()) == 1

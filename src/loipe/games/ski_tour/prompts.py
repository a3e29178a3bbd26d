"""The question at hand as a person needs it: options with words, targets on the board, prices, odds and clauses."""

from __future__ import annotations

from math import ceil

from loipe.core.contract import CHANCE
from loipe.core.game import Fact, Option, Part, Prompt
from loipe.games.ski_tour import codes as c
from loipe.games.ski_tour import (
    notation,
    reach,
    risk,
    rules_columns,
    rules_follow,
    rules_glide,
    rules_move,
    rules_range,
    rules_wax,
)
from loipe.games.ski_tour.course import GREEN, RED, WHITE
from loipe.games.ski_tour.events import LEVELS
from loipe.games.ski_tour.standing import percent
from loipe.games.ski_tour.state import Race

CLAUSES = {
    c.FIRST: "ST-4", c.WAXING: "ST-4", c.ROLL: "ST-10", c.SIXES: "ST-14", c.TAKE: "ST-20", c.PAY: "ST-22",
    c.SWAP: "ST-71", c.EITHER: "ST-80", c.LIFT: "ST-83", c.FACES: "ST-84", c.REPLACE: "ST-90", c.MOVE: "ST-24",
    c.GLIDE: "ST-50", c.FOLLOW: "ST-28", c.AIM: "ST-40", c.SHOT: "ST-40",
}  # fmt: skip
HOLDS = {RED: ("climb", "ST-51"), GREEN: ("descent", "ST-50"), WHITE: ("white", "ST-26")}


def prompt(race: Race, seat: int) -> Prompt:
    """What is asked of a seat, or of whoever throws the dice."""
    options = tuple(option(race, code) for code in race.options())
    asked = race.actor
    facts: dict[str, Fact] = {"seat": asked, "steps": race.steps_left, "shots": race.shots_left}
    if race.phase in (c.ROLL, c.FACES):
        facts["dice"] = race.dice_to_roll()
    elif race.phase == c.WAXING:
        facts["number"] = race.laid[seat] + 1
    elif race.phase in (c.SIXES, c.REPLACE):
        facts["sixes"] = race.sixes[seat]
    elif race.phase == c.TAKE:
        facts |= take_facts(race)
    elif race.phase == c.FOLLOW:
        facts |= {"other": race.active, "space": race.terms.course.names[list(rules_follow.way(race))[-1]]}
    clause = CLAUSES[race.phase]
    if race.phase == c.FACES:
        clause = f"ST-{80 + race.waiting[0]}"
    return Prompt(seat, f"ski-tour-ask-{c.PHASES[race.phase]}", facts, clause, options, parts(race), race.actor)


def take_facts(race: Race) -> dict[str, Fact]:
    """The running count: dice so far, and what they come to."""
    shooting = race.shots_owed[race.active] > 0
    count = (rules_columns.shots_for if shooting else rules_columns.steps_for)(race, race.taken)
    first, free = rules_columns.must_take(race), rules_columns.owes_column(race)
    return {"taken": race.taken, "shooting": shooting, "count": count, "first": first, "free": free}


def option(race: Race, code: int) -> Option:
    word = notation.write(race, code)
    if race.to_act() == CHANCE:
        return Option(code, word, f"ski-tour-outcome-{c.PHASES[race.phase]}", {"word": word})
    if code >= c.STEP:
        return step_option(race, code - c.STEP, word)
    if code >= c.TURN_BACK:
        return token_option(race, code, word)
    if code >= c.PAY_WITH:
        return heart_option(race, code, word)
    if code >= c.EFFECT:
        effect = code - c.EFFECT
        facts: dict[str, Fact] = {"shooting": race.shots_owed[race.active] > 0}
        return Option(code, word, f"ski-tour-do-effect-{c.EFFECTS[effect]}", facts, clause=f"ST-{80 + effect}")
    if code >= c.SIX_TO:
        return box_option(race, code, word)
    if code >= c.COLUMN:
        return column_option(race, code, word)
    return plain_option(race, code, word)


def plain_option(race: Race, code: int, word: str) -> Option:
    seat = race.actor
    if code in (c.LEFT, c.RIGHT, c.PRINTED):
        kind = race.terms.printed[seat]
        place = -1
        if code != c.PRINTED:
            place = rules_wax.outermost(race, seat, code == c.RIGHT)
            kind = race.wax[seat * c.ROW + place]
        facts: dict[str, Fact] = {
            "card": race.terms.kinds[kind], "price": race.terms.price[kind], "shooting": race.shots_owed[seat] > 0,
        }  # fmt: skip
        clause = "ST-72" if code == c.PRINTED else "ST-30"
        target = f"wax:{place + 1}" if place >= 0 else "wax:printed"
        return Option(code, word, "ski-tour-do-wax", facts, target, collapse_odds(race, code), clause)
    if code == c.COUNT:
        return Option(code, word, "ski-tour-do-count", clause="ST-71")
    if code == c.DRAFT:
        price = rules_follow.price(race, seat)
        space = race.terms.course.names[list(rules_follow.way(race))[-1]]
        return Option(code, word, "ski-tour-do-follow", {"space": space, "price": price}, space, clause="ST-28")
    if code in (c.STOP, c.STAY):
        message = f"ski-tour-do-stop-{c.PHASES[race.phase]}"
        return Option(code, word, message, clause=CLAUSES[race.phase], quiet=code == c.STOP)
    if code == c.ENOUGH:
        return Option(code, word, "ski-tour-do-enough", clause="ST-25")
    return Option(code, word, "ski-tour-do-go", take_facts(race), clause="ST-24")


def box_option(race: Race, code: int, word: str) -> Option:
    """A place for a 6, or a die to lift."""
    box = code - c.DIE_FROM if race.phase == c.LIFT else c.SPRINT + code - c.SIX_TO
    kind = "star" if box >= c.BOXES else "sprint" if box == c.SPRINT else "column"
    verb = "lift" if race.phase == c.LIFT else "put"
    facts: dict[str, Fact] = {"column": box % c.BOXES + 1}
    target = f"box:{c.BOX_NAMES[box]}"
    return Option(code, word, f"ski-tour-do-{verb}-{kind}", facts, target, clause=CLAUSES[race.phase])


def column_option(race: Race, code: int, word: str) -> Option:
    """A column to take, with its price."""
    seat = race.actor
    column = code - c.COLUMN
    is_first = rules_columns.must_take(race)
    facts: dict[str, Fact] = {
        "column": column + 1,
        "dice": rules_columns.worth(race, seat, column),
        "price": rules_columns.price(race),
        "back": rules_columns.goes_back(race, seat, column),
    }
    message = "ski-tour-do-sprint" if column == c.SPRINT else "ski-tour-do-column"
    return Option(code, word, message, facts, f"column:{word}", clause="ST-20" if is_first else "ST-21")


def token_option(race: Race, code: int, word: str) -> Option:
    seat = race.actor
    if code >= c.TOKEN:
        kind = race.terms.tokens[seat * c.TOKENS + code - c.TOKEN]
        facts: dict[str, Fact] = {"card": race.terms.kinds[kind], "shooting": "either"}
        return Option(code, word, "ski-tour-do-lay", facts, f"token:{word}", clause="ST-4")
    place = code - c.TURN_BACK
    facts = {"card": race.terms.kinds[race.wax[seat * c.ROW + place]], "number": place + 1}
    return Option(code, word, "ski-tour-do-turn-back", facts, f"wax:{place + 1}", clause="ST-71")


def heart_option(race: Race, code: int, word: str) -> Option:
    """A marker to pay with, or a target to shoot at with its die."""
    seat = race.actor
    level = code - (c.PAY_WITH if race.phase == c.PAY else c.AIM_WITH)
    target = f"heart:{rules_range.marker_on(race, seat, level) + 1}"
    if race.phase == c.PAY:
        facts: dict[str, Fact] = {"level": LEVELS[level], "after": LEVELS[level - 1]}
        odds = (hit_odds(race, seat, level), hit_odds(race, seat, level - 1))
        return Option(code, word, "ski-tour-do-pay", facts, target, odds, "ST-22")
    facts = {"level": LEVELS[level]}
    return Option(code, word, "ski-tour-do-aim", facts, target, (hit_odds(race, seat, level),), "ST-40")


def collapse_odds(race: Race, code: int) -> tuple[Part, ...]:
    """ST-36: a re-roll that may leave nothing payable says how often."""
    chance = risk.collapse(race, code) if race.phase == c.TAKE else 0
    return (Part("ski-tour-odds-collapse", {"percent": ceil(100 * chance)}, "ST-36"),) if chance else ()


def hit_odds(race: Race, seat: int, level: int) -> Part:
    ways = race.terms.hits[seat * c.LEVELS + level]
    return Part("ski-tour-odds-hit", {"ways": ways, "of": c.FACES_OF_DIE, "percent": percent(ways)}, "ST-40")


def step_option(race: Race, space: int, word: str) -> Option:
    """A space, what it holds and what entering it costs."""
    course = race.terms.course
    seat = race.actor
    shared = rules_move.is_shared(race, seat, space)
    holds, clause = HOLDS.get(course.colour[space], ("plain", CLAUSES[race.phase]))
    if space == course.goal:
        return Option(c.STEP + space, word, "ski-tour-do-finish", {}, word, clause="ST-60")
    if course.range[space]:
        holds, clause = "range", "ST-40"
    elif course.penalty[space]:
        holds, clause = "penalty", "ST-44"
    facts: dict[str, Fact] = {"space": word, "holds": holds, "price": rules_glide.price(race, seat, space)}
    return Option(c.STEP + space, word, "ski-tour-do-step", facts, word, clause="ST-27" if shared else clause)


def parts(race: Race) -> tuple[Part, ...]:
    """The numbers behind the question: dice, wax, hill, hearts, and where the steps can end."""
    seat = race.actor
    found: list[Part] = []
    if race.phase == c.SHOT:
        return (hit_odds(race, seat, race.levels[seat * c.HEARTS + race.aimed]),)
    if race.phase == c.TAKE:
        if race.taken:
            found.append(Part("ski-tour-part-taken", {"dice": race.taken}, "ST-21"))
        if extra := int(race.extra):
            found.append(Part("ski-tour-part-extra", {"extra": abs(extra), "up": extra > 0}, "ST-85"))
        if race.shots_owed[seat]:
            found.append(Part("ski-tour-part-shots", {"shots": race.shots_owed[seat]}, "ST-25"))
        elif race.terms.course.colour[race.space[seat]] == RED:
            found.append(Part("ski-tour-part-uphill", {}, "ST-51"))
    if race.phase in (c.TAKE, c.MOVE, c.FOLLOW, c.GLIDE):
        left = rules_columns.stamina(race, seat)
        found.append(Part("ski-tour-part-stamina", {"left": left}, "ST-22" if left else "ST-23"))
    if race.phase != c.FOLLOW:
        found += [Part("ski-tour-part-behind", {"seat": other}, "ST-28") for other in rules_follow.followers(race)]
    if race.phase == c.MOVE:
        found += [reach_part(race, name, end) for name, end in reach.ends(race).items()]
    return tuple(found)


def reach_part(race: Race, name: str, end: reach.End) -> Part:
    """An end of the move, and the words that lead there at one touch: forced steps are made by the table."""
    walker, way = race.clone(), list[str]()
    for space in end.way:
        if not forced(walker):
            way.append(race.terms.course.names[space])
        walker.apply(c.STEP + space)
    return Part("ski-tour-part-reach", {"space": name, "price": end.price, "way": way}, "ST-24")


def forced(race: Race) -> bool:
    """One option only; a choice that others make unseen at the same time is never made for anybody (ST-18).

    Nor is a lone wax token: its re-roll may end in a collapse (ST-36), and whoever uses it is told so first.
    """
    options = race.options()
    return race.phase not in (c.WAXING, c.SIXES) and len(options) == 1 and not is_wax(race, options[0])


def is_wax(race: Race, code: int) -> bool:
    return race.phase == c.TAKE and code in (c.LEFT, c.RIGHT, c.PRINTED)

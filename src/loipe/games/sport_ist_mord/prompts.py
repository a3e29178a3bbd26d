"""The question at hand as a person needs it: options with words, targets on the board, odds and clauses."""

from __future__ import annotations

from fractions import Fraction

from loipe.core.contract import CHANCE
from loipe.core.game import Fact, Option, Part, Prompt
from loipe.games.sport_ist_mord import codes as c
from loipe.games.sport_ist_mord import notation, odds, rules_coaches, rules_place, rules_settle
from loipe.games.sport_ist_mord.events import card_name, coach_clause, roll_of
from loipe.games.sport_ist_mord.fate import Fate
from loipe.games.sport_ist_mord.state import Meet

CLAUSES = {
    c.LEAD: "SM-12", c.GIVE_COACH: "SM-11", c.TRAIN: "SM-20", c.PICK: "SM-30", c.ROLL_PICKED: "SM-30",
    c.GIVE_PILL: "SM-31", c.PICK_ONE: "SM-32", c.ROLL_ONE: "SM-32", c.SPEND: "SM-33", c.REPEAT: "SM-34",
    c.DOPE: "SM-35", c.PLACE: "SM-40", c.REVEAL: "SM-81", c.CLAIM: "SM-82", c.CONTEST: "SM-83", c.CHOOSE: "SM-86",
    c.EXTRA: "SM-93",
}  # fmt: skip
EFFECTS = {c.KEPT: "kept", c.TOO_MUCH: "back", c.ESCAPED: "escape", c.ACCIDENT: "accident", c.FATAL: "fatal"}
HURTS = (c.ACCIDENT, c.FATAL)
LISTED = 56
"""A roll of more than three dice has too many results to list: it is typed."""


def prompt(meet: Meet, seat: int) -> Prompt:
    """What is asked of a seat, or of whoever throws the dice, with all that may be answered."""
    asked = question(meet, seat)
    codes = list(meet.options())
    if "dice" in asked.facts and len(codes) > LISTED:
        codes = []
    options = tuple(option(meet, code) for code in codes)
    return Prompt(seat, asked.message, asked.facts, asked.clause, options, parts(meet, seat), meet.active)


def question(meet: Meet, seat: int) -> Part:
    """What is asked."""
    clause = coach_clause(CLAUSES[meet.phase], meet.contest)
    contest = clause != CLAUSES[meet.phase]
    message = f"sport-ist-mord-ask-{c.PHASES[meet.phase]}" + ("-contest" if contest else "")
    asked = meet.active if seat == CHANCE else seat
    facts: dict[str, Fact] = {"seat": asked, "pills": meet.pills[asked]}
    if meet.sport >= 0:
        facts |= {"sport": c.SPORT_NAMES[meet.sport], "cards": sum(meet.revealed), "reveals": meet.to_reveal}
    if meet.phase == c.REVEAL:
        del facts["seat"]  # nobody's in particular
    if meet.phase == c.GIVE_PILL:
        facts["reserve"] = meet.reserve
    if meet.phase == c.DOPE:
        facts["value"] = meet.chosen + 1
    if meet.phase == c.ROLL_ONE:
        facts |= {"other": meet.chosen // c.FACES, "value": meet.chosen % c.FACES + 1}
    if seat == CHANCE and meet.phase not in (c.REVEAL, c.EXTRA):
        facts["dice"] = meet.dice_up().dice
    return Part(message, facts, clause)


def option(meet: Meet, code: int) -> Option:
    word = notation.write(meet, code)
    if meet.to_act() == CHANCE:
        return outcome_option(meet, code, word)
    if code >= c.PUT:
        return put_option(meet, code, word)
    if code >= c.CARD:
        return card_option(meet, code, word)
    if code >= c.DIE:
        return die_option(meet, code, word)
    if code >= c.SEAT:
        clause = CLAUSES[meet.phase]
        message = "sport-ist-mord-do-coach" if meet.phase == c.GIVE_COACH else "sport-ist-mord-do-pill"
        return Option(code, word, message, {"seat": code - c.SEAT}, f"seat:{code - c.SEAT}", clause=clause)
    if code >= c.FACE:
        return face_option(meet, code, word)
    return plain_option(meet, code, word)


def outcome_option(meet: Meet, code: int, word: str) -> Option:
    if meet.phase in (c.REVEAL, c.EXTRA):
        sport = c.SPORT_NAMES[meet.sport]
        facts: dict[str, Fact] = {"word": word, "sport": sport, "card": card_name(sport, code)}
        return Option(code, word, "sport-ist-mord-outcome-card", facts)
    dice = roll_of(meet.dice_up().dice, code)
    return Option(code, word, "sport-ist-mord-outcome-roll", {"word": word, "dice": dice, "total": sum(dice)})


def put_option(meet: Meet, code: int, word: str) -> Option:
    """SM-43: a die at a sport, with what it would be worth as the dice lie now."""
    face, sport = divmod(code - c.PUT, c.SPORTS)
    doped = int(face >= c.FACES)
    value = face % c.FACES + 1
    name = c.SPORT_NAMES[sport]
    fate = Fate(meet, meet.active, sport, value, doped)
    kept, hurt = fate.odds()
    points = fate.points(fate.scene, meet.active)
    owned = meet.stock[meet.active * c.SPORTS + sport]
    effects = {kind: rules_settle.effect(kind, points, owned, int(fate.pile_out())) for kind in range(c.KINDS)}
    worst = max((rules_settle.number(kind) for kind, what in effects.items() if what in HURTS), default=0)
    facts: dict[str, Fact] = {
        "word": word, "sport": name, "value": value, "doped": doped == 1, "success": points, "owned": owned,
        "own": meet.old[meet.active * c.SPORTS + sport], "enough": effects[c.TRAINING] == c.KEPT,
    }  # fmt: skip
    risk: dict[str, Fact] = {"percent": percent(hurt), "risk": points, "worst": worst, "out": fate.pile_out()}
    chances = (
        Part("sport-ist-mord-odds-kept", {"percent": percent(kept), "success": points, "owned": owned}, "SM-87"),
        Part("sport-ist-mord-odds-accident", risk, "SM-88"),
    )
    clause = "SM-35" if doped else ("SM-43" if facts["own"] else "SM-42")
    return Option(code, word, "sport-ist-mord-do-place", facts, name, chances, clause)


def percent(chance: Fraction) -> int:
    return round(100 * chance)


def card_option(meet: Meet, code: int, word: str) -> Option:
    """A card and what it would do to this seat."""
    kind = code - c.CARD
    sport = c.SPORT_NAMES[meet.sport]
    points = meet.strengths[meet.active]
    owned = meet.stock[meet.active * c.SPORTS + meet.sport]
    if kind == c.NO_CARD:
        effect = "none"
    else:
        effect = EFFECTS[rules_settle.effect(kind, points, owned, meet.pile_out)]
    facts: dict[str, Fact] = {
        "sport": sport, "card": card_name(sport, kind), "kind": word, "effect": effect, "success": points,
        "owned": owned, "claim": meet.phase == c.CLAIM,
    }  # fmt: skip
    clause = "SM-87" if kind == c.TRAINING else ("SM-86" if kind == c.NO_CARD else "SM-88")
    return Option(code, word, "sport-ist-mord-do-card", facts, f"card:{word}", clause=clause)


def die_option(meet: Meet, code: int, word: str) -> Option:
    seat, face = divmod(code - c.DIE, c.FACES)
    clause = coach_clause("SM-32", meet.contest)
    facts: dict[str, Fact] = {"seat": seat, "value": face + 1, "own": seat == meet.active}
    return Option(code, word, "sport-ist-mord-do-nudge", facts, f"die:{seat}:{face + 1}", clause=clause)


def face_option(meet: Meet, code: int, word: str) -> Option:
    value = code - c.FACE + 1
    target = f"die:{meet.active}:{value}"
    if meet.phase == c.DOPE:
        return Option(code, word, "sport-ist-mord-do-turn", {"value": value}, clause="SM-35")
    if meet.phase == c.SPEND:
        return Option(code, word, "sport-ist-mord-do-dope", {"value": value}, target, clause="SM-35")
    clause = coach_clause("SM-30", meet.contest)
    return Option(code, word, "sport-ist-mord-do-pick", {"value": value}, target, clause=clause)


def plain_option(meet: Meet, code: int, word: str) -> Option:
    """Buttons."""
    seat = meet.active
    clause = coach_clause(CLAUSES[meet.phase], meet.contest)
    if code == c.ROLL and meet.phase == c.SPEND:
        facts: dict[str, Fact] = {"dice": rules_coaches.dice_rolled(meet, seat)}
        return Option(code, word, "sport-ist-mord-do-repeat", facts, clause="SM-34", throws=True)
    if code == c.ROLL and meet.phase == c.PICK:
        picked: dict[str, Fact] = {"dice": rules_coaches.dice_picked(meet)}
        return Option(code, word, "sport-ist-mord-do-roll", picked, clause=clause, throws=True)
    if meet.phase == c.PLACE:
        left: dict[str, Fact] = {"dice": meet.free[seat]}
        is_early = len(meet.options()) > 1
        return Option(code, word, "sport-ist-mord-do-done", left, clause="SM-47", quiet=is_early)
    if meet.phase == c.GIVE_PILL:
        message = "sport-ist-mord-do-take" if code == c.TAKE else "sport-ist-mord-do-leave"
        return Option(code, word, message, {"pills": meet.reserve}, clause=clause)
    if meet.phase == c.SPEND:
        return Option(code, word, "sport-ist-mord-do-save", {"pills": meet.pills[seat]}, clause="SM-33")
    return Option(code, word, "sport-ist-mord-do-keep", clause=clause)


def parts(meet: Meet, seat: int) -> tuple[Part, ...]:
    """The numbers behind the question."""
    if meet.phase == c.SPEND:
        return (Part("sport-ist-mord-part-dope", {}, "SM-35"),)
    if meet.phase == c.PLACE:
        return place_parts(meet, seat)
    if meet.phase in (c.CLAIM, c.CHOOSE):
        return card_parts(meet, seat)
    if meet.contest != c.FOR_TRAINING and meet.phase in (c.PICK, c.PICK_ONE):
        rolling = meet.line[meet.tie_from : meet.tie_to]
        return tuple(
            Part("sport-ist-mord-part-total", {"seat": other, "total": rules_coaches.total(meet, other)}, "SM-83")
            for other in rolling
        )
    return ()


def card_parts(meet: Meet, seat: int) -> tuple[Part, ...]:
    """SM-87: success and risk as a sum; before a claim also what a contest would promise."""
    at = seat * c.SPORTS + meet.sport
    value, doped = meet.new[at], meet.on_pill[at]
    points = meet.strengths[seat]
    facts: dict[str, Fact] = {
        "value": value, "doped": doped == 1, "others": points - value - doped, "success": points,
        "owned": meet.stock[at],
    }  # fmt: skip
    found = [Part("sport-ist-mord-part-success", facts, "SM-87")]
    if meet.pile_out:
        found.append(Part("sport-ist-mord-part-pile-out", {}, "SM-88"))
    if meet.phase == c.CLAIM:
        free = meet.free[seat]
        chance = odds.leads(free, tuple(meet.free[other] for other in meet.line if other != seat))
        found.append(Part("sport-ist-mord-odds-contest", {"dice": free, "percent": percent(chance)}, "SM-83"))
    return tuple(found)


def place_parts(meet: Meet, seat: int) -> tuple[Part, ...]:
    """Where dice may go; a doped one that still waits has a limit of its own. And what the chances take for granted."""
    limit = ("doped", "SM-35") if rules_place.has_doped(meet, seat) else ("one", "SM-44")
    rules = (("start", "SM-42"), limit, ("follow", "SM-43"), ("lot", "SM-82"))
    return tuple(Part(f"sport-ist-mord-part-{name}", {}, clause) for name, clause in rules)


def forced(meet: Meet) -> bool:
    """One option only; but a turn built up die by die waits for its confirmation."""
    if meet.phase == c.PICK or (meet.phase == c.PLACE and meet.placed > 0):
        return False
    return len(meet.options()) == 1

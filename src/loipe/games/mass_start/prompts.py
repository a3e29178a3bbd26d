"""The question at hand as a person needs it: options with words, targets on the board, odds and clauses."""

from __future__ import annotations

from loipe.core.colours import COLOURS
from loipe.core.contract import CHANCE
from loipe.core.game import Fact, Option, Part, Prompt
from loipe.games.mass_start import codes as c
from loipe.games.mass_start import notation, rules_move, rules_range
from loipe.games.mass_start.cards import event_cards
from loipe.games.mass_start.odds import series
from loipe.games.mass_start.state import Race
from loipe.games.mass_start.terms import slope
from loipe.games.mass_start.view import hand

CLAUSES = {
    c.ORDER: "MS-2", c.GRID: "MS-2", c.BEFORE: "MS-21", c.ROLL: "MS-3", c.MOVE: "MS-3", c.PUT_BACK: "MS-S3",
    c.WIND: "MS-S7", c.RISK: "MS-S6", c.AIM: "MS-9", c.SHOT: "MS-9", c.BACK: "MS-10", c.DRAW: "MS-S8",
    c.CARRIED: "MS-S22", c.TECHNIQUE: "MS-S19", c.TECHNIQUE_DRAW: "MS-S19", c.ROLL_OFF: "MS-14",
}  # fmt: skip
PLAIN = {
    c.STAY: ("mass-start-do-stay", "MS-5"),
    c.FINISH: ("mass-start-do-finish", "MS-13"),
    c.SPRINT: ("mass-start-do-sprint", "MS-S5"),
    c.SKIS: ("mass-start-do-skis", "MS-S10"),
    c.RIFLE: ("mass-start-do-rifle", "MS-S11"),
    c.FROM_DECK: ("mass-start-do-deck", "MS-S19"),
}
CARDS = (c.SPRINT, c.SKIS, c.RIFLE, c.FROM_DECK)
RISKS = {c.LOW: "low", c.MEDIUM: "medium", c.HIGH: "high"}


def prompt(race: Race, seat: int) -> Prompt:
    """What is asked of a seat, or of whoever throws the dice."""
    options = tuple(option(race, code) for code in race.options())
    phase = c.PHASES[race.phase]
    asked = hand(race) if seat == CHANCE else seat
    facts: dict[str, Fact] = {"seat": asked, "points": race.points + race.extra}
    if race.phase in (c.ORDER, c.ROLL, c.ROLL_OFF):
        facts["dice"] = 1
    if race.phase == c.SHOT:
        facts |= {"risk": race.risk[asked], "shot": race.shots[asked] + 1, "targets": race.targets_left[asked]}
    if race.phase == c.AIM:
        facts |= {"pauses": race.pauses_left[asked], "risk": race.risk[asked]}
    message = f"mass-start-ask-{phase}" + ("-again" if race.again else "")
    return Prompt(seat, message, facts, CLAUSES[race.phase], options, parts(race, asked), asked)


def option(race: Race, code: int) -> Option:
    word = notation.write(race, code)
    if race.to_act() == CHANCE:
        return outcome(race, code, word)
    if code >= c.SQUARE:
        return square_option(race, code - c.SQUARE, word)
    if code >= c.KEPT:
        card = event_cards()[code - c.KEPT]
        facts: dict[str, Fact] = {"card": card.name, "amount": card.amount}
        odds = odds_left(race, race.active, race.risk[race.active] - 1) if card.verb == "calm" else ()
        return Option(code, word, f"mass-start-do-{card.verb}", facts, f"card:{card.name}", odds, "MS-S21")
    if code in RISKS:
        return risk_option(race, code, word)
    if code == c.GO:
        return go_option(race, word)
    message, clause = PLAIN[code]
    target = f"card:{word}" if code in CARDS else ""
    if code == c.STAY and race.phase == c.BEFORE:
        message, clause = "mass-start-do-decline", "MS-S9"
    plain: dict[str, Fact] = {"left": race.sprints[race.active], "squares": race.terms.sprint_squares}
    return Option(code, word, message, plain, target, clause=clause)


def outcome(race: Race, code: int, word: str) -> Option:
    """What a die or a deck may show."""
    if race.phase == c.DRAW and code >= c.SPRINT_CARD:
        colour = COLOURS[code - c.SPRINT_CARD]
        return Option(code, word, "mass-start-outcome-sprint-card", {"word": word, "colour": colour})
    facts: dict[str, Fact] = {"word": word}
    if race.phase == c.DRAW:
        facts["card"] = event_cards()[code].name
    return Option(code, word, f"mass-start-outcome-{c.PHASES[race.phase]}", facts)


def go_option(race: Race, word: str) -> Option:
    """Roll, shoot or pause, with the odds of what may go wrong."""
    seat = race.active
    if race.phase == c.AIM:
        if race.pauses_left[seat] > 0:
            return Option(c.GO, word, "mass-start-do-pause", {"pauses": race.pauses_left[seat]}, clause="MS-S6")
        odds = odds_left(race, seat, race.risk[seat])
        return Option(c.GO, word, "mass-start-do-shoot", odds=odds, clause="MS-9", throws=True)
    return Option(c.GO, word, "mass-start-do-roll", odds=fall_odds(race, seat), clause="MS-3", throws=True)


def fall_odds(race: Race, seat: int) -> tuple[Part, ...]:
    """Of the roll that comes now."""
    return () if race.gripped else fall_from(race, race.square[seat])


def fall_from(race: Race, square: int) -> tuple[Part, ...]:
    """Of a roll from this square."""
    lowest = race.terms.falls_from[square]
    if lowest > 6:
        return ()
    clause = "MS-S4" if lowest == 5 else "MS-S3"
    return (Part("mass-start-odds-fall", {"ways": 7 - lowest, "of": 6}, clause),)


def shot_odds(risk: int) -> Part:
    return Part("mass-start-odds-hit", {"ways": 7 - risk, "of": 6}, "MS-9")


def series_odds(risk: int, targets: int = c.TARGETS, shots: int = c.SHOTS) -> tuple[Part, ...]:
    """MS-9, MS-10, MS-12: the next shot, and what the rest of the series comes to."""
    clean, of, loops = series(risk, targets, shots)
    return (
        shot_odds(risk),
        Part("mass-start-odds-clean", {"percent": round(100 * clean / of)}, "MS-10"),
        Part("mass-start-odds-loops", {"loops": round(100 * loops) / 100}, "MS-12"),
    )


def odds_left(race: Race, seat: int, risk: int) -> tuple[Part, ...]:
    """Of the series at hand, from the next shot on."""
    return series_odds(risk, int(race.targets_left[seat]), c.SHOTS - int(race.shots[seat]))


def risk_option(race: Race, code: int, word: str) -> Option:
    """MS-S6, MS-S17: what this choice means with wind and rifle, and the exact odds of the series."""
    name = RISKS[code]
    risk = rules_range.risk_with(race, race.active, rules_range.base_of(code))
    pauses = rules_range.pauses_for(race.terms, code)
    odds = (*series_odds(risk), *helping(race, risk, pauses))
    facts: dict[str, Fact] = {"risk": risk, "pauses": pauses}
    return Option(code, word, f"mass-start-do-{name}", facts, f"risk:{name}", odds, "MS-S6")


def helping(race: Race, risk: int, pauses: int) -> list[Part]:
    """MS-S21: what a kept card would change at the stand."""
    found: list[Part] = []
    for number, card in enumerate(event_cards()):
        if race.kept[race.active] >> number & 1 == 0:
            continue
        if card.verb == "calm" and risk > 2:
            clean, of, _ = series(risk - 1)
            found.append(
                Part("mass-start-odds-calm", {"card": card.name, "percent": round(100 * clean / of)}, "MS-S21")
            )
        elif card.verb == "quick" and pauses:
            found.append(Part("mass-start-odds-quick", {"card": card.name}, "MS-S21"))
    return found


def square_option(race: Race, square: int, word: str) -> Option:
    """A square and what it holds, as far as its rule is on."""
    terms = race.terms
    course = terms.course
    facts: dict[str, Fact] = {"square": word, "holds": "plain", "climb": course.climb[square]}
    clause = CLAUSES[race.phase]
    if course.stands[0] <= square <= course.stands[5]:
        facts |= {"holds": "stand", "stand": square - course.stands[0] + 1}
        clause = "MS-7"
    elif race.phase == c.MOVE and course.letter[square] == 1 and terms.events:
        facts["holds"], clause = "event", "MS-S8"
    elif race.phase in (c.MOVE, c.CARRIED) and rules_move.is_coached(race, square, race.phase == c.CARRIED):
        facts["holds"], clause = "coach", "MS-S9"
    elif course.climb[square] and terms.climbs:
        facts["holds"], clause = "climb", "MS-S1"
    elif course.ice[square] and terms.ice:
        facts["holds"], clause = "ice", "MS-S4"
    elif course.descent[square] and (terms.descents or terms.falls):
        facts["holds"], clause = "descent", "MS-S2"
    elif course.in_loop[square]:
        facts["holds"], clause = "loop", "MS-12"
    return Option(c.SQUARE + square, word, "mass-start-do-square", facts, word, fall_from(race, square), clause)


def parts(race: Race, seat: int) -> tuple[Part, ...]:
    """Every number behind the points of this move (MS-S14)."""
    if race.phase == c.CARRIED:
        return (Part("mass-start-part-card", {"points": race.points}, "MS-S22"),)
    if race.phase == c.WIND:
        return (Part("mass-start-odds-red", {"ways": race.terms.red_faces, "of": 6}, "MS-S7"),)
    if race.phase == c.SHOT:
        return odds_left(race, seat, race.risk[seat])
    if race.phase == c.ROLL:
        return fall_odds(race, seat)
    if race.phase == c.RISK and race.red_wind[seat]:
        return (Part("mass-start-part-red", {}, "MS-S7"),)
    if race.phase != c.MOVE:
        return ()
    found = [Part("mass-start-part-die", {"die": race.natural}, "MS-3")]
    ground = slope(race.terms, race.square[seat])
    if race.skis_open[seat]:
        found.append(Part("mass-start-part-skis", {}, "MS-S10"))
    if change := int(race.roll_change[seat]):
        found.append(Part("mass-start-part-change", {"change": abs(change), "up": change > 0}, "MS-S8"))
    if ground < 0:
        found.append(Part("mass-start-part-climb", {"climb": -ground}, "MS-S1"))
    if ground > 0:
        found.append(Part("mass-start-part-descent", {"bonus": ground}, "MS-S2"))
    raised = race.points - (race.natural + race.skis_open[seat] + race.roll_change[seat] + ground)
    if raised:
        found.append(Part("mass-start-part-raised", {"raised": raised}, "MS-S14"))
    if race.extra:
        found.append(Part("mass-start-part-extra", {"extra": race.extra}, "MS-S5"))
    if race.loops_left[seat]:
        found.append(Part("mass-start-part-loops", {"loops": race.loops_left[seat]}, "MS-12"))
    return tuple(found)


def forced(race: Race) -> bool:
    """One option, and no secret card that could have made it two; a choice of cards alone is never forced."""
    return len(race.options()) == 1 and race.kept[race.active] == 0

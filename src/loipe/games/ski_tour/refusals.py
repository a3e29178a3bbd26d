"""Why a word of the notation is not open now, with the clause that says so."""

from __future__ import annotations

from loipe.core.contract import NOBODY
from loipe.core.game import Illegal
from loipe.games.ski_tour import codes as c
from loipe.games.ski_tour import rules_columns, rules_move, rules_range, rules_wax
from loipe.games.ski_tour.state import Race

ASKED = {
    c.WAXING: "ST-4", c.SIXES: "ST-14", c.TAKE: "ST-32", c.PAY: "ST-22", c.SWAP: "ST-75", c.EITHER: "ST-80",
    c.LIFT: "ST-83", c.REPLACE: "ST-14", c.MOVE: "ST-24", c.GLIDE: "ST-50", c.FOLLOW: "ST-37", c.AIM: "ST-25",
}  # fmt: skip
"""The clause behind each question; what answers another one is told `ski-tour-not-now-<phase>`."""


def why_not(race: Race, code: int, word: str) -> Illegal:
    """The reason a code is not among the options."""
    if race.to_act() == NOBODY:
        return Illegal("race-is-over", "ST-63" if race.turn == race.terms.seats else "ST-60", word=word)
    reason = why_no_answer(race, code, word) or why_too_late(race, code, word)
    phase = c.PHASES[race.phase]
    return reason or Illegal(f"ski-tour-not-now-{phase}", ASKED[race.phase], word=word, shots=race.shots_left)


def why_no_answer(race: Race, code: int, word: str) -> Illegal | None:
    """A word of the kind that is asked for, but one that does not do."""
    match race.phase:
        case c.WAXING if c.TOKEN <= code < c.STEP:
            return Illegal("ski-tour-token-laid", "ST-4", word=word)
        case c.SIXES | c.REPLACE:
            return why_not_in_box(race, code, word)
        case c.TAKE:
            return why_not_taken(race, code, word)
        case c.PAY if c.PAY_WITH <= code < c.AIM_WITH:
            message = "ski-tour-heart-spent" if code == c.PAY_WITH else "ski-tour-no-heart-there"
            return Illegal(message, "ST-22", word=word)
        case c.SWAP:
            return why_not_turned(race, code, word)
        case c.EITHER if c.EFFECT <= code < c.PAY_WITH:
            return why_no_effect(race, code - c.EFFECT, word)
        case c.LIFT if c.DIE_FROM <= code < c.EFFECT:
            return Illegal("ski-tour-no-die-there", "ST-83", word=word)
        case c.MOVE | c.GLIDE if code >= c.STEP:
            return why_not_there(race, code - c.STEP, word)
        case c.AIM:
            return why_not_aimed(race, code, word)
    return None


def why_too_late(race: Race, code: int, word: str) -> Illegal | None:
    """What was open once this game, this round or this turn, and is no more; or belongs to one's own turn."""
    own = race.actor == race.active
    if c.TOKEN <= code < c.STEP and race.phase != c.WAXING:
        return Illegal("ski-tour-rows-laid", "ST-4", word=word)
    if code in (c.LEFT, c.RIGHT, c.PRINTED):
        if race.phase == c.AIM:
            return Illegal("ski-tour-wax-shot", "ST-89", word=word)
        if race.phase == c.MOVE or (race.phase == c.GLIDE and own):
            return Illegal("ski-tour-wax-late", "ST-89", word=word)
        if race.phase in (c.WAXING, c.SIXES, c.FOLLOW, c.GLIDE):
            return Illegal("ski-tour-wax-turn", "ST-89", word=word)
    if c.COLUMN <= code < c.SIX_TO and (race.phase in (c.MOVE, c.AIM) or (race.phase == c.GLIDE and own)):
        return Illegal("ski-tour-columns-late", "ST-32", word=word)
    return None


def why_not_in_box(race: Race, code: int, word: str) -> Illegal | None:
    if code == c.SIX_TO:
        return Illegal("ski-tour-sprint-full", "ST-14", word=word)
    if c.SIX_TO < code < c.DIE_FROM:
        column = code - c.SIX_TO - 1
        empty = race.columns[race.actor * c.BOXES + column] == 0
        return Illegal("ski-tour-star-empty" if empty else "ski-tour-star-taken", "ST-14", word=word, column=column + 1)
    return None


def why_not_taken(race: Race, code: int, word: str) -> Illegal | None:
    shooting = race.shots_owed[race.active] > 0
    if code == c.GO:
        if rules_columns.must_take(race):
            return Illegal("ski-tour-take-first", "ST-20", word=word)
        if rules_columns.owes_column(race):
            return Illegal("ski-tour-free-column", "ST-89", word=word)
        return Illegal("ski-tour-unpaid", "ST-36", word=word)
    if code in (c.LEFT, c.RIGHT, c.PRINTED):
        return why_no_wax(race, code, word)
    if c.COLUMN <= code < c.SIX_TO:
        return why_no_column(race, code - c.COLUMN, word)
    if code >= c.STEP and shooting:
        return Illegal("ski-tour-shoot-here", "ST-25", word=word)
    if c.AIM_WITH <= code < c.TURN_BACK and not shooting:
        return Illegal("ski-tour-no-range", "ST-24", word=word)
    return None


def why_no_column(race: Race, column: int, word: str) -> Illegal:
    seat = race.active
    first = rules_columns.must_take(race)
    if race.columns[seat * c.BOXES + column] == 0:
        return Illegal("ski-tour-column-empty", "ST-20" if first and column < c.SPRINT else "ST-32", word=word)
    if first and column == c.SPRINT:
        return Illegal("ski-tour-sprint-later", "ST-21", word=word)
    if rules_columns.price(race) > rules_columns.stamina(race, seat):
        return Illegal("ski-tour-column-unpaid", "ST-47" if race.shots_owed[seat] else "ST-23", word=word)
    return Illegal("ski-tour-unpaid", "ST-36", word=word)


def why_no_wax(race: Race, code: int, word: str) -> Illegal:
    seat = race.active
    kind = race.terms.printed[seat]
    if code == c.PRINTED:
        if kind < 0:
            return Illegal("ski-tour-no-printed", "ST-72", word=word)
        if not race.shots_owed[seat]:
            return Illegal("ski-tour-printed-range", "ST-72", word=word)
        if race.printed_used[seat]:
            return Illegal("ski-tour-printed-used", "ST-76", word=word)
    else:
        if race.waxed:
            return Illegal("ski-tour-waxed", "ST-30", word=word)
        place = rules_wax.outermost(race, seat, code == c.RIGHT)
        if place < 0:
            return Illegal("ski-tour-wax-gone", "ST-88", word=word)
        if code == c.RIGHT and place == rules_wax.outermost(race, seat, False):
            return Illegal("ski-tour-one-token", "ST-88", word=word)
        kind = race.wax[seat * c.ROW + place]
    return why_useless(race, kind, word)


def why_useless(race: Race, kind: int, word: str) -> Illegal:
    """ST-89: a token that may be used now but cannot be paid for, does nothing, or leaves no way that can be paid."""
    card = race.terms.kinds[kind]
    effects = race.terms.effects[race.terms.effect_starts[kind] : race.terms.effect_starts[kind + 1]]
    if race.terms.price[kind] > rules_columns.stamina(race, race.active):
        return Illegal("ski-tour-wax-price", "ST-89", word=word, card=card)
    if not any(rules_wax.can_be_done(race, effect) for effect in effects):
        return Illegal("ski-tour-wax-not-now", "ST-89", word=word, card=card)
    return Illegal("ski-tour-unpaid", "ST-36", word=word)


def why_not_turned(race: Race, code: int, word: str) -> Illegal | None:
    if code == c.COUNT:
        return Illegal("ski-tour-unpaid", "ST-36", word=word)
    if c.TURN_BACK <= code < c.TOKEN:
        is_used = race.used[race.active] >> (code - c.TURN_BACK) & 1
        return Illegal("ski-tour-token-inside" if is_used else "ski-tour-token-unused", "ST-71", word=word)
    return None


def why_no_effect(race: Race, effect: int, word: str) -> Illegal:
    kind = race.waiting[0] - c.TAKING - c.BOXES
    card = race.terms.kinds[kind]
    if effect not in list(race.terms.effects[race.terms.effect_starts[kind] : race.terms.effect_starts[kind + 1]]):
        return Illegal("ski-tour-effect-other", "ST-80", word=word, card=card)
    before = race.clone()
    before.phase = c.AIM if race.aimed >= 0 else c.TAKE
    if not rules_wax.can_be_done(before, effect):
        return Illegal("ski-tour-effect-not-now", "ST-89", word=word)
    return Illegal("ski-tour-unpaid", "ST-36", word=word)


def why_not_aimed(race: Race, code: int, word: str) -> Illegal | None:
    if code == c.ENOUGH:
        return Illegal("ski-tour-shoot-on", "ST-25", word=word, shots=race.shots_left)
    if code in (c.LEFT, c.RIGHT, c.PRINTED) and race.aimed >= 0:
        return why_no_wax(race, code, word)
    if c.AIM_WITH <= code < c.TURN_BACK:
        if race.shots_left:
            return Illegal("ski-tour-no-heart-there", "ST-43", word=word)
        over = rules_range.unshot(race, race.active) == 0
        return Illegal("ski-tour-five-shots" if over else "ski-tour-no-shot-left", "ST-25", word=word)
    return Illegal("ski-tour-shoot-here", "ST-25", word=word) if code >= c.STEP else None


def why_not_there(race: Race, space: int, word: str) -> Illegal:
    """A space that the next step cannot lead to."""
    seat = race.actor
    here = race.space[seat]
    course = race.terms.course
    if space in list(rules_move.neighbours(race, here, race.may_side, race.misses[seat])):
        if race.phase == c.GLIDE:
            return Illegal("ski-tour-glide-unpaid", "ST-53", word=word)
        return Illegal("ski-tour-unpaid", "ST-36", word=word)
    if race.misses[seat] and not course.penalty[space]:
        return Illegal("ski-tour-laps-first", "ST-44", word=word)
    if course.penalty[space] and not race.misses[seat]:
        return Illegal("ski-tour-no-laps", "ST-41", word=word)
    if course.is_sideways(here, space) and space in list(rules_move.neighbours(race, here, 1, 0)):
        return Illegal("ski-tour-sideways-twice", "ST-26", word=word)
    if course.row[space] == course.row[here] + 1 and course.lane[space] - course.lane[here] in (-1, 1):
        return Illegal("ski-tour-diagonal", "ST-26", word=word)
    if 0 <= course.row[space] < course.row[here]:
        return Illegal("ski-tour-never-back", "ST-26", word=word)
    return Illegal("ski-tour-step-by-step", "ST-26", word=word)

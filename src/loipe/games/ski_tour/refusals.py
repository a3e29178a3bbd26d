"""Why a word of the notation is not open now, with the clause that says so."""

from __future__ import annotations

from loipe.core.contract import NOBODY
from loipe.core.game import Illegal
from loipe.games.ski_tour import rules_columns, rules_move, rules_range, rules_wax
from loipe.games.ski_tour import words as w
from loipe.games.ski_tour.state import Race

ASKED = {
    w.WAXING: "ST-4", w.SIXES: "ST-14", w.TAKE: "ST-32", w.PAY: "ST-22", w.SWAP: "ST-75", w.EITHER: "ST-80",
    w.LIFT: "ST-83", w.REPLACE: "ST-14", w.MOVE: "ST-24", w.GLIDE: "ST-50", w.FOLLOW: "ST-37", w.AIM: "ST-25",
}  # fmt: skip
"""The clause behind each question; what answers another one is told `ski-tour-not-now-<phase>`."""


def why_not(race: Race, code: int, word: str) -> Illegal:
    """The reason a code is not among the options."""
    if race.to_act() == NOBODY:
        return Illegal("race-is-over", "ST-63" if race.turn == race.terms.seats else "ST-60", word=word)
    reason = why_no_answer(race, code, word) or why_too_late(race, code, word)
    phase = w.PHASES[race.phase]
    return reason or Illegal(f"ski-tour-not-now-{phase}", ASKED[race.phase], word=word, shots=race.shots_left)


def why_no_answer(race: Race, code: int, word: str) -> Illegal | None:
    """A word of the kind that is asked for, but one that does not do."""
    match race.phase:
        case w.WAXING if w.TOKEN <= code < w.STEP:
            return Illegal("ski-tour-token-laid", "ST-4", word=word)
        case w.SIXES | w.REPLACE:
            return why_not_in_box(race, code, word)
        case w.TAKE:
            return why_not_taken(race, code, word)
        case w.PAY if w.PAY_WITH <= code < w.AIM_WITH:
            message = "ski-tour-heart-spent" if code == w.PAY_WITH else "ski-tour-no-heart-there"
            return Illegal(message, "ST-22", word=word)
        case w.SWAP:
            return why_not_turned(race, code, word)
        case w.EITHER if w.EFFECT <= code < w.PAY_WITH:
            return why_no_effect(race, code - w.EFFECT, word)
        case w.LIFT if w.DIE_FROM <= code < w.EFFECT:
            return Illegal("ski-tour-no-die-there", "ST-83", word=word)
        case w.MOVE | w.GLIDE if code >= w.STEP:
            return why_not_there(race, code - w.STEP, word)
        case w.AIM:
            return why_not_aimed(race, code, word)
    return None


def why_too_late(race: Race, code: int, word: str) -> Illegal | None:
    """What was open once this game, this round or this turn, and is no more; or belongs to one's own turn."""
    own = race.actor == race.active
    if w.TOKEN <= code < w.STEP and race.phase != w.WAXING:
        return Illegal("ski-tour-rows-laid", "ST-4", word=word)
    if code in (w.LEFT, w.RIGHT, w.PRINTED):
        if race.phase == w.AIM:
            return Illegal("ski-tour-wax-shot", "ST-89", word=word)
        if race.phase == w.MOVE or (race.phase == w.GLIDE and own):
            return Illegal("ski-tour-wax-late", "ST-89", word=word)
        if race.phase in (w.WAXING, w.SIXES, w.FOLLOW, w.GLIDE):
            return Illegal("ski-tour-wax-turn", "ST-89", word=word)
    if w.COLUMN <= code < w.SIX_TO and (race.phase in (w.MOVE, w.AIM) or (race.phase == w.GLIDE and own)):
        return Illegal("ski-tour-columns-late", "ST-32", word=word)
    return None


def why_not_in_box(race: Race, code: int, word: str) -> Illegal | None:
    if code == w.SIX_TO:
        return Illegal("ski-tour-sprint-full", "ST-14", word=word)
    if w.SIX_TO < code < w.DIE_FROM:
        column = code - w.SIX_TO - 1
        empty = race.columns[race.actor * w.BOXES + column] == 0
        return Illegal("ski-tour-star-empty" if empty else "ski-tour-star-taken", "ST-14", word=word, column=column + 1)
    return None


def why_not_taken(race: Race, code: int, word: str) -> Illegal | None:
    shooting = race.shots_owed[race.active] > 0
    if code == w.GO:
        if rules_columns.must_take(race):
            return Illegal("ski-tour-take-first", "ST-20", word=word)
        if rules_columns.owes_column(race):
            return Illegal("ski-tour-free-column", "ST-89", word=word)
        return Illegal("ski-tour-unpaid", "ST-36", word=word)
    if code in (w.LEFT, w.RIGHT, w.PRINTED):
        return why_no_wax(race, code, word)
    if w.COLUMN <= code < w.SIX_TO:
        return why_no_column(race, code - w.COLUMN, word)
    if code >= w.STEP and shooting:
        return Illegal("ski-tour-shoot-here", "ST-25", word=word)
    if w.AIM_WITH <= code < w.TURN_BACK and not shooting:
        return Illegal("ski-tour-no-range", "ST-24", word=word)
    return None


def why_no_column(race: Race, column: int, word: str) -> Illegal:
    seat = race.active
    first = rules_columns.must_take(race)
    if race.columns[seat * w.BOXES + column] == 0:
        return Illegal("ski-tour-column-empty", "ST-20" if first and column < w.SPRINT else "ST-32", word=word)
    if first and column == w.SPRINT:
        return Illegal("ski-tour-sprint-later", "ST-21", word=word)
    if rules_columns.price(race) > rules_columns.stamina(race, seat):
        return Illegal("ski-tour-column-unpaid", "ST-47" if race.shots_owed[seat] else "ST-23", word=word)
    return Illegal("ski-tour-unpaid", "ST-36", word=word)


def why_no_wax(race: Race, code: int, word: str) -> Illegal:
    seat = race.active
    kind = race.terms.printed[seat]
    if code == w.PRINTED:
        if kind < 0:
            return Illegal("ski-tour-no-printed", "ST-72", word=word)
        if not race.shots_owed[seat]:
            return Illegal("ski-tour-printed-range", "ST-72", word=word)
        if race.printed_used[seat]:
            return Illegal("ski-tour-printed-used", "ST-76", word=word)
    else:
        if race.waxed:
            return Illegal("ski-tour-waxed", "ST-30", word=word)
        place = rules_wax.outermost(race, seat, code == w.RIGHT)
        if place < 0:
            return Illegal("ski-tour-wax-gone", "ST-88", word=word)
        if code == w.RIGHT and place == rules_wax.outermost(race, seat, False):
            return Illegal("ski-tour-one-token", "ST-88", word=word)
        kind = race.wax[seat * w.ROW + place]
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
    if code == w.COUNT:
        return Illegal("ski-tour-unpaid", "ST-36", word=word)
    if w.TURN_BACK <= code < w.TOKEN:
        is_used = race.used[race.active] >> (code - w.TURN_BACK) & 1
        return Illegal("ski-tour-token-inside" if is_used else "ski-tour-token-unused", "ST-71", word=word)
    return None


def why_no_effect(race: Race, effect: int, word: str) -> Illegal:
    kind = race.waiting[0] - w.TAKING - w.BOXES
    card = race.terms.kinds[kind]
    if effect not in list(race.terms.effects[race.terms.effect_starts[kind] : race.terms.effect_starts[kind + 1]]):
        return Illegal("ski-tour-effect-other", "ST-80", word=word, card=card)
    before = race.clone()
    before.phase = w.AIM if race.aimed >= 0 else w.TAKE
    if not rules_wax.can_be_done(before, effect):
        return Illegal("ski-tour-effect-not-now", "ST-89", word=word)
    return Illegal("ski-tour-unpaid", "ST-36", word=word)


def why_not_aimed(race: Race, code: int, word: str) -> Illegal | None:
    if code == w.ENOUGH:
        return Illegal("ski-tour-shoot-on", "ST-25", word=word, shots=race.shots_left)
    if code in (w.LEFT, w.RIGHT, w.PRINTED) and race.aimed >= 0:
        return why_no_wax(race, code, word)
    if w.AIM_WITH <= code < w.TURN_BACK:
        if race.shots_left:
            return Illegal("ski-tour-no-heart-there", "ST-43", word=word)
        over = rules_range.unshot(race, race.active) == 0
        return Illegal("ski-tour-five-shots" if over else "ski-tour-no-shot-left", "ST-25", word=word)
    return Illegal("ski-tour-shoot-here", "ST-25", word=word) if code >= w.STEP else None


def why_not_there(race: Race, space: int, word: str) -> Illegal:
    """A space that the next step cannot lead to."""
    seat = race.actor
    here = race.space[seat]
    course = race.terms.course
    if space in list(rules_move.neighbours(race, here, race.may_side, race.misses[seat])):
        if race.phase == w.GLIDE:
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
